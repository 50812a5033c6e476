"""Hostile input: whatever a file holds, it is replayed or refused with one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.faults import RecordError
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.record import dumps, read, record_of, replay, to_record

CASES = Path(__file__).parent.parent / "cases"

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
anything = st.recursive(
    scalars | st.sampled_from(["As", "Jk", 0, 1]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


def survives(source: str | bytes) -> None:
    """Whatever it is, it is replayed or refused with one sentence."""
    refused = None
    try:
        replay(read(source))
    except RecordError as error:
        refused = error
    if refused is not None:
        assert refused.message.strip()
        assert len(str(refused).encode().splitlines()) == 1


@settings(deadline=None, max_examples=100)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_read_or_refused(source: str | bytes) -> None:
    survives(source)


@pytest.mark.parametrize("game", list(GAMES))
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_any_change_of_a_record_is_read_or_refused(game: str, data: st.DataObject) -> None:
    case = json.loads(CASES.joinpath(f"{game}.json").read_text())[0]
    record = case["record"]
    record["rounds"] = record["rounds"][:2]
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(data, record)
    survives(json.dumps(record))


def mutate(data: st.DataObject, node: Any) -> None:
    """Put anything in the place of some part of `node`, take it away, or add to it."""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], dict | list) and node[key] and data.draw(st.integers(0, 3)):
            node = node[key]
            continue
        how = data.draw(st.sampled_from(["replace", "remove", "add", "repeat"]))
        if how == "replace":
            node[key] = data.draw(anything)
        elif how == "remove":
            del node[key]
        elif how == "add" and isinstance(node, dict):
            node[data.draw(st.text(max_size=4))] = data.draw(anything)
        elif isinstance(node, list):
            node.insert(key, node[key])
        return


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=300))
def test_names_of_players_are_kept(name: str) -> None:
    match = Match(GAMES["rummy"], GAMES["rummy"].options(), [Seat("A"), Seat("B")], bytes(16))
    match.next_round()
    data = to_record(match).data()
    data["seats"][0]["name"] = name
    text = dumps(record_of(data))
    assert read(text).seats[0].name == name
