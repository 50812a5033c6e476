"""The table by keys: the focus, and what each command does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.ui.table import cursor as cursors
from app.ui.table.acting import Acting
from app.ui.table.board import Spot
from app.ui.table.cursor import Cursor
from app.ui.table.flow import Flow

BAR = ("start", "undo", "redo", "keys", "rules", "settings")
"""Commands of the top bar, from the left."""

_STEPS = {"left": -1, "up": -1, "right": 1, "down": 1, "first": -1000, "last": 1000}


class Keyboard(QObject):
    """Keeps the cursor; passes what it doesn't know to `other`."""

    moved = Signal()

    def __init__(self, flow: Flow, acting: Acting, first_sort: Callable[[], str], parent: QObject):
        super().__init__(parent)
        self._flow = flow
        self._acting = acting
        self._first_sort = first_sort
        self._sort = ""
        self._came_from: Cursor | None = None
        self.cursor = Cursor()
        self.lit = False
        """Whether the focus is seen, since keys were used last."""

    def reset(self) -> None:
        """Another match: the focus is at the first card of the hand."""
        self.lit, self._came_from = False, None
        self._move(Cursor())

    # Where the focus may be

    def spots(self) -> dict[str, list[Spot]]:
        """The places in the two zones that consist of places."""
        flow = self._flow
        if flow.match is None:
            return {"piles": [], "melds": []}
        targets = self._acting.targets()
        places = [place for place in self._acting.places() if place.shown]
        places = [place for place in places if not place.part or place.spot in targets]
        melds = [p.spot for p in places if p.part or p.spot[0] in ("meld", "tray")]
        if self._acting.choosing:
            melds = [spot for spot in melds if spot in targets]
        new = [p.spot for p in places if p.spot[0] == "new" and p.spot in targets]
        laid = ("meld", "tray", "new")
        piles = [p.spot for p in places if not p.part and p.spot[0] not in laid]
        return {"piles": piles, "melds": melds + new}

    def sizes(self) -> dict[str, int]:
        """How many places each zone has."""
        if self._flow.match is None:
            return {}
        held = self._flow.stage.board.spots.get(self._acting.own, [])
        return {
            "hand": len(held),
            **{zone: len(spots) for zone, spots in self.spots().items()},
            "acts": sum(act.shown for act in self._acting.acts()),
            "seats": len(self._flow.match.seats),
            "bar": len(BAR),
        }

    def settle(self) -> None:
        """Keep the cursor inside what there is; when a choice of places is over, it goes back."""
        if self._came_from is not None and not self._acting.choosing:
            self.cursor, self._came_from = self._came_from, None
            self.moved.emit()
        self._move(cursors.settled(self.cursor, self.sizes()))

    def put(self, zone: str, index: int) -> None:
        """Put the cursor somewhere."""
        self._move(cursors.settled(Cursor(zone, index), self.sizes()))

    def _move(self, cursor: Cursor) -> None:
        if cursor != self.cursor:
            self.cursor = cursor
            self.moved.emit()

    def token(self) -> int | None:
        """The card of the hand in focus."""
        held = self._flow.stage.board.spots.get(self._acting.own, [])
        at = self.cursor.index
        return held[at] if self.cursor.zone == "hand" and at < len(held) else None

    def spot(self) -> Spot | None:
        """The place in focus."""
        spots = self.spots().get(self.cursor.zone, [])
        return spots[self.cursor.index] if self.cursor.index < len(spots) else None

    # What commands do

    def run(self, command: str) -> bool:
        """Do a command; whether it is one of the keyboard's."""
        if command in _STEPS:
            self._move(cursors.stepped(self.cursor, self.sizes(), _STEPS[command]))
        elif command in ("next_zone", "last_zone"):
            step = 1 if command == "next_zone" else -1
            self._move(cursors.zone_beside(self.cursor, self.sizes(), step))
        elif command in ("carry_left", "carry_right"):
            self._carry(-1 if command == "carry_left" else 1)
        elif command == "select":
            self._select()
        elif command == "act":
            self._act()
        elif command == "sort":
            self.sort()
        else:
            return False
        return True

    def game_command(self, command: str) -> None:
        """A command of the game; with nothing selected the card that is seen in focus is meant."""
        ways = self._flow.presenter.ways(self._flow.view, command)
        if self._acting.asked and self._acting.asked[1] in [target for _, target in ways]:
            self._acting.confirm()
            return
        token = self._meant(command) if self._acting.own in [source for source, _ in ways] else None
        if token is not None:
            self._acting.toggle(token)
        done = self._acting.command(command)
        if token is not None:
            self._acting.before_asked = []
        if token is not None and not done:
            self._acting.clear()
        if self._acting.choosing:
            self._came_from = self._came_from or self.cursor
            self.put("melds", 0)

    def _meant(self, command: str) -> int | None:
        """The card in focus, if it is seen and none is selected; not where it stands in the way."""
        token = self.token()
        if token is None or not self.lit or self._acting.selected:
            return None
        return token if self._can(command, [token]) or not self._can(command, []) else None

    def _can(self, command: str, tokens: list[int]) -> bool:
        acts = self._acting.acts(tokens)
        return any(act.command == command and not act.reason for act in acts)

    def sort(self) -> None:
        """Sort the hand; again: in the next way."""
        if self._flow.view is None or self._acting.own[1] < 0:
            return
        ways = self._flow.presenter.sorts
        first = self._first_sort()
        if self._sort in ways:
            self._sort = ways[(ways.index(self._sort) + 1) % len(ways)]
        else:
            self._sort = first if first in ways else ways[0]
        self._acting.sort(self._sort)

    def _carry(self, step: int) -> None:
        token = self.token()
        if token is None:
            return
        at = max(0, min(self.sizes()["hand"] - 1, self.cursor.index + step))
        self._acting.reorder([token], at)
        self._move(replace(self.cursor, index=at))

    def _select(self) -> None:
        token = self.token()
        if self._flow.stage.busy:
            self._flow.stage.skip()
        elif token is not None:
            self._acting.toggle(token)
        else:
            self._act()

    def _act(self) -> None:
        if self._acting.confirm():
            return
        spot = self.spot()
        if spot is not None:
            self._acting.click(spot)
            return
        token = self.token()
        if token is None:
            return
        if not self._acting.selected:
            self._acting.toggle(token)
            return
        acts = [act for act in self._acting.acts() if not act.quiet]
        ready = [act.command for act in acts if not act.reason]
        if ready or len(acts) == 1:
            self.game_command(ready[0] if ready else acts[0].command)
