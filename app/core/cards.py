"""Cards, packs and their notation (records.md, "Card codes")."""

from collections.abc import Iterable

Card = str
"""A card is its code: rank then suit ("As", "Td"), a joker is "Jk"; equal cards share one code."""

SUITS = "cdhs"
RANKS = "A23456789TJQK"
JOKER: Card = "Jk"

STANDARD: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards in canonical order: suits c d h s, within each the ranks A 2 … K."""

_PLACE = {card: place for place, card in enumerate((*STANDARD, JOKER))}


def pack(packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """All cards in canonical order: `packs` times 52 cards followed by `jokers` jokers."""
    return (*STANDARD, *([JOKER] * jokers)) * packs


def is_card(code: object) -> bool:
    """Whether `code` is the code of a card or of a joker."""
    return isinstance(code, str) and code in _PLACE


def in_pack_order(cards: Iterable[Card]) -> list[Card]:
    """The cards sorted by suit c d h s, then rank A…K, jokers last."""
    return sorted(cards, key=_PLACE.__getitem__)
