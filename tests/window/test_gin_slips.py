"""Slips at a table of gin, and what happens in the middle of a question or of a defence."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.core.games.gin.actions import Discard, Draw, Knock, Pass
from app.ui.saves import Sitting
from tests.window.driver import Driver
from tests.window.gin_table import (
    ANA,
    STRONG,
    VESNA,
    WEAK,
    button,
    defending,
    drawing,
    gin,
    question,
    stand,
)

CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH_PASS = (Pass(0), Pass(1))
KNOCKED = (*BOTH_PASS, Draw(0, "stock"), Discard(0, "Jc"), Knock(1, None))


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


def go_on(table: Driver) -> None:
    """Leave the table for the start page, and go on from there."""
    table.table.leave()
    table.qtbot.waitUntil(lambda: table.application.session.property("page") == "start")
    QTest.keyClick(table.window, Qt.Key.Key_Return)
    table.qtbot.waitUntil(lambda: table.application.session.property("page") == "table")
    table.qtbot.waitUntil(lambda: table.shown("hand") != [])
    table.rest()


@pytest.mark.parametrize(
    ("deck", "actions"),
    [
        (STRONG, ()),
        (STRONG, BOTH_PASS),
        (STRONG, (Draw(0, "discard"),)),
        (STRONG, (*BOTH_PASS, Draw(0, "stock"))),
        (WEAK, KNOCKED),
    ],
    ids=["offer", "draw", "taken", "drawn", "defend"],
)
def test_who_leaves_in_any_phase_goes_on_with_the_same_hand(
    driver: Driver, deck: list[str], actions: tuple[Any, ...]
) -> None:
    table = driver
    match = gin(deck, ANA, VESNA)
    for action in actions:
        match.act(action)
    table.sit_down(match)
    table.qtbot.waitUntil(lambda: len(table.shown("hand")) >= 10)
    table.rest()
    hand, prompt = table.shown("hand"), table.table.display.prompt
    go_on(table)
    assert table.shown("hand") == hand
    assert table.table.display.prompt == prompt


def test_a_hand_in_melds_stays_so_for_who_leaves_with_a_drawn_card(driver: Driver) -> None:
    table = driver
    match = gin(STRONG, ANA, VESNA)
    for action in BOTH_PASS:
        match.act(action)
    table.sit_down(match)
    table.key(Qt.Key.Key_D)
    go_on(table)
    assert table.shown("hand")[-2:] == ["As", "Kc"]
    place = table.grip("As")
    table.drag(place, place + QPoint(12, 0))  # a hand that trembles moves nothing
    assert table.shown("hand")[-2:] == ["As", "Kc"]
    table.click(table.grip("3c"))
    table.key(Qt.Key.Key_X)
    assert table.shown("hand") == ["Qc", "Qd", "Qs", "5h", "6h", "7h", "8h", "Kc", "4d", "As"]


def test_G10_who_leaves_in_the_middle_of_a_defence_begins_it_anew(driver: Driver) -> None:
    table = defending(driver)
    hand = table.shown("hand")
    for code in ("Kc", "Kd", "Ks"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    go_on(table)
    assert table.shown("hand") == hand
    assert table.shown("meld", 2) == []
    table.drag(table.grip("8h"), table.place("meld", 1))
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h"]


def test_a_defence_stands_through_another_window_and_another_language(driver: Driver) -> None:
    table = defending(driver)
    for code in ("Kc", "Kd", "Ks"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    table.window.resize(960, 600)
    table.application.settings.update(language="bg")
    stand(table)
    assert table.table.display.prompt == "Покажете комбинациите и добавете карти"
    assert table.shown("meld", 2) == ["Kc", "Kd", "Ks"]
    table.drag(table.grip("8h"), table.place("meld", 1))
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h"]
    table.key(Qt.Key.Key_Z, CONTROL)
    table.key(Qt.Key.Key_Z, CONTROL)
    assert len(table.shown("hand")) == 10


def test_a_question_speaks_the_language_of_the_moment(driver: Driver) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_K)
    assert question(table) == "Knock with 8?"
    table.application.settings.update(language="bg")
    assert question(table) == "Да почукате ли с 8?"
    table.click(button(table, objectName="knockNo"))
    assert question(table) == ""
    assert table.match.view(0).phase == "draw"


def test_taking_back_goes_from_the_steps_of_a_defence_to_the_decision_before(
    driver: Driver,
) -> None:
    table = driver
    match = gin(WEAK, ANA, VESNA)
    for action in KNOCKED:
        match.act(action)
    table.match = match
    table.application.session.sit_down(Sitting.new(match, {"take_backs": True}))
    table.rest()
    table.click(table.grip("8h"))
    table.key(Qt.Key.Key_L)
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h"]
    table.key(Qt.Key.Key_Z, CONTROL)
    assert table.shown("meld", 1) == ["5h", "6h", "7h"]
    assert match.view(0).phase == "defend"
    table.key(Qt.Key.Key_Z, CONTROL)
    assert match.view(0).phase == "play"
    assert match.to_act == 0
    assert table.find("TableCard", zone="meld") == []
    assert len(table.shown("hand")) == 11
    assert set(table.shown("hand", 1)) == {""}, "her hand is hers again"
