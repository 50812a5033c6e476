"""Normal: least deadwood, and no cards that the opponent can use; knocks as soon as it can."""

import random

from app.ai.games.gin.danger import dangers
from app.ai.games.gin.player import Play, Player, discard_reason, lightest
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import deadwood, discards
from app.core.games.gin.options import KNOCK_LIMIT

CAUTION = 8.0
"""Deadwood that it would rather keep than throw a card that the opponent melds for certain."""


class Normal(Player):
    """Computes the best arrangement and reads what the opponent took, left and threw."""

    def takes(self, sight: Sight) -> bool:
        """Take a card that makes a meld, if less deadwood is left."""
        return sight.top_makes_meld and sight.deadwood_with_top < deadwood(sight.hand)

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Knock with the lightest hand, or discard by deadwood and danger."""
        least, lights = lightest(sight)
        if least <= KNOCK_LIMIT:
            return Play(safest(sight, lights), True, ())
        choices = discards(sight.hand, sight.taken)
        danger = dangers(sight, (card for _, card in choices))
        card = min(choices, key=lambda choice: choice[0] + CAUTION * danger[choice[1]])[1]
        code = "least_deadwood" if card in lights else "opponent_may_want_another"
        return Play(card, False, discard_reason(code, card))


def safest(sight: Sight, cards: list[int]) -> int:
    """The card of least danger; among equals the first in pack order."""
    danger = dangers(sight, cards)
    return min(cards, key=lambda card: danger[card])
