"""How hard imagines President: playouts by plans, worlds as likely as what was seen."""

import math
import random
from collections import Counter
from itertools import combinations

import pytest

from app.ai.agent import Limit
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.president import LEVELS
from app.ai.games.president.belief import Belief
from app.ai.games.president.playout import CLIMBER, KEEPER, keeping, playout
from app.ai.token import Token
from app.core.games.president.actions import Pass, Play
from app.core.games.president.search import RANKS, World, counts_in, counts_of, held_of, rank_of
from app.core.games.president.state import Phase
from app.core.match import Match
from tests.core.president.positions import new_match, positions, set_up


def true_world(match: Match) -> World:
    return World(match.view(match.to_act), [held_of(counts_of(h)) for h in match.state.hands])


def test_a_playout_is_what_the_greedy_climber_and_normal_would_play() -> None:
    """Climbers and keepers end a round just as these two players do in a match."""
    players = [GreedyClimber(), LEVELS["normal"]]
    for number in range(120):
        rng = random.Random(number)
        match = new_match(3 + number % 4, number, revolution=number % 5 > 0)
        for _ in range(rng.choice((0, 0, 10, 30))):
            if match.to_act is not None:
                match.act(rng.choice(match.legal_actions()))
        if match.to_act is None:
            continue
        kinds = [rng.randrange(2) for _ in match.seats]
        places = playout(true_world(match), [(CLIMBER, KEEPER)[kind] for kind in kinds])
        while (seat := match.to_act) is not None:
            view, legal = match.view(seat), match.legal_actions()
            match.act(players[kinds[seat]].decide(view, legal, 1, Limit(), Token()).action)
        assert tuple(places) == match.results[-1].places


def test_a_playout_gives_every_seat_its_place() -> None:
    """From exchanges too, and it keeps the places that are taken."""
    for match in positions(24):
        plans = [keeping(12, breaks=True, counts=True)] * len(match.seats)
        places = playout(true_world(match), plans)
        assert sorted(places) == list(range(len(match.seats)))
        assert places[: len(match.state.places)] == match.state.places


@pytest.mark.parametrize("turned", [False, True])
def test_who_counts_leads_the_sure_winner_first(turned: bool) -> None:
    """With a sure winner and one other group it goes out first; else another does."""
    own, other, third = "Kc Kd 3c", "7c", "Jc Td"
    if turned:
        own, other, third = "5c 5d Ac", "Tc", "Jc Qd"
    counting, plain = (
        playout(
            true_world(set_up(own, other, third, turned=turned)),
            [plan, CLIMBER, CLIMBER],
        )
        for plan in (keeping(12, counts=True), CLIMBER)
    )
    assert (counting[0], plain[0]) == (0, 1)


def test_worlds_of_a_belief_agree_with_all_that_is_known() -> None:
    for match in positions(24):
        view = match.view(match.to_act)
        belief = Belief(view, random.Random(3))
        for _ in range(3):
            world = belief.world()
            hands = [counts_in(hand) for hand in world.hands]
            assert hands[view.watcher] == counts_of(view.hand)
            assert [sum(hand) for hand in hands] == world.left
            out = counts_of([card for hand in match.state.hands for card in hand])
            assert [sum(hand[rank] for hand in hands) for rank in range(RANKS)] == out


def held_by(match: Match, seat: int, ranks: range, size: int = 0) -> float:
    """How many groups (of that size) of these ranks a hand has on average, as is believed."""
    belief = Belief(match.view(match.to_act), random.Random(1))
    wanted = sum(1 << rank for rank in ranks)
    groups = 0
    for _ in range(200):
        hand = belief.world().hands[seat]
        groups += sum((hand[n] & wanted).bit_count() for n in range(1, 5) if size in (0, n))
    return groups / 200


def test_a_lead_tells_that_lower_ranks_lack() -> None:
    match = new_match(6, 5)
    match.act(next(a for a in match.legal_actions() if a.cards[0][0] == "8"))
    lower = range(5)
    assert held_by(match, 0, lower) < 0.5 * held_by(match, 2, lower)


def test_a_pass_tells_that_higher_ranks_lack() -> None:
    match = new_match(6, 5)
    match.act(next(a for a in match.legal_actions() if a.cards[0][0] == "8"))
    for seat in range(1, 5):
        before = held_by(match, seat, range(6, 11), 1)
        match.act(Pass(seat))
        assert held_by(match, seat, range(6, 11), 1) < 0.5 * before


def test_P14_who_gave_the_best_away_is_believed_poorer() -> None:
    """To those who did not see the cards; who got them is believed richer."""
    match = new_match(5, 8, rounds=2)
    rng = random.Random(8)
    while match.to_act is not None:
        match.act(rng.choice(match.legal_actions()))
    match.next_round()
    places = match.results[0].places
    while match.state.phase is Phase.GIVE:
        match.act(match.legal_actions()[-1])
    belief = Belief(match.view(places[2]), random.Random(1))
    high = dict.fromkeys(places, 0)
    for _ in range(300):
        for seat, hand in enumerate(belief.world().hands):
            high[seat] += sum(counts_in(hand)[10:])
    first, second, _, fourth, last = (high[seat] for seat in places)
    assert last < fourth < second
    assert last < 0.6 * first


def test_who_throws_an_ace_early_is_believed_to_hold_nothing_back() -> None:
    hands = ("3c 9c Tc 7d 6d 5s 5h 4s", "4c Ac 8c 8h Kd Qd 6h 6s", "5c 5d 7c 7h Jh Js 2d 4d")
    match = set_up(*hands)
    match.act(Play(0, ("9c",)))
    match.act(Play(1, ("Ac",)))
    keeps = Belief(match.view(2), random.Random(1)).keeps
    assert keeps[1] < 0.2
    assert keeps[1] < keeps[0] < 0.5, "who sit together often play alike"


@pytest.mark.parametrize("number", [0, 2])
def test_the_chain_gives_worlds_as_often_as_their_costs_say(number: int) -> None:
    """Against all deals of a small ending, each weighed by what it costs."""
    match = new_match(3, number)
    easy = LEVELS["easy"]
    while sum(len(hand) for hand in match.state.hands) > 12 or match.to_act != 0:
        view, legal = match.view(match.to_act), match.legal_actions()
        match.act(easy.decide(view, legal, 1, Limit(), Token()).action)
    belief = Belief(match.view(0), random.Random(2))
    unseen = [rank_of(card) for hand in match.state.hands[1:] for card in hand]
    weights: Counter[tuple[int, ...]] = Counter()
    for chosen in combinations(range(len(unseen)), len(match.state.hands[1])):
        hands = [
            [rank for at, rank in enumerate(unseen) if (at in chosen) == first]
            for first in (True, False)
        ]
        cost = sum(
            belief.costs[seat][rank][hand.count(rank)]
            for seat, hand in enumerate(hands, 1)
            for rank in range(RANKS)
        )
        weights[tuple(sorted(hands[0]))] += math.exp(-cost)
    total = sum(weights.values())
    assert max(weights.values()) > 5 * total / len(weights), "what was seen matters"
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        counts = counts_in(belief.world().hands[1])
        found[tuple(rank for rank in range(RANKS) for _ in range(counts[rank]))] += 1
    for deal, weight in weights.items():
        assert found[deal] / 4000 == pytest.approx(weight / total, abs=0.04)
