"""Positions of `rummy` for the tests of its players."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from app.ai.agent import Limit
from app.ai.agents import agent
from app.ai.token import Token
from app.core.games.rummy import GAME
from app.core.games.rummy.options import Options
from app.core.match import Match, Seat

FEW = Limit(worlds=12)


def options() -> Iterator[Options]:
    """Every mix of the options that change a round."""
    for to_win, ace, taken in product((False, True), repeat=3):
        yield Options(discard_to_win=to_win, ace_high=ace, discard_taken_card=taken)


def new_match(seed: int, seats: int, chosen: Options | None = None) -> Match:
    match = Match(
        GAME,
        chosen or Options(),
        [Seat(f"P{seat}", "ai", "easy") for seat in range(seats)],
        random.Random(seed).randbytes(16),
    )
    match.next_round()
    return match


def decide(match: Match, level: str, seed: int, limit: Limit = FEW) -> Any:
    """The action that the level chooses now."""
    assert match.to_act is not None
    view, legal = match.view(match.to_act), match.legal_actions()
    return agent("rummy", level).decide(view, legal, seed, limit, Token()).action


def played(seed: int, seats: int, actions: int) -> Match:
    """A round after some actions of normal players; dealt again where it ends before that."""
    match = new_match(seed, seats)
    for step in range(actions):
        match.act(decide(match, "normal", step))
        if match.to_act is None:
            match.next_round()
    return match
