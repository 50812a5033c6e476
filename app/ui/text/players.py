"""Who sits in a seat: people, computer players and their levels."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.match import Seat
from app.ui.text.say import QT_TRANSLATE_NOOP, say

_KINDS = {
    "human": QT_TRANSLATE_NOOP("Players", "Player"),
    "ai": QT_TRANSLATE_NOOP("Players", "Computer"),
}
_LEVELS = {
    "easy": QT_TRANSLATE_NOOP("Players", "Easy"),
    "normal": QT_TRANSLATE_NOOP("Players", "Normal"),
    "hard": QT_TRANSLATE_NOOP("Players", "Hard"),
}

_COMPUTERS = {
    "Boris": QT_TRANSLATE_NOOP("Players", "Boris"),
    "Ewa": QT_TRANSLATE_NOOP("Players", "Ewa"),
    "Jonas": QT_TRANSLATE_NOOP("Players", "Jonas"),
    "Ivana": QT_TRANSLATE_NOOP("Players", "Ivana"),
    "Petar": QT_TRANSLATE_NOOP("Players", "Petar"),
}
COMPUTERS = tuple(_COMPUTERS)
"""What computer players are called unless somebody names them."""


def computer_name(name: str) -> str:
    """One of COMPUTERS in the script of the language; any other name as it is."""
    return say("Players", _COMPUTERS[name]) if name in _COMPUTERS else name


def names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The players by seat; one without a name is called what it is, further ones get a number."""
    found: list[str] = []
    taken = {seat.name for seat in seats}
    for seat in seats:
        name, number = seat.name or kind_name(seat.kind), 1
        while not seat.name and name in taken:
            number += 1
            name = f"{kind_name(seat.kind)} {number}"
        taken.add(name)
        found.append(name)
    return tuple(found)


def kind_name(kind: str) -> str:
    """What fills a seat: "human" or "ai"."""
    return say("Players", _KINDS[kind])


def level_name(level: str) -> str:
    """The name of a level: "easy", "normal" or "hard"."""
    return say("Players", _LEVELS[level])


def turn_of(player: str) -> str:
    """What the phase line says while somebody else is to act."""
    return say("Players", QT_TRANSLATE_NOOP("Players", "To play: {player}"), player=player)
