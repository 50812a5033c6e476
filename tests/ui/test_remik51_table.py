"""Remik 51 at the table without a window: who is eliminated, the key R, results in words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.core.events import Discarded, RoundEnded
from app.core.game import RoundResult, Told
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, Open, Return
from app.core.match import Match, Seat
from app.ui import demo_tray
from app.ui.models.result import match_result, round_result
from app.ui.table.controller import TableController
from app.ui.text.indices import letters
from tests.core.remik51.deals import deal

PLAYERS = (Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "easy"))


def eliminated() -> Match:
    """The second round of a match with the bomb; Ana is out of it."""
    match = Match(GAME, GAME.options(match_format="bomb"), PLAYERS, bytes([7]) * 16)
    match.next_round()
    totals = (260, 0, 190)
    match.rounds[-1].result = RoundResult(
        "out", (1,), (100, 0, 30), totals, bombs=(3, 0, 0), eliminated=(0,)
    )
    match.next_round()
    return match


def test_K18_who_is_eliminated_may_skip_to_the_end_of_the_match(
    table: TableController, qtbot: Any
) -> None:
    match = eliminated()
    rounds: list[int] = []
    table.roundOver.connect(lambda: rounds.append(len(match.rounds)))
    table.open(match, {})
    assert [row.command for row in table.display.act_rows.rows] == ["play_out", "skip_round"]
    with qtbot.waitSignal(table.roundOver, timeout=60_000):
        table.command("skip_round")
    assert match.standing.over
    assert rounds == [len(match.rounds)], "no result on the way stops the match"
    assert 0 not in match.standing.winners
    assert not any(match.view(0).hands[0].cards or ())


def test_K18_who_is_eliminated_may_watch_round_by_round(table: TableController, qtbot: Any) -> None:
    match = eliminated()
    table.open(match, {})
    with qtbot.waitSignal(table.roundOver, timeout=60_000):
        table.command("play_out")
    assert len(match.results) == 2


def test_K12_the_key_to_skip_returns_the_discard_while_one_plays(
    table: TableController, qtbot: Any
) -> None:
    match = deal("5c", "3h 4h", "")
    match.seats = (Seat("Boris", "ai", "easy"), Seat("Ana"), Seat("Ewa", "ai", "easy"))
    match.act(Discard(0, "5c"))
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    table.command("take")
    qtbot.waitUntil(lambda: not table.busy)
    assert match.rounds[-1].actions[-1] == Draw(1, "discard")
    table.command(table.commandFor(Qt.Key.Key_R.value, 0, 0))
    assert match.rounds[-1].actions[-1] == Return(1)


def over(result: RoundResult, **options: Any) -> dict[str, dict[str, Any]]:
    """The rows of the sheet for a round that ended so, by name."""
    match = Match(GAME, GAME.options(**options), PLAYERS, bytes([7]) * 16)
    match.next_round()
    match.state.hands = [[], ["Ks", "Jk", "2c"], ["Ah"] * 2]
    match.state.opened = [True, True, False]
    match.rounds[-1].result = result
    match.state.phase = GAME.phases.OVER
    match.state.result = result
    match.state.log += [Told(Discarded(0, "5c")), Told(RoundEnded(result))]
    return {row["name"]: row for row in round_result(match, letters())["rows"]}


def test_K16_K18_the_sheet_shows_penalties_bombs_and_eliminations() -> None:
    rows = over(RoundResult("out", (0,), (0, 62, 20), (10, 80, 70)))
    assert [rows[name]["held"] for name in ("Ana", "Boris", "Ewa")] == [0, 62, 20]
    assert rows["Boris"]["points"] == "+62"
    assert rows["Boris"]["note"] == ""
    bombs = RoundResult("out", (0,), (0, 22, 100), (10, 120, 220), bombs=(0, 1, 3), eliminated=(2,))
    rows = over(bombs, match_format="bomb")
    assert rows["Boris"]["held"] == 22, "a joker costs 10"
    assert rows["Boris"]["note"] == "bomb 1 of 3"
    assert rows["Ewa"]["note"] == "eliminated"
    plain = RoundResult("out", (0,), (0, 22, 100), (10, 120, 150), bombs=(0,) * 3, eliminated=())
    assert over(plain, match_format="bomb")["Ewa"]["note"] == "not opened"
    wins = RoundResult("out", (0,), (0, 62, 20), (0, 62, 20))
    assert over(wins, match_format="wins")["Ana"]["note"] == "rounds won: 1 of 3"


def whole(*results: RoundResult, **options: Any) -> dict[str, Any]:
    """The sheet of a match with these rounds, its rows by name."""
    match = Match(GAME, GAME.options(**options), PLAYERS, bytes([7]) * 16)
    for result in results:
        match.next_round()
        match.rounds[-1].result = result
    sheet = match_result(match, letters())
    return {**sheet, "rows": {row["name"]: row for row in sheet["rows"]}}


def test_K18_the_sheet_of_a_match_has_penalties_bombs_and_eliminations() -> None:
    sheet = whole(
        RoundResult("out", (0,), (0, 100, 100), (0, 190, 100), bombs=(0, 0, 0), eliminated=()),
        RoundResult("out", (0,), (0, 20, 30), (0, 130, 130), bombs=(0, 1, 0), eliminated=()),
        RoundResult("out", (0,), (0, 100, 9), (0, 139, 139), bombs=(0, 2, 0), eliminated=()),
        RoundResult("out", (0,), (0, 90, 80), (0, 229, 219), bombs=(0, 2, 0), eliminated=(1, 2)),
        match_format="bomb",
    )
    assert sheet["extras"] == ["Bombs", "Eliminated"]
    assert sheet["rows"]["Boris"]["points"] == ["+100", "+20*", "+100*", "+90"]
    assert sheet["rows"]["Boris"]["extras"] == ["2", "in round 4"]
    assert sheet["rows"]["Ewa"]["points"] == ["+100", "+30", "+9", "+80"]
    assert sheet["rows"]["Ewa"]["extras"] == ["0", "in round 4"]
    assert sheet["rows"]["Ana"]["extras"] == ["0", "–"]
    assert sheet["legend"].startswith("* A bomb")
    assert "200" in sheet["legend"]


def test_K17_the_sheet_of_a_match_for_rounds_won_counts_them() -> None:
    rounds = [RoundResult("out", (seat,), (0, 1, 2), (0, 1, 2)) for seat in (2, 2, 0, 2)]
    sheet = whole(*rounds, match_format="wins")
    assert sheet["extras"] == ["Rounds won"]
    assert [sheet["rows"][name]["extras"] for name in ("Ana", "Boris", "Ewa")] == [
        ["1"],
        ["0"],
        ["3"],
    ]
    assert sheet["legend"] == ""
    assert whole(*rounds, match_format="rounds", rounds=4)["extras"] == []


def test_K8_the_demo_shows_a_tray_to_which_one_meld_is_wanting() -> None:
    match = demo_tray.match()
    assert match.to_act == 0
    assert match.check(Open(0, demo_tray.MELDS)).params == {"points": 46, "needed": 51}
    assert match.check(Open(0, (*demo_tray.MELDS, demo_tray.CHOSEN))) is None


@pytest.mark.parametrize("target", [("new", 0), ("discard", 0), ("meld", 0), ("tray", 0)])
def test_the_top_of_the_stock_that_is_dropped_elsewhere_goes_nowhere(
    table: TableController, qtbot: Any, target: tuple[str, int]
) -> None:
    match = deal("5c", "", "")
    match.seats = (Seat("Boris", "ai", "easy"), Seat("Ana"), Seat("Ewa", "ai", "easy"))
    match.act(Discard(0, "5c"))
    table.open(match, {})
    qtbot.waitUntil(lambda: not table.busy)
    assert table.beginDrag(table._flow.stage.board.spots["stock", 0][-1])
    with qtbot.waitSignal(table.refused) as refused:
        assert not table.drop(*target, 0)
    assert refused.args[1] == "Cards can’t be put here."
    assert len(match.rounds[-1].actions) == 1
