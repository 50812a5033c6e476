"""Options of `rummy`."""

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """What can be chosen before a match (C8); the defaults are the rules as given."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    target_score: int = Field(default=100, ge=10, le=1000)
    """The score that ends the match (R14)."""
    discard_to_win: bool = False
    """Whether the last card must be a discard (R9)."""
    ace_high: bool = False
    """Whether an ace in hand is worth 11 instead of 1 (R12)."""
    discard_taken_card: bool = False
    """Whether a card taken from the discard pile may be discarded in the same turn (R10)."""
