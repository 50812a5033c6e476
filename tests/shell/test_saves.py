"""Unfinished matches are kept after every action, and nothing is ever lost."""

import json
import os
import random
import subprocess
import sys
import threading
import time

import pytest

from app.core import save as save_files
from app.core.faults import RecordError
from app.core.game import ALL_OPEN
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.record import dumps, to_record
from app.ui import saves as module
from app.ui.paths import Paths
from app.ui.saves import Saves, Sitting
from app.ui.writer import Writer

GAME = GAMES["rummy"]
SEATS = [Seat("Ana"), Seat("Boris", "ai", "easy")]


def new_sitting(**options):
    return Sitting.new(Match.new(GAME, GAME.options(**options), SEATS), {"take_backs": False})


def act(match, rng, count=1000):
    for _ in range(count):
        if match.to_act is None:
            return
        match.act(rng.choice(match.legal_actions()))


def play_out(match):
    rng = random.Random(7)
    while not match.standing.over:
        act(match, rng)
        if not match.standing.over:
            match.next_round()


@pytest.fixture
def paths(tmp_path):
    return Paths.within(tmp_path)


@pytest.fixture
def saves(paths):
    failures = []
    saves = Saves(paths, lambda path, error: failures.append((path, error)))
    yield saves
    saves.close()
    assert failures == []


def same(one, other):
    return (one.rounds, one.seats, one.options, one.seed, one.view(ALL_OPEN)) == (
        other.rounds,
        other.seats,
        other.options,
        other.seed,
        other.view(ALL_OPEN),
    )


def test_a_match_comes_back_as_it_was_after_any_action(saves):
    sitting, rng = new_sitting(), random.Random(1)
    for _ in range(12):
        act(sitting.match, rng, 1)
        saves.keep(sitting)
        ((loaded,), damaged) = saves.load_all()
        assert damaged == []
        assert same(loaded.match, sitting.match)
        assert (loaded.id, loaded.about, loaded.settings) == (
            sitting.id,
            sitting.about,
            sitting.settings,
        )


def test_what_is_written_does_not_change_with_the_match(paths):
    """The writer may come to a save only after the next action was done."""
    sitting, gate = new_sitting(), threading.Event()
    saves = Saves(paths, lambda path, error: None)
    saves._writer.put(paths.saves / "first", lambda: gate.wait() and "")
    act(sitting.match, random.Random(1), 2)
    before = list(sitting.match.rounds[-1].actions)
    saves.keep(sitting)
    act(sitting.match, random.Random(1), 3)
    gate.set()
    saves.close()
    written = module.read(paths.saves / f"{sitting.id}.json")
    assert written.match.rounds[-1].actions == before


def test_the_players_orders_come_back(saves):
    sitting = new_sitting()
    hand = sitting.match.view(0).hand[::-1]
    saves.keep(module.replace(sitting, hands=(hand, ())))
    ((loaded,), _) = saves.load_all()
    assert loaded.hands[0] == hand


def test_every_match_has_a_save_of_its_own_and_the_latest_is_first(saves, paths):
    sittings = [new_sitting() for _ in range(3)]
    for age, sitting in enumerate(sittings):
        saves.keep(sitting)
        saves.flush()
        stamp = time.time() - 100 * age
        os.utime(paths.saves / f"{sitting.id}.json", (stamp, stamp))
    loaded, _ = saves.load_all()
    assert [s.id for s in loaded] == [s.id for s in sittings]


