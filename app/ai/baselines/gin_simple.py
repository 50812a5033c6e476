"""Simple, the standard opponent of the gin rummy AI contest of 2021; it only measures."""

import random

from app.ai.games.gin.player import Play, Player
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.cards import Card
from app.core.games.gin.actions import Defend, LayOff
from app.core.games.gin.deadwood import discards, fitting, places, to_cards, to_mask
from app.core.games.gin.hand import least_arrangements
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.view import View


class Simple(Player):
    """Takes any card that melds, throws for least deadwood, knocks whenever it may."""

    def takes(self, sight: Sight) -> bool:
        """Take the card if and only if some meld of hand and card contains it."""
        return sight.top_makes_meld

    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """Any discard among those that leave least, but no pair (drawn, discarded) again."""
        drawn = sight.own[-1][0]
        choices = discards(sight.hand, sight.taken)
        fresh = [choice for choice in choices if (drawn, choice[1]) not in sight.own] or choices
        least = min(left for left, _ in fresh)
        card = rng.choice([card for left, card in fresh if left == least])
        return Play(card, least <= KNOCK_LIMIT, ())

    def melds(self, hand: int, rng: random.Random) -> tuple[tuple[Card, ...], ...]:
        """Any arrangement of least deadwood."""
        return tuple(map(to_cards, rng.choice(least_arrangements(hand))))

    def defends(self, view: View, rng: random.Random) -> Defend:
        """Any arrangement of least deadwood, then each loose card where it first fits."""
        hand = to_mask(view.hand)
        melds = self.melds(hand, rng)
        loose = hand & ~sum(map(to_mask, melds))
        table = [to_mask(meld) for meld in view.melds]
        lay_offs = []
        while (fit := _first_fit(loose, table)) is not None:
            number, card = fit
            table[number] |= card
            loose ^= card
            lay_offs.append(LayOff(number, to_cards(card)))
        return Defend(view.watcher, melds, tuple(lay_offs))


def _first_fit(loose: int, table: list[int]) -> tuple[int, int] | None:
    for place in places(loose):
        for number, meld in enumerate(table):
            if fitting(meld) >> place & 1:
                return number, 1 << place
    return None
