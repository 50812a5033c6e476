"""Highest-loose: melds what comes and throws what is dear; it only measures."""

import random

from app.ai.games.gin.easy import highest
from app.ai.games.gin.player import Play, Player
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.actions import Defend
from app.core.games.gin.deadwood import deadwood, to_cards, to_mask
from app.core.games.gin.hand import best, best_melds
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.view import View


class HighestLoose(Player):
    """Never lays off."""

    def takes(self, sight: Sight) -> bool:
        """Take the card to knock, or if it is in the best melds."""
        if sum(best_melds(sight.hand | sight.top)) & sight.top:
            return True
        return sight.deadwood_with_top <= KNOCK_LIMIT

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Throw the highest loose card, and knock with it whenever that is legal."""
        card = highest(sight.hand & ~sight.taken, sum(best_melds(sight.hand)), rng)
        return Play(card, deadwood(sight.hand ^ card) <= KNOCK_LIMIT, ())

    def defends(self, view: View, rng: random.Random) -> Defend:
        """Its own best melds, and no lay-offs."""
        return Defend(view.watcher, best(to_cards(to_mask(view.hand))).melds, ())
