"""`talia simulate --out`: what is kept, what goes on, and files that hold something else."""

import json
from pathlib import Path

import pytest

from app.cli.main import main

GREEDY = ["simulate", "--game", "rummy", "--seats", "greedy,greedy", "--seed", "1"]


def simulate(rounds: int, out: Path, *more: str) -> int:
    return main([*GREEDY, "--rounds", str(rounds), "--out", str(out), *more])


def without_times(file: Path) -> list[str]:
    played = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for one in played[1:]:
        del one["think_ms"]
    return [json.dumps(one) for one in played]


def test_what_was_cut_short_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert simulate(4, whole) == 0
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    cut.write_text("".join(lines[:3]) + lines[3][:20], "utf-8")
    assert simulate(4, cut, "--resume") == 0
    assert without_times(cut) == without_times(whole)
    assert cut.read_text("utf-8").startswith("".join(lines[:3]))


@pytest.mark.parametrize(
    "line",
    [
        "garbage",
        "[]",
        "7",
        "{}",
        '{"number": "x"}',
        '{"number": 1, "rounds": 1, "rounds_won": [1], "won": [1], "points": [1], '
        '"places": null, "think_ms": [[1]]}',
        "\\xff",
    ],
)
def test_a_file_of_something_else_is_refused_and_kept(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert simulate(1, out) == 0
    content = out.read_bytes() + line.encode().replace(b"\\xff", b"\xff") + b"\n"
    out.write_bytes(content)
    capsys.readouterr()
    assert simulate(4, out, "--resume") == 2
    told, wrong = capsys.readouterr()
    assert (told, wrong.count("\n")) == ("", 1)
    assert "line 3" in wrong
    assert out.read_bytes() == content


def test_one_line_of_something_else_without_an_end_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is no line torn by a crash: the first line is written whole."""
    out = tmp_path / "out"
    out.write_text("notes", "utf-8")
    assert simulate(1, out, "--resume") == 2
    assert "is of another contest" in capsys.readouterr().err
    assert out.read_text("utf-8") == "notes"


def test_a_device_is_no_file_to_go_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(1, tmp_path) == 2
    assert capsys.readouterr().err.endswith(" is not a file\n")
