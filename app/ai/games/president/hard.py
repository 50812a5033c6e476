"""Hard: tries its moves in many worlds that agree with all it has seen."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.president.playout import playout
from app.ai.games.president.sight import Sight, lowest_loose
from app.ai.token import Token
from app.core.games.president.actions import Action
from app.core.games.president.search import PASS, Knowledge, Move, World, gives, sample
from app.core.games.president.view import View

PLAYOUTS = 400
"""Games played to the end in one decision, over all moves."""
CHECK_EVERY = 8
"""Playouts between two looks at the token."""
FIRST_BONUS = 1.0
"""What being first is worth beside its points (P12)."""


@dataclass(frozen=True, slots=True)
class Hard:
    """Flat Monte Carlo by sequential halving; each world is tried with every move still in it."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """The move with the best mean reward; `limit.worlds` counts playouts."""
        token.check()
        sight = Sight(view, legal)
        if sight.giving:
            choices = [Choice(ranks) for ranks in _gifts(sight)]
        else:
            moves = [*sight.moves, PASS] if sight.may_pass else sight.moves
            choices = [Choice((move,)) for move in moves]
        if len(choices) > 1:
            search = Search(view, random.Random(seed), token)
            choices = search.halve(choices, limit.worlds or PLAYOUTS)
        best = choices[0].steps
        reason = Reason("best_in_worlds", {"reward": round(choices[0].mean, 2)})
        if sight.giving:
            return sight.give([step[0] for step in best], reason)
        return sight.play(best[0], reason)


def _gifts(sight: Sight) -> list[tuple[Move, ...]]:
    """What is worth a thought to give back: the cards below the middle, or the lowest there are."""
    hand = list(sight.hand)
    low = gives([held if rank < 8 else 0 for rank, held in enumerate(hand)], sight.giving)
    plain = tuple(sorted(lowest_loose(hand, sight.giving)))
    ranked = sorted({plain, *low}, key=lambda ranks: (ranks != plain, sum(ranks)))
    return [tuple((rank, 0) for rank in ranks) for ranks in ranked[:12]]


class Choice:
    """A move (or the cards given back, one step each) and its rewards so far."""

    __slots__ = ("count", "steps", "total")

    def __init__(self, steps: tuple[Move, ...]) -> None:
        self.steps = steps
        self.total = 0.0
        self.count = 0

    @property
    def mean(self) -> float:
        """The mean reward."""
        return self.total / self.count if self.count else 0.0


class Search:
    """Worlds for one decision."""

    def __init__(self, view: View, rng: random.Random, token: Token) -> None:
        self.view = view
        self.rng = rng
        self.token = token
        self.knowledge = Knowledge(view)
        self.played = 0

    def halve(self, choices: list[Choice], playouts: int) -> list[Choice]:
        """The choices that lasted, best first: half of them leave after each share of worlds."""
        steps = max(1, (len(choices) - 1).bit_length())
        while True:
            for _ in range(max(1, playouts // steps // len(choices))):
                self._try(choices)
            choices = sorted(choices, key=lambda choice: -choice.mean)
            if len(choices) <= 2:
                return choices
            choices = choices[: (len(choices) + 1) // 2]

    def _try(self, choices: list[Choice]) -> None:
        world = sample(self.view, self.rng, self.knowledge)
        for choice in choices:
            if self.played % CHECK_EVERY == 0:
                self.token.check()
            self.played += 1
            choice.total += self._reward(world.copy(), choice.steps)
            choice.count += 1

    def _reward(self, world: World, steps: Sequence[Move]) -> float:
        for step in steps:
            world.play(step)
        place = playout(world).index(self.view.watcher)
        return len(world.hands) - place + (FIRST_BONUS if place == 0 else 0.0)
