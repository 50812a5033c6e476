"""Playing the cues gives the table that a view gives; and it holds nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from app.core.cards import STANDARD
from app.core.events import Dealt, HandDealt
from app.core.game import ALL_OPEN, AUDIENCE, Told
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.games import PRESENTERS
from app.ui.table import cues
from app.ui.table.board import DISCARD, STOCK, Board, hand
from app.ui.table.hands import Hands
from app.ui.table.scene import card_rows

GAME = GAMES["rummy"]
RUMMY = PRESENTERS["rummy"]


def random_round(seats: int, number: int) -> Iterator[tuple[Match, list[Told]]]:
    """A round of random legal acts; the deal and each act with what they told."""
    rng = random.Random(number)
    players = [Seat(f"P{seat}") for seat in range(seats)]
    match = Match(GAME, GAME.options(), players, number.to_bytes(16, "big"))
    yield match, match.next_round()
    while match.to_act is not None:
        actions = match.legal_actions()
        laid = [action for action in actions if action.type in ("meld", "lay_off")]
        yield match, match.act(rng.choice(laid or actions))


def seen_hand(watcher: int, seat: int) -> bool:
    return watcher in (seat, ALL_OPEN)


def play(board: Board, told: list[Told], watcher: int, hands: Hands) -> None:
    events = [item.seen_by(watcher) for item in told]
    if any(isinstance(event, Dealt) for event in events):
        board.play(cues.deal(board, events, lambda _, cards: sorted(cards)))
    for event in events:
        if isinstance(event, Dealt | HandDealt):
            continue
        cue = RUMMY.cue(event, board, lambda seat: seen_hand(watcher, seat))
        if cue is not None:
            board.play(cue)
    for spot in list(board.spots):
        if spot[0] == "hand" and seen_hand(watcher, spot[1]):
            hands.remember(spot[1], board.cards(spot))


@pytest.mark.parametrize("watcher", [0, 1, AUDIENCE, ALL_OPEN])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C6_a_view_gives_the_table_that_the_cues_give(seats: int, watcher: int) -> None:
    for number in range(4):
        board, hands = cues.undealt(len(STANDARD)), Hands()
        for match, told in random_round(seats, number):
            play(board, told, watcher, hands)
            view = match.view(watcher)
            contents = RUMMY.contents(view, hands.held(view))
            rebuilt = {spot: tuple(cards) for spot, cards in contents.items() if cards}
            assert board.contents() == rebuilt
            assert sorted(board.faces) == list(range(52))


@pytest.mark.parametrize("watcher", [0, AUDIENCE])
def test_C6_no_row_holds_a_card_that_the_watcher_may_not_see(watcher: int) -> None:
    board, hands = cues.undealt(len(STANDARD)), Hands()
    for match, told in random_round(3, 7):
        play(board, told, watcher, hands)
        view = match.view(watcher)
        if match.to_act is None:
            continue
        known = {*view.hand, *view.discards[-2:], *(c for meld in view.melds for c in meld)}
        rows = card_rows(board, hand(watcher), (), (), (), None, (), {}, {})
        assert len(rows) == 52
        for row in rows:
            assert row.code in known | {""}
            assert bool(row.name) == bool(row.code)
            if row.zone == "stock" or (row.zone == "hand" and row.owner != watcher):
                assert row.code == ""


def test_C6_tokens_tell_nothing_of_the_deal() -> None:
    """The same deal gives other tokens each time, and the order of dealing does not show."""
    orders = set()
    for _ in range(5):
        board = cues.undealt(52)
        orders.add(tuple(board.spots[STOCK]))
        assert board.spots[STOCK] != sorted(board.spots[STOCK])
    assert len(orders) == 5


def test_C2_the_deal_goes_round_from_the_left_of_the_dealer() -> None:
    match, told = next(random_round(3, 1))
    board = cues.undealt(52)
    events = [item.seen_by(AUDIENCE) for item in told]
    cue = cues.deal(board, events, lambda _, cards: cards)
    first = (match.rounds[0].dealer + 1) % 3
    owners = [move.spot[1] for move in cue.moves[:-1]]
    assert owners == [(first + at) % 3 for at in range(30)]
    assert cue.moves[-1].spot == DISCARD


def test_a_board_that_becomes_another_keeps_the_cards_that_stay() -> None:
    board = Board.of({STOCK: ["", ""], hand(0): ["As", "Kd", "2c"], DISCARD: ["5h"]})
    kept = dict(zip(board.cards(hand(0)), board.spots[hand(0)], strict=True))
    after = board.become({STOCK: ["", ""], hand(0): ["2c", "As"], DISCARD: ["5h", "Kd"]})
    assert after.contents() == {STOCK: ("", ""), hand(0): ("2c", "As"), DISCARD: ("5h", "Kd")}
    assert after.spots[hand(0)] == [kept["2c"], kept["As"]]
    assert after.spots[DISCARD][1] == kept["Kd"]
    assert after.spots[STOCK] == board.spots[STOCK]
