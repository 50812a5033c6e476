"""President at the table: cues and views give the same board, and nothing hidden is on it."""

from __future__ import annotations

import random

import pytest

from app.core.cards import STANDARD
from app.core.events import Dealt, HandDealt
from app.core.game import ALL_OPEN, AUDIENCE
from app.core.games.president import GAME
from app.core.games.president.actions import Play
from app.core.games.president.events import Gave, Revolution
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
    assert PRESENTER.companions(view, ["6d"]) == ["6c"]
    assert PRESENTER.companions(view, ["6d", "6h"]) == ()
    assert PRESENTER.companions(view, ["2s"]) == ()


def test_P4_whoever_leads_is_offered_the_whole_rank_of_a_first_card_only() -> None:
    match = Match(GAME, Options(), [Seat(n) for n in NAMES[:3]], None)
    match.next_round(STANDARD, 2)
    match.state.hands = [hand.split() for hand in ("5c 5d 5h 3c", "6c 6d", "Ac Ad")]
    view = match.view(0)
    assert PRESENTER.companions(view, ["5d"]) == ["5c", "5h"]
    assert PRESENTER.companions(view, ["5d", "5h"]) == ()
    assert PRESENTER.companions(match.view(1), ["6c"]) == (), "it is not its turn"


def test_P5_a_card_of_another_rank_is_chosen_in_place_of_the_others() -> None:
    view = follow().view(1)
    assert PRESENTER.mixes(view, ["6c"], "6d")
    assert not PRESENTER.mixes(view, ["6c"], "2s")
    assert not PRESENTER.mixes(view, ["6c", "6d"], "6h"), "two are wanted"
    assert PRESENTER.mixes(follow().view(2), ["Ac"], "Kh"), "a hand may be arranged at any time"


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


def test_P9_hands_are_sorted_in_the_order_in_force_and_turn_over_with_it() -> None:
    match = follow()
    view = match.view(1)
    cards = ["2s", "6h", "4d", "6c", "Ts"]
    assert PRESENTER.arranged(view, cards, "rank") == ["4d", "6c", "6h", "Ts", "2s"]
    match.state.reversed = True
    assert PRESENTER.arranged(match.view(1), cards, "rank") == ["2s", "Ts", "6c", "6h", "4d"]

    board = Board.of({hand(0): ["4d", "6c", "2s"], hand(1): ["6h", "4c"], hand(2): [HIDDEN] * 2})
    turn = PRESENTER.cue(Revolution(0, True), board, lambda seat: seat < 2)
    assert turn is not None
    board.play(turn)
    assert board.cards(hand(0)) == ("2s", "6c", "4d")
    assert board.cards(hand(1)) == ("6h", "4c"), "who arranged it otherwise finds it so"
    assert board.cards(hand(2)) == (HIDDEN, HIDDEN)


def test_P14_what_was_given_stands_in_its_place_or_at_the_right_end() -> None:
    def gave(held: str) -> tuple[str, ...]:
        board = Board.of({hand(0): held.split(), hand(1): [HIDDEN] * 5})
        cue = PRESENTER.cue(Gave(1, 0, 2, ("As", "7h"), True), board, lambda seat: seat == 0)
        assert cue is not None
        board.play(cue)
        return board.cards(hand(0))

    assert gave("3c 7d 2s") == ("3c", "7d", "7h", "As", "2s")
    assert gave("7d 3c 2s") == ("7d", "3c", "2s", "As", "7h")


def test_swept_cards_are_not_drawn() -> None:
    spots = set()
    for match, _ in playing(4, 9):
        spots |= set(PRESENTER.contents(match.view(0), {}))
    assert any(zone == GONE for zone, _ in spots)
