"""What is wrong with a file that was to be opened."""

from __future__ import annotations

from app.core.faults import Fault, RecordError
from app.ui.text.say import QT_TRANSLATE_NOOP, say

_UNREADABLE = QT_TRANSLATE_NOOP("Faults", "The file can’t be read.")
_FOREIGN = QT_TRANSLATE_NOOP("Faults", "It is no record or save of Talia, or it is damaged.")
_NEWER = QT_TRANSLATE_NOOP("Faults", "It was written by a newer version of Talia.")
_GAME = QT_TRANSLATE_NOOP("Faults", "This version of Talia does not have its game.")
_SET_UP = QT_TRANSLATE_NOOP("Faults", "Its seats or options do not go with its game.")
_IN_ROUND = QT_TRANSLATE_NOOP("Faults", "It is damaged in round {round}.")
_IN_MOVE = QT_TRANSLATE_NOOP("Faults", "It is damaged in round {round}, at move {move}.")

_SENTENCES: dict[str, str] = {
    Fault.FILE: _UNREADABLE,
    Fault.VERSION: _NEWER,
    Fault.GAME: _GAME,
    Fault.SEATS: _SET_UP,
    Fault.OPTIONS: _SET_UP,
}


def fault(error: RecordError) -> str:
    """One sentence; rounds and moves count from 1."""
    if error.round is None:
        return say("Faults", _SENTENCES.get(error.code, _FOREIGN))
    if error.action is None:
        return say("Faults", _IN_ROUND, round=error.round + 1)
    return say("Faults", _IN_MOVE, round=error.round + 1, move=error.action + 1)
