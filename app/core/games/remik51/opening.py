"""Finding an opening (K8)."""

from collections.abc import Sequence

from app.core.cards import Card
from app.core.games.remik51.options import Options


def find_opening(
    hand: Sequence[Card], options: Options, keep: int
) -> tuple[tuple[Card, ...], ...] | None:
    """Melds of the hand that open and leave at least `keep` cards, or None where none do."""
    return None
