"""President in a real window: a match by mouse, a round by keys, six seats in a small window."""

from __future__ import annotations

from itertools import combinations, count, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem

from app.core.cards import STANDARD
from app.core.games import GAMES
from app.core.games.president.actions import Give, Pass, Play
from app.core.match import Match, Seat
from tests.window.driver import Driver

NAMES = ("Ana", "Boris", "Ewa", "Jonas", "Vesna", "Petar")


def president(seats: int, seed: int = 5, **options: Any) -> Match:
    """A match of Ana against easy players, dealt from a seed."""
    game = GAMES["president"]
    who = [Seat(name, "ai", "easy") if at else Seat(name) for at, name in enumerate(NAMES[:seats])]
    match = Match(game, game.options(**options), who, seed.to_bytes(16, "big"))
    match.next_round()
    return match


@pytest.fixture
def quick(driver: Driver) -> Driver:
    """Players that make no pause."""
    driver.application.settings.update(ai_pace="none", speed="quick")
    return driver


def my_turn(table: Driver) -> bool:
    """Wait for Ana's turn or the end of the round; whether it is her turn."""
    match = table.match
    table.qtbot.waitUntil(
        lambda: match.to_act in (0, None) and not table.table.busy, timeout=20_000
    )
    return match.to_act == 0


def button(table: Driver, command: str) -> QPoint:
    """The middle of a button of the action column."""
    (item,) = [i for i in table.items() if i.property("command") == command and i.isVisible()]
    return middle(item)


def named(table: Driver, name: str) -> QPoint:
    """The middle of the visible item with an object name."""
    (item,) = [i for i in table.items() if i.objectName() == name and i.isVisible()]
    return middle(item)


def middle(item: QQuickItem) -> QPoint:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).center().toPoint()


def choose(table: Driver, cards: tuple[str, ...]) -> None:
    """Select exactly these cards by clicks; the first click may select its companions too."""
    table.click(table.grip(cards[0]))
    for card in table.shown("hand"):
        if table.card(card).property("selected") != (card in cards):
            table.click(table.grip(card))
            table.qtbot.wait(120)


def act_by_mouse(table: Driver, drag: bool) -> None:
    """The lowest legal thing: cards by a drag or by clicks, or a pass."""
    action = next((a for a in table.match.legal_actions() if not isinstance(a, Pass)), None)
    if action is None:
        table.click(button(table, "pass"))
        table.rest()
        return
    choose(table, action.cards)
    if drag:
        table.drag(table.grip(action.cards[0]), table.place("middle"))
    else:
        table.click(button(table, "give" if isinstance(action, Give) else "play"))
        table.rest()


def test_P1_P14_a_match_of_three_rounds_with_exchange_by_mouse(quick: Driver) -> None:
    quick.sit_down(president(3, rounds=3))
    gave = drags = 0
    for number in range(3):
        while my_turn(quick):
            before = len(quick.match.rounds[-1].actions)
            if quick.match.state.phase == "give":
                gave += 1
            drags += 1
            act_by_mouse(quick, drag=drags % 2 == 0)
            assert len(quick.match.rounds[-1].actions) > before
        result = quick.match.results[number]
        assert sorted(result.points) == [1, 2, 3]
        quick.qtbot.wait(400)
        quick.click(named(quick, "nextRound"))
        quick.qtbot.wait(200)
    assert quick.match.standing.over
    assert gave + sum(r.places[0] != 0 for r in quick.match.results[:2]) == 2
    assert quick.toast() == ""


def test_P4_P5_a_round_by_keys(quick: Driver) -> None:
    quick.sit_down(president(4))
    while my_turn(quick):
        action = quick.match.legal_actions()[-1]
        if isinstance(action, Pass):
            quick.key(Qt.Key.Key_P)
            continue
        quick.key(Qt.Key.Key_Home)
        for card in quick.shown("hand"):
            if quick.card(card).property("selected") != (card in action.cards):
                quick.key(Qt.Key.Key_Space)
            quick.key(Qt.Key.Key_Right)
        quick.key(Qt.Key.Key_Return)
        assert isinstance(quick.match.rounds[-1].actions[-1], Play | Pass)
    assert quick.match.results[0].ended_by == "out"


