"""Index styles: the letters in the corners of cards, and in texts that name ranks."""

from __future__ import annotations

from app.ui.text.say import QT_TRANSLATE_NOOP, say

_LETTERS = {
    "international": "AKQJ",
    "polish": "AKDW",
    "french": "ARDV",
    "lithuanian": "TKDV",
    "bulgarian": "АКДВ",
}
_AUTOMATIC = {"pl": "polish"}

_NAMES = {
    "automatic": QT_TRANSLATE_NOOP("Indices", "Automatic"),
    "international": QT_TRANSLATE_NOOP("Indices", "International"),
    "polish": QT_TRANSLATE_NOOP("Indices", "Polish"),
    "french": QT_TRANSLATE_NOOP("Indices", "French"),
    "lithuanian": QT_TRANSLATE_NOOP("Indices", "Lithuanian"),
    "bulgarian": QT_TRANSLATE_NOOP("Indices", "Bulgarian"),
}

STYLES = tuple(_NAMES)
"""The ids of the index styles, as the settings hold them."""


def automatic(language: str) -> str:
    """The style that "automatic" stands for in a language."""
    return _AUTOMATIC.get(language, "international")


def letters(style: str = "automatic", language: str = "en") -> dict[str, str]:
    """What is printed for each of the ranks A23456789TJQK; the ten is 10 in every style.

    Raises KeyError for an unknown style.
    """
    if style == "automatic":
        style = automatic(language)
    printed = {rank: rank for rank in "23456789"} | {"T": "10"}
    return printed | dict(zip("AKQJ", _LETTERS[style], strict=True))


def style_name(style: str) -> str:
    """The name of an index style, for the settings page."""
    return say("Indices", _NAMES[style])
