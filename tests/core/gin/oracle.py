"""Melds, deadwood, G9 and G10 by plain enumeration: slow, and written apart from the program."""

from collections.abc import Iterable, Iterator
from itertools import combinations

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
RUNS = [
    frozenset(RANKS[at] + suit for at in range(low, high))
    for suit in "cdhs"
    for low in range(13)
    for high in range(low + 3, 14)
]
SETS = [
    frozenset(rank + suit for suit in suits)
    for rank in RANKS
    for size in (3, 4)
    for suits in combinations("cdhs", size)
]
MELDS = RUNS + SETS
Melds = tuple[frozenset[str], ...]


def value(cards: Iterable[str]) -> int:
    return sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)


def partitions(hand: frozenset[str]) -> Iterator[Melds]:
    """Every choice of melds of the hand that share no card, the empty one included."""

    def go(at: int, left: frozenset[str]) -> Iterator[Melds]:
        yield ()
        for index in range(at, len(possible)):
            if possible[index] <= left:
                for others in go(index + 1, left - possible[index]):
                    yield (possible[index], *others)

    possible = [meld for meld in MELDS if meld <= hand]
    return go(0, hand)


def deadwood(hand: frozenset[str]) -> int:
    return value(hand) - max(value(card for m in melds for card in m) for melds in partitions(hand))


def fits(card: str, meld: frozenset[str]) -> bool:
    return meld | {card} in MELDS and card not in meld


def in_order(melds: Iterable[Iterable[str]]) -> list[list[int]]:
    return sorted(sorted(PACK.index(card) for card in meld) for meld in melds)


def g9_melds(hand: frozenset[str]) -> list[list[int]]:
    """The arrangement that G9 chooses, as places in pack order."""
    least = deadwood(hand)
    outside = [card for card in PACK if card not in hand]

    def key(melds: Melds) -> tuple[int, list[list[int]]]:
        fitting = [card for card in outside if any(fits(card, meld) for meld in melds)]
        return len(fitting), in_order(melds)

    whole = value(hand)
    return min(
        key(melds)
        for melds in partitions(hand)
        if whole - value(card for meld in melds for card in meld) == least
    )[1]


def defended(hand: frozenset[str], table: Melds) -> int:
    """The least deadwood of a defender over every choice of own melds and single lay-offs (G10)."""
    seen: dict[tuple[frozenset[str], Melds], int] = {}

    def lay_off(rest: frozenset[str], table: Melds) -> int:
        if (rest, table) not in seen:
            best = value(rest)
            for card in rest:
                for at, meld in enumerate(table):
                    if fits(card, meld):
                        after = (*table[:at], meld | {card}, *table[at + 1 :])
                        best = min(best, lay_off(rest - {card}, after))
            seen[rest, table] = best
        return seen[rest, table]

    return min(lay_off(hand - frozenset().union(*melds), table) for melds in partitions(hand))
