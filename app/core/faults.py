"""What is wrong with a record or a save that cannot be used."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from app.core.game import Violation

_LONGEST = 80


class Fault(StrEnum):
    """Codes of `RecordError`, but for illegal actions: they carry the code of the violation.

    The parameters stand behind each.
    """

    FILE = "file"  # reason
    TOO_LONG = "too_long"  # limit
    NOT_UTF8 = "not_utf8"  # at
    NOT_JSON = "not_json"  # line, column
    TOO_DEEP = "too_deep"
    DUPLICATE_KEY = "duplicate_key"  # key
    FORMAT = "format"  # where
    VERSION = "version"  # version, known
    GAME = "game"  # game
    SEATS = "seats"  # seats, low, high
    OPTIONS = "options"  # option
    DECK = "deck"
    DEALER = "dealer"
    RESHUFFLE = "reshuffle"
    RESULT = "result"  # expected
    UNFINISHED = "unfinished"
    AFTER_END = "after_end"
    HANDS = "hands"  # seat
    SEED = "seed"
    COMMITMENT = "commitment"
    MALFORMED_ACTION = "malformed_action"


class RecordError(Exception):
    """A record or save that cannot be used, and where: round and action count from 0.

    `message` is one English sentence for logs and the command line; `code` and `params` are for
    whoever says it in another language. `violation` is there when the rules refuse an action.
    """

    def __init__(
        self,
        code: str,
        message: str,
        round: int | None = None,
        action: int | None = None,
        params: Mapping[str, Any] | None = None,
        violation: Violation | None = None,
    ) -> None:
        super().__init__(message)
        self.code = str(code)
        self.message = message
        self.round = round
        self.action = action
        self.params = params or {}
        self.violation = violation

    @property
    def place(self) -> str:
        """Where: "round 2, action 14", "round 2", or nothing."""
        if self.round is None:
            return ""
        if self.action is None:
            return f"round {self.round}"
        return f"round {self.round}, action {self.action}"

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


def quoted(value: Any) -> str:
    """A piece of a bad file as JSON, safe to print and not too long."""
    try:
        text = printable(json.dumps(value, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def printable(text: str) -> str:
    """The text on one line: what cannot be printed is escaped."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
