"""Easy: keeps its melds, throws the highest loose card, knocks as soon as it can."""

import random

from app.ai.games.gin.player import Play, Player, discard_reason
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import deadwood, places, points
from app.core.games.gin.hand import best_melds
from app.core.games.gin.options import KNOCK_LIMIT


class Easy(Player):
    """Takes the discard for a meld; looks at nothing but its own hand."""

    def takes(self, sight: Sight) -> bool:
        """Take a card that makes a meld."""
        return sight.top_makes_meld

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Discard the loose card of the highest value; among equals any."""
        card = highest_loose(sight, rng)
        knock = deadwood(sight.hand ^ card) <= KNOCK_LIMIT
        return Play(card, knock, () if knock else discard_reason("highest_loose", card))


def highest_loose(sight: Sight, rng: random.Random) -> int:
    """A card of the highest value outside the best melds, where there is one to discard."""
    free = sight.hand & ~sight.taken
    loose = free & ~sum(best_melds(sight.hand)) or free
    cards = [1 << place for place in places(loose)]
    highest = max(points(card) for card in cards)
    return rng.choice([card for card in cards if points(card) == highest])
