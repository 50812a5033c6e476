"""Trying plans on the same worlds, with fewer plans and more worlds as it becomes clear."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from app.ai.games.rummy.rollout import ALWAYS, NEVER, play_out
from app.ai.token import Token
from app.core.games.rummy.masks import worth
from app.core.games.rummy.search import Known, World

Plan = Callable[[World], None]
"""Plays the first part of the seat's turn in a world."""

PRESSED = 4
"""A seat that holds melds back lays them once another has fewer cards than this."""
WIN = 15
"""What winning a round is worth beside its points."""
HOLDERS = 0.5
"""How likely it is that a seat that has laid nothing yet holds its melds back."""


@dataclass(slots=True)
class _Gain:
    """How much better than the first plan one was, world by world."""

    plan: int
    total: float = 0.0
    squares: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float:
        variance = self.squares / self.count - self.mean * self.mean
        return math.sqrt(max(variance, 0.0) / self.count)


def best_plan(
    known: Known,
    plans: Sequence[Plan],
    layers: set[int],
    rollouts: int,
    doubt: float,
    rng: Random,
    token: Token,
) -> int:
    """The place of the best plan in `plans`.

    It is the first one unless another gains more than `doubt` standard errors. `layers` are the
    seats known to lay their melds at once; `rollouts` is how many are spent in all.
    """
    alive = [_Gain(plan) for plan in range(1, len(plans))]
    stages = len(alive).bit_length()
    while alive:
        for _ in range(max(1, rollouts // stages // (len(alive) + 1))):
            world = known.sample(rng)
            holds = _holds(known, layers, rng)
            first = _value(world, plans[0], holds, known.seat, token)
            for gain in alive:
                more = _value(world, plans[gain.plan], holds, known.seat, token) - first
                gain.total += more
                gain.squares += more * more
                gain.count += 1
        alive.sort(key=lambda gain: -gain.mean)
        if len(alive) == 1:
            best = alive[0]
            return best.plan if best.mean > doubt * best.error else 0
        alive = alive[: (len(alive) + 1) // 2]
    return 0


def _holds(known: Known, layers: set[int], rng: Random) -> list[int]:
    """How long each seat may hold its melds back in one world."""
    holds = [
        rng.choice((ALWAYS, PRESSED)) if rng.random() < HOLDERS and seat not in layers else NEVER
        for seat in range(len(known.counts))
    ]
    holds[known.seat] = PRESSED
    return holds


def _value(world: World, plan: Plan, holds: Sequence[int], seat: int, token: Token) -> float:
    """Points won, or the winner's points shared among the losers as a loss."""
    token.check()
    played = world.copy()
    plan(played)
    winner = play_out(played, holds)
    points = sum(
        worth(hand, played.value) for other, hand in enumerate(played.hands) if other != winner
    )
    return WIN + points if winner == seat else -points / (len(holds) - 1)
