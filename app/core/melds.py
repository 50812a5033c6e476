"""Runs and sets without jokers; `order` is the ranks from low to high."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

from app.core.cards import RANKS, SUITS, Card, in_pack_order

ACE_LOW = RANKS
ACE_HIGH = RANKS[1:] + RANKS[0]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand in melds, and the cards in none with what they are worth together."""

    melds: tuple[tuple[Card, ...], ...]
    loose: tuple[Card, ...]
    deadwood: int


def is_set(cards: Iterable[Card]) -> bool:
    """Three or four cards of one rank, all of different suits (R4, G3)."""
    cards = tuple(cards)
    return (
        3 <= len(cards) <= 4
        and len({card[0] for card in cards}) == 1
        and len({card[1] for card in cards}) == len(cards)
    )


def is_run(cards: Iterable[Card], order: str) -> bool:
    """Three or more consecutive cards of one suit, listed in any order (R3, G3)."""
    cards = tuple(cards)
    if len(cards) < 3 or len({card[1] for card in cards}) != 1:
        return False
    places = sorted(order.find(card[0]) for card in cards)
    return places[0] >= 0 and all(b - a == 1 for a, b in pairwise(places))


def is_meld(cards: Iterable[Card], order: str) -> bool:
    """A set or a run."""
    cards = tuple(cards)
    return is_set(cards) or is_run(cards, order)


def arranged(cards: Iterable[Card], order: str) -> tuple[Card, ...]:
    """A meld as it lies on the table: a run from low to high, a set in the order of suits."""
    return tuple(sorted(cards, key=lambda card: (order.find(card[0]), SUITS.find(card[1]))))


def melds_in(hand: Iterable[Card], order: str) -> Iterator[tuple[Card, ...]]:
    """Every valid meld that the cards of `hand` (no twins) can form, each arranged."""
    hand = in_pack_order(hand)
    held = set(hand)
    for suit in SUITS:
        places = [rank + suit in held for rank in order]
        for low in range(len(order) - 2):
            high = low
            while high < len(order) and places[high]:
                high += 1
                if high - low >= 3:
                    yield tuple(rank + suit for rank in order[low:high])
    for rank in order:
        same = [rank + suit for suit in SUITS if rank + suit in held]
        for size in (3, 4):
            yield from combinations(same, size)
