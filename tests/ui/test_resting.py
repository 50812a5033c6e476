"""What is done while cards still fly: the match goes on when they rest, and the board with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from app.core.games import GAMES
from app.core.games.president.actions import Pass
from app.core.match import Match, Seat
from app.ui.settings import Settings
from app.ui.settings_object import SettingsObject
from app.ui.table.board import Board
from app.ui.table.controller import TableController

ANA, EWA = Seat("Ana"), Seat("Ewa")
BORIS, VESNA = Seat("Boris", "ai", "easy"), Seat("Vesna", "ai", "easy")


@pytest.fixture
def table(qapp: Any, tmp_path: Path) -> Iterator[TableController]:
    """A table whose cards fly until they are told to rest."""
    settings = SettingsObject(Settings(language="en", ai_pace="none"), tmp_path / "settings.json")
    table = TableController(settings)
    table.attend(True)
    yield table
    table.close()


def president(number: int, *seats: Seat) -> Match:
    game = GAMES["president"]
    match = Match(game, game.options(), seats, number.to_bytes(16, "big"))
    match.next_round()
    return match


def lead(table: TableController, match: Match) -> None:
    """Ana plays a single card, which now flies."""
    token = table._flow.stage.board.find(("hand", 0), match.legal_actions()[0].cards)[0]
    table._acting.selected = [token]
    table.command("play")
    assert table.busy


def test_a_hand_sorted_as_the_curtain_falls_stays_behind_it(table: TableController) -> None:
    match = president(5, ANA, EWA, VESNA)
    table.open(match, {})
    table.openCurtain()
    table.skip()
    lead(table, match)
    table.command("sort")
    assert table.curtainName == "Ewa"
    hands = [row for row in table.display.card_rows.rows if row.zone == "hand"]
    assert {row.code for row in hands} == {""}


@pytest.mark.parametrize("command", ["sort", "carry_right"])
def test_what_a_player_decided_meanwhile_is_not_lost_by_sorting(
    table: TableController, qtbot: Any, command: str
) -> None:
    match = president(5, ANA, BORIS, VESNA)
    table.open(match, {})
    table.skip()
    lead(table, match)
    qtbot.waitUntil(lambda: table._flow._opponent.is_ready)
    table.command(command)
    table._flow.pause(True)
    flow = table._flow
    assert len(match.rounds[0].actions) > 1
    expected = Board.of(flow.presenter.contents(flow.view, flow.hands.held(flow.view)))
    for spot in expected.spots:
        assert sorted(flow.stage.board.cards(spot)) == sorted(expected.cards(spot)), spot


def must_pass_after_a_play() -> Match:
    """Vesna's next act leaves Ana nothing but to pass."""
    for number in count():
        match = president(number, ANA, BORIS, VESNA)
        while match.to_act is not None:
            match.act(match.legal_actions()[-1])
            if match.to_act == 2 and match.state.phase == "follow":
                act = match.legal_actions()[-1]
                match.act(act)
                passes = match.to_act == 0 and match.legal_actions() == [Pass(0)]
                if passes and act.type == "play":
                    match.undo()
                    return match
    raise AssertionError


def test_P5_passing_while_a_pass_is_made_anyway_is_one_pass(
    table: TableController, qtbot: Any
) -> None:
    match = must_pass_after_a_play()
    done = len(match.rounds[0].actions)
    act = match.legal_actions()[-1]
    table.open(match, {})
    table.skip()
    table.command("auto_pass")
    table._flow._opponent.stop()
    table._flow.act(act)
    assert match.to_act == 0
    assert table.busy
    table.command("pass")
    assert [action.seat for action in match.rounds[0].actions[done : done + 2]] == [2, 0]
    assert sum(action == Pass(0) for action in match.rounds[0].actions[done:]) == 1
