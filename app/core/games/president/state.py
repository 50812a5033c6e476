"""The state of a round of `president`."""

from dataclasses import dataclass, field
from enum import StrEnum

from app.core.cards import Card
from app.core.game import RoundResult, Told
from app.core.games.president.options import Options


class Phase(StrEnum):
    """What the seat to act has to do."""

    GIVE = "give"
    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


@dataclass(slots=True)
class State:
    """One round. `owed` lists who still has to give back: (seat, to, count)."""

    options: Options
    round: int
    dealer: int
    totals: tuple[int, ...]
    before: tuple[int, ...]
    """The places of the round before, best first; empty in the first round."""
    hands: list[list[Card]]
    to_act: int
    phase: Phase
    owed: list[tuple[int, int, int]] = field(default_factory=list)
    reversed: bool = False
    plays: list[tuple[int, tuple[Card, ...]]] = field(default_factory=list)
    """The trick under way: who played what, in order."""
    passed: set[int] = field(default_factory=set)
    places: list[int] = field(default_factory=list)
    """The seats that are out, in order."""
    log: list[Told] = field(default_factory=list)
    result: RoundResult | None = None
