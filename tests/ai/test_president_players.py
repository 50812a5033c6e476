"""The players of President: legal, honest, the same for the same view, each beats the one below."""

import random
from typing import Any

import pytest

from app.ai.agent import Agent, Limit
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.president import LEVELS
from app.ai.games.president.hard import Hard
from app.ai.token import Cancelled, Token
from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.search import Knowledge
from app.core.match import Match
from tests.core.president.positions import new_match, positions, set_up

PLAYERS = {**LEVELS, "greedy": GreedyClimber()}
every_player = pytest.mark.parametrize("name", list(PLAYERS))
FEW = Limit(worlds=30)


def decide(match: Match, name: str, seed: int = 1) -> Any:
    view = match.view(match.to_act)
    return PLAYERS[name].decide(view, match.legal_actions(), seed, FEW, Token())


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
    Hard().decide(match.view(0), match.legal_actions(), 1, Limit(worlds=400), Counting())
    assert looks >= 20


def follow(*hands: str, played: str) -> Match:
    """Seat 0 has led `played` from a hand that is otherwise `hands[0]`; seat 1 is to act."""
    match = set_up(f"{hands[0]} {played}", *hands[1:])
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


def test_hard_takes_the_lead_with_a_sure_winner_and_goes_out() -> None:
    match = set_up("2c 2d 3c", "7c", "Jc Td")
    assert decide(match, "hard").action in (
        Play(0, ("2c", "2d")),
        Play(0, ("2c",)),
    )


def test_hard_gives_back_what_it_can_spare() -> None:
    match = new_match(4, 3, rounds=2)
    rng = random.Random(4)
    while match.to_act is not None:
        match.act(rng.choice(match.legal_actions()))
    match.next_round()
    given = decide(match, "hard").action
    assert isinstance(given, Give)
    assert all(card[0] in "3456789T" for card in given.cards)


class Unwatched(Token):
    """Nobody waits for the decision, so it need not make room for other threads."""

    def check(self) -> None:
        pass


def mean_place(better: str, worse: str, deals: int) -> float:
    """Of one of the first among three of the second, from 1; each deal in all rotations."""
    places = 0
    for number in range(deals * 4):
        deal, own = divmod(number, 4)
        match = new_match(4, 1000 + deal)
        rng = random.Random(number)
        while (seat := match.to_act) is not None:
            player: Agent = PLAYERS[better if seat == own else worse]
            view, legal = match.view(seat), match.legal_actions()
            limit = Limit(worlds=120)
            match.act(player.decide(view, legal, rng.getrandbits(32), limit, Unwatched()).action)
        places += match.results[0].places.index(own) + 1
    return places / (deals * 4)


def test_normal_beats_easy() -> None:
    assert mean_place("normal", "easy", deals=30) < 2.5 - 0.2


def test_hard_beats_normal() -> None:
    assert mean_place("hard", "normal", deals=6) < 2.5 - 0.2
