"""Remik 51 in a real window: openings, lay-offs, swaps, returns by mouse; a round by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from app.core.games.remik51.actions import Discard, LayOff, Meld, Open, Return, Swap
from tests.window.driver import Driver
from tests.window.remik51_table import (
    HAND,
    acted,
    choose,
    drag_to,
    lit,
    opened,
    own,
    part,
    remik,
    select,
    strip,
    tray,
)

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def test_K6_K8_an_opening_with_a_joker_by_mouse(driver: Driver) -> None:
    """Two melds are dragged together, a joker is put at the low end, all is laid at once."""
    driver.sit_down(remik(HAND, "", ""))
    drag_to(driver, "7s 8s 9s", QPoint(700, 330))
    assert tray(driver) == [["7s", "8s", "9s"]]
    drag_to(driver, "4d 5d 7d Jk", driver.place("new"))
    assert tray(driver)[1] == ["4d", "5d", "Jk", "7d"]
    assert driver.find("StandsFor", code="6d", visible=True)

    driver.key(Qt.Key.Key_O)
    assert driver.toast() == "Not enough to open. Points: 46 of 51."
    assert not acted(driver, Open)

    select(driver, "Jk")
    assert {("traylow", 0), ("trayhigh", 0)} <= lit(driver)
    assert ("tray", 0) not in lit(driver)
    driver.drag(strip(driver.find("TableCard", code="Jk", selected=True)[0]), low_end(driver))
    assert tray(driver)[0] == ["Jk", "7s", "8s", "9s"]
    driver.key(Qt.Key.Key_O)
    assert driver.toast() == "An opening needs a pure run: a run without a joker."

    drag_to(driver, "Qh Kh Ah", driver.place("new"))
    (button,) = driver.find("Btn", command="open")
    driver.click(button.mapToScene(QPointF(40, 15)).toPoint())
    driver.rest()
    assert acted(driver, Open) == [
        Open(0, (("Jk", "7s", "8s", "9s"), ("4d", "5d", "Jk", "7d"), ("Qh", "Kh", "Ah")))
    ]
    assert tray(driver) == []
    assert driver.shown("meld", 0) == ["Jk", "7s", "8s", "9s"]
    assert sorted(driver.shown("hand")) == ["2c", "2c", "5c", "9h"]


def low_end(table: Driver) -> QPoint:
    """A point near the left edge of the first meld in the tray."""
    (item,) = table.find("TablePlace", zone="tray", number=0)
    return item.mapToScene(QPointF(8, item.height() / 2)).toPoint()


def test_what_is_in_the_tray_is_moved_and_taken_back(driver: Driver) -> None:
    driver.sit_down(remik(HAND, "", ""))
    before = driver.shown("hand")
    drag_to(driver, "7s 8s 9s Jk", QPoint(700, 330))
    assert tray(driver) == [["7s", "8s", "9s", "Jk"]]
    (joker,) = driver.find("TableCard", zone="tray", code="Jk")
    driver.drag(strip(joker), low_end(driver))
    assert tray(driver) == [["Jk", "7s", "8s", "9s"]]
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert tray(driver) == [["7s", "8s", "9s", "Jk"]]
    (joker,) = driver.find("TableCard", zone="tray", code="Jk")
    driver.drag(strip(joker), strip(own(driver, "2c")[0]))
    assert tray(driver) == [["7s", "8s", "9s"]]
    select(driver, "2c")
    driver.click(QPoint(900, 300))
    assert tray(driver) == [["7s", "8s", "9s"]], "a click beside it only ends the selection"
    driver.key(Qt.Key.Key_Escape)
    assert tray(driver) == []
    assert sorted(driver.shown("hand")) == sorted(before)
    drag_to(driver, "7s 8s 9s", QPoint(700, 330))
    driver.key(Qt.Key.Key_Escape)
    assert [card for card in driver.shown("hand") if card[1] == "s"] == ["7s", "8s", "9s"]


def test_K13_several_cards_are_laid_off_at_both_ends_by_mouse(driver: Driver) -> None:
    opened(driver, "3h 4h 8h 9h Jk 2s Kd", "5h 6h 7h", "9c 9d 9s")
    drag_to(driver, "4h 3h", driver.place("meld", 0))
    assert driver.shown("meld", 0) == ["3h", "4h", "5h", "6h", "7h"]
    drag_to(driver, "8h 9h", driver.place("meld", 0))
    assert driver.shown("meld", 0) == ["3h", "4h", "5h", "6h", "7h", "8h", "9h"]

    select(driver, "Jk")
    assert {("low", 0), ("high", 0), ("meld", 1)} <= lit(driver)
    driver.click(part(driver, "low", 0))
    driver.rest()
    assert driver.shown("meld", 0)[0] == "Jk"
    driver.qtbot.wait(300)
    assert driver.find("StandsFor", code="2h", visible=True)
    assert [act.end for act in acted(driver, LayOff)] == ["low", "high", "low"]

    drag_to(driver, "2s", driver.place("meld", 0))
    assert "does not fit" in driver.toast()


@pytest.mark.parametrize("keys", [False, True])
def test_K13_cards_for_both_ends_are_laid_off_at_one_stroke(driver: Driver, keys: bool) -> None:
    """4 and 8 on 5-6-7, and a joker that has no gap to fill goes where it is put."""
    driver.sit_down(remik("5h 6h 7h Qs Ks As Jc Qc Kc 4h 8h 3h 9h Jk 2s", "", ""))
    for laid in ("Qs Ks As", "5h 6h 7h", "Jc Qc Kc"):
        choose(driver, laid.split())
        driver.key(Qt.Key.Key_M)
    driver.key(Qt.Key.Key_O)
    if keys:
        choose(driver, ("4h", "8h"))
        driver.key(Qt.Key.Key_L)
    else:
        drag_to(driver, "4h 8h", driver.place("meld", 1))
    assert driver.shown("meld", 1) == ["4h", "5h", "6h", "7h", "8h"]
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert driver.shown("meld", 1) == ["5h", "6h", "7h"]
    driver.key(Qt.Key.Key_Z, CONTROL_SHIFT)
    assert driver.shown("meld", 1) == ["4h", "5h", "6h", "7h", "8h"]

    if keys:
        choose(driver, ("3h", "9h", "Jk"))
        driver.key(Qt.Key.Key_L)
        assert driver.table.display.choosing
        driver.key(Qt.Key.Key_Right)
        driver.key(Qt.Key.Key_Return)
    else:
        select(driver, "3h 9h Jk")
        assert {("low", 1), ("high", 1)} <= lit(driver)
        joker = driver.find("TableCard", code="Jk", selected=True)[0]
        driver.drag(strip(joker), part(driver, "high", 1))
    assert driver.shown("meld", 1) == ["3h", "4h", "5h", "6h", "7h", "8h", "9h", "Jk"]
    if keys:
        assert driver.table.cursorZone == "hand", "the choice is over: the focus is back"
    driver.qtbot.wait(300)
    assert driver.find("StandsFor", code="Th", visible=True)
    assert [act.end for act in acted(driver, LayOff)] == ["low", "high"] * 2


def test_K14_jokers_are_swapped_by_mouse_and_what_is_missing_is_said(driver: Driver) -> None:
    opened(driver, "Js Kh Ks 2h 2s 9d", "Ts Jk Qs Ks", "Kd Kc Jk Jk", "2c 2d Jk")
    select(driver, "Js")
    assert ("swap", 0) in lit(driver)
    driver.click(part(driver, "swap", 0))
    driver.rest()
    assert driver.shown("meld", 0) == ["Ts", "Js", "Qs", "Ks"]
    assert "Jk" in driver.shown("hand")

    drag_to(driver, "Kh", driver.place("meld", 1))
    assert driver.toast().startswith("To swap the joker of a set, put all missing suits")
    assert "king of spades" in driver.toast() or "K" in driver.toast()
    driver.key(Qt.Key.Key_Escape)

    drag_to(driver, "Kh Ks", driver.place("meld", 1))
    assert driver.shown("meld", 1) == ["Kc", "Kd", "Kh", "Ks"]
    assert driver.shown("hand").count("Jk") == 3
    assert len(acted(driver, Swap)) == 2

    select(driver, "2h 2s")
    driver.key(Qt.Key.Key_J)
    assert driver.shown("meld", 2) == ["2c", "2d", "2h", "2s"]


def test_K11_K12_a_taken_discard_is_returned_by_mouse(driver: Driver) -> None:
    """What was laid with it goes back too, and the stock has to be drawn from."""
    match = remik("5c 3d 8h Jc 3c", HAND.replace("5c", ""), people=(0, 1))
    driver.sit_down(match)
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    driver.table.openCurtain()
    driver.rest()
    driver.drag(strip(own(driver, "5c")[0]), driver.place("discard"))
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Boris")
    driver.table.openCurtain()
    driver.rest()
    before = sorted(driver.shown("hand", 1))
    driver.drag(driver.place("discard"), strip(own(driver, "9h")[0]))
    assert match.state.taken == "5c"
    (duty,) = [i for i in driver.items() if i.objectName() == "duty"]
    assert duty.isVisible()
    for meld in ("7s 8s 9s", "Qh Kh Ah"):
        select(driver, meld)
        driver.key(Qt.Key.Key_M)
    driver.key(Qt.Key.Key_O)
    assert driver.shown("meld", 1) == ["Qh", "Kh", "Ah"]
    driver.drag(strip(own(driver, "2c")[0]), driver.place("discard"))
    assert driver.toast().startswith("With the discard that you took")

    (button,) = driver.find("Btn", command="return")
    driver.click(button.mapToScene(QPointF(40, 15)).toPoint())
    driver.rest()
    assert acted(driver, Return)
    assert driver.shown("meld", 0) == driver.shown("meld", 1) == []
    assert driver.shown("discard") == ["5c"]
    assert sorted(driver.shown("hand", 1)) == before
    assert not duty.isVisible()
    driver.drag(driver.place("discard"), strip(own(driver, "9h")[0]))
    assert driver.toast() == "You returned the discard in this turn: draw from the stock."
    driver.key(Qt.Key.Key_D)
    assert len(driver.shown("hand", 1)) == 15


def test_twins_the_card_that_is_pointed_at_is_the_one_that_goes(driver: Driver) -> None:
    driver.sit_down(remik(HAND, "", ""))
    left, right = own(driver, "2c")
    tokens = left.property("token"), right.property("token")
    driver.drag(strip(right), driver.place("discard"))
    (gone,) = driver.find("TableCard", zone="discard")
    assert gone.property("token") == tokens[1]
    assert own(driver, "2c")[0].property("token") == tokens[0]


def by_keys(table: Driver, act: Any) -> None:
    """Do a legal act by keys alone."""
    match act:
        case Open(_, melds):
            for number, laid in enumerate(melds):
                choose(table, laid)
                table.key(Qt.Key.Key_M)
                assert len(tray(table)) == number + 1
            table.key(Qt.Key.Key_O)
        case Meld(_, cards):
            choose(table, cards)
            table.key(Qt.Key.Key_M)
        case LayOff(_, _, cards) | Swap(_, _, cards):
            choose(table, cards)
            table.key(Qt.Key.Key_L if isinstance(act, LayOff) else Qt.Key.Key_J)
            if table.table.display.choosing:
                table.key(Qt.Key.Key_Return)
        case Discard(_, card):
            choose(table, (card,))
            table.key(Qt.Key.Key_X)
        case _:
            table.key(Qt.Key.Key_D)


def my_turn(table: Driver) -> bool:
    """Wait for Ana's turn or the end of the round; whether it is her turn."""
    match = table.match
    table.qtbot.waitUntil(
        lambda: match.to_act in (0, None) and not table.table.busy, timeout=20_000
    )
    return match.to_act == 0


