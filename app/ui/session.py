"""What is going on: which page is shown, which match is played, and where it is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.faults import RecordError
from app.core.games import GAMES
from app.core.match import Match
from app.ui import saves as files
from app.ui.models.home import ELSEWHERE, Home
from app.ui.models.new_match import NewMatch
from app.ui.models.rules import Rules
from app.ui.paths import Paths
from app.ui.saves import Saves, Sitting, was_assisted
from app.ui.settings_object import SettingsObject
from app.ui.text.faults import fault
from app.ui.text.game_names import game_name
from app.ui.text.say import QT_TRANSLATE_NOOP, say

if TYPE_CHECKING:
    from app.ui.table.controller import TableController

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PAGES = ("start", "new", "table", "settings", "rules", "about")

_CANT_OPEN = QT_TRANSLATE_NOOP("Session", "{file} can’t be opened. {reason}")
_CANT_WRITE = QT_TRANSLATE_NOOP("Session", "This can’t be written, and may be lost: {file}")
_CRASHED = QT_TRANSLATE_NOOP(
    "Session", "Something went wrong; your match is saved. What happened is written in {file}"
)


@QmlElement
@QmlUncreatable("There is one session, made by the program.")
class Session(QObject):
    """The root of everything that QML sees. The table and the new-match page are built late."""

    pageChanged = Signal()
    sittingChanged = Signal()
    noticed = Signal(str)
    """One sentence that the player must see now."""
    # They bring what other threads have to say to this one.
    _unwritten = Signal(str)
    _crashed = Signal(str)

    def __init__(
        self, paths: Paths, settings: SettingsObject, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.setParent(self)
        self._unwritten.connect(self._tell_unwritten)
        self._crashed.connect(self._tell_crash)
        self._saves = Saves(paths, lambda path, _: self._unwritten.emit(str(path)))
        self._home = Home(self._saves, self)
        self._rules = Rules(settings, self)
        self._paths = paths
        self._new_match: NewMatch | None = None
        self._table: TableController | None = None
        self._sitting: Sitting | None = None
        self._pages = ["start"]
        settings.unwritable.connect(self._tell_unwritten)
        self._home.refresh()

    # Pages

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """One of PAGES."""
        return self._pages[-1]

    @Slot(str)
    def go(self, page: str) -> None:
        """Show a page; `back` leads to the one before."""
        if page == self.page or page not in PAGES:
            return
        if page == "start":
            self._pages = ["start"]
            self._home.refresh()
        else:
            self._pages.append(page)
        self.pageChanged.emit()

    @Slot()
    def back(self) -> None:
        """Show the page before this one; stays on the first."""
        if len(self._pages) > 1:
            self._pages.pop()
            self.pageChanged.emit()

    # What the pages show

    @Property(SettingsObject, constant=True)
    def settings(self) -> SettingsObject:
        return self._settings

    @Property(Home, constant=True)
    def home(self) -> Home:
        return self._home

    @Property(Rules, constant=True)
    def rules(self) -> Rules:
        return self._rules

    @Property("QVariantMap", constant=True)
    def about(self) -> dict[str, Any]:
        from app.ui.models.about import about

        return about(self._paths)

    @Property(NewMatch, constant=True)
    def newMatch(self) -> NewMatch:
        if self._new_match is None:
            self._new_match = NewMatch(self._settings, self)
        return self._new_match

    @Property(QObject, constant=True)
    def table(self) -> TableController:
        if self._table is None:
            from app.ui.table.controller import TableController

            self._table = TableController(self._settings, self)
            self._table.takenBack.connect(self._count_take_back)
            self._table.acted.connect(self._keep)
            self._table.leaveRequested.connect(self.leave)
        return self._table

    @Property(bool, notify=sittingChanged)
    def playing(self) -> bool:
        """Whether there is a match on the table."""
        return self._sitting is not None

    @Property(str, notify=sittingChanged)
    def gameName(self) -> str:
        """The game on the table, in words."""
        return game_name(self._sitting.match.game.id) if self._sitting else ""

    def retell(self) -> None:
        """Say everything again in another language."""
        self._home.changed.emit()
        self._rules.changed.emit()
        self.sittingChanged.emit()
        if self._new_match is not None:
            self._new_match.changed.emit()

    @Property(str, notify=sittingChanged)
    def game(self) -> str:
        """The id of the game on the table, or of the first game."""
        return self._sitting.match.game.id if self._sitting else next(iter(GAMES))

    # Matches

    @Slot(str)
    def setUp(self, game: str) -> None:
        """Show the new-match page for a game."""
        self.newMatch.open(game)
        self.go("new")

    @Slot()
    def startMatch(self) -> None:
        """Deal the match that the new-match page describes."""
        seats, options = self.newMatch.table()
        match = Match.new(GAMES[self.newMatch.game], options, seats)
        self.sit_down(Sitting.new(match, {"take_backs": self.newMatch.takeBacks}))

    @Slot()
    def playAgain(self) -> None:
        """A new match of the same people by the same options."""
        if self._sitting is not None:
            old = self._sitting.match
            match = Match.new(old.game, old.options, old.seats)
            self.sit_down(Sitting.new(match, self._sitting.settings))

    @Slot(str)
    def resume(self, id: str) -> None:
        """Go on with an unfinished match."""
        # What another window did since then counts too.
        self._home.refresh()
        sitting = self._home.sitting(id)
        if sitting is not None:
            self.sit_down(sitting)

    @Slot(QUrl)
    def openUrl(self, url: QUrl) -> None:
        """Open a record or a save that was chosen or dropped."""
        self.open_file(Path(url.toLocalFile()))

    def open_file(self, path: Path) -> None:
        """Go on with the match in a record or save, or say why that is not possible."""
        try:
            sitting = self._saves.open(path)
        except RecordError as error:
            self.noticed.emit(say("Session", _CANT_OPEN, file=path.name, reason=fault(error)))
            return
        self.sit_down(sitting)

    def sit_down(self, sitting: Sitting) -> None:
        """Put a match on the table and keep it from now on."""
        if not self._saves.claim(sitting.id):
            self.noticed.emit(say("Session", ELSEWHERE))
            return
        self._sitting = sitting
        match = sitting.match
        self._keep_now()
        self._rules.follow(match.game.id, match.options)
        self.table.open(match, sitting.settings, sitting.hands, was_assisted(sitting))
        self._pages = ["start", "table"]
        self.sittingChanged.emit()
        self.pageChanged.emit()

    @Slot()
    def leave(self) -> None:
        """Get up from the table; the match stays among the unfinished ones."""
        self._pages = ["start"]
        self._saves.flush()
        self._home.refresh()
        self.pageChanged.emit()
        self._sitting = None
        self._saves.release()
        self._rules.follow_none()
        self.sittingChanged.emit()

    def _count_take_back(self, seat: int) -> None:
        if self._sitting is not None:
            self._sitting = files.with_take_back(self._sitting, seat)

    def _keep(self) -> None:
        if self._sitting is not None:
            sitting = files.with_auto_pass(self._sitting, self.table.passes())
            self._sitting = replace(sitting, hands=self.table.hands())
            self._keep_now()

    def _keep_now(self) -> None:
        sitting = self._sitting
        if sitting is None or "end" in sitting.about:
            return
        self._saves.keep(sitting)
        if sitting.match.standing.over:
            # Its record is written: nothing that follows may write a second one.
            self._sitting = replace(sitting, about={**sitting.about, "end": "over"})

    # Failures

    def crashed(self, log: Path) -> None:
        """Tell the player of an exception that nobody caught; from any thread."""
        self._crashed.emit(str(log))

    @Slot(str)
    def _tell_crash(self, log: str) -> None:
        self.noticed.emit(say("Session", _CRASHED, file=log))

    @Slot(str)
    def _tell_unwritten(self, file: str) -> None:
        self.noticed.emit(say("Session", _CANT_WRITE, file=file))

    # The end

    def close(self) -> None:
        """Write everything that is not written yet, and stop all threads."""
        self._keep()
        if self._table is not None:
            self._table.close()
        self._saves.close()
        self._settings.write()
