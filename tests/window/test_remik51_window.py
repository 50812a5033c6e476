"""Remik 51 in a real window: openings, lay-offs, swaps, returns by mouse; a round by keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from app.core import shuffle
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, LayOff, Meld, Open, Return, Swap
from app.core.match import Match, Seat
from tests.core.remik51.deals import deck
from tests.window.driver import Driver

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


CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
HAND = "7s 8s 9s 4d 5d Jk 7d Jk Qh Kh Ah 2c 2c 9h 5c"


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


def choose(table: Driver, cards: Sequence[str]) -> None:
    """Select exactly these cards by keys."""
    left = list(cards)
    table.key(Qt.Key.Key_Home)
    for card in table.shown("hand"):
        if card in left:
            left.remove(card)
            table.key(Qt.Key.Key_Space)
        QTest.keyClick(table.window, Qt.Key.Key_Right)


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
    assert len(areas) >= 8
    for area in areas:
        box = area.mapRectToScene(QRectF(0, 0, area.width(), area.height()))
        assert not any(box.intersects(plate) for plate in plates)


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
