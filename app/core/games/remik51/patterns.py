"""What melds the naturals of a hand can form with jokers, as bits of the cards' places in it.

Only melds that matter are here. A run that can be taken apart into two runs is left out, since
the two are worth as much; further jokers can be added to a meld at its ends (`gains`).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from app.core.cards import JOKER, SUITS, Card
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
    for cards, needed, points, gains, high in (*_sets(spots, jokers), *_runs(spots, jokers)):
        naturals = [spots[card] for card in cards if card != JOKER]
        pure = needed == 0 and cards[0][1] == cards[1][1]
        for chosen in product(*naturals):
            mask = guard = 0
            for bit, earlier in chosen:
                mask |= bit
                guard |= earlier
            found.append(Pattern(mask, guard, needed, points, pure, cards, gains, high))
    return found


_Shape = tuple[tuple[Card, ...], int, int, tuple[int, ...], int]


def _sets(spots: dict[Card, list[tuple[int, int]]], jokers: int) -> Iterator[_Shape]:
    ranks: dict[str, list[Card]] = {}
    for card in spots:
        ranks.setdefault(card[0], []).append(card)
    for same in ranks.values():
        value = most_value(same[0])
        for size in range(max(1, 3 - jokers), len(same) + 1):
            needed = max(0, 3 - size)
            room = (value,) if size + needed == 3 else ()
            for own in combinations(same, size):
                cards = (*own, *[JOKER] * needed)
                yield cards, needed, value * (size + needed), room, 1


def _runs(spots: dict[Card, list[tuple[int, int]]], jokers: int) -> Iterator[_Shape]:
    for suit in SUITS:
        held = [place for place in range(LONGEST) if PLACES[place] + suit in spots]
        for at in range(len(held) - 1):
            for own in _grow(held, at, (held[at],), jokers):
                shape = _run(own, suit, jokers)
                if shape is not None:
                    yield shape


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


def _run(places: tuple[int, ...], suit: str, jokers: int) -> _Shape | None:
    low, high = places[0], places[-1]
    if high - low == 1:
        if high + 1 < LONGEST:
            high += 1
        else:
            low -= 1
    needed = high - low + 1 - len(places)
    if needed > jokers:
        return None
    cards = tuple(
        PLACES[place] + suit if place in places else JOKER for place in range(low, high + 1)
    )
    points = sum(place_value(place) for place in range(low, high + 1))
    room = (*range(high + 1, LONGEST), *range(low - 1, -1, -1))[:MOST_JOKERS]
    gains = tuple(place_value(place) for place in room)
    return cards, needed, points, gains, LONGEST - 1 - high
