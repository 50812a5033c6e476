"""The players of President: legal, honest, the same for the same view; the model is true."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from app.ai.agent import Limit
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.president import LEVELS
from app.ai.games.president.hard import Hard
from app.ai.games.president.playout import playout
from app.ai.token import Cancelled, Token
from app.core.games.president import GAME
from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.options import Options
from app.core.games.president.order import USUAL
from app.core.games.president.search import PASS, RANKS, Knowledge, World, counts_of, sample
from app.core.games.president.state import Phase, State
from app.core.match import Match, Seat

PLAYERS = {**LEVELS, "greedy": GreedyClimber()}
every_player = pytest.mark.parametrize("name", list(PLAYERS))
FEW = Limit(worlds=30)


def new_match(seats: int, seed: int, **options: Any) -> Match:
    names = [Seat(f"P{n}") for n in range(seats)]
    match = Match(GAME, Options(**options), names, seed.to_bytes(16, "big"))
    match.next_round()
    return match


def decide(match: Match, name: str, seed: int = 1) -> Any:
    view = match.view(match.to_act)
    return PLAYERS[name].decide(view, match.legal_actions(), seed, FEW, Token())


def positions(count: int) -> Iterator[Match]:
    """Positions of first and second rounds, exchanges among them."""
    rng = random.Random(5)
    for number in range(count):
        match = new_match(3 + number % 4, number, rounds=3)
        for _ in range(rng.randrange(90)):
            if match.to_act is None:
                match.next_round()
            match.act(rng.choice(match.legal_actions()))
        if match.to_act is None:
            match.next_round()
        yield match


@every_player
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_plays_whole_matches_by_legal_actions(name: str, seats: int) -> None:
    match = new_match(seats, seats, rounds=2, revolution=seats != 4)
    rng = random.Random(seats)
    while not match.standing.over:
        if match.to_act is None:
            match.next_round()
        other = name if match.to_act % 2 == 0 else "easy"
        match.act(decide(match, other, rng.getrandbits(32)).action)
    assert len(match.results) == 2


def dealt_otherwise(match: Match, rng: random.Random) -> None:
    """Give the cards that the seat to act cannot place other hands; its view stays the same."""
    seat = match.to_act
    known = Knowledge(match.view(seat)).held
    hands = match.state.hands
    others = [other for other in range(len(hands)) if other != seat]
    hidden = [card for other in others for card in hands[other] if card not in known[other]]
    rng.shuffle(hidden)
    for other in others:
        hands[other] = [card if card in known[other] else hidden.pop() for card in hands[other]]


@every_player
def test_C7_decides_the_same_however_hidden_cards_lie(name: str) -> None:
    rng = random.Random(7)
    for match in positions(20):
        before, view = decide(match, name), repr(match.view(match.to_act))
        for _ in range(2):
            dealt_otherwise(match, rng)
            assert repr(match.view(match.to_act)) == view
            assert decide(match, name) == before


@pytest.mark.parametrize("name", list(LEVELS))
def test_stops_when_it_is_cancelled(name: str) -> None:
    match = new_match(4, 1)
    token = Token()
    token.cancel()
    with pytest.raises(Cancelled):
        LEVELS[name].decide(match.view(0), match.legal_actions(), 1, Limit(), token)


def test_hard_looks_at_the_token_while_it_searches() -> None:
    looks = 0

    class Counting(Token):
        def check(self) -> None:
            nonlocal looks
            looks += 1
            super().check()

    match = new_match(4, 1)
    Hard().decide(match.view(0), match.legal_actions(), 1, Limit(worlds=80), Counting())
    assert looks >= 8


def follow(*hands: str, played: str) -> Match:
    """Seat 0 has led `played` from a hand that is otherwise `hands[0]`; seat 1 is to act."""
    match = new_match(len(hands), 1)
    match.state = State(
        options=match.options,
        round=0,
        dealer=len(hands) - 1,
        totals=(0,) * len(hands),
        before=(),
        hands=[hand.split() for hand in hands],
        to_act=0,
        phase=Phase.LEAD,
    )
    match.state.hands[0] += played.split()
    match.act(Play(0, tuple(played.split())))
    return match


def test_easy_plays_the_lowest_that_is_allowed() -> None:
    match = follow("3c 4c", "6c 6d 9c Kd", "Ac Ad", played="5c")
    assert decide(match, "easy").action == Play(1, ("6c",))


def test_normal_keeps_pairs_and_twos() -> None:
    hands = ("3c 4c 4d 5d 6h 7h", "6c 6d 9c 3d 3h Jc Jd 2s", "Ac Ad 8c 8d Tc Th")
    assert decide(follow(*hands, played="5c"), "normal").action == Play(1, ("9c",))
    hands = ("3c 4c 4d 5d 6h 7h", "6c 6d 3d 3h Jc Jd 2s", "Ac Ad 8c 8d Tc Th")
    assert decide(follow(*hands, played="5c"), "normal").action == Pass(1)


def test_hard_plays_the_two_that_lets_it_go_out_next() -> None:
    match = follow("7d 4c 5d", "2s 3d", "Ac Ad", played="Kc")
    assert decide(match, "hard").action == Play(1, ("2s",))


def the_very_world(match: Match) -> World:
    """The true deal of a match as a world."""
    world = sample(match.view(match.to_act), random.Random(1))
    world.hands = [counts_of(hand) for hand in match.state.hands]
    return world


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
        world = the_very_world(match)
        while match.to_act is not None:
            assert world.to_act == match.to_act
            assert world.reversed == match.state.reversed
            legal = match.legal_actions()
            if match.state.phase is not Phase.GIVE:
                assert sorted(world.moves()) == sorted(as_moves(a)[0] for a in legal)
            action = rng.choice(legal)
            match.act(action)
            for move in as_moves(action):
                world.play(move)
            assert world.hands == [counts_of(hand) for hand in match.state.hands]
        assert world.over
        assert tuple(world.places) == match.results[-1].places


def test_a_sample_agrees_with_all_that_its_seat_knows() -> None:
    for match in positions(24):
        view = match.view(match.to_act)
        world = sample(view, random.Random(3))
        assert world.hands[view.watcher] == counts_of(view.hand)
        assert [sum(hand) for hand in world.hands] == [hand.count for hand in view.hands]
        known = Knowledge(view)
        for hand, held in zip(world.hands, known.fixed, strict=True):
            assert all(hand[rank] >= held[rank] for rank in range(RANKS))
        unseen = counts_of(known.unseen)
        dealt = [
            sum(h[r] - f[r] for h, f in zip(world.hands, known.fixed, strict=True))
            for r in range(RANKS)
        ]
        assert all(dealt[rank] <= unseen[rank] for rank in range(RANKS))


def test_a_playout_gives_every_seat_its_place() -> None:
    for match in positions(24):
        places = playout(the_very_world(match))
        assert sorted(places) == list(range(len(match.seats)))
        assert places[: len(match.state.places)] == match.state.places
