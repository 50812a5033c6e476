"""The models and texts of the table, kept in step with the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlNamedElement, QmlUncreatable

from app.core import shuffle
from app.ui import commands
from app.ui.games.presenter import Group, Verdict
from app.ui.table import narrator, scene
from app.ui.table.acting import Acting
from app.ui.table.board import Board
from app.ui.table.flow import Flow
from app.ui.table.keyboard import BAR
from app.ui.table.rows import RowsModel
from app.ui.table.watching import people
from app.ui.text.game_names import game_name
from app.ui.text.games import TEXTS
from app.ui.text.options import chips
from app.ui.text.say import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_NO_UNDO = QT_TRANSLATE_NOOP(
    "Table", "Only what you did in this turn can be undone, until you see a hidden card."
)
_NOTHING_YET = QT_TRANSLATE_NOOP("Table", "You have done nothing in this round yet.")
_TAKE_BACK = QT_TRANSLATE_NOOP("Table", "Take back; the match then counts as assisted")
_CHOOSE = QT_TRANSLATE_NOOP("Table", "Choose a meld")
_NO_REDO = QT_TRANSLATE_NOOP("Table", "Nothing was undone.")
_BAR = {
    "start": ("back", "Table", QT_TRANSLATE_NOOP("Table", "Back to the start page")),
    "undo": ("undo", "Commands", QT_TRANSLATE_NOOP("Commands", "Undo")),
    "redo": ("redo", "Commands", QT_TRANSLATE_NOOP("Commands", "Redo")),
    "keys": ("keys", "Table", QT_TRANSLATE_NOOP("Table", "Keys")),
    "rules": ("help", "Commands", QT_TRANSLATE_NOOP("Commands", "Rules")),
    "settings": ("gear", "Table", QT_TRANSLATE_NOOP("Table", "Settings")),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """The texts and states of the table that are no rows."""

    game: str = ""
    title: str = ""
    round: str = ""
    commitment: str = ""
    chips: tuple[str, ...] = ()
    prompt: str = ""
    verdict: Verdict = field(default_factory=Verdict)
    panel: Mapping[str, Any] = field(default_factory=dict)
    question: Mapping[str, Any] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    rows: tuple[int, ...] = ()
    own_seat: int = -1
    bottom: int = 0
    seats: int = 0
    held: int = 0
    choosing: bool = False
    over: bool = False
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class BarRow:
    """A button of the top bar."""

    command: str
    icon: str
    name: str
    key: str
    off: bool
    reason: str


@QmlNamedElement("TableDisplay")
@QmlUncreatable("The table has the one object of this type.")
class Display(QObject):
    """Computes what is shown and names what changed. A part of the table, which keeps it."""

    sceneChanged = Signal()
    sizesChanged = Signal()

    def __init__(self, flow: Flow, acting: Acting, parent: QObject) -> None:
        super().__init__(parent)
        self._flow = flow
        self._acting = acting
        self.card_rows = RowsModel(scene.CardRow, self, early=("kind", "turn", "turns"))
        self.place_rows = RowsModel(scene.PlaceRow, self)
        self.seat_rows = RowsModel(scene.SeatRow, self)
        self.act_rows = RowsModel(scene.ActRow, self)
        self.bar_rows = RowsModel(BarRow, self)
        self.sizes: dict[str, list[int]] = {"meld": [], "trick": [], "tray": []}
        """Of the numbered spots of a zone: how many cards lie in each."""
        self.scene = Scene()

    def replace_cards(self) -> None:
        """Other cards altogether."""
        self._sizes()
        self._show_scene()  # who sits at the bottom: else the new cards lie at another seat first
        self.card_rows.reset(self._cards_now())

    def refresh(self) -> None:
        """Show the present state."""
        flow, acting = self._flow, self._acting
        match, view = flow.match, flow.view
        if match is None:
            return
        self._sizes()
        self.card_rows.show(self._cards_now())
        self.place_rows.show(scene.place_rows(acting.places(), acting.targets()))
        self.seat_rows.show(
            scene.seat_rows(
                match, view, flow.presenter, flow.bottom, acting.voice, flow.shows_melds
            )
        )
        waits = acting.selected or flow.steps or acting.sources()
        ready = not acting.asked and bool(waits)
        acts = acting.acts()
        self.act_rows.show(scene.act_rows(acts, commands.key_names(), ready))
        self.bar_rows.show(self._bar_now())
        self._show_scene()

    def _show_scene(self) -> None:
        now = self._scene()
        if now != self.scene:
            self.scene = now
            self.sceneChanged.emit()

    def _sizes(self) -> None:
        now = {zone: _sizes_in(self._flow.stage.board, zone) for zone in self.sizes}
        if now != self.sizes:
            self.sizes = now
            self.sizesChanged.emit()

    def _cards_now(self) -> list[scene.CardRow]:
        flow, acting = self._flow, self._acting
        board = flow.stage.board
        drawn = flow.presenter.fresh(flow.view)
        fresh = scene.find_fresh(board, flow.watcher, drawn, flow.telling.drawn)
        return scene.card_rows(
            board,
            acting.own,
            acting.sources(),
            acting.selected,
            acting.dragged,
            fresh,
            flow.presenter.dim(flow.view),
            flow.presenter.marks(flow.view, flow.shows_melds),
            flow.stage.motion,
            flow.presenter.open_spots(flow.view),
        )

    def _bar_now(self) -> Sequence[BarRow]:
        flow = self._flow
        alone = flow.match is not None and len(people(flow.match)) == 1
        no_undo = _NOTHING_YET if flow.take_backs and alone else _NO_UNDO
        reasons = {
            "undo": "" if flow.can_undo() else say("Table", no_undo),
            "redo": "" if flow.can_redo() else say("Table", _NO_REDO),
        }
        costly = not reasons["undo"] and not flow.undoes_freely()
        keys = commands.key_names()
        rows = []
        for command in BAR:
            icon, *name = _BAR[command]
            reason = reasons.get(command, "")
            text = say("Table", _TAKE_BACK) if command == "undo" and costly else say(*name)
            rows.append(BarRow(command, icon, text, keys.get(command, ""), bool(reason), reason))
        return rows

    def _scene(self) -> Scene:
        flow, acting = self._flow, self._acting
        match, view = flow.match, flow.view
        assert match is not None
        verdict = Verdict()
        if acting.selected:
            verdict = flow.presenter.verdict(view, acting.cards(acting.selected))
        return Scene(
            game=match.game.id,
            title=game_name(match.game.id),
            round=TEXTS[match.game.id].round_title(len(match.rounds), match.options),
            commitment="" if match.seed is None else shuffle.commitment(match.seed),
            chips=tuple(chips(match.game.id, match.options)),
            prompt=say("Table", _CHOOSE)
            if acting.choosing
            else narrator.phase(match, view, acting.voice),
            verdict=verdict,
            panel=flow.presenter.panel(view, acting.cards(acting.selected), acting.voice),
            question=flow.presenter.question(view, acting.asked[0], acting.voice)
            if acting.asked
            else {},
            groups=self._groups(),
            rows=tuple(flow.presenter.rows(view)),
            own_seat=view.watcher,
            bottom=flow.bottom,
            seats=len(match.seats),
            held=view.hands[flow.bottom].count,
            choosing=bool(acting.choosing),
            over=view.to_act is None,
            assisted=flow.assisted,
        )

    def _groups(self) -> tuple[Group, ...]:
        flow = self._flow
        held = flow.stage.board.cards(self._acting.own)
        return tuple(flow.presenter.groups(flow.view, held)) if flow.shows_melds else ()

    # For QML

    @Property(QObject, constant=True)
    def cards(self) -> QObject:
        return self.card_rows

    @Property(QObject, constant=True)
    def places(self) -> QObject:
        return self.place_rows

    @Property(QObject, constant=True)
    def seats(self) -> QObject:
        return self.seat_rows

    @Property(QObject, constant=True)
    def acts(self) -> QObject:
        return self.act_rows

    @Property(QObject, constant=True)
    def bar(self) -> QObject:
        return self.bar_rows

    @Property("QVariantList", notify=sizesChanged)
    def meldSizes(self) -> list[int]:
        """The number of cards in each meld on the table."""
        return self.sizes["meld"]

    @Property("QVariantList", notify=sizesChanged)
    def trickSizes(self) -> list[int]:
        """The number of cards in each play of the trick."""
        return self.sizes["trick"]

    @Property("QVariantList", notify=sizesChanged)
    def traySizes(self) -> list[int]:
        """The number of cards in each meld of the opening tray."""
        return self.sizes["tray"]

    @Property("QVariantMap", notify=sceneChanged)
    def panel(self) -> dict[str, Any]:
        """What the game's own panel shows."""
        return dict(self.scene.panel)

    @Property("QVariantMap", notify=sceneChanged)
    def question(self) -> dict[str, Any]:
        """What the player is asked before an act; empty if nothing."""
        return dict(self.scene.question)

    @Property("QVariantList", notify=sceneChanged)
    def handGroups(self) -> list[dict[str, Any]]:
        """What stands together in the own hand: first and last place, and text."""
        return [{"first": g.first, "last": g.last, "text": g.text} for g in self.scene.groups]

    @Property("QVariantList", notify=sceneChanged)
    def handGaps(self) -> list[int]:
        """The places in the own hand before which there is a gap."""
        found = {place for g in self.scene.groups for place in (g.first, g.last + 1)}
        return sorted(place for place in found if 0 < place < self.scene.held)

    @Property("QVariantList", notify=sceneChanged)
    def meldRows(self) -> list[int]:
        """The melds that begin a row with a heading."""
        return list(self.scene.rows)

    @Property(str, notify=sceneChanged)
    def gameId(self) -> str:
        return self.scene.game

    @Property(str, notify=sceneChanged)
    def title(self) -> str:
        return self.scene.title

    @Property(str, notify=sceneChanged)
    def roundTitle(self) -> str:
        return self.scene.round

    @Property(str, notify=sceneChanged)
    def commitment(self) -> str:
        """The fingerprint of the seed from which the match is dealt; empty without a seed."""
        return self.scene.commitment

    @Property("QVariantList", notify=sceneChanged)
    def chips(self) -> list[str]:
        """Options that differ from the rules as given."""
        return list(self.scene.chips)

    @Property(bool, notify=sceneChanged)
    def assisted(self) -> bool:
        """Whether somebody took back more than is free."""
        return self.scene.assisted

    @Property(str, notify=sceneChanged)
    def prompt(self) -> str:
        return self.scene.prompt

    @Property(str, notify=sceneChanged)
    def verdictText(self) -> str:
        """What the selection is; empty without one."""
        return self.scene.verdict.text

    @Property(str, notify=sceneChanged)
    def verdictStrong(self) -> str:
        return self.scene.verdict.strong

    @Property(bool, notify=sceneChanged)
    def verdictGood(self) -> bool:
        return self.scene.verdict.good

    @Property(int, notify=sceneChanged)
    def ownSeat(self) -> int:
        """The seat whose hand is one's own; -1: nobody's is seen, -2: all are."""
        return self.scene.own_seat

    @Property(int, notify=sceneChanged)
    def bottomSeat(self) -> int:
        return self.scene.bottom

    @Property(int, notify=sceneChanged)
    def seatCount(self) -> int:
        return self.scene.seats

    @Property(int, notify=sceneChanged)
    def heldCount(self) -> int:
        """The number of cards in the hand at the bottom."""
        return self.scene.held

    @Property(bool, notify=sceneChanged)
    def choosing(self) -> bool:
        """Whether one of several places has to be chosen."""
        return self.scene.choosing


def _sizes_in(board: Board, zone: str) -> list[int]:
    numbers = sorted(number for name, number in board.spots if name == zone)
    sizes = [len(board.spots[zone, number]) for number in numbers]
    while sizes and sizes[-1] == 0:
        sizes.pop()
    return sizes
