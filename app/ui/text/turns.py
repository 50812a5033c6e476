"""What seats did in their last turns, as far as the games tell it alike."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.cards import Card
from app.core.events import Discarded, Drew, LaidOff, Melded
from app.core.game import Event
from app.ui.text.voice import Voice

_OF_NO_TURN = ("cut_shown", "hand_dealt", "revealed")


def last_turns(history: Sequence[Event]) -> dict[int, list[Event]]:
    """Seat → the events of its last turn; one turn is what a seat did on end."""
    turns: dict[int, list[Event]] = {}
    actor = None
    for event in history:
        seat = getattr(event, "seat", None)
        if seat is None or event.kind in _OF_NO_TURN:
            continue
        if seat != actor:
            turns[seat] = []
            actor = seat
        turns[seat].append(event)
    return turns


def moved(turn: Sequence[Event], voice: Voice) -> dict[str, str]:
    """The discard {taken}, what was {added} to melds, the {card} discarded; "" for what was not."""
    taken: list[Card] = []
    added: list[Card] = []
    discarded: list[Card] = []
    for event in turn:
        match event:
            case Drew(_, "discard", str(card)):
                taken = [card]
            case LaidOff(_, _, cards, _):
                added += cards
            case Discarded(_, card):
                discarded = [card]
    return {
        "taken": voice.objects(taken),
        "added": voice.objects(added),
        "card": voice.objects(discarded),
    }


def melded(turn: Sequence[Event]) -> int:
    """How many cards were laid in new melds."""
    return sum(len(event.cards) for event in turn if isinstance(event, Melded))
