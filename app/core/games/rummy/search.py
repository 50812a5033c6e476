"""A lean model of a round of `rummy` for search; made only by `sample(view, rng)`.

A card is one bit, a hand a mask (see `masks`). What no legal play depends on is not here: who laid
a meld, and which of two runs a card joins.
"""

from collections.abc import Sequence
from random import Random

from app.core.events import Discarded, Drew, LaidOff, Melded
from app.core.games.rummy import masks
from app.core.games.rummy.masks import BIT, RANK, VALUES, bits, fitting, mask
from app.core.games.rummy.view import View


class World:
    """One way in which the hidden cards may lie. The last of `stock` and of `pile` is its top.

    The methods take only legal plays (R6–R11), and do not check them.
    """

    __slots__ = (
        "discard_taken_card",
        "discard_to_win",
        "drawn",
        "ended_by",
        "hands",
        "missing",
        "pile",
        "runs",
        "stock",
        "taken",
        "turn",
        "value",
        "winner",
    )

    hands: list[int]
    stock: list[int]
    pile: list[int]
    runs: int
    """The cards that lie in runs."""
    missing: int
    """The fourth card of each set of three on the table."""
    turn: int
    drawn: bool
    taken: int
    """The card that the seat to act took from the pile, or 0 (R10)."""
    discard_to_win: bool
    discard_taken_card: bool
    value: dict[int, int]
    winner: int
    """-1 until the round is over."""
    ended_by: str

    def copy(self) -> "World":
        """The same position, to be played on without changing this one."""
        other = World.__new__(World)
        other.hands = self.hands.copy()
        other.stock = self.stock.copy()
        other.pile = self.pile.copy()
        other.runs = self.runs
        other.missing = self.missing
        other.turn = self.turn
        other.drawn = self.drawn
        other.taken = self.taken
        other.discard_to_win = self.discard_to_win
        other.discard_taken_card = self.discard_taken_card
        other.value = self.value
        other.winner = self.winner
        other.ended_by = self.ended_by
        return other

    # What may be done after drawing

    def melds(self) -> list[int]:
        """Every meld that may be laid (R7, R9)."""
        hand = self.hands[self.turn]
        melds = masks.all_melds(hand)
        return [meld for meld in melds if meld != hand] if self.discard_to_win else melds

    def lay_offs(self) -> int:
        """The single cards that may be laid off (R7, R9)."""
        hand = self.hands[self.turn]
        if self.discard_to_win and not hand & (hand - 1):
            return 0
        return hand & fitting(self.runs, self.missing)

    def discards(self) -> int:
        """The cards that may be discarded (R8, R10)."""
        hand = self.hands[self.turn]
        if hand == self.taken or self.discard_taken_card:
            return hand
        return hand & ~self.taken

    # Doing it

    def draw(self, source: str) -> None:
        """Draw from "stock" or "discard"; an empty stock ends the round (R11)."""
        if source == "discard":
            self.taken = self.pile.pop()
            self.hands[self.turn] |= self.taken
        elif self.stock:
            self.hands[self.turn] |= self.stock.pop()
        else:
            worths = [masks.worth(hand, self.value) for hand in self.hands]
            self._end("stock", worths.index(min(worths)))
            return
        self.drawn = True

    def meld(self, cards: int) -> None:
        """Lay a new meld."""
        low = cards & -cards
        if cards & ~RANK[low]:
            self.runs |= cards
        else:
            self.missing |= RANK[low] & ~cards
        self._play(cards)

    def lay_off(self, card: int) -> None:
        """Add one card to a meld."""
        if card & self.missing:
            self.missing ^= card
        else:
            self.runs |= card
        self._play(card)

    def discard(self, card: int) -> None:
        """Discard; the turn passes to the left (R8)."""
        self.pile.append(card)
        seat = self.turn
        self._play(card)
        self.turn = (seat + 1) % len(self.hands)
        self.drawn = False
        self.taken = 0

    def _play(self, cards: int) -> None:
        self.hands[self.turn] ^= cards
        if not self.hands[self.turn]:
            self._end("out", self.turn)

    def _end(self, ended_by: str, winner: int) -> None:
        self.ended_by = ended_by
        self.winner = winner

    def points(self) -> tuple[int, ...]:
        """What the finished round gave each seat (R13)."""
        gain = sum(
            masks.worth(hand, self.value)
            for seat, hand in enumerate(self.hands)
            if seat != self.winner
        )
        return tuple(gain if seat == self.winner else 0 for seat in range(len(self.hands)))


class Known:
    """What a view says of the hidden cards."""

    def __init__(self, view: View) -> None:
        self.seat = view.watcher
        self.hand = mask(view.hand)
        self.counts = tuple(hand.count for hand in view.hands)
        self.stock = view.stock
        self.held = [0] * len(self.counts)
        """For each other seat, the cards that it took from the pile and still holds."""
        self.world = self._seen(view)
        table = mask(card for meld in view.melds for card in meld)
        self.unseen = masks.ALL & ~(self.hand | table | mask(view.discards))
        self._read(view)
        for held in self.held:
            self.unseen &= ~held

    def _read(self, view: View) -> None:
        for event in view.history:
            match event:
                case Drew(seat, "discard", card) if seat != self.seat and card is not None:
                    self.held[seat] |= BIT[card]
                case Melded(seat, _, cards) | LaidOff(seat, _, cards, _):
                    self.held[seat] &= ~mask(cards)
                case Discarded(seat, card):
                    self.held[seat] &= ~BIT[card]
                case _:
                    pass

    def _seen(self, view: View) -> World:
        world = World.__new__(World)
        world.hands = [0] * len(self.counts)
        world.hands[self.seat] = self.hand
        world.stock = []
        world.pile = [BIT[card] for card in view.discards]
        world.runs = world.missing = 0
        for meld in view.melds:
            cards = mask(meld)
            rank = RANK[cards & -cards]
            if cards & ~rank:
                world.runs |= cards
            else:
                world.missing |= rank & ~cards
        world.turn = -1 if view.to_act is None else view.to_act
        world.drawn = view.phase == "play"
        world.taken = BIT[view.taken] if view.taken is not None else 0
        world.discard_to_win = view.options.discard_to_win
        world.discard_taken_card = view.options.discard_taken_card
        world.value = VALUES[view.options.ace_high]
        world.winner = -1
        world.ended_by = ""
        return world

    def sample(self, rng: Random) -> World:
        """Deal the hidden cards at random: hand sizes and cards known to be held are kept."""
        cards = list(bits(self.unseen))
        rng.shuffle(cards)
        return self.dealt(cards)

    def dealt(self, cards: Sequence[int]) -> World:
        """The unseen cards in this order: to the other seats in turn, then the stock."""
        world = self.world.copy()
        at = 0
        for seat, count in enumerate(self.counts):
            if seat == self.seat:
                continue
            lacking = count - self.held[seat].bit_count()
            world.hands[seat] = self.held[seat] | sum(cards[at : at + lacking])
            at += lacking
        world.stock = list(cards[at:])
        return world


def sample(view: View, rng: Random) -> World:
    """A world that agrees with all that `view`, a seat's, shows of an unfinished round."""
    return Known(view).sample(rng)
