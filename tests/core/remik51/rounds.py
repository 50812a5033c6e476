"""Random rounds of `remik51` with much to lay."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import LayOff
from app.core.match import Match, Seat


def new_match(seed: int) -> Match:
    """A round of two to four seats in which opening is easy."""
    seats = 2 + seed % 3
    options = GAME.options(
        packs=1 if seats == 2 and seed % 2 else "auto",
        cut_joker=seed % 2 == 0,
        opening_points=30,
        pure_run_required=False,
    )
    names = [Seat(f"P{n}") for n in range(seats)]
    match = Match(GAME, options, names, seed.to_bytes(16, "big"))
    match.next_round()
    return match


def rounds(seeds: Iterable[int], actions: int = 250) -> Iterator[tuple[Match, random.Random]]:
    """Positions of random rounds, with a source of chance; who gets one may play on."""
    for seed in seeds:
        rng, match = random.Random(seed), new_match(seed)
        while match.to_act is not None and len(match.rounds[0].actions) < actions:
            yield match, rng
            if match.to_act is not None:
                match.act(any_action(match, rng))


def any_action(match: Match, rng: random.Random) -> Any:
    """A legal action, each kind as likely; now and then a lay-off of two cards."""
    legal = match.legal_actions()
    ends = [action for action in legal if isinstance(action, LayOff)]
    if ends and rng.random() < 0.5:
        one = rng.choice(ends)
        order = slice(None, None, -1 if one.end == "low" else 1)
        pairs = [(*one.cards, card)[order] for card in match.view(one.seat).hand]
        both = [LayOff(one.seat, one.meld, pair, one.end) for pair in dict.fromkeys(pairs)]
        fitting = [action for action in both if match.check(action) is None]
        if fitting:
            return rng.choice(fitting)
    kind = rng.choice(sorted({action.type for action in legal}))
    return rng.choice([action for action in legal if action.type == kind])
