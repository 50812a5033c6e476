"""What a hand of `gin` is good for: melds, deadwood, knocks, the best defence (G4, G9, G10)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.core.cards import Card
from app.core.games.gin import deadwood as least
from app.core.games.gin.deadwood import FULL, RANK, fitting, to_cards, to_mask
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.view import View
from app.core.melds import Arrangement

Melds = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class LaidOff:
    """Cards for the knocker's meld number `meld`, from low to high."""

    meld: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Defence:
    """A defender's hand in melds and lay-offs, and the cards in neither with their total (G10)."""

    melds: Melds
    lay_offs: tuple[LaidOff, ...]
    loose: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What discarding `card` leaves, and whether it may be a knock's discard or gin's (G7)."""

    card: Card
    deadwood: int

    @property
    def knock(self) -> bool:
        """Whether the cards left allow a knock."""
        return self.deadwood <= KNOCK_LIMIT

    @property
    def gin(self) -> bool:
        """Whether a knock would be gin."""
        return self.deadwood == 0


def deadwood(cards: Iterable[Card]) -> int:
    """The least deadwood of the cards (G4)."""
    return least.deadwood(to_mask(cards))


def least_arrangements(hand: int) -> list[tuple[int, ...]]:
    """Every choice of melds, as masks, that leaves the least deadwood (G4)."""
    melded = least.meldable(hand)
    return list(_arrangements(melded, least.deadwood(melded)))


def best_melds(hand: int) -> tuple[int, ...]:
    """The melds of the arrangement that G9 chooses, as masks in its order."""
    arrangements = least_arrangements(hand)
    if len(arrangements) == 1:
        return tuple(sorted(arrangements[0], key=_order))
    ordered = [tuple(sorted(melds, key=_order)) for melds in arrangements]
    return min(ordered, key=lambda melds: (_outside_fits(hand, melds), [_order(m) for m in melds]))


def _order(meld: int) -> tuple[int, ...]:
    return tuple(least.places(meld))


def _outside_fits(hand: int, melds: Iterable[int]) -> int:
    fits = 0
    for meld in melds:
        fits |= fitting(meld)
    return (fits & ~hand).bit_count()


def _arrangements(hand: int, budget: int) -> Iterator[tuple[int, ...]]:
    """Every arrangement that leaves exactly `budget`, the least deadwood of `hand`."""
    if not hand:
        yield ()
        return
    low = hand & -hand
    rest = hand ^ low
    left = budget - least.points(low)
    if left >= 0 and least.deadwood(rest) == left:
        yield from _arrangements(rest, left)
    for meld in _melds_from(low, hand):
        if least.deadwood(hand ^ meld) == budget:
            for others in _arrangements(hand ^ meld, budget):
                yield (meld, *others)


def _melds_from(low: int, hand: int) -> Iterator[int]:
    """Every meld of `hand` that holds its lowest card."""
    place = low.bit_length() - 1
    run = low
    for size in range(2, 14 - place % 13):
        run |= run << 1
        if hand & run != run:
            break
        if size >= 3:
            yield run
    same = hand & RANK << place % 13
    if same.bit_count() >= 3:
        yield same
    if same.bit_count() == 4:
        yield from (same ^ 1 << other for other in least.places(same ^ low))


def melds_in(hand: int) -> list[int]:
    """Every meld that a hand can form, as masks (G3)."""
    melds: list[int] = []
    for place in least.places(hand):
        melds += _melds_from(1 << place, hand >> place << place)
    return melds


def best(cards: Iterable[Card]) -> Arrangement:
    """The arrangement of least deadwood that G9 chooses."""
    hand = to_mask(cards)
    melds = best_melds(hand)
    loose = hand & ~sum(melds)
    return Arrangement(tuple(map(to_cards, melds)), to_cards(loose), least.points(loose))


def choices(cards: Sequence[Card], taken: Card | None = None) -> tuple[Choice, ...]:
    """What each possible discard leaves, in the order of `cards`; `taken` must be kept (G6)."""
    hand = to_mask(cards)
    return tuple(
        Choice(card, least.deadwood(hand & ~to_mask((card,)))) for card in cards if card != taken
    )


def least_knock(view: View) -> int | None:
    """The least deadwood with which the watcher may knock now; None if it may not (G7, G8)."""
    if view.to_act != view.watcher:
        return None
    if view.phase == "draw" and view.options.knock_without_drawing:
        left = deadwood(view.hand)
    elif view.phase == "play":
        left = min(choice.deadwood for choice in choices(view.hand, view.taken))
    else:
        return None
    return left if left <= KNOCK_LIMIT else None


def defence(cards: Iterable[Card], melds: Sequence[Sequence[Card]]) -> Defence:
    """The best defence against a knocker's melds, melds and lay-offs counted together (G10)."""
    hand = to_mask(cards)
    value, laid = least.defence(hand, [to_mask(meld) for meld in melds])
    lay_offs = tuple(LaidOff(number, to_cards(part)) for number, part in enumerate(laid) if part)
    own = best(to_cards(hand & ~sum(laid) & FULL))
    return Defence(own.melds, lay_offs, own.loose, value)
