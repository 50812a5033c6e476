"""Pages, opening files, failures: what the window is told."""

import json
import random

import pytest

from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.record import dumps, to_record
from app.ui.paths import Paths
from app.ui.saves import Sitting
from app.ui.session import Session
from app.ui.settings import Settings
from app.ui.settings_object import SettingsObject

GAME = GAMES["rummy"]
SEATS = [Seat("Ana"), Seat("Ewa")]


@pytest.fixture
def session(tmp_path, qapp):
    paths = Paths.within(tmp_path)
    session = Session(paths, SettingsObject(Settings(language="en"), paths.settings))
    yield session
    session.close()


@pytest.fixture
def heard(session):
    sentences = []
    session.noticed.connect(sentences.append)
    return sentences


def new_match(**options):
    return Match.new(GAME, GAME.options(**options), SEATS)


def test_pages_lead_back_the_way_one_came(session):
    session.setUp("rummy")
    session.go("rules")
    session.go("rules")
    assert session.page == "rules"
    session.back()
    assert session.page == "new"
    session.back()
    session.back()
    assert session.page == "start"


def test_an_unknown_page_is_not_shown(session):
    session.go("moon")
    assert session.page == "start"


def test_a_match_begins_with_its_save(session, tmp_path):
    session.setUp("rummy")
    session.newMatch.setTakeBacks(False)
    session.startMatch()
    assert session.page == "table"
    assert session.playing
    session._saves.flush()
    (save,) = (tmp_path / "saves").iterdir()
    assert json.loads(save.read_text("utf-8"))["settings"] == {"take_backs": False}


def test_the_rules_follow_the_match_and_let_it_go(session):
    session.sit_down(Sitting.new(new_match(ace_high=True), {}))
    assert session.rules.ofMatch
    of_match = session.rules.sections
    session.leave()
    assert not session.rules.ofMatch
    assert session.rules.sections != of_match


def test_every_action_is_kept(session, tmp_path):
    match = new_match()
    sitting = Sitting.new(match, {})
    session.sit_down(sitting)
    match.act(match.legal_actions()[0])
    session.table.acted.emit()
    session._saves.flush()
    data = json.loads((tmp_path / "saves" / f"{sitting.id}.json").read_text("utf-8"))
    assert len(data["record"]["rounds"][0]["actions"]) == 1


def test_one_record_of_a_match_that_is_over(session, tmp_path):
    match = new_match(target_score=10)
    session.sit_down(Sitting.new(match, {}))
    rng = random.Random(4)
    while not match.standing.over:
        while match.to_act is not None:
            match.act(rng.choice(match.legal_actions()))
            session.table.acted.emit()
        if not match.standing.over:
            match.next_round()
    session.table.acted.emit()
    session._saves.flush()
    assert list((tmp_path / "saves").iterdir()) == []
    assert len(list((tmp_path / "records").iterdir())) == 1


def test_play_again_is_a_new_match_of_the_same_people(session, tmp_path):
    sitting = Sitting.new(new_match(ace_high=True), {"take_backs": True})
    session.sit_down(sitting)
    session.playAgain()
    again = session._sitting
    assert again.id != sitting.id
    assert again.match is not sitting.match
    assert (again.match.seats, again.match.options) == (sitting.match.seats, sitting.match.options)


def test_a_record_can_be_opened(session, tmp_path):
    match = new_match()
    match.act(match.legal_actions()[0])
    file = tmp_path / "mine.json"
    file.write_text(dumps(to_record(match)), "utf-8")
    session.open_file(file)
    assert session.page == "table"
    assert session._sitting.match.rounds == match.rounds


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "talia-record", "version": 99}'])
def test_a_file_that_cannot_be_opened_is_named(session, heard, tmp_path, text):
    file = tmp_path / "odd.json"
    file.write_text(text, "utf-8")
    session.open_file(file)
    (sentence,) = heard
    assert "odd.json" in sentence
    assert session.page == "start"
    assert file.read_text("utf-8") == text


def test_a_missing_file_is_named(session, heard, tmp_path):
    session.open_file(tmp_path / "gone.json")
    (sentence,) = heard
    assert "gone.json" in sentence


def test_a_crash_is_told_in_one_sentence(session, heard, tmp_path, qtbot):
    session.crashed(tmp_path / "talia.log")
    qtbot.waitUntil(lambda: bool(heard))
    assert "talia.log" in heard[0]


def test_a_save_that_cannot_be_written_is_told(session, heard, tmp_path, qtbot):
    (tmp_path / "saves").write_text("in the way", "utf-8")
    session.sit_down(Sitting.new(new_match(), {}))
    qtbot.waitUntil(lambda: bool(heard))
    assert ".json" in heard[0]


def test_take_backs_are_counted_by_seat_in_the_save_and_the_record(session, tmp_path):
    seats = [Seat("Boris", "ai", "easy"), Seat("Ana")]
    match = Match.new(GAME, GAME.options(target_score=10), seats)
    session.sit_down(Sitting.new(match, {"take_backs": True}))
    session.table.takenBack.emit(1)
    session.table.acted.emit()
    session.leave()
    (save,) = (tmp_path / "saves").iterdir()
    counts = [{"hints": 0, "take_backs": 0}, {"hints": 0, "take_backs": 1}]
    assert json.loads(save.read_text("utf-8"))["record"]["assisted"] == counts
    session.resume(save.stem)
    assert session.table.display.assisted
    session.table.takenBack.emit(1)
    match = session._sitting.match
    while not match.standing.over:
        while match.to_act is not None:
            match.act(match.legal_actions()[0])
        if not match.standing.over:
            match.next_round()
    session.table.acted.emit()
    session._saves.flush()
    (record,) = (tmp_path / "records").iterdir()
    counts[1]["take_backs"] = 2
    assert json.loads(record.read_text("utf-8"))["assisted"] == counts
    session.playAgain()
    assert not session.table.display.assisted


def test_a_match_of_another_window_is_not_opened(session, heard, tmp_path, qapp):
    paths = Paths.within(tmp_path)
    other = Session(paths, SettingsObject(Settings(language="en"), paths.settings))
    other.sit_down(Sitting.new(new_match(), {}))
    other._saves.flush()
    (save,) = (tmp_path / "saves").iterdir()
    session.go("start")
    session._home.refresh()
    session.resume(save.stem)
    session.open_file(save)
    assert len(heard) == 2
    assert session.page == "start"
    session.home.giveUp(save.stem)
    assert save.exists()
    match = other._sitting.match
    other.table._flow.act(match.legal_actions()[0])
    other.leave()
    session.resume(save.stem)
    assert len(session._sitting.match.rounds[-1].actions) == 1
    other.close()


def test_looking_at_a_finished_record_writes_nothing(session, tmp_path):
    seats = [Seat("Ana"), Seat("Boris", "ai", "easy")]
    match = Match.new(GAME, GAME.options(target_score=10), seats)
    while not match.standing.over:
        while match.to_act is not None:
            match.act(match.legal_actions()[0])
        if not match.standing.over:
            match.next_round()
    (tmp_path / "r.json").write_text(dumps(to_record(match)), "utf-8")
    session.open_file(tmp_path / "r.json")
    session.table.attend(True)
    session.table.command("sort")
    session.table.acted.emit()
    session._saves.flush()
    assert not (tmp_path / "records").exists()
    assert not (tmp_path / "saves").exists()
