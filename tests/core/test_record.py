"""Records: what they hold, and one sentence for each thing that is wrong (records.md)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.core import record as records
from app.core.faults import RecordError
from app.core.games import GAMES
from app.core.match import Match
from app.core.record import dumps, read, record_of, replay, to_record
from app.core.shuffle import commitment
from app.core.verify import verify
from tests.core.playing import players

GOLDEN = Path(__file__).parent / "golden" / "rummy.json"
CASES = Path(__file__).parent.parent / "cases"
Data = dict[str, Any]


def golden() -> Data:
    data: Data = json.loads(GOLDEN.read_text("utf-8"))
    return data


def fault(data: Data) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(read(json.dumps(data)))
    error = caught.value
    assert error.message
    assert "\n" not in str(error)
    return error


def place(data: Data) -> tuple[str, int | None, int | None]:
    error = fault(data)
    return error.code, error.round, error.action


def test_the_golden_match_is_written_as_it_was() -> None:
    record = read(GOLDEN)
    match = verify(record)
    assert match.standing.over
    about = {key: value for key, value in record.data().items() if key in ABOUT}
    assert dumps(to_record(match, **about)) == GOLDEN.read_text("utf-8")


ABOUT = ("id", "started", "finished", "end", "assisted", "deals")


def test_a_record_without_results_is_the_same_match() -> None:
    data = golden()
    for round in data["rounds"]:
        del round["result"]
    assert replay(read(json.dumps(data))).rounds == replay(read(GOLDEN)).rounds


def test_a_text_its_bytes_and_its_file_are_the_same() -> None:
    text = GOLDEN.read_text("utf-8")
    assert read(text) == read(text.encode()) == read(GOLDEN) == read("\ufeff" + text)


def test_the_seed_is_written_only_when_the_match_is_over() -> None:
    match = Match(GAMES["rummy"], GAMES["rummy"].options(), players(2), bytes(16))
    match.next_round()
    record = to_record(match)
    assert record.seed is None
    assert record.commitment == commitment(bytes(16))
    assert "00000000" not in dumps(record)
    assert read(GOLDEN).seed is not None


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        (b"\xff{}", "not_utf8", "byte 0"),
        ("{", "not_json", "line 1, column 2"),
        ("[]", "format", "no JSON object"),
        ("7", "format", "no JSON object"),
        ('{"a": 1, "a": 2}', "duplicate_key", '"a"'),
        ('{"a": NaN}', "not_json", "NaN"),
        ('{"a": -Infinity}', "not_json", "-Infinity"),
        ('{"a": ' + "9" * 5000 + "}", "not_json", "too long"),
        ("[" * 100_000, "too_deep", "nested"),
        ('{"a":' * 40 + "1" + "}" * 40, "too_deep", "nested"),
        ('{"a": "\\ud800"}', "not_json", "surrogate"),
        ("{}", "format", "talia-record"),
        ('{"format": "talia-record"}', "version", "null"),
        ('{"format": "talia-record", "version": true}', "version", "true"),
        ('{"format": "talia-record", "version": 2}', "version", "newer"),
        ('{"format": "talia-record", "version": 0}', "version", "from 1"),
    ],
)
def test_files_that_are_no_record(text: str | bytes, code: str, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.code == code
    assert says in caught.value.message
    assert (caught.value.round, caught.value.action) == (None, None)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json", Path("a\0b")):
        with pytest.raises(RecordError, match="cannot be read"):
            read(path)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d.pop("game"), "the key game is missing"),
        (lambda d: d.pop("rounds"), "the key rounds is missing"),
        (lambda d: d.update(extra=1), "unknown key extra"),
        (lambda d: d["seats"][0].update(extra=1), "unknown key seats[0].extra"),
        (lambda d: d["rounds"][1].update(extra=1), "unknown key rounds[1].extra"),
        (lambda d: d["rounds"][0].pop("dealer"), "the key rounds[0].dealer is missing"),
        (lambda d: d["rounds"][0].update(dealer="1"), "rounds[0].dealer"),
        (lambda d: d["rounds"][0].update(dealer=1.0), "rounds[0].dealer"),
        (lambda d: d["rounds"][0].update(dealer=True), "rounds[0].dealer"),
        (lambda d: d["rounds"][0].update(result=None), "must not be null"),
        (lambda d: d["rounds"][0].update(actions={}), "rounds[0].actions"),
        (lambda d: d["seats"][1].update(kind="robot"), "'human' or 'ai'"),
        (lambda d: d["seats"][0].update(level="hard"), "level is for seats of the kind ai"),
        (lambda d: d["seats"][1].update(level=None), "level must not be null"),
        (lambda d: d["seats"][0].update(name=5), "seats[0].name"),
        (lambda d: d.update(seed="12"), "32 hex digits"),
        (lambda d: d.update(seed="g" * 32), "32 hex digits"),
        (lambda d: d.update(commitment="0" * 32), "64 hex digits"),
        (lambda d: d.update(id="x"), "UUID"),
        (lambda d: d.update(started="2026-05-01"), "UTC"),
        (lambda d: d.update(started="2026-05-01T10:00:00+02:00"), "UTC"),
        (lambda d: d.update(end="lost"), "'over' or 'abandoned'"),
        (lambda d: d.update(deals="mine"), "deals"),
        (lambda d: d.update(assisted=[]), "one entry for each seat"),
        (lambda d: d.update(assisted=[{"hints": -1, "take_backs": 0}] * 2), "assisted[0].hints"),
    ],
)
def test_errors_of_format_have_no_round(change: Callable[[Data], Any], says: str) -> None:
    data = golden()
    change(data)
    error = fault(data)
    assert says in error.message
    assert (error.code, error.round, error.action) == ("format", None, None)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"nothing": 1}, "unknown option nothing"),
        ({"target_score": 9}, "target_score must be greater than or equal to 10, not 9"),
        ({"target_score": 1001}, "target_score"),
        ({"target_score": "50"}, "target_score"),
        ({"target_score": 50.0}, "target_score"),
        ({"ace_high": 1}, "ace_high"),
        ({"ace_high": None}, "ace_high"),
    ],
)
def test_an_option_that_is_wrong_is_named(options: Data, says: str) -> None:
    error = fault(golden() | {"options": options})
    assert says in error.message
    assert (error.code, error.round, error.action) == ("options", None, None)
    assert error.params["option"] == next(iter(options))


def test_games_and_seats() -> None:
    assert place(golden() | {"game": "whist"}) == ("game", None, None)
    data = {key: value for key, value in golden().items() if key != "assisted"}
    for count in (0, 1, 5):
        seats = [{"name": "A", "kind": "human"}] * count
        assert place(data | {"seats": seats}) == ("seats", None, None)
        assert f"2 to 4 seats, not {count}" in fault(data | {"seats": seats}).message


def with_round(number: int, **changes: Any) -> Data:
    data = golden()
    data["rounds"][number].update(changes)
    return data


def test_a_deck_is_exactly_the_pack() -> None:
    deck = golden()["rounds"][1]["deck"]
    for bad in (
        deck[:-1],
        [*deck, "As"],
        [*deck[:-1], deck[0]],
        [*deck[:-1], "Jk"],
        [*deck, 7],
        [],
    ):
        assert place(with_round(1, deck=bad)) == ("deck", 1, None)


def test_the_dealer_is_the_one_by_the_rules() -> None:
    right = golden()["rounds"][1]["dealer"]
    for bad in (1 - right, 2, -1, 10**30):
        assert place(with_round(1, dealer=bad)) == ("dealer", 1, None)


def test_C2_the_first_dealer_is_free_without_a_seed_and_drawn_with_one() -> None:
    first = golden()["rounds"][0]
    other = first | {"dealer": 1 - first["dealer"], "actions": []}
    del other["result"]
    assert place(golden() | {"rounds": [other]}) == ("dealer", 0, None)
    unseeded = {k: v for k, v in golden().items() if k != "seed"} | {"rounds": [other]}
    assert replay(read(json.dumps(unseeded))).to_act == 1 - other["dealer"]


def test_reshuffles_are_for_games_that_have_them() -> None:
    assert replay(record_of(with_round(0, reshuffles=[])))
    assert place(with_round(0, reshuffles=[["As"]])) == ("reshuffle", 0, None)
    assert place(with_round(0, reshuffles=[["Xx"]])) == ("reshuffle", 0, None)
    assert place(with_round(0, reshuffles=["As"])) == ("reshuffle", 0, None)


@pytest.mark.skipif("remik51" not in GAMES, reason="the game with reshuffles")
def test_reshuffles_are_given_or_made_from_a_seed_and_all_are_used() -> None:
    def with_reshuffles(change: Callable[[list[Any]], Any]) -> Data:
        case = next(case for case in cases if case["record"]["rounds"][0].get("reshuffles"))
        data: Data = json.loads(json.dumps(case["record"]))
        change(data["rounds"][0]["reshuffles"])
        return data

    cases = json.loads(CASES.joinpath("remik51.json").read_text())
    data = with_reshuffles(lambda orders: None)
    match = replay(record_of(data))
    draws = [
        number
        for number, action in enumerate(data["rounds"][0]["actions"])
        if action["type"] == "draw" and action["from"] == "stock"
    ]
    lacking = with_reshuffles(lambda orders: orders.clear())
    code, round, action = place(lacking)
    assert (code, round) == ("reshuffle", 0)
    assert action in draws
    assert place(with_reshuffles(lambda orders: orders[0].pop())) == (code, 0, action)
    assert place(with_reshuffles(lambda orders: orders.append(orders[0]))) == (code, 0, None)
    assert match.rounds[0].reshuffles


@pytest.mark.parametrize(
    "wrong",
    [
        {"ended_by": "gin"},
        {"winners": []},
        {"points": [1, 1]},
        {"totals": [1.0, 1]},
        {"places": [0, 1]},
        {"more": 1},
    ],
)
def test_a_result_is_the_one_of_the_replay(wrong: Data) -> None:
    right = golden()["rounds"][0]["result"]
    assert place(with_round(0, result=right | wrong)) == ("result", 0, None)
    assert place(with_round(0, result=[])) == ("result", 0, None)


def test_true_is_not_one_in_a_result() -> None:
    right = golden()["rounds"][0]["result"]
    winners = [bool(seat) for seat in right["winners"]]
    assert place(with_round(0, result=right | {"winners": winners})) == ("result", 0, None)


def test_only_the_last_round_may_be_unfinished() -> None:
    data = golden()
    data["rounds"][0]["actions"].pop()
    assert place(data) == ("result", 0, None)
    del data["rounds"][0]["result"]
    assert place(data) == ("unfinished", 0, None)
    data["rounds"] = data["rounds"][:1]
    assert replay(record_of(data)).to_act is not None


def test_no_round_follows_the_end_of_the_match() -> None:
    data = golden()
    rounds = len(data["rounds"])
    data["rounds"].append(data["rounds"][-1])
    assert place(data) == ("after_end", rounds, None)


BAD_ACTIONS: list[tuple[Any, str]] = [
    (7, "malformed_action"),
    ([], "malformed_action"),
    (None, "malformed_action"),
    ({}, "unknown_action"),
    ({"seat": 0}, "unknown_action"),
    ({"seat": 0, "type": "fold"}, "unknown_action"),
    ({"seat": 0, "type": ["draw"]}, "unknown_action"),
    ({"seat": 0, "type": "knock", "discard": None}, "unknown_action"),
    ({"type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": 0, "type": "draw"}, "malformed_action"),
    ({"seat": 0, "type": "draw", "from": "hand"}, "malformed_action"),
    ({"seat": 0, "type": "draw", "source": "stock"}, "malformed_action"),
    ({"seat": 0, "type": "draw", "from": "stock", "card": None}, "malformed_action"),
    ({"seat": "0", "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": 0.0, "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": False, "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": 2, "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": -1, "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": 10**40, "type": "draw", "from": "stock"}, "malformed_action"),
    ({"seat": 0, "type": "discard", "card": "1s"}, "malformed_action"),
    ({"seat": 0, "type": "discard", "card": "as"}, "malformed_action"),
    ({"seat": 0, "type": "discard", "card": None}, "malformed_action"),
    ({"seat": 0, "type": "meld", "cards": "As"}, "malformed_action"),
    ({"seat": 0, "type": "meld", "cards": [["As"]]}, "malformed_action"),
    ({"seat": 0, "type": "lay_off", "meld": "0", "cards": ["As"]}, "malformed_action"),
    ({"seat": 0, "type": "lay_off", "cards": ["As"]}, "malformed_action"),
    ({"seat": 0, "type": "lay_off", "meld": 10**40, "cards": ["As"]}, "not_your_turn"),
]


@pytest.mark.parametrize(("action", "code"), BAD_ACTIONS)
@pytest.mark.parametrize("at", [0, 5])
def test_a_malformed_action_is_illegal_at_its_place(action: Any, code: str, at: int) -> None:
    data = golden()
    data["rounds"][1]["actions"].insert(at, action)
    found, round, number = place(data)
    assert (round, number) == (1, at)
    assert found == code or found not in ("malformed_action", "unknown_action")


def test_an_action_after_the_end_of_the_round_is_illegal_at_its_place() -> None:
    data = golden()
    actions = data["rounds"][0]["actions"]
    actions.append({"seat": 0, "type": "draw", "from": "stock"})
    assert place(data) == ("round_over", 0, len(actions) - 1)


def test_the_first_error_is_reported() -> None:
    data = golden()
    data["rounds"][1]["deck"] = []
    data["rounds"][0]["actions"][3] = 7
    assert place(data) == ("malformed_action", 0, 3)


def test_what_the_rules_refuse_carries_the_violation() -> None:
    data = golden()
    data["rounds"][0]["actions"].insert(0, {"seat": 0, "type": "discard", "card": "As"})
    error = fault(data)
    assert error.violation is not None
    assert error.violation.code == error.code
    assert str(error).startswith('round 0, action 0: illegal action {"seat": 0')


def test_old_versions_are_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(data: Data) -> Data:
        return {("game" if key == "kind" else key): value for key, value in data.items()}

    monkeypatch.setattr(records, "VERSION", 2)
    monkeypatch.setitem(records.MIGRATIONS, 1, renamed)
    data = golden()
    data["kind"] = data.pop("game")
    seen: list[Data] = []
    monkeypatch.setattr(records, "shaped", lambda form, data: seen.append(data))
    record_of(data)
    assert seen[0] == golden() | {"version": 2}


def test_verify_finds_what_does_not_follow_from_the_seed() -> None:
    def why(data: Data) -> tuple[str, int | None]:
        with pytest.raises(RecordError) as caught:
            verify(read(json.dumps(data)))
        return caught.value.code, caught.value.round

    data = golden()
    assert why({k: v for k, v in data.items() if k != "seed"}) == ("seed", None)
    assert why(data | {"commitment": "0" * 64}) == ("commitment", None)
    deck = data["rounds"][0]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    assert replay(record_of(data)), "these two cards were never drawn"
    assert why(data) == ("deck", 0)
