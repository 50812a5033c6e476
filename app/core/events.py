"""Events that several games share; a field that a watcher may not see is None in its copy."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.core.cards import Card
from app.core.game import RoundResult


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began: the size of each hand, the card turned up (if the game has one)."""

    kind: ClassVar[str] = "dealt"
    dealer: int
    counts: tuple[int, ...]
    upcard: Card | None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat got its hand; the cards are for that seat."""

    kind: ClassVar[str] = "hand_dealt"
    seat: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew; a card from the stock is for that seat only."""

    kind: ClassVar[str] = "drew"
    seat: int
    source: Literal["stock", "discard"]
    card: Card | None


@dataclass(frozen=True, slots=True)
class Melded:
    """A seat laid a new meld, number `meld` on the table, in the order in which it lies there."""

    kind: ClassVar[str] = "melded"
    seat: int
    meld: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A seat added `cards` to a meld, which now holds `result`, in its order."""

    kind: ClassVar[str] = "laid_off"
    seat: int
    meld: int
    cards: tuple[Card, ...]
    result: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded."""

    kind: ClassVar[str] = "discarded"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A hand is laid open at the end of a round."""

    kind: ClassVar[str] = "revealed"
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over."""

    kind: ClassVar[str] = "round_ended"
    result: RoundResult
