"""Results of rounds and matches as plain data for the sheets that show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.core import shuffle
from app.core.game import ALL_OPEN, RoundResult, View
from app.core.match import Match
from app.ui.games import PRESENTERS
from app.ui.models.score_style import ScoreStyle, score_style
from app.ui.text import cards as card_names
from app.ui.text import players, results
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_TOTAL = QT_TRANSLATE_NOOP("Results", "Total")
_TOTAL_OF = QT_TRANSLATE_NOOP("Results", "Total of {target}")


def round_result(match: Match, printed: Mapping[str, str]) -> dict[str, Any]:
    """The last round, which must be over; `printed` are the index letters.

    `rows` begin with the best: seat, name, winner, hand (codes, sorted), groups (the hand in
    parts: text and cards), held (points or None), points, total, share (of the target, 0–1 or
    None), note, spoken. `lines` say how the points came about: text and value.
    """
    result = match.rounds[-1].result
    assert result is not None
    number = len(match.rounds)
    view = match.view(ALL_OPEN)
    voice = _voice(match, printed)
    style = score_style(match.game.id)
    order = result.places or sorted(
        range(len(match.seats)),
        key=lambda seat: (seat not in result.winners, _rank(result.totals[seat], style), seat),
    )
    return {
        "title": results.round_winner(result, number, voice),
        "ending": results.round_ending(match.game.id, view.history, voice),
        "totalTitle": _total_title(match, style),
        "rows": [_row(match, result, view, seat, voice, style) for seat in order],
        "showsHeld": style.held is not None,
        "heldTitle": style.held_title(),
        "lines": [{"text": text, "value": value} for text, value in style.lines(view, voice)],
        "over": match.standing.over,
    }


def _row(
    match: Match, result: RoundResult, view: View, seat: int, voice: Voice, style: ScoreStyle
) -> dict[str, Any]:
    parts = style.groups(view, seat) if style.groups else ()
    presenter = PRESENTERS[match.game.id]
    hand = presenter.arranged(view, view.hands[seat].cards or (), presenter.sorts[0])
    return {
        "seat": seat,
        "name": voice.names[seat],
        "winner": seat in result.winners,
        "groups": [{"text": text, "cards": list(cards)} for text, cards in parts],
        "described": ". ".join(f"{text}: {card_names.names(cards)}" for text, cards in parts),
        "hand": hand,
        "held": style.held(match.options, view, seat) if style.held else None,
        "points": _signed(result.points[seat]),
        "total": result.totals[seat],
        "share": _share(result.totals[seat], style.target(match.options)),
        "note": style.note(match, seat),
        "spoken": results.score_line(seat, result, voice),
    }


def match_result(match: Match, printed: Mapping[str, str]) -> dict[str, Any]:
    """A match that is over.

    `rows` begin with the best: seat, name, winner, total, points (of each round), totals (after
    each round, 0 before the first), extras (what the end of the match adds and what else there is
    to tell, by `extras`, the titles), spoken. `legend` says what an asterisk behind points means.
    `low` and `high` bound all totals and the target. `seed` and `commitment`, both in hex and empty
    without a seed, let anybody check the deals.
    """
    standing = match.standing
    rounds = match.results
    voice = _voice(match, printed)
    style = score_style(match.game.id)
    aim = style.target(match.options)
    order = sorted(
        range(len(match.seats)),
        key=lambda seat: (seat not in standing.winners, _rank(standing.totals[seat], style), seat),
    )
    extras = [
        (title, [_signed(points) for points in of])
        for title, of in style.extras(match.options, rounds, standing.winners[0])
    ]
    extras += [(title, list(of)) for title, of in style.columns(match.options, rounds)]
    marks, legend = style.marks(rounds)
    rows = [
        {
            "seat": seat,
            "name": voice.names[seat],
            "winner": seat in standing.winners,
            "total": standing.totals[seat],
            "points": [
                _signed(result.points[seat]) + "*" * ((at, seat) in marks)
                for at, result in enumerate(rounds)
            ],
            "totals": [0, *(result.totals[seat] for result in rounds)],
            "extras": [texts[seat] for _, texts in extras],
            "spoken": results.total_line(seat, standing.totals[seat], voice),
        }
        for seat in order
    ]
    every = [total for row in rows for total in (row["total"], *row["totals"])]
    return {
        "title": results.match_winner(standing.winners, voice),
        "totalTitle": _total_title(match, style),
        "rows": rows,
        "rounds": len(rounds),
        "extras": [title for title, _ in extras],
        "legend": legend,
        "target": aim,
        "low": min(every),
        "high": max([*every, aim or 1, 1]),
        "seed": match.seed.hex() if match.seed is not None else "",
        "commitment": shuffle.commitment(match.seed) if match.seed is not None else "",
    }


def _rank(total: int, style: ScoreStyle) -> int:
    """Sorts the better total first."""
    return total if style.low_wins else -total


def _total_title(match: Match, style: ScoreStyle) -> str:
    aim = style.target(match.options)
    return say("Results", _TOTAL) if aim is None else say("Results", _TOTAL_OF, target=aim)


def _share(total: int, aim: int | None) -> float | None:
    return None if aim is None else max(0.0, min(1.0, total / aim))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _voice(match: Match, printed: Mapping[str, str]) -> Voice:
    return Voice(players.names(match.seats), printed)
