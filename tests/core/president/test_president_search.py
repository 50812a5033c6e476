"""The lean model of President for search plays by the rules; a sample holds what is known."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from app.core.games.president.actions import Give, Pass
from app.core.games.president.order import USUAL
from app.core.games.president.search import (
    PASS,
    RANKS,
    Knowledge,
    World,
    counts_in,
    counts_of,
    held_of,
    sample,
)
from app.core.games.president.state import Phase
from tests.bench_president import at_random, deals, greedily, rounds_a_second
from tests.core.president.positions import new_match, positions


def as_moves(action: Any) -> list[tuple[int, int]]:
    if isinstance(action, Pass):
        return [PASS]
    if isinstance(action, Give):
        return [(USUAL.index(card[0]), 0) for card in action.cards]
    return [(USUAL.index(action.cards[0][0]), len(action.cards))]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_model_plays_by_P4_to_P14(seats: int) -> None:
    rng = random.Random(seats)
    match = new_match(seats, seats, rounds=6, revolution=seats != 5)
    for number in range(6):
        if number:
            match.next_round()
        true_hands = [held_of(counts_of(hand)) for hand in match.state.hands]
        world = World(match.view(match.to_act), true_hands)
        while match.to_act is not None:
            assert world.to_act == match.to_act
            assert world.reversed == match.state.reversed
            legal = match.legal_actions()
            if match.state.phase is not Phase.GIVE:
                assert sorted(world.moves()) == sorted(as_moves(a)[0] for a in legal)
            action = rng.choice(legal)
            match.act(action)
            before, kept = world, [hand[:] for hand in world.hands]
            world = world.copy()
            for move in as_moves(action):
                world.play(move)
            assert before.hands == kept, "a copy is independent"
            hands = [counts_of(hand) for hand in match.state.hands]
            assert [counts_in(hand) for hand in world.hands] == hands
            assert world.left == [sum(hand) for hand in hands]
        assert world.over
        assert tuple(world.places) == match.results[-1].places


def test_a_world_begins_anywhere_in_a_round() -> None:
    for match in positions(24):
        hands = [held_of(counts_of(hand)) for hand in match.state.hands]
        world = World(match.view(match.to_act), hands)
        rng = random.Random(9)
        while not world.over:
            legal = match.legal_actions()
            action = rng.choice(legal)
            match.act(action)
            for move in as_moves(action):
                world.play(move)
        assert match.results[-1].places == tuple(world.places)


def test_a_sample_agrees_with_all_that_its_seat_knows() -> None:
    for match in positions(24):
        view = match.view(match.to_act)
        hands = [counts_in(hand) for hand in sample(view, random.Random(3)).hands]
        assert hands[view.watcher] == counts_of(view.hand)
        assert [sum(hand) for hand in hands] == [hand.count for hand in view.hands]
        known = Knowledge(view)
        unseen = counts_of(known.unseen)
        for rank in range(RANKS):
            dealt = [hand[rank] - held[rank] for hand, held in zip(hands, known.fixed, strict=True)]
            assert min(dealt) >= 0
            assert sum(dealt) == unseen[rank]


def test_P14_both_seats_know_the_cards_of_an_exchange() -> None:
    match = new_match(4, 3, rounds=2)
    rng = random.Random(4)
    while match.to_act is not None:
        match.act(rng.choice(match.legal_actions()))
    match.next_round()
    president, scum = match.results[0].places[0], match.results[0].places[-1]
    best = Knowledge(match.view(scum)).held[president]
    assert len(best) == 2
    given = next(give for give in match.legal_actions() if not best & set(give.cards))
    match.act(given)
    assert Knowledge(match.view(president)).held[scum] == set(given.cards)
    assert Knowledge(match.view(scum)).held[president] == best
    vice = match.results[0].places[1]
    assert not Knowledge(match.view(vice)).held[president]


@pytest.mark.parametrize(("play", "least"), [(at_random, 5000), (greedily, 7500)])
def test_the_model_plays_thousands_of_rounds_a_second(
    play: Callable[[World], list[int]], least: int
) -> None:
    assert rounds_a_second(play) > least / 3, "a third of the aim, for busy machines"


def test_random_rounds_of_the_benchmark_end_with_every_seat_in_its_place() -> None:
    for world in deals(50, random.Random(2)):
        assert sorted(at_random(world)) == [0, 1, 2, 3]
        assert world.left.count(0) == 3
