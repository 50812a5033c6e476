"""`talia replay`, `verify` and `hand`, as their users run them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.hand import WITHOUT_MELDS
from app.cli.main import main
from app.core.cards import STANDARD
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.save import dumps, to_save

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "core" / "golden" / "rummy.json"
CASES = {case["name"]: case for case in json.loads((TESTS / "cases" / "rummy.json").read_text())}
PART, BAD = CASES["rummy-2p-0-0-part0"], CASES["rummy-2p-0-0-illegal1"]


def talia(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=TESTS.parent,
        timeout=60,
    )


@pytest.fixture
def part(tmp_path: Path) -> str:
    """A match that stops in mid-round."""
    file = tmp_path / "part.json"
    file.write_text(json.dumps(PART["record"]))
    return str(file)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A match whose last action is illegal."""
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(BAD["record"]))
    return str(file)


def test_replay_prints_results_and_goes_on_after_a_bad_file(
    part: str, bad: str, tmp_path: Path
) -> None:
    done = talia("replay", bad, str(GOLDEN), str(tmp_path / "none"), part)
    assert done.returncode == 2
    assert "round 0: won by seat 0 (out); points 29 0; totals 29 0\n" in done.stdout
    assert "match: won by seat 0; totals 60 47\n" in done.stdout
    assert "round 0: 7 actions; seat 1 is to act\n" in done.stdout
    first, second = done.stderr.splitlines()
    assert first.startswith(f"{bad}: round 0, action 15: illegal action ")
    assert first.endswith(": not a meld")
    assert second.startswith(f"{tmp_path / 'none'}: the file cannot be read: no such file")


def test_replay_json_prints_one_object_a_file(part: str, bad: str) -> None:
    done = talia("replay", "--json", part, bad, str(GOLDEN))
    assert done.returncode == 2
    stopped, refused, whole = map(json.loads, done.stdout.splitlines())
    assert list(stopped) == ["file", "game", "rounds", "match", "to_act", "legal"]
    assert (stopped["file"], stopped["game"], stopped["rounds"]) == (part, "rummy", [])
    assert stopped["match"] == {"over": False, "winners": [], "totals": [0, 0]}
    assert stopped["to_act"] == PART["expect"]["to_act"]
    assert sorted(map(str, stopped["legal"])) == sorted(map(str, PART["expect"]["legal"]))
    assert list(refused) == ["file", "error"]
    assert list(refused["error"]) == ["code", "message", "round", "action"]
    assert refused["error"]["code"] == "not_a_meld"
    assert (refused["error"]["round"], refused["error"]["action"]) == (0, 15)
    rounds = json.loads(GOLDEN.read_text("utf-8"))["rounds"]
    assert whole["rounds"] == [round["result"] for round in rounds]
    assert whole["match"] == {"over": True, "winners": [0], "totals": [60, 47]}
    assert (whole["to_act"], whole["legal"]) == (None, [])


