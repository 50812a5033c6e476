"""The search model of `rummy` plays by the same rules as the game."""

import random
from itertools import combinations

import pytest

from app.ai.games.rummy.laying import lay_all
from app.ai.games.rummy.rollout import NEVER, play_out
from app.core.cards import STANDARD
from app.core.games.rummy.actions import Discard, Draw, LayOff, Meld
from app.core.games.rummy.masks import (
    ALL,
    BIT,
    RANK,
    VALUES,
    all_melds,
    completes,
    mask,
    outs,
    partitions,
    worth,
)
from app.core.games.rummy.search import Known, World, sample
from app.core.match import Match
from app.core.melds import ACE_HIGH, is_meld, melds_in
from tests.ai.rummy_positions import new_match, options, played


def the_very_world(match: Match) -> World:
    """The search model of a round as it really lies, for the seat to act."""
    state, known = match.state, Known(match.view(match.to_act or 0))
    hidden = [
        BIT[card]
        for seat, hand in enumerate(state.hands)
        if seat != known.seat
        for card in hand
        if not BIT[card] & known.held[seat]
    ]
    return known.dealt([*hidden, *(BIT[card] for card in state.stock)])


def assert_same(world: World, match: Match) -> None:
    state = match.state
    assert world.hands == [mask(hand) for hand in state.hands]
    assert world.stock == [BIT[card] for card in state.stock]
    assert world.pile == [BIT[card] for card in state.discards]
    if match.to_act is None:
        result = state.result
        assert (world.ended_by, (world.winner,)) == (result.ended_by, result.winners)
        assert world.points() == result.points
        return
    assert world.winner == -1
    assert (world.turn, world.drawn) == (state.to_act, state.phase == "play")
    if world.drawn:
        legal = match.legal_actions()
        melds = {mask(action.cards) for action in legal if isinstance(action, Meld)}
        assert set(world.melds()) == melds
        lay_offs = {mask(action.cards) for action in legal if isinstance(action, LayOff)}
        assert world.lay_offs() == sum(lay_offs)
        discards = {BIT[action.card] for action in legal if isinstance(action, Discard)}
        assert world.discards() == sum(discards)


def follow(world: World, action: Draw | Meld | LayOff | Discard) -> None:
    match action:
        case Draw():
            world.draw(action.source)
        case Meld():
            world.meld(mask(action.cards))
        case LayOff():
            world.lay_off(mask(action.cards))
        case Discard():
            world.discard(BIT[action.card])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_model_plays_by_R6_to_R13(seats: int) -> None:
    """Random rounds with all options, from the deal and from the middle of the round."""
    for seed, chosen in enumerate(options()):
        match = new_match(seed, seats, chosen)
        chance = random.Random(seed)
        world = the_very_world(match)
        steps = 0
        while match.to_act is not None:
            legal = match.legal_actions()
            laying = [action for action in legal if action.type in ("meld", "lay_off")]
            action = chance.choice(laying or legal)
            match.act(action)
            follow(world, action)
            assert_same(world, match)
            steps += 1
            if steps % 25 == 0 and match.to_act is not None:
                world = the_very_world(match)
                assert_same(world, match)


def test_a_sample_agrees_with_all_that_the_view_shows() -> None:
    for seed in range(30):
        match = played(seed, 2 + seed % 3, 5 + 2 * seed)
        assert match.to_act is not None
        view = match.view(match.to_act)
        known = Known(view)
        for seat, hand in enumerate(match.state.hands):
            assert known.held[seat] & ~mask(hand) == 0
        world = sample(view, random.Random(seed))
        assert [hand.bit_count() for hand in world.hands] == [hand.count for hand in view.hands]
        assert world.hands[match.to_act] == mask(view.hand)
        assert len(world.stock) == view.stock
        for seat in range(len(view.hands)):
            assert world.hands[seat] & known.held[seat] == known.held[seat]
        table = mask(card for meld in view.melds for card in meld)
        everything = [*world.hands, *world.stock, *world.pile, table]
        assert sum(everything) == ALL


def test_a_card_taken_from_the_pile_is_known_until_it_is_played() -> None:
    match = new_match(3, 2)
    taker = match.to_act
    card = match.state.discards[-1]
    match.act(Draw(match.to_act, "discard"))
    other = next(c for c in match.state.hands[taker] if c != card)
    match.act(Discard(taker, other))
    assert Known(match.view(match.to_act)).held[taker] == BIT[card]


