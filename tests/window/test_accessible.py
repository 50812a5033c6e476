"""What a screen reader finds on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from app.ui.text import cards
from tests.window.driver import ANA, BORIS, Driver, rummy, stacked

DECK = stacked(["3s 6s 8h 9h Th Kd 2c", "As Ad 4c 7s Qd Qc 3d"], upcard="5d", stock="Jh 4h 8s")


@pytest.fixture
def table(driver: Driver) -> Driver:
    """Ana to draw."""
    QAccessible.setActive(True)
    driver.sit_down(rummy([ANA, BORIS], DECK))
    return driver


def tree(table: Driver) -> Iterator[QAccessibleInterface]:
    """Everything that can be read, in the order of the tree."""
    root = QAccessible.queryAccessibleInterface(table.window)
    left = [root]
    while left:
        part = left.pop()
        if part is None or part.state().invisible:
            continue
        yield part
        left.extend(part.child(at) for at in reversed(range(part.childCount())))


def names(table: Driver, role: QAccessible.Role) -> list[str]:
    """The names of all visible parts with a role."""
    found = [p.text(QAccessible.Text.Name) for p in tree(table) if p.role() == role]
    return [name for name in found if name]


def test_every_card_of_the_hand_has_name_and_place(table: Driver) -> None:
    table.click(table.grip("8h"))
    found = names(table, QAccessible.Role.ListItem)
    held = table.shown("hand")
    at = held.index("8h") + 1
    assert f"eight of hearts, selected, {at} of 7" in found
    assert f"{cards.name(held[0])}, 1 of 7" in found
    assert len(found) == 7


def test_C6_no_name_tells_a_hidden_card(table: Driver) -> None:
    everything = " ".join(part.text(QAccessible.Text.Name) for part in tree(table))
    for code in (*DECK[1:14:2], "Jh", "4h", "8s"):
        assert cards.name(code) not in everything


def test_piles_seats_and_acts_say_what_they_are(table: Driver) -> None:
    buttons = names(table, QAccessible.Role.Button)
    assert "Stock, 37 cards" in buttons
    assert "Discard pile, 1 card, on top: five of diamonds" in buttons
    assert {"Draw", "Take", "Sort", "Undo", "Rules"} <= set(buttons)
    texts = names(table, QAccessible.Role.StaticText)
    assert "Ana, 7 cards, 0 points, your turn" in texts
    assert "Boris, Easy, 7 cards, 0 points" in texts


def test_a_meld_tells_its_kind_and_its_cards(table: Driver) -> None:
    table.key(Qt.Key.Key_D)
    for code in ("8h", "9h", "Th"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    buttons = names(table, QAccessible.Role.Button)
    assert "Meld 1, a run: eight of hearts, nine of hearts, ten of hearts" in buttons


def test_the_press_action_of_a_card_selects_it(table: Driver) -> None:
    named = [(part.text(QAccessible.Text.Name), part) for part in tree(table)]
    card = next(part for name, part in named if name.startswith("three of spades"))
    actions = card.actionInterface()
    assert "Press" in actions.actionNames()
    actions.doAction("Press")
    assert table.card("3s").property("selected") is True
