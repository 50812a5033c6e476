"""`talia replay`: play records again and print what they come to."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.cli.report import complain
from app.core.action_data import action_data, result_data
from app.core.faults import RecordError, printable
from app.core.game import RoundResult
from app.core.match import Match
from app.core.save import load, match_of


def run(files: Sequence[str], as_json: bool) -> int:
    """Replay each file; returns 2 when one was bad, else 0."""
    status = 0
    for file in files:
        try:
            match = match_of(load(Path(file)))
        except RecordError as error:
            status = 2
            complain(file, error)
            if as_json:
                print(json.dumps({"file": file, "error": _error(error)}))
        else:
            print(json.dumps(summary(file, match)) if as_json else _story(file, match))
    return status


def summary(file: str, match: Match) -> dict[str, Any]:
    """What `--json` prints of a match (records.md, "The command line")."""
    standing = match.standing
    return {
        "file": file,
        "game": match.game.id,
        "rounds": [result_data(result) for result in match.results],
        "match": {
            "over": standing.over,
            "winners": list(standing.winners),
            "totals": list(standing.totals),
        },
        "to_act": match.to_act,
        "legal": [action_data(action) for action in match.legal_actions()],
    }


def _error(error: RecordError) -> dict[str, Any]:
    return {
        "code": error.code,
        "message": error.message,
        "round": error.round,
        "action": error.action,
    }


def _story(file: str, match: Match) -> str:
    names = ", ".join(f"{seat} {printable(player.name)}" for seat, player in enumerate(match.seats))
    lines = [f"{printable(file)}: {match.game.id}; seats: {names}"]
    lines += [f"  round {n}: {_round(result)}" for n, result in enumerate(match.results)]
    if match.to_act is not None:
        actions = len(match.rounds[-1].actions)
        lines.append(
            f"  round {len(match.rounds) - 1}: {actions} actions; seat {match.to_act} is to act"
        )
    standing = match.standing
    state = f"won by {_seats(standing.winners)}" if standing.over else "not over"
    lines.append(f"  match: {state}; totals {_numbers(standing.totals)}")
    return "\n".join(lines)


def _round(result: RoundResult) -> str:
    won = f"won by {_seats(result.winners)}" if result.winners else "won by nobody"
    parts = [f"{won} ({result.ended_by})"]
    parts += [
        f"{key} {_numbers(values)}"
        for key, values in result_data(result).items()
        if key not in ("ended_by", "winners")
    ]
    return "; ".join(parts)


def _seats(seats: Sequence[int]) -> str:
    return ("seat " if len(seats) == 1 else "seats ") + _numbers(seats)


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)) or "none"
