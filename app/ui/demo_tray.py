"""What the demo of `remik51` puts into the opening tray: only people fill one, step by step."""

from __future__ import annotations

from collections import Counter
from itertools import count

from app.core import shuffle
from app.core.cards import Card
from app.core.games.remik51 import GAME
from app.core.match import Match, Seat

MELDS = (("7s", "8s", "9s"), ("4d", "5d", "Jk", "7d"))
"""What lies in the tray: 46 points, a pure run among them."""
CHOSEN = ("Qh", "Kh", "Ah")
"""What is chosen to follow, and is enough."""
_OTHERS = ("2c", "5c", "Jc", "3h", "9h")


def match() -> Match:
    """A match whose dealer, a person, holds all that; it begins without a draw (K2)."""
    seats = (Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "normal"))
    seeds = (number.to_bytes(shuffle.SEED_BYTES, "big") for number in count())
    seed = next(seed for seed in seeds if shuffle.first_dealer(seed, len(seats)) == 0)
    found = Match(GAME, GAME.options(), seats, seed)
    found.next_round(_deck(len(seats)))
    return found


def _deck(seats: int) -> list[Card]:
    hand = [card for cards in (*MELDS, CHOSEN, _OTHERS) for card in cards]
    left = Counter(GAME.pack(GAME.options(), seats)) - Counter(hand)
    # No two cards of a suit that stand together follow one another: the others' hands are poor.
    rest = sorted(left.elements(), key=lambda card: (card[0] in "2468TQ", card))
    dealt = []
    for card in hand[:-1]:
        dealt += [rest.pop() for _ in range(seats - 1)] + [card]
    return [*dealt, hand[-1], *rest]
