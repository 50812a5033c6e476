"""What a view of `remik51` tells of the hidden cards, for search: `sample(view, rng)`."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from app.core import cards as packs
from app.core.cards import JOKER, Card, in_pack_order
from app.core.events import Dealt, Discarded, Drew, LaidOff, Melded
from app.core.games.remik51.events import CutShown, Reshuffled, Returned, Swapped
from app.core.games.remik51.options import pack_count
from app.core.games.remik51.view import View


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
