"""The order of ranks in `president` (P3, P9)."""

from collections.abc import Iterable

from app.core.cards import SUITS, Card

USUAL = "3456789TJQKA2"


def strength(card: Card, reversed_order: bool) -> int:
    """The card's place in the order in force, from 0 (lowest) to 12; suits don't matter."""
    place = USUAL.index(card[0])
    return 12 - place if reversed_order else place


def best_first(hand: Iterable[Card]) -> list[Card]:
    """The usual order from the best down; of equal ranks the later suit of c d h s first (P14)."""
    return sorted(hand, key=lambda card: (-USUAL.index(card[0]), -SUITS.index(card[1])))
