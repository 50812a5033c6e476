"""Easy: draws from the stock, throws the highest loose card, knocks as soon as it can."""

import random

from app.ai.games.gin.player import Play, Player, discard_reason
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.actions import Defend
from app.core.games.gin.deadwood import deadwood, places, points, to_cards, to_mask
from app.core.games.gin.hand import melds_in
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.view import View


class Easy(Player):
    """Looks at nothing but its own hand, never breaks a meld, and lays nothing off."""

    def takes(self, sight: Sight) -> bool:
        """Leave the pile alone."""
        return False

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Discard the loose card of the highest value; among equals any."""
        melded = sum(obvious_melds(sight.hand))
        card = highest(sight.hand & ~sight.taken, melded, rng)
        knock = deadwood(sight.hand ^ card) <= KNOCK_LIMIT
        return Play(card, knock, () if knock else discard_reason("highest_loose", card))

    def defends(self, view: View, rng: random.Random) -> Defend:
        """The melds that it sees, and no lay-offs."""
        melds = obvious_melds(to_mask(view.hand))
        return Defend(view.watcher, tuple(map(to_cards, melds)), ())


def obvious_melds(hand: int) -> list[int]:
    """The meld of most points, then again among the other cards, until there is none."""
    chosen = []
    while melds := melds_in(hand):
        chosen.append(max(melds, key=points))
        hand ^= chosen[-1]
    return chosen


def highest(cards: int, melded: int, rng: random.Random) -> int:
    """A card of the highest value outside the melds, or of all when every card is melded."""
    choice = [1 << place for place in places(cards & ~melded or cards)]
    most = max(points(card) for card in choice)
    return rng.choice([card for card in choice if points(card) == most])
