"""Events of `president`."""

from dataclasses import dataclass
from typing import ClassVar

from app.core.cards import Card
from app.core.events import Dealt, HandDealt, Revealed, RoundEnded


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat gave `count` cards to another in the exchange; only these two see them (P14)."""

    kind: ClassVar[str] = "gave"
    seat: int
    to: int
    count: int
    cards: tuple[Card, ...] | None
    back: bool
    """Whether the cards are the chosen ones that go back."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played cards of one rank to the trick."""

    kind: ClassVar[str] = "played"
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed until the trick ends."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Revolution:
    """Four of a kind turned the order over (P9); `reversed` is the order now."""

    kind: ClassVar[str] = "revolution"
    seat: int
    reversed: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has no cards left; `place` counts from 1 (P7). The last seat gets its place too."""

    kind: ClassVar[str] = "went_out"
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TrickEnded:
    """Nobody beat `seat`, whose trick it is; `leads` leads the next one (P6, P7)."""

    kind: ClassVar[str] = "trick_ended"
    seat: int
    leads: int


EVENTS = (
    Dealt,
    HandDealt,
    Gave,
    Played,
    Passed,
    Revolution,
    WentOut,
    TrickEnded,
    Revealed,
    RoundEnded,
)
