"""The new-match page: who sits where, and by which options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.games import GAMES
from app.core.match import Seat
from app.ui.models.option_rows import option_rows
from app.ui.settings import LastMatch
from app.ui.settings_object import SettingsObject
from app.ui.text import game_names, players
from app.ui.text.players import COMPUTERS, computer_name
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.violations import refusal
from app.ui.text.voice import Voice

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

LEVELS = ("easy", "normal", "hard")
NAME_LENGTH = 24
_SAME_NAME = QT_TRANSLATE_NOOP("NewMatch", "Two players have the same name: {name}.")


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat while it is being filled: a name left empty is filled in at the start."""

    name: str
    kind: str
    level: str = "normal"


@QmlElement
@QmlUncreatable("The session has the one object of this type.")
class NewMatch(QObject):
    """What is chosen so far for a match of `game`; remembered in the settings at the start."""

    changed = Signal()

    def __init__(self, settings: SettingsObject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._game = next(iter(GAMES))
        self._chairs: list[Chair] = []
        self._count = 2
        self._values: dict[str, Any] = {}
        self._take_backs = True
        self.open(self._game)

    @Slot(str)
    def open(self, game: str) -> None:
        """Begin with what was chosen for this game the last time, or with its rules as given."""
        self._game = game
        last = self._settings.model.last_matches.get(game, LastMatch())
        seats = GAMES[game].seats
        self._chairs = [Chair("", "human")]
        self._chairs += [Chair(name, "ai") for name in COMPUTERS[: seats[-1] - 1]]
        self._count = min(max(3, seats[0]), seats[-1])
        if len(last.seats) in seats:
            self._count = len(last.seats)
            self._chairs[: self._count] = [_chair(seat) for seat in last.seats]
        self._values = {
            name: value for name, value in last.options.items() if _fits(game, name, value)
        }
        self._take_backs = last.take_backs
        self.changed.emit()

    # What the page shows

    @Property(str, notify=changed)
    def game(self) -> str:
        return self._game

    @Property(str, notify=changed)
    def title(self) -> str:
        return game_names.game_name(self._game)

    @Property("QVariantList", notify=changed)
    def seatCounts(self) -> list[int]:
        return list(GAMES[self._game].seats)

    @Property(int, notify=changed)
    def seatCount(self) -> int:
        return self._count

    @Property("QVariantList", notify=changed)
    def seats(self) -> list[dict[str, Any]]:
        """Name, the name that stands in for an empty one, kind and level of each seat."""
        return [
            {
                "name": _shown(c),
                "fallback": name,
                "kind": c.kind,
                "level": c.level,
            }
            for c, name in zip(self._chairs, players.names(self._seats()), strict=False)
        ]

    @Property("QVariantList", notify=changed)
    def levels(self) -> list[dict[str, str]]:
        return [{"id": level, "name": players.level_name(level)} for level in LEVELS]

    @Property("QVariantList", notify=changed)
    def options(self) -> list[dict[str, Any]]:
        return option_rows(self._game, GAMES[self._game].options, self._values)

    @Property(bool, notify=changed)
    def takeBacks(self) -> bool:
        return self._take_backs

    @Property(bool, notify=changed)
    def byTheRules(self) -> bool:
        """Whether no option differs from the rules as given."""
        return not any(row["changed"] for row in self.options)

    @Property(str, notify=changed)
    def problem(self) -> str:
        """Why the match can't start like this, or an empty text."""
        names = players.names(self._seats())
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            return say("NewMatch", _SAME_NAME, name=twice)
        game = GAMES[self._game]
        violation = game.check_options(game.options(**self._values), self._count)
        return refusal(self._game, violation, Voice(names)) if violation else ""

    # What the page changes

    @Slot(int)
    def setSeatCount(self, count: int) -> None:
        self._count = count
        self.changed.emit()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        name = name.strip()[:NAME_LENGTH]
        if name != _shown(self._chairs[seat]):
            self._set_chair(seat, name=name)

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Seat a person ("human") or a computer player ("ai"), with a name that goes with it."""
        chair = self._chairs[seat]
        if kind == chair.kind:
            return
        name = chair.name
        if kind == "human" and name in COMPUTERS:
            name = ""
        elif kind == "ai" and not name:
            taken = {_shown(c) for c in self._chairs}
            name = next(n for n in (*COMPUTERS, "Talia") if computer_name(n) not in taken)
        self._set_chair(seat, kind=kind, name=name)

    @Slot(int, str)
    def setLevel(self, seat: int, level: str) -> None:
        self._set_chair(seat, level=level)

    @Slot(str, "QVariant")
    def setOption(self, field: str, value: Any) -> None:
        model = GAMES[self._game].options
        kind = model.model_fields[field].annotation
        self._values[field] = int(value) if kind is int else value
        self.changed.emit()

    @Slot(bool)
    def setTakeBacks(self, on: bool) -> None:
        self._take_backs = on
        self.changed.emit()

    @Slot()
    def useRules(self) -> None:
        """All options as the rules say."""
        self._values = {}
        self.changed.emit()

    # What comes out

    def table(self) -> tuple[list[Seat], Any]:
        """Seats and options for a match; remembers the choices."""
        chairs = self._chairs[: self._count]
        options = GAMES[self._game].options(**self._values)
        last = LastMatch(
            seats=tuple({"name": c.name, "kind": c.kind, "level": c.level} for c in chairs),
            options=options.model_dump(exclude_defaults=True),
            take_backs=self._take_backs,
        )
        matches = self._settings.model.last_matches | {self._game: last}
        self._settings.update(last_matches=matches)
        return self._seats(), options

    def _set_chair(self, seat: int, **values: str) -> None:
        self._chairs[seat] = replace(self._chairs[seat], **values)
        self.changed.emit()

    def _seats(self) -> list[Seat]:
        """The seats; the first person without a name is the one of the settings.

        Who still has none is called what it is wherever the match is shown, in any language.
        """
        chairs = self._chairs[: self._count]
        own = self._settings.model.player_name
        seats = []
        for chair in chairs:
            name = _shown(chair)
            if chair.kind == "human" and not name and own not in (c.name for c in chairs):
                name, own = own, ""
            seats.append(Seat(name, "ai", chair.level) if chair.kind == "ai" else Seat(name))
        return seats


def _shown(chair: Chair) -> str:
    """The name of a chair as it is read; a computer player's own one is kept in no language."""
    return computer_name(chair.name) if chair.kind == "ai" else chair.name


def _fits(game: str, option: str, value: Any) -> bool:
    """Whether a remembered value still goes with the game."""
    try:
        GAMES[game].options.model_validate({option: value})
    except ValidationError:
        return False
    return True


def _chair(seat: dict[str, str]) -> Chair:
    level = seat.get("level", "normal")
    return Chair(
        seat.get("name", "")[:NAME_LENGTH],
        "ai" if seat.get("kind") == "ai" else "human",
        level if level in LEVELS else "normal",
    )
