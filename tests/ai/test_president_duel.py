"""Two seats left in President: hard knows who wins, as trying every course of the round does."""

import random

import pytest

from app.ai.agent import Limit
from app.ai.games.president import LEVELS
from app.ai.games.president.duel import TooLong, winning_move
from app.ai.token import Token
from app.core.games.president.search import sample
from app.core.match import Match
from tests.core.president.positions import new_match


def duel(number: int, cards: int) -> Match:
    """A round played at random until two seats hold at most so many cards together."""
    rng = random.Random(number)
    while True:
        match = new_match(3 + number % 4, rng.randrange(10**6), revolution=number % 3 > 0)
        while match.to_act is not None:
            hands = match.state.hands
            two = sum(1 for hand in hands if hand) == 2
            if two and sum(map(len, hands)) <= cards and len(match.legal_actions()) > 1:
                return match
            match.act(rng.choice(match.legal_actions()))


def wins(match: Match, seat: int) -> bool:
    """Whether the seat is out before the other if both play their best, by trying everything."""
    if match.to_act is None:
        return match.results[-1].places[-2] == seat
    mine = match.to_act == seat
    for action in match.legal_actions():
        match.act(action)
        won = wins(match, seat)
        match.undo()
        if won == mine:
            return mine
    return not mine


@pytest.mark.parametrize("number", range(24))
def test_a_duel_is_won_just_if_every_course_says_so(number: int) -> None:
    match = duel(number, 7)
    seat = match.to_act
    view, legal = match.view(seat), match.legal_actions()
    move = winning_move(sample(view, random.Random(0)), Token())
    assert (move is not None) == wins(match, seat)
    if move is not None:
        match.act(LEVELS["hard"].decide(view, legal, 1, Limit(worlds=1), Token()).action)
        assert wins(match, seat)


def test_both_outcomes_were_tried() -> None:
    found = set()
    for number in range(24):
        match = duel(number, 7)
        found.add(
            winning_move(sample(match.view(match.to_act), random.Random(0)), Token()) is not None
        )
    assert found == {True, False}


def test_a_duel_of_too_many_ways_is_left_unsolved() -> None:
    match = duel(1, 7)
    with pytest.raises(TooLong):
        winning_move(sample(match.view(match.to_act), random.Random(0)), Token(), plays=0)
