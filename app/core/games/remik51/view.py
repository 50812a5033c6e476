"""What a watcher sees of a round of `remik51` (C6)."""

from dataclasses import dataclass

from app.core.cards import Card
from app.core.game import ALL_OPEN, Hand
from app.core.game import View as BaseView
from app.core.games.remik51.options import Options
from app.core.games.remik51.state import Phase, State


@dataclass(frozen=True, slots=True, kw_only=True)
class View(BaseView):
    """The base view and the table: melds, the stock's size, the pile, who has opened, the duty.

    `discards` ends with the top card. `taken` is the card that the seat to act took from the pile,
    `used` whether it is laid as K11 asks, `opened_before` whether that seat had opened before the
    turn, `returned` whether it gave a card back in it. `cut` is the bottom card that was shown.
    """

    options: Options
    melds: tuple[tuple[Card, ...], ...]
    owners: tuple[int, ...]
    stock: int
    discards: tuple[Card, ...]
    opened: tuple[bool, ...]
    taken: Card | None
    opened_before: bool
    used: bool
    returned: bool
    reshuffles: int
    cut: Card | None
    bombs: tuple[int, ...]
    eliminated: tuple[int, ...]


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
        melds=tuple(state.melds),
        owners=tuple(state.owners),
        stock=len(state.stock),
        discards=tuple(state.discards),
        opened=tuple(state.opened),
        taken=state.taken,
        opened_before=state.opened_before,
        used=state.used,
        returned=state.returned,
        reshuffles=state.reshuffles,
        cut=state.cut,
        bombs=state.bombs,
        eliminated=state.eliminated,
    )
