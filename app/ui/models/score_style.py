"""How each game counts, as far as its results are shown differently."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from app.core.cards import Card
from app.core.game import RoundResult, View
from app.core.match import Match
from app.ui.text.voice import Voice


@dataclass(frozen=True, slots=True)
class ScoreStyle:
    """What the sheets of results need to know of a game.

    `held` values what a seat still holds, under `held_title`; `target` is the total that ends the
    match; `note` is a word about a seat's result, like its title. `groups` shows a hand in titled
    parts, `lines` how the points of a round came about, `extras` what the end of a match adds.
    `columns` are further columns of the sheet of a match: title, and a text for each seat. `marks`
    are the points on it with an asterisk, by round and seat, and what that means.
    """

    held: Callable[[Any, View, int], int] | None = None
    target: Callable[[Any], int | None] = lambda options: None
    note: Callable[[Match, int], str] = lambda match, seat: ""
    low_wins: bool = False
    held_title: Callable[[], str] = lambda: ""
    groups: Callable[[Any, int], Sequence[tuple[str, Sequence[Card]]]] | None = None
    lines: Callable[[Any, Voice], Sequence[tuple[str, str]]] = lambda view, voice: ()
    extras: Callable[[Any, Sequence[RoundResult], int], Sequence[tuple[str, Sequence[int]]]] = (
        lambda options, results, winner: ()
    )
    columns: Callable[[Any, Sequence[RoundResult]], Sequence[tuple[str, Sequence[str]]]] = (
        lambda options, results: ()
    )
    marks: Callable[[Sequence[RoundResult]], tuple[Collection[tuple[int, int]], str]] = (
        lambda results: ((), "")
    )


def _rummy() -> ScoreStyle:
    from app.core.games.rummy.scoring import hand_value

    def held(options: Any, view: View, seat: int) -> int:
        return hand_value(view.hands[seat].cards or (), options.ace_high)

    return ScoreStyle(held=held, target=lambda options: options.target_score)


def _gin() -> ScoreStyle:
    from app.ui.models import gin_result as gin

    return ScoreStyle(
        target=lambda options: options.target_score,
        groups=gin.groups,
        lines=gin.lines,
        extras=gin.extras,
    )


def _president() -> ScoreStyle:
    from app.ui.text.games.president import title

    def note(match: Match, seat: int) -> str:
        places = match.results[-1].places or ()
        return title(places.index(seat) + 1, len(places))

    return ScoreStyle(note=note)


def _remik51() -> ScoreStyle:
    from app.ui.models import remik51_result as remik51

    return ScoreStyle(
        held=remik51.held,
        target=remik51.target,
        note=remik51.note,
        low_wins=True,
        held_title=remik51.held_title,
        columns=remik51.columns,
        marks=remik51.marks,
    )


_STYLES = {"rummy": _rummy, "gin": _gin, "president": _president, "remik51": _remik51}


def score_style(game: str) -> ScoreStyle:
    """The style of a game. Raises KeyError for an unknown one."""
    return _STYLES[game]()
