"""Every command of the table: one list behind keys, buttons and the sheet of keys."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt

from app.ui.text.say import QT_TRANSLATE_NOOP, say

_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key


@dataclass(frozen=True, slots=True)
class Command:
    """What can be done by a key. `shown` is the key as people read it; `group` a heading."""

    id: str
    group: str
    text: str
    shown: str
    keys: tuple[tuple[Qt.Key, Qt.KeyboardModifier], ...]


def _letter(id: str, text: str, letter: str) -> Command:
    return Command(id, "turn", text, letter, ((Key[f"Key_{letter}"], _NONE),))


COMMANDS = (
    _letter("draw", QT_TRANSLATE_NOOP("Commands", "Draw from the stock"), "D"),
    _letter("take", QT_TRANSLATE_NOOP("Commands", "Take the discard"), "T"),
    _letter("meld", QT_TRANSLATE_NOOP("Commands", "Meld the selected cards"), "M"),
    _letter("lay_off", QT_TRANSLATE_NOOP("Commands", "Lay off the selected cards"), "L"),
    _letter("discard", QT_TRANSLATE_NOOP("Commands", "Discard the selected card"), "X"),
    _letter("pass", QT_TRANSLATE_NOOP("Commands", "Pass"), "P"),
    _letter("auto_pass", QT_TRANSLATE_NOOP("Commands", "Pass for me when I can’t play"), "A"),
    _letter("play_out", QT_TRANSLATE_NOOP("Commands", "When you are out: play out quickly"), "Q"),
    _letter(
        "skip_round", QT_TRANSLATE_NOOP("Commands", "When you are out: skip to the result"), "R"
    ),
    Command("play", "turn", QT_TRANSLATE_NOOP("Commands", "Play the selected cards"), "Enter", ()),
    Command(
        "give", "turn", QT_TRANSLATE_NOOP("Commands", "Give the selected cards back"), "Enter", ()
    ),
    Command(
        "undo",
        "turn",
        QT_TRANSLATE_NOOP("Commands", "Undo"),
        "Ctrl+Z",
        ((Key.Key_Z, _CTRL),),
    ),
    Command(
        "redo",
        "turn",
        QT_TRANSLATE_NOOP("Commands", "Redo"),
        "Ctrl+Shift+Z",
        ((Key.Key_Z, _CTRL | _SHIFT), (Key.Key_Y, _CTRL)),
    ),
    Command(
        "left", "move", QT_TRANSLATE_NOOP("Commands", "To the left"), "←", ((Key.Key_Left, _NONE),)
    ),
    Command(
        "right",
        "move",
        QT_TRANSLATE_NOOP("Commands", "To the right"),
        "→",
        ((Key.Key_Right, _NONE),),
    ),
    Command("up", "move", QT_TRANSLATE_NOOP("Commands", "Up"), "↑", ((Key.Key_Up, _NONE),)),
    Command("down", "move", QT_TRANSLATE_NOOP("Commands", "Down"), "↓", ((Key.Key_Down, _NONE),)),
    Command(
        "first",
        "move",
        QT_TRANSLATE_NOOP("Commands", "To the first"),
        "Home",
        ((Key.Key_Home, _NONE),),
    ),
    Command(
        "last",
        "move",
        QT_TRANSLATE_NOOP("Commands", "To the last"),
        "End",
        ((Key.Key_End, _NONE),),
    ),
    Command(
        "next_zone",
        "move",
        QT_TRANSLATE_NOOP("Commands", "Next part of the table"),
        "Tab",
        ((Key.Key_Tab, _NONE),),
    ),
    Command(
        "last_zone",
        "move",
        QT_TRANSLATE_NOOP("Commands", "Previous part of the table"),
        "Shift+Tab",
        ((Key.Key_Backtab, _SHIFT), (Key.Key_Backtab, _NONE)),
    ),
    Command(
        "carry_left",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Move the card to the left"),
        "Ctrl+←",
        ((Key.Key_Left, _CTRL),),
    ),
    Command(
        "carry_right",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Move the card to the right"),
        "Ctrl+→",
        ((Key.Key_Right, _CTRL),),
    ),
    Command(
        "select",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Select a card, or skip the motion"),
        "Space",
        ((Key.Key_Space, _NONE),),
    ),
    Command(
        "act",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Act on what is in focus"),
        "Enter",
        ((Key.Key_Return, _NONE), (Key.Key_Enter, _NONE)),
    ),
    Command(
        "sort",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Sort by suit, rank or melds"),
        "S",
        ((Key.Key_S, _NONE),),
    ),
    Command(
        "cancel",
        "hand",
        QT_TRANSLATE_NOOP("Commands", "Cancel the drag, clear the selection"),
        "Esc",
        ((Key.Key_Escape, _NONE),),
    ),
    Command(
        "where",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Where am I: phase, scores, hand, last move"),
        "W",
        ((Key.Key_W, _NONE),),
    ),
    Command(
        "large",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Show the card large"),
        "Z",
        ((Key.Key_Z, _NONE),),
    ),
    Command(
        "bigger",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Larger cards"),
        "Ctrl++",
        ((Key.Key_Plus, _CTRL), (Key.Key_Plus, _CTRL | _SHIFT), (Key.Key_Equal, _CTRL)),
    ),
    Command(
        "smaller",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Smaller cards"),
        "Ctrl+−",
        ((Key.Key_Minus, _CTRL),),
    ),
    Command(
        "usual_size",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Cards of the usual size"),
        "Ctrl+0",
        ((Key.Key_0, _CTRL),),
    ),
    Command(
        "fullscreen",
        "view",
        QT_TRANSLATE_NOOP("Commands", "Full screen"),
        "F11",
        ((Key.Key_F11, _NONE),),
    ),
    Command("rules", "view", QT_TRANSLATE_NOOP("Commands", "Rules"), "F1", ((Key.Key_F1, _NONE),)),
    Command(
        "keys",
        "view",
        QT_TRANSLATE_NOOP("Commands", "These keys"),
        "?",
        ((Key.Key_Question, _NONE), (Key.Key_Question, _SHIFT)),
    ),
    Command(
        "new",
        "view",
        QT_TRANSLATE_NOOP("Commands", "New match"),
        "Ctrl+N",
        ((Key.Key_N, _CTRL),),
    ),
)

GROUPS = {
    "turn": QT_TRANSLATE_NOOP("Commands", "Your turn"),
    "hand": QT_TRANSLATE_NOOP("Commands", "Your hand"),
    "move": QT_TRANSLATE_NOOP("Commands", "Moving the focus"),
    "view": QT_TRANSLATE_NOOP("Commands", "The table"),
}

_BY_KEY = {key: command.id for command in COMMANDS for key in command.keys}
SHOWN = {command.id: command.shown for command in COMMANDS}

# Scan codes of the letter keys: X11 and Wayland count from 8, Windows as the keyboard does.
_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_PHYSICAL = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}


def command_for(key: int, modifiers: Qt.KeyboardModifier, scan: int, offset: int) -> str:
    """The command of a pressed key, or "".

    Where the layout is not Latin, a letter is found by its place on the keyboard: `scan` is the
    platform's code, of which the code of the keyboard is `offset` less.
    """
    held = modifiers & (_CTRL | _SHIFT | Qt.KeyboardModifier.AltModifier)
    latin = key < 0x80 or key > 0x1000000
    if not latin and (letter := _PHYSICAL.get(scan - offset)):
        key = int(Key[f"Key_{letter}"])
    try:
        return _BY_KEY.get((Key(key), held), "")
    except ValueError:
        return ""


def sheet() -> list[dict[str, object]]:
    """The sheet of keys: groups with title and rows of text and key."""
    return [
        {
            "title": say("Commands", title),
            "rows": [
                {"text": say("Commands", command.text), "key": command.shown}
                for command in COMMANDS
                if command.group == group
            ],
        }
        for group, title in GROUPS.items()
    ]
