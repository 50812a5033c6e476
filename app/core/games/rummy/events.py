"""Events of `rummy`: those that games share."""

from app.core import events

EVENTS = (
    events.Dealt,
    events.HandDealt,
    events.Drew,
    events.Melded,
    events.LaidOff,
    events.Discarded,
    events.Revealed,
    events.RoundEnded,
)
