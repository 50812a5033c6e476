"""The pages around the table, by keys alone and with real clicks."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QObject, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from app.core.match import Match, Seat
from app.ui.saves import Sitting
from tests.window.driver import ANA, BORIS, Driver, rummy

Key = Qt.Key
EWA = Seat("Ewa")


def named(driver: Driver, name: str) -> QQuickItem:
    (item,) = [item for item in driver.items() if item.objectName() == name and item.isVisible()]
    return item


def await_named(driver: Driver, name: str) -> None:
    """Wait until this is seen, and has the focus if it wants it."""
    driver.qtbot.waitUntil(
        lambda: any(i.objectName() == name and i.isVisible() for i in driver.items()),
        timeout=20_000,
    )
    QTest.qWait(200)


def press(driver: Driver, item: QQuickItem) -> None:
    middle = QPointF(item.width() / 2, item.height() / 2)
    driver.click(item.mapToScene(middle).toPoint())
    QTest.qWait(50)


def focused(driver: Driver) -> str:
    item = driver.window.activeFocusItem()
    return item.objectName() if item is not None else ""


def tab_to(driver: Driver, name: str, most: int = 40) -> None:
    for _ in range(most):
        if focused(driver) == name:
            return
        driver.key(Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")


@pytest.fixture
def session(driver: Driver) -> Any:
    return driver.application.session


def current(driver: Driver) -> Match:
    match = driver.table._flow.match
    assert match is not None
    return match


def test_a_match_is_set_up_and_dealt_by_keys_alone(driver: Driver, session: Any) -> None:
    assert focused(driver) == "game-rummy"
    driver.key(Key.Key_Return)
    assert session.page == "new"
    assert focused(driver) == "start"
    tab_to(driver, "name-0")
    for letter in "Ana":
        driver.key(letter)
    tab_to(driver, "level-1")
    driver.key(Key.Key_Right)
    tab_to(driver, "option-target_score")
    driver.key(Key.Key_Up)
    tab_to(driver, "option-ace_high")
    driver.key(Key.Key_Space)
    tab_to(driver, "start")
    driver.key(Key.Key_Return)
    driver.rest()
    assert session.page == "table"
    match = current(driver)
    assert [seat.name for seat in match.seats] == ["Ana", "Boris", "Ewa"]
    assert [seat.level for seat in match.seats] == [None, "hard", "normal"]
    assert (match.options.target_score, match.options.ace_high) == (110, True)


def test_a_number_is_typed_and_enter_deals_from_wherever_one_is(
    driver: Driver, session: Any
) -> None:
    driver.key(Key.Key_Return)
    tab_to(driver, "option-target_score")
    for digit in "145":
        driver.key(digit)
    driver.key(Key.Key_Return)
    driver.rest()
    assert session.page == "table"
    assert current(driver).options.target_score == 145


def test_tab_goes_down_the_page_and_deals_last(driver: Driver, session: Any) -> None:
    driver.key(Key.Key_Return)
    driver.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused(driver) == "takeBacks"


def test_a_second_person_without_a_name_is_told_apart(driver: Driver, session: Any) -> None:
    driver.key(Key.Key_Return)
    session.newMatch.setKind(1, "human")
    assert [who["name"] or who["fallback"] for who in session.newMatch.seats][:2] == [
        "Player",
        "Player 2",
    ]


def test_a_match_is_set_up_by_clicks(driver: Driver, session: Any) -> None:
    press(driver, named(driver, "game-rummy"))
    press(driver, named(driver, "option-discard_to_win"))
    press(driver, named(driver, "useRules"))
    press(driver, named(driver, "option-ace_high"))
    press(driver, named(driver, "start"))
    driver.rest()
    assert current(driver).options.model_dump(exclude_defaults=True) == {"ace_high": True}


@pytest.mark.parametrize("page", ["rules", "settings", "about"])
def test_escape_leads_back_from_every_page(driver: Driver, session: Any, page: str) -> None:
    tab_to(driver, f"nav-{page}")
    driver.key(Key.Key_Return)
    assert session.page == page
    driver.key(Key.Key_Escape)
    assert session.page == "start"
    assert focused(driver) == "game-rummy"


def test_a_name_stays_as_it_was_typed_without_enter(driver: Driver, session: Any) -> None:
    session.go("settings")
    driver.qtbot.waitUntil(lambda: bool(driver.find("SettingsPage")))
    press(driver, driver.find("NavTab", text="Language and name")[0])
    (field,) = (i for i in driver.find("Field") if i.property("name") == "Your name")
    field.forceActiveFocus()
    for letter in "An B":
        driver.key(letter)
    driver.key(Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: session.page == "start")
    assert session.settings.playerName == "An B"


def test_rules_and_settings_from_the_table_lead_back_to_it(driver: Driver, session: Any) -> None:
    driver.sit_down(rummy([ANA, BORIS], ace_high=True))
    driver.key(Key.Key_F1)
    assert session.page == "rules"
    assert session.rules.ofMatch
    driver.key(Key.Key_Escape)
    assert session.page == "table"
    driver.key(Key.Key_D)
    assert current(driver).rounds[-1].actions[0].type == "draw"


def test_table_and_rules_show_the_fingerprint_of_the_seed(driver: Driver, session: Any) -> None:
    driver.sit_down(rummy([ANA, BORIS]))
    seed = current(driver).seed
    assert seed is not None
    fingerprint = hashlib.sha256(seed).hexdigest()
    assert [i for i in driver.items() if f" {fingerprint[:8]}…" in text_of(i) and i.isVisible()]
    driver.key(Key.Key_F1)
    QTest.qWait(100)
    assert [i for i in driver.items() if fingerprint in text_of(i) and i.isVisible()]
    assert not [i for i in driver.items() if seed.hex() in text_of(i)]


def text_of(item: QQuickItem) -> str:
    return str(item.property("text") or "")


def test_the_language_changes_while_the_window_is_open(driver: Driver, session: Any) -> None:
    words = {}
    for language in ("en", "pl", "hr", "lt", "bg"):
        driver.application.settings.set("language", language)
        QTest.qWait(50)
        tile = named(driver, "game-rummy")
        words[language] = (tile.property("name"), session.home.games[0]["line"])
    assert len(set(words.values())) == 5
    assert "remik" in words["pl"][0].lower()


def test_the_look_follows_the_settings_at_once(driver: Driver, session: Any) -> None:
    session.go("settings")
    QTest.qWait(50)
    light = driver.window.grabWindow().pixelColor(5, 700)
    driver.application.settings.set("theme", "dark")
    QTest.qWait(200)
    dark = driver.window.grabWindow().pixelColor(5, 700)
    assert dark.lightness() < 60 < 200 < light.lightness()


def test_the_size_of_the_text_follows_a_drag_to_its_end(driver: Driver, session: Any) -> None:
    session.go("settings")
    QTest.qWait(200)
    slider = named(driver, "textSize")
    left = slider.mapToScene(QPointF(10, slider.height() / 2)).toPoint()
    driver.press(left)
    driver.move(left, left + QPoint(190, 0))
    assert driver.application.settings.model.text_scale == 1  # nothing moves under the pointer
    driver.release(left + QPoint(190, 0))
    assert driver.application.settings.model.text_scale == 2


@pytest.mark.parametrize("by_click", [False, True])
def test_the_round_ends_in_a_sheet_that_leads_on(
    driver: Driver, session: Any, by_click: bool
) -> None:
    driver.application.settings.update(ai_pace="none", speed="none")
    driver.sit_down(rummy([ANA, BORIS], target_score=1000))
    match = current(driver)
    finish_round(driver, match)
    await_named(driver, "nextRound")
    if by_click:  # have a look at the table
        press(driver, named(driver, "seeTable"))
    else:
        driver.key(Key.Key_Escape)
    assert focused(driver) == "backToResult"
    driver.key(Key.Key_Return)
    driver.key(Key.Key_Return)
    driver.rest()
    assert len(match.rounds) == 2
    assert not [
        item for item in driver.items() if item.objectName() == "nextRound" and item.isVisible()
    ]


def test_R14_the_match_ends_in_a_result_and_can_be_played_again(
    driver: Driver, session: Any
) -> None:
    driver.application.settings.update(ai_pace="none", speed="none")
    driver.sit_down(rummy([ANA, BORIS], target_score=10))
    match = current(driver)
    while not match.standing.over:
        finish_round(driver, match)
        await_named(driver, "nextRound")
        driver.key(Key.Key_Return)
        driver.rest()
    await_named(driver, "playAgain")
    driver.key(Key.Key_Return)
    driver.rest()
    assert current(driver) is not match
    assert current(driver).seats == match.seats


def test_the_sheet_of_keys_keeps_all_keys_to_itself(driver: Driver, session: Any) -> None:
    driver.sit_down(rummy([ANA, BORIS]))
    match = current(driver)
    driver.key("?")
    driver.key("d")  # would draw
    driver.key(Key.Key_End)
    driver.key(Key.Key_Tab)
    assert focused(driver) == "closeKeys"
    driver.key(Key.Key_Tab)  # there is nothing else
    assert focused(driver) == "closeKeys"
    driver.key("d")
    assert match.view(0).phase == "draw"
    driver.key(Key.Key_Escape)
    driver.key("d")
    driver.rest()
    assert match.view(0).phase == "play"


def finish_round(driver: Driver, match: Match) -> None:
    """Ana draws and discards until the round is over."""
    for _ in range(200):
        driver.qtbot.waitUntil(lambda: match.to_act in (0, None), timeout=20_000)
        driver.rest()
        if match.to_act is None:
            return
        legal = match.legal_actions()
        pick = next((a for a in legal if a.type in ("meld", "lay_off")), legal[0])
        driver.table._flow.act(pick)
    raise AssertionError("the round does not end")


def test_the_curtain_hides_everything_until_a_key(driver: Driver, session: Any) -> None:
    driver.application.session.sit_down(Sitting.new(rummy([ANA, EWA]), {}))
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    assert driver.shown("hand") == [""] * 7
    assert driver.find("Curtain", visible=True)
    QTest.qWait(50)
    driver.key(Key.Key_Space)
    assert driver.table.curtainName == ""
    driver.rest()
    assert "" not in driver.shown("hand")


def test_the_curtain_opens_by_a_click(driver: Driver, session: Any) -> None:
    driver.application.session.sit_down(Sitting.new(rummy([ANA, EWA]), {}))
    driver.qtbot.waitUntil(lambda: driver.table.curtainName == "Ana")
    driver.click(QPoint(300, 300))
    assert driver.table.curtainName == ""


def test_an_unfinished_match_stands_on_the_start_page(driver: Driver, session: Any) -> None:
    driver.sit_down(rummy([ANA, BORIS]))
    driver.key(Key.Key_D)
    driver.table.leave()
    QTest.qWait(200)
    assert session.page == "start"
    assert focused(driver) == "continue"
    press(driver, named(driver, "continue"))
    driver.rest()
    assert [action.type for action in current(driver).rounds[-1].actions] == ["draw"]


def test_a_click_opens_the_sheet_of_keys_in_the_language_of_the_player(
    driver: Driver, session: Any
) -> None:
    driver.application.settings.update(language="pl")
    driver.sit_down(rummy([ANA, BORIS]))
    buttons = [i for i in driver.items() if i.property("command") == "keys"]
    (button,) = (item for item in buttons if item.isVisible())
    press(driver, button)
    (sheet,) = [item for item in driver.items() if item.objectName() == "keySheet"]
    assert sheet.property("open")
    caps = [item.property("text") for item in driver.find("KeyCap") if item.isVisible()]
    assert "Spacja" in caps
    assert "Space" not in caps
    driver.key(Key.Key_Escape)
    assert not sheet.property("open")


def test_after_a_click_on_a_button_one_thing_has_the_ring(driver: Driver, session: Any) -> None:
    driver.sit_down(rummy([ANA, BORIS]))
    (button,) = (i for i in driver.items() if i.property("command") == "rules" and i.isVisible())
    press(driver, button)
    driver.qtbot.waitUntil(lambda: session.page == "rules")
    driver.key(Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: session.page == "table")
    driver.key(Key.Key_S)  # keys are used, and the focus stays where it was
    rings = driver.find("FocusRing", shown=True)
    cards = driver.find("Card", focused=True)
    assert (len(rings), len(cards)) == (0, 1)


@pytest.mark.parametrize(("scale", "wide"), [(1.0, 800), (2.0, 800), (2.0, 960)])
def test_chips_of_changed_rules_leave_room_for_the_buttons(
    driver: Driver, scale: float, wide: int
) -> None:
    driver.window.resize(wide, 600)
    driver.application.settings.update(language="bg", text_scale=scale)
    changed = {"discard_to_win": True, "ace_high": True, "discard_taken_card": True}
    driver.sit_down(rummy([ANA, BORIS], **changed))
    chips = [i for i in driver.find("Chip") if i.isVisible() and i.mapToScene(QPointF()).y() < 60]
    buttons = [
        item.mapToScene(QPointF()).x()
        for item in driver.items()
        if item.property("command") == "undo" and item.isVisible()
    ]
    assert chips
    for chip in chips:
        assert chip.mapToScene(QPointF(chip.width(), 0)).x() < min(buttons)


def test_a_button_of_the_start_page_opens_a_file(driver: Driver, session: Any) -> None:
    """Also who does not know Ctrl+O finds the way to a record."""

    def dialogs() -> list[QObject]:
        every = driver.window.findChildren(QObject)
        return [one for one in every if one.inherits("QQuickFileDialog")]

    assert dialogs() == []
    press(driver, named(driver, "nav-open"))
    driver.qtbot.waitUntil(lambda: [bool(d.property("visible")) for d in dialogs()] == [True])
    QMetaObject.invokeMethod(dialogs()[0], "reject")
    driver.qtbot.waitUntil(lambda: dialogs() == [])
    assert session.page == "start"
