"""The best melds of a hand of `rummy`, exact."""

from collections.abc import Iterable
from functools import cache

from app.core.cards import SUITS, Card
from app.core.games.rummy.scoring import card_value
from app.core.melds import ACE_HIGH, Arrangement, melds_in

_Found = tuple[int, int, int, tuple[tuple[Card, ...], ...]]


def best(cards: Iterable[Card], ace_high: bool = False) -> Arrangement:
    """The melds that leave the least value unmatched (R3–R5, R12), of these with the fewest cards.

    `cards` has no twins. Of arrangements that are still equal the one with the fewest melds.
    """
    hand = tuple(sorted(cards, key=_by_rank))
    beginning: dict[Card, list[tuple[Card, ...]]] = {card: [] for card in hand}
    for meld in melds_in(hand, ACE_HIGH):
        beginning[meld[0]].append(meld)

    @cache
    def least(left: tuple[Card, ...]) -> _Found:
        if not left:
            return 0, 0, 0, ()
        value, loose, count, melds = least(left[1:])
        found = value + card_value(left[0], ace_high), loose + 1, count, melds
        for meld in beginning[left[0]]:
            if all(card in left for card in meld):
                value, loose, count, melds = least(tuple(c for c in left if c not in meld))
                found = min(found, (value, loose, count + 1, (meld, *melds)))
        return found

    value, _, _, melds = least(hand)
    used = {card for meld in melds for card in meld}
    return Arrangement(melds, tuple(card for card in hand if card not in used), value)


def _by_rank(card: Card) -> tuple[int, int]:
    return ACE_HIGH.index(card[0]), SUITS.index(card[1])
