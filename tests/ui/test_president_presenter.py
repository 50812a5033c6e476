"""President at the table: cues and views give the same board, and nothing hidden is on it."""

from __future__ import annotations

import random

import pytest

from app.core.cards import STANDARD
from app.core.events import Dealt, HandDealt
from app.core.game import ALL_OPEN, AUDIENCE
from app.core.games.president import GAME
from app.core.games.president.actions import Play
from app.core.games.president.options import Options
from app.core.match import Match, Seat
from app.ui.games.president import MIDDLE, President
from app.ui.table import cues
from app.ui.table.board import GONE, HIDDEN, Board, hand
from app.ui.text.voice import Voice

NAMES = ("Ana", "Boris", "Ewa", "Jonas", "Vesna", "Petar")
PRESENTER = President()


def playing(seats: int, seed: int):
    """A match of two rounds, and after each step what was told in it."""
    rng = random.Random(seed)
    match = Match(GAME, Options(rounds=2), [Seat(n) for n in NAMES[:seats]], rng.randbytes(16))
    for _ in range(2):
        yield match, match.next_round()
        while match.to_act is not None:
            yield match, match.act(rng.choice(match.legal_actions()))


@pytest.mark.parametrize("watcher", [0, 2, AUDIENCE, ALL_OPEN])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_cues_and_view_give_the_same_board(seats: int, watcher: int) -> None:
    def sees(seat: int) -> bool:
        return watcher in (seat, ALL_OPEN)

    board = Board()
    for match, told in playing(seats, seats):
        events = [item.seen_by(watcher) for item in told]
        if any(isinstance(event, Dealt) for event in events):
            board = cues.undealt(len(STANDARD))
            board.play(cues.deal(board, events, lambda seat, cards: cards))
        for event in events:
            if not isinstance(event, Dealt | HandDealt):
                cue = PRESENTER.cue(event, board, sees)
                if cue is not None:
                    board.play(cue)
        view = match.view(watcher)
        wanted = {s: sorted(c) for s, c in PRESENTER.contents(view, {}).items() if c}
        assert {spot: sorted(cards) for spot, cards in board.contents().items()} == wanted
        if match.to_act is not None:
            shown = {c for s, cards in wanted.items() if s != hand(watcher) for c in cards}
            mine = set(view.hand)
            played = {card for _, cards in view.plays for card in cards}
            assert watcher == ALL_OPEN or shown - {HIDDEN} <= played | mine


def follow() -> Match:
    """Seat 1 has to beat a pair of fives."""
    hands = ["5c 5d 3c", "6c 6d 6h 7c 4d 2s", "Ac Ad Kh"]
    match = Match(GAME, Options(), [Seat(n) for n in NAMES[:3]], None)
    match.next_round(STANDARD, 2)
    match.state.hands = [hand.split() for hand in hands]
    match.act(Play(0, ("5c", "5d")))
    return match


def test_P5_cards_that_can_not_be_played_are_dim_and_a_pair_is_offered() -> None:
    view = follow().view(1)
    assert set(PRESENTER.dim(view)) == {"7c", "4d", "2s"}
    assert PRESENTER.companions(view, "6d") == ["6c"]
    assert PRESENTER.companions(view, "2s") == ()


def test_P5_a_play_is_brought_to_the_middle_or_onto_the_trick() -> None:
    view = follow().view(1)
    for target in (MIDDLE, ("trick", 0)):
        action = PRESENTER.action(view, ["6c", "6d"], hand(1), target)
        assert action == Play(1, ("6c", "6d"))


def test_P5_only_a_seat_that_can_not_play_passes_by_itself() -> None:
    match = follow()
    assert PRESENTER.forced(match.view(1), match.check) is None
    match.state.hands[1] = ["3d", "4d", "7c"]
    forced = PRESENTER.forced(match.view(1), match.check)
    assert forced is not None
    assert match.check(forced) is None


def test_P9_the_panel_tells_the_order_in_force_and_what_beats() -> None:
    match = follow()
    panel = PRESENTER.panel(match.view(1), (), Voice(NAMES[:3]))
    assert panel["ranks"][panel["toBeat"]] == "5"
    assert not panel["reversed"]
    match.state.reversed = True
    assert PRESENTER.panel(match.view(1), (), Voice(NAMES[:3]))["reversed"]


def test_swept_cards_are_not_drawn() -> None:
    spots = set()
    for match, _ in playing(4, 9):
        spots |= set(PRESENTER.contents(match.view(0), {}))
    assert any(zone == GONE for zone, _ in spots)
