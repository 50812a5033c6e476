"""Options of `president`."""

from enum import StrEnum

from pydantic import BaseModel, ConfigDict, Field


class Lead(StrEnum):
    """Who leads the first trick of a later round."""

    PRESIDENT = "president"
    LAST = "last"


class Options(BaseModel):
    """What can be chosen before a match (C8); the defaults are the rules as given."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: int = Field(default=1, ge=1, le=50, strict=True)
    """How many rounds the match has (P13)."""
    revolution: bool = Field(default=True, strict=True)
    """Whether four of a kind reverses the order (P9)."""
    lead_next: Lead = Lead.PRESIDENT
    """Who leads from round 2 on (P2)."""
