"""The state of a round of `rummy`."""

from dataclasses import dataclass, field
from enum import StrEnum

from app.core.cards import Card
from app.core.game import RoundResult, Told
from app.core.games.rummy.options import Options


class Phase(StrEnum):
    """What the seat to act has to do."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


@dataclass(slots=True)
class State:
    """One round. The last card of `stock` and of `discards` is its top."""

    options: Options
    round: int
    dealer: int
    totals: tuple[int, ...]
    hands: list[list[Card]]
    stock: list[Card]
    discards: list[Card]
    to_act: int
    phase: Phase = Phase.DRAW
    taken: Card | None = None
    """The card taken from the discard pile in this turn (R10)."""
    melds: list[tuple[Card, ...]] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    """The seat that laid each meld."""
    log: list[Told] = field(default_factory=list)
    result: RoundResult | None = None
