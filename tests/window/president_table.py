"""A table of President to be tried: matches, and hands on its cards and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from app.core.cards import STANDARD
from app.core.games import GAMES
from app.core.games.president.actions import Give, Pass
from app.core.match import Match, Seat
from tests.window.driver import Driver

NAMES = ("Ana", "Boris", "Ewa", "Jonas", "Vesna", "Petar")

# Of three seats Ana has all twos, aces, kings and queens: she is out first if she leads them.
STRONG = sorted(STANDARD, key=lambda card: "2AKQJT9876543".index(card[0]))
STRONG = [
    card for three in zip(STRONG[:17], STRONG[17:34], STRONG[34:51], strict=True) for card in three
]
STRONG += [card for card in STANDARD if card not in STRONG]


def president(
    seats: int, seed: int = 5, deck: Sequence[str] | None = None, people: int = 1, **options: Any
) -> Match:
    """A match of Ana, or of several people, against easy players."""
    game = GAMES["president"]
    names = enumerate(NAMES[:seats])
    who = [Seat(name) if at < people else Seat(name, "ai", "easy") for at, name in names]
    match = Match(game, game.options(**options), who, seed.to_bytes(16, "big"))
    match.next_round(deck)
    return match


def my_turn(table: Driver) -> bool:
    """Wait for Ana's turn or the end of the round; whether it is her turn."""
    match = table.match
    table.qtbot.waitUntil(
        lambda: match.to_act in (0, None) and not table.table.busy, timeout=20_000
    )
    return match.to_act == 0


def button(table: Driver, command: str) -> QPoint:
    """The middle of a button of the action column."""
    (item,) = [i for i in table.items() if i.property("command") == command and i.isVisible()]
    return area(item).center().toPoint()


def named(table: Driver, name: str) -> QQuickItem:
    """The visible item with an object name."""
    (item,) = [i for i in table.items() if i.objectName() == name and i.isVisible()]
    return item


def area(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def chosen(table: Driver) -> set[str]:
    """The selected cards of Ana's hand."""
    return {card for card in table.shown("hand") if table.card(card).property("selected")}


def choose(table: Driver, cards: Sequence[str]) -> None:
    """Select exactly these cards, one click for each; one of several is clicked again."""
    for card in cards:
        table.click(table.grip(card))
        table.qtbot.wait(120)
    if chosen(table) != set(cards):
        table.qtbot.wait(QGuiApplication.styleHints().mouseDoubleClickInterval())
        table.click(table.grip(cards[0]))
        table.qtbot.wait(120)
    assert chosen(table) == set(cards)


def choose_by_keys(table: Driver, cards: Sequence[str]) -> None:
    """The same with arrows and Space."""
    for card in cards:
        table.key(Qt.Key.Key_Home)
        for _ in range(table.shown("hand").index(card)):
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Space)
    if chosen(table) != set(cards):
        table.key(Qt.Key.Key_Space)
    assert chosen(table) == set(cards)


def wanted(match: Match) -> Any:
    """What Ana does: the highest that is legal to lead, else the lowest; None for a pass."""
    acts = [action for action in match.legal_actions() if not isinstance(action, Pass)]
    leads = match.state.phase == "lead"
    return (acts[-1] if leads else acts[0]) if acts else None


def act_by_mouse(table: Driver, action: Any, drag: bool) -> None:
    """Cards by a drag or by clicks, or a pass."""
    if action is None:
        table.click(button(table, "pass"))
        table.rest()
        return
    choose(table, action.cards)
    if drag:
        table.drag(table.grip(action.cards[0]), table.place("middle"))
    else:
        table.click(button(table, "give" if isinstance(action, Give) else "play"))
        table.rest()


def act_by_keys(table: Driver, action: Any) -> None:
    """The same by keys alone."""
    if action is None:
        table.key(Qt.Key.Key_P)
        return
    choose_by_keys(table, action.cards)
    table.key(Qt.Key.Key_Return)
