"""Runs and sets with jokers (K4–K7). The cards of a run are listed low to high."""

from collections.abc import Sequence
from itertools import cycle
from typing import Literal

from app.core.cards import JOKER, RANKS, SUITS, Card

PLACES = RANKS + RANKS[0]
"""The ranks by place 0…13 of a run: the ace is the first and the last."""
LONGEST = len(PLACES)
End = Literal["low", "high"]
HIGHEST = 10
"""No card is worth more in a meld (K7)."""


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in cards if card != JOKER]


def is_set(cards: Sequence[Card]) -> bool:
    """Three or four of one rank, the naturals of different suits, at least one natural (K5, K6)."""
    own = naturals(cards)
    return (
        3 <= len(cards) <= 4
        and bool(own)
        and len({card[0] for card in own}) == 1
        and len({card[1] for card in own}) == len(own)
    )


def run_start(cards: Sequence[Card]) -> int | None:
    """The place 0…11 of a run's lowest card, or None where the cards are no run (K4, K6)."""
    if not 3 <= len(cards) <= LONGEST:
        return None
    own = [(at, card) for at, card in enumerate(cards) if card != JOKER]
    if len(own) < 2 or len({card[1] for _, card in own}) != 1:
        return None
    for start in range(LONGEST - len(cards) + 1):
        if all(PLACES[start + at] == card[0] for at, card in own):
            return start
    return None


def is_meld(cards: Sequence[Card]) -> bool:
    """A set or a run."""
    return is_set(cards) or run_start(cards) is not None


def is_pure_run(cards: Sequence[Card]) -> bool:
    """A run without a joker (K8)."""
    return JOKER not in cards and run_start(cards) is not None


def run_cards(cards: Sequence[Card]) -> list[Card]:
    """What each card of a run is or stands for (K6)."""
    start = run_start(cards)
    assert start is not None
    suit = naturals(cards)[0][1]
    return [PLACES[start + at] + suit for at in range(len(cards))]


def missing_suits(cards: Sequence[Card]) -> list[Card]:
    """The naturals that a set lacks, in the order of suits (K5)."""
    own = naturals(cards)
    return [own[0][0] + suit for suit in SUITS if own[0][0] + suit not in own]


def room(meld: Sequence[Card]) -> list[tuple[Card, End | None]]:
    """The single naturals that can be laid off on a meld, each with its end; a set has none (K13).

    A joker can go where any of them can.
    """
    start = run_start(meld)
    if start is None:
        return [(card, None) for card in missing_suits(meld)] if len(meld) == 3 else []
    suit = naturals(meld)[0][1]
    found: list[tuple[Card, End | None]] = []
    if start > 0:
        found.append((PLACES[start - 1] + suit, "low"))
    if start + len(meld) < LONGEST:
        found.append((PLACES[start + len(meld)] + suit, "high"))
    return found


def place_value(place: int) -> int:
    """What the card in a place of a run is worth: the low ace 1, the high ace 10 (K7)."""
    return min(place + 1, HIGHEST)


def most_value(card: Card) -> int:
    """What a natural is worth in a meld at the most: an ace 10 (K7)."""
    return HIGHEST if card[0] == "A" else place_value(RANKS.index(card[0]))


def meld_value(cards: Sequence[Card]) -> int:
    """What a meld is worth, jokers as the cards that they stand for (K7)."""
    start = run_start(cards)
    if start is not None:
        return sum(place_value(start + at) for at in range(len(cards)))
    return len(cards) * most_value(naturals(cards)[0])


def as_laid(cards: Sequence[Card]) -> tuple[Card, ...]:
    """A meld as it lies on the table: a run as given, a set by suit with its jokers last."""
    if run_start(cards) is not None:
        return tuple(cards)
    own = sorted(naturals(cards), key=lambda card: SUITS.index(card[1]))
    return (*own, *[JOKER] * (len(cards) - len(own)))


def arranged(cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """The cards as a meld: as given if they are one, else put in order; None where they are none.

    In a run jokers fill the gaps first, then follow the high end, then go before the low one.
    """
    if is_meld(cards):
        return as_laid(cards)
    own = naturals(cards)
    jokers = len(cards) - len(own)
    for ends in ((LONGEST - 1, 0), (0, LONGEST - 1)):
        aces = cycle(ends)
        at = {next(aces) if card[0] == "A" else RANKS.index(card[0]): card for card in own}
        if not own or len(at) < len(own):
            continue
        low = min(at)
        last = max(max(at), min(low + len(at) + jokers, LONGEST) - 1)
        filled = [at.get(place, JOKER) for place in range(low, last + 1)]
        spare = len(cards) - len(filled)
        if spare >= 0 and is_meld(run := [*[JOKER] * spare, *filled]):
            return tuple(run)
    return None


def lay_off_order(meld: Sequence[Card], cards: Sequence[Card], end: str) -> tuple[Card, ...] | None:
    """The cards low to high as they fit at an end of a run (K13); None where they do not.

    The order given is kept if it fits; else jokers fill the gaps and the rest go outermost.
    """

    def fits(some: Sequence[Card]) -> bool:
        return run_start((*some, *meld) if end == "low" else (*meld, *some)) is not None

    if fits(cards):
        return tuple(cards)
    stands = run_cards(meld)
    suit = stands[0][1]
    start = run_start(meld)
    assert start is not None
    held = list(cards)
    ordered: list[Card] = []
    places = range(start - 1, -1, -1) if end == "low" else range(start + len(meld), LONGEST)
    for place in places:
        card = PLACES[place] + suit
        card = card if card in held else JOKER
        if card not in held:
            break
        held.remove(card)
        ordered.append(card)
    if end == "low":
        ordered.reverse()
    return tuple(ordered) if not held and fits(ordered) else None


def swapped(meld: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """The meld with `cards` in the places of its jokers, or None where they don't fit (K14)."""
    if run_start(meld) is None:
        full = sorted(missing_suits(meld)) == sorted(cards) and JOKER in meld
        return as_laid((*naturals(meld), *cards)) if full else None
    stands = run_cards(meld)
    result = list(meld)
    for card in cards:
        place = next((i for i, c in enumerate(result) if c == JOKER and stands[i] == card), None)
        if place is None:
            return None
        result[place] = card
    return tuple(result)
