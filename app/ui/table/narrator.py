"""What a screen reader is told: events as they happen, and where one is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from app.core.game import Event
from app.core.match import Match
from app.ui.table.scene import SeatRow
from app.ui.text.games import TEXTS
from app.ui.text.phases import prompt
from app.ui.text.players import turn_of
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_SCORE = QT_TRANSLATE_NOOP("Narrator", "{player}: score {score}, cards {count}.")
_LAST = QT_TRANSLATE_NOOP("Narrator", "{player}: {move}.")
_HAND = QT_TRANSLATE_NOOP("Narrator", "Your hand: {cards}.")
_PHASE = QT_TRANSLATE_NOOP("Narrator", "{phase}.")

_NEWS = ("drew", "hand_dealt", "gave", "revolution", "trick_ended", "went_out")
"""Events of which a watcher learns something, though it acted itself."""


def told(match: Match, events: Iterable[Event], voice: Voice, watcher: int) -> str:
    """Events in words. What a watcher did itself it knows, but not what came of it."""
    aloud = voice.aloud()
    said = []
    for event in events:
        own = getattr(event, "seat", None) == watcher and watcher >= 0
        if own and event.kind not in _NEWS:
            continue
        said.append(TEXTS[match.game.id].announce(event, aloud))
    return " ".join(sentence for sentence in said if sentence)


def phase(match: Match, view: Any, voice: Voice) -> str:
    """The phase line: what is wanted, or whose turn it is."""
    if view.to_act is None or view.to_act == view.watcher:
        return prompt(match.game.id, view)
    return turn_of(voice.names[view.to_act])


def where(
    match: Match,
    view: Any,
    voice: Voice,
    seats: Sequence[SeatRow],
    places: Iterable[str],
    held: Sequence[str],
) -> str:
    """The whole table: phase, hand, piles and melds, scores, last moves."""
    parts = [say("Narrator", _PHASE, phase=phase(match, view, voice))]
    if held:
        aloud = voice.aloud()
        parts.append(say("Narrator", _HAND, cards=aloud.cards(held)))
    parts += [say("Narrator", _PHASE, phase=name) for name in places]
    for row in seats:
        parts.append(say("Narrator", _SCORE, player=row.name, score=row.score, count=row.count))
        if row.summary:
            parts.append(say("Narrator", _PHASE, phase=row.summary))
        if row.spoken:
            parts.append(say("Narrator", _LAST, player=row.name, move=row.spoken))
    return " ".join(parts)
