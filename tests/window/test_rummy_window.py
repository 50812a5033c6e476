"""A turn of rummy in a real window: by drags, by clicks, by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.window.driver import ANA, BORIS, Driver, rummy, stacked

DECK = stacked(
    ["3s 6s 8h 9h Th Kd 2c", "As Ad 4c 7s Qd Qc 3d"], upcard="5d", stock="Jh 4h 8s 9s Ks 2d 6c"
)


@pytest.fixture
def table(driver: Driver) -> Driver:
    """Ana to draw, against an easy player who takes its time."""
    driver.sit_down(rummy([ANA, BORIS], DECK))
    return driver


def test_R6_R7_R8_a_turn_by_drags(table: Driver) -> None:
    """Melds three cards, lays one off, discards one; the scene shows each."""
    table.drag(table.place("stock"), table.grip("Th"))
    assert "Jh" in table.shown("hand")

    for code in ("8h", "9h", "Th"):
        table.click(table.grip(code))
    table.press(table.grip("9h"))
    table.move(table.grip("9h"), table.place("new"))
    assert [item.property("dragged") for item in map(table.card, ("8h", "9h", "Th"))] == [True] * 3
    table.release(table.place("new"))
    table.rest()
    assert table.shown("meld") == ["8h", "9h", "Th"]

    table.drag(table.grip("Jh"), table.place("meld"))
    assert table.shown("meld") == ["8h", "9h", "Th", "Jh"]

    table.drag(table.grip("2c"), table.place("discard"))
    assert table.shown("discard")[-1] == "2c"
    assert sorted(table.shown("hand")) == ["3s", "6s", "Kd"]
    assert table.match.to_act == 1
    assert table.toast() == ""


def test_a_card_lies_where_it_is_shown(table: Driver) -> None:
    table.key(Qt.Key.Key_D)
    for code in ("8h", "9h", "Th"):
        table.click(table.grip(code))
    table.click(table.place("new"))
    table.rest()
    table.qtbot.wait(300)
    target = table.find("TablePlace", zone="meld")[0]
    for code in ("8h", "9h", "Th"):
        middle = table.card(code).position()
        assert target.x() < middle.x() < target.x() + target.width()
        assert target.y() < middle.y() < target.y() + target.height()


def test_an_illegal_drop_flies_back_and_says_why(table: Driver) -> None:
    table.key(Qt.Key.Key_D)
    before = table.shown("hand")
    home = table.card("Kd").position()
    table.drag(table.grip("Kd"), QPoint(700, 350))
    table.qtbot.waitUntil(lambda: (table.card("Kd").position() - home).manhattanLength() < 2)
    assert table.shown("hand") == before
    assert table.toast() == "A meld needs at least three cards."


def test_R6_no_discard_before_the_draw(table: Driver) -> None:
    table.drag(table.grip("Kd"), table.place("discard"))
    assert table.toast() == "Draw a card first."
    assert table.shown("discard") == ["5d"]


def test_a_press_of_five_pixels_is_a_click(table: Driver) -> None:
    start = table.grip("Kd")
    table.press(start)
    table.move(start, start + QPoint(4, 3), steps=3)
    table.release(start + QPoint(4, 3))
    assert table.card("Kd").property("selected") is True
    assert table.card("Kd").property("dragged") is False
    table.click(table.grip("Kd"))
    assert table.card("Kd").property("selected") is False


def test_escape_cancels_a_drag(table: Driver) -> None:
    before = table.shown("hand")
    start = table.grip("Kd")
    table.press(start)
    table.move(start, table.place("discard"))
    assert table.card("Kd").property("held") is True
    table.key(Qt.Key.Key_Escape)
    assert table.card("Kd").property("held") is False
    table.release(table.place("discard"))
    table.rest()
    assert table.shown("hand") == before
    assert table.toast() == ""


def test_the_hand_is_reordered_by_a_drag_and_stays_so(table: Driver) -> None:
    before = table.shown("hand")
    first, last = before[0], before[-1]
    table.drag(table.grip(first), table.grip(last) + QPoint(70, 0))
    assert table.shown("hand") == [*before[1:], first]
    table.key(Qt.Key.Key_D)
    assert table.shown("hand") == [*before[1:], first, "Jh"]
    assert table.table.hands()[0] == tuple(table.shown("hand"))


def test_a_whole_turn_by_keys(table: Driver) -> None:
    table.key(Qt.Key.Key_D)
    assert table.shown("hand")[-1] == "Jh"
    table.key(Qt.Key.Key_Home)
    for code in table.shown("hand"):
        if code in ("8h", "9h", "Th"):
            table.key(Qt.Key.Key_Space)
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_M)
    assert table.shown("meld") == ["8h", "9h", "Th"]
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_L)
    assert table.shown("meld") == ["8h", "9h", "Th", "Jh"]
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_X)
    assert len(table.shown("hand")) == 3
    assert table.match.to_act == 1


def test_undo_and_redo_in_the_turn(table: Driver) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    table.key(Qt.Key.Key_D)
    table.key(Qt.Key.Key_Z, control)
    assert "Jh" in table.shown("hand"), "a card from the stock was seen: no undo"
    for code in ("8h", "9h", "Th"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    table.key(Qt.Key.Key_Z, control)
    assert table.shown("meld") == []
    assert {"8h", "9h", "Th"} <= set(table.shown("hand"))
    table.key(Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert table.shown("meld") == ["8h", "9h", "Th"]


def test_double_click_draws_and_discards(table: Driver) -> None:
    table.click(table.place("stock"))
    table.click(table.place("stock"))
    table.rest()
    assert table.toast() == ""
    at = table.grip("Kd")
    table.click(at)
    QTest.mouseDClick(table.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    table.rest()
    assert table.shown("discard")[-1] == "Kd"


def test_C6_the_scene_holds_no_hidden_card(table: Driver) -> None:
    assert table.shown("hand", 1) == [""] * 7
    assert set(table.shown("stock")) == {""}


def test_a_click_on_the_felt_ends_every_flight(table: Driver) -> None:
    table.application.settings.update(speed="slow")
    QTest.keyClick(table.window, Qt.Key.Key_D)
    assert table.table.busy
    table.click(QPoint(700, 420))
    assert not table.table.busy
    home = table.card("Jh").position()
    QTest.qWait(100)
    assert table.card("Jh").position() == home
    assert table.shown("hand")[-1] == "Jh"


TWO_MELDS = stacked(["7s 7h 7d 4s 5s 6s Kd", "As Ad 4c 9s Qd Qc 3d"], upcard="5d", stock="7c 2d 6c")


@pytest.fixture
def two_melds(driver: Driver) -> Driver:
    """Ana has laid two melds, and her seven of spades fits both."""
    driver.sit_down(rummy([ANA, BORIS], TWO_MELDS))
    driver.key(Qt.Key.Key_D)
    for meld in (("7h", "7d", "7c"), ("4s", "5s", "6s")):
        for code in meld:
            driver.click(driver.grip(code))
        driver.key(Qt.Key.Key_M)
    return driver


def targets(table: Driver) -> set[tuple[str, int]]:
    """The places that light up."""
    lit = table.find("TablePlace", target=True)
    return {(place.property("zone"), place.property("number")) for place in lit}


def test_R7_cards_that_fit_several_melds_light_all_and_the_player_chooses(
    two_melds: Driver,
) -> None:
    table = two_melds
    table.click(table.grip("7s"))
    assert targets(table) == {("meld", 0), ("meld", 1), ("discard", 0)}
    table.click(table.place("meld", 1))
    table.rest()
    assert table.shown("meld", 1) == ["4s", "5s", "6s", "7s"]


def test_R7_by_keys_the_player_chooses_among_the_melds_that_fit(two_melds: Driver) -> None:
    table = two_melds
    table.click(table.grip("7s"))
    table.key(Qt.Key.Key_L)
    assert targets(table) == {("meld", 0), ("meld", 1)}
    assert table.table.cursorSpot == "meld 0"
    table.key(Qt.Key.Key_Right)
    assert table.table.cursorSpot == "meld 1"
    table.key(Qt.Key.Key_Return)
    assert table.shown("meld", 1) == ["4s", "5s", "6s", "7s"]


def test_R7_a_drop_on_a_meld_that_does_not_fit_says_why(two_melds: Driver) -> None:
    table = two_melds
    table.drag(table.grip("Kd"), table.place("meld", 1))
    assert "does not fit" in table.toast()
    assert sorted(table.shown("hand")) == ["7s", "Kd"]


def test_the_setting_drag_leaves_clicks_to_the_selection(table: Driver) -> None:
    table.application.settings.update(acting="drag")
    table.click(table.place("stock"))
    table.rest()
    assert len(table.shown("hand")) == 7
    table.drag(table.place("stock"), table.grip("Th"))
    table.click(table.grip("2c"))
    table.click(table.place("discard"))
    assert table.shown("discard") == ["5d"]
    table.drag(table.grip("2c"), table.place("discard"))
    assert table.shown("discard")[-1] == "2c"


def test_the_setting_click_leaves_drags_to_the_order_of_the_hand(table: Driver) -> None:
    table.application.settings.update(acting="click")
    table.click(table.place("stock"))
    table.rest()
    before = table.shown("hand")
    table.drag(table.grip(before[0]), table.place("discard"))
    assert table.shown("hand") == before
    assert table.toast() == ""
    table.drag(table.grip(before[0]), table.grip(before[3]))
    assert table.shown("hand") != before
