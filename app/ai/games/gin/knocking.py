"""Knock now, or play on for gin and the undercut: what each is likely to give, in points."""

import random

from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import best_discard, defence, discards, places, points
from app.core.games.gin.hand import best_melds

WORLDS = 30
"""So many hands of the opponent are imagined for one decision."""
HAND = 10


def knocking(
    sight: Sight, hand: int, rng: random.Random, token: Token, worlds: int = WORLDS
) -> float:
    """The mean gain from knocking with `hand` (10 cards), undercuts as losses (G12, G13)."""
    melds = best_melds(hand)
    own = points(hand & ~sum(melds))
    undercut = sight.view.options.undercut_bonus
    total = 0
    for _ in range(worlds):
        token.check()
        other, _ = defence(imagined(sight, rng), melds)
        total += other - own if other > own else other - own - undercut
    return total / worlds


def imagined(sight: Sight, rng: random.Random) -> int:
    """A hand that the opponent may have: dealt at random, then bettered by its draws.

    It holds what it was seen to take. Each draw, as far as `sight` counted them, brings a card
    that may be any of those unseen; it throws what leaves the least deadwood.
    """
    cards = [1 << place for place in places(sight.unseen)]
    rng.shuffle(cards)
    dealt = HAND - sight.held.bit_count()
    hand = sight.held | sum(cards[:dealt])
    for card in cards[dealt : dealt + sight.opponent_draws]:
        hand |= card
        thrown = best_discard(hand)[1]
        hand ^= min(discards(hand, sight.held))[1] if thrown & sight.held else thrown
    return hand


def playing_on(turn: int, least: int) -> float:
    """What playing on with `least` deadwood in the seat's own turn number `turn` gives on average.

    From rounds against opponents that knock at once and such that wait, but lower than measured,
    because a round that is won counts as well as its points.
    """
    near_gin = 8.0 if least <= 3 else 0.0
    return 5.0 - 2.7 * least + 14.0 * 0.7 ** (turn - 3) + near_gin
