"""Every command of the table: one list behind keys, buttons and the sheet of keys."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtCore import Qt

from app.ui.text.say import QT_TRANSLATE_NOOP, say

_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_HELD = _CTRL | _SHIFT | Qt.KeyboardModifier.AltModifier
_NAMES = {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down", "?": "Question"} | {
    "Enter": "Return",
    "Esc": "Escape",
    "+": "Plus",
    "−": "Minus",
    "=": "Equal",
}


@dataclass(frozen=True, slots=True)
class Command:
    """What can be done by a key. `shown` is the key as people read it, `also` more keys.

    A command that is not `bound` is what another one, with the same key, comes to. `games` are
    those that know it; none means all.
    """

    id: str
    text: str
    shown: str
    also: tuple[str, ...] = ()
    bound: bool = True
    games: tuple[str, ...] = ()


_RUMMY = ("rummy", "gin", "remik51")
_GIN = ("gin",)
_PRESIDENT = ("president",)
_REMIK51 = ("remik51",)
_ONLOOKING = ("president", "remik51")

GROUPS = {
    QT_TRANSLATE_NOOP("Commands", "Your turn"): (
        Command("draw", QT_TRANSLATE_NOOP("Commands", "Draw from the stock"), "D", games=_RUMMY),
        Command("take", QT_TRANSLATE_NOOP("Commands", "Take the discard"), "T", games=_RUMMY),
        Command(
            "meld", QT_TRANSLATE_NOOP("Commands", "Meld the selected cards"), "M", games=_RUMMY
        ),
        Command(
            "lay_off",
            QT_TRANSLATE_NOOP("Commands", "Lay off the selected cards, or the one in focus"),
            "L",
            games=_RUMMY,
        ),
        Command(
            "open",
            QT_TRANSLATE_NOOP("Commands", "Open with what is in the tray"),
            "O",
            games=_REMIK51,
        ),
        Command(
            "swap",
            QT_TRANSLATE_NOOP(
                "Commands", "Swap a joker for the selected cards, or the one in focus"
            ),
            "J",
            games=_REMIK51,
        ),
        Command(
            "discard",
            QT_TRANSLATE_NOOP("Commands", "Discard the selected card, or the one in focus"),
            "X",
            games=_RUMMY,
        ),
        Command(
            "play",
            QT_TRANSLATE_NOOP("Commands", "Play the selected cards"),
            "Enter",
            bound=False,
            games=_PRESIDENT,
        ),
        Command(
            "give",
            QT_TRANSLATE_NOOP("Commands", "Give the selected cards back"),
            "Enter",
            bound=False,
            games=_PRESIDENT,
        ),
        Command("pass", QT_TRANSLATE_NOOP("Commands", "Pass"), "P", games=("gin", "president")),
        Command(
            "knock",
            QT_TRANSLATE_NOOP("Commands", "Knock with the selected card, or the one in focus"),
            "K",
            games=_GIN,
        ),
        Command("best", QT_TRANSLATE_NOOP("Commands", "Take the best defence"), "B", games=_GIN),
        Command(
            "finish", QT_TRANSLATE_NOOP("Commands", "Finish what is laid out"), "F", games=_GIN
        ),
        Command(
            "auto_pass",
            QT_TRANSLATE_NOOP("Commands", "Pass for me when I can’t play"),
            "A",
            games=_PRESIDENT,
        ),
        Command(
            "return",
            QT_TRANSLATE_NOOP("Commands", "Return the taken discard"),
            "R",
            games=_REMIK51,
        ),
        Command(
            "take_back",
            QT_TRANSLATE_NOOP("Commands", "Empty the opening tray"),
            "Esc",
            bound=False,
            games=_REMIK51,
        ),
        Command(
            "play_out",
            QT_TRANSLATE_NOOP("Commands", "When you are out: play out quickly"),
            "Q",
            games=_ONLOOKING,
        ),
        Command(
            "skip_round",
            QT_TRANSLATE_NOOP("Commands", "When you are out: skip to the result"),
            "E",
            games=_ONLOOKING,
        ),
        Command("undo", QT_TRANSLATE_NOOP("Commands", "Undo"), "Ctrl+Z"),
        Command("redo", QT_TRANSLATE_NOOP("Commands", "Redo"), "Ctrl+Shift+Z", ("Ctrl+Y",)),
    ),
    QT_TRANSLATE_NOOP("Commands", "Your hand"): (
        Command(
            "select", QT_TRANSLATE_NOOP("Commands", "Select a card, or skip the motion"), "Space"
        ),
        Command(
            "act", QT_TRANSLATE_NOOP("Commands", "Act on what is in focus"), "Enter", ("Keypad",)
        ),
        Command(
            "sort", QT_TRANSLATE_NOOP("Commands", "Sort by suit, rank or melds"), "S", games=_RUMMY
        ),
        Command(
            "sort",
            QT_TRANSLATE_NOOP("Commands", "Sort by rank, or by how many there are of a rank"),
            "S",
            games=_PRESIDENT,
        ),
        Command(
            "cancel", QT_TRANSLATE_NOOP("Commands", "Cancel the drag, clear the selection"), "Esc"
        ),
        Command("carry_left", QT_TRANSLATE_NOOP("Commands", "Move the card to the left"), "Ctrl+←"),
        Command(
            "carry_right", QT_TRANSLATE_NOOP("Commands", "Move the card to the right"), "Ctrl+→"
        ),
    ),
    QT_TRANSLATE_NOOP("Commands", "Moving the focus"): (
        Command("left", QT_TRANSLATE_NOOP("Commands", "To the left"), "←"),
        Command("right", QT_TRANSLATE_NOOP("Commands", "To the right"), "→"),
        Command("up", QT_TRANSLATE_NOOP("Commands", "Up"), "↑"),
        Command("down", QT_TRANSLATE_NOOP("Commands", "Down"), "↓"),
        Command("first", QT_TRANSLATE_NOOP("Commands", "To the first"), "Home"),
        Command("last", QT_TRANSLATE_NOOP("Commands", "To the last"), "End"),
        Command("next_zone", QT_TRANSLATE_NOOP("Commands", "Next part of the table"), "Tab"),
        Command(
            "last_zone", QT_TRANSLATE_NOOP("Commands", "Previous part of the table"), "Shift+Tab"
        ),
    ),
    QT_TRANSLATE_NOOP("Commands", "The table"): (
        Command(
            "where",
            QT_TRANSLATE_NOOP("Commands", "Where am I: phase, scores, hand, last move"),
            "W",
        ),
        Command("large", QT_TRANSLATE_NOOP("Commands", "Show the card large"), "Z"),
        Command("bigger", QT_TRANSLATE_NOOP("Commands", "Larger cards"), "Ctrl++", ("Ctrl+=",)),
        Command("smaller", QT_TRANSLATE_NOOP("Commands", "Smaller cards"), "Ctrl+−"),
        Command("usual_size", QT_TRANSLATE_NOOP("Commands", "Cards of the usual size"), "Ctrl+0"),
        Command("fullscreen", QT_TRANSLATE_NOOP("Commands", "Full screen"), "F11"),
        Command("rules", QT_TRANSLATE_NOOP("Commands", "Rules"), "F1"),
        Command("new", QT_TRANSLATE_NOOP("Commands", "New match"), "Ctrl+N"),
        Command(
            "open_file",
            QT_TRANSLATE_NOOP("Commands", "Open a record or a saved match"),
            "Ctrl+O",
            bound=False,
        ),
        Command("keys", QT_TRANSLATE_NOOP("Commands", "These keys"), "?"),
    ),
}
"""Heading → commands."""

COMMANDS = tuple(command for group in GROUPS.values() for command in group)
_SPACE = QT_TRANSLATE_NOOP("Commands", "Space")


def key_name(shown: str) -> str:
    """A key as it is called on this system and in the language of the moment."""
    if sys.platform == "darwin":
        shown = shown.replace("Ctrl+", "⌘").replace("Shift+", "⇧")
    return say("Commands", _SPACE) if shown == "Space" else shown


def key_names() -> dict[str, str]:
    """Command → its key."""
    return {command.id: key_name(command.shown) for command in COMMANDS}


def _chord(shown: str) -> tuple[int, int]:
    """The Qt key and modifiers of a key as people read it."""
    held, name = 0, shown
    for prefix, modifier in (("Ctrl+", _CTRL), ("Shift+", _SHIFT)):
        if name.startswith(prefix):
            held |= modifier.value
            name = name.removeprefix(prefix)
    if shown == "Keypad":
        return Qt.Key.Key_Enter.value, 0
    if shown == "Shift+Tab":
        return Qt.Key.Key_Backtab.value, held
    return Qt.Key[f"Key_{_NAMES.get(name, name)}"].value, held


_BY_KEY = {_chord(key): c.id for c in COMMANDS if c.bound for key in (c.shown, *c.also)}

# Scan codes of the letter keys: X11 and Wayland count from 8, Windows as the keyboard does.
_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_PHYSICAL = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}


def command_for(key: int, modifiers: Qt.KeyboardModifier, scan: int, offset: int) -> str:
    """The command of a pressed key, or "".

    Where the layout is not Latin, a letter is found by its place on the keyboard: `scan` is the
    platform's code, of which the code of the keyboard is `offset` less.
    """
    held = (modifiers & _HELD).value
    if 0x80 <= key < 0x01000000 and (letter := _PHYSICAL.get(scan - offset)):
        key = ord(letter)
    # Which signs need Shift differs between keyboards; letters and named keys are exact.
    sign = 0x20 < key < 0x80 and not chr(key).isalnum()
    return _BY_KEY.get((key, held & ~_SHIFT.value if sign else held), "")


def sheet(game: str, onlooking: bool = True) -> list[dict[str, object]]:
    """The sheet of keys for a game: groups with title and rows of text and key.

    `onlooking`: whether players can be out while others play on.
    """
    return [
        {
            "title": say("Commands", title),
            "rows": [
                {"text": say("Commands", command.text), "key": key_name(command.shown)}
                for command in group
                if not command.games or game in command.games
                if onlooking or command.games != _ONLOOKING
            ],
        }
        for title, group in GROUPS.items()
    ]
