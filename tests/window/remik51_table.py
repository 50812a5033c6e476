"""Remik 51 in a real window: matches with known hands, and what is seen and done there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from app.core import shuffle
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard
from app.core.match import Match, Seat
from tests.core.remik51.deals import deck
from tests.window.driver import Driver

HAND = "7s 8s 9s 4d 5d Jk 7d Jk Qh Kh Ah 2c 2c 9h 5c"
NAMES = ("Ana", "Boris", "Ewa", "Jonas", "Vesna", "Petar")


def remik(*hands: str, stock: str = "", people: Sequence[int] = (0,), **options: Any) -> Match:
    """A match with these hands, as far as they are given; Ana deals and begins with 15 cards."""
    seats = len(hands)
    who = [
        Seat(name) if at in people else Seat(name, "ai", "easy")
        for at, name in enumerate(NAMES[:seats])
    ]
    chosen = GAME.options(**options)
    seed = next(
        seed
        for number in count()
        if shuffle.first_dealer(seed := number.to_bytes(16, "big"), seats) == 0
    )
    match = Match(GAME, chosen, who, seed)
    match.next_round(deck(hands, 0, stock, GAME.pack(chosen, seats)))
    return match


def own(table: Driver, code: str) -> list[Any]:
    """The cards of Ana's hand with this face that are not selected, from the left."""
    found = table.find("TableCard", code=code, own=True, selected=False)
    return sorted(found, key=lambda card: card.property("slot"))


def strip(item: Any) -> QPoint:
    """A point on the visible strip of a card."""
    wide = float(item.property("wide"))
    return item.mapToScene(QPointF(-wide / 2 + 10, -wide * 0.2)).toPoint()


def select(table: Driver, cards: str) -> Any:
    """Click these cards of the hand; the last one."""
    for code in cards.split():
        item = own(table, code)[0]
        table.click(strip(item))
        table.qtbot.wait(130)
    return item


def drag_to(table: Driver, cards: str, target: QPoint) -> None:
    """Select cards and drag them to a point."""
    item = select(table, cards)
    table.drag(strip(item), target)


def lit(table: Driver) -> set[tuple[str, int]]:
    """The places that light up."""
    found = table.find("TablePlace", target=True)
    return {(place.property("zone"), place.property("number")) for place in found}


def tray(table: Driver) -> list[list[str]]:
    """What the scene shows in the tray."""
    melds = [table.shown("tray", number) for number in range(5)]
    return [cards for cards in melds if cards]


def acted(table: Driver, kind: type) -> list[Any]:
    """What was done in the round, of this kind."""
    return [act for act in table.match.rounds[-1].actions if isinstance(act, kind)]


def opened(driver: Driver, held: str, *melds: str, seats: int = 3) -> Match:
    """Ana has opened, holds these cards and has to play; these melds lie on the table."""
    match = remik(*[""] * seats)
    state = match.state
    cards = held.split()
    state.stock = state.stock + state.hands[0]
    for code in [*cards, *(card for laid in melds for card in laid.split())]:
        (state.stock if code in state.stock else state.hands[1]).remove(code)
    while len(state.hands[1]) < 14:
        state.hands[1].append(state.stock.pop(0))
    state.hands[0] = cards
    state.opened[0] = state.opened_before = True
    state.melds = [tuple(laid.split()) for laid in melds]
    state.owners = [1] * len(melds)
    match.rounds[-1].actions.append(Discard(1, "2c"))  # under way: it is not dealt anew
    driver.sit_down(match)
    match.rounds[-1].actions.clear()
    return match


def part(table: Driver, zone: str, number: int) -> QPoint:
    """The middle of a part of a meld that lights up."""
    (item,) = table.find("TablePlace", zone=zone, number=number, target=True)
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def choose(table: Driver, cards: Sequence[str]) -> None:
    """Select exactly these cards by keys."""
    left = list(cards)
    table.key(Qt.Key.Key_Home)
    for card in table.shown("hand"):
        if card in left:
            left.remove(card)
            table.key(Qt.Key.Key_Space)
        QTest.keyClick(table.window, Qt.Key.Key_Right)
