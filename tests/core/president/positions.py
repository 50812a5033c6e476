"""Matches and positions of President for the tests of its model and players."""

import random
from collections.abc import Iterator
from typing import Any

from app.core.games.president import GAME
from app.core.games.president.options import Options
from app.core.games.president.state import Phase, State
from app.core.match import Match, Seat


def new_match(seats: int, seed: int, **options: Any) -> Match:
    """A match whose first round is dealt."""
    names = [Seat(f"P{n}") for n in range(seats)]
    match = Match(GAME, Options(**options), names, seed.to_bytes(16, "big"))
    match.next_round()
    return match


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


def set_up(*hands: str, turned: bool = False) -> Match:
    """A round that begins with these hands; seat 0 leads."""
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
    match.state.reversed = turned
    return match
