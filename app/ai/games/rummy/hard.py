"""Hard: remembers who took what, and weighs whole plans, holding its melds back among them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.rummy.easy import draw_for_meld, lay_next
from app.ai.games.rummy.laying import Laying
from app.ai.games.rummy.normal import new_outs, sight_of_table, take_promising
from app.ai.games.rummy.sight import Sight, waited_too_long
from app.ai.games.rummy.throwing import Table, Throw, throws
from app.ai.games.rummy.trial import PRESSED, Plan, best_plan
from app.ai.token import Token
from app.core.games.rummy.actions import Action
from app.core.games.rummy.masks import CARD
from app.core.games.rummy.search import Known, World
from app.core.games.rummy.view import View

ROLLOUTS = 160
"""How many games are played out for a decision."""
CLOSE = 4
"""While no seat draws from the stock more often than this, discards are tried out too …"""
CLOSE_DISCARDS = 4
"""… so many of them."""
DOUBT = 2.0
"""Far from the end a plan must gain so many standard errors, to be preferred to the usual one."""
FEW_OUTS = 2
LOW_VALUE = 6
"""With so many new outs, or so few points, taking a discard that can't be laid is tried out."""


@dataclass(frozen=True, slots=True)
class Hard:
    """The usual plan is to hold melds back until somebody is short of cards or the stock ends."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by counting, and by playing worlds out that agree with all that was seen."""
        token.check()
        return _Turn(view, seed, limit, token).decision()


class _Turn:
    """All that one decision rests on."""

    def __init__(self, view: View, seed: int, limit: Limit, token: Token) -> None:
        self.view = view
        self.sight = Sight(view)
        self.known = Known(view)
        self.seats = len(view.hands)
        self.close = view.stock <= CLOSE * self.seats
        self.rollouts = ROLLOUTS if limit.worlds is None else limit.worlds
        self.rng = random.Random(seed)
        self.token = token
        following = (self.sight.seat + 1) % self.seats
        self.table: Table = replace(
            sight_of_table(self.sight),
            unseen=self.known.unseen,
            next_held=self.known.held[following],
        )

    def decision(self) -> Decision:
        return self._draw() if self.sight.drawing else self._play()

    def _best(self, plans: Sequence[Plan]) -> int:
        doubt = 0.0 if self.close else DOUBT
        layers = set(self.view.owners)
        return best_plan(self.known, plans, layers, self.rollouts, doubt, self.rng, self.token)

    # Drawing

    def _draw(self) -> Decision:
        sight, view = self.sight, self.view
        usual = take_promising(sight, self.table.unseen) or draw_for_meld(sight)
        if not self._worth_a_trial():
            return usual
        sources = ["stock", "discard"]
        if usual.action.source == "discard":
            sources.reverse()
        best = self._best([_drawing(source) for source in sources])
        if best == 0 and view.stock:
            return usual
        reason = "prefers_discard" if sources[best] == "discard" else "prefers_stock"
        return sight.draw(sources[best], Reason(reason, {"card": CARD[sight.top]}))

    def _worth_a_trial(self) -> bool:
        """Whether it is not plain where to draw from."""
        sight = self.sight
        if not sight.top or not self.close or waited_too_long(self.view):
            return False
        if not self.view.stock:
            return True
        return not sight.top_is_useful and (
            new_outs(sight, self.table.unseen) >= FEW_OUTS or sight.value[sight.top] < LOW_VALUE
        )

    # Laying and discarding

    def _play(self) -> Decision:
        sight = self.sight
        laying = sight.laying
        if not laying.rest & (laying.rest - 1):
            return lay_next(sight) or sight.discard(sight.hand, Reason("goes_out"))
        plans = self._plans(laying)
        best = self._best([_playing(laying, lay, throw) for lay, throw in plans])
        lay, throw = plans[best]
        if lay and (step := lay_next(sight)) is not None:
            return step
        holding = (Reason("holds_melds"),) if laying.rest != sight.hand else ()
        return sight.discard(throw.card, *holding, *throw.reasons)

    def _plans(self, laying: Laying) -> list[tuple[bool, Throw]]:
        """(Whether to lay all, the discard): the usual plan first."""
        sight, view = self.sight, self.view
        can_lay = laying.rest != sight.hand
        others = [hand.count for seat, hand in enumerate(view.hands) if seat != sight.seat]
        usual = can_lay and (view.stock < self.seats or min(others) < PRESSED)
        plans = []
        for lay in (usual, not usual) if can_lay else (usual,):
            hand = laying.rest if lay else sight.hand
            loose = laying.rest & sight.discards or hand & sight.discards
            most = CLOSE_DISCARDS if self.close and lay == usual else 1
            plans += [(lay, throw) for throw in throws(hand, loose, self.table)[:most]]
        return plans


def _drawing(source: str) -> Plan:
    return lambda world: world.draw(source)


def _playing(laying: Laying, lay: bool, throw: Throw) -> Plan:
    def plan(world: World) -> None:
        if lay:
            for meld in laying.melds:
                world.meld(meld)
            for card in laying.lay_offs:
                world.lay_off(card)
        world.discard(throw.card)

    return plan
