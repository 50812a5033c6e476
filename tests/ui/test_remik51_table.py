"""Remik 51 at the table without a window: who is eliminated, the key R, results in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.core.events import Discarded, RoundEnded
from app.core.game import RoundResult, Told
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, Return
from app.core.match import Match, Seat
from app.ui.models.result import round_result
from app.ui.settings import Settings
from app.ui.settings_object import SettingsObject
from app.ui.table.controller import TableController
from app.ui.text.indices import letters
from tests.core.remik51.deals import deal

PLAYERS = (Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "easy"))


@pytest.fixture
def table(qapp: Any, tmp_path: Path) -> Iterator[TableController]:
    """A table whose cards fly no time at all."""
    settings = SettingsObject(Settings(language="en", ai_pace="none"), tmp_path / "settings.json")
    table = TableController(settings)
    table.started.connect(table.finish, Qt.ConnectionType.QueuedConnection)
    table.attend(True)
    yield table
    table.close()


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
