"""`talia simulate` (records.md, "The command line")."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from app.ai import arena
from app.ai.tally import share
from app.cli.simulate import run
from app.core.record import read, replay

HOUSE = ["--game", "rummy", "--seats", "normal,easy,random", "--seed", "5eed"]


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run([*HOUSE, "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for player in found["players"]:
        assert player.pop("think_ms")["max"] >= 0
    return found


def test_any_number_of_jobs_and_any_resumption_give_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = report(capsys, "--rounds", "12")
    assert report(capsys, "--rounds", "12", "--jobs", "2") == whole
    out = tmp_path / "out"
    report(capsys, "--rounds", "5", "--out", str(out))
    with out.open("a") as file:
        file.write('{"number": 5, "rou')  # a line torn by a crash
    assert report(capsys, "--rounds", "12", "--out", str(out), "--resume") == whole
    assert len(out.read_text().splitlines()) == 1 + 12
    assert report(capsys, "--rounds", "12", "--out", str(out), "--resume") == whole


def test_the_report_counts_what_was_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = report(capsys, "--rounds", "6", "--records", str(tmp_path))
    assert (found["game"], found["rounds"], found["matches"]) == ("rummy", 6, 0)
    assert found["seed"] == "5eed".rjust(32, "0")
    records = [replay(read(file)) for file in sorted(tmp_path.iterdir())]
    assert len(records) == 6
    for player in found["players"]:
        winners = [match.seats[match.results[0].winners[0]].level for match in records]
        assert player["rounds_won"] == winners.count(player["name"])
        assert player["win_rate"]["mean"] == pytest.approx(player["rounds_won"] / 6)
        assert player["matches_won"] == 0
        assert player["place"] is None
    decks = [match.rounds[0].deck for match in records]
    assert decks[0] == decks[1] == decks[2] != decks[3]
    assert {match.seats[0].level for match in records[:3]} == {"normal", "easy", "random"}


def test_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "rummy", "--seats", "easy,easy", "--matches", "4", "--seed", "1"]
    assert run([*arguments, "--option", "target_score=10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (player,) = found["players"]
    assert found["options"] == {"target_score": 10}
    assert (found["matches"], player["seats"], player["matches_won"]) == (4, 2, 4)
    assert player["win_rate"]["mean"] == 0.5
    assert found["rounds"] == player["rounds_won"] >= 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rounds", "0"], "--rounds must be at least 1, not 0"),
        (["--rounds", "x"], "argument --rounds: invalid int value: 'x'"),
        (["--rounds", "2", "--seats", "easy,bad"], 'there is no player "bad"'),
        (["--rounds", "2", "--seats", "easy"], "rummy has 2 to 4 seats, not 1"),
        (["--rounds", "2", "--game", "gin", "--seats", "easy"], "gin has 2 seats, not 1"),
        (["--rounds", "2", "--game", "whist"], 'there is no game "whist"'),
        (["--rounds", "2", "--option", "jokers=2"], "--option: unknown key jokers"),
        (["--rounds", "2", "--option", "target_score=1"], "--option: target_score must be"),
        (["--rounds", "2", "--option", "ace_high"], "an option is written name=value"),
        (["--rounds", "2", "--seed", "xyz"], "the seed must be up to 32 hex digits"),
        (["--rounds", "2", "--resume"], "--resume needs --out FILE"),
        ([], "one of the arguments --rounds --matches is required"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*HOUSE, *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_a_file_of_another_contest_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    report(capsys, "--rounds", "1", "--out", str(out))
    before = out.read_text()
    assert run([*HOUSE, "--rounds", "2", "--out", str(out)]) == 2
    assert run([*HOUSE, "--seed", "2", "--rounds", "2", "--out", str(out), "--resume"]) == 2
    assert out.read_text() == before


def test_an_endless_round_is_stopped_and_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "MOST_ACTIONS", 5)
    assert run([*HOUSE, "--rounds", "1"]) == 2
    contest = arena.Contest(
        "rummy", {}, ("normal", "easy", "random"), bytes(14) + b"\x5e\xed", False
    )
    said = capsys.readouterr().err
    assert contest.seed_of(0).hex() in said
    assert "over 5 actions" in said


def test_the_interval_of_a_share_is_wilsons() -> None:
    """The interval is where (p − rate)² = z² p (1 − p) / n; z² is that of 95 %."""
    found = share(58, 100)
    for edge in (found["low"], found["high"]):
        assert (edge - 0.58) ** 2 == pytest.approx(1.959964**2 * edge * (1 - edge) / 100)
    assert share(0, 10)["low"] == 0
    assert math.isclose(share(10, 10)["high"], 1)
