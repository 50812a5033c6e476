"""Answers to a knock in a real window: melds and lay-offs by mouse and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.core.games.gin.actions import Pass
from app.core.match import Seat
from tests.window.driver import Driver
from tests.window.gin_table import (
    ANA,
    STRONG,
    button,
    defending,
    gin,
    result,
)

CONTROL = Qt.KeyboardModifier.ControlModifier


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


def test_G10_to_finish_is_not_offered_first_while_more_can_be_laid(driver: Driver) -> None:
    table = defending(driver)

    def acts() -> dict[str, tuple[str, bool]]:
        rows = table.table.display.act_rows.rows
        return {row.command: (row.text, row.primary) for row in rows}

    def lay(*codes: str, key: Qt.Key) -> None:
        for code in codes:
            table.click(table.grip(code))
        table.key(key)

    lay("Kc", "Kd", "Ks", key=Qt.Key.Key_M)
    assert acts()["finish"] == ("Finish with 50", False)
    assert acts()["best"] == ("Best defence: 29", True)
    table.click(table.grip("2s"))
    table.key(Qt.Key.Key_Return)
    assert table.match.to_act == 0, "Enter with a card that fits nowhere ends nothing"
    table.click(table.grip("2s"))
    table.drag(table.grip("8h"), table.place("meld", 1))
    table.drag(table.grip("9h"), table.place("meld", 1))
    assert acts()["best"] == ("Best defence: 29", True)
    table.drag(table.grip("4h"), table.place("meld", 1))
    assert acts()["finish"] == ("Finish", True)
    assert acts()["best"] == ("Best defence", False)


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


def test_G10_a_card_of_a_meld_brings_the_others_along(driver: Driver) -> None:
    """By a click they are selected with it; by a drag they follow it; a lay-off goes alone."""
    table = defending(driver)
    table.click(table.grip("Kd"))
    kings = [table.card(code) for code in ("Kc", "Kd", "Ks")]
    assert [card.property("selected") for card in kings] == [True] * 3
    table.key(Qt.Key.Key_Escape)
    table.press(table.grip("Kd"))
    table.move(table.grip("Kd"), table.place("new"))
    table.release(table.place("new"))
    table.rest()
    assert table.shown("meld", 2) == ["Kc", "Kd", "Ks"]
    table.click(table.grip("8h"))
    assert table.card("9h").property("selected") is False
    table.key(Qt.Key.Key_L)
    assert table.shown("meld", 1) == ["5h", "6h", "7h", "8h"]


def test_G10_a_screen_reader_hears_each_step_of_a_defence(driver: Driver) -> None:
    table = defending(driver)
    said: list[str] = []
    table.table.announced.connect(said.append)
    for code in ("Kc", "Kd", "Ks"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    table.drag(table.grip("8h"), table.place("meld", 1))
    table.key(Qt.Key.Key_Z, CONTROL)
    table.key(Qt.Key.Key_Z, CONTROL)
    assert said == [
        "Ana melds: king of clubs, king of diamonds, king of spades. Your deadwood: 50.",
        "Ana lays off: eight of hearts. The meld now holds: five of hearts, six of hearts, "
        "seven of hearts, eight of hearts. Your deadwood: 42.",
        "Back in your hand: eight of hearts. Your deadwood: 50.",
        "Back in your hand: king of clubs, king of diamonds, king of spades. Your deadwood: 80.",
    ]


def test_nothing_selected_is_laid_off_nowhere(driver: Driver) -> None:
    """Neither by the command nor by a click, on the knocker's melds and on own ones."""
    table = defending(driver)
    table.key(Qt.Key.Key_L)
    assert table.toast() == "Select the cards to lay off."
    for code in ("Kc", "Kd", "Ks"):
        table.click(table.grip(code))
    table.key(Qt.Key.Key_M)
    acts = {row.command: row for row in table.table.display.acts.rows}
    assert acts["lay_off"].reason == "Select the cards to lay off."
    assert [name for name, row in acts.items() if row.primary] == ["best"]
    for number in (0, 2):
        table.click(table.place("meld", number))
        assert table.toast() == "Select the cards to lay off."
    table.key(Qt.Key.Key_Z, CONTROL)
    assert len(table.shown("hand")) == 10, "no empty step lies over the meld"


def test_refusals_of_a_defence_have_reasons(driver: Driver) -> None:
    table = defending(driver)
    table.key(Qt.Key.Key_F)
    assert table.toast() == "Show a meld, lay off a card, or take the best defence."
    table.drag(table.grip("9h"), table.place("meld", 1))
    assert "does not fit" in table.toast()
    table.drag(table.grip("9h"), table.place("discard"))
    assert "Answer the knock first" in table.toast()
    assert len(table.shown("hand")) == 10


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
