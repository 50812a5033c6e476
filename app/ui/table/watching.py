"""From which seat the table is seen."""

from __future__ import annotations

from app.core.game import ALL_OPEN, AUDIENCE
from app.core.match import Match


def people(match: Match) -> list[int]:
    """The seats of people."""
    return [seat for seat, who in enumerate(match.seats) if who.kind == "human"]


def watcher(match: Match, seated: int | None) -> int:
    """Who looks: the only person, the person who sits down to act, nobody between two, or all.

    `seated` is the person before whom the curtain was opened.
    """
    persons = people(match)
    if not persons:
        return ALL_OPEN
    if len(persons) == 1:
        return persons[0]
    return AUDIENCE if seated is None else seated


def needs_curtain(match: Match, seated: int | None) -> bool:
    """Whether another person has to sit down before the next act."""
    persons = people(match)
    return len(persons) > 1 and match.to_act in persons and match.to_act != seated


def must_leave(match: Match, seated: int | None) -> bool:
    """Whether the person who sits at the table among several is no longer to act."""
    return len(people(match)) > 1 and seated is not None and match.to_act != seated
