"""A table of gin to be tried: known deals, and what is seen of it."""

from __future__ import annotations

from itertools import count
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from app.core.games import GAMES
from app.core.games.gin.actions import Discard, Draw, Knock, Pass
from app.core.match import Match, Seat
from tests.window.driver import Driver, stacked

ANA, VESNA = Seat("Ana"), Seat("Vesna", "ai", "easy")

# Ana has two melds and 8 points; the king of clubs, if drawn, is her discard.
STRONG = stacked(
    ["5h 6h 7h 8h Qs Qd Qc 4d 3c As", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"],
    upcard="7c",
    stock="Kc Ah 9h 5s Jd",
)
# Vesna has 5-6-7 of hearts, three nines and 7 points; Ana can lay off the 8 and 4 of hearts.
WEAK = stacked(
    ["8h 9h Kc Kd Ks Qc Jd 2s 4h 7c", "5h 6h 7h 9c 9d 9s Ah 2d 3c As"],
    upcard="7d",
    stock="Jc 5s Td",
)


def gin(deck: list[str], *seats: Seat, **options: Any) -> Match:
    """A match of gin in which the first seat has the first choice."""
    game = GAMES["gin"]
    for number in count():
        match = Match(game, game.options(**options), seats, number.to_bytes(16, "big"))
        match.next_round(deck)
        if match.to_act == 0:
            return match
    raise AssertionError


def drawing(table: Driver, deck: list[str] = STRONG, **options: Any) -> Driver:
    """Ana's first turn, after both passed the upcard."""
    match = gin(deck, ANA, VESNA, **options)
    match.act(Pass(0))
    match.act(Pass(1))
    table.sit_down(match)
    return table


def defending(table: Driver) -> Driver:
    """Ana answers Vesna's knock."""
    match = gin(WEAK, ANA, VESNA)
    for action in (Pass(0), Pass(1), Draw(0, "stock"), Discard(0, "Jc"), Knock(1, None)):
        match.act(action)
    table.sit_down(match)
    return table


def stand(table: Driver) -> None:
    """Wait until the table has taken its place in a window of another size."""
    (page,) = table.find("TablePage")
    table.qtbot.waitUntil(lambda: page.width() == table.window.width())
    table.qtbot.waitUntil(lambda: page.property("settled"))
    table.rest()


def question(table: Driver) -> str:
    """What is asked, or empty."""
    found = table.find("GinQuestion")
    return found[0].property("question")["title"] if found else ""


def button(table: Driver, kind: str = "", **properties: Any) -> QPoint:
    """The middle of the visible item of a kind with these properties."""
    (item,) = [
        item
        for item in (table.find(kind) if kind else table.items())
        if item.isVisible()
        and all(item.property(name) == value for name, value in properties.items())
    ]
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def marks(table: Driver) -> dict[str, str]:
    """Card → what stands over it."""
    cards = [item for item in table.find("TableCard") if item.property("mark")]
    return {card.property("code"): card.property("mark") for card in cards}


def result(table: Driver) -> dict[str, Any]:
    """The sheet of the round's result, when it has come."""
    (sheet,) = [item for item in table.items() if item.objectName() == "roundResult"]
    table.qtbot.waitUntil(lambda: sheet.property("open"), timeout=15_000)
    found = sheet.property("result")
    return found.toVariant() if hasattr(found, "toVariant") else found


def inside(item: QQuickItem) -> list[QQuickItem]:
    """All items in an item."""
    return [found for child in item.childItems() for found in [child, *inside(child)]]
