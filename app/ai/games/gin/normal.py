"""Normal: least deadwood, and nothing next to what the opponent took; knocks when it is safe."""

import random

from app.ai.games.gin.danger import neighbours
from app.ai.games.gin.player import Play, Player, discard_reason, lightest
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import deadwood, discards

CAUTION = 10
"""Deadwood that it would rather keep than throw a card next to one that the opponent took."""
SAFE = 5
"""It knocks with so much deadwood or less: with more it fears the undercut."""


class Normal(Player):
    """Computes the best arrangement and watches what the opponent takes from the pile."""

    def takes(self, sight: Sight) -> bool:
        """Take a card that makes a meld, if less deadwood is left."""
        return sight.top_makes_meld and sight.deadwood_with_top < deadwood(sight.hand)

    def knocks_now(self, sight: Sight, rng: random.Random, token: Token) -> bool:
        """Knock with a hand that is light enough (G8)."""
        return deadwood(sight.hand) <= SAFE

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Knock with a hand that is light enough, or discard by deadwood and caution."""
        least, lights = lightest(sight)
        if least <= SAFE:
            return Play(lights[0], True, ())
        wanted = neighbours(sight.held)
        choices = discards(sight.hand, sight.taken)
        card = min(choices, key=lambda choice: choice[0] + CAUTION * bool(choice[1] & wanted))[1]
        code = "least_deadwood" if card in lights else "opponent_may_want_another"
        return Play(card, False, discard_reason(code, card))
