"""Hands and melds of `rummy` as bits of one integer, for search.

Each suit has 16 bits, of which 13 are used: bit 0 is the 2, bit 12 the ace (R3).
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from app.core.cards import RANKS, SUITS, Card
from app.core.melds import ACE_HIGH

LANE = 16
SUIT = (1 << len(RANKS)) - 1
ALL = sum(SUIT << LANE * lane for lane in range(len(SUITS)))
_PLACE = {
    rank + suit: LANE * s + r for s, suit in enumerate(SUITS) for r, rank in enumerate(ACE_HIGH)
}
BIT: dict[Card, int] = {card: 1 << place for card, place in _PLACE.items()}
CARD: dict[int, Card] = {bit: card for card, bit in BIT.items()}
RANK: dict[int, int] = {
    bit: sum(1 << (place % LANE + LANE * lane) for lane in range(len(SUITS)))
    for bit, place in zip(BIT.values(), _PLACE.values(), strict=True)
}
"""For the bit of a card: the four cards of its rank."""


def mask(cards: Iterable[Card]) -> int:
    """The cards as bits."""
    return sum(BIT[card] for card in cards)


def bits(cards: int) -> Iterator[int]:
    """The single bits, from the lowest."""
    while cards:
        bit = cards & -cards
        yield bit
        cards ^= bit


def cards_of(cards: int) -> tuple[Card, ...]:
    """The cards by suit c d h s, within each from the 2 to the ace."""
    return tuple(CARD[bit] for bit in bits(cards))


def in_runs(hand: int) -> int:
    """The cards that stand in some run of the hand (R3)."""
    low = hand & hand >> 1 & hand >> 2
    return low | low << 1 | low << 2


def in_sets(hand: int) -> int:
    """The cards whose rank the hand holds three times or more (R4)."""
    twice = hand | hand << 4 * LANE
    one, two, three = twice >> LANE, twice >> 2 * LANE, twice >> 3 * LANE
    return hand & (one & (two | three) | two & three)


def in_pairs(hand: int) -> int:
    """The cards whose rank the hand holds twice or more."""
    twice = hand | hand << 4 * LANE
    return hand & (twice >> LANE | twice >> 2 * LANE | twice >> 3 * LANE)


def all_suits(cards: int) -> int:
    """All cards of the ranks that occur among `cards`."""
    twice = cards | cards << 4 * LANE
    return (cards | twice >> LANE | twice >> 2 * LANE | twice >> 3 * LANE) & ALL


def completes(card: int, hand: int) -> bool:
    """Whether the card (one bit, not in the hand) makes a new meld with cards of the hand."""
    return (hand & RANK[card]).bit_count() > 1 or bool(in_runs(hand | card) & card)


def fitting(runs: int, missing: int) -> int:
    """The cards that can be laid off when `runs` lie in runs and `missing` lack in sets (R7)."""
    return (runs << 1 | runs >> 1) & ALL & ~runs | missing


def partitions(hand: int) -> list[tuple[int, ...]]:
    """The ways to lay melds that no further meld can follow, each a tuple of melds (R5).

    Runs are as long as they can be once the sets are chosen; [()] when there is no meld.
    """
    sets = in_sets(hand)
    in_run = in_runs(hand)
    if not sets:
        return [split_runs(in_run)] if in_run else [()]
    ways: list[tuple[tuple[int, ...], int]] = [((), hand)]
    while sets:
        held = sets & RANK[sets & -sets]
        sets ^= held
        choices = [held]
        if held & in_run:
            choices.append(0)
            if held.bit_count() == 4:
                choices += [held ^ bit for bit in bits(held & in_run)]
        ways = [
            ((*melds, chosen) if chosen else melds, rest & ~chosen)
            for melds, rest in ways
            for chosen in choices
        ]
    return [(*melds, *split_runs(in_runs(rest))) for melds, rest in ways]


def split_runs(cards: int) -> tuple[int, ...]:
    """Cards that all stand in runs, taken apart into the longest runs."""
    runs = []
    while cards:
        run = bit = cards & -cards
        while (bit := bit << 1) & cards:
            run |= bit
        runs.append(run)
        cards ^= run
    return tuple(runs)


def all_melds(hand: int) -> list[int]:
    """Every meld that the hand can form."""
    melds = []
    for run in split_runs(in_runs(hand)):
        size = run.bit_count()
        low = (run & -run).bit_length() - 1
        melds += [
            ((1 << length) - 1) << low + at
            for length in range(3, size + 1)
            for at in range(size - length + 1)
        ]
    sets = in_sets(hand)
    while sets:
        held = sets & RANK[sets & -sets]
        sets ^= held
        melds += [sum(chosen) for size in (3, 4) for chosen in combinations(bits(held), size)]
    return melds


def values(ace_high: bool) -> dict[int, int]:
    """The value of each card left in hand, by its bit (R12)."""
    court = dict.fromkeys("TJQK", 10) | {"A": 11 if ace_high else 1}
    return {bit: court.get(card[0]) or int(card[0]) for bit, card in CARD.items()}


VALUES = (values(ace_high=False), values(ace_high=True))
"""Card values without and with the option `ace_high`."""


def worth(hand: int, value: dict[int, int]) -> int:
    """The value of a hand (R12)."""
    return sum(value[bit] for bit in bits(hand))


def outs(hand: int) -> int:
    """The cards that the hand lacks and that would make a new meld with two of its cards."""
    pairs = hand & hand >> 1
    gaps = hand & hand >> 2
    return (pairs >> 1 | pairs << 2 | gaps << 1 | all_suits(in_pairs(hand))) & ALL & ~hand


PARTNERS: dict[int, tuple[int, ...]] = {}
"""For the bit of a card: the pairs of cards with which it makes a meld of three."""
for _bit in RANK:
    _runs = [_bit >> 2 | _bit >> 1, _bit >> 1 | _bit << 1, _bit << 1 | _bit << 2]
    _sets = [a | b for a, b in combinations(bits(RANK[_bit] & ~_bit), 2)]
    PARTNERS[_bit] = tuple(p for p in _runs + _sets if p & ~ALL == 0 and p.bit_count() == 2)
