"""Where cards go on a run of `remik51`: to one end, to the other, or to both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.core.cards import JOKER, Card
from app.core.games.remik51 import melds
from app.core.games.remik51.melds import End

BOTH: tuple[End, End] = ("low", "high")


@dataclass(frozen=True, slots=True)
class Added:
    """The cards that go to each end of a run, low to high."""

    low: tuple[Card, ...]
    high: tuple[Card, ...]

    def to(self, meld: Sequence[Card]) -> tuple[Card, ...]:
        """The meld with these cards."""
        return (*self.low, *meld, *self.high)


def ends(meld: Sequence[Card], cards: Sequence[Card]) -> dict[End, Added]:
    """How the cards fit a run, by the end that is meant; one entry where that makes no difference.

    At the end that is meant lie all the cards, or where naturals go to both ends, the jokers that
    fill no gap (K6, K13).
    """
    found: dict[End, Added] = {}
    if melds.run_start(meld) is not None:
        suit = melds.naturals(meld)[0][1]
        if any(card[1] != suit for card in melds.naturals(cards)):
            return found
    for end in BOTH:
        way = _at(meld, cards, end) or _shared(meld, cards, end)
        if way is not None and way not in found.values():
            found[end] = way
    return found


def _at(meld: Sequence[Card], cards: Sequence[Card], end: End) -> Added | None:
    order: tuple[Card, ...] | None = tuple(cards)
    if melds.run_start(meld) is not None:
        order = melds.lay_off_order(meld, cards, end)
    if order is None:
        return None
    return _run(meld, Added(order, ()) if end == "low" else Added((), order))


def _shared(meld: Sequence[Card], cards: Sequence[Card], spare_to: End) -> Added | None:
    """Naturals at both ends; an ace rather after the king than before the two."""
    start = melds.run_start(meld)
    if start is None:
        return None
    suit = melds.naturals(meld)[0][1]
    stands = [rank + suit for rank in melds.PLACES]
    for lowest in (1, 0):
        left = list(cards)
        low = _taken(left, list(reversed(stands[lowest:start])))
        high = _taken(left, stands[start + len(meld) :])
        if low is None or high is None or set(left) - {JOKER}:
            continue
        spare = tuple(left)
        way = Added((*spare, *reversed(low)), tuple(high))
        if spare_to == "high":
            way = Added(tuple(reversed(low)), (*high, *spare))
        if (found := _run(meld, way)) is not None:
            return found
    return None


def _taken(left: list[Card], stands: Sequence[Card]) -> list[Card] | None:
    """Taken from `left`: the naturals among these places, outwards, and jokers for the gaps.

    None where the jokers do not suffice.
    """
    order = []
    while any(card in left for card in stands[len(order) :]):
        card = stands[len(order)]
        card = card if card in left else JOKER
        if card not in left:
            return None
        left.remove(card)
        order.append(card)
    return order


def _run(meld: Sequence[Card], way: Added) -> Added | None:
    return way if melds.run_start(way.to(meld)) is not None else None
