"""Two people at one window: the curtain comes before a hand."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.core.match import Seat
from tests.window.driver import ANA, Driver, rummy

IVA = Seat("Iva")


def hands(driver: Driver) -> set[str]:
    """All faces of both hands in the scene."""
    return {*driver.shown("hand", 0), *driver.shown("hand", 1)}


def test_the_curtain_hides_both_hands_until_a_key_is_pressed(driver: Driver) -> None:
    match = rummy([ANA, IVA])
    driver.sit_down(match)
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    assert hands(driver) == {""}
    driver.key(Qt.Key.Key_Return)
    assert driver.table.curtainName == ""
    assert sorted(driver.shown("hand", 0)) == sorted(match.view(0).hand)
    assert set(driver.shown("hand", 1)) == {""}

    driver.key(Qt.Key.Key_D)
    driver.drag(driver.grip(driver.shown("hand", 0)[0]), driver.place("discard"))
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Iva")
    assert hands(driver) == {""}
    driver.key(Qt.Key.Key_Return)
    assert sorted(driver.shown("hand", 1)) == sorted(match.view(1).hand)
    assert set(driver.shown("hand", 0)) == {""}
    own = driver.find("TableCard", zone="hand", owner=1)
    assert all(card.y() > driver.window.height() / 2 for card in own)


def test_cards_lie_at_their_seats_before_the_curtain_lifts(driver: Driver) -> None:
    driver.sit_down(rummy([ANA, IVA]))
    for seat, name in enumerate(("Ana", "Iva")):
        driver.qtbot.waitUntil(lambda name=name: driver.table.curtainName == name)
        driver.key(Qt.Key.Key_Return)
        driver.key(Qt.Key.Key_D)
        driver.drag(driver.grip(driver.shown("hand", seat)[0]), driver.place("discard"))
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    places: list[tuple[int, float]] = []

    def look() -> None:
        cards = driver.find("TableCard", zone="hand")
        places.extend((card.property("owner"), card.y()) for card in cards)

    driver.table.curtainChanged.connect(look)
    driver.key(Qt.Key.Key_Return)
    driver.table.curtainChanged.disconnect(look)
    half = driver.window.height() / 2
    assert len(places) == 14
    assert all((y > half) == (owner == 0) for owner, y in places)


def test_C6_what_was_told_to_one_person_is_gone_when_the_next_sits_down(driver: Driver) -> None:
    match = rummy([ANA, IVA])
    driver.sit_down(match)
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    driver.key(Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_D)
    driver.click(driver.grip(driver.shown("hand", 0)[0]))
    driver.key(Qt.Key.Key_W)
    assert "Your hand: " in driver.toast()
    driver.key(Qt.Key.Key_X)
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Iva")
    driver.key(Qt.Key.Key_Return)
    assert all("Your hand: " not in toast.property("line") for toast in driver.find("Toast"))
