"""The demo: the real window plays a match by itself, and pictures show every kind of moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEventLoop, QMetaObject, QObject, QTimer

from app.core.cards import Card
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui import demo_tray, journal
from app.ui.application import Application
from app.ui.paths import Paths
from app.ui.saves import Sitting

_PLAYERS = (("Ana", "normal"), ("Boris", "easy"), ("Ewa", "normal"))
_SIZE = (1280, 800)
# A match of two or three rounds.
_SHORT: dict[str, dict[str, Any]] = {
    "rummy": {"target_score": 40},
    "gin": {"target_score": 40},
    "president": {"rounds": 2},
    "remik51": {"match_format": "rounds", "rounds": 2},
}
# Motions of the cards that a match of each game should show at least once.
_MOTIONS = {
    "rummy": ("deal", "draw", "meld", "layOff", "discard"),
    "gin": ("deal", "draw", "discard", "meld"),
    "president": ("deal", "play", "sweep", "exchange"),
    "remik51": ("deal", "draw", "meld", "layOff", "discard"),
}
_STILL_AFTER = 7  # acts of each seat
_SHUTTER_MS = 50
_DEAL_MS = 650
_REST_MS = 350
# Seconds: a slow machine sees the rest without motion, before it is given up altogether.
_HURRY_AFTER = 45
_GIVE_UP_AFTER = 600


class DemoFailed(Exception):
    """The demo did not come to its end; the message is one sentence."""


def play(folder: Path, game: str) -> int:
    """Play a match of `game`, put the pictures into `folder`; return the exit status."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix="talia-demo-", ignore_cleanup_errors=True) as home:
            journal.start(Path(home) / "logs", lambda log: None)
            application = Application(Paths.within(Path(home)))
            try:
                Demo(application, folder, game).run()
            finally:
                application.close()
    except (DemoFailed, FileNotFoundError, RuntimeError) as error:
        print(f"talia: the demo failed: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"talia: the demo can’t write to {folder}: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


class Demo:
    """One run of the demo."""

    def __init__(self, application: Application, folder: Path, game: str) -> None:
        self._app = application
        self._folder = folder
        self._game = GAMES[game]
        self._session = application.session
        self._table = application.session.table
        self._taken: set[str] = set()
        self._seen: set[str] = set()
        self._dealt = False
        self._round_over = False
        self._match_over = False
        self._unwritten: Path | None = None
        self._warnings: list[str] = []
        application.engine.warnings.connect(
            lambda found: self._warnings.extend(w.toString() for w in found)
        )

    def run(self) -> None:
        """Show the pages, play, show the other looks. Raises DemoFailed or OSError."""
        started = time.monotonic()
        app, session = self._app, self._session
        app.settings.update(
            language="en", theme="light", speed="quick", ai_pace="none", reduced_motion="off"
        )
        app.show()
        app.window.resize(*_SIZE)
        self._picture("start")
        session.setUp(self._game.id)
        self._picture("new-match")
        self._table.started.connect(self._moved)
        self._table.roundOver.connect(self._note_round)
        self._table.matchOver.connect(self._note_match)
        for number in range(3):
            self._play_match(number, started)
            if "table" in self._taken and set(_MOTIONS[self._game.id]) <= self._seen:
                break
        session.leave()
        if self._game.id == "remik51":
            self._tray()
        self._pages()
        if self._warnings:
            raise DemoFailed(f"the window complained: {self._warnings[0]}")
        print(f"{len(self._taken)} pictures are in {self._folder}.")

    # The match

    def _play_match(self, number: int, started: float) -> None:
        self._match_over = self._round_over = False
        sitting = self._sitting(number)
        self._session.sit_down(sitting)
        while not self._match_over:
            if time.monotonic() - started > _HURRY_AFTER:
                self._app.settings.update(speed="none", ai_pace="none")
            self._wait_until(lambda: self._round_over or self._still_life(sitting), started)
            if self._round_over:
                self._picture("round-result")
                self._round_over = False
                # Only a slow deal is still under way when the sheet is gone.
                if "deal" not in self._taken:
                    self._app.settings.update(speed="slow")
                self._press("roundResult")
            else:
                self._looks()
        self._picture("match-result")

    def _sitting(self, number: int) -> Sitting:
        """A match with known cards, so that the pictures are the same every time."""
        players = _PLAYERS[: self._game.seats[-1]]
        seats = [Seat(name, "ai", level) for name, level in players]
        options = self._game.options(**_SHORT.get(self._game.id, {}))
        match = Match(self._game, options, seats, bytes([number + 1]) * 16)
        match.next_round()
        return Sitting.new(match, {})

    def _moved(self, kind: str, moves: int) -> None:
        """Take a picture of the first motion of each kind while the cards fly.

        The very first deal is left out: the table is still being built while it runs.
        """
        if kind == "deal" and not self._dealt:
            self._dealt = True
        elif kind not in self._seen:
            self._seen.add(kind)
            delay = _DEAL_MS if kind == "deal" else _SHUTTER_MS
            name = "lay-off" if kind == "layOff" else kind
            QTimer.singleShot(delay, lambda: self._shoot(name))

    def _note_round(self) -> None:
        self._round_over = True

    def _note_match(self) -> None:
        self._match_over = True

    def _still_life(self, sitting: Sitting) -> bool:
        """Whether enough lies on the table for the pictures of its looks, not taken yet."""
        rounds = sitting.match.rounds
        played = len(rounds[-1].actions) > _STILL_AFTER * len(sitting.match.seats)
        return played and "table" not in self._taken

    def _looks(self) -> None:
        """The same table in every look, while the match rests."""
        self._table.attend(False)
        usual = self._app.settings.model
        looks: dict[str, dict[str, Any]] = {
            "table": {},
            "table-dark": {"theme": "dark"},
            "table-contrast": {"theme": "contrast"},
            "table-four-colours": {"four_colours": True, "large_indices": True, "felt": "blue"},
            "table-text-200": {"text_scale": 2.0},
            "table-pl": {"language": "pl"},
        }
        for name, values in looks.items():
            self._app.settings.update(**values)
            self._picture(name)
            self._app.settings.update(**{field: getattr(usual, field) for field in values})
        self._table.attend(True)

    def _tray(self) -> None:
        """Fill the opening tray as a person would."""
        self._app.settings.update(speed="none")
        self._session.sit_down(Sitting.new(demo_tray.match(), {}))
        self._wait(_REST_MS)
        for cards in demo_tray.MELDS:
            self._choose(cards)
            self._table.command("meld")
        self._choose(demo_tray.CHOSEN)
        self._picture("opening")
        self._session.leave()

    def _choose(self, cards: Sequence[Card]) -> None:
        hand = [row for row in self._table.display.card_rows.rows if row.zone == "hand"]
        for code in cards:
            card = next(row for row in hand if row.code == code)
            hand.remove(card)
            self._table.clickCard(card.token)

    # Pages and pictures

    def _pages(self) -> None:
        for page in ("settings", "rules", "about"):
            self._session.go(page)
            self._picture(page)
            self._session.back()
        self._app.settings.update(theme="dark", language="lt")
        self._session.go("settings")
        self._picture("settings-dark-lt")
        self._session.back()

    def _press(self, sheet: str) -> None:
        """Do what Enter does in a sheet."""
        found = self._app.window.findChild(QObject, sheet)
        if found is None or not QMetaObject.invokeMethod(found, "accepted"):
            raise DemoFailed(f"the window has no {sheet}")

    def _picture(self, name: str) -> None:
        """A picture of what has come to rest."""
        if name not in self._taken:
            self._wait(_REST_MS)
            self._shoot(name)

    def _shoot(self, name: str) -> None:
        self._taken.add(name)
        file = self._folder / f"{name}.png"
        if not self._app.window.grabWindow().save(str(file)):
            self._unwritten = file
        if name == "deal":
            self._app.settings.update(speed="quick")

    def _wait(self, milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()
        if self._unwritten is not None:
            raise DemoFailed(f"the picture {self._unwritten} can’t be written.")

    def _wait_until(self, come: Callable[[], bool], started: float) -> None:
        while not come():
            if time.monotonic() - started > _GIVE_UP_AFTER:
                raise DemoFailed(f"the match was not over after {_GIVE_UP_AFTER} seconds")
            self._wait(20)
