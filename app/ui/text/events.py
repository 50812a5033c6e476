"""What happened, in words: sentences for the log and screen readers, phrases for seat plates."""

from __future__ import annotations

from collections.abc import Sequence

from app.core import events as core
from app.core.game import Event
from app.ui.text.games import TEXTS
from app.ui.text.voice import Voice


def announce(game: str, event: Event, voice: Voice) -> str:
    """One event as a sentence, or "" where nothing is to be said."""
    return TEXTS[game].announce(event, voice)


def last_move(game: str, history: Sequence[Event], seat: int, voice: Voice) -> str:
    """What `seat` did in its latest turn of this round, for its plate; "" before its first."""
    turn = latest_turn(history, seat)
    return TEXTS[game].last_move(turn, voice) if turn else ""


def latest_turn(history: Sequence[Event], seat: int) -> list[Event]:
    """The events of the last unbroken stretch, since the deal, in which only `seat` acted."""
    turn: list[Event] = []
    for event in reversed(history):
        if isinstance(event, core.Dealt | core.HandDealt):
            break
        if isinstance(event, core.Revealed | core.RoundEnded):
            continue
        if getattr(event, "seat", None) == seat:
            turn.append(event)
        elif turn:
            break
    return turn[::-1]
