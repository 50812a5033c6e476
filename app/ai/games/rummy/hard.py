"""Hard: remembers who took what, and holds its melds back until it can go out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.rummy.easy import draw_for_meld, lay_next
from app.ai.games.rummy.normal import sight_of_table, take_promising
from app.ai.games.rummy.sight import Sight
from app.ai.games.rummy.throwing import throws
from app.ai.token import Token
from app.core.games.rummy.actions import Action
from app.core.games.rummy.search import Known
from app.core.games.rummy.view import View


@dataclass(frozen=True, slots=True)
class Hard:
    """Lays all when it goes out, or when its last draw from the stock is past."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by counting and by what is known of the next seat."""
        token.check()
        sight = Sight(view)
        known = Known(view)
        following = (sight.seat + 1) % len(view.hands)
        table = replace(sight_of_table(sight), unseen=known.unseen, next_held=known.held[following])
        if sight.drawing:
            return take_promising(sight, known.unseen) or draw_for_meld(sight)
        rest = sight.laying.rest
        if not rest & (rest - 1) or view.stock < len(view.hands):
            if (laying := lay_next(sight)) is not None:
                return laying
            rest = sight.hand
        best = throws(sight.hand, rest & sight.discards or sight.discards, table)[0]
        holding = (Reason("holds_melds"),) if rest != sight.hand else ()
        return sight.discard(best.card, *holding, *best.reasons)