def test_samples_differ() -> None:
    view = played(1, 3, 8).view(0)
    rng = random.Random(0)
    assert len({tuple(sample(view, rng).hands) for _ in range(10)}) == 10


# The maths of masks


def rich_hands(count: int) -> list[tuple[str, ...]]:
    """Hands of one or two suits and few ranks, in which runs and sets share cards."""
    rng = random.Random(5)
    hands = []
    for _ in range(count):
        ranks = ACE_HIGH[(low := rng.randrange(9)) : low + 5]
        near = [card for card in STANDARD if card[0] in ranks]
        hands.append(tuple(rng.sample(near, rng.randrange(6, 12))))
    return hands


def test_all_melds_are_those_of_R3_and_R4() -> None:
    for hand in rich_hands(100):
        assert sorted(all_melds(mask(hand))) == sorted(map(mask, melds_in(hand, ACE_HIGH)))


def test_R12_the_best_laying_leaves_the_least_value() -> None:
    value = VALUES[1]
    for hand in rich_hands(150):
        whole = mask(hand)
        least = _least(whole, all_melds(whole), value)
        assert min(worth(whole & ~sum(way), value) for way in partitions(whole)) == least
        assert worth(lay_all(whole, 0, 0, value, keep_one=False).rest, value) <= least


def _least(hand: int, melds: list[int], value: dict[int, int]) -> int:
    best = worth(hand, value)
    for at, meld in enumerate(melds):
        if meld & ~hand == 0:
            best = min(best, _least(hand & ~meld, melds[at + 1 :], value))
    return best


def test_R9_with_discard_to_win_a_card_is_kept() -> None:
    value = VALUES[0]
    for hand in rich_hands(150):
        laying = lay_all(mask(hand), 0, 0, value, keep_one=True)
        assert laying.rest
        assert sum(laying.melds) + sum(laying.lay_offs) + laying.rest == mask(hand)
    run = lay_all(mask(("4c", "5c", "6c", "7c")), 0, 0, value, keep_one=True)
    assert (run.melds, run.rest) == ((mask(("4c", "5c", "6c")),), mask(("7c",)))


def test_outs_are_the_cards_that_make_a_new_meld_with_two_of_the_hand() -> None:
    for hand in rich_hands(60):
        expected = {
            card
            for card in STANDARD
            if card not in hand
            and any(is_meld((card, *pair), ACE_HIGH) for pair in combinations(hand, 2))
        }
        assert outs(mask(hand)) == mask(expected)
        assert {c for c in STANDARD if c not in hand and completes(BIT[c], mask(hand))} == expected


# Rollouts


def test_a_rollout_goes_out_when_it_can() -> None:
    world = the_very_world(new_match(1, 2))
    world.hands[world.turn] = mask(("4c", "5c", "6c", "9c", "9d", "9h", "9s", "2d"))
    world.drawn = True
    assert play_out(world.copy(), [0, 0]) == world.turn
    assert play_out(world.copy(), [NEVER, NEVER]) == world.turn


def test_R11_a_rollout_ends_with_the_stock() -> None:
    match = new_match(2, 3)
    world = the_very_world(match)
    world.stock = []
    hands = ("2c", "4d", "7h"), ("2d", "5s", "9h"), ("3c", "Ks", "8d")
    world.hands = [mask(hand) for hand in hands]
    world.pile = [BIT["Jd"]]
    assert play_out(world, [0] * 3) == 0


def test_a_rollout_always_ends() -> None:
    rng = random.Random(9)
    for seed, chosen in enumerate(options()):
        for seats in (2, 3, 4):
            known = Known(new_match(seed, seats, chosen).view(0))
            for _ in range(20):
                holds = [rng.choice((0, 4, NEVER)) for _ in range(seats)]
                world = known.sample(rng)
                assert play_out(world, holds) in range(seats)


def test_ranks_and_bits_cover_the_pack() -> None:
    assert mask(STANDARD) == ALL
    assert all(mask(c for c in STANDARD if c[0] == card[0]) == RANK[BIT[card]] for card in STANDARD)
