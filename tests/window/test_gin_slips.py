"""Slips at a table of gin: too many cards for a knock, a question that the turn has left behind."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.core.games.gin.actions import Discard, Draw, Pass
from tests.window.driver import Driver
from tests.window.test_gin_window import ANA, CONTROL, STRONG, VESNA, drawing, gin, question


def test_G7_two_cards_on_the_place_to_knock_are_refused_with_the_reason(driver: Driver) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_D)
    table.click(table.grip("Kc"))
    table.click(table.grip("As"))
    table.drag(table.grip("Kc"), table.place("knock"))
    assert table.toast() == "Select one card to discard with the knock."
    assert question(table) == ""


def test_G8_redo_takes_back_the_question_of_the_moment_before(driver: Driver) -> None:
    """A knock instead of drawing is asked for; the draw done again makes it another moment."""
    match = gin(STRONG, ANA, VESNA)
    for action in (Pass(0), Pass(1), Draw(0, "stock"), Discard(0, "Kc"), Draw(1, "stock")):
        match.act(action)
    match.act(Discard(1, match.view(1).hand[0]))
    driver.sit_down(match)
    driver.key(Qt.Key.Key_T)
    driver.key(Qt.Key.Key_Z, CONTROL)
    driver.key(Qt.Key.Key_K)
    assert question(driver) != ""
    driver.key(Qt.Key.Key_Y, CONTROL)
    assert match.view(0).phase == "play"
    assert question(driver) == ""