def test_a_damaged_save_is_put_aside_and_the_others_come_back(saves, paths):
    good, bad = new_sitting(), new_sitting()
    for sitting in (good, bad):
        saves.keep(sitting)
    saves.flush()
    path = paths.saves / f"{bad.id}.json"
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    loaded, (damaged,) = saves.load_all()
    assert [s.id for s in loaded] == [good.id]
    assert damaged.path.read_bytes() == whole[: len(whole) // 2]
    assert not path.exists()
    again, nothing = saves.load_all()
    assert [s.id for s in again] == [good.id]
    assert nothing == []


def test_a_save_with_a_move_against_the_rules_is_damaged(saves, paths):
    sitting = new_sitting()
    act(sitting.match, random.Random(2), 2)
    saves.keep(sitting)
    saves.flush()
    path = paths.saves / f"{sitting.id}.json"
    data = json.loads(path.read_text("utf-8"))
    data["record"]["rounds"][0]["actions"].reverse()
    path.write_text(json.dumps(data), "utf-8")
    loaded, (damaged,) = saves.load_all()
    assert loaded == []
    assert (damaged.error.round, damaged.error.action) == (0, 0)


def test_the_seed_leaves_the_save_only_when_the_match_is_over(saves, paths):
    sitting = new_sitting(target_score=10)
    seed = sitting.match.seed.hex()
    saves.keep(sitting)
    saves.flush()
    data = json.loads((paths.saves / f"{sitting.id}.json").read_text("utf-8"))
    assert data["seed"] == seed
    assert seed not in json.dumps(data["record"])
    play_out(sitting.match)
    saves.keep(sitting)
    saves.flush()
    assert list(paths.saves.iterdir()) == []
    (file,) = paths.records.iterdir()
    record = json.loads(file.read_text("utf-8"))
    assert (record["seed"], record["end"], record["id"]) == (seed, "over", sitting.id)
    assert record["finished"] >= record["started"]


def test_a_match_that_is_given_up_becomes_a_record_without_its_seed(saves, paths):
    sitting = new_sitting()
    saves.keep(sitting)
    saves.flush()
    saves.give_up(sitting)
    saves.flush()
    assert list(paths.saves.iterdir()) == []
    (file,) = paths.records.iterdir()
    record = json.loads(file.read_text("utf-8"))
    assert record["end"] == "abandoned"
    assert "seed" not in record


def test_a_record_goes_on_with_deals_of_its_own(tmp_path, saves):
    match = Match.new(GAME, GAME.options(), SEATS)
    act(match, random.Random(3), 4)
    path = tmp_path / "record.json"
    path.write_text(dumps(to_record(match)), "utf-8")
    sitting = module.read(path)
    assert sitting.about["deals"] == "continued"
    assert sitting.match.rounds == match.rounds
    assert sitting.match.seed != match.seed
    saves.keep(sitting)
    ((loaded,), damaged) = saves.load_all()
    assert damaged == []
    play_out(loaded.match)


def test_a_finished_record_is_shown_as_it_is(tmp_path):
    match = Match.new(GAME, GAME.options(target_score=10), SEATS)
    play_out(match)
    path = tmp_path / "record.json"
    path.write_text(dumps(to_record(match)), "utf-8")
    sitting = module.read(path)
    assert sitting.match.standing == match.standing


def test_what_is_no_record_is_refused_with_a_reason(tmp_path):
    path = tmp_path / "letter.json"
    path.write_text('{"dear": "Ana"}', "utf-8")
    with pytest.raises(RecordError):
        module.read(path)


def test_the_writer_skips_to_the_newest_text(tmp_path):
    gate, written = threading.Event(), []
    writer = Writer(lambda path, error: None)

    def text(number):
        def make():
            gate.wait()
            written.append(number)
            return str(number)

        return make

    for number in range(50):
        writer.put(tmp_path / "file", text(number))
        time.sleep(0.001)
    gate.set()
    writer.close()
    assert (tmp_path / "file").read_text("utf-8") == "49"
    assert len(written) == 2


def test_the_writer_goes_on_after_a_failure(tmp_path):
    failed = []
    (tmp_path / "blocked").write_text("", "utf-8")
    writer = Writer(lambda path, error: failed.append(path))
    writer.put(tmp_path / "blocked" / "file", lambda: "a")
    writer.put(tmp_path / "free" / "file", lambda: "b")
    assert writer.flush()
    writer.close()
    assert set(failed) == {tmp_path / "blocked" / "file"}
    assert (tmp_path / "free" / "file").read_text("utf-8") == "b"


def test_what_could_not_be_written_is_tried_again(tmp_path):
    writer = Writer(lambda path, error: None)
    (tmp_path / "full").write_text("", "utf-8")
    (tmp_path / "old").write_text("old", "utf-8")
    writer.put(tmp_path / "full" / "file", lambda: "a", obsolete=tmp_path / "old")
    assert writer.flush()
    (tmp_path / "full").unlink()
    writer.put(tmp_path / "other", lambda: "b")
    assert writer.flush()
    assert (tmp_path / "full" / "file").read_text("utf-8") == "a"
    assert not (tmp_path / "old").exists()
    writer.close()


def test_a_newer_text_wins_over_one_that_could_not_be_written(tmp_path):
    writer = Writer(lambda path, error: None)
    (tmp_path / "full").write_text("", "utf-8")
    writer.put(tmp_path / "full" / "file", lambda: "old")
    assert writer.flush()
    (tmp_path / "full").unlink()
    writer.put(tmp_path / "full" / "file", lambda: "new")
    writer.close()
    assert (tmp_path / "full" / "file").read_text("utf-8") == "new"


def test_no_failure_ends_the_writer(tmp_path):
    failed = []
    writer = Writer(lambda path, error: failed.append(type(error)))
    writer.put(tmp_path / "file", lambda: "\ud800")
    assert writer.flush()
    writer.put(tmp_path / "file", lambda: "b")
    writer.close()
    assert failed == [UnicodeEncodeError]
    assert (tmp_path / "file").read_text("utf-8") == "b"


def test_nothing_is_removed_before_its_successor_is_written(tmp_path):
    (tmp_path / "old").write_text("old", "utf-8")
    (tmp_path / "blocked").write_text("", "utf-8")
    writer = Writer(lambda path, error: None)
    writer.put(tmp_path / "blocked" / "new", lambda: "new", obsolete=tmp_path / "old")
    writer.flush()
    assert (tmp_path / "old").exists()
    writer.put(tmp_path / "new", lambda: "new", obsolete=tmp_path / "old")
    writer.close()
    assert not (tmp_path / "old").exists()
    assert (tmp_path / "new").read_text("utf-8") == "new"


def test_a_save_holds_nothing_that_its_format_does_not_know(saves, paths):
    sitting = new_sitting()
    saves.keep(sitting)
    saves.flush()
    loaded = save_files.load(paths.saves / f"{sitting.id}.json")
    assert loaded.record.id == sitting.id
    assert loaded.record.deals == "fresh"


@pytest.mark.parametrize("part", ["save", "record"])
def test_a_save_of_a_newer_version_waits_for_it(part, saves, paths):
    for sitting in (new_sitting(), new_sitting()):
        saves.keep(sitting)
    saves.flush()
    file = paths.saves / f"{sitting.id}.json"
    data = json.loads(file.read_text("utf-8"))
    (data if part == "save" else data["record"])["version"] = 2
    content = json.dumps(data)
    file.write_text(content, "utf-8")
    (_,), (left,) = saves.load_all()
    assert (left.path, left.aside) == (file, False)
    assert file.read_text("utf-8") == content


def test_a_damaged_save_that_cannot_be_renamed_hides_no_other(saves, paths, monkeypatch):
    saves.keep(new_sitting())
    saves.flush()
    (paths.saves / "bad.json").write_text("no", "utf-8")

    def refuse(path):
        raise PermissionError

    monkeypatch.setattr(module, "put_aside", refuse)
    (_,), (left,) = saves.load_all()
    assert (left.path, left.aside) == (paths.saves / "bad.json", False)


@pytest.mark.parametrize("kind", ["record", "save"])
def test_a_file_without_a_round_begins_with_the_first(kind, saves, tmp_path):
    sitting = new_sitting()
    save = save_files.to_save(sitting.match)
    data = (save if kind == "save" else save.record).data()
    (data["record"] if kind == "save" else data)["rounds"] = []
    if kind == "save":
        data["hands"] = []
    (tmp_path / "file.json").write_text(json.dumps(data), "utf-8")
    match = saves.open(tmp_path / "file.json").match
    assert len(match.rounds) == 1
    assert match.to_act is not None


def test_an_older_copy_of_a_save_never_replaces_it(saves, paths, tmp_path):
    sitting = new_sitting()
    saves.keep(sitting)
    saves.flush()
    own, copy = paths.saves / f"{sitting.id}.json", tmp_path / "copy.json"
    copy.write_bytes(own.read_bytes())
    act(sitting.match, random.Random(1), 3)
    saves.keep(sitting)
    assert saves.open(own).id == sitting.id
    assert len(saves.open(own).match.rounds[-1].actions) == 3
    older = saves.open(copy)
    assert older.id != sitting.id
    saves.keep(older)
    saves.flush()
    assert len(module.read(own).match.rounds[-1].actions) == 3


def test_two_windows_never_hold_one_match(paths):
    first, second = (Saves(paths, lambda path, error: None) for _ in range(2))
    assert first.claim("a")
    assert first.claim("a")
    assert not second.claim("a")
    assert second.claim("b")
    assert not second.claim("a")
    assert not first.claim("b")
    first.release()
    assert second.claim("a")
    assert first.claim("b")
    first.close()
    second.close()


def test_the_lock_of_a_window_that_was_killed_holds_nothing(paths):
    code = (
        "import os, sys; from pathlib import Path; from app.ui.paths import Paths; "
        "from app.ui.saves import Saves; "
        "saves = Saves(Paths.within(Path(sys.argv[1])), print); "
        "os._exit(7 if saves.claim('a') else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(paths.saves.parent)], check=False)
    assert done.returncode == 7
    assert (paths.saves.parent / "locks" / "a").exists()
    saves = Saves(paths, lambda path, error: None)
    assert saves.claim("a")
    saves.close()


def test_what_a_killed_writer_left_behind_goes_but_not_what_is_being_written(saves, paths):
    paths.saves.mkdir()
    old, new = paths.saves / ".a.json.12.part", paths.saves / ".b.json.13.part"
    for part in (old, new):
        part.write_text("half", "utf-8")
    os.utime(old, (time.time() - 7200,) * 2)
    assert saves.load_all() == ([], [])
    assert list(paths.saves.iterdir()) == [new]
