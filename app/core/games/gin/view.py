"""What a watcher sees of a round of `gin` (C6)."""

from dataclasses import dataclass

from app.core.cards import Card
from app.core.game import ALL_OPEN, Hand
from app.core.game import View as BaseView
from app.core.games.gin.options import Options
from app.core.games.gin.scoring import Score
from app.core.games.gin.state import Phase, State


@dataclass(frozen=True, slots=True, kw_only=True)
class View(BaseView):
    """The base view and the table: the stock's size, the pile, and what a knock laid open.

    `discards` ends with the top card. `taken` is the card that the seat to act took from the pile.
    After a knock `melds` are the knocker's, then the opponent's, and `hands` what is outside them.
    `score` tells how the points of a finished round came about; None for a drawn round.
    """

    options: Options
    stock: int
    discards: tuple[Card, ...]
    taken: Card | None
    upcard_passed: bool
    knocker: int | None
    melds: tuple[tuple[Card, ...], ...]
    owners: tuple[int, ...]
    score: Score | None


def view(state: State, watcher: int) -> View:
    """Built from what C6 allows; a knock lays a hand open, the end of the round every hand."""
    everything = watcher == ALL_OPEN or state.phase is Phase.OVER
    return View(
        watcher=watcher,
        round=state.round,
        dealer=state.dealer,
        to_act=None if state.phase is Phase.OVER else state.to_act,
        phase=state.phase,
        hands=tuple(
            Hand(
                len(cards),
                tuple(cards) if everything or seat in (watcher, state.knocker) else None,
            )
            for seat, cards in enumerate(state.hands)
        ),
        totals=state.totals,
        history=tuple(told.seen_by(watcher) for told in state.log),
        options=state.options,
        stock=len(state.stock),
        discards=tuple(state.discards),
        taken=state.taken,
        upcard_passed=state.upcard_passed,
        knocker=state.knocker,
        melds=tuple(state.melds),
        owners=tuple(state.owners),
        score=state.score,
    )
