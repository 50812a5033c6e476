"""The state of a round of `gin`."""

from dataclasses import dataclass, field
from enum import StrEnum

from app.core.cards import Card
from app.core.game import RoundResult, Told
from app.core.games.gin.options import Options
from app.core.games.gin.scoring import Score


class Phase(StrEnum):
    """What the seat to act has to do."""

    OFFER = "offer"
    """Take the upcard or pass (G5)."""
    DRAW = "draw"
    """Draw, or knock instead (G6, G8)."""
    PLAY = "play"
    """Discard, or knock with a discard (G6, G7)."""
    DEFEND = "defend"
    """Answer the opponent's knock (G10)."""
    OVER = "over"


@dataclass(slots=True)
class State:
    """One round. The last card of `stock` and of `discards` is its top."""

    options: Options
    round: int
    dealer: int
    totals: tuple[int, ...]
    hands: list[list[Card]]
    """After a knock only the cards outside the melds that were laid."""
    stock: list[Card]
    discards: list[Card]
    to_act: int
    phase: Phase = Phase.OFFER
    upcard_passed: bool = False
    """Whether both seats passed the upcard and nobody has drawn since (G5)."""
    taken: Card | None = None
    """The card taken from the discard pile in this turn (G6)."""
    knocker: int | None = None
    melds: list[tuple[Card, ...]] = field(default_factory=list)
    """The knocker's melds, which are numbered from 0, then the opponent's (G9, G10)."""
    owners: list[int] = field(default_factory=list)
    """The seat that laid each meld."""
    log: list[Told] = field(default_factory=list)
    score: Score | None = None
    result: RoundResult | None = None
