"""Gin rummy in a real window: a round by mouse with a knock, gin by keys, refusals."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.core.games.gin.actions import Discard, Draw, Knock
from tests.window.driver import Driver, is_a, stacked
from tests.window.gin_table import (
    ANA,
    STRONG,
    VESNA,
    button,
    drawing,
    gin,
    inside,
    marks,
    question,
    result,
)

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_G7_G10_a_round_by_mouse_with_a_knock_and_lay_offs(driver: Driver) -> None:
    """Ana passes, draws, drops her king on the place to knock; a person lays off against it."""
    match = gin(STRONG, ANA, VESNA)
    driver.application.settings.update(ai_pace="none")
    driver.sit_down(match)
    table = driver
    table.click(button(table, command="pass"))
    table.qtbot.waitUntil(lambda: match.to_act == 0 and not table.table.busy)
    table.click(table.place("stock"))
    table.rest()
    assert marks(table)["Kc"] == "→ 8"
    table.drag(table.grip("Kc"), table.place("knock"))
    assert question(table) == "Knock with 8?"
    assert match.view(0).phase == "play", "nothing is done before the yes"
    table.click(button(table, objectName="knockYes"))
    lines = result(table)["lines"]
    assert match.rounds[0].actions[-2] == Knock(0, "Kc")
    assert match.rounds[0].actions[-1].type == "defend"
    assert lines[-1]["text"] == "Ana scores"
    assert int(lines[-1]["value"]) == match.rounds[0].result.points[0] > 0
    names = [line["text"] for line in lines]
    assert names[1:] == ["Ana: deadwood", "Difference", "Ana scores"]
    groups = result(table)["rows"][0]["groups"]
    assert [group["text"] for group in groups] == ["Set", "Run", "Deadwood 8"]


def test_G7_a_round_by_keys_ends_in_gin(driver: Driver) -> None:
    deck = stacked(
        ["5h 6h 7h 8h Qs Qd Qc 4d 5d As", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"],
        upcard="6d",
        stock="Kc Ah 9h 5s Jd",
    )
    table = driver
    match = gin(deck, ANA, VESNA)
    table.sit_down(match)
    table.key(Qt.Key.Key_T)
    assert "6d" in table.shown("hand")
    assert marks(table)["As"] == "Gin"
    (offer,) = table.find("GinKnock")
    assert offer.property("offer")["title"] == "Gin"
    table.key(Qt.Key.Key_Home)
    for _ in range(table.shown("hand").index("As")):
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_K)
    assert question(table) == "Show gin?"
    table.key(Qt.Key.Key_Return)
    lines = result(table)["lines"]
    assert match.rounds[0].result.ended_by == "gin"
    assert [line["text"] for line in lines][-2:] == ["Bonus for gin", "Ana scores"]
    assert lines[-2]["value"] == "+25"


def test_gin_is_offered_and_not_forced(driver: Driver) -> None:
    table = drawing(
        driver,
        stacked(
            ["5h 6h 7h 8h Qs Qd Qc 4d 5d 6d", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"],
            upcard="7c",
            stock="Kc Ah 9h 5s Jd",
        ),
    )
    table.key(Qt.Key.Key_D)
    assert marks(table)["Kc"] == "Gin"
    table.click(table.grip("Kc"))
    table.key(Qt.Key.Key_X)
    assert table.match.rounds[0].actions[-1] == Discard(0, "Kc")
    assert table.match.to_act == 1


def test_G8_knock_instead_of_drawing_where_the_option_is_on(driver: Driver) -> None:
    table = drawing(driver)
    table.click(button(table, "GinKnock"))
    assert question(table) == "Knock with 8?"
    table.click(button(table, objectName="knockNo"))
    assert question(table) == ""
    assert table.match.view(0).phase == "draw"
    table.key(Qt.Key.Key_K)
    table.key(Qt.Key.Key_K)
    assert table.match.rounds[0].actions[-1].type in ("knock", "defend")


def test_G8_no_knock_before_drawing_where_the_option_is_off(driver: Driver) -> None:
    table = drawing(driver, knock_without_drawing=False)
    assert table.find("GinKnock") == []
    table.key(Qt.Key.Key_K)
    assert table.toast() == "In this match you draw before you knock."


def test_where_am_i_tells_the_deadwood_and_the_place_to_knock(driver: Driver) -> None:
    table = drawing(driver)
    heard: list[str] = []
    table.table.told.connect(heard.append)
    table.key(Qt.Key.Key_W)
    assert "The place to knock, deadwood 8." in heard[0]
    assert "Ana: score 0, cards 10. Deadwood 8." in heard[0]


def test_a_half_made_knock_that_is_cancelled_changes_nothing(driver: Driver) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_D)
    before, acts = table.shown("hand"), len(table.match.rounds[0].actions)
    table.drag(table.grip("Kc"), table.place("knock"))
    assert question(table) != ""
    table.key(Qt.Key.Key_Escape)
    assert question(table) == ""
    assert table.shown("hand") == before
    assert len(table.match.rounds[0].actions) == acts
    assert table.match.to_act == 0
    assert table.card("Kc").property("selected") is False
    table.key(Qt.Key.Key_Home)
    for _ in range(before.index("Kc")):
        table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_K)
    assert table.card("Kc").property("selected") is True
    table.key(Qt.Key.Key_Escape)
    assert table.card("Kc").property("selected") is False
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_K)
    table.key(Qt.Key.Key_Escape)
    assert table.card("Kc").property("selected") is True, "it was selected before"


def test_the_knock_without_a_selected_card_takes_the_best_discard(driver: Driver) -> None:
    table = drawing(driver)
    table.click(table.place("stock"))
    table.rest()
    table.click(button(table, "GinKnock"))
    assert question(table) == "Knock with 8?"
    assert table.card("Kc").property("selected") is True


def test_the_knock_by_key_takes_the_best_discard_if_the_card_in_focus_allows_none(
    driver: Driver,
) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_D)
    table.key(Qt.Key.Key_Home)
    assert marks(table)[table.shown("hand")[0]] == "→ 38"
    table.key(Qt.Key.Key_K)
    assert question(table) == "Knock with 8?"
    assert table.card("Kc").property("selected") is True
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_K)
    assert table.toast() == (
        "If you discard queen of clubs, deadwood 38 is left: too much to knock, at most 10."
    )


def test_G7_the_phase_line_names_the_knock_and_gin(driver: Driver) -> None:
    table = drawing(driver)
    assert table.table.display.prompt == "Draw a card, or knock"
    table.key(Qt.Key.Key_D)
    assert table.table.display.prompt == "Discard a card, or knock"
    hands = ["5h 6h 7h 8h Qs Qd Qc 4d 5d 6d", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"]
    drawing(table, stacked(hands, upcard="7c", stock="Kc Ah 9h 5s Jd"))
    assert table.table.display.prompt == "Draw a card, or show gin"
    table.key(Qt.Key.Key_D)
    assert table.table.display.prompt == "Discard a card, or show gin"
    drawing(table, stacked(hands, "7c", "Kc Ah 9h 5s Jd"), knock_without_drawing=False)
    assert table.table.display.prompt == "Draw a card"


def test_the_upcard_offer_is_its_own_moment(driver: Driver) -> None:
    match = gin(STRONG, ANA, VESNA)
    driver.sit_down(match)
    table = driver
    acts = [i.property("command") for i in table.items() if i.property("command") and i.isVisible()]
    assert {"take", "pass"} <= set(acts)
    assert "draw" not in acts
    table.key(Qt.Key.Key_D)
    assert table.toast() == "Take the upcard or pass."
    table.click(table.place("stock"))
    assert table.toast() == "Take the upcard or pass."
    table.key(Qt.Key.Key_T)
    assert match.rounds[0].actions == [Draw(0, "discard")]
    table.key(Qt.Key.Key_Z, CONTROL)
    assert match.rounds[0].actions == []


def test_refusals_have_reasons(driver: Driver) -> None:
    table = drawing(driver)
    said = []
    table.table.refused.connect(lambda line, *_: said.append(line))
    table.table.command("discard")
    table.table.command("take")
    table.table.command("pass")
    table.table.command("best")
    table.table.command("draw")
    table.rest()
    table.click(table.grip("Qd"))
    table.table.command("knock")
    table.click(table.grip("Qd"))
    table.table.command("discard")
    table.table.command("draw")
    assert said == [
        "Draw a card first.",
        "Both players passed on the upcard: draw from the stock.",
        "You can pass only while the upcard is on offer.",
        "There is no knock to answer.",
        "If you discard queen of diamonds, deadwood 38 is left: too much to knock, at most 10.",
        "Select one card to discard.",
        "You have already drawn a card in this turn.",
    ]


def test_G6_the_card_just_taken_stays(driver: Driver) -> None:
    match = gin(STRONG, ANA, VESNA)
    driver.sit_down(match)
    table = driver
    table.key(Qt.Key.Key_T)
    assert marks(table)["7c"] == "×"
    assert table.card("7c").property("dim") is True
    assert table.card("7c").property("spoken") == "A card just taken stays in the hand this turn"
    table.drag(table.grip("7c"), table.place("discard"))
    assert "just" in table.toast() or "this turn" in table.toast()
    assert match.view(0).phase == "play"


def test_the_hand_stands_in_melds_as_long_as_that_is_wanted(driver: Driver) -> None:
    table = drawing(driver)
    assert table.shown("hand") == ["Qc", "Qd", "Qs", "5h", "6h", "7h", "8h", "4d", "3c", "As"]
    assert table.table.display.handGaps == [3, 7]
    assert marks(table) == {"4d": "4", "3c": "3", "As": "1"}
    table.application.settings.update(show_melds=False)
    assert marks(table) == {}
    assert table.table.display.handGaps == []
    table.key(Qt.Key.Key_D)
    assert marks(table) == {"Kc": "→ 8"}, "a discard that allows a knock is still shown"


def test_the_hand_is_regrouped_after_the_turn_unless_the_player_moved_cards(driver: Driver) -> None:
    table = drawing(driver)
    table.key(Qt.Key.Key_D)
    table.click(table.grip("3c"))
    table.key(Qt.Key.Key_X)
    assert table.shown("hand") == ["Qc", "Qd", "Qs", "5h", "6h", "7h", "8h", "Kc", "4d", "As"]
    table.sit_down(drawing(table).match)
    first = table.shown("hand")[0]
    table.drag(table.grip(first), table.grip("8h") + QPoint(70, 0))
    moved = table.shown("hand")
    assert moved[0] != first
    table.key(Qt.Key.Key_D)
    table.click(table.grip("Kc"))
    table.key(Qt.Key.Key_X)
    assert table.shown("hand") == moved


def test_a_match_sheet_has_the_bonuses_that_are_on(driver: Driver) -> None:
    table = drawing(driver, target_score=10, box_bonus=20, game_bonus=100, shutout_doubles=True)
    table.application.settings.update(ai_pace="none")
    table.key(Qt.Key.Key_K)
    table.key(Qt.Key.Key_K)
    result(table)
    QTest.keyClick(table.window, Qt.Key.Key_Return)
    (sheet,) = [item for item in table.items() if item.objectName() == "matchResult"]
    table.qtbot.waitUntil(lambda: sheet.property("open"))
    found = sheet.property("result")
    found = found.toVariant() if hasattr(found, "toVariant") else found
    points = table.match.rounds[0].result.points[0]
    assert found["extras"] == ["Shutout", "Rounds won", "Match"]
    assert found["rows"][0]["extras"] == [f"+{points}", "+20", "+100"]
    assert found["rows"][0]["total"] == 2 * points + 120
    (plot,) = [item for item in table.find("TotalsPlot") if item.isVisible()]
    ends = [item.property("path") for item in plot.childItems() if item.property("path")]
    ends = [path.toVariant()[-1] if hasattr(path, "toVariant") else path[-1] for path in ends]
    discs = [item for item in inside(plot) if is_a(item, "SeatDisc")]
    assert [end.y() for end in ends] == [disc.y() + disc.height() / 2 for disc in discs]
    labels = {i.property("text"): i for i in plot.childItems() if i.property("text")}
    assert labels["10"].isVisible()
    assert not labels["0"].isVisible(), "it would stand on the target of ten points"


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_question_lies_in_the_window_and_beside_the_hand(
    driver: Driver, size: tuple[int, int], scale: float
) -> None:
    table = drawing(driver)
    table.window.resize(*size)
    table.application.settings.update(text_scale=scale)
    table.key(Qt.Key.Key_D)
    table.click(table.grip("Kc"))
    table.key(Qt.Key.Key_K)
    (panel,) = table.find("GinQuestion")
    table.qtbot.waitUntil(lambda: panel.height() > 100)
    assert panel.x() + panel.width() <= size[0]
    assert panel.y() >= 0
    assert panel.y() + panel.height() <= size[1]
    assert panel.isVisible()