def test_replay_of_what_has_no_round_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.json"
    file.write_text(json.dumps(PART["record"] | {"rounds": []}))
    assert main(["replay", "--json", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["to_act"], told["legal"], told["match"]["totals"]) == (None, [], [0, 0])


def test_replay_opens_saves_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["rummy"]
    match = Match(game, game.options(), [Seat("Ana"), Seat("Žydrūnas")], bytes(16))
    match.next_round()
    file = tmp_path / "save.json"
    file.write_text(dumps(to_save(match)), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "0 Ana, 1 Žydrūnas" in capsys.readouterr().out


def test_names_of_files_stay_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no\nsuch\udcff"]) == 2
    error = capsys.readouterr().err
    assert error == "no\\nsuch\\udcff: the file cannot be read: no such file or directory\n"


def test_verify(part: str, bad: str) -> None:
    done = talia("verify", str(GOLDEN))
    assert (done.returncode, done.stderr) == (0, "")
    assert "all 3 deals follow from the seed" in done.stdout
    done = talia("verify", part)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{part}: the record has no seed to check its deals against\n"
    assert "illegal action" in talia("verify", bad).stderr


def test_hand(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["As", "Ks", "Qs", "7c", "7d", "7h", "7s", "8s", "9s", "2c"]
    assert main(["hand", "--game", "rummy", *hand]) == 0
    assert capsys.readouterr().out == "7c 7d 7h\n7s 8s 9s\nQs Ks As\nunmatched: 2c (2)\n"
    assert main(["hand", "--game", "rummy", "2c", "3c", "4c"]) == 0
    assert capsys.readouterr().out == "2c 3c 4c\nunmatched: none (0)\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rummy", "1s"], '"1s" is not a card'),
        (["rummy", "As", "As"], "too many As: 2 given, rummy has 1"),
        (["rummy", "Jk"], "too many Jk: 1 given, rummy has 0"),
        (["whist", "As"], 'no game "whist" with melds; there are: rummy'),
        (["president", "As"], 'no game "president" with melds'),
        (["gin", *STANDARD[:12]], "a hand of gin has at most 11 cards, not 12"),
        (["gin", *STANDARD], "a hand of gin has at most 11 cards, not 52"),
    ],
)
def test_a_bad_hand_is_refused_in_one_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hand", "--game", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("game", [game for game in GAMES if game not in WITHOUT_MELDS])
def test_hand_of_every_game_with_melds(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = GAMES[game]
    pack = rules.pack(rules.options(), rules.seats[0])
    for start in range(0, 40, 5):
        hand = [pack[(start + 17 * at) % len(pack)] for at in range(10)]
        assert main(["hand", "--game", game, *hand]) == 0
        *melds, last = capsys.readouterr().out.splitlines()
        loose = last.removeprefix("unmatched: ").rpartition(" (")[0].split()
        laid = [card for meld in melds for card in meld.split()]
        assert sorted([*laid, *loose]) == sorted(hand) or loose == ["none"]
        assert all(len(meld.split()) >= 3 for meld in melds)


@pytest.mark.parametrize(
    "arguments", [["replay"], ["verify"], ["hand", "As"], ["replay", "--nothing", "x"]]
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"talia {arguments[0]}: ")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    files = " ".join(f"'{GOLDEN}'" for _ in range(40))
    command = f"'{sys.executable}' -m app replay --json {files} | head -c 1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, cwd=TESTS.parent
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(os.name != "posix", reason="such names are for POSIX")
def test_names_of_players_and_files_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    game = GAMES["rummy"]
    match = Match(game, game.options(), [Seat("A\n\x1b[31m"), Seat("\u202eB")], bytes(16))
    match.next_round()
    file = tmp_path / "odd\n\x1bname.json"
    file.write_text(dumps(to_save(match)), "utf-8")
    done = talia("replay", str(file))
    assert done.returncode == 0
    assert all(line.isprintable() for line in done.stdout.splitlines())
    assert done.stdout.count("\n") == 3


# How it starts


def test_commands_never_load_qt() -> None:
    code = (
        "import sys; from app.__main__ import main; "
        f"main(['replay', {str(GOLDEN)!r}]); main(['hand', '--game', 'rummy', 'As']); "
        "qt = ('PySide6', 'shiboken', 'app.ui'); "
        "print([name for name in sys.modules if name.startswith(qt)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=TESTS.parent, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.skipif(os.name != "posix", reason="measures processor time as POSIX tells it")
@pytest.mark.parametrize("command", ["replay --help", "replay PART", "hand --game rummy As"])
def test_starts_in_under_three_times_a_bare_pydantic(command: str, part: str) -> None:
    arguments = [part if word == "PART" else word for word in command.split()]
    ratios = []
    for _ in range(12):
        bare = processor_time("-c", "import pydantic")
        ratios.append(processor_time("-m", "app", *arguments) / bare)
        if min(ratios) < 3:
            return
    pytest.fail(f"at least {min(ratios):.2f} times")


def processor_time(*arguments: str) -> float:
    """Seconds that a fresh Python spends, which other work on the machine disturbs least."""
    null = os.open(os.devnull, os.O_WRONLY)
    try:
        process = os.posix_spawn(
            sys.executable,
            [sys.executable, *arguments],
            os.environ | {"PYTHONPATH": str(TESTS.parent)},
            file_actions=[(os.POSIX_SPAWN_DUP2, null, 1)],
        )
        _, status, used = os.wait4(process, 0)
    finally:
        os.close(null)
    assert status == 0
    return used.ru_utime + used.ru_stime
