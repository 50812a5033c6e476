"""The rules page: every game, in the words of the options in force."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.games import GAMES
from app.ui.settings_object import SettingsObject
from app.ui.text import game_names
from app.ui.text.indices import letters
from app.ui.text.rules import rules_page

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The session has the one object of this type.")
class Rules(QObject):
    """The rules of one game, with the options of the match under way if it is of that game."""

    changed = Signal()

    def __init__(self, settings: SettingsObject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._game = next(iter(GAMES))
        self._match: tuple[str, BaseModel] | None = None
        settings.changed.connect(self.changed)

    def follow(self, game: str, options: BaseModel) -> None:
        """Show these options where the rules of `game` are read."""
        self._game = game
        self._match = (game, options)
        self.changed.emit()

    def follow_none(self) -> None:
        """There is no match under way: the rules as given."""
        self._match = None
        self.changed.emit()

    @Slot(str)
    def show(self, game: str) -> None:
        """Turn to another game."""
        self._game = game
        self.changed.emit()

    @Property("QVariantList", notify=changed)
    def games(self) -> list[dict[str, str]]:
        return [{"id": game, "name": game_names.game_name(game)} for game in GAMES]

    @Property(str, notify=changed)
    def game(self) -> str:
        return self._game

    @Property(bool, notify=changed)
    def ofMatch(self) -> bool:
        """Whether the page shows the options of the match under way."""
        return self._match is not None and self._match[0] == self._game

    @Property("QVariantList", notify=changed)
    def sections(self) -> list[dict[str, Any]]:
        """Title and rules (number, text) of each section."""
        options = GAMES[self._game].options()
        if self._match is not None and self._match[0] == self._game:
            options = self._match[1]
        printed = letters(self._settings.indexStyle)
        return [
            {
                "title": section.title,
                "rules": [{"number": rule.number, "text": rule.text} for rule in section.rules],
            }
            for section in rules_page(self._game, options, printed)
        ]
