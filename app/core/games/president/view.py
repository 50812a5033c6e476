"""What a watcher sees of a round of `president` (C6)."""

from dataclasses import dataclass

from app.core.cards import Card
from app.core.game import ALL_OPEN, Hand
from app.core.game import View as BaseView
from app.core.games.president.options import Options
from app.core.games.president.state import Phase, State


@dataclass(frozen=True, slots=True, kw_only=True)
class View(BaseView):
    """The base view and the trick under way, the order in force, who passed and who is out.

    `owed` lists who still has to give back in the exchange: (seat, to, count). Cards given are in
    the history, for their two seats only.
    """

    options: Options
    before: tuple[int, ...]
    owed: tuple[tuple[int, int, int], ...]
    reversed: bool
    plays: tuple[tuple[int, tuple[Card, ...]], ...]
    passed: tuple[int, ...]
    places: tuple[int, ...]


def view(state: State, watcher: int) -> View:
    """Built from what C6 allows; when the round is over every hand lies open."""
    everything = watcher == ALL_OPEN or state.phase is Phase.OVER
    return View(
        watcher=watcher,
        round=state.round,
        dealer=state.dealer,
        to_act=None if state.phase is Phase.OVER else state.to_act,
        phase=state.phase,
        hands=tuple(
            Hand(len(cards), tuple(cards) if everything or seat == watcher else None)
            for seat, cards in enumerate(state.hands)
        ),
        totals=state.totals,
        history=tuple(told.seen_by(watcher) for told in state.log),
        options=state.options,
        before=state.before,
        owed=tuple(state.owed),
        reversed=state.reversed,
        plays=tuple(state.plays),
        passed=tuple(sorted(state.passed)),
        places=tuple(state.places),
    )
