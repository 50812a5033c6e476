"""Everything of President has its place, in the smallest window and with large text too."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from app.core.cards import STANDARD
from app.core.match import Match
from tests.window.driver import Driver
from tests.window.president_table import STRONG, area, named, president


def show(driver: Driver, match: Match, width: int, height: int, scale: float) -> None:
    driver.window.resize(width, height)
    driver.application.settings.update(text_scale=scale, ai_pace="slow", speed="none")
    driver.sit_down(match)
    driver.qtbot.wait(400)


def in_a_trick(seats: int, plays: int, people: int = 1) -> Match:
    """A round in which several have played to the trick, and Ana is to act."""
    for seed in range(1000):
        match = president(seats, seed, people=people)
        while match.to_act is not None and len(match.state.hands[0]) > 3:
            if match.to_act == 0 and len(match.state.plays) >= plays:
                return match
            match.act(match.legal_actions()[:2][-1])
    raise AssertionError


def buttons(driver: Driver) -> list[QQuickItem]:
    (column,) = driver.find("ActionColumn")
    return [item for item in column.childItems() if item.property("command")]


def visible(driver: Driver, kind: str) -> list[QRectF]:
    return [area(item) for item in driver.find(kind) if item.isVisible()]


def apart(some: list[QRectF], others: list[QRectF]) -> bool:
    return not any(a.adjusted(1, 1, -1, -1).intersects(b) for a in some for b in others)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "hr"])
def test_the_trick_and_the_order_stand_free_for_any_number_of_seats(
    driver: Driver, size: tuple[int, int], scale: float, language: str
) -> None:
    driver.application.settings.update(language=language)
    window = QRectF(0, 0, *size)
    for seats in (3, 4, 5, 6):
        show(driver, in_a_trick(seats, plays=3), *size, scale)
        plates = visible(driver, "SeatPlate")
        acts = [area(item) for item in buttons(driver)]
        order = area(named(driver, "order"))
        cards = [
            QRectF(item.x() - wide / 2, item.y() - wide * 0.7, wide, wide * 1.4)
            for item in driver.find("TableCard", zone="trick")
            if (wide := float(item.property("wide")))
        ]
        assert cards
        for one, other in combinations(plates, 2):
            assert not one.intersects(other)
        assert apart([order, *cards], [*plates, *acts]), (seats, scale)
        assert apart([order], cards), (seats, scale)
        assert all(window.contains(box) for box in [order, *cards, *acts]), (seats, scale)
        owners = [area(i) for i in driver.items() if i.objectName() == "owner" and i.isVisible()]
        assert owners
        assert apart(owners, [order, *plates, *acts]), (seats, scale)
        for one, other in pairwise(owners):
            assert one.right() <= other.left() + 1, (seats, scale)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_verdict_on_a_choice_covers_no_button(driver: Driver, scale: float) -> None:
    driver.application.settings.update(language="hr")
    show(driver, in_a_trick(6, plays=1), 960, 600, scale)
    driver.click(driver.grip(driver.shown("hand")[-1]))
    driver.qtbot.wait(200)
    (bubble,) = [item for item in driver.find("Bubble") if item.isVisible()]
    assert apart([area(bubble)], [area(item) for item in buttons(driver)])


def test_six_seats_and_eighteen_cards_fit_the_smallest_window(driver: Driver) -> None:
    show(driver, president(3), 960, 600, 1.0)
    hand = sorted(
        (driver.card(card) for card in driver.shown("hand")), key=lambda c: c.property("slot")
    )
    assert len(hand) == 18
    assert {card.property("face") for card in hand} <= set(STANDARD)
    steps = [b.x() - a.x() for a, b in pairwise(hand)]
    assert min(steps) >= 24, "every index keeps its strip"
    edge = hand[0].x() - float(hand[0].property("wide")) / 2
    assert edge > 0
    assert hand[-1].x() + float(hand[-1].property("wide")) / 2 < 960


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_P14_twenty_cards_fit_too_before_two_are_given_back(driver: Driver, scale: float) -> None:
    match = president(3, deck=STRONG, revolution=False, rounds=2)
    while match.to_act is not None:
        acts = match.legal_actions()
        match.act(acts[-1] if match.to_act == 0 else acts[0])
    match.next_round()
    assert match.to_act == 0
    show(driver, match, 960, 600, scale)
    hand = sorted((driver.card(c) for c in driver.shown("hand")), key=lambda c: c.property("slot"))
    assert len(hand) == 20
    assert min(b.x() - a.x() for a, b in pairwise(hand)) >= 20
    wide = float(hand[0].property("wide"))
    (own,) = driver.find("SeatPlate", place=0)
    assert hand[0].x() - wide / 2 >= area(own).right() - 12, "its words stand free"
    assert hand[-1].x() + wide / 2 <= min(area(item).left() for item in buttons(driver))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whoever_watches_computer_players_sees_every_open_hand(driver: Driver, seats: int) -> None:
    show(driver, in_a_trick(seats, plays=2, people=0), 960, 600, 1.0)
    plates = visible(driver, "SeatPlate")
    order = area(named(driver, "order"))
    for seat in range(1, seats):
        held = sorted(driver.find("TableCard", zone="hand", owner=seat), key=lambda c: c.x())
        assert all(b.x() - a.x() >= 15 for a, b in pairwise(held)), "every index keeps its strip"
        wide = float(held[0].property("wide"))
        left, right = held[0].x() - wide / 2, held[-1].x() + wide / 2
        box = QRectF(left, held[0].y() - wide * 0.7, right - left, wide * 1.4)
        assert apart([box], [*plates, order]), seat


def words(plate: QQuickItem) -> list[QRectF]:
    """Where the words of a plate are, inside it."""
    found = []
    left = [plate]
    while left:
        item = left.pop()
        left.extend(child for child in item.childItems() if child.isVisible())
        if item.property("contentWidth") is not None and item.property("text"):
            box = item.mapRectToItem(plate, QRectF(0, 0, item.property("contentWidth"), 1))
            high = item.property("contentHeight")
            found.append(QRectF(box.x(), box.y() + high * 0.2, box.width(), high * 0.6))
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "hr", "bg"])
def test_P7_P11_places_titles_and_numbers_of_cards_do_not_cover_each_other(
    driver: Driver, scale: float, language: str
) -> None:
    driver.application.settings.update(language=language)
    match = in_a_trick(6, plays=1)
    while len(match.state.places) < 3:
        match.act(match.legal_actions()[-1])
    match.state.before = (5, 4, 3, 2, 1, 0)
    show(driver, match, 960, 600, scale)
    for plate in driver.find("SeatPlate"):
        inside = QRectF(2, -plate.height(), plate.width() - 4, 3 * plate.height())
        boxes = words(plate)
        assert len(boxes) >= 3
        for one, other in combinations(boxes, 2):
            assert not one.intersects(other), (plate.property("name"), one, other)
        assert all(inside.contains(box) for box in boxes), plate.property("name")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_P14_the_exchange_covers_no_plate_in_the_smallest_window(
    driver: Driver, seats: int, scale: float
) -> None:
    match = president(seats, rounds=2)
    while match.to_act is not None:
        match.act(match.legal_actions()[-1])
    match.next_round()
    show(driver, match, 960, 600, scale)
    box = area(named(driver, "exchange"))
    assert box.height() > 20
    assert apart([box], visible(driver, "SeatPlate"))
    (mark,) = [item for item in driver.items() if (item.z(), item.width()) == (90, 5)]
    assert not mark.isVisible(), "nothing scrolls where there are no melds"
