"""Easy: lays all at once and gets rid of high cards. Also the opponent called greedy melder."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.rummy.sight import Sight, waited_too_long
from app.ai.token import Token
from app.core.games.rummy.actions import Action
from app.core.games.rummy.masks import CARD, bits, cards_of
from app.core.games.rummy.view import View


@dataclass(frozen=True, slots=True)
class Easy:
    """Takes the discard only for a meld; lays at once; discards the loose card of highest value."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by the cards in hand and on the table alone."""
        token.check()
        sight = Sight(view)
        if sight.drawing:
            return draw_for_meld(sight)
        return lay_next(sight) or discard_highest(sight, random.Random(seed))


def draw_for_meld(sight: Sight) -> Decision:
    """Take the discard if it can be laid, in a new meld or on one that lies there."""
    if not sight.top_is_useful:
        return sight.draw("stock")
    if waited_too_long(sight.view):
        return sight.draw("stock", Reason("long_without_stock"))
    return sight.draw("discard", Reason("takes_for_meld", {"card": CARD[sight.top]}))


def lay_next(sight: Sight) -> Decision | None:
    """The next step of laying all that can be laid; None when nothing is left to lay."""
    laying = sight.laying
    out = () if laying.rest else (Reason("goes_out"),)
    if laying.melds:
        cards = laying.melds[0]
        return sight.lay(cards, *out, Reason("lays_meld", {"cards": cards_of(cards)}))
    if laying.lay_offs:
        card = laying.lay_offs[0]
        return sight.lay_off(card, *out, Reason("lays_off", {"card": CARD[card]}))
    return None


def discard_highest(sight: Sight, rng: random.Random) -> Decision:
    """Discard a card of the highest value; among equals any."""
    cards = list(bits(sight.discards))
    highest = max(sight.value[card] for card in cards)
    card = rng.choice([card for card in cards if sight.value[card] == highest])
    return sight.discard(card, Reason("highest_loose", {"card": CARD[card]}))
