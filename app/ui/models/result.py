"""Results of rounds and matches as plain data for the sheets that show them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.core.cards import Card
from app.core.game import ALL_OPEN, RoundResult
from app.core.games.rummy import scoring as rummy
from app.core.match import Match
from app.ui.text import results
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_HELD: dict[str, Callable[[Any, Sequence[Card]], int]] = {
    "rummy": lambda options, cards: rummy.hand_value(cards, options.ace_high),
}
"""What the cards left in a hand are worth, in the games where that counts."""

_TOTAL = QT_TRANSLATE_NOOP("Results", "Total")
_TOTAL_OF = QT_TRANSLATE_NOOP("Results", "Total of {target}")


def round_result(match: Match, printed: Mapping[str, str]) -> dict[str, Any]:
    """The last round, which must be over; `printed` are the index letters.

    `rows` are in the order of the round's points, the winners first: seat, name, winner, hand
    (codes), held (points or None), points, total, share (of the target, 0–1 or None), spoken.
    """
    result = match.rounds[-1].result
    assert result is not None
    number = len(match.rounds)
    view = match.view(ALL_OPEN)
    voice = _voice(match, printed)
    order = sorted(
        range(len(match.seats)),
        key=lambda seat: (seat not in result.winners, -result.totals[seat], seat),
    )
    return {
        "title": results.round_winner(result, number, voice),
        "ending": results.round_ending(match.game.id, view.history, voice),
        "totalTitle": _total_title(match),
        "rows": [_row(match, result, view.hands[seat].cards or (), seat, voice) for seat in order],
        "showsHeld": match.game.id in _HELD,
        "over": match.standing.over,
    }


def _row(
    match: Match, result: RoundResult, hand: Sequence[Card], seat: int, voice: Voice
) -> dict[str, Any]:
    value = _HELD.get(match.game.id)
    return {
        "seat": seat,
        "name": voice.names[seat],
        "winner": seat in result.winners,
        "hand": list(hand),
        "held": value(match.options, hand) if value else None,
        "points": _signed(result.points[seat]),
        "total": result.totals[seat],
        "share": _share(result.totals[seat], target(match)),
        "spoken": results.score_line(seat, result, voice),
    }


def match_result(match: Match, printed: Mapping[str, str]) -> dict[str, Any]:
    """A match that is over.

    `rows` are the seats by their totals: seat, name, winner, total, points (of each round), totals
    (after each round, 0 before the first), spoken. `low` and `high` bound all totals and the
    target.
    """
    standing = match.standing
    rounds = match.results
    voice = _voice(match, printed)
    aim = target(match)
    rows = []
    for seat in sorted(range(len(match.seats)), key=lambda seat: -standing.totals[seat]):
        rows.append(
            {
                "seat": seat,
                "name": voice.names[seat],
                "winner": seat in standing.winners,
                "total": standing.totals[seat],
                "points": [_signed(result.points[seat]) for result in rounds],
                "totals": [0, *(result.totals[seat] for result in rounds)],
                "spoken": results.score_line(seat, rounds[-1], voice),
            }
        )
    rows.sort(key=lambda row: not row["winner"])
    every = [total for row in rows for total in row["totals"]]
    return {
        "title": results.match_winner(standing.winners, voice),
        "totalTitle": _total_title(match),
        "rows": rows,
        "rounds": len(rounds),
        "target": aim,
        "low": min(every),
        "high": max([*every, aim or 1, 1]),
    }


def target(match: Match) -> int | None:
    """The score that ends the match, in the games that have one."""
    return getattr(match.options, "target_score", None)


def _total_title(match: Match) -> str:
    aim = target(match)
    return say("Results", _TOTAL) if aim is None else say("Results", _TOTAL_OF, target=aim)


def _share(total: int, aim: int | None) -> float | None:
    return None if aim is None else max(0.0, min(1.0, total / aim))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _voice(match: Match, printed: Mapping[str, str]) -> Voice:
    return Voice(tuple(seat.name for seat in match.seats), printed)
