"""Planning what to lay in a turn: an opening or melds, swaps, lay-offs (K8–K14)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from app.core.cards import JOKER, RANKS, Card
from app.core.games.remik51 import melds
from app.core.games.remik51.actions import Action, LayOff, Meld, Open, Swap
from app.core.games.remik51.options import Options
from app.core.games.remik51.solver import Demand, solve

Melds = tuple[tuple[Card, ...], ...]


@dataclass(slots=True)
class Plan:
    """What a seat lays one after another, and what stays in its hand and lies on the table then."""

    seat: int
    opened: bool
    rest: list[Card]
    table: list[tuple[Card, ...]]
    actions: list[Action] = field(default_factory=list)

    def lay(self, laid: Sequence[tuple[Card, ...]]) -> None:
        """Lay new melds; before the opening they are it."""
        if not laid:
            return
        for cards in laid:
            self._take(cards)
            self.table.append(melds.as_laid(cards))
        if self.opened:
            self.actions.extend(Meld(self.seat, cards) for cards in laid)
        else:
            self.actions.append(Open(self.seat, tuple(laid)))
            self.opened = True

    def swap(self, number: int, cards: tuple[Card, ...]) -> None:
        """Put cards for jokers of a meld (K14)."""
        before = self.table[number]
        after = melds.swapped(before, cards)
        assert after is not None
        self._take(cards)
        self.rest += [JOKER] * (before.count(JOKER) - after.count(JOKER))
        self.table[number] = after
        self.actions.append(Swap(self.seat, number, cards))

    def lay_off(self, number: int, card: Card, end: melds.End | None) -> None:
        """Lay one card off, on a run at one end."""
        self._take((card,))
        meld = self.table[number]
        self.table[number] = melds.as_laid((card, *meld) if end == "low" else (*meld, card))
        self.actions.append(LayOff(self.seat, number, (card,), end))

    def _take(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.rest.remove(card)


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


@dataclass(frozen=True, slots=True)
class Start:
    """What a plan starts from. `taken` is the card from the pile with its duty, if any (K11)."""

    seat: int
    opened: bool
    hand: tuple[Card, ...]
    table: Melds
    options: Options
    taken: Card | None = None
    opened_before: bool = False
    used: bool = False

    @property
    def keep(self) -> int:
        """Cards to leave in the hand at least (K11)."""
        return 1 if self.taken is not None and not self.opened_before else 0


def plan(start: Start, manner: Manner) -> Plan | None:
    """Lay in this manner; None where the taken card's duty is not met by it (K11)."""
    laying = Plan(start.seat, start.opened, list(start.hand), list(start.table))
    if not laying.opened and not _open(laying, start, manner):
        return laying if start.taken is None else None
    # Of a seat that had opened the taken card must go into a new meld.
    bound = start.taken if start.opened_before and not start.used else None
    before = -1
    while before != len(laying.actions):
        before = len(laying.actions)
        if manner.swaps:
            _swap(laying, bound)
        if not _meld(laying, start, manner, bound):
            return None
        bound = None
        _lay_off(laying, start.keep)
    if manner.all_jokers:
        _bridge(laying, start.keep)
        _lay_off_jokers(laying, start.keep)
    return laying if _duty_met(laying, start) else None


def _weights(laying: Plan, start: Start, manner: Manner) -> Callable[[Card], int]:
    fits = fitting(laying.rest, laying.table) if manner.fitting is not None else set()

    def weight(card: Card) -> int:
        if card == JOKER:
            return manner.joker
        return manner.fitting or 1 if card in fits else manner.worth(card)

    return weight


def _open(laying: Plan, start: Start, manner: Manner) -> bool:
    options = start.options
    demand = Demand(options.opening_points, options.pure_run_required, start.keep)
    found = solve(laying.rest, _weights(laying, start, manner), demand)
    if found is None:
        return False
    laying.lay(found.melds)
    return True


def _meld(laying: Plan, start: Start, manner: Manner, bound: Card | None) -> bool:
    """Lay the best new melds; False where `bound` cannot be in one of them."""
    weight = _weights(laying, start, manner)

    def bound_weight(card: Card) -> int:
        return 1000 if card == bound else weight(card)

    found = solve(laying.rest, bound_weight, Demand(keep=start.keep))
    assert found is not None
    laying.lay(found.melds)
    return bound is None or any(bound in cards for cards in found.melds)


def _swap(laying: Plan, bound: Card | None) -> None:
    def has(card: Card) -> bool:
        return laying.rest.count(card) > (card == bound)

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


def _lay_off(laying: Plan, keep: int) -> None:
    while len(laying.rest) > keep:
        spot = next((s for s in spots(laying.table) if s[1] in laying.rest), None)
        if spot is None:
            return
        laying.lay_off(*spot)


def _bridge(laying: Plan, keep: int) -> None:
    """Lay a joker off and the natural that then fits behind it."""
    while JOKER in laying.rest and len(laying.rest) > keep + 1:
        for number, card, end in spots(laying.table):
            behind = _behind(card, end)
            if behind in laying.rest:
                laying.lay_off(number, JOKER, end)
                laying.lay_off(number, behind, end)
                _lay_off(laying, keep)
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


def _lay_off_jokers(laying: Plan, keep: int) -> None:
    while JOKER in laying.rest and len(laying.rest) > keep:
        spot = next(spots(laying.table), None)
        if spot is None:
            return
        number, _, end = spot
        laying.lay_off(number, JOKER, end)


def _duty_met(laying: Plan, start: Start) -> bool:
    if start.taken is None or start.opened_before:
        return True
    used = start.used or start.taken in _laid(laying.actions)
    return used and len(laying.rest) == 1


def _laid(actions: Iterable[Action]) -> Counter[Card]:
    cards: Counter[Card] = Counter()
    for action in actions:
        match action:
            case Open():
                cards.update(card for meld in action.melds for card in meld)
            case Meld() | LayOff() | Swap():
                cards.update(action.cards)
            case _:
                pass
    return cards
