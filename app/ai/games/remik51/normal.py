"""Normal: builds toward its opening, keeps what may become a meld, swaps jokers."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.remik51.easy import draw_for_plan
from app.ai.games.remik51.laying import Manner, fitting, plan
from app.ai.games.remik51.sight import Sight, following
from app.ai.token import Token
from app.core.cards import JOKER, RANKS, Card
from app.core.events import Discarded
from app.core.games.remik51.actions import Action, Return
from app.core.games.remik51.search import turn
from app.core.games.remik51.view import View

LINK = 1.0
"""What a card of the same rank or next to it makes another worth keeping; one further on half."""
TOWARD_PURE_RUN = 1.5
"""How much more links in a suit count as long as the pure run lacks (K8)."""
FITS = 2.0
"""What it counts that a card could be laid off."""
UNWANTED = 0.3
"""What it counts that the next seat, which has opened, has thrown such a card itself."""
POINT = 0.1
"""What a point of penalty counts."""


@dataclass(frozen=True, slots=True)
class Normal:
    """Looks at its hand, the table and what the next seat throws; counts no other cards."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Lay at once, but jokers only where they help; then part with what has fewest links."""
        token.check()
        sight = Sight(view)
        manner = at_once(sight)
        if sight.drawing:
            return draw_for_plan(sight, manner)
        laying = plan(turn(view), manner)
        if laying is None:
            return Decision(Return(sight.seat), (Reason("cannot_use_taken"),))
        return sight.step(laying) or _discard(sight, random.Random(seed))


def at_once(sight: Sight) -> Manner:
    """Lay melds and lay off; a joker goes into a meld only if two other cards leave with it."""
    return Manner(lambda card: 10 + sight.penalty(card), joker=-12, fitting=3)


def _discard(sight: Sight, rng: random.Random) -> Decision:
    cards = sight.loose() or [card for card in sight.hand if card != JOKER] or [JOKER]
    fits = fitting(sight.hand, sight.view.melds)
    unwanted = _thrown_by_next(sight.view)
    in_suit = TOWARD_PURE_RUN if sight.lacks_pure_run else 1

    def keep(card: Card) -> float:
        others = set(sight.hand) - {card, JOKER}
        links = sum(_link(card, o) * (in_suit if o[1] == card[1] else 1) for o in others)
        safe = any(_link(card, thrown) >= LINK for thrown in unwanted)
        return (
            links
            + (FITS if card in fits else 0)
            - (UNWANTED if safe else 0)
            - POINT * sight.penalty(card)
        )

    least = min(map(keep, cards))
    card = rng.choice([card for card in cards if keep(card) == least])
    return sight.discard(card, Reason("fewest_links", {"card": card}))


def _thrown_by_next(view: View) -> set[Card]:
    after = following(view)
    if not view.opened[after]:
        return set()
    return {e.card for e in view.history if isinstance(e, Discarded) and e.seat == after}


def _link(card: Card, other: Card) -> float:
    if card[0] == other[0]:
        return LINK
    if card[1] != other[1]:
        return 0
    apart = abs(RANKS.index(card[0]) - RANKS.index(other[0]))
    # The ace stands beside the king too.
    apart = min(apart, len(RANKS) - apart) if "A" in (card[0], other[0]) else apart
    return {1: LINK, 2: LINK / 2}.get(apart, 0)
