"""Plays cues one after the other: each starts when the one before has come to rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.ui.table.board import Board, Cue, Spot

MakeCue = Callable[[Board], Cue | None]
"""A cue made from the board as it is when its time comes."""


class Stage(QObject):
    """Holds the board. The window answers each `started` by calling `finish` when cards rest."""

    started = Signal(str, int)
    """(kind of motion, number of moves)"""
    changed = Signal()
    replaced = Signal()
    """Other cards altogether, as after a curtain."""
    rested = Signal()
    skipped = Signal()
    """Whatever still flies ends now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.board = Board()
        self.motion: dict[int, tuple[str, int, int]] = {}
        """Token → kind of motion, its place among the moves of the cue, their number."""
        self.busy = False
        self.swift = False
        """Whether nothing is shown on its way."""
        self._held = True
        self._queue: deque[MakeCue] = deque()

    def set(self, board: Board) -> None:
        """Show another board at once; what was to be played is dropped."""
        self.clear()
        self.board = board
        self.replaced.emit()

    def clear(self) -> None:
        """Drop what is or was to be played; the board stays as it is."""
        self._queue.clear()
        self.motion = {}
        self.busy = False

    def turn_to(self, board: Board, kind: str) -> None:
        """Let the cards that lie elsewhere on `board` go there, all at once."""
        before = _places(self.board)
        moved = [token for token, place in _places(board).items() if before.get(token) != place]
        self._queue.clear()
        self.board = board
        self.motion = {token: (kind, 0, len(moved)) for token in moved}
        self.busy = True
        self.changed.emit()
        self.started.emit(kind, 1)

    def play(self, cues: Sequence[MakeCue]) -> None:
        """Play these after what is playing, or when `hold` lets go."""
        self._queue.extend(cues)
        if self._held:
            self.busy = bool(self._queue)
        elif self.swift:
            self.busy = True
            self.skip()
        elif not self.busy:
            self._next()

    def hold(self, held: bool) -> None:
        """Nobody looks: bring all to its end and start nothing; or somebody does: go on."""
        if held:
            self.skip()
        self._held = held
        if not held and self._queue:
            self._next()

    def finish(self) -> None:
        """The cue that was started has come to rest."""
        if self.busy:
            self._next()

    def skip(self) -> None:
        """Bring everything to its end at once."""
        if not self.busy:
            return
        while self._queue:
            self._make(self._queue.popleft())
        self.motion = {}
        self.changed.emit()
        self.skipped.emit()
        self._rest()

    def _next(self) -> None:
        while self._queue:
            cue = self._make(self._queue.popleft())
            if cue is not None:
                self.busy = True
                self.changed.emit()
                self.started.emit(cue.kind, len(cue.moves))
                return
        self._rest()

    def _make(self, make: MakeCue) -> Cue | None:
        cue = make(self.board)
        if cue is not None:
            self.board.play(cue)
            count = len(cue.moves)
            self.motion = {m.token: (cue.kind, at, count) for at, m in enumerate(cue.moves)}
        return cue

    def _rest(self) -> None:
        self.busy = False
        self.rested.emit()


def _places(board: Board) -> dict[int, tuple[Spot, int]]:
    return {
        token: (spot, at) for spot, tokens in board.spots.items() for at, token in enumerate(tokens)
    }
