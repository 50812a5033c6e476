"""Names of the four games, and one line that tells each from the others."""

from __future__ import annotations

from app.ui.text.say import QT_TRANSLATE_NOOP, say

_NAMES = {
    "rummy": QT_TRANSLATE_NOOP("Games", "Rummy"),
    "gin": QT_TRANSLATE_NOOP("Games", "Gin rummy"),
    "president": QT_TRANSLATE_NOOP("Games", "President"),
    "remik51": QT_TRANSLATE_NOOP("Games", "Rummy 51"),
}
# Three of the games are called "remik" by Polish players, so these lines name the marks by which
# they know theirs: see the glossary.
_LINES = {
    "rummy": QT_TRANSLATE_NOOP(
        "Games", "One pack, no jokers: meld and lay off from the first turn"
    ),
    "gin": QT_TRANSLATE_NOOP("Games", "For two: melds stay in the hand until somebody knocks"),
    "president": QT_TRANSLATE_NOOP("Games", "Be the first to get rid of all your cards"),
    "remik51": QT_TRANSLATE_NOOP("Games", "Jokers, and 51 points with a pure run to open"),
}


def game_name(game: str) -> str:
    """The name of a game as a title."""
    return say("Games", _NAMES[game])


def game_line(game: str) -> str:
    """One line under the name, for the start page."""
    return say("Games", _LINES[game])


def seats_line(low: int, high: int) -> str:
    """How many can play: "Players: 2–4", or "Players: 2"."""
    numbers = f"{low}–{high}" if low != high else str(low)
    return say("Games", QT_TRANSLATE_NOOP("Games", "Players: {numbers}"), numbers=numbers)
