"""The worked examples in tests/cases, for every game that the program has."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.core.action_data import action_data, read_action, result_data
from app.core.faults import RecordError
from app.core.games import GAMES
from app.core.record import record_of, replay

FOLDER = Path(__file__).parent.parent / "cases"
CASES = [
    pytest.param(case, id=case["name"])
    for file in sorted(FOLDER.glob("*.json"))
    for case in json.loads(file.read_text("utf-8"))
    if case["record"]["game"] in GAMES
]


def canonical(actions: Any) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    expect = case["expect"]
    record = record_of(case["record"])
    if "error" in expect:
        with pytest.raises(RecordError) as caught:
            replay(record)
        assert {"round": caught.value.round, "action": caught.value.action} == {
            key: expect["error"][key] for key in ("round", "action")
        }
        return
    match = replay(record)
    if "rounds" in expect:
        assert [result_data(result) for result in match.results] == expect["rounds"]
        standing = match.standing
        assert expect["match"] == {
            "over": standing.over,
            "winners": list(standing.winners),
            "totals": list(standing.totals),
        }
        return
    assert match.to_act == expect["to_act"]
    if "legal" in expect:
        legal = [action_data(action) for action in match.legal_actions()]
        assert canonical(legal) == canonical(expect["legal"])
    for data in expect.get("some_legal", []):
        assert match.check(read_action(match.game, len(match.seats), data)) is None


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_cases(game: str) -> None:
    names = [param.id for param in CASES if param.id.startswith(game)]
    assert len(names) > 20
