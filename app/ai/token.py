"""Cancelling a decision that runs on another thread."""

import time


class Cancelled(Exception):
    """The decision is no longer wanted."""


class Token:
    """Shared by the thread that decides and the one that may cancel it."""

    __slots__ = ("_cancelled",)

    def __init__(self) -> None:
        self._cancelled = False

    def cancel(self) -> None:
        """Ask the decision to stop; from any thread."""
        self._cancelled = True

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._cancelled

    def check(self) -> None:
        """Let other threads run for a moment; raises Cancelled once `cancel` was called."""
        time.sleep(0)
        if self._cancelled:
            raise Cancelled
