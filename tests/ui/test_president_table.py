"""President at the table without a window: choosing cards, passing by itself, what stays secret."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from app.core.cards import STANDARD, Card
from app.core.games.president import GAME
from app.core.games.president.actions import Play
from app.core.games.president.events import Gave
from app.core.games.president.options import Options
from app.core.match import Match, Seat
from app.ui.table.board import hand
from app.ui.table.controller import TableController
from app.ui.text import cards as card_names

ANA, EWA = Seat("Ana"), Seat("Ewa")
BORIS, JONAS, VESNA = (Seat(name, "ai", "easy") for name in ("Boris", "Jonas", "Vesna"))


@pytest.fixture
def ai_pace() -> str:
    """Computer players take their time."""
    return "slow"


def stacked(*hands: str, dealer: int = 2) -> list[Card]:
    """A pack that deals cards beginning with these to three seats, the last one dealing."""
    rest = iter([card for card in STANDARD if card not in " ".join(hands)])
    wanted = [iter(cards.split()) for cards in hands]
    seats = [(dealer + 1 + at) % len(hands) for at in range(len(STANDARD))]
    return [next(wanted[seat], None) or next(rest) for seat in seats]


def dealt(*hands: str, seats: tuple[Seat, ...] = (ANA, BORIS, JONAS)) -> Match:
    match = Match(GAME, Options(rounds=3), seats, bytes(16))
    match.next_round(stacked(*hands))
    return match


def seated(table: TableController, match: Match, qtbot: Any, **save: Any) -> None:
    table.open(match, save)
    qtbot.waitUntil(lambda: not table.busy)


def chosen(table: TableController) -> str:
    return " ".join(sorted(row.code for row in table.display.card_rows.rows if row.selected))


def click(table: TableController, cards: str) -> str:
    """Click cards one after the other; what is selected then."""
    for card in cards.split():
        (row,) = [row for row in table.display.card_rows.rows if row.code == card]
        table.clickCard(row.token)
    return chosen(table)


def press(table: TableController, cards: str) -> str:
    """The same with the keys."""
    for card in cards.split():
        held = table._flow.stage.board.cards(hand(0))
        table.key("first")
        for _ in range(held.index(card)):
            table.key("right")
        table.key("select")
    return chosen(table)


@pytest.mark.parametrize("choose", [click, press])
@pytest.mark.parametrize(
    ("clicks", "selected"),
    [
        ("6d", "6c 6d 6h"),
        ("6d 6h", "6d 6h"),
        ("6d 6h 6c", "6c 6d 6h"),
        ("6d 6d", "6d"),
        ("6d 6d 6d", ""),
        ("6d 6h 6h", "6d"),
        ("6d 9s", "9h 9s"),
        ("9h 9s", "9h 9s"),
        ("9h 9s 6c", "6c 6d 6h"),
    ],
)
def test_P4_leading_the_first_card_offers_its_rank_and_the_second_makes_a_pair(
    table: TableController, qtbot: Any, choose: Any, clicks: str, selected: str
) -> None:
    seated(table, dealt("6c 6d 6h 9h 9s", "", ""), qtbot)
    hand_of_ana(table, "6c 6d 6h 9h 9s 3c")
    assert choose(table, clicks) == selected


def hand_of_ana(table: TableController, cards: str, to_beat: str = "") -> None:
    """Let Ana hold just these, with this to beat."""
    match = table._flow.match
    assert match is not None
    state = match.state
    state.hands[0] = cards.split()
    if to_beat:
        state.plays.append((2, tuple(to_beat.split())))
        state.phase = "follow"
    table._flow._see()
    table._flow.stage.set(table._flow.stage.board.of(table._flow._contents()))
    table.retell()


@pytest.mark.parametrize("choose", [click, press])
@pytest.mark.parametrize(
    ("clicks", "selected"),
    [
        ("6d", "6c 6d"),
        ("6d 6c", "6c 6d"),
        ("6d 6h", "6d 6h"),
        ("6d 6h 6c", "6c 6d"),
        ("6d 6d", ""),
        ("6d 6h 6h", "6d"),
        ("6d 9s", "9h 9s"),
        ("6d 3c", "3c"),
        ("3c 6h", "6c 6h"),
        ("Ts", "Ts"),
    ],
)
def test_P5_following_a_pair_the_second_card_is_offered_until_another_is_clicked(
    table: TableController, qtbot: Any, choose: Any, clicks: str, selected: str
) -> None:
    seated(table, dealt("6c 6d 6h 9h 9s", "", ""), qtbot)
    hand_of_ana(table, "3c 6c 6d 6h 9h 9s Ts", "5c 5d")
    assert choose(table, clicks) == selected


def test_P5_a_single_is_changed_for_another_by_a_click(table: TableController, qtbot: Any) -> None:
    seated(table, dealt("6c 6d 6h 9h 9s", "", ""), qtbot)
    hand_of_ana(table, "6c 6d 9h", "5c")
    assert click(table, "6c") == "6c"
    assert click(table, "6d") == "6d"
    assert click(table, "9h") == "9h"
    assert click(table, "9h") == ""


def drag(table: TableController, card: str) -> bool:
    """Drag a card to the middle; whether it stays there."""
    (row,) = [row for row in table.display.card_rows.rows if row.code == card]
    assert table.beginDrag(row.token)
    return bool(table.drop("middle", 0, 0))


def test_P5_a_card_that_is_dragged_to_a_pair_takes_its_companion_along(
    table: TableController, qtbot: Any
) -> None:
    match = dealt("6c 6d 6h 9h 9s", "", "")
    seated(table, match, qtbot)
    hand_of_ana(table, "3c 6c 6d 9h 9s Ts", "5c 5d")
    (row,) = [row for row in table.display.card_rows.rows if row.code == "9s"]
    assert table.beginDrag(row.token)
    (place,) = [row for row in table.display.place_rows.rows if row.zone == "middle"]
    assert place.target, "it glows"
    assert table.drop("middle", 0, 0)
    assert match.rounds[-1].actions == [Play(0, ("9s", "9h"))]


def test_P4_a_card_that_is_dragged_to_lead_goes_alone(table: TableController, qtbot: Any) -> None:
    match = dealt("6c 6d 6h 9h 9s", "", "")
    seated(table, match, qtbot)
    assert drag(table, "9s")
    assert match.rounds[-1].actions == [Play(0, ("9s",))]


def test_P5_a_dragged_card_that_can_not_be_played_comes_back_with_its_reason(
    table: TableController, qtbot: Any
) -> None:
    seated(table, dealt("6c 6d 6h 9h 9s", "", ""), qtbot)
    hand_of_ana(table, "3c 3d 9h Ts", "5c 5d")
    said: list[str] = []
    table.refused.connect(lambda line, spoken, zone, number: said.append(spoken))
    assert not drag(table, "3c")
    assert not drag(table, "9h")
    assert said == ["Play exactly 2 card(s), or pass."] * 2


def test_a_dragged_card_is_moved_in_the_hand_alone(table: TableController, qtbot: Any) -> None:
    seated(table, dealt("6c 6d 6h 9h 9s", "", ""), qtbot)
    hand_of_ana(table, "3c 6c 6d 9h", "5c 5d")
    board = table._flow.stage.board
    rest = [card for card in board.cards(hand(0)) if card != "6c"]
    (token,) = board.find(hand(0), ["6c"])
    assert table.beginDrag(token)
    assert table.drop("hand", 0, 3)
    assert list(table._flow.stage.board.cards(hand(0))) == [*rest, "6c"]


# For the ear


def test_the_trick_and_the_order_in_force_are_told(table: TableController, qtbot: Any) -> None:
    heard: list[str] = []
    table.told.connect(heard.append)
    seated(table, dealt("", "", ""), qtbot)
    table.command("where")
    assert "The trick, nothing played yet." in heard[-1]
    hand_of_ana(table, "3c 6c 6d", "5c 5d")
    table.command("where")
    assert "The trick, to beat: five of clubs, five of diamonds." in heard[-1]
    assert table._flow.match is not None
    table._flow.match.state.reversed = True
    hand_of_ana(table, "3c 6c 6d")
    table.command("where")
    assert "The trick in the reversed order, to beat: five of clubs" in heard[-1]


def test_P7_P9_P14_what_came_of_the_own_play_is_announced(
    table: TableController, qtbot: Any
) -> None:
    heard: list[str] = []
    table.announced.connect(heard.append)
    seated(table, dealt("7c 7d 7h 7s", "", ""), qtbot)
    hand_of_ana(table, "7c 7d 7h 7s")
    click(table, "7c")
    table.command("play")
    assert heard[-1] == "Revolution: the order is reversed. Ana has place 1: President."


# Passing by itself


def test_passes_are_kept_for_the_save_and_come_back_with_it(
    table: TableController, qtbot: Any
) -> None:
    kept: list[list[int]] = []
    table.acted.connect(lambda: kept.append(table.passes()))
    seated(table, dealt("", "", ""), qtbot)
    table.command("auto_pass")
    assert kept[-1] == [0]
    table.command("auto_pass")
    assert kept[-1] == []
    seated(table, dealt("", "", ""), qtbot, auto_pass=[0])
    assert table.passes() == [0]
    (act,) = [row for row in table.display.act_rows.rows if row.command == "auto_pass"]
    assert act.text == "Auto-pass on"


@pytest.mark.parametrize("kept", [[1, 2, 7], "0", None, {"0": True}, [None, "0", 1.5]])
def test_what_a_save_keeps_of_passes_is_for_people_only(
    table: TableController, qtbot: Any, kept: Any
) -> None:
    seated(table, dealt("", "", ""), qtbot, auto_pass=kept)
    assert table.passes() == []


def test_P5_a_pass_for_whoever_can_not_play_is_made_as_soon_as_it_is_asked_for(
    table: TableController, qtbot: Any
) -> None:
    match = dealt("3c", "2c", "4c 2d")
    for action in (Play(0, ("3c",)), Play(1, ("2c",))):
        match.act(action)
    match.act(match.legal_actions()[0])
    assert match.to_act == 0
    seated(table, match, qtbot)
    table.command("auto_pass")
    assert match.rounds[-1].actions[-1].seat == 0


def test_P7_several_people_who_are_out_are_offered_to_skip_too(
    table: TableController, qtbot: Any
) -> None:
    match = Match(GAME, Options(), (ANA, BORIS, EWA, JONAS), bytes(16))
    match.next_round()
    while match.to_act is not None and not {0, 2} <= set(match.state.places):
        plays = match.legal_actions()
        match.act(plays[-1] if match.to_act in (0, 2) else plays[0])
    assert match.to_act is not None
    seated(table, match, qtbot)
    offered = [row.command for row in table.display.act_rows.rows]
    assert offered == ["play_out", "skip_round"]


# The exchange, and hands that lie open


def second_round(*seats: Seat) -> tuple[Match, dict[int, set[Card]]]:
    """The second round of a match before anybody gave back; seat → the cards that it gave."""
    match = Match(GAME, Options(rounds=3), seats, bytes(16))
    match.next_round()
    while match.to_act is not None:
        match.act(match.legal_actions()[-1])
    match.next_round()
    told = match.view(-2).history
    return match, {e.seat: set(e.cards or ()) for e in told if isinstance(e, Gave)}


@pytest.mark.parametrize("people", list(itertools.product([False, True], repeat=4)))
def test_P14_the_exchange_is_secret_from_the_others(
    table: TableController, qtbot: Any, people: tuple[bool, ...]
) -> None:
    """Neither the scene, nor what is announced, nor the answer to “where am I” tells it."""
    names = ("Ana", "Boris", "Ewa", "Jonas")
    seats = [Seat(n) if p else Seat(n, "ai", "easy") for n, p in zip(names, people, strict=True)]
    match, gave = second_round(*seats)
    heard: list[str] = []
    table.announced.connect(heard.append)
    table.told.connect(heard.append)
    seated(table, match, qtbot)
    if table.curtainName:
        table.openCurtain()
        qtbot.waitUntil(lambda: not table.busy)
    table.command("where")
    me = table._flow.watcher
    if me == -2:
        return
    givers = {match.results[0].places[-1]: match.results[0].places[0]}
    givers[match.results[0].places[-2]] = match.results[0].places[1]
    shown = {row.code for row in table.display.card_rows.rows}
    rows = " ".join(
        f"{row.last} {row.spoken} {row.note} {row.summary}" for row in table.display.seat_rows.rows
    )
    told = str(dict(table.display.panel)) + rows + " ".join(heard)
    for giver, cards in gave.items():
        if me in (giver, givers[giver]):
            continue
        for card in cards - set(match.view(me).hand if me >= 0 else ()):
            assert card not in shown
            assert card_names.name(card) not in told
            assert f"{{{card}}}" not in told


@pytest.mark.parametrize("seats", [(ANA, BORIS, JONAS), (ANA, EWA, JONAS)])
def test_P14_what_was_given_back_is_new_until_one_acts(
    table: TableController, qtbot: Any, seats: tuple[Seat, ...]
) -> None:
    """Also where the others have played before one may look."""
    match = Match(GAME, Options(rounds=3), seats, bytes(16))
    match.next_round()
    while match.to_act is not None:
        acts = match.legal_actions()
        match.act(acts[0] if match.to_act == 0 else acts[-1])
    assert match.results[0].places[-1] == 0
    match.next_round()
    given = set(match.legal_actions()[0].cards)
    while match.to_act != 0:
        match.act(match.legal_actions()[0])
    seated(table, match, qtbot)
    if table.curtainName:
        table.openCurtain()
        qtbot.waitUntil(lambda: not table.busy)
    rows = table.display.card_rows.rows
    assert {row.code for row in rows if row.mark == "new"} == given
    table.command("pass")
    assert not any(row.mark for row in rows)


def test_P14_whoever_watches_all_sees_sorted_hands_after_the_exchange(
    table: TableController, qtbot: Any
) -> None:
    seats = tuple(Seat(n, "ai", "easy") for n in ("Ana", "Boris", "Ewa", "Jonas"))
    match, _ = second_round(*seats)
    seated(table, match, qtbot)
    qtbot.waitUntil(lambda: not table.busy)
    presenter = table._flow.presenter
    view = match.view(-2)
    for seat in range(4):
        cards = list(table._flow.stage.board.cards(hand(seat)))
        assert cards == presenter.arranged(view, cards, "rank")


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("opened_again", [False, True])
def test_P8_the_last_hand_lies_open_and_sorted_in_the_order_in_force(
    table: TableController, qtbot: Any, turned: bool, opened_again: bool
) -> None:
    match = dealt("", "", "")
    if not opened_again:
        seated(table, match, qtbot)
    state = match.state
    state.hands = [[], ["9c"], ["Kd", "3h", "2s", "Th"]]
    state.places, state.to_act, state.reversed = [0], 1, turned
    if opened_again:
        match.act(Play(1, ("9c",)))
        seated(table, match, qtbot)
    else:
        table._flow._see()
        table._flow.stage.set(table._flow.stage.board.of(table._flow._contents()))
        table._flow.act(Play(1, ("9c",)))
    qtbot.waitUntil(lambda: not table.busy)
    assert match.to_act is None
    order = ("2s", "Kd", "Th", "3h") if turned else ("3h", "Th", "Kd", "2s")
    assert table._flow.stage.board.cards(hand(2)) == order
