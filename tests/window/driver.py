"""Real input to the window, and a look at its scene."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from app.core.cards import STANDARD
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.application import Application
from app.ui.saves import Sitting

LEFT = Qt.MouseButton.LeftButton
ANA = Seat("Ana")
BORIS = Seat("Boris", "ai", "easy")


def stacked(hands: Sequence[str], upcard: str, stock: str) -> list[str]:
    """A deck that deals these hands, the first one to the seat that acts first."""
    dealt = [
        card for cards in zip(*(hand.split() for hand in hands), strict=True) for card in cards
    ]
    known = [*dealt, upcard, *stock.split()]
    return known + [card for card in STANDARD if card not in known]


def rummy(seats: Sequence[Seat], deck: Sequence[str] | None = None, **options: Any) -> Match:
    """A match of rummy whose first seat acts first."""
    game = GAMES["rummy"]
    for number in itertools.count():
        match = Match(game, game.options(**options), seats, number.to_bytes(16, "big"))
        match.next_round(deck)
        if match.to_act == 0:
            return match
    raise AssertionError


def is_a(item: QQuickItem, kind: str) -> bool:
    """Whether an item is of a QML type of ours."""
    return item.metaObject().className().startswith(kind + "_")


class Driver:
    """Hands on the mouse and the keyboard, eyes on the scene."""

    def __init__(self, application: Application, qtbot: Any) -> None:
        self.application = application
        self.window: QQuickWindow = application.window
        self.table = application.session.table
        self.qtbot = qtbot

    def sit_down(self, match: Match) -> None:
        """Put a match on the table and wait until it is dealt."""
        self.match = match
        self.application.session.sit_down(Sitting.new(match, {}))
        self.rest()

    def rest(self) -> None:
        """Wait until no card flies."""
        self.qtbot.waitUntil(lambda: not self.table.busy, timeout=20_000)
        QTest.qWait(30)

    def items(self) -> Iterator[QQuickItem]:
        """Every item of the scene, those above first."""
        left = deque([self.window.contentItem()])
        while left:
            item = left.popleft()
            yield item
            left.extend(item.childItems())

    def find(self, kind: str, **properties: Any) -> list[QQuickItem]:
        """Items of a QML type with these properties."""
        items: Iterable[QQuickItem] = self.items()
        if kind in ("TableCard", "TablePlace"):  # they lie on the table itself
            page = next((item for item in items if is_a(item, "TablePage")), None)
            items = page.childItems() if page else ()
        return [
            item
            for item in items
            if is_a(item, kind)
            and all(item.property(name) == value for name, value in properties.items())
        ]

    def card(self, code: str) -> QQuickItem:
        """The card on the table that shows this face."""
        (item,) = self.find("TableCard", code=code)
        return item

    def shown(self, zone: str, owner: int = 0) -> list[str]:
        """The faces in a place, as the scene has them."""
        cards = self.find("TableCard", zone=zone, owner=owner)
        return [c.property("face") for c in sorted(cards, key=lambda c: c.property("slot"))]

    def place(self, zone: str, number: int = 0) -> QPoint:
        """The middle of a pile, of a meld, or of the place for a new one."""
        (item,) = self.find("TablePlace", zone=zone, number=number)
        middle = QPointF(item.width() / 2, item.height() / 2)
        return item.mapToScene(middle).toPoint()

    def grip(self, code: str) -> QPoint:
        """A point on the visible strip of a card."""
        item = self.card(code)
        wide = float(item.property("wide"))
        return item.mapToScene(QPointF(-wide / 2 + 12, -wide * 0.2)).toPoint()

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press and let go."""
        QTest.mouseMove(self.window, at)
        QTest.mouseClick(self.window, button, Qt.KeyboardModifier.NoModifier, at)

    def press(self, at: QPoint) -> None:
        """Press the left button."""
        QTest.mouseMove(self.window, at)
        QTest.mousePress(self.window, LEFT, Qt.KeyboardModifier.NoModifier, at)

    def move(self, start: QPoint, end: QPoint, steps: int = 8) -> None:
        """Move the pressed mouse."""
        for step in range(1, steps + 1):
            QTest.mouseMove(self.window, start + (end - start) * step / steps)
            QTest.qWait(5)

    def release(self, at: QPoint) -> None:
        """Let the left button go."""
        QTest.mouseRelease(self.window, LEFT, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move, let go, and wait until the cards lie still."""
        self.press(start)
        self.move(start, end)
        self.release(end)
        self.rest()

    def key(self, key: Qt.Key | str, modifiers: Any = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key and let it go."""
        QTest.keyClick(self.window, key, modifiers)
        self.rest()

    def toast(self) -> str:
        """The sentence that is shown beside a card, or empty."""
        return next((t.property("line") for t in self.find("Toast") if t.property("shown")), "")
