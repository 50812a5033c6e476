"""Hard: tries its moves in many worlds that agree with all it has seen."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.president.belief import Belief
from app.ai.games.president.duel import TooLong, winning_move
from app.ai.games.president.playout import Plan, keeping, playout
from app.ai.games.president.sight import Sight, lowest_loose
from app.ai.token import Token
from app.core.games.president.actions import Action
from app.core.games.president.search import GIVES, PASS, Move, World, gives, sample
from app.core.games.president.view import View

PLAYOUTS = 60
"""Games played to the end in one decision, over all moves, for each seat (of four at least)."""
LEAST = 6
"""Every share of them tries at least so many worlds."""
MARGIN = 0.7
"""A choice leaves when it trails by so much, times the seats, over the root of its worlds."""
CHECK_EVERY = 16
"""Playouts between two looks at the token: about a millisecond."""
FIRST_BONUS = 0.5
"""What being first is worth beside its points (P12), times the seats."""
OWN = (keeping(12, breaks=True, counts=True), keeping(11, counts=True))
"""How it may go on after a move: playing aces and breaking groups, or holding back."""
TOP = 11
"""From this strength on it thinks of leading a part of a group."""
FEW = 6
"""With so few cards it thinks of leading a part of any."""
GIFTS = 12
"""Choices of cards to give back that are tried."""

Steps = tuple[Move, ...]
"""A move, or the cards given back, one a step."""


@dataclass(frozen=True, slots=True)
class Hard:
    """Flat Monte Carlo by sequential halving over moves and what may follow them."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """The move with the best mean reward; `limit.worlds` counts playouts, roughly."""
        token.check()
        sight = Sight(view, legal)
        steps = _gifts(sight) if sight.giving else [(move,) for move in _moves(sight)]
        if len(steps) > 1 and (move := _won(view, token)):
            steps = [(move,)]
        best, reward = steps[0], 0.0
        if len(steps) > 1:
            choices = [Choice(one, plan) for one in steps for plan in OWN]
            search = Search(view, random.Random(seed), token)
            choice = search.best(choices, limit.worlds or PLAYOUTS * max(4, search.seats))
            best, reward = choice.steps, choice.mean
        reason = Reason("best_in_worlds", {"reward": round(reward, 2)})
        if sight.giving:
            return sight.give([rank for rank, _ in best], reason)
        return sight.play(best[0], reason)


def _won(view: View, token: Token) -> Move | None:
    """The move that wins when only two seats have cards, if there is one and it is found."""
    if sum(1 for hand in view.hands if hand.count) > 2:
        return None
    try:
        return winning_move(sample(view, random.Random(0)), token)
    except TooLong:
        return None


def _moves(sight: Sight) -> list[Move]:
    """The moves worth a thought: going out; a lead is a whole group, or a part of a strong one."""
    hand = sight.hand
    cards = sum(hand)
    if out := [move for move in sight.moves if move[1] == cards]:
        return out
    if sight.may_pass:
        return [*sight.moves, PASS]
    return [
        (rank, count)
        for rank, count in sight.moves
        if cards <= FEW or count == hand[rank] or sight.strength(rank) >= TOP
    ]


def _gifts(sight: Sight) -> list[Steps]:
    """What is worth a thought to give back: the cards below the middle, or the lowest there are."""
    hand = list(sight.hand)
    low = gives([held if rank < 8 else 0 for rank, held in enumerate(hand)], sight.giving)
    plain = tuple(sorted(lowest_loose(hand, sight.giving)))
    ranked = sorted({plain, *low}, key=lambda ranks: (ranks != plain, sum(ranks)))
    return [tuple((rank, GIVES) for rank in ranks) for ranks in ranked[:GIFTS]]


class Choice:
    """Steps, the plan after them, and the rewards so far."""

    __slots__ = ("count", "plan", "steps", "total")

    def __init__(self, steps: Steps, plan: Plan) -> None:
        self.steps = steps
        self.plan = plan
        self.total = 0.0
        self.count = 0

    @property
    def mean(self) -> float:
        """The mean reward."""
        return self.total / self.count if self.count else 0.0


class Search:
    """Worlds for one decision, each tried with every choice still in it."""

    def __init__(self, view: View, rng: random.Random, token: Token) -> None:
        self.seat = view.watcher
        self.seats = len(view.hands)
        self.token = token
        self.belief = Belief(view, rng)
        self.played = self.due = 0

    def best(self, choices: list[Choice], playouts: int) -> Choice:
        """The best of the choices: after each share of the playouts at least half of them leave."""
        shares = max(1, (len(choices) - 1).bit_length())
        while True:
            for _ in range(max(LEAST, playouts // shares // len(choices))):
                self._try(choices)
            choices.sort(key=lambda choice: -choice.mean)
            first = choices[0]
            hope = first.mean - MARGIN * self.seats / math.sqrt(first.count)
            last = len(choices) <= 2
            choices = [one for one in choices[: (len(choices) + 1) // 2] if one.mean >= hope]
            if last or all(one.steps == first.steps for one in choices):
                return first

    def _try(self, choices: list[Choice]) -> None:
        if self.played >= self.due:
            self.token.check()
            self.due = self.played + CHECK_EVERY
        world = self.belief.world()
        plans = self.belief.plans()
        for choice in choices:
            plans[self.seat] = choice.plan
            choice.total += self._reward(world.copy(), choice.steps, plans)
            choice.count += 1
        self.played += len(choices)

    def _reward(self, world: World, steps: Steps, plans: Sequence[Plan]) -> float:
        for step in steps:
            world.play(step)
        place = playout(world, plans).index(self.seat)
        return self.seats - place + (FIRST_BONUS * self.seats if place == 0 else 0.0)
