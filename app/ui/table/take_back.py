"""Taking back against computer players: to the last decision of the only person at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from app.core.match import Match
from app.ui.table.watching import people


def can_take_back(match: Match, passes_for: Collection[int], chosen: Collection[int]) -> bool:
    """Whether the only person decided anything in the round under way.

    `passes_for` are the seats for which a pass is made when they can do nothing else; a pass of
    theirs is a decision only where it is known to be one of the `chosen` actions of the round.
    """
    persons = people(match)
    return (
        len(persons) == 1
        and match.to_act is not None
        and any(
            action.seat == persons[0]
            and (action.type != "pass" or action.seat not in passes_for or at in chosen)
            for at, action in enumerate(match.rounds[-1].actions)
        )
    )


def take_back(match: Match, forced: Callable[[], bool]) -> list[Any]:
    """Undo up to the person's last decision, with all that came after it; returns what was undone.

    `forced` tells whether a pass would be made at once for the seat to act: that is no decision.
    Nothing of this can be done again.
    """
    (person,) = people(match)
    undone = [match.undo()]
    while undone[-1].seat != person or forced():
        undone.append(match.undo())
    match.undone.clear()
    return undone
