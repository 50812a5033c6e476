"""Actions of `remik51`; the cards of a run are listed low to high, jokers in their places."""

from dataclasses import dataclass
from typing import Literal

from app.core.actions import FORM, Cards, Discard, Draw, Meld


@dataclass(frozen=True, slots=True)
class Return:
    """Give the taken discard back and undo this turn (K12)."""

    __pydantic_config__ = FORM
    seat: int
    type: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Open:
    """Lay the first melds (K8)."""

    __pydantic_config__ = FORM
    seat: int
    melds: tuple[Cards, ...]
    type: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld: at one end of a run, or a fourth to a set, then without `end` (K13)."""

    __pydantic_config__ = FORM
    seat: int
    meld: int
    cards: Cards
    end: Literal["low", "high"] | None = None
    type: Literal["lay_off"] = "lay_off"


@dataclass(frozen=True, slots=True)
class Swap:
    """Put cards for jokers of a meld, which come to the hand (K14)."""

    __pydantic_config__ = FORM
    seat: int
    meld: int
    cards: Cards
    type: Literal["swap"] = "swap"


Action = Draw | Return | Open | Meld | LayOff | Swap | Discard

__all__ = ["Action", "Discard", "Draw", "LayOff", "Meld", "Open", "Return", "Swap"]
