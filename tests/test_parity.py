"""Every game that is offered is whole: rules, players, table, words, cases and a golden match.

That its words are complete in five languages is held by tests/text.
"""

import json
from pathlib import Path

import pytest

from app.ai.agents import LEVELS, players
from app.core.games import GAMES
from app.core.record import dumps, read, to_record
from app.core.verify import verify
from app.ui.games import PRESENTERS
from app.ui.text.games import TEXTS

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("actions", "events", "options", "rules", "scoring", "search", "state", "view")
# What a record says of a match beside its course.
ABOUT = ("id", "started", "finished", "end", "assisted", "deals")

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_game_has_the_same_parts(game: str) -> None:
    folder = ROOT / "app" / "core" / "games" / game
    assert [part for part in PARTS if not (folder / f"{part}.py").is_file()] == []


@every_game
def test_every_game_has_its_levels_and_baselines(game: str) -> None:
    assert {*LEVELS, "random"} <= set(players(game))


@every_game
def test_every_game_stands_on_the_table_and_has_words(game: str) -> None:
    assert game in PRESENTERS
    assert game in TEXTS


@every_game
def test_every_game_has_cases(game: str) -> None:
    assert json.loads((ROOT / "tests" / "cases" / f"{game}.json").read_text("utf-8"))


@every_game
def test_a_whole_match_of_every_game_is_written_as_it_was(game: str) -> None:
    golden = ROOT / "tests" / "core" / "golden" / f"{game}.json"
    record = read(golden)
    match = verify(record)
    assert match.game.id == game
    assert match.standing.over
    about = {key: value for key, value in record.data().items() if key in ABOUT}
    assert dumps(to_record(match, **about)) == golden.read_text("utf-8")
