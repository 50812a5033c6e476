"""Gin rummy in a real window: a knock and lay-offs by mouse, gin by keys, every refusal."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from app.core.games import GAMES
from app.core.games.gin.actions import Discard, Draw, Knock, Pass
from app.core.match import Match, Seat
from tests.window.driver import Driver, stacked

ANA, VESNA = Seat("Ana"), Seat("Vesna", "ai", "easy")
CONTROL = Qt.KeyboardModifier.ControlModifier

# Ana has two melds and 8 points; the king of clubs, if drawn, is her discard.
STRONG = stacked(
    ["5h 6h 7h 8h Qs Qd Qc 4d 3c As", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"],
    upcard="7c",
    stock="Kc Ah 9h 5s Jd",
)
# Vesna has 5-6-7 of hearts, three nines and 7 points; Ana can lay off the 8 and 4 of hearts.
WEAK = stacked(
    ["8h 9h Kc Kd Ks Qc Jd 2s 4h 7c", "5h 6h 7h 9c 9d 9s Ah 2d 3c As"],
    upcard="7d",
    stock="Jc 5s Td",
)


def gin(deck: list[str], *seats: Seat, **options: Any) -> Match:
    """A match of gin in which the first seat has the first choice."""
    game = GAMES["gin"]
    for number in count():
        match = Match(game, game.options(**options), seats, number.to_bytes(16, "big"))
        match.next_round(deck)
        if match.to_act == 0:
            return match
    raise AssertionError


def drawing(table: Driver, deck: list[str] = STRONG, **options: Any) -> Driver:
    """Ana's first turn, after both passed the upcard."""
    match = gin(deck, ANA, VESNA, **options)
    match.act(Pass(0))
    match.act(Pass(1))
    table.sit_down(match)
    return table


def defending(table: Driver) -> Driver:
    """Ana answers Vesna's knock."""
    match = gin(WEAK, ANA, VESNA)
    for action in (Pass(0), Pass(1), Draw(0, "stock"), Discard(0, "Jc"), Knock(1, None)):
        match.act(action)
    table.sit_down(match)
    return table


def question(table: Driver) -> str:
    """What is asked, or empty."""
    found = table.find("GinQuestion")
    return found[0].property("question")["title"] if found else ""


def button(table: Driver, kind: str = "", **properties: Any) -> QPoint:
    """The middle of the visible item of a kind with these properties."""
    (item,) = [
        item
        for item in (table.find(kind) if kind else table.items())
        if item.isVisible()
        and all(item.property(name) == value for name, value in properties.items())
    ]
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def marks(table: Driver) -> dict[str, str]:
    """Card → what stands over it."""
    cards = [item for item in table.find("TableCard") if item.property("mark")]
    return {card.property("code"): card.property("mark") for card in cards}


def result(table: Driver) -> dict[str, Any]:
    """The sheet of the round's result, when it has come."""
    (sheet,) = [item for item in table.items() if item.objectName() == "roundResult"]
    table.qtbot.waitUntil(lambda: sheet.property("open"), timeout=15_000)
    found = sheet.property("result")
    return found.toVariant() if hasattr(found, "toVariant") else found


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
    assert [group["text"] for group in groups] == ["Set", "Run", "Deadwood"]


def test_G10_the_defender_shows_a_meld_and_lays_off_by_drags(driver: Driver) -> None:
    table = defending(driver)
    assert table.shown("meld", 0) == ["9c", "9d", "9s"]
    assert sorted(table.shown("hand", 1)) == sorted(["Ah", "2d", "3c", "As"])
    for code in ("Kc", "Kd", "Ks"):
        table.click(table.grip(code))
    table.press(table.grip("Kd"))
    table.move(table.grip("Kd"), table.place("new"))
    table.release(table.place("new"))
    table.rest()
    assert table.shown("meld", 2) == ["Kc", "Kd", "Ks"]
    table.drag(table.grip("8h"), table.place("meld", 1))
    table.drag(table.grip("9h"), table.place("meld", 1))
    table.drag(table.grip("4h"), table.place("meld", 1))
    assert table.shown("meld", 1) == ["4h", "5h", "6h", "7h", "8h", "9h"]
    assert table.toast() == ""
    assert table.match.to_act == 0, "the rules are told nothing yet"
    table.key(Qt.Key.Key_Z, CONTROL)
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h", "9h"]
    table.drag(table.grip("4h"), table.place("meld", 1))
    table.click(button(table, command="finish"))
    table.qtbot.waitUntil(lambda: table.match.to_act is None)
    assert [part.cards for part in table.match.rounds[0].actions[-1].lay_offs] == [
        ("8h",),
        ("9h",),
        ("4h",),
    ]
    score = table.match.view(0).score
    assert score is not None
    assert score.deadwood == (10 + 10 + 7 + 2, 7)
    lines = [line["text"] for line in result(table)["lines"]]
    assert lines[0] == "Ana: deadwood after laying off"


