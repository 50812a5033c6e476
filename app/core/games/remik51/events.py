"""Events of `remik51`."""

from dataclasses import dataclass
from typing import ClassVar

from app.core.cards import Card
from app.core.events import (
    Dealt,
    Discarded,
    Drew,
    HandDealt,
    LaidOff,
    Melded,
    Revealed,
    RoundEnded,
)


@dataclass(frozen=True, slots=True)
class CutShown:
    """The bottom card of the pack was shown; a joker goes to `seat` (K3)."""

    kind: ClassVar[str] = "cut_shown"
    card: Card
    seat: int | None


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discard pile without its top card became a stock of `count` cards (K15)."""

    kind: ClassVar[str] = "reshuffled"
    count: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat gave the taken discard back and took back all that it had laid in the turn (K12)."""

    kind: ClassVar[str] = "returned"
    seat: int
    card: Card
    melds: tuple[tuple[Card, ...], ...]
    """What lies on the table afterwards."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat opened with melds worth `points` together (K8); each meld has its own event."""

    kind: ClassVar[str] = "opened"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat put `cards` for jokers of a meld, which now holds `result` (K14)."""

    kind: ClassVar[str] = "swapped"
    seat: int
    meld: int
    cards: tuple[Card, ...]
    jokers: int
    result: tuple[Card, ...]


EVENTS = (
    CutShown,
    Dealt,
    HandDealt,
    Reshuffled,
    Drew,
    Returned,
    Opened,
    Melded,
    LaidOff,
    Swapped,
    Discarded,
    Revealed,
    RoundEnded,
)
