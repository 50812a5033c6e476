"""Normal: keeps what may become a meld, and minds what its discards give to others."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.rummy.easy import draw_for_meld, lay_next
from app.ai.games.rummy.sight import Sight, waited_too_long
from app.ai.games.rummy.throwing import Table, throws
from app.ai.token import Token
from app.core.games.rummy.actions import Action
from app.core.games.rummy.masks import ALL, CARD, mask, outs
from app.core.games.rummy.view import View

PROMISING = 3
"""So many new outs make a discard worth taking without a meld …"""
PROMISING_DRAWS = 3
"""… while each seat can still draw more than so many cards."""


@dataclass(frozen=True, slots=True)
class Normal:
    """Lays all at once as easy does; counts which cards are still unseen, forgets who took what."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by counting; the seed makes no difference."""
        token.check()
        sight = Sight(view)
        table = sight_of_table(sight)
        if sight.drawing:
            return take_promising(sight, table.unseen) or draw_for_meld(sight)
        if (laying := lay_next(sight)) is not None:
            return laying
        best = throws(sight.hand, sight.discards, table)[0]
        return sight.discard(best.card, *best.reasons)


def sight_of_table(sight: Sight) -> Table:
    """What a discard is judged by, without any memory of who took what."""
    view = sight.view
    seats = len(view.hands)
    table = mask(card for meld in view.melds for card in meld)
    return Table(
        unseen=ALL & ~(sight.hand | table | mask(view.discards)),
        fits=sight.fits,
        value=sight.value,
        draws=view.stock / seats,
        next_count=view.hands[(sight.seat + 1) % seats].count,
    )


def new_outs(sight: Sight, unseen: int) -> int:
    """How many more unseen cards would make a meld if the hand held the top of the pile."""
    after = outs(sight.hand | sight.top) & unseen
    return after.bit_count() - (outs(sight.hand) & unseen).bit_count()


def take_promising(sight: Sight, unseen: int) -> Decision | None:
    """Take a discard that can't be laid yet but joins many cards of the hand."""
    view = sight.view
    if not sight.top or view.stock <= PROMISING_DRAWS * len(view.hands):
        return None
    if waited_too_long(view) or new_outs(sight, unseen) < PROMISING:
        return None
    return sight.draw("discard", Reason("takes_for_outs", {"card": CARD[sight.top]}))
