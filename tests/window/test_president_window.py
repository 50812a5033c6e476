"""President in a real window: a match by mouse, one by keys, choosing, passing by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.order import USUAL
from app.core.match import Match
from app.ui.saves import read
from tests.window.driver import LEFT, Driver
from tests.window.president_table import (
    STRONG,
    act_by_keys,
    act_by_mouse,
    area,
    button,
    choose,
    chosen,
    my_turn,
    named,
    president,
    wanted,
)


@pytest.fixture
def quick(driver: Driver) -> Driver:
    """Players that make no pause."""
    driver.application.settings.update(ai_pace="none", speed="quick")
    return driver


def play_three_rounds(table: Driver, act: Callable[[], None], go_on: Callable[[], None]) -> Match:
    """A match in which Ana is President first, so that she gives back."""
    table.application.settings.update(speed="none")
    match = president(3, deck=STRONG, rounds=3, revolution=False)
    table.sit_down(match)
    for number in range(3):
        while my_turn(table):
            before = len(match.rounds[-1].actions)
            act()
            assert len(match.rounds[-1].actions) > before
        assert sorted(match.results[number].points) == [1, 2, 3]
        table.qtbot.waitUntil(lambda: any(named_shown(table)), timeout=5000)
        table.qtbot.wait(400)
        go_on()
        table.qtbot.wait(200)
    assert match.standing.over
    assert match.results[0].places[0] == 0
    gifts = [a for r in match.rounds for a in r.actions if isinstance(a, Give) and a.seat == 0]
    assert gifts, "Ana was President once at least"
    assert table.toast() == ""
    return match


def named_shown(table: Driver) -> list[bool]:
    return [i.isVisible() for i in table.items() if i.objectName() == "nextRound"]


def test_P1_P14_a_match_of_three_rounds_with_exchange_by_mouse(quick: Driver) -> None:
    drags = count()

    def act() -> None:
        act_by_mouse(quick, wanted(quick.match), drag=next(drags) % 2 == 1)

    def go_on() -> None:
        quick.click(area(named(quick, "nextRound")).center().toPoint())

    play_three_rounds(quick, act, go_on)


def test_P1_P14_a_match_of_three_rounds_with_exchange_by_keys(quick: Driver) -> None:
    play_three_rounds(
        quick,
        lambda: act_by_keys(quick, wanted(quick.match)),
        lambda: quick.key(Qt.Key.Key_Return),
    )


def test_P5_a_play_that_is_too_low_is_refused_with_its_reason(driver: Driver) -> None:
    match = president(3)
    match.act(match.legal_actions()[0])
    while match.to_act != 0:
        match.act(match.legal_actions()[-1])
    assert match.state.plays
    driver.sit_down(match)
    before = list(match.rounds[-1].actions)
    low = min(match.state.hands[0], key=lambda card: USUAL.index(card[0]))
    driver.drag(driver.grip(low), driver.place("middle"))
    assert driver.toast().startswith("In the order in force this does not beat")
    assert match.rounds[-1].actions == before


def test_P4_the_first_card_clicked_offers_its_rank_and_the_second_makes_a_pair(
    driver: Driver,
) -> None:
    match, rank = next(
        (match, rank)
        for match in (president(3, seed) for seed in count())
        for rank, held in Counter(card[0] for card in match.state.hands[0]).items()
        if held == 3
    )
    driver.sit_down(match)
    same = [card for card in driver.shown("hand") if card[0] == rank]
    driver.click(driver.grip(same[0]))
    assert chosen(driver) == set(same)
    driver.qtbot.wait(120)
    driver.click(driver.grip(same[2]))
    assert chosen(driver) == {same[0], same[2]}
    driver.qtbot.wait(120)
    driver.click(button(driver, "play"))
    driver.rest()
    assert set(match.rounds[-1].actions[0].cards) == {same[0], same[2]}


def test_a_double_click_chooses_a_card_and_what_is_offered_along(driver: Driver) -> None:
    match = president(3, deck=STRONG)
    driver.sit_down(match)
    QTest.mouseDClick(driver.window, LEFT, Qt.KeyboardModifier.NoModifier, driver.grip("Kh"))
    assert chosen(driver) == {"Kc", "Kd", "Kh", "Ks"}
    assert match.rounds[-1].actions == []


def ranks(table: Driver) -> str:
    """The ranks of the strip with the order, from the left."""
    cells = [i for i in table.items() if i.property("beats") is not None and i.isVisible()]
    return " ".join(cell.property("modelData") for cell in sorted(cells, key=lambda c: c.x()))


def fours(match: Match, seat: int) -> list[str]:
    """The ranks of which a seat has all four cards."""
    held = Counter(card[0] for card in match.state.hands[seat])
    return [rank for rank in USUAL if held[rank] == 4]


def test_P9_a_revolution_turns_over_the_order_the_hand_and_what_beats(quick: Driver) -> None:
    """Only Ana has four of a kind."""
    dealt = (president(3, seed) for seed in count())
    match = next(m for m in dealt if fours(m, 0) and not fours(m, 1) and not fours(m, 2))
    rank = fours(match, 0)[0]
    quick.sit_down(match)
    assert ranks(quick) == "3 4 5 6 7 8 9 10 J Q K A 2"
    held = quick.shown("hand")
    assert held == sorted(held, key=lambda card: USUAL.index(card[0]))
    choose(quick, [card for card in held if card[0] == rank])
    quick.click(button(quick, "play"))
    quick.qtbot.waitUntil(lambda: ranks(quick) == "2 A K Q J 10 9 8 7 6 5 4 3", timeout=5000)
    quick.rest()
    left = quick.shown("hand")
    assert set(left) == {card for card in held if card[0] != rank}
    assert left == sorted(left, key=lambda card: -USUAL.index(card[0]))


def test_auto_pass_is_asked_for_and_seen(quick: Driver) -> None:
    quick.sit_down(president(3))
    (item,) = [i for i in quick.items() if i.property("command") == "auto_pass"]
    assert item.property("text") == "Auto-pass"
    quick.click(button(quick, "auto_pass"))
    assert item.property("text") == "Auto-pass on"
    acts = 0
    while my_turn(quick) and acts < 8:
        assert any(not isinstance(a, Pass) for a in quick.match.legal_actions())
        act_by_mouse(quick, wanted(quick.match), drag=False)
        acts += 1


def test_auto_pass_is_kept_in_the_save_and_holds_when_the_match_goes_on(driver: Driver) -> None:
    session = driver.application.session
    driver.sit_down(president(3))
    driver.key(Qt.Key.Key_A)
    session.leave()
    (file,) = session._paths.saves.glob("*.json")
    assert read(file).settings == {"auto_pass": [0]}
    session.resume(file.stem)
    driver.rest()
    (item,) = [i for i in driver.items() if i.property("command") == "auto_pass"]
    assert item.property("text") == "Auto-pass on"
    driver.key(Qt.Key.Key_A)
    session.leave()
    assert read(file).settings == {}


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


@pytest.mark.parametrize("key", ["Q", "E"])
def test_who_is_out_may_play_out_quickly_or_skip_to_the_result(quick: Driver, key: str) -> None:
    match = about_to_go_out()
    quick.application.settings.update(ai_pace="slow")
    quick.sit_down(match)
    choose(quick, tuple(match.state.hands[0]))
    quick.click(button(quick, "play"))
    quick.rest()
    assert match.state.places == [0]
    (own,) = quick.find("SeatPlate", place=0)
    assert own.property("title") == "1 · President"
    quick.key(Qt.Key(ord(key)))
    quick.qtbot.waitUntil(lambda: match.to_act is None, timeout=20_000)
    assert match.results[0].places[0] == 0
    quick.qtbot.wait(500)
    titles = {plate.property("seat"): plate.property("title") for plate in quick.find("SeatPlate")}
    told = ["1 · President", "2 · Vice-President", "3 · Vice-Scum", "4 · Scum"]
    assert [titles[seat] for seat in match.results[0].places] == told
