"""How likely a discard is to give the opponent a meld, from the visible history."""

from collections.abc import Iterable

from app.ai.games.gin.sight import Sight
from app.core.games.gin.deadwood import RANK, places

STALE = 0.2
"""How much less likely the opponent holds two cards that go with one that it did not want."""
HAND = 10


def _partners(place: int) -> tuple[int, ...]:
    """The pairs of cards that make a meld with a card."""
    suit, rank = divmod(place, 13)
    others = [1 << 13 * other + rank for other in range(4) if other != suit]
    pairs = [sum(others) ^ left_out for left_out in others]
    for low in (rank - 2, rank - 1, rank):
        if 0 <= low <= 10:
            run = 0b111 << 13 * suit + low
            pairs.append(run & ~(1 << place))
    return tuple(pairs)


PARTNERS: dict[int, tuple[int, ...]] = {1 << place: _partners(place) for place in range(52)}


def neighbours(cards: int) -> int:
    """The cards of the same rank, or of the same suit and at most two ranks away."""
    near = 0
    for place in places(cards):
        suit, rank = divmod(place, 13)
        near |= RANK << rank
        for other in range(max(0, rank - 2), min(13, rank + 3)):
            near |= 1 << 13 * suit + other
    return near


def dangers(sight: Sight, cards: Iterable[int]) -> dict[int, float]:
    """For each card (one bit) the probability that it makes a meld with two of the opponent's.

    Cards that the opponent took count as held, the other unseen ones as likely as any; a pair is
    less likely when the opponent left or threw a card that it would have melded with.
    """
    unlikely = {pair for card in sight.rejected for pair in PARTNERS[card]}
    share = (HAND - sight.held.bit_count()) / sight.unseen.bit_count()
    possible = sight.unseen | sight.held
    out = {}
    for card in cards:
        safe = 1.0
        for pair in PARTNERS[card]:
            if pair & ~possible:
                continue
            both = STALE if pair in unlikely else 1.0
            both *= share ** (pair & sight.unseen).bit_count()
            safe *= 1 - both
        out[card] = 1 - safe
    return out
