"""Planning what to lay in a turn: an opening or melds, swaps, lay-offs (K8–K14)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.core.cards import JOKER, RANKS, Card
from app.core.games.remik51 import melds
from app.core.games.remik51.search import Turn
from app.core.games.remik51.solver import Demand, solve

Spot = tuple[int, Card, melds.End | None]


def spots(table: Sequence[tuple[Card, ...]]) -> Iterator[Spot]:
    """Where single naturals can be laid off: the meld, the card, and the end of a run."""
    for number, meld in enumerate(table):
        yield from ((number, card, end) for card, end in melds.room(meld))


def fitting(hand: Iterable[Card], table: Sequence[tuple[Card, ...]]) -> set[Card]:
    """The cards of the hand that can be laid off, one after another where one makes way."""
    held = set(hand)
    found: set[Card] = set()
    for _, card, end in spots(table):
        following: Card | None = card
        while following in held:
            found.add(following)
            following = _behind(following, end)
    return found


@dataclass(frozen=True, slots=True)
class Manner:
    """How much to lay."""

    worth: Callable[[Card], int]
    """What laying a natural in a meld is worth."""
    joker: int
    """What laying a joker in a meld is worth; below 0 a price that the meld must be worth."""
    fitting: int | None = None
    """What laying a card in a meld is worth that could also be laid off; None: as the others."""
    swaps: bool = True
    all_jokers: bool = False
    """Whether jokers that are left are laid off."""


def plan(start: Turn, manner: Manner) -> Turn | None:
    """Lay in this manner; None where the taken card's duty is not met by it (K11)."""
    laying = start.copy()
    if not laying.opened and not _open(laying, manner):
        return laying if start.taken is None else None
    # Of a seat that had opened the taken card must go into a new meld.
    bound = start.taken if start.opened_before and not start.used else None
    before = -1
    while before != len(laying.actions):
        before = len(laying.actions)
        if manner.swaps:
            _swap(laying, bound)
        if not _meld(laying, manner, bound):
            return None
        bound = None
        _lay_off(laying)
    if manner.all_jokers:
        _bridge(laying)
        _lay_off_jokers(laying)
    return laying if laying.may_discard else None


def _weights(laying: Turn, manner: Manner) -> Callable[[Card], int]:
    fits = fitting(laying.hand, laying.table) if manner.fitting is not None else set()

    def weight(card: Card) -> int:
        if card == JOKER:
            return manner.joker
        return manner.fitting or 1 if card in fits else manner.worth(card)

    return weight


def _open(laying: Turn, manner: Manner) -> bool:
    options = laying.options
    demand = Demand(options.opening_points, options.pure_run_required, laying.keep)
    found = solve(laying.hand, _weights(laying, manner), demand)
    if found is None:
        return False
    laying.lay(found.melds)
    return True


def _meld(laying: Turn, manner: Manner, bound: Card | None) -> bool:
    """Lay the best new melds; False where `bound` cannot be in one of them."""
    weight = _weights(laying, manner)

    def bound_weight(card: Card) -> int:
        return 1000 if card == bound else weight(card)

    found = solve(laying.hand, bound_weight, Demand(keep=laying.keep))
    assert found is not None
    laying.lay(found.melds)
    return bound is None or any(bound in cards for cards in found.melds)


def _swap(laying: Turn, bound: Card | None) -> None:
    def has(card: Card) -> bool:
        return laying.hand.count(card) > (card == bound)

    for number, meld in enumerate(laying.table):
        if JOKER not in meld:
            continue
        if melds.run_start(meld) is None:
            wanted = melds.missing_suits(meld)
            if all(map(has, wanted)):
                laying.swap(number, tuple(wanted))
            continue
        for card, laid in zip(melds.run_cards(meld), meld, strict=True):
            if laid == JOKER and has(card):
                laying.swap(number, (card,))


def _lay_off(laying: Turn) -> None:
    while len(laying.hand) > laying.keep:
        spot = next((s for s in spots(laying.table) if s[1] in laying.hand), None)
        if spot is None:
            return
        number, card, end = spot
        laying.lay_off(number, (card,), end)


def _bridge(laying: Turn) -> None:
    """Lay a joker off and the natural that then fits behind it."""
    while JOKER in laying.hand and len(laying.hand) > laying.keep + 1:
        for number, card, end in spots(laying.table):
            behind = _behind(card, end)
            if behind in laying.hand:
                laying.lay_off(number, (JOKER,), end)
                laying.lay_off(number, (behind,), end)
                _lay_off(laying)
                break
        else:
            return


def _behind(card: Card, end: melds.End | None) -> Card | None:
    """The card that follows at an end of a run where `card` fits."""
    place = melds.LONGEST - 1 if card[0] == "A" and end == "high" else RANKS.index(card[0])
    further = place - 1 if end == "low" else place + 1
    if end is None or not 0 <= further < melds.LONGEST:
        return None
    return melds.PLACES[further] + card[1]


def _lay_off_jokers(laying: Turn) -> None:
    while JOKER in laying.hand and len(laying.hand) > laying.keep:
        spot = next(spots(laying.table), None)
        if spot is None:
            return
        number, _, end = spot
        laying.lay_off(number, (JOKER,), end)
