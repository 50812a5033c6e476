"""Options of `gin`."""

from pydantic import BaseModel, ConfigDict, Field

KNOCK_LIMIT = 10
"""The most deadwood with which a seat may knock (G7)."""


class Options(BaseModel):
    """What can be chosen before a match (C8); the defaults are the rules as given."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    target_score: int = Field(default=100, ge=10, le=1000)
    """The score that ends the match (G16)."""
    gin_bonus: int = Field(default=25, ge=0, le=100)
    """What gin adds to the opponent's deadwood (G14)."""
    undercut_bonus: int = Field(default=25, ge=0, le=100)
    """What an undercut adds to the difference (G13)."""
    knock_without_drawing: bool = True
    """Whether a seat may knock at the start of its turn instead of drawing (G8)."""
    game_bonus: int = Field(default=0, ge=0, le=500)
    """Points for the winner of the match (G16)."""
    box_bonus: int = Field(default=0, ge=0, le=100)
    """Points for each round that a seat won, at the end of the match (G16)."""
    shutout_doubles: bool = False
    """Whether the winner's points are doubled when the loser won no round (G16)."""