def test_twins_the_card_that_was_taken_is_the_one_that_is_marked(driver: Driver) -> None:
    match = remik("2c 3d 8h Jc 3c", "2c 7s 8s 9s", "", people=(0, 1))
    driver.sit_down(match)
    for name in ("Ana", "Boris"):
        driver.qtbot.waitUntil(lambda name=name: driver.table.curtainName == name)
        driver.table.openCurtain()
        driver.rest()
        if name == "Ana":
            driver.drag(strip(own(driver, "2c")[0]), driver.place("discard"))
    driver.drag(driver.place("discard"), strip(own(driver, "7s")[0]))
    twins = own(driver, "2c")
    assert [twin.property("fresh") for twin in twins] == [True, False]


def test_a_whole_round_by_keys(driver: Driver) -> None:
    """Ana opens by the tray, lays off, melds and discards until somebody is out."""
    driver.application.settings.update(ai_pace="none", speed="none", reduced_motion="on")
    hand = "7s 8s 9s Ts Qh Kh Ah 4d 5d 6d 7d 2c 2d 5c Jc"
    match = remik(hand, "", stock="9c Js Tc 2h")
    driver.sit_down(match)
    while my_turn(driver):
        legal = match.legal_actions()
        ways = [a for a in legal if isinstance(a, Open | Meld | Swap | LayOff)]
        done = len(match.rounds[-1].actions)
        discards = [a for a in legal if isinstance(a, Discard)]
        high = sorted(discards, key=lambda act: "23456789TJQKA".find(act.card[0]))
        by_keys(driver, (ways or high[-1:] or legal)[0])
        assert len(match.rounds[-1].actions) > done, driver.toast()
    for kind in (Open, LayOff, Meld, Discard):
        assert acted(driver, kind), kind
    assert match.results[0].ended_by == "out"
    driver.qtbot.wait(300)
