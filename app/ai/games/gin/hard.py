"""Hard: looks a draw ahead, imagines the opponent's hand, and weighs a knock against gin."""

import random

from app.ai.agent import Reason
from app.ai.games.gin.danger import dangers
from app.ai.games.gin.knocking import Race, knocking, playing_on
from app.ai.games.gin.normal import Normal
from app.ai.games.gin.player import Play, discard_reason, lightest
from app.ai.games.gin.prospects import next_deadwood
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import deadwood, discards
from app.core.games.gin.options import KNOCK_LIMIT

NEAR = 30
"""Discards that leave so much more than the least deadwood are not thought about."""
DANGER = 7.0
"""What a card costs that the opponent melds for certain, in deadwood of the next turn."""


def deadwood_weight(turn: int, least: int) -> float:
    """What deadwood left counts beside that of the next turn: little at first, the end is far."""
    if least <= KNOCK_LIMIT:
        return 0.8
    return min(0.65, max(0.0, 0.2 * (turn - 4)))


class Hard(Normal):
    """Takes from the pile as `Normal` does; its weights were fitted to many rounds."""

    def knocks_now(self, sight: Sight, rng: random.Random, token: Token) -> bool:
        """Knock when that promises more than playing on; gin always (G8)."""
        least = deadwood(sight.hand)
        return self._knock_reason(sight, sight.hand, least, rng, token) is not None

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Knock with the lightest hand if that promises more; else discard by prospects."""
        least, lights = lightest(sight)
        waits: tuple[Reason, ...] = ()
        if least <= KNOCK_LIMIT:
            card = safest(sight, lights)
            why = self._knock_reason(sight, sight.hand ^ card, least, rng, token)
            if why is not None:
                return Play(card, True, (why,))
            waits = (Reason("plays_on", {"deadwood": least}),)
        card, code = self._discard(sight, least, lights, token)
        return Play(card, False, (*waits, *discard_reason(code, card)))

    def _knock_reason(
        self, sight: Sight, hand: int, least: int, rng: random.Random, token: Token
    ) -> Reason | None:
        if least == 0:
            return Reason("gin")
        race = Race.of(sight)
        gains = knocking(sight, hand, rng, token)
        if sum(map(race.after, gains)) / len(gains) <= playing_on(sight, hand, least, race):
            return None
        return Reason("knock_promises_more", {"points": round(sum(gains) / len(gains))})

    def _discard(
        self, sight: Sight, least: int, lights: list[int], token: Token
    ) -> tuple[int, str]:
        """The card whose discard costs least: deadwood to come, deadwood now, danger."""
        token.check()
        choices = [c for c in discards(sight.hand, sight.taken) if c[0] <= least + NEAR]
        danger = dangers(sight, (card for _, card in choices))
        weight = deadwood_weight(sight.turn, least)
        costs = {}
        for left, card in choices:
            ahead = next_deadwood(sight.hand ^ card, left, sight.unseen)
            costs[card] = ahead + weight * left + DANGER * danger[card]
        best = min(costs, key=lambda card: costs[card])
        if best in lights:
            return best, "least_deadwood"
        safer = danger[best] < min(danger[card] for card in lights)
        return best, "opponent_may_want_another" if safer else "keeps_chances"


def safest(sight: Sight, cards: list[int]) -> int:
    """The card of least danger; among equals the first in pack order."""
    danger = dangers(sight, cards)
    return min(cards, key=lambda card: danger[card])
