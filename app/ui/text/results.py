"""Results of rounds and matches in words."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel

from app.core.game import Event, RoundResult
from app.ui.text.games import TEXTS
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_WINS_ROUND = QT_TRANSLATE_NOOP("Results", "{player} wins round {number}")
_ROUND_DRAWN = QT_TRANSLATE_NOOP("Results", "Nobody wins round {number}")
_WINS_MATCH = QT_TRANSLATE_NOOP("Results", "{player} wins the match")
_SHARE_MATCH = QT_TRANSLATE_NOOP("Results", "The match is shared: {players}")
_LINE = QT_TRANSLATE_N_NOOP("Results", "{player}: %n point(s) in this round, {total} in all", "", 1)
_TOTAL_LINE = QT_TRANSLATE_N_NOOP("Results", "{player}: %n point(s) in all", "", 1)
_POINTS = QT_TRANSLATE_N_NOOP("Results", "%n point(s)", "", 1)


def round_title(game: str, number: int, options: BaseModel) -> str:
    """A line for the top bar: "Round 3 · first to 100". `number` counts from 1."""
    return TEXTS[game].round_title(number, options)


def round_winner(result: RoundResult, number: int, voice: Voice) -> str:
    """The heading of a round's result: "Ana wins round 3". `number` counts from 1."""
    if not result.winners:
        return say("Results", _ROUND_DRAWN, number=number)
    return say("Results", _WINS_ROUND, player=voice.players(result.winners), number=number)


def round_ending(game: str, history: Sequence[Event], voice: Voice) -> str:
    """How a finished round ended and what follows from that, from all its events."""
    return TEXTS[game].ending(history, voice)


def match_winner(seats: Sequence[int], voice: Voice) -> str:
    """The heading of a match's result; several seats share it."""
    if len(seats) > 1:
        return say("Results", _SHARE_MATCH, players=voice.players(seats))
    return say("Results", _WINS_MATCH, player=voice.players(seats))


def score_line(seat: int, result: RoundResult, voice: Voice) -> str:
    """One seat's line of a round's result, for a screen reader."""
    points, total = result.points[seat], result.totals[seat]
    return say("Results", _LINE, points, player=voice.names[seat], total=total)


def total_line(seat: int, total: int, voice: Voice) -> str:
    """One seat's line of a match's result, for a screen reader."""
    return say("Results", _TOTAL_LINE, total, player=voice.names[seat])


def points(number: int) -> str:
    """ "5 points" in the plural form of the language."""
    return say("Results", _POINTS, number)
