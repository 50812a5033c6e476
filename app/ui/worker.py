"""The one thread on which computer players think, one decision at a time."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.ai.agent import Agent, Decision, Limit
from app.ai.token import Cancelled, Token

# With the default of 5 ms a search makes the window miss frames.
SWITCH_INTERVAL = 0.0005

log = logging.getLogger(__name__)


def known_agent(game: str, level: str) -> Agent:
    """The agent of a level; imported when it is first needed, since the start page needs none."""
    from app.ai.agents import agent

    return agent(game, level)


@dataclass(frozen=True, slots=True)
class Question:
    """What an agent is asked. `number` tells the answer from those to earlier questions."""

    number: int
    game: str
    level: str
    view: Any
    legal: Sequence[Any]
    seed: int
    token: Token


class _Thinker(QObject):
    """Lives on the thread."""

    answered = Signal(int, object)

    def __init__(self, find: Callable[[str, str], Agent]) -> None:
        super().__init__()
        self._find = find

    @Slot(object)
    def think(self, question: Question) -> None:
        decision: Decision | None = None
        try:
            question.token.check()
            agent = self._find(question.game, question.level)
            decision = agent.decide(
                question.view, question.legal, question.seed, Limit(), question.token
            )
        except Cancelled:
            return
        except Exception:
            log.exception("the %s player of %s failed", question.level, question.game)
        self.answered.emit(question.number, decision)


class Worker(QObject):
    """Asks agents. `decided` carries the answer to the last question only, None for a failure."""

    decided = Signal(object)
    _asked = Signal(object)

    def __init__(
        self, parent: QObject | None = None, find: Callable[[str, str], Agent] = known_agent
    ) -> None:
        super().__init__(parent)
        self._number = 0
        self._token = Token()
        self._thread = QThread(self)
        self._thread.setObjectName("thinking")
        self._thinker = _Thinker(find)
        self._thinker.moveToThread(self._thread)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self._answer)

    def ask(self, game: str, level: str, view: Any, legal: Sequence[Any], seed: int) -> None:
        """Start a decision; an earlier one that still runs is cancelled."""
        self.cancel()
        if not self._thread.isRunning():
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thread.start()
        self._token = Token()
        self._asked.emit(Question(self._number, game, level, view, legal, seed, self._token))

    def cancel(self) -> None:
        """Drop the decision under way."""
        self._number += 1
        self._token.cancel()

    def close(self) -> None:
        """End the thread; agents stop within 50 ms."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(int, object)
    def _answer(self, number: int, decision: Decision | None) -> None:
        if number == self._number:
            self.decided.emit(decision)
