"""How much a hand can gain by the next draw."""

from app.ai.games.gin.sight import completing
from app.core.games.gin.deadwood import RANK, deadwood_after_discard
from app.core.games.gin.scoring import VALUES

BEST_DRAWS = 7
"""So many of the best draws count."""
HIGHEST = 10


def next_deadwood(hand: int, deadwood: int, unseen: int) -> float:
    """The mean deadwood after the `BEST_DRAWS` best draws of unseen cards, each with its discard.

    Cards that make no meld replace a loose card of ten, if the deadwood may hold one.
    """
    melding = completing(hand) & unseen
    after = []
    rest = melding
    while rest:
        card = rest & -rest
        rest ^= card
        after.append(deadwood_after_discard(hand | card))
    if len(after) >= BEST_DRAWS:
        return sum(sorted(after)[:BEST_DRAWS]) / BEST_DRAWS
    return (sum(after) + _exchanges(deadwood, unseen & ~melding, len(after))) / BEST_DRAWS


def _exchanges(deadwood: int, others: int, counted: int) -> int:
    """What the draws that are lacking to `BEST_DRAWS` leave, the lowest cards first."""
    total = 0
    replaced = min(deadwood, HIGHEST)
    for rank, value in enumerate(VALUES):
        if value >= replaced or counted == BEST_DRAWS:
            break
        count = min((others & RANK << rank).bit_count(), BEST_DRAWS - counted)
        total += count * (deadwood - replaced + value)
        counted += count
    return total + (BEST_DRAWS - counted) * deadwood