def test_G10_the_best_defence_with_one_act(driver: Driver) -> None:
    table = defending(driver)
    table.key(Qt.Key.Key_B)
    assert table.match.to_act is None
    score = table.match.view(0).score
    assert score is not None
    assert score.deadwood[0] == 10 + 10 + 7 + 2
    assert sorted(table.shown("meld", 1)) == sorted(["4h", "5h", "6h", "7h", "8h", "9h"])


def test_G10_the_defence_by_keys(driver: Driver) -> None:
    """Space selects, M shows, L lays off where one chooses, F tells the rules."""
    table = defending(driver)

    def select(code: str) -> None:
        table.key(Qt.Key.Key_Home)
        for _ in range(table.shown("hand").index(code)):
            table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Space)

    for code in ("Kc", "Kd", "Ks"):
        select(code)
    table.key(Qt.Key.Key_M)
    assert table.shown("meld", 2) == ["Kc", "Kd", "Ks"]
    select("8h")
    table.key(Qt.Key.Key_L)
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h"]
    select("9h")
    table.key(Qt.Key.Key_L)
    assert table.table.cursorSpot == "meld 0", "the nine fits the set and the run"
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h", "9h"]
    table.key(Qt.Key.Key_F)
    score = table.match.view(0).score
    assert score is not None
    assert score.deadwood[0] == 10 + 10 + 7 + 4 + 2


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
    table.click(table.grip("Kc"))
    assert table.card("Kc").property("selected") is False
    table.key(Qt.Key.Key_X)
    assert table.match.to_act == 0, "nothing is selected any more"


def test_the_knock_without_a_selected_card_takes_the_best_discard(driver: Driver) -> None:
    table = drawing(driver)
    table.click(table.place("stock"))
    table.rest()
    table.click(button(table, "GinKnock"))
    assert question(table) == "Knock with 8?"
    assert table.card("Kc").property("selected") is True


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
        "Too much deadwood to knock: 38. It may be 10 at most.",
        "Select one card to discard.",
        "You have already drawn a card in this turn.",
    ]


def test_G6_the_card_just_taken_stays(driver: Driver) -> None:
    match = gin(STRONG, ANA, VESNA)
    driver.sit_down(match)
    table = driver
    table.key(Qt.Key.Key_T)
    assert "7c" not in marks(table)
    assert table.card("7c").property("dim") is True
    table.drag(table.grip("7c"), table.place("discard"))
    assert "just" in table.toast() or "this turn" in table.toast()
    assert match.view(0).phase == "play"


def test_refusals_of_a_defence_have_reasons(driver: Driver) -> None:
    table = defending(driver)
    table.key(Qt.Key.Key_F)
    assert table.toast() == "Show a meld, lay off a card, or take the best defence."
    table.drag(table.grip("9h"), table.place("meld", 1))
    assert "does not fit" in table.toast()
    table.drag(table.grip("9h"), table.place("discard"))
    assert "Answer the knock first" in table.toast()
    assert len(table.shown("hand")) == 10


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


def test_between_two_people_the_defender_sits_down_to_the_knock(driver: Driver) -> None:
    table = driver
    match = gin(STRONG, ANA, Seat("Ewa"))
    match.act(Pass(0))
    match.act(Pass(1))
    table.sit_down(match)
    table.qtbot.waitUntil(lambda: table.table.curtainName == "Ana")
    table.table.openCurtain()
    table.rest()
    table.table.command("knock")
    table.table.command("knock")
    table.qtbot.waitUntil(lambda: table.table.curtainName == "Ewa")
    assert set(table.shown("hand", 1)) == {""}
    table.table.openCurtain()
    table.rest()
    assert table.shown("meld", 0) == ["Qc", "Qd", "Qs"]
    assert sorted(table.shown("hand", 0)) == ["3c", "4d", "As"]
    assert sorted(table.shown("hand", 1)) == sorted(match.view(1).hand)
    table.table.command("best")
    assert result(table)["rows"][0]["name"] == "Ana"
