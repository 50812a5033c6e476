"""Saves: a match under way and what only this machine may know (records.md, "A save")."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.core import save as saves
from app.core.faults import RecordError
from app.core.files import write_atomically
from app.core.games import GAMES
from app.core.match import Match
from app.core.record import dumps, to_record
from tests.core.playing import players


def match_under_way() -> Match:
    match = Match(GAMES["rummy"], GAMES["rummy"].options(target_score=50), players(3), bytes(16))
    match.next_round()
    match.act(match.legal_actions()[0])
    return match


def data_of(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(saves.dumps(saves.to_save(match)))
    return data


def test_the_keys_of_a_save() -> None:
    match = match_under_way()
    save = saves.to_save(match, settings={"take_backs": True}, started="2026-03-01T18:00:00Z")
    data = json.loads(saves.dumps(save))
    assert list(data) == ["format", "version", "seed", "settings", "hands", "record"]
    assert (data["format"], data["version"], data["seed"]) == ("talia-save", 1, "0" * 32)
    assert data["settings"] == {"take_backs": True}
    assert data["record"]["started"] == "2026-03-01T18:00:00Z"
    assert "seed" not in data["record"]


def test_records_and_saves_are_told_apart() -> None:
    match = match_under_way()
    assert isinstance(saves.load(dumps(to_record(match))), saves.Record)
    save = saves.load(saves.dumps(saves.to_save(match)))
    assert isinstance(save, saves.Save)
    assert saves.match_of(save).rounds == match.rounds
    assert saves.match_of(save.record).seed is None


def test_orders_of_hands_are_made_to_fit() -> None:
    match = match_under_way()
    hand = list(match.state.hands[0])
    order = [hand[3], "Jk", hand[1], hand[3]]
    save = saves.to_save(match, [order])
    rest = [card for card in hand if card not in (hand[1], hand[3])]
    assert save.hands[0] == [hand[3], hand[1], *rest]
    assert save.hands[1:] == match.state.hands[1:]


def test_twins_are_kept_in_an_order() -> None:
    assert saves.in_order(["As", "Jk", "As"], ["Jk", "As"]) == ["Jk", "As", "As"]


def test_a_match_before_its_first_deal_can_be_saved() -> None:
    match = Match(GAMES["rummy"], GAMES["rummy"].options(), players(2), bytes(16))
    save = saves.load(saves.dumps(saves.to_save(match)))
    assert isinstance(save, saves.Save)
    assert saves.replay_save(save).rounds == []


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        ({"seed": "00"}, "format", "seed must be 32 hex digits"),
        ({"more": 1}, "format", "unknown key more"),
        ({"version": 7}, "version", "newer"),
        ({"hands": []}, "hands", "3 hands, not 0"),
        ({"hands": [["As"], [], []]}, "hands", "hands[0]"),
        ({"hands": [["Xx"], [], []]}, "format", "hands[0][0]"),
        ({"record": 5}, "format", "record"),
        ({"record": {}}, "format", "talia-record"),
    ],
)
def test_a_bad_save_is_refused_in_one_sentence(
    change: dict[str, Any], code: str, says: str
) -> None:
    data = data_of(match_under_way()) | change
    with pytest.raises(RecordError) as caught:
        saves.match_of(saves.load(json.dumps(data)))
    assert caught.value.code == code
    assert says in str(caught.value)


def test_an_illegal_action_in_a_save_has_its_place() -> None:
    data = data_of(match_under_way())
    data["record"]["rounds"][0]["actions"].append({"seat": 0, "type": "fold"})
    with pytest.raises(RecordError) as caught:
        saves.match_of(saves.load(json.dumps(data)))
    assert (caught.value.round, caught.value.action) == (0, 1)


def test_files_are_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    write_atomically(file, "old")
    assert file.read_text() == "old"

    def fails(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="disk full"):
        write_atomically(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
    monkeypatch.undo()
    write_atomically(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [file]


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    data = data_of(match_under_way())
    data["record"]["commitment"] = "0" * 64
    with pytest.raises(RecordError) as caught:
        saves.match_of(saves.save_of(data))
    assert caught.value.code == "commitment"
