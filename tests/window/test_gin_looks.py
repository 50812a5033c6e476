"""A table of gin in small windows and with large text: nothing lies over another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from app.core.games.gin.actions import Draw, Knock, Pass
from app.core.match import Seat
from app.ui.text.languages import LANGUAGES
from tests.window.driver import Driver, is_a, stacked
from tests.window.gin_table import (
    ANA,
    STRONG,
    VESNA,
    defending,
    drawing,
    gin,
    inside,
    question,
    result,
    stand,
)

SMALLEST = (960, 600)
# Ana has two melds and 10 points.
TEN = stacked(
    ["5h 6h 7h 8h Qs Qd Qc 4d 3c 3s", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"], "7c", "Kc Ah 9h 5s Jd"
)


def smallest(table: Driver, scale: float = 1.0) -> Driver:
    """The table in the smallest window."""
    table.window.resize(*SMALLEST)
    table.application.settings.update(text_scale=scale)
    return table


def languages(table: Driver) -> Iterator[str]:
    """Each language in turn, spoken by what is on the table."""
    for language in LANGUAGES:
        table.application.settings.update(language=language)
        QTest.qWait(50)
        yield language


def area(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def texts(table: Driver, *wanted: str) -> list[QRectF]:
    """Where these texts stand."""
    shown = [item for item in table.items() if is_a(item, "Txt") and item.isVisible()]
    return [area(item) for item in shown if item.property("text") in wanted]


def test_the_phase_line_of_an_onlooker_lies_under_the_piles(driver: Driver) -> None:
    table = smallest(driver)
    match = gin(STRONG, Seat("Boris", "ai", "easy"), VESNA)
    table.sit_down(match)
    stand(table)
    (phase,) = texts(table, table.table.display.prompt)
    labels = texts(table, "Stock · 31", "Discards · 1")
    assert len(labels) == 2
    assert not labels[0].intersects(labels[1])
    for box in labels:
        assert box.bottom() <= phase.top()


def test_an_onlooker_sees_every_index_of_the_other_hand(driver: Driver) -> None:
    table = smallest(driver)
    table.sit_down(gin(STRONG, Seat("Boris", "ai", "easy"), VESNA))
    stand(table)
    cards = table.find("TableCard", zone="hand", owner=1)
    assert len(cards) == 10

    def narrowest() -> float:
        return min(b - a for a, b in pairwise(sorted(card.x() for card in cards)))

    # A ten is as wide.
    table.qtbot.waitUntil(lambda: narrowest() >= 24)


def test_an_onlooker_sees_hands_in_melds_after_a_turn_too(driver: Driver) -> None:
    """Boris has drawn the nine of hearts; when he has discarded it stands behind the eight."""
    table = driver
    deck = stacked(
        ["5h 6h 7h 8h Qs Qd Qc Kd 3c 8s", "2h 2s 9c 9d Jh 6c Td 4d As 4c"], "7c", "9h Ah Kc 5s"
    )
    match = gin(deck, Seat("Boris", "ai", "easy"), VESNA)
    for action in (Pass(0), Pass(1), Draw(0, "stock")):
        match.act(action)
    table.sit_down(match)
    table.qtbot.waitUntil(lambda: match.to_act != 0, timeout=15_000)
    table.rest()
    melds = ["Qc", "Qd", "Qs", "5h", "6h", "7h", "8h", "9h"]
    assert sorted(table.shown("hand")[:8]) == sorted(melds)
    assert table.shown("hand")[3:8] == ["5h", "6h", "7h", "8h", "9h"]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_place_to_knock_holds_its_words(driver: Driver, scale: float) -> None:
    table = smallest(driver, scale)
    drawing(table)
    stand(table)
    table.key(Qt.Key.Key_D)
    (knock,) = table.find("GinKnock")
    (place,) = table.find("TablePlace", zone="knock")
    for language in languages(table):
        assert area(place) == area(knock), "what shines is what is seen"
        words = [item for item in inside(knock) if item.inherits("QQuickText")]
        shown = [area(item) for item in words if item.isVisible()]
        assert len(shown) >= 2
        inner = area(knock).adjusted(6, 6, -6, -6)
        assert all(inner.contains(box) for box in shown), language


def test_large_text_keeps_the_phase_line_off_the_buttons(driver: Driver) -> None:
    table = defending(smallest(driver, 2.0))
    stand(table)
    for language in languages(table):
        (phase,) = texts(table, table.table.display.prompt)
        assert phase.left() >= 0
        for button in table.find("ActionColumn")[0].childItems():
            assert not area(button).intersects(phase), language


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_larger_text_leaves_room_for_marks_and_for_both_rows_of_melds(
    driver: Driver, scale: float
) -> None:
    table = smallest(driver, scale)
    drawing(table)
    stand(table)
    table.key(Qt.Key.Key_D)
    marks = [item for item in table.items() if str(item.property("text")).startswith("→")]
    pills = [item.parentItem() for item in marks if item.inherits("QQuickText")]
    across = sorted((area(pill).center().x(), pill.width()) for pill in pills)
    assert len(across) == 11
    for (left, wide), (right, other) in pairwise(across):
        assert right - left >= (wide + other) / 2 - 3, "no figure is covered"
    defending(table)
    stand(table)
    (phase,) = texts(table, table.table.display.prompt)
    table.click(table.grip("Kd"))
    table.key(Qt.Key.Key_M)
    (plate,) = table.find("SeatPlate", place=1)
    for card in table.find("TableCard", zone="meld"):
        half = float(card.property("wide")) * 0.7
        assert card.y() - half >= area(plate).bottom()
        assert card.y() + half <= phase.top()


def test_one_thing_has_the_focus_while_a_knock_is_asked_about(driver: Driver) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_D)
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_K)
    cards = [item for item in table.items() if is_a(item, "Card") and item.property("focused")]
    assert cards == []
    table.key(Qt.Key.Key_Escape)
    cards = [item for item in table.items() if is_a(item, "Card") and item.property("focused")]
    assert len(cards) == 1


def test_the_whole_score_is_seen_in_the_smallest_window(driver: Driver) -> None:
    """Gin has five lines: both hands, the sum and the button are there without scrolling."""
    table = smallest(driver)
    deck = stacked(
        ["5h 6h 7h 8h Qs Qd Qc 4d 5d As", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"], "6d", "Kc Ah 9h"
    )
    match = gin(deck, ANA, VESNA)
    match.act(Draw(0, "discard"))
    match.act(Knock(0, "As"))
    table.sit_down(match)
    assert len(result(table)["lines"]) == 5
    (sheet,) = [item for item in table.items() if item.objectName() == "roundResult"]
    (body,) = [item for item in inside(sheet) if item.inherits("QQuickFlickable")]
    titles = set()
    for language in languages(table):
        titles.add(result(table)["title"])
        assert body.property("interactive") is False, language
        hands = [area(item) for item in inside(sheet) if is_a(item, "HandGroups")]
        assert len(hands) == 2
        assert not hands[0].intersects(hands[1])
    assert len(titles) == len(LANGUAGES), "the sheet speaks the language of the moment"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_count_in_the_question_stands_beside_its_name(driver: Driver, scale: float) -> None:
    table = smallest(driver, scale)
    drawing(table, TEN)
    stand(table)
    table.key(Qt.Key.Key_K)
    assert question(table) != ""
    (panel,) = table.find("GinQuestion")
    (label,) = [item for item in table.items() if item.objectName() == "knockLabel"]
    (measure,) = [item for item in table.items() if item.objectName() == "knockMeasure"]
    for language in languages(table):
        for phase in texts(table, table.table.display.prompt):
            assert not phase.intersects(area(panel)), language
        assert measure.property("text")
        assert area(label).right() + 6 <= area(measure).left(), language
        assert label.property("contentWidth") <= label.width() + 1, language
