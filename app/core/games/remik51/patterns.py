"""What melds the naturals of a hand can form with jokers, as bits of the cards' places in it.

Only melds that matter are here. A run that can be taken apart into two runs is left out, since
the two are worth as much; further jokers can be added to a meld at its ends (`gains`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from app.core.cards import JOKER, Card
from app.core.games.remik51.melds import LONGEST, PLACES, most_value, place_value

MOST_JOKERS = 6
"""Three packs have no more (K1)."""


class Pattern(NamedTuple):
    """A meld of naturals and as many jokers as it needs.

    `mask` has the places of its naturals in the hand, `guard` those of equal cards that come
    earlier: they must be in no doubt any more, so that equal cards are taken in their order.
    """

    mask: int
    guard: int
    jokers: int
    points: int
    pure: bool
    cards: tuple[Card, ...]
    gains: tuple[int, ...]
    """What each further joker would be worth, in the order in which they are added (K7)."""
    high: int
    """How many of these go to the high end, or stand in a set; the rest to the low end."""

    def with_jokers(self, count: int) -> tuple[Card, ...]:
        """The cards of the meld with `count` further jokers."""
        high = min(count, self.high)
        return (*[JOKER] * (count - high), *self.cards, *[JOKER] * high)


def patterns(hand: Sequence[Card], jokers: int) -> list[Pattern]:
    """The melds that matter of `hand`, naturals of which equal ones stand together."""
    spots: dict[Card, list[tuple[int, int]]] = {}
    for place, card in enumerate(hand):
        same = spots.setdefault(card, [])
        same.append((1 << place, sum(bit for bit, _ in same)))
    found = []
    for own, shape in _shapes(tuple(spots), jokers):
        for chosen in product(*[spots[card] for card in own]):
            mask = guard = 0
            for bit, earlier in chosen:
                mask |= bit
                guard |= earlier
            found.append(Pattern(mask, guard, *shape))
    return found


_Shape = tuple[int, int, bool, tuple[Card, ...], tuple[int, ...], int]
"""Of a pattern: jokers, points, pure, cards, gains, high."""
_Own = tuple[tuple[Card, ...], _Shape]
"""The naturals and the shape."""


def _shapes(kinds: Sequence[Card], jokers: int) -> Iterator[_Own]:
    ranks: dict[str, list[Card]] = {}
    suits: dict[str, list[Card]] = {}
    for card in kinds:
        ranks.setdefault(card[0], []).append(card)
        suits.setdefault(card[1], []).append(card)
    for same in ranks.values():
        if len(same) + jokers >= 3:
            yield from _sets(tuple(same), jokers)
    for same in suits.values():
        if len(same) > 1:
            yield from _runs(tuple(same), jokers)


@lru_cache(maxsize=1024)
def _sets(same: tuple[Card, ...], jokers: int) -> tuple[_Own, ...]:
    value = most_value(same[0])
    found = []
    for size in range(max(1, 3 - jokers), len(same) + 1):
        needed = max(0, 3 - size)
        room = (value,) if size + needed == 3 else ()
        for own in combinations(same, size):
            cards = (*own, *[JOKER] * needed)
            found.append((own, (needed, value * len(cards), False, cards, room, 1)))
    return tuple(found)


@lru_cache(maxsize=2048)
def _runs(same: tuple[Card, ...], jokers: int) -> tuple[_Own, ...]:
    suit = same[0][1]
    held = [place for place in range(LONGEST) if PLACES[place] + suit in same]
    found = []
    for at in range(len(held) - 1):
        for places in _grow(held, at, (held[at],), jokers):
            shape = _run(places, suit)
            if shape[0] <= jokers:
                found.append((tuple(PLACES[place] + suit for place in places), shape))
    return tuple(found)


def _grow(
    held: list[int], at: int, begun: tuple[int, ...], jokers: int
) -> Iterator[tuple[int, ...]]:
    """The naturals of runs that begin with `begun`, whose last is `held[at]`."""
    for further in range(at + 1, len(held)):
        gap = held[further] - held[at] - 1
        if gap > jokers:
            return
        longer = (*begun, held[further])
        if not _comes_apart(longer):
            yield longer
            yield from _grow(held, further, longer, jokers - gap)


def _comes_apart(places: tuple[int, ...]) -> bool:
    """Whether a run of these naturals can be cut into two; then so can every longer one."""
    low, high = places[0], places[-1]
    for cut in range(low + 3, high - 1):
        below = sum(place < cut for place in places)
        if 2 <= below <= len(places) - 2:
            return True
    return False


@lru_cache(maxsize=2048)
def _run(places: tuple[int, ...], suit: str) -> _Shape:
    low, high = places[0], places[-1]
    if high - low == 1:
        if high + 1 < LONGEST:
            high += 1
        else:
            low -= 1
    needed = high - low + 1 - len(places)
    cards = tuple(
        PLACES[place] + suit if place in places else JOKER for place in range(low, high + 1)
    )
    points = sum(place_value(place) for place in range(low, high + 1))
    room = (*range(high + 1, LONGEST), *range(low - 1, -1, -1))[:MOST_JOKERS]
    gains = tuple(place_value(place) for place in room)
    return needed, points, needed == 0, cards, gains, LONGEST - 1 - high
