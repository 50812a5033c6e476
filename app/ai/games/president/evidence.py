"""What the others' plays and passes in a round of `president` tell of their hands.

Most players lead and follow with their lowest whole group. So a play tells which groups its seat
lacks below it, and a pass which it lacks above, unless it holds something back. Each act makes
some counts of a rank in a hand dear.
"""

import math
from dataclasses import dataclass

from app.ai.games.president.playout import CLOSE
from app.core.games.president.events import Gave, Passed, Played, Revolution, TrickEnded
from app.core.games.president.search import RANKS, Knowledge, Move, counts_of, rank_of
from app.core.games.president.view import View

TOP = 11
"""From this strength on a card may have been held back: aces and twos."""
SKIPPED = 4.0
"""What it costs a hand to have had a whole group that was skipped."""
HIGH_LEAD = 0.5
"""The same below a lead of an ace or a two."""
SPLIT = 3.0
"""What it costs a hand to have more of a rank of which it played some."""
DOUBT = 0.3
"""What speaks against a hand only a little."""
MOST = 8.0
"""No sight costs more together; people are not that strict."""
IMPOSSIBLE = 30.0
COURT = 10
"""From this rank on cards are likely to be given as the best."""
POORER = 0.7
"""What such a card costs a hand that gave its best, for each card given."""
RICHER = 0.4
"""What it saves the hand that got them."""
SLIP = 0.05
"""How likely a player does what its way of playing excludes."""
TRUST = 0.8
"""How much of the evidence for a way of playing counts, since acts depend on each other."""
SURE = 5.0
"""No evidence for a way of playing counts more."""
ALIKE = 0.35
"""How much of the evidence counts for the other seats: who sit together often play alike."""
GIVEAWAY = 2.0
"""What an early ace, two or broken group counts against holding back."""

Cost = list[list[float]]
"""[rank][n]: what it costs that a hand has n cards of the rank among those not known."""


@dataclass(frozen=True, slots=True)
class Act:
    """A play, or a pass, and what was on the table."""

    seat: int
    move: Move
    """(rank, count); count 0 for a pass."""
    beaten: Move | None
    turned: bool
    later: list[int]
    """The cards of each rank that the seat is known to have had afterwards."""
    urgent: bool
    """Whether the end was near, so that nothing would have been held back."""


def acts_of(view: View, known: Knowledge) -> list[Act]:
    """What the other seats did in the round, last first."""
    done: list[tuple[int, Move, Move | None, bool]] = []
    beaten: Move | None = None
    turned = False
    for event in view.history:
        if isinstance(event, Played):
            move = (rank_of(event.cards[0]), len(event.cards))
            done.append((event.seat, move, beaten, turned))
            beaten = move
        elif isinstance(event, Passed):
            done.append((event.seat, (0, 0), beaten, turned))
        elif isinstance(event, Revolution):
            turned = event.reversed
        elif isinstance(event, TrickEnded):
            beaten = None
    left = [hand.count for hand in view.hands]
    later = [counts[:] for counts in known.fixed]
    acts = []
    for seat, move, beaten, turned in reversed(done):
        rank, count = move
        left[seat] += count
        urgent = min(cards for cards in left if cards) <= CLOSE or left[seat] <= 2 * CLOSE
        if seat != view.watcher:
            acts.append(Act(seat, move, beaten, turned, later[seat][:], urgent))
        later[seat][rank] += count
    return acts


def keeping_of(view: View, known: Knowledge, acts: list[Act]) -> list[float]:
    """How likely each seat holds back aces and twos, by what it did while nothing was urgent."""
    unseen = counts_of(known.unseen)
    odds = [0.0] * len(view.hands)
    for act in acts:
        if act.urgent or act.beaten is None:
            continue
        rank, count = act.move
        if count:
            if _strength(rank, act.turned) >= TOP or act.later[rank]:
                odds[act.seat] -= GIVEAWAY
            continue
        share = known.needs[act.seat] / max(1, len(known.unseen))
        lowest, size = act.beaten
        climber = keeper = 1.0
        for higher in _above(lowest, act.turned):
            chances = _binomial(unseen[higher], share)
            had = act.later[higher]
            climber *= sum(chances[: max(0, size - had)])
            if _strength(higher, act.turned) < TOP and size < 4:
                keeper *= 1 - (chances[size - had] if 0 <= size - had < len(chances) else 0.0)
        odds[act.seat] += TRUST * math.log((keeper + SLIP) / (climber + SLIP))
    odds = [max(-SURE, min(SURE, odd)) for odd in odds]
    table = sum(odds)
    return [1 / (1 + math.exp(-odd - ALIKE * (table - odd))) for odd in odds]


def _binomial(n: int, p: float) -> list[float]:
    return [math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def costs_of(view: View, acts: list[Act], keeps: list[float]) -> list[Cost]:
    """What each count of each rank costs in each hand."""
    costs: list[Cost] = [[[0.0] * 5 for _ in range(RANKS)] for _ in view.hands]
    for act in acts:
        _judge(act, costs[act.seat], keeps[act.seat])
    for event in view.history:
        if isinstance(event, Gave) and not event.back:
            _judge_gift(event, costs)
    return costs


def _judge_gift(gift: Gave, costs: list[Cost]) -> None:
    """A seat that gave its best away has nothing higher; which it was is known to few (P14)."""
    if gift.cards is not None:
        for rank in range(min(map(rank_of, gift.cards)) + 1, RANKS):
            for n in range(1, 5):
                costs[gift.seat][rank][n] += IMPOSSIBLE * n
        return
    for rank in range(COURT, RANKS):
        for n in range(1, 5):
            costs[gift.seat][rank][n] += POORER * gift.count * n
            costs[gift.to][rank][n] -= RICHER * n


def _judge(act: Act, cost: Cost, keeps: float) -> None:
    def dear(rank: int, had: int, price: float) -> None:
        n = had - act.later[rank]
        if n >= 0:
            cost[rank][n] = min(MOST, cost[rank][n] + price)

    rank, count = act.move
    climbs = SKIPPED if act.urgent else DOUBT + (SKIPPED - DOUBT) * (1 - keeps)
    if not count:
        assert act.beaten is not None
        lowest, size = act.beaten
        for higher in _above(lowest, act.turned):
            kept = size == 4 or _strength(higher, act.turned) >= TOP
            dear(higher, size, climbs if kept else SKIPPED)
            for more in range(size + 1, 5):
                dear(higher, more, climbs)
        return
    top = _strength(rank, act.turned) >= TOP
    if act.beaten is None:
        for lower in _above(rank, not act.turned):
            for had in (1, 2, 3):
                dear(lower, had, HIGH_LEAD if top else SKIPPED)
            dear(lower, 4, DOUBT)
    else:
        between = set(_above(act.beaten[0], act.turned))
        if not act.later[rank]:
            between &= set(_above(rank, not act.turned))
        for other in between - {rank}:
            dear(other, count, SKIPPED)
    if not act.later[rank]:
        for more in range(1, 5 - count):
            dear(rank, more, SPLIT)


def _strength(rank: int, turned: bool) -> int:
    return RANKS - 1 - rank if turned else rank


def _above(rank: int, turned: bool) -> range:
    return range(rank) if turned else range(rank + 1, RANKS)
