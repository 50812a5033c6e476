"""What is wanted now: the phase line."""

from __future__ import annotations

from app.core.game import View
from app.ui.text.games import TEXTS


def prompt(game: str, view: View) -> str:
    """What the seat to act has to do: "Draw a card". Also says that a round is over."""
    return TEXTS[game].prompt(view)
