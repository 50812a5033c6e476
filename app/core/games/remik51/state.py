"""The state of a round of `remik51`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from app.core.cards import Card
from app.core.game import RoundResult, Told
from app.core.games.remik51.options import Options


class Phase(StrEnum):
    """What the seat to act has to do."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TurnStart:
    """What a returned discard brings back (K12)."""

    hand: tuple[Card, ...]
    melds: tuple[tuple[Card, ...], ...]
    owners: tuple[int, ...]
    opened: bool


@dataclass(slots=True)
class State:
    """One round. The last card of `stock` and of `discards` is its top."""

    options: Options
    round: int
    dealer: int
    totals: tuple[int, ...]
    bombs: tuple[int, ...]
    eliminated: tuple[int, ...]
    hands: list[list[Card]]
    stock: list[Card]
    reshuffle: Callable[[tuple[Card, ...]], tuple[Card, ...]]
    to_act: int
    opened: list[bool]
    phase: Phase = Phase.PLAY
    discards: list[Card] = field(default_factory=list)
    melds: list[tuple[Card, ...]] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    """The seat that laid each meld."""
    cut: Card | None = None
    """The bottom card that was shown (K3)."""
    taken: Card | None = None
    """The card taken from the discard pile in this turn (K11)."""
    opened_before: bool = False
    """Whether the seat to act had opened before this turn (K11)."""
    used: bool = False
    """Whether the taken card has been laid as K11 asks."""
    returned: bool = False
    """Whether a taken card was given back in this turn (K12)."""
    before: TurnStart | None = None
    reshuffles: int = 0
    log: list[Told] = field(default_factory=list)
    result: RoundResult | None = None
