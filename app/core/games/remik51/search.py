"""A lean model of `remik51` for search: the turn under way, and where hidden cards may lie.

Until its discard no hidden card plays a part in what a seat does. Whole rounds are not played on:
one takes as long as a decision may, even by players that lay all at once.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from app.core import cards as packs
from app.core.cards import JOKER, Card, in_pack_order
from app.core.events import Dealt, Discarded, Drew, LaidOff, Melded
from app.core.games.remik51 import melds
from app.core.games.remik51.actions import Action, LayOff, Meld, Open, Swap
from app.core.games.remik51.events import CutShown, Reshuffled, Returned, Swapped
from app.core.games.remik51.options import Options, pack_count
from app.core.games.remik51.view import View


@dataclass(slots=True)
class Turn:
    """What a seat has and may still do in its turn; `actions` is what it has done since it began.

    The methods take only legal plays (K8–K14), and do not check them.
    """

    seat: int
    options: Options
    hand: list[Card]
    table: list[tuple[Card, ...]]
    opened: bool
    taken: Card | None
    """The card from the pile with its duty (K11)."""
    opened_before: bool
    used: bool
    """Whether the taken card is laid as K11 asks."""
    actions: list[Action] = field(default_factory=list)

    def copy(self) -> "Turn":
        """The same turn, to be played on without changing this one."""
        return replace(
            self, hand=self.hand.copy(), table=self.table.copy(), actions=self.actions.copy()
        )

    @property
    def keep(self) -> int:
        """Cards to leave in the hand at least (K11)."""
        return 1 if self.taken is not None and not self.opened_before else 0

    @property
    def may_discard(self) -> bool:
        """Whether the duty of a taken card lets the turn end with a discard (K11)."""
        if self.taken is None:
            return True
        if self.opened_before:
            return self.used
        return self.opened and self.used and len(self.hand) == 1

    def lay(self, laid: Sequence[tuple[Card, ...]]) -> None:
        """Lay new melds; before the opening they are it (K8, K9)."""
        if not laid:
            return
        for cards in laid:
            self._take(cards)
            self.used = self.used or self.taken in cards
            self.table.append(melds.as_laid(cards))
        if self.opened:
            self.actions.extend(Meld(self.seat, cards) for cards in laid)
        else:
            self.actions.append(Open(self.seat, tuple(laid)))
            self.opened = True

    def lay_off(self, number: int, cards: tuple[Card, ...], end: melds.End | None) -> None:
        """Lay cards off on a meld, on a run at one end (K13)."""
        self._take(cards)
        self._use(cards)
        meld = self.table[number]
        self.table[number] = melds.as_laid((*cards, *meld) if end == "low" else (*meld, *cards))
        self.actions.append(LayOff(self.seat, number, cards, end))

    def swap(self, number: int, cards: tuple[Card, ...]) -> None:
        """Put cards for jokers of a meld (K14)."""
        before = self.table[number]
        after = melds.swapped(before, cards)
        assert after is not None
        self._take(cards)
        self._use(cards)
        self.hand += [JOKER] * (before.count(JOKER) - after.count(JOKER))
        self.table[number] = after
        self.actions.append(Swap(self.seat, number, cards))

    def _take(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.hand.remove(card)

    def _use(self, cards: Sequence[Card]) -> None:
        # Of a seat that had opened only a new meld will do (K11).
        self.used = self.used or (not self.opened_before and self.taken in cards)


def turn(view: View) -> Turn:
    """The turn of the seat whose view this is."""
    return Turn(
        view.watcher,
        view.options,
        list(view.hand),
        list(view.melds),
        view.opened[view.watcher],
        view.taken,
        view.opened_before,
        view.used,
    )


def turn_with(view: View, card: Card) -> Turn:
    """The turn of that seat if it takes `card` from the pile (K11)."""
    taking = turn(view)
    taking.hand.append(card)
    taking.taken, taking.opened_before, taking.used = card, taking.opened, False
    return taking


@dataclass(slots=True)
class World:
    """One way in which the hidden cards may lie. The last of `stock` is its top."""

    hands: list[list[Card]]
    stock: list[Card]


class Known:
    """What a seat's view of an unfinished round says of the hidden cards."""

    def __init__(self, view: View) -> None:
        self.seat = view.watcher
        self.hand = view.hand
        self.counts = tuple(hand.count for hand in view.hands)
        self.stock = view.stock
        self.held: list[Counter[Card]] = [Counter() for _ in self.counts]
        """For each other seat, cards that it was seen to get and still has."""
        self.shuffled: Counter[Card] | None = None
        """After a reshuffle, what became the stock."""
        self.bottom: Card | None = None
        """The card that was shown at the bottom of the stock (K3)."""
        self.unseen = Counter(packs.pack(pack_count(view.options, len(view.hands)), jokers=2))
        self._read(view)
        for seen in (view.hand, view.discards, *view.melds, *map(Counter.elements, self.held)):
            self.unseen.subtract(seen)
        if self.bottom is not None:
            self.unseen[self.bottom] -= 1

    def _read(self, view: View) -> None:
        pile: list[Card] = []
        laid: list[Card] = []
        """What the seat to act has laid in this turn, which a return gives back (K12)."""
        jokers = stock = 0
        for event in view.history:
            match event:
                case CutShown(card, seat):
                    if seat is None:
                        self.bottom = card
                    else:
                        self._gets(seat, [card])
                case Dealt(_, counts, _):
                    stock = self.unseen.total() - sum(counts)
                case Drew(seat, "stock", _):
                    stock -= 1
                    if stock == 0 and self.bottom is not None:
                        self._gets(seat, [self.bottom])
                        self.bottom = None
                case Drew(seat, "discard", card) if card is not None:
                    pile.pop()
                    self._gets(seat, [card])
                    laid, jokers = [], 0
                case Returned(seat, card, _):
                    pile.append(card)
                    self._gets(seat, laid)
                    self._loses(seat, [card, *[JOKER] * jokers])
                case Discarded(seat, card):
                    pile.append(card)
                    self._loses(seat, [card])
                    laid, jokers = [], 0
                case Melded(seat, _, cards) | LaidOff(seat, _, cards, _):
                    self._loses(seat, cards)
                    laid += cards
                case Swapped(seat, _, cards, count, _):
                    self._loses(seat, cards)
                    self._gets(seat, [JOKER] * count)
                    laid += cards
                    jokers += count
                case Reshuffled():
                    self.shuffled = Counter(pile[:-1])
                    pile = pile[-1:]
                case _:
                    pass

    def _gets(self, seat: int, cards: Iterable[Card]) -> None:
        if seat != self.seat:
            self.held[seat].update(cards)

    def _loses(self, seat: int, cards: Iterable[Card]) -> None:
        self.held[seat] -= Counter(cards)

    def sample(self, rng: Random) -> World:
        """Deal the hidden cards at random, as far as the view leaves it open."""
        unseen = in_pack_order(self.unseen.elements())
        rng.shuffle(unseen)
        size = self.stock - (self.bottom is not None)
        stock = self._stock(unseen, size)
        hands = [list(held.elements()) for held in self.held]
        for seat, count in enumerate(self.counts):
            if seat == self.seat:
                hands[seat] = list(self.hand)
            else:
                lacking = count - len(hands[seat])
                hands[seat] += [unseen.pop() for _ in range(lacking)]
        return World(hands, stock if self.bottom is None else [self.bottom, *stock])

    def _stock(self, unseen: list[Card], size: int) -> list[Card]:
        """Take the stock from the shuffled cards; after a reshuffle only what went into it."""
        if self.shuffled is None:
            return [unseen.pop() for _ in range(size)]
        left = self.shuffled.copy()
        stock: list[Card] = []
        others: list[Card] = []
        for card in unseen:
            if len(stock) < size and left[card] > 0:
                left[card] -= 1
                stock.append(card)
            else:
                others.append(card)
        unseen[:] = others
        return stock


def sample(view: View, rng: Random) -> World:
    """A world that agrees with all that `view`, a seat's, shows of an unfinished round."""
    return Known(view).sample(rng)
