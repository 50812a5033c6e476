"""Actions of `gin`. What a seat does not name is None, and absent from a record."""

from dataclasses import dataclass
from typing import Literal

from app.core.actions import FORM, CardCode, Cards, Discard, Draw, Pass


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock with a discard (G7), or instead of drawing when `discard` is None (G8).

    `melds` binds (G9); None leaves the arrangement to the rules.
    """

    __pydantic_config__ = FORM
    seat: int
    discard: CardCode | None
    melds: tuple[Cards, ...] | None = None
    type: Literal["knock"] = "knock"


@dataclass(frozen=True, slots=True)
class LayOff:
    """A part of a defence: cards for the knocker's meld number `meld` (G10)."""

    __pydantic_config__ = FORM
    meld: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Defend:
    """Answer a knock (G10). With both parts None the best defence is made."""

    __pydantic_config__ = FORM
    seat: int
    melds: tuple[Cards, ...] | None = None
    lay_offs: tuple[LayOff, ...] | None = None
    type: Literal["defend"] = "defend"


Action = Pass | Draw | Discard | Knock | Defend

__all__ = ["Action", "Defend", "Discard", "Draw", "Knock", "LayOff", "Pass"]
