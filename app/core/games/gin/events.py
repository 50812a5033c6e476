"""Events of `gin`: those that games share, and the knock."""

from dataclasses import dataclass
from typing import ClassVar

from app.core import events


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocked, with gin or not; its melds and its deadwood follow face up (G7–G9)."""

    kind: ClassVar[str] = "knocked"
    seat: int
    gin: bool


EVENTS = (
    events.Dealt,
    events.HandDealt,
    events.Passed,
    events.Drew,
    events.Discarded,
    Knocked,
    events.Melded,
    events.LaidOff,
    events.Revealed,
    events.RoundEnded,
)
