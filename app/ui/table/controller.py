"""The table as QML sees it: models, properties, and slots for what people do."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import Property, QObject, Qt, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.match import Match
from app.ui import commands
from app.ui.models.result import match_result, round_result
from app.ui.settings_object import SettingsObject
from app.ui.table import narrator, scene, watching
from app.ui.table.acting import Acting
from app.ui.table.display import Display
from app.ui.table.flow import Flow
from app.ui.table.keyboard import Keyboard
from app.ui.text import players
from app.ui.text.indices import letters
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice
from app.ui.worker import Worker

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_TAKEN_BACK = QT_TRANSLATE_NOOP("Table", "Your last move is taken back. The match is assisted.")


@QmlElement
@QmlUncreatable("The session has the one table.")
class TableController(QObject):
    """The match under way. Lives as long as the session; its match is replaced."""

    acted = Signal()
    """The record, the order of a hand or what the save keeps beside them changed."""
    roundOver = Signal()
    matchOver = Signal()
    takenBack = Signal(int)
    """This seat took back more than is free; `acted` follows."""
    leaveRequested = Signal()
    sceneChanged = Signal()
    busyChanged = Signal()
    curtainChanged = Signal()
    cursorChanged = Signal()
    resultChanged = Signal()
    started = Signal(str, int)
    """A cue begins: its motion and the number of its moves; `finish` tells that cards rest."""
    skipped = Signal()
    """Whatever still flies ends now."""
    refused = Signal(str, str, str, int)
    """Why an act was refused: for the screen, for the ear, and the place concerned."""
    announced = Signal(str)
    told = Signal(str)
    """The answer to "where am I"."""
    asked = Signal(str)
    """A command for the window: "rules", "settings", "keys", "fullscreen" …"""

    def __init__(self, settings: SettingsObject, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._worker = Worker(self)
        self._flow = Flow(settings, self._worker, self)
        self._acting = Acting(self._flow, self)
        self._keyboard = Keyboard(self._flow, self._acting, lambda: settings.sort, self)
        self._display = Display(self._flow, self._acting, self)
        self._shown: tuple[bool, int | None] = (False, None)
        flow = self._flow
        flow.acted.connect(self.acted)
        flow.roundOver.connect(self._round_over)
        flow.matchOver.connect(self.matchOver)
        flow.takenBack.connect(self._taken_back)
        flow.told.connect(self._announce)
        flow.laidOut.connect(self._announce_steps)
        flow.changed.connect(self._refresh)
        flow.stage.started.connect(self.started)
        flow.stage.skipped.connect(self.skipped)
        flow.stage.changed.connect(self._board_changed)
        flow.stage.replaced.connect(self._board_replaced)
        self._acting.changed.connect(self._refresh)
        self._acting.refused.connect(self._refuse)
        self._keyboard.moved.connect(self.cursorChanged)
        self._display.sceneChanged.connect(self.sceneChanged)
        settings.changed.connect(self.retell)

    # The session's side

    def open(
        self,
        match: Match,
        save_settings: dict[str, Any],
        hands: Any = (),
        assisted: bool = False,
    ) -> None:
        """Put a match on the table. `hands` are the players' own orders, by seat.

        `assisted`: whether somebody had help before.
        """
        self._acting.reset()
        self._keyboard.reset()
        self._flow.take_backs = save_settings.get("take_backs") is True
        self._flow.assisted = assisted
        self._voice(match)
        self._flow.open(match, hands, _seats(save_settings.get("auto_pass"), match))
        self.retell()

    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The players' own order of each hand, for the save; empty where it is not known."""
        match = self._flow.match
        orders = self._flow.hands.orders(len(match.seats)) if match else []
        return tuple(tuple(cards) for cards in orders)

    def passes(self) -> list[int]:
        """The seats for which the table passes when they can do nothing else, for the save."""
        return sorted(self._flow.passes_for)

    def close(self) -> None:
        """Take the match off the table and end the thread."""
        self._flow.close()
        self._worker.close()

    def retell(self) -> None:
        """Say everything again, as after a change of language."""
        if self._flow.match is not None:
            self._voice(self._flow.match)
            self._refresh()
            self.curtainChanged.emit()
            self.resultChanged.emit()

    def _voice(self, match: Match) -> None:
        printed = letters(self._settings.indexStyle, self._settings.language)
        self._acting.voice = Voice(players.names(match.seats), printed)

    # Telling QML

    def _board_replaced(self) -> None:
        self._acting.reset()
        self._display.replace_cards()
        self._refresh()

    def _board_changed(self) -> None:
        self._flow.keep_order()
        self._acting.tidy()

    def _refresh(self) -> None:
        self._display.refresh()
        self._keyboard.settle()
        busy, curtain = self._shown
        self._shown = (self._flow.stage.busy, self._flow.curtain)
        if self._shown[0] != busy:
            self.busyChanged.emit()
        if self._shown[1] != curtain:
            self.curtainChanged.emit()

    def _refuse(self, reason: str, zone: str, number: int) -> None:
        shown = scene.braced(reason, self._acting.voice.printed)
        self.refused.emit(shown, reason, zone, number)

    def _announce(self, events: list[Any]) -> None:
        match = self._flow.match
        if match is not None:
            text = narrator.told(match, events, self._acting.voice, self._flow.watcher)
            if text:
                self.announced.emit(text)

    def _announce_steps(self, before: Any, after: Any) -> None:
        text = self._flow.presenter.laid_out(before, after, self._acting.voice.aloud())
        if text:
            self.announced.emit(text)

    def _taken_back(self, seat: int) -> None:
        self.takenBack.emit(seat)
        self.announced.emit(say("Table", _TAKEN_BACK))

    def _round_over(self) -> None:
        self.resultChanged.emit()
        self.roundOver.emit()

    # Models and properties

    @Property(Display, constant=True)
    def display(self) -> Display:
        return self._display

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether cards fly."""
        return self._flow.stage.busy

    @Property(str, notify=curtainChanged)
    def curtainName(self) -> str:
        """The person who must sit down before the curtain opens, or empty."""
        seat = self._flow.curtain
        return "" if seat is None else self._acting.voice.names[seat]

    @Property(str, notify=cursorChanged)
    def cursorZone(self) -> str:
        return self._keyboard.cursor.zone

    @Property(int, notify=cursorChanged)
    def cursorIndex(self) -> int:
        return self._keyboard.cursor.index

    @Property(str, notify=cursorChanged)
    def cursorSpot(self) -> str:
        """The place in focus as "zone number", or empty."""
        spot = self._keyboard.spot()
        return f"{spot[0]} {spot[1]}" if spot else ""

    @Property(bool, notify=sceneChanged)
    def over(self) -> bool:
        """Whether the round is over."""
        return self._display.scene.over

    @Property("QVariantMap", notify=resultChanged)
    def roundResult(self) -> dict[str, Any]:
        """The result of the round that is over, for its sheet."""
        match = self._flow.match
        if match is None or not match.rounds or match.rounds[-1].result is None:
            return {}
        return round_result(match, self._acting.voice.printed)

    @Property("QVariantMap", notify=resultChanged)
    def matchResult(self) -> dict[str, Any]:
        """The result of the match that is over, for its sheet."""
        match = self._flow.match
        if match is None or not match.standing.over:
            return {}
        return match_result(match, self._acting.voice.printed)

    # What people do

    @Slot(int)
    def clickCard(self, token: int) -> None:
        """A click on a card: select it, or act on the place where it lies."""
        spot = self._flow.stage.board.spot_of(token)
        if spot == self._acting.own:
            self._acting.toggle(token)
            self._keyboard.put("hand", self._flow.stage.board.spots[spot].index(token))
        elif spot[0] != "hand":
            self._acting.click(spot)

    @Slot(int)
    def doubleClickCard(self, token: int) -> None:
        """A double click on a card."""
        self._acting.shortcut(token)

    @Slot(str, int)
    def clickPlace(self, zone: str, number: int) -> None:
        """A click on a pile, a meld, or the place for a new one."""
        self._acting.click((zone, number))

    @Slot(int, result=bool)
    def beginDrag(self, token: int) -> bool:
        """Take a card up; whether it may be."""
        return self._acting.begin_drag(token)

    @Slot(str, int, int, result=bool)
    def drop(self, zone: str, number: int, slot: int) -> bool:
        """Let the dragged cards go; an empty zone is no place at all. Whether they stay there."""
        if not zone:
            self.cancelDrag()
            return False
        return self._acting.drop((zone, number), slot)

    @Slot()
    def cancelDrag(self) -> None:
        if self._acting.dragged:
            self._acting.clear()

    @Slot()
    def pointed(self) -> None:
        """The mouse was used: the focus is no longer seen."""
        self._keyboard.lit = False

    @Slot()
    def lookForFocus(self) -> None:
        """A key asked where the focus is: from now on it is seen."""
        self._keyboard.lit = True

    @Slot(str)
    def key(self, name: str) -> None:
        """Do a command that was given by a key."""
        self.command(name)
        self._keyboard.lit = True

    @Slot(str)
    def command(self, name: str) -> None:
        """Do a command of the table of commands."""
        if self._flow.match is None:
            return
        if self._keyboard.run(name):
            return
        if name == "undo":
            self._undo()
        elif name == "redo":
            if self._flow.can_redo():
                self._acting.reset()
                self._flow.redo()
        elif name == "take_back":
            self._acting.gather()
        elif name == "deselect":
            self._acting.clear()
        elif name == "cancel":
            if not self._acting.clear() and not self._acting.gather():
                self.asked.emit(name)
        elif name == "auto_pass":
            self._auto_pass()
        elif name in ("play_out", "skip_round") and self._flow.onlooking:
            self._flow.play_out(show=name == "play_out")
        elif name == "where":
            self._where()
        elif self._flow.presenter.ways(self._flow.view, name):
            self._keyboard.game_command(name)
        else:
            self.asked.emit(name)

    @Slot(int, int, int, result=str)
    def commandFor(self, key: int, modifiers: int, scan: int) -> str:
        """The command of a pressed key, or empty."""
        offset = 0 if sys.platform == "win32" else 8
        return commands.command_for(key, Qt.KeyboardModifier(modifiers), scan, offset)

    @Slot(result=list)
    def keySheet(self) -> list[dict[str, Any]]:
        """The commands of the game by groups: title, and rows of text and key."""
        flow = self._flow
        if flow.match is None:
            return []
        return commands.sheet(flow.match.game.id, flow.presenter.may_onlook(flow.match.options))

    @Slot()
    def finish(self) -> None:
        """The cue that was started has come to rest."""
        self._flow.stage.finish()

    @Slot()
    def skip(self) -> None:
        """Bring everything that flies to its end."""
        self._flow.stage.skip()

    @Slot(bool)
    def attend(self, shown: bool) -> None:
        """The table came into sight, or went out of it: then it pauses."""
        self._flow.pause(not shown)

    @Slot()
    def openCurtain(self) -> None:
        self._flow.open_curtain()

    @Slot()
    def nextRound(self) -> None:
        """Deal the next round; after the last one `matchOver` is told instead."""
        self._flow.next_round()

    @Slot()
    def leave(self) -> None:
        """Get up from the table, where hands stay as they are held."""
        self.acted.emit()
        self._flow.close()
        self.leaveRequested.emit()

    def _undo(self) -> None:
        if self._flow.can_undo():
            self._acting.reset()
            self._flow.undo()

    def _auto_pass(self) -> None:
        if self._flow.presenter.passes and self._flow.view.watcher >= 0:
            self._flow.toggle_passing()

    def _where(self) -> None:
        flow, display = self._flow, self._display
        if flow.match is None:
            return
        held = self._acting.cards(flow.stage.board.spots.get(self._acting.own, []))
        places = [row.name for row in display.place_rows.rows if row.shown and row.zone != "new"]
        self.told.emit(
            narrator.where(
                flow.match, flow.view, self._acting.voice, display.seat_rows.rows, places, held
            )
        )


def _seats(kept: object, match: Match) -> list[int]:
    """The seats of people in a list from a save; whatever else it holds is left out."""
    people = watching.people(match)
    return [seat for seat in people if isinstance(kept, list) and seat in kept]
