"""What `president`'s hard player believes of the hidden hands: worlds as likely as what was seen.

Worlds come from a chain of exchanged cards (Metropolis) that shuns what the evidence makes dear.
"""

import math
import random

from app.ai.games.president.evidence import acts_of, costs_of, keeping_of
from app.ai.games.president.playout import CLIMBER, KEEPER, Plan
from app.core.games.president.search import RANKS, Knowledge, World, held_of
from app.core.games.president.view import View

BURN_IN = 1000
"""Exchanges tried before the first world."""
PER_CARD = 2
"""Exchanges tried between two worlds, for each hidden card."""


class Belief:
    """Worlds for the seat to act, and the plans by which the others seem to play."""

    def __init__(self, view: View, rng: random.Random) -> None:
        self.view = view
        self.rng = rng
        known = Knowledge(view)
        acts = acts_of(view, known)
        self.keeps = keeping_of(view, known, acts)
        """How likely each seat holds cards back."""
        self.costs = costs_of(view, acts, self.keeps)
        self.steps = BURN_IN
        deal = known.deal(rng)
        self.ranks = [rank for ranks in deal for rank in ranks]
        self.owners = [seat for seat, ranks in enumerate(deal) for _ in ranks]
        self.loose = [[ranks.count(rank) for rank in range(RANKS)] for ranks in deal]
        self.counts = [
            [a + b for a, b in zip(fixed, loose, strict=True)]
            for fixed, loose in zip(known.fixed, self.loose, strict=True)
        ]
        self.start = World(view, [held_of(counts) for counts in self.counts])
        self.still = len(set(self.owners)) < 2

    def world(self) -> World:
        """The next world of the chain."""
        if not self.still:
            self._exchange(self.steps)
            self.steps = PER_CARD * len(self.ranks)
        return self.start.copy()

    def plans(self) -> list[Plan]:
        """How each seat may play."""
        draw = self.rng.random
        return [KEEPER if draw() < chance else CLIMBER for chance in self.keeps]

    def _exchange(self, steps: int) -> None:
        ranks, owners, loose, costs = self.ranks, self.owners, self.loose, self.costs
        draw, size = self.rng.random, len(self.ranks)
        for _ in range(steps):
            i, j = int(draw() * size), int(draw() * size)
            a, b, one, other = ranks[i], ranks[j], owners[i], owners[j]
            if a == b or one == other:
                continue
            mine, theirs = loose[one], loose[other]
            my_a, my_b = costs[one][a], costs[one][b]
            their_a, their_b = costs[other][a], costs[other][b]
            change = my_a[mine[a] - 1] - my_a[mine[a]] + my_b[mine[b] + 1] - my_b[mine[b]]
            change += their_a[theirs[a] + 1] - their_a[theirs[a]]
            change += their_b[theirs[b] - 1] - their_b[theirs[b]]
            if change > 0 and draw() >= math.exp(-change):
                continue
            ranks[i], ranks[j] = b, a
            self._swap(one, a, b)
            self._swap(other, b, a)

    def _swap(self, seat: int, less: int, more: int) -> None:
        loose, counts, hand = self.loose[seat], self.counts[seat], self.start.hands[seat]
        loose[less] -= 1
        loose[more] += 1
        held = counts[less]
        hand[held] ^= 1 << less
        hand[held - 1] ^= 1 << less
        counts[less] = held - 1
        held = counts[more]
        hand[held] ^= 1 << more
        hand[held + 1] ^= 1 << more
        counts[more] = held + 1
