"""What a view tells of the hidden cards, against the rules in random rounds (C6)."""

import random
from collections import Counter

import pytest

from app.core.game import ALL_OPEN
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Return
from app.core.games.remik51.search import Known, sample
from app.core.match import Match, Seat
from tests.core.remik51.deals import Discard, Draw, deal, opening, play, swap


def check(match: Match, watcher: int, rng: random.Random) -> None:
    """What is known is true, and a sampled world could be this one."""
    view, hands = match.view(watcher), [hand.cards for hand in match.view(ALL_OPEN).hands]
    known = Known(view)
    for seat, hand in enumerate(hands):
        assert not known.held[seat] - Counter(hand)
    stock = Counter(match.state.stock)
    if known.shuffled is not None:
        assert not stock - known.shuffled
    if known.bottom is not None:
        assert match.state.stock[0] == known.bottom
    world = known.sample(rng)
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in hands]
    assert sorted(world.hands[watcher]) == sorted(hands[watcher])
    assert len(world.stock) == view.stock
    hidden = Counter(card for hand in hands for card in hand) + stock
    assert Counter(card for pile in (*world.hands, world.stock) for card in pile) == hidden


@pytest.mark.parametrize("seed", range(8))
def test_C6_what_a_view_tells_is_true_and_a_world_agrees_with_it(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 3
    options = {"packs": 1} if seats == 2 else {}
    match = Match(
        GAME,
        GAME.options(
            cut_joker=seed % 2 == 0, opening_points=30, pure_run_required=False, **options
        ),
        [Seat(f"P{n}") for n in range(seats)],
        seed.to_bytes(16, "big"),
    )
    match.next_round()
    for _ in range(300):
        if match.to_act is None:
            break
        legal = match.legal_actions()
        kind = rng.choice(sorted({action.type for action in legal}))
        match.act(rng.choice([action for action in legal if action.type == kind]))
        if match.to_act is not None and rng.random() < 0.3:
            check(match, rng.randrange(seats), rng)


def test_K14_swapped_jokers_are_known_until_they_are_laid() -> None:
    match = deal("Td Jd Qd 5h Jk 7h 9c 9h 9s 6h", "")
    play(match, opening(0, "Td Jd Qd", "9c 9h 9s", "5h Jk 7h"), swap(0, 2, "6h"))
    assert Known(match.view(1)).held[0] == Counter(["Jk"])
    assert "Jk" in sample(match.view(1), random.Random(1)).hands[0]
    play(match, Discard(0, "Jk"))
    assert not Known(match.view(1)).held[0]


def test_K12_what_a_seat_took_back_is_known() -> None:
    match = deal("9d", "Qh Kh Ah 7c 7d 7s")
    play(match, Discard(0, "9d"), Draw(1, "discard"), opening(1, "Qh Kh Ah", "7c 7d 7s"), Return(1))
    known = Known(match.view(0)).held[1]
    assert known == Counter(["Qh", "Kh", "Ah", "7c", "7d", "7s"])


def test_K15_after_a_reshuffle_the_stock_is_what_went_into_it() -> None:
    match = Match(GAME, GAME.options(packs=1), [Seat("A"), Seat("B")], bytes(16))
    match.next_round()
    play(match, Discard(match.to_act, match.view(match.to_act).hand[0]))
    for _ in range(30):
        seat = match.to_act
        play(match, Draw(seat, "stock"))
        play(match, Discard(seat, match.view(seat).hand[-1]))
    assert match.view(0).reshuffles == 1
    known = Known(match.view(0))
    assert known.shuffled is not None
    for seed in range(20):
        assert not Counter(known.sample(random.Random(seed)).stock) - known.shuffled
