"""Options of `remik51`."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def _whole(value: Any) -> Any:
    """Python holds True and 2.0 for equal to 1 and 2; in a record they are other values."""
    if isinstance(value, bool | float):
        raise ValueError("must be one of the choices")
    return value


class Options(BaseModel):
    """What can be chosen before a match (C8); the defaults are the rules as given."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    packs: Annotated[Literal["auto", 1, 2, 3], BeforeValidator(_whole)] = "auto"
    """How many packs of 52 cards and two jokers (K1)."""
    opening_points: int = Field(default=51, ge=30, le=80)
    """What an opening must be worth (K8)."""
    pure_run_required: bool = True
    """Whether an opening needs a run without a joker (K8)."""
    joker_penalty: Annotated[Literal[10, 25, 50], BeforeValidator(_whole)] = 50
    """What a joker left in hand costs (K16)."""
    cut_joker: bool = False
    """Whether a joker at the bottom of the pack goes to the seat right of the dealer (K3)."""
    match_format: Literal["points", "wins", "rounds", "bomb"] = "points"
    """What ends the match (K17, K18)."""
    points_limit: int = Field(default=300, ge=50, le=1000)
    """`points`: the total that ends the match."""
    wins_needed: int = Field(default=3, ge=1, le=20)
    """`wins`: the rounds to win."""
    rounds: int = Field(default=5, ge=1, le=50)
    """`rounds`: how many rounds are played."""


def pack_count(options: Options, seats: int) -> int:
    """How many packs are in play: two for up to four seats, three for more, or as chosen (K1)."""
    if options.packs == "auto":
        return 2 if seats <= 4 else 3
    return options.packs
