"""One table of commands: its keys, and its sheet."""

import sys

import pytest
from PySide6.QtCore import Qt

from app.core.games import GAMES
from app.ui.commands import COMMANDS, command_for, key_name, sheet
from app.ui.games import PRESENTERS

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize(
    ("key", "held", "command"),
    [
        (Qt.Key.Key_D, NONE, "draw"),
        (Qt.Key.Key_Z, NONE, "large"),
        (Qt.Key.Key_Z, CTRL, "undo"),
        (Qt.Key.Key_Z, CTRL | SHIFT, "redo"),
        (Qt.Key.Key_Y, CTRL, "redo"),
        (Qt.Key.Key_Backtab, SHIFT, "last_zone"),
        (Qt.Key.Key_Tab, NONE, "next_zone"),
        (Qt.Key.Key_Plus, CTRL | SHIFT, "bigger"),
        (Qt.Key.Key_Equal, CTRL, "bigger"),
        (Qt.Key.Key_Minus, CTRL, "smaller"),
        (Qt.Key.Key_Question, SHIFT, "keys"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "act"),
        (Qt.Key.Key_D, CTRL, ""),
        (Qt.Key.Key_Left, CTRL, "carry_left"),
        (Qt.Key.Key_F1, NONE, "rules"),
    ],
)
def test_keys_lead_to_commands(key: Qt.Key, held: Qt.KeyboardModifier, command: str) -> None:
    assert command_for(key.value, held, 0, 8) == command


@pytest.mark.parametrize(("offset", "scan"), [(8, 40), (0, 32)])
def test_a_letter_is_found_by_its_place_where_the_layout_is_not_latin(
    offset: int, scan: int
) -> None:
    cyrillic = 0x0410
    assert command_for(cyrillic, NONE, scan, offset) == "draw"
    assert command_for(cyrillic, NONE, 99, offset) == ""


@pytest.mark.parametrize("game", PRESENTERS)
def test_the_sheet_tells_every_command_of_its_game_once(game: str) -> None:
    shown = [row["text"] for group in sheet(game) for row in group["rows"]]
    assert shown == [c.text for c in COMMANDS if not c.games or game in c.games]
    assert {name for c in COMMANDS for name in c.games} <= set(PRESENTERS)


def test_the_sheet_tells_of_being_out_only_where_that_can_be() -> None:
    def keys(onlooking: bool) -> set[object]:
        groups = sheet("remik51", onlooking)
        return {row["key"] for group in groups for row in group["rows"]}

    assert keys(True) - keys(False) == {"E", "Q"}
    options = GAMES["remik51"].options
    assert PRESENTERS["remik51"].may_onlook(options(match_format="bomb"))
    assert not PRESENTERS["remik51"].may_onlook(options())


def test_the_sheet_tells_no_command_of_another_game() -> None:
    def ids(game: str) -> set[str]:
        return {c.id for c in COMMANDS if game in c.games}

    assert ids("rummy") == {"draw", "take", "meld", "lay_off", "discard", "sort"}
    assert ids("gin") >= {"draw", "knock", "pass", "best"}
    assert ids("remik51") >= {"draw", "open", "swap", "return"}
    assert not ids("remik51") & {"knock", "auto_pass"}
    assert not ids("president") & {"draw", "meld"}


def test_no_key_has_two_meanings() -> None:
    bound = {(command.shown, command.id) for command in COMMANDS if command.bound}
    assert len({shown for shown, _ in bound}) == len(bound)


def test_keys_are_called_as_on_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert (key_name("Ctrl+Shift+Z"), key_name("Space")) == ("Ctrl+Shift+Z", "Space")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert (key_name("Ctrl+Shift+Z"), key_name("Shift+Tab")) == ("⌘⇧Z", "⇧Tab")
