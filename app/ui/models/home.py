"""The start page: unfinished matches, the games, and what the player must be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.cards import Card
from app.core.game import AUDIENCE
from app.core.games import GAMES
from app.ui.saves import Damaged, Saves, Sitting
from app.ui.text import cards, game_names, players, results
from app.ui.text.faults import fault
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_ART: dict[str, tuple[Card, Card, Card]] = {
    "rummy": ("8h", "9h", "Th"),
    "gin": ("Qs", "Qd", "Qc"),
    "president": ("2s", "As", "Kd"),
    "remik51": ("Ks", "Jk", "As"),
}

_TITLE = QT_TRANSLATE_NOOP("Home", "{game}, round {number}")
_TODAY = QT_TRANSLATE_NOOP("Home", "Saved today at {time}")
_YESTERDAY = QT_TRANSLATE_NOOP("Home", "Saved yesterday at {time}")
_EARLIER = QT_TRANSLATE_NOOP("Home", "Saved on {date} at {time}")
_YOUR_TURN = QT_TRANSLATE_NOOP("Home", "your turn")
_ROUND_OVER = QT_TRANSLATE_NOOP("Home", "the round is over")
_SCORE = QT_TRANSLATE_NOOP("Home", "{player}: {points}")
_TABLE = QT_TRANSLATE_NOOP("Home", "On the table: {melds}")
_TABLE_EMPTY = QT_TRANSLATE_NOOP("Home", "There is nothing on the table yet.")
_DAMAGED = QT_TRANSLATE_NOOP(
    "Home", "A saved match could not be read; it was put aside and not deleted: {file}"
)
_LEFT = QT_TRANSLATE_NOOP(
    "Home", "A saved match could not be read; it was left as it is: {file}. {reason}"
)
_UNREADABLE = QT_TRANSLATE_NOOP("Home", "The folder of saved matches can’t be read: {folder}")

ELSEWHERE = QT_TRANSLATE_NOOP("Session", "This match is open in another window of Talia.")


@QmlElement
@QmlUncreatable("The session has the one object of this type.")
class Home(QObject):
    """What the start page shows; of a saved match only what everybody at its table may see."""

    changed = Signal()

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._sittings: list[Sitting] = []
        # What is to be said, in the language of the moment in which it is shown.
        self._notices: list[Callable[[], str]] = []
        self._told: set[Path] = set()
        """Saves left as they are, of which the player knows."""

    def refresh(self) -> None:
        """Read the saves again."""
        try:
            self._sittings, damaged = self._saves.load_all()
            for entry in damaged:
                self._tell(entry)
        except OSError as error:
            self._notices.append(partial(say, "Home", _UNREADABLE, folder=error.filename))
        self.changed.emit()

    def _tell(self, entry: Damaged) -> None:
        if entry.aside:
            self._notices.append(partial(say, "Home", _DAMAGED, file=entry.path))
        elif entry.path not in self._told:
            self._told.add(entry.path)
            self._notices.append(
                lambda: say("Home", _LEFT, file=entry.path, reason=fault(entry.error))
            )

    def notify(self, sentence: Callable[[], str]) -> None:
        """Show what `sentence` says until it is dismissed."""
        self._notices.append(sentence)
        self.changed.emit()

    def sitting(self, id: str) -> Sitting | None:
        """The unfinished match with this id."""
        return next((s for s in self._sittings if s.id == id), None)

    @Slot(int)
    def dismiss(self, index: int) -> None:
        """Take the notice at `index` away."""
        del self._notices[index : index + 1]
        self.changed.emit()

    @Slot(str)
    def giveUp(self, id: str) -> None:
        """End an unfinished match: it becomes a record, and its save goes."""
        self.refresh()
        sitting = self.sitting(id)
        if sitting is None:
            return
        if not self._saves.claim(id):
            self.notify(partial(say, "Session", ELSEWHERE))
            return
        self._saves.give_up(sitting)
        self._saves.release()
        self.refresh()

    @Property("QVariantList", notify=changed)
    def notices(self) -> list[str]:
        return [sentence() for sentence in self._notices]

    @Property("QVariantMap", notify=changed)
    def current(self) -> dict[str, Any]:
        """The latest unfinished match as `describe` gives it, or an empty map."""
        return describe(self._sittings[0]) if self._sittings else {}

    @Property("QVariantList", notify=changed)
    def others(self) -> list[dict[str, Any]]:
        """The other unfinished matches, the latest first."""
        return [describe(sitting) for sitting in self._sittings[1:]]

    @Property("QVariantList", notify=changed)
    def games(self) -> list[dict[str, Any]]:
        """The games: id, name, line, players, cards (codes for the art)."""
        return [
            {
                "id": game.id,
                "name": game_names.game_name(game.id),
                "line": game_names.game_line(game.id),
                "players": game_names.seats_line(game.seats[0], game.seats[-1]),
                "cards": list(_ART[game.id]),
            }
            for game in GAMES.values()
        ]


def describe(sitting: Sitting) -> dict[str, Any]:
    """What is public of a match: id, title, note, players, seats, melds, tableSpoken."""
    match = sitting.match
    view = match.view(AUDIENCE)
    names = players.names(match.seats)
    totals = match.standing.totals
    melds = [list(group) for group in _table(view)]
    shown = "; ".join(cards.names(group) for group in melds)
    return {
        "id": sitting.id,
        "title": say(
            "Home", _TITLE, game=game_names.game_name(match.game.id), number=len(match.rounds)
        ),
        "note": f"{saved_when(sitting.saved, datetime.now())} · {_turn(sitting)}",
        "players": Voice(names).players(range(len(names))),
        "seats": [
            {
                "name": name,
                "total": total,
                "spoken": say("Home", _SCORE, player=name, points=results.points(total)),
                "toAct": seat == match.to_act,
            }
            for seat, (name, total) in enumerate(zip(names, totals, strict=True))
        ],
        "melds": melds,
        "tableSpoken": say("Home", _TABLE, melds=shown) if melds else say("Home", _TABLE_EMPTY),
    }


def _table(view: Any) -> Sequence[Sequence[Card]]:
    """What lies open on the table: the melds, or the plays of the trick, or the top discard."""
    if melds := getattr(view, "melds", ()):
        return melds
    if plays := getattr(view, "plays", ()):
        return [played for _, played in plays]
    return [(card,) for card in getattr(view, "discards", ())[-1:]]


def _turn(sitting: Sitting) -> str:
    match = sitting.match
    if match.to_act is None:
        return say("Home", _ROUND_OVER)
    people = [seat for seat, who in enumerate(match.seats) if who.kind == "human"]
    if people == [match.to_act]:
        return say("Home", _YOUR_TURN)
    return players.turn_of(players.names(match.seats)[match.to_act])


def saved_when(saved: datetime, now: datetime) -> str:
    """ "Saved today at 14:05", in the language of the moment."""
    locale = QLocale()
    moment = QDateTime(saved)
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = (now.date() - saved.date()).days
    if days == 0:
        return say("Home", _TODAY, time=time)
    if days == 1:
        return say("Home", _YESTERDAY, time=time)
    date = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
    return say("Home", _EARLIER, date=date, time=time)
