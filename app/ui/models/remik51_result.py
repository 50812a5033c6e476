"""What the sheets of results show of `remik51`: penalties, bombs, eliminations, rounds won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from app.core.game import RoundResult, View
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import BOMB_LIMIT, BOMBS_ALLOWED, card_penalty
from app.core.match import Match
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say

_HELD = QT_TRANSLATE_NOOP("Remik51", "In hand")
_ELIMINATED = QT_TRANSLATE_NOOP("Remik51", "eliminated")
_BOMB = QT_TRANSLATE_NOOP("Remik51", "bomb {number} of {most}")
_BOMBS = QT_TRANSLATE_N_NOOP("Remik51", "%n bomb(s)", "", 1)
_NOT_OPENED = QT_TRANSLATE_NOOP("Remik51", "not opened")
_WON = QT_TRANSLATE_NOOP("Remik51", "rounds won: {number} of {needed}")

_BOMBS_TITLE = QT_TRANSLATE_NOOP("Remik51", "Bombs")
_OUT_TITLE = QT_TRANSLATE_NOOP("Remik51", "Eliminated")
_OUT_IN = QT_TRANSLATE_NOOP("Remik51", "in round {number}")
_WON_TITLE = QT_TRANSLATE_NOOP("Remik51", "Rounds won")
_LEGEND = QT_TRANSLATE_NOOP(
    "Remik51", "* A bomb: the total becomes the highest among the losers who are not over {limit}."
)


def held_title() -> str:
    """The heading over what the cards of a hand cost."""
    return say("Remik51", _HELD)


def held(options: Options, view: View, seat: int) -> int:
    """What the cards left in a hand cost (K16)."""
    return sum(card_penalty(card, options) for card in view.hands[seat].cards or ())


def target(options: Options) -> int | None:
    """The total that ends the match, or above which a bomb comes (K17, K18)."""
    return {"points": options.points_limit, "bomb": BOMB_LIMIT}.get(options.match_format)


def note(match: Match, seat: int) -> str:
    """What the round did to a seat beside its points (K17, K18)."""
    options: Any = match.options
    if options.match_format == "wins":
        won = sum(seat in result.winners for result in match.results)
        return say("Remik51", _WON, number=won, needed=options.wins_needed)
    if options.match_format != "bomb":
        return ""
    result = match.results[-1]
    before = match.results[-2].bombs if len(match.results) > 1 else None
    bombs = (result.bombs or ())[seat]
    if seat in (result.eliminated or ()):
        return say("Remik51", _ELIMINATED)
    if bombs > (before[seat] if before else 0):
        return say("Remik51", _BOMB, number=bombs, most=BOMBS_ALLOWED)
    if result.points[seat] and not match.state.opened[seat]:
        return say("Remik51", _NOT_OPENED)
    return say("Remik51", _BOMBS, bombs) if bombs else ""


def columns(options: Any, results: Sequence[RoundResult]) -> Sequence[tuple[str, Sequence[str]]]:
    """What decides a match beside points: rounds won, or bombs and eliminations (K17, K18)."""
    seats = range(len(results[-1].totals)) if results else ()
    if options.match_format == "wins":
        won = [sum(seat in result.winners for result in results) for seat in seats]
        return [(say("Remik51", _WON_TITLE), [str(number) for number in won])]
    if options.match_format != "bomb" or not results:
        return ()
    out = []
    for seat in seats:
        rounds = [at for at, result in enumerate(results) if seat in (result.eliminated or ())]
        out.append(say("Remik51", _OUT_IN, number=rounds[0] + 1) if rounds else "–")
    return [
        (say("Remik51", _BOMBS_TITLE), [str(number) for number in results[-1].bombs or ()]),
        (say("Remik51", _OUT_TITLE), out),
    ]


def marks(results: Sequence[RoundResult]) -> tuple[Collection[tuple[int, int]], str]:
    """The points after which a bomb set a total back, by round and seat, and what that is (K18)."""
    before: Sequence[int] = ()
    found = set()
    for at, result in enumerate(results):
        bombs = result.bombs or ()
        found |= {(at, s) for s, n in enumerate(bombs) if n > (before[s] if before else 0)}
        before = bombs
    return found, say("Remik51", _LEGEND, limit=BOMB_LIMIT) if found else ""
