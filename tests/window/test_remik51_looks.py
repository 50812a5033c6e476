"""How Remik 51 looks: nothing is cut, covered or lost, in small windows and with large text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from app.core.games.remik51.actions import Discard
from tests.window.driver import Driver
from tests.window.remik51_table import HAND, choose, opened, remik, select, strip, tray


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_twenty_two_melds_and_six_seats_stay_readable(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.window.resize(*size)
    match = remik(*[""] * 6)
    state = match.state
    pool = [card for hand in state.hands[1:] for card in hand] + state.stock
    suits = "shdc"
    melds = [tuple(f"{r}{s}" for r in ranks) for s in suits for ranks in ("345", "678", "9TJ")] + [
        tuple(f"{r}{s}" for s in "shd") for r in "2478QKA36T"
    ]
    for card in (card for laid in melds for card in laid):
        if card in pool:
            pool.remove(card)
    state.hands = [state.hands[0][:6], *([pool.pop() for _ in range(2)] for _ in range(5))]
    laid = len([card for meld in melds for card in meld])
    state.stock = pool[: 162 - laid - 6 - 10]
    state.opened = [True] * 6
    state.melds = melds
    state.owners = [1] * 22
    match.rounds[-1].actions.append(Discard(1, "2c"))
    driver.sit_down(match)
    driver.qtbot.wait(400)
    plates = [
        plate.mapRectToScene(QRectF(0, 0, plate.width(), plate.height()))
        for plate in driver.find("SeatPlate")
    ]
    for one, other in combinations(plates, 2):
        assert not one.intersects(other)
    for number in range(22):
        first = driver.find("TableCard", zone="meld", owner=number)[0]
        assert float(first.property("wide")) >= 54
    areas = [p for p in driver.find("TablePlace", zone="meld") if p.isVisible()]
    assert len(areas) >= (22 if size == (1280, 800) else 8)
    for area in areas:
        box = area.mapRectToScene(QRectF(0, 0, area.width(), area.height()))
        assert not any(box.intersects(plate) for plate in plates)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_meld_that_takes_the_selection_is_scrolled_into_view(
    driver: Driver, scale: float
) -> None:
    driver.window.resize(960, 600)
    driver.application.settings.update(text_scale=scale)
    melds = [f"{r}s {r}h {r}d" for r in "23456789TJQ"] + ["Jc Qc Kc"]
    opened(driver, "Ac 2d 4c", *melds, seats=6)
    driver.qtbot.wait(400)
    (place,) = driver.find("TablePlace", zone="meld", number=11)
    assert not place.isVisible()
    ace = select(driver, "Ac")
    driver.qtbot.wait(200)
    assert place.property("target")
    assert place.isVisible()
    driver.drag(strip(ace), driver.place("meld", 11))
    assert driver.shown("meld", 11) == ["Jc", "Qc", "Kc", "Ac"]


def test_six_plates_with_large_text_show_their_counts_and_no_line_over_them(driver: Driver) -> None:
    driver.window.resize(960, 600)
    driver.application.settings.update(text_scale=2.0, ai_pace="slow")
    driver.sit_down(remik(HAND, "", "", "", "", ""))
    select(driver, "7s 8s 9s")
    driver.key(Qt.Key.Key_M)
    assert tray(driver) == [["7s", "8s", "9s"]]
    driver.qtbot.wait(300)
    words = [item for item in driver.items() if item.property("text") == "14" and item.isVisible()]
    assert len(words) == 5
    for word in words:
        assert word.width() >= float(word.property("implicitWidth"))
    prompt = driver.table.display.property("prompt")
    assert prompt
    for line in (i for i in driver.items() if i.property("text") == prompt and i.isVisible()):
        box = line.mapRectToScene(QRectF(0, 0, line.width(), line.height()))
        for plate in driver.find("SeatPlate"):
            area = plate.mapRectToScene(QRectF(0, 0, plate.width(), plate.height()))
            assert not area.intersects(box)


def words(driver: Driver, text: str) -> list[QQuickItem]:
    """The items that show this text."""
    return [i for i in driver.items() if i.property("text") == text and i.isVisible()]


def whole(item: QQuickItem) -> bool:
    """Whether all of a text is seen: nothing is cut off."""
    return not item.property("truncated") and float(item.property("contentHeight")) <= (
        item.height() + 1
    )


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_K8_what_one_can_open_with_is_never_cut(
    driver: Driver, size: tuple[int, int], scale: float
) -> None:
    driver.window.resize(*size)
    driver.application.settings.update(text_scale=scale)
    driver.sit_down(remik(HAND, "", "", ""))
    for language in ("en", "pl", "hr", "lt", "bg"):
        driver.application.settings.update(language=language)
        driver.qtbot.wait(150)
        told = driver.table.display.panel["canOpen"]
        (item,) = words(driver, told)
        assert whole(item), language
        assert float(item.property("contentWidth")) <= item.width() + 1, language
        box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        for plate in driver.find("SeatPlate"):
            area = plate.mapRectToScene(QRectF(0, 0, plate.width(), plate.height()))
            assert not area.intersects(box), language


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_K8_a_full_tray_shows_every_index_and_the_sums(
    driver: Driver, size: tuple[int, int], scale: float
) -> None:
    """Three melds of four cards: 18 pixels of each card are seen, and nothing lies on the sums."""
    driver.window.resize(*size)
    driver.application.settings.update(text_scale=scale, language="pl")
    driver.sit_down(remik("7s 8s 9s Ts Jh Qh Kh Ah 4d 5d 6d 7d 2c 2d 2h", "", "", ""))
    for laid in ("7s 8s 9s Ts", "Jh Qh Kh Ah", "4d 5d 6d 7d"):
        choose(driver, laid.split())
        driver.key(Qt.Key.Key_M)
    driver.qtbot.wait(400)
    edges = []
    for number in range(3):
        cards = driver.find("TableCard", zone="tray", owner=number)
        lefts = sorted(card.mapToScene(QPointF(0, 0)).x() for card in cards)
        assert all(b - a >= 18 for a, b in pairwise(lefts))
        edges.append(lefts[-1] + float(cards[0].property("wide")) / 2)
    (total,) = [item for text in ("96", "96 z\N{NO-BREAK SPACE}51") for item in words(driver, text)]
    box = total.mapRectToScene(QRectF(0, 0, total.width(), total.height()))
    cards = driver.find("TableCard", zone="tray")
    low = max(c.mapToScene(QPointF(0, 0)).y() + float(c.property("wide")) * 0.7 for c in cards)
    assert box.left() >= max(edges) or box.top() >= low
    assert any(whole(item) for item in words(driver, "Czysty sekwens"))


def test_K8_beside_a_meld_in_the_tray_the_next_place_is_whole_and_piles_are_seen(
    driver: Driver,
) -> None:
    """Its longest word fits the box, and what is said of the selection leaves the piles free."""
    driver.window.resize(960, 600)
    driver.sit_down(remik("7s 8s 9s Ts Jh Qh Kh Ah 4d 5d 6d 7d 2c 2d 2h", "", "", ""))
    choose(driver, ["Qh", "Kh", "Ah"])
    driver.key(Qt.Key.Key_M)
    choose(driver, ["7s", "8s", "9s"])
    (box,) = [p for p in driver.find("TablePlace", fresh=True) if p.isVisible()]
    for scale in (1.0, 1.5, 2.0):
        for language in ("en", "pl", "hr", "lt", "bg"):
            driver.application.settings.update(language=language, text_scale=scale)
            driver.qtbot.wait(100)
            (label,) = [i for i in below(box) if i.property("wide") is not None]
            assert float(label.property("contentWidth")) <= label.width() + 1, (language, scale)
            bubbles = [bubble for bubble in driver.find("Bubble") if bubble.isVisible()]
            assert len(bubbles) == 1
            said = area_of(bubbles[0])
            for zone in ("stock", "discard"):
                (pile,) = driver.find("TablePlace", zone=zone)
                assert not area_of(pile).intersects(said), (language, scale)


def area_of(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def test_K18_the_own_plate_shows_bombs_and_cards(driver: Driver) -> None:
    match = remik(HAND, "", "", match_format="bomb")
    match.state.bombs = (2, 0, 0)
    match.rounds[-1].actions.append(Discard(1, "2c"))  # under way: it is not dealt anew
    driver.sit_down(match)
    for scale in (1.0, 2.0):
        driver.application.settings.update(text_scale=scale)
        driver.qtbot.wait(150)
        (plate,) = [p for p in driver.find("SeatPlate") if p.property("place") == 0]
        shown = " ".join(
            str(item.property("text"))
            for item in below(plate)
            if item.isVisible() and item.property("text")
        )
        assert "2 bombs" in shown
        assert "15 cards" in shown


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """All items inside another."""
    for child in item.childItems():
        yield child
        yield from below(child)
