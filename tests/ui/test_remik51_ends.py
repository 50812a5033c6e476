"""Remik 51: cards that go to one end of a run, to the other, or to both at one stroke (K6, K13)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from app.core.cards import JOKER
from app.core.games.remik51 import melds
from app.core.games.remik51.actions import LayOff
from app.core.match import Match, Seat
from app.ui.games.remik51 import Remik51
from app.ui.games.remik51_ends import ends
from app.ui.table.board import hand, meld
from app.ui.table.controller import TableController
from tests.core.remik51.deals import deal, opening

REMIK = Remik51()
Jk = JOKER


def told(laid: str, cards: str) -> dict[str, str]:
    """The end that is meant → the run that comes of it."""
    run = laid.split()
    return {end: " ".join(way.to(run)) for end, way in ends(run, cards.split()).items()}


@pytest.mark.parametrize(
    ("laid", "cards", "found"),
    [
        ("5h 6h 7h", "8h 4h", {"low": "4h 5h 6h 7h 8h"}),
        ("5h 6h 7h", "9h 3h 4h 8h", {"low": "3h 4h 5h 6h 7h 8h 9h"}),
        ("5h 6h 7h", "3h Jk 8h", {"low": "3h Jk 5h 6h 7h 8h"}),
        ("5h 6h 7h", "3h Jk 9h Jk", {"low": "3h Jk 5h 6h 7h Jk 9h"}),
        ("5h 6h 7h", "Jk", {"low": "Jk 5h 6h 7h", "high": "5h 6h 7h Jk"}),
        ("5h 6h 7h", "4h Jk", {"low": "Jk 4h 5h 6h 7h", "high": "4h 5h 6h 7h Jk"}),
        ("5h 6h 7h", "4h 8h Jk", {"low": "Jk 4h 5h 6h 7h 8h", "high": "4h 5h 6h 7h 8h Jk"}),
        ("2h 3h 4h", "Ah 5h Jk", {"high": "Ah 2h 3h 4h 5h Jk"}),
        ("3h Jk 5h", "Ah 2h 6h", {"low": "Ah 2h 3h Jk 5h 6h"}),
        ("Th Jh Qh", "Kh Ah 9h", {"low": "9h Th Jh Qh Kh Ah"}),
        ("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "Ah Ah", {"low": "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th "
         "Jh Qh Kh Ah"}),
        ("5h 6h 7h", "4h 9h", {}),
        ("5h 6h 7h", "4h 8s", {}),
        ("5h 6h 7h", "4h 4h", {}),
        ("Qh Kh Ah", "Jh 2h", {}),
    ],
)  # fmt: skip
def test_K13_how_cards_fit_a_run(laid: str, cards: str, found: dict[str, str]) -> None:
    ways = told(laid, cards)
    if len(found) == 1:
        assert list(ways.values()) == list(found.values())
    else:
        assert ways == found


def test_K13_ends_agree_with_every_order_tried() -> None:
    """Of the hearts and two jokers any three cards, on two runs: found if and only if possible."""
    for laid in (("5h", Jk, "7h"), ("Jh", "Qh", Jk)):
        for cards in product(("3h", "4h", "8h", "9h", "Th", "Kh", "Ah", Jk), repeat=3):
            runs = {
                (*order[:cut], *laid, *order[cut:])
                for order in permutations(cards)
                for cut in range(4)
                if melds.run_start((*order[:cut], *laid, *order[cut:])) is not None
            }
            ways = [way.to(laid) for way in ends(laid, cards).values()]
            assert bool(ways) == bool(runs), (laid, cards)
            assert set(ways) <= runs


def opened(table: list[str], held: str) -> Match:
    """Ana has opened, plays against the computer and holds these cards."""
    match = deal("5c", "", "")
    match.seats = (Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "easy"))
    state = match.state
    state.opened[0] = state.opened_before = True
    state.hands[0] = held.split()
    state.melds = [tuple(laid.split()) for laid in table]
    state.owners = [1] * len(table)
    return match


def test_K13_one_act_of_the_player_is_two_of_the_record() -> None:
    match = opened(["5h 6h 7h"], "4h 8h 2s")
    act = REMIK.action(match.view(0), ["4h", "8h"], hand(0), meld(0))
    assert act.actions == (LayOff(0, 0, ("4h",), "low"), LayOff(0, 0, ("8h",), "high"))
    assert REMIK.means("lay_off", act)
    assert match.check_all(act.actions) is None
    assert match.state.melds == [("5h", "6h", "7h")], "a question changes nothing"
    assert match.state.hands[0] == ["4h", "8h", "2s"]
    assert REMIK.verdict(match.view(0), ["4h", "8h"]).good


def test_K11_both_ends_may_not_take_the_last_card_of_a_duty() -> None:
    """Each lay-off alone is legal; together they would leave nothing to discard."""
    match = opened(["5h 6h 7h"], "4h 8h")
    match.state.taken = "4h"
    match.state.opened_before = False
    act = REMIK.action(match.view(0), ["4h", "8h"], hand(0), meld(0))
    assert all(match.check(one) is None for one in act.actions)
    assert match.check_all(act.actions).code == "keep_one_to_discard"


@pytest.fixture
def ai_pace() -> str:
    """Computer players take their time."""
    return "slow"


def put_on(table: TableController, qtbot: Any) -> Match:
    """A match on the table in which Ana has just opened."""
    match = deal("5h 6h 7h Qs Ks As Jc Qc Kc 4h 8h 2s 3c 9d 6s", "", "")
    match.seats = (Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "easy"))
    match.act(opening(0, "5h 6h 7h", "Qs Ks As", "Jc Qc Kc"))
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    return match


def test_both_ends_are_taken_back_and_done_again_at_one_stroke(
    table: TableController, qtbot: Any
) -> None:
    match = put_on(table, qtbot)

    def done(command: str) -> tuple[str, ...]:
        table.command(command)
        qtbot.waitUntil(lambda: not table.busy)
        laid = match.state.melds[0] if match.state.melds else ()
        assert table._flow.stage.board.contents().get(meld(0), ()) == laid
        return laid

    board = table._flow.stage.board
    for card in ("4h", "8h"):
        table._acting.toggle(board.find(hand(0), [card])[0])
    short, long = ("5h", "6h", "7h"), ("4h", "5h", "6h", "7h", "8h")
    assert done("lay_off") == long
    assert len(match.rounds[-1].actions) == 3
    assert done("undo") == short
    assert {"4h", "8h"} <= set(match.state.hands[0])
    assert done("redo") == long
    assert done("undo") == short
    assert done("undo") == ()


def test_another_match_knows_nothing_of_what_was_done_at_one_stroke(
    table: TableController, qtbot: Any
) -> None:
    put_on(table, qtbot)
    for card in ("4h", "8h"):
        table._acting.toggle(table._flow.stage.board.find(hand(0), [card])[0])
    table.command("lay_off")
    match = put_on(table, qtbot)
    low = LayOff(0, 0, ("4h",), "low")
    match.act(low)
    table.open(match, {})
    table.command("undo")
    table.command("redo")
    assert match.rounds[-1].actions[1:] == [low]
