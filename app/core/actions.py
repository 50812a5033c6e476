"""Actions that several games share (records.md, "Actions")."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field

from app.core.cards import Card, is_card


def _card(code: str) -> str:
    if not is_card(code):
        raise ValueError(f"{code!r} is not a card")
    return code


CardCode = Annotated[Card, AfterValidator(_card)]
Cards = tuple[CardCode, ...]
FORM = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock or of the discard pile (`from` in a record)."""

    __pydantic_config__ = FORM
    seat: int
    source: Annotated[Literal["stock", "discard"], Field(alias="from")]
    type: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay a new meld from the hand."""

    __pydantic_config__ = FORM
    seat: int
    cards: Cards
    type: Literal["meld"] = "meld"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card on the discard pile."""

    __pydantic_config__ = FORM
    seat: int
    card: CardCode
    type: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing."""

    __pydantic_config__ = FORM
    seat: int
    type: Literal["pass"] = "pass"
