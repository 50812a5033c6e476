"""Actions of `rummy`."""

from dataclasses import dataclass
from typing import Literal

from app.core.actions import FORM, Cards, Discard, Draw, Meld


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards from the hand to the meld with number `meld` on the table (R7)."""

    __pydantic_config__ = FORM
    seat: int
    meld: int
    cards: Cards
    type: Literal["lay_off"] = "lay_off"


Action = Draw | Meld | LayOff | Discard

__all__ = ["Action", "Discard", "Draw", "LayOff", "Meld"]
