"""Knock now, or play on for gin and the undercut: what each is likely to do to the match."""

import random
from dataclasses import dataclass
from math import exp, sqrt

from app.ai.games.gin.danger import PARTNERS
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.games.gin.deadwood import (
    best_discard,
    deadwood_after_discard,
    defence,
    discards,
    places,
    points,
)
from app.core.games.gin.hand import best_melds
from app.core.games.gin.options import KNOCK_LIMIT

WORLDS = 24
"""So many hands of the opponent are imagined for one decision."""
YIELD = 12
"""Other threads may run after so many, which take about a millisecond."""
HAND = 10
ROUND = 15
"""Beside its points a round that is won counts like so many more at the beginning of a match."""
LOST = 15.0
"""What a round costs on average that is lost after playing on, in points."""
SPREAD = 8.0
"""Points of a round lie about so far from their average."""


@dataclass(frozen=True, slots=True)
class Race:
    """The way to the target: what each player still needs, in points."""

    own: int
    other: int
    target: int

    @classmethod
    def of(cls, sight: Sight) -> "Race":
        """Where the match stands."""
        totals, target = sight.view.totals, sight.view.options.target_score
        return cls(target - totals[sight.seat], target - totals[1 - sight.seat], target)

    def after(self, gain: float) -> float:
        """How good the match stands after a round, lost where `gain` is negative."""
        extra = chance(self.target - ROUND, self.target) - 0.5
        if gain > 0:
            return chance(self.own - gain, self.other) + extra
        return chance(self.own, self.other + gain) - extra


def chance(own: float, other: float) -> float:
    """About how likely a match between equals is won that needs so many points on each side."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    # A round gives ten points on average; luck grows with the root of the rounds to come.
    lead = (other - own) / 10 / sqrt((own + other) / 10)
    return 1 / (1 + exp(-1.3 * lead))


def knocking(
    sight: Sight, hand: int, rng: random.Random, token: Token, worlds: int = WORLDS
) -> list[int]:
    """What knocking with `hand` (10 cards) gains in worlds, undercuts as losses (G12, G13)."""
    melds = best_melds(hand)
    own = points(hand & ~sum(melds))
    undercut = sight.view.options.undercut_bonus
    gains = []
    for world in range(worlds):
        if world % YIELD == 0:
            token.check()
        other, _ = defence(imagined(sight, rng), melds)
        gains.append(other - own if other > own else other - own - undercut)
    return gains


def imagined(sight: Sight, rng: random.Random) -> int:
    """A hand that the opponent may have, if it would have knocked as soon as it could.

    It holds what it was seen to take, with two cards that make a meld of it. The others are dealt
    at random and bettered by as many draws as it made from the stock: it throws what leaves the
    least deadwood, and draws nothing that would have let it knock.
    """
    hand = sight.held
    for place in places(sight.held):
        pairs = [p for p in PARTNERS[1 << place] if not p & ~(sight.unseen | sight.held)]
        if pairs and all(pair & ~hand for pair in pairs):
            with_pair = hand | rng.choice(pairs)
            if with_pair.bit_count() <= HAND:
                hand = with_pair
    dealt = HAND - hand.bit_count()
    unknown = [1 << place for place in places(sight.unseen & ~hand)]
    cards = rng.sample(unknown, min(len(unknown), dealt + sight.opponent_stock_draws))
    hand |= sum(cards[:dealt])
    for card in cards[dealt:]:
        least, thrown = best_discard(hand | card)
        if thrown & sight.held:
            least, thrown = min(discards(hand | card, sight.held))
        if least > KNOCK_LIMIT:
            hand = (hand | card) ^ thrown
    return hand


def playing_on(sight: Sight, hand: int, least: int, race: Race) -> float:
    """How good the match is likely to stand after playing on with `hand`, of `least` deadwood.

    Fitted to 60,000 rounds against players that knock early: the chance to win the round after all
    (a drawn round counts half), and the points that it brings on average.
    """
    outs = sum(not deadwood_after_discard(hand | 1 << place) for place in places(sight.unseen))
    gin = outs / sight.unseen.bit_count()
    stock = max(3, sight.view.stock)
    taken = sight.held.bit_count()
    win = 0.95 - 0.017 * least + 0.74 * gin - 1.25 / stock - 0.035 * taken
    win = min(0.97, max(0.03, win))
    mean = 31.3 - 0.85 * least + 75.7 * gin - 105 / stock - 1.7 * taken
    options = sight.view.options
    won = (mean + (1 - win) * LOST) / win
    # Of the rounds that are won so, one in five is gin and three in five are undercuts.
    won += 0.2 * (options.gin_bonus - 25) + 0.6 * (options.undercut_bonus - 25)
    good = race.after(max(1.0, won - SPREAD)) + race.after(max(1.0, won + SPREAD))
    bad = race.after(SPREAD - LOST) + race.after(-SPREAD - LOST)
    return (win * good + (1 - win) * bad) / 2
