"""Actions of `president`."""

from dataclasses import dataclass
from typing import Literal

from app.core.actions import FORM, Cards, Pass


@dataclass(frozen=True, slots=True)
class Play:
    """Play one to four cards of one rank (P4, P5)."""

    __pydantic_config__ = FORM
    seat: int
    cards: Cards
    type: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Give:
    """What the President or the Vice-President gives back in the exchange (P14)."""

    __pydantic_config__ = FORM
    seat: int
    cards: Cards
    type: Literal["give"] = "give"


Action = Play | Pass | Give

__all__ = ["Action", "Give", "Pass", "Play"]
