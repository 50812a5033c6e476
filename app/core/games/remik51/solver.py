"""The best melds to lay from a hand with jokers, exact (K4–K8)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf

from app.core.cards import JOKER, Card, in_pack_order
from app.core.games.remik51 import melds as meld
from app.core.games.remik51.patterns import Pattern, patterns

Melds = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Laying:
    """Melds, what they are worth (K7), and the penalty that the hand loses by them (K16)."""

    melds: Melds
    points: int
    shed: int


@dataclass(frozen=True, slots=True)
class Demand:
    """What the melds must come to together: an opening (K8), or nothing."""

    points: int = 0
    pure_run: bool = False
    keep: int = 0
    """Cards to leave in the hand at least."""


NOTHING = Demand()


def solve(
    hand: Iterable[Card], penalty: Callable[[Card], int], demand: Demand = NOTHING
) -> Laying | None:
    """Of the melds that meet the demand those that shed the most penalty; None where none do.

    Of equal ones it is always the same, whatever the order of `hand`. The penalty of a natural must
    be above 0; that of a joker may be 0 or below: a price for laying it, paid only where it helps.
    """
    return _search(hand, penalty, demand).run()


def solve_or_most(
    hand: Iterable[Card], penalty: Callable[[Card], int], demand: Demand
) -> tuple[Laying, bool]:
    """The best that meets the demand, or else the best that need not; and whether it is met."""
    search = _search(hand, penalty, demand)
    found = search.run()
    return (found, True) if found is not None else (search.run_freely(), False)


def _search(hand: Iterable[Card], penalty: Callable[[Card], int], demand: Demand) -> "_Search":
    cards = in_pack_order(hand)
    naturals = [card for card in cards if card != JOKER]
    return _Search(naturals, len(cards) - len(naturals), penalty, demand)


_Choice = tuple[int, int, int, int, int, Pattern]
"""Of a pattern: mask, guard, jokers, points, penalty shed; and itself."""
_Found = tuple[tuple[Pattern, ...], tuple[int, ...], int]
"""Patterns, the further jokers of each, and the points of all."""
_Weights = list[tuple[int, int, float]]
"""Of each card: its bit, what it can add, and the jokers that it costs at the least."""
_TINY = 1e-6


class _Search:
    """Decides the cards from the first on: each in a meld that it begins, or in none.

    A branch is left when even the best that its cards could give is too little: each card adds its
    worth for the share of jokers that its cheapest meld costs, as long as jokers last.
    """

    def __init__(
        self,
        hand: Sequence[Card],
        jokers: int,
        penalty: Callable[[Card], int],
        demand: Demand,
    ) -> None:
        self.demand = demand
        self.jokers = jokers
        self.size = len(hand) + jokers
        self.joker_penalty = penalty(JOKER)
        self.best = -inf
        self.found: _Found | None = None
        self.chosen: list[Pattern] = []
        equals: dict[Card, int] = {}
        for at, card in enumerate(hand):
            equals[card] = equals.get(card, 0) | 1 << at
        self.equals = {1 << at: equals[card] for at, card in enumerate(hand)}
        self._prepare(hand, penalty)

    def _prepare(self, hand: Sequence[Card], penalty: Callable[[Card], int]) -> None:
        every = patterns(hand, self.jokers)
        self.pure = [pattern.mask for pattern in every if pattern.pure]
        self.melding = 0
        self.begin: dict[int, list[_Choice]] = {}
        sheds = {1 << at: penalty(card) for at, card in enumerate(hand)}
        shares: dict[int, float] = {}
        for pattern in every:
            mask, guard, needed, points, *_ = pattern
            self.melding |= mask
            share = needed / mask.bit_count()
            shed = needed * self.joker_penalty
            left = mask
            while left:
                bit = left & -left
                left ^= bit
                shed += sheds[bit]
                if share < shares.get(bit, inf):
                    shares[bit] = share
            choice = (mask, guard, needed, points, shed, pattern)
            self.begin.setdefault(mask & -mask, []).append(choice)
        for choices in self.begin.values():
            choices.sort(key=lambda choice: (choice[2], -choice[4]))
        self.by_shed = _cheapest_first([(bit, sheds[bit], shares[bit]) for bit in shares])
        values = {1 << at: meld.most_value(card) for at, card in enumerate(hand)}
        self.by_points = _cheapest_first([(bit, values[bit], shares[bit]) for bit in shares])

    def run(self) -> Laying | None:
        """The best laying, or None where the demand cannot be met."""
        if not self.demand.points and not self.demand.pure_run:
            return self.run_freely()
        self._decide(self.melding, self.jokers, 0, 0, not self.demand.pure_run)
        return None if self.found is None else self._laying(*self.found)

    def run_freely(self) -> Laying:
        """The best laying, whatever it is worth."""
        self.demand = Demand(keep=self.demand.keep)
        self.best, self.found = 0, ((), (), 0)
        self._decide(self.melding, self.jokers, 0, 0, True)
        return self._laying(*self.found)

    def _laying(self, chosen: Sequence[Pattern], counts: Sequence[int], points: int) -> Laying:
        melds = [p.with_jokers(count) for p, count in zip(chosen, counts, strict=True)]
        return Laying(_joined(melds), points, int(self.best))

    def _decide(self, cards: int, jokers: int, points: int, shed: int, pure: bool) -> None:
        most = shed + jokers * max(0, self.joker_penalty) + _most(self.by_shed, cards, jokers)
        if most < self.best + 1 - _TINY:
            return
        if points < self.demand.points:
            most = points + jokers * meld.HIGHEST + _most(self.by_points, cards, jokers)
            if most < self.demand.points - _TINY:
                return
        if not pure and not any(mask & cards == mask for mask in self.pure):
            return
        if not cards:
            self._finish(jokers, points, shed)
            return
        first = cards & -cards
        for mask, guard, needed, worth, loses, pattern in self.begin.get(first, ()):
            if needed <= jokers and mask & cards == mask and not guard & cards:
                self.chosen.append(pattern)
                self._decide(
                    cards ^ mask,
                    jokers - needed,
                    points + worth,
                    shed + loses,
                    pure or pattern.pure,
                )
                self.chosen.pop()
        self._decide(cards & ~self.equals[first], jokers, points, shed, pure)

    def _finish(self, jokers: int, points: int, shed: int) -> None:
        """All cards are decided: add the jokers that are left, as far as there is room."""
        laid = sum(len(pattern.cards) for pattern in self.chosen)
        spare = min(jokers, self.size - laid - self.demand.keep)
        if spare < 0:
            return
        for count in (spare,) if self.joker_penalty > 0 else range(spare + 1):
            if shed + count * self.joker_penalty > self.best and self._add(count, points, shed):
                return

    def _add(self, jokers: int, points: int, shed: int) -> bool:
        """Add so many jokers at the most; whether that meets the demand better than before."""
        before = self.best
        # One pure run must stay pure.
        kept = [p for p in self.chosen if p.pure] if self.demand.pure_run else [None]
        for whole in kept:
            worth, counts = _place(jokers, [() if p is whole else p.gains for p in self.chosen])
            total = shed + sum(counts) * self.joker_penalty
            if total > self.best and points + worth >= self.demand.points:
                self.best = total
                self.found = (tuple(self.chosen), counts, points + worth)
        return self.best > before


def _cheapest_first(weights: _Weights) -> _Weights:
    return sorted(weights, key=lambda weight: weight[2] / weight[1])


def _most(weights: _Weights, cards: int, jokers: float) -> float:
    most = 0.0
    for bit, worth, share in weights:
        if cards & bit:
            if share > jokers:
                return most + worth * jokers / share
            most += worth
            jokers -= share
    return most


def _place(jokers: int, gains: Sequence[tuple[int, ...]]) -> tuple[int, tuple[int, ...]]:
    """As many of the jokers as there is room for, each meld given so many that most is gained.

    Returns the points gained and how many each meld gets.
    """
    ways: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for room in gains:
        further: dict[int, tuple[int, tuple[int, ...]]] = {}
        for used, (worth, counts) in ways.items():
            for count in range(min(jokers - used, len(room)) + 1):
                way = (worth + sum(room[:count]), (*counts, count))
                if way > further.get(used + count, (-1, ())):
                    further[used + count] = way
        ways = further
    return ways[max(ways)]


def _joined(laying: Sequence[tuple[Card, ...]]) -> Melds:
    """The melds, runs that follow one another joined where both are pure or neither is."""
    melds = list(laying)
    for low in laying:
        for high in laying:
            whole = (*low, *high)
            if (
                low in melds
                and high in melds
                and low is not high
                and (JOKER in low) == (JOKER in high)
                and meld.run_start(low) is not None
                and meld.run_start(high) is not None
                and meld.run_start(whole) is not None
            ):
                melds.remove(high)
                melds[melds.index(low)] = whole
                return _joined(melds)
    return tuple(melds)
