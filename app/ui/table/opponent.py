"""The move of a computer player: thought out on the worker, made at the pace that people chose."""

from __future__ import annotations

import logging
import zlib
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.ai.agent import Decision
from app.core.match import Match
from app.ui.worker import Worker

PACES = {"slow": 1500, "calm": 1000, "normal": 650, "quick": 300, "none": 0}
"""Milliseconds for one act of a computer player; its thinking is part of them."""

log = logging.getLogger(__name__)


class Opponent(QObject):
    """Thinks about one move at a time. `ready` comes when it is found and its time has come."""

    ready = Signal()

    def __init__(self, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._worker.decided.connect(self._decided)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tell)
        self._match: Match | None = None
        self._action: Any = None

    def think(self, match: Match, pace: int) -> None:
        """Start on the move of the seat to act, unless that is under way."""
        if self._match is not None or match.to_act is None:
            return
        seat = match.to_act
        self._match = match
        self._action = None
        self._timer.start(pace)
        number = f"{len(match.rounds)}/{len(match.rounds[-1].actions)}/{seat}"
        self._worker.ask(
            match.game.id,
            match.seats[seat].level or "",
            match.view(seat),
            match.legal_actions(),
            zlib.crc32(number.encode()),
        )

    def hasten(self) -> None:
        """Make the move as soon as it is found."""
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Drop the move."""
        self._worker.cancel()
        self._timer.stop()
        self._match = None
        self._action = None

    @property
    def is_ready(self) -> bool:
        """Whether `take` has a move to give."""
        return self._action is not None and not self._timer.isActive()

    def take(self) -> Any:
        """The move, once."""
        action = self._action
        self.stop()
        return action

    def _decided(self, decision: Decision | None) -> None:
        if self._match is None:
            return
        self._action = decision.action if decision else None
        if self._action is None or self._match.check(self._action) is not None:
            # A match goes on in spite of a broken player; the log has what happened.
            # Not which move: it may tell of hidden cards.
            log.error("a %s is no move; the first legal one is made", type(self._action).__name__)
            self._action = self._match.legal_actions()[0]
        self._tell()

    def _tell(self) -> None:
        if self.is_ready:
            self.ready.emit()
