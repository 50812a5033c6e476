"""The deal from a seed (records.md, "The shuffle")."""

import hashlib
from collections.abc import Iterator, Sequence

from app.core.cards import Card

SEED_BYTES = 16


def words(seed: bytes, label: str) -> Iterator[int]:
    """The endless stream of 32-bit words of (seed, label)."""
    start = seed + label.encode("ascii")
    block = 0
    while True:
        digest = hashlib.sha256(start + block.to_bytes(4, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """A number in 0…n-1, each equally likely; takes as many words as it needs."""
    limit = (1 << 32) // n * n
    return next(word for word in stream if word < limit) % n


def shuffled(cards: Sequence[Card], seed: bytes, label: str) -> tuple[Card, ...]:
    """The cards in the order that (seed, label) gives: Fisher–Yates from the end."""
    order = list(cards)
    stream = words(seed, label)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def first_dealer(seed: bytes, seats: int) -> int:
    """The seat that deals the first round (C2)."""
    return below(words(seed, "dealer"), seats)


def commitment(seed: bytes) -> str:
    """What the table shows before the first deal: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()
