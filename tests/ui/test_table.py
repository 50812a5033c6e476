"""The table without a window: whose hand is seen, whose turn it is, what is refused and why."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from app.core.cards import STANDARD
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.table.controller import TableController

ANA, BORIS, EWA = Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa")


def rummy(*seats: Seat, first: int = 0, **options: Any) -> Match:
    """A match of rummy in which this seat acts first."""
    game = GAMES["rummy"]
    for number in range(100):
        match = Match(game, game.options(**options), seats, number.to_bytes(16, "big"))
        match.next_round()
        if match.to_act == first:
            return match
    raise AssertionError


def faces(table: TableController, seat: int) -> list[str]:
    rows = [r for r in table.display.card_rows.rows if r.zone == "hand" and r.owner == seat]
    return [row.code for row in sorted(rows, key=lambda row: row.slot)]


def test_one_person_sees_its_hand_and_no_curtain(table: TableController, qtbot: Any) -> None:
    match = rummy(ANA, BORIS)
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    assert table.curtainName == ""
    assert sorted(faces(table, 0)) == sorted(match.view(0).hand)
    assert set(faces(table, 1)) == {""}


def test_between_two_people_the_curtain_comes_before_the_hand(
    table: TableController, qtbot: Any
) -> None:
    match = rummy(ANA, EWA)
    table.open(match, {})
    assert table.curtainName == "Ana"
    assert {*faces(table, 0), *faces(table, 1)} == {""}
    table.openCurtain()
    qtbot.waitUntil(lambda: not table.busy)
    assert sorted(faces(table, 0)) == sorted(match.view(0).hand)
    assert set(faces(table, 1)) == {""}
    table.command("draw")
    card = next(row for row in table.display.card_rows.rows if row.code == faces(table, 0)[0])
    table.clickCard(card.token)
    table.command("discard")
    qtbot.waitUntil(lambda: table.curtainName == "Ewa")
    assert {*faces(table, 0), *faces(table, 1)} == {""}
    table.openCurtain()
    qtbot.waitUntil(lambda: not table.busy)
    assert sorted(faces(table, 1)) == sorted(match.view(1).hand)
    assert set(faces(table, 0)) == {""}
    assert table.display.bottomSeat == 1


def test_computer_players_alone_play_a_match_and_all_hands_lie_open(
    table: TableController, qtbot: Any
) -> None:
    match = rummy(BORIS, Seat("Iva", "ai", "easy"), Seat("Jonas", "ai", "normal"), target_score=10)
    table.roundOver.connect(table.nextRound, Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(table.matchOver, timeout=60_000):
        table.open(match, {})
        assert "" not in faces(table, 1)
    assert match.standing.over
    assert table.matchResult["rows"][0]["winner"] is True


def test_R6_refusals_come_with_their_reason(table: TableController, qtbot: Any) -> None:
    table.open(rummy(ANA, BORIS), {})
    qtbot.waitUntil(lambda: not table.busy)
    said: list[str] = []
    table.refused.connect(lambda line, *_: said.append(line))
    table.command("discard")
    table.command("draw")
    table.command("meld")
    table.command("discard")
    table.command("lay_off")
    assert said == [
        "Draw a card first.",
        "A meld needs at least three cards.",
        "Select one card to discard.",
        "There is no meld on the table yet.",
    ]


def test_sorting_goes_round_suit_rank_melds(table: TableController, qtbot: Any) -> None:
    table.open(rummy(ANA, BORIS), {})
    qtbot.waitUntil(lambda: not table.busy)
    by_suit = faces(table, 0)
    table.command("sort")
    assert faces(table, 0) == by_suit
    table.command("sort")
    ranks = [card[0] for card in faces(table, 0)]
    assert ranks == sorted(ranks, key="23456789TJQKA".index)
    table.command("sort")
    table.command("sort")
    assert faces(table, 0) == by_suit


def test_a_match_goes_on_with_the_hand_as_it_was_held(table: TableController, qtbot: Any) -> None:
    match = rummy(ANA, BORIS)
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    table.command("draw")
    table.command("sort")
    table.command("sort")
    held, hands = faces(table, 0), table.hands()
    table.open(match, {}, hands)
    assert faces(table, 0) == held


def test_what_is_taken_back_returns_to_its_places(table: TableController, qtbot: Any) -> None:
    match = rummy(ANA, BORIS)
    deck = ["9h", "2c", "3s", "4h", "8h", "5d", "Kd", "6c", "Th", "7c", "2d", "8c", "4s", "9c"]
    match.rounds.clear()
    match.next_round([*deck, *(card for card in STANDARD if card not in deck)])
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    table.command("draw")
    qtbot.waitUntil(lambda: not table.busy)
    before = faces(table, 0)
    for code in ("8h", "9h", "Th"):
        table.clickCard(next(r.token for r in table.display.card_rows.rows if r.code == code))
    table.command("meld")
    qtbot.waitUntil(lambda: not table.busy)
    assert len(faces(table, 0)) == 5
    table.command("undo")
    assert faces(table, 0) == before


def test_R11_a_click_on_the_empty_stock_ends_the_round(table: TableController, qtbot: Any) -> None:
    match = rummy(ANA, EWA)
    while match.view(0).stock:
        draw = next(a for a in match.legal_actions() if a.source == "stock")
        match.act(draw)
        match.act(next(a for a in match.legal_actions() if a.type == "discard"))
    table.open(match, {})
    table.openCurtain()
    qtbot.waitUntil(lambda: not table.busy)
    with qtbot.waitSignal(table.roundOver):
        table.clickPlace("stock", 0)
    assert match.rounds[0].result.ended_by == "stock"


def test_one_may_leave_while_cards_fly(table: TableController, qtbot: Any) -> None:
    table.started.disconnect(table.finish)
    match = rummy(ANA, BORIS)
    table.open(match, {})
    assert table.busy
    table.leave()
    table.attend(False)
    table.attend(True)
    table.started.connect(table.finish, Qt.ConnectionType.QueuedConnection)
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    assert sorted(faces(table, 0)) == sorted(match.view(0).hand)


def test_nobody_acts_while_nobody_looks(table: TableController, qtbot: Any) -> None:
    match = rummy(BORIS, Seat("Iva", "ai", "easy"))
    table.attend(False)
    table.open(match, {})
    qtbot.wait(100)
    assert match.rounds[0].actions == []
    table.attend(True)
    qtbot.waitUntil(lambda: len(match.rounds[0].actions) > 2)


def test_asking_for_the_next_round_twice_deals_one(table: TableController, qtbot: Any) -> None:
    match = rummy(ANA, BORIS, target_score=1000)
    while match.to_act is not None:
        match.act(match.legal_actions()[0])
    table.open(match, {})
    for _ in range(3):
        table.nextRound()
    assert len(match.rounds) == 2
    table.close()
    table.nextRound()
