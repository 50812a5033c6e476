"""What a contest showed, with 95 % intervals."""

import math
from collections.abc import Sequence
from typing import Any

from app.ai.arena import Contest, Played

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def tally(contest: Contest, played: Sequence[Played]) -> list[dict[str, Any]]:
    """One entry for each name among the players (records.md, `simulate`).

    Rates, points and places are means over the seats that the name filled.
    """
    return [
        _entry(name, [p for p, own in enumerate(contest.players) if own == name], contest, played)
        for name in dict.fromkeys(contest.players)
    ]


def _entry(
    name: str, own: Sequence[int], contest: Contest, played: Sequence[Played]
) -> dict[str, Any]:
    seats = len(own)
    wins = [sum(p.won[player] for player in own) / seats for p in played]
    points = [sum(p.points[player] for player in own) / seats for p in played]
    places = [p.places[player] for p in played if p.places is not None for player in own]
    times = sorted(ms for p in played for player in own for ms in p.think_ms[player])
    won = sum(p.won[player] for p in played for player in own)
    return {
        "name": name,
        "seats": seats,
        "rounds_won": _number(sum(p.rounds_won[player] for p in played for player in own)),
        "matches_won": _number(won) if contest.whole_matches else 0,
        "win_rate": share(sum(wins), len(wins)),
        "points": mean(points),
        "place": sum(places) / len(places) if places else None,
        "think_ms": {
            "median": _quantile(times, 0.5),
            "p95": _quantile(times, 0.95),
            "max": times[-1] if times else 0.0,
        },
    }


def share(wins: float, count: int) -> dict[str, float]:
    """Wins out of `count`, with the Wilson interval, which also holds near 0 and 1."""
    rate = wins / count
    spread = Z * math.sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    middle = rate + Z * Z / (2 * count)
    scale = 1 + Z * Z / count
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return {"mean": rate, "low": max(0.0, low), "high": min(1.0, high)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """The mean, with the interval of a normal distribution."""
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    spread = Z * math.sqrt(variance / len(values))
    return {"mean": middle, "low": middle - spread, "high": middle + spread}


def _quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)] if ordered else 0.0


def _number(count: float) -> float:
    """Shared wins add up to a whole number but for rounding."""
    return round(count) if abs(count - round(count)) < 1e-6 else count