def test_P5_a_play_that_is_too_low_is_refused_with_its_reason(driver: Driver) -> None:
    match = president(3)
    driver.sit_down(match)
    low = sorted(match.state.hands[0], key=lambda card: "3456789TJQKA2".index(card[0]))[0]
    mixed = next(card for card in match.state.hands[0] if card[0] != low[0])
    driver.click(driver.grip(mixed))
    driver.qtbot.wait(120)
    for card in driver.shown("hand"):
        if driver.card(card).property("selected") != (card in (low, mixed)):
            driver.click(driver.grip(card))
            driver.qtbot.wait(120)
    driver.drag(driver.grip(low), driver.place("middle"))
    assert driver.toast() == "Play cards of one rank only."
    assert match.rounds[-1].actions == []


def test_auto_pass_is_asked_for_and_seen(quick: Driver) -> None:
    quick.sit_down(president(3))
    (item,) = [i for i in quick.items() if i.property("command") == "auto_pass"]
    assert item.property("text") == "Auto-pass"
    quick.click(button(quick, "auto_pass"))
    assert item.property("text") == "Auto-pass on"
    acts = 0
    while my_turn(quick) and acts < 8:
        assert any(not isinstance(a, Pass) for a in quick.match.legal_actions())
        act_by_mouse(quick, drag=False)
        acts += 1


def about_to_go_out() -> Match:
    """Ana can play her last cards, and two others still have some."""
    for seed in count():
        match = president(4, seed)
        while match.to_act is not None:
            legal = match.legal_actions()
            held = len(match.state.hands[0])
            last = [a for a in legal if isinstance(a, Play) and len(a.cards) == held]
            if match.to_act == 0 and last and not match.state.places:
                return match
            plays = [a for a in legal if isinstance(a, Play)]
            match.act((plays if match.to_act == 0 and plays else legal)[0])
    raise AssertionError


@pytest.mark.parametrize("key", ["Q", "R"])
def test_who_is_out_may_play_out_quickly_or_skip_to_the_result(quick: Driver, key: str) -> None:
    match = about_to_go_out()
    quick.application.settings.update(ai_pace="slow")
    quick.sit_down(match)
    choose(quick, tuple(match.state.hands[0]))
    quick.click(button(quick, "play"))
    quick.rest()
    assert match.state.places == [0]
    quick.key(Qt.Key(ord(key)))
    quick.qtbot.waitUntil(lambda: match.to_act is None, timeout=20_000)
    assert match.results[0].places[0] == 0
    quick.qtbot.wait(500)


def test_six_seats_and_eighteen_cards_fit_the_smallest_window(driver: Driver) -> None:
    driver.window.resize(960, 600)
    driver.sit_down(president(6))
    driver.qtbot.wait(300)
    plates = [
        plate.mapRectToScene(QRectF(0, 0, plate.width(), plate.height()))
        for plate in driver.find("SeatPlate")
    ]
    assert len(plates) == 6
    for one, other in combinations(plates, 2):
        assert not one.intersects(other)
    driver.sit_down(president(3))
    driver.qtbot.wait(300)
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


def test_P14_the_exchange_covers_no_plate_in_the_smallest_window_with_large_text(
    driver: Driver,
) -> None:
    match = president(6, rounds=2)
    while match.to_act is not None:
        match.act(match.legal_actions()[-1])
    match.next_round()
    driver.window.resize(960, 600)
    driver.application.settings.update(text_scale=2.0, ai_pace="slow")
    driver.sit_down(match)
    driver.qtbot.wait(300)
    (told,) = [item for item in driver.items() if item.objectName() == "exchange"]
    assert told.isVisible()
    box = told.mapRectToScene(QRectF(0, 0, told.width(), told.height()))
    assert box.height() > 20
    for plate in driver.find("SeatPlate"):
        area = plate.mapRectToScene(QRectF(0, 0, plate.width(), plate.height()))
        assert not area.intersects(box)
    (mark,) = [item for item in driver.items() if (item.z(), item.width()) == (90, 5)]
    assert not mark.isVisible(), "nothing scrolls where there are no melds"
