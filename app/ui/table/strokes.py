"""Actions that were done at one stroke: they are taken back and done again together."""

from __future__ import annotations

from typing import Any

from app.core.game import Told
from app.core.match import Match


class Strokes:
    """Remembers which actions of the round under way belong to the one before."""

    def __init__(self) -> None:
        self._joined: set[int] = set()

    def act(self, match: Match, action: Any, joined: bool = False) -> list[Told]:
        """Do an action. Raises Illegal, with nothing changed."""
        at = len(match.rounds[-1].actions)
        told = match.act(action)
        self._joined = {place for place in self._joined if place < at} | ({at} if joined else set())
        return told

    def undo(self, match: Match) -> list[Any]:
        """Take the last stroke back; returns its actions, the last one first."""
        undone = [match.undo()]
        while self.goes_on(match):
            undone.append(match.undo())
        return undone

    def goes_on(self, match: Match) -> bool:
        """Whether the action that comes next, or was undone last, belongs to the one before."""
        return len(match.rounds[-1].actions) in self._joined
