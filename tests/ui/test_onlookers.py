"""Who only looks on gives no commands, whatever key is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.commands import GROUPS
from app.ui.settings import Settings
from app.ui.settings_object import SettingsObject
from app.ui.table.controller import TableController


@pytest.fixture
def table(qapp: Any, tmp_path: Path) -> Iterator[TableController]:
    settings = SettingsObject(Settings(language="en", ai_pace="slow"), tmp_path / "settings.json")
    table = TableController(settings)
    yield table
    table.close()


@pytest.mark.parametrize("kind", ["ai", "human"])
@pytest.mark.parametrize(("game_id", "seats"), [("gin", 2), ("remik51", 3), ("president", 3)])
def test_C6_no_key_acts_for_a_player_or_behind_the_curtain(
    table: TableController, game_id: str, seats: int, kind: Any
) -> None:
    """At every moment of a round all keys of the table are pressed."""
    game = GAMES[game_id]
    who = [Seat(f"P{at}", kind, "easy" if kind == "ai" else None) for at in range(seats)]
    match = Match(game, game.options(), who, bytes(16))
    match.next_round()
    for _ in range(30):
        if match.to_act is None:
            break
        match.act(match.legal_actions()[-1])
        done = list(match.rounds[0].actions)
        table.open(match, {})
        for commands in GROUPS.values():
            for command in commands:
                table.command(command.id)
        assert match.rounds[0].actions == done
