"""Nothing is lost when the program is killed, and the demo comes to its end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.core.game import ALL_OPEN
from app.core.match import Match
from app.ui.saves import read
from tests.window.driver import Driver

ROOT = Path(__file__).resolve().parents[2]

# Sits down, draws, and waits in the middle of the turn with the drawn card picked up.
MID_TURN = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from app.ui.application import Application
from app.ui.paths import Paths
from app.ui.saves import Sitting
from tests.window.driver import ANA, BORIS, rummy

application = Application(Paths.within(Path(sys.argv[1])))
application.settings.update(language="en", speed="none")
application.show()
match = rummy([ANA, BORIS])
application.session.sit_down(Sitting.new(match, {"take_backs": True}))
table = application.session.table


def wait_for_hand():
    hand = sorted(match.state.hands[0])
    while table.busy or sorted(table._flow.stage.board.cards(("hand", 0))) != hand:
        QTest.qWait(20)


wait_for_hand()
table.command("draw")
wait_for_hand()
drawn = match.state.hands[0][-1]
table.beginDrag(table._flow.stage.board.find(("hand", 0), [drawn])[0])
print("in mid-turn", *(action.type for action in match.rounds[-1].actions), flush=True)
QTest.qWait(60_000)
"""


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def killed_in_mid_turn(folder: Path) -> None:
    """Let a program play up to the middle of a turn, and kill it without warning."""
    program = start("-c", MID_TURN, str(folder))
    assert program.stdout is not None
    said = program.stdout.readline()
    program.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    _, complaints = program.communicate()
    assert said == "in mid-turn draw\n", complaints


@pytest.fixture
def killed(tmp_path: Path) -> Match:
    """What the save of the killed program holds; runs before the window opens."""
    killed_in_mid_turn(tmp_path)
    (save,) = (tmp_path / "saves").glob("*.json")
    return read(save).match


def test_killed_in_mid_turn_the_match_goes_on_where_it_was(killed: Match, driver: Driver) -> None:
    session = driver.application.session
    assert session.home.notices == []
    assert session.page == "start"
    driver.key(Qt.Key.Key_Return)  # "Continue" has the focus
    assert session.page == "table"
    driver.rest()
    match = session.table._flow.match
    assert match.rounds == killed.rounds
    assert match.seed == killed.seed
    assert match.view(ALL_OPEN) == killed.view(ALL_OPEN)
    assert [action.type for action in match.rounds[-1].actions] == ["draw"]
    assert sorted(driver.shown("hand")) == sorted(match.view(0).hand)

    kept = match.view(0).hand[0]
    driver.match = match
    driver.click(driver.grip(kept))
    driver.key(Qt.Key.Key_X)
    assert driver.shown("discard")[-1] == kept
    assert match.rounds[-1].actions[1].card == kept


def test_the_demo_plays_a_match_and_takes_pictures(tmp_path: Path) -> None:
    program = start("-m", "app", "--demo", str(tmp_path / "pictures"))
    _, complaints = program.communicate(timeout=300)
    assert program.returncode == 0, complaints
    taken = {file.stem for file in (tmp_path / "pictures").glob("*.png")}
    assert {
        *("start", "new-match", "deal", "draw", "meld", "lay-off", "discard"),
        *("round-result", "match-result", "settings", "rules", "about"),
        *("table", "table-dark", "table-contrast", "table-text-200", "table-pl"),
    } <= taken


def test_the_demo_names_a_folder_that_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    program = start("-m", "app", "--demo", str(tmp_path / "file" / "pictures"))
    _, complaints = program.communicate(timeout=60)
    assert program.returncode == 1
    assert len(complaints.strip().splitlines()) == 1
    assert "pictures" in complaints


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_without_a_screen_one_sentence_names_the_demo() -> None:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-m", "app"], cwd=ROOT, env=bare, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "talia --demo DIR" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--demo"], "--demo"),
        (["--game", "rummy"], "--demo"),
        (["--demo", "x", "--game", "whist"], "whist"),
        (["--loud"], "--loud"),
        (["one.json", "two.json"], "one file"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from app.ui.main import USAGE, main

    assert main(arguments) == 2
    sentence, usage = capsys.readouterr().err.splitlines()
    assert word in sentence
    assert usage == USAGE
