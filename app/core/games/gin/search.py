"""A lean model of a round of `gin` for search; made only by `sample(view, rng)`.

A card is one bit, a hand a mask (see `deadwood`). Knockers and defenders name nothing.
"""

from collections.abc import Sequence
from random import Random

from app.core.events import Discarded, Drew
from app.core.games.gin import deadwood as least
from app.core.games.gin.deadwood import FULL, places, to_mask
from app.core.games.gin.hand import best_melds
from app.core.games.gin.options import KNOCK_LIMIT, Options
from app.core.games.gin.scoring import score
from app.core.games.gin.view import View

LAST_STOCK = 2
"""A discard that leaves so few cards in the stock, or fewer, ends the round (G15)."""


class World:
    """One way in which the hidden cards may lie. The last of `stock` and of `pile` is its top.

    The methods take only legal plays (G5–G11), and do not check them.
    """

    __slots__ = (
        "dealer",
        "hands",
        "knocker",
        "melds",
        "offered",
        "options",
        "over",
        "passed",
        "pile",
        "points",
        "stock",
        "taken",
        "to_discard",
        "turn",
    )

    hands: list[int]
    """After a knock only the cards outside the knocker's melds."""
    stock: list[int]
    pile: list[int]
    turn: int
    dealer: int
    offered: bool
    """The upcard is on offer (G5)."""
    passed: bool
    """Both passed the upcard, and this turn must draw from the stock or knock (G5)."""
    to_discard: bool
    """The seat to act has drawn."""
    taken: int
    """The card that it took from the pile, or 0 (G6)."""
    knocker: int
    """-1 before a knock."""
    melds: tuple[int, ...]
    """The knocker's melds."""
    over: bool
    points: tuple[int, int]
    """What the finished round gave each seat (G12–G15)."""
    options: Options

    def copy(self) -> "World":
        """The same position, to be played on without changing this one."""
        other = World.__new__(World)
        other.hands = self.hands.copy()
        other.stock = self.stock.copy()
        other.pile = self.pile.copy()
        other.turn = self.turn
        other.dealer = self.dealer
        other.offered = self.offered
        other.passed = self.passed
        other.to_discard = self.to_discard
        other.taken = self.taken
        other.knocker = self.knocker
        other.melds = self.melds
        other.over = self.over
        other.points = self.points
        other.options = self.options
        return other

    # What may be done

    def may_take(self) -> bool:
        """Whether the pile may be drawn from, at the start of a turn (G5, G6)."""
        return not self.passed

    def may_knock(self) -> bool:
        """Whether the seat to act may knock instead of drawing (G8)."""
        return (
            self.options.knock_without_drawing
            and not self.offered
            and least.deadwood(self.hands[self.turn]) <= KNOCK_LIMIT
        )

    def discards(self) -> int:
        """The cards that may be discarded (G6)."""
        return self.hands[self.turn] & ~self.taken

    def may_knock_with(self, card: int) -> bool:
        """Whether a discard may go with a knock (G7)."""
        return least.deadwood(self.hands[self.turn] ^ card) <= KNOCK_LIMIT

    # Doing it

    def decline(self) -> None:
        """Pass the upcard (G5)."""
        if self.turn == self.dealer:
            self.offered = False
            self.passed = True
        self.turn = 1 - self.turn

    def draw(self, source: str) -> None:
        """Draw from "stock" or "discard"."""
        if source == "discard":
            self.taken = self.pile.pop()
            self.hands[self.turn] |= self.taken
        else:
            self.hands[self.turn] |= self.stock.pop()
        self.offered = self.passed = False
        self.to_discard = True

    def discard(self, card: int) -> None:
        """Discard; the turn passes, or the round is drawn (G6, G15)."""
        self.hands[self.turn] ^= card
        self.pile.append(card)
        self.taken = 0
        self.to_discard = False
        self.turn = 1 - self.turn
        self.over = len(self.stock) <= LAST_STOCK

    def knock(self, card: int) -> None:
        """Knock with a discard, or without (0); gin ends the round (G7–G9, G11)."""
        seat = self.turn
        if card:
            self.hands[seat] ^= card
            self.pile.append(card)
        self.knocker = seat
        self.melds = best_melds(self.hands[seat])
        self.hands[seat] &= ~sum(self.melds)
        self.taken = 0
        self.to_discard = self.passed = False
        self.turn = 1 - seat
        if not self.hands[seat]:
            self._score(0, least.deadwood(self.hands[1 - seat]))

    def defend(self) -> None:
        """Make the best defence (G10)."""
        value, _ = least.defence(self.hands[self.turn], self.melds)
        self._score(least.points(self.hands[self.knocker]), value)

    def _score(self, deadwood: int, other: int) -> None:
        seat = self.knocker
        pair = (deadwood, other) if seat == 0 else (other, deadwood)
        won = score(self.options, seat, deadwood == 0, pair)
        gain = won.difference + won.bonus
        self.points = (gain, 0) if won.winner == 0 else (0, gain)
        self.over = True


class Known:
    """What a view says of the hidden cards."""

    def __init__(self, view: View) -> None:
        self.seat = view.watcher
        self.hand = to_mask(view.hand)
        """The watcher's own cards."""
        self.held = 0
        """The cards that the opponent is known to hold; all that it has after its knock."""
        self.count = view.hands[1 - self.seat].count
        for event in view.history:
            match event:
                case Drew(seat, "discard", card) if seat != self.seat and card is not None:
                    self.held |= to_mask((card,))
                case Discarded(seat, card) if seat != self.seat:
                    self.held &= ~to_mask((card,))
                case _:
                    pass
        opponent = view.hands[1 - self.seat].cards
        if opponent is not None:
            self.held = to_mask(opponent)
        table = to_mask(card for meld in view.melds for card in meld)
        pile = to_mask(view.discards)
        self.unseen = FULL & ~(self.hand | self.held | pile | table)
        """The cards of the stock and the unknown ones of the opponent."""
        self.world = self._seen(view)

    def _seen(self, view: View) -> World:
        world = World.__new__(World)
        world.hands = [self.hand, self.held] if self.seat == 0 else [self.held, self.hand]
        world.stock = []
        world.pile = [to_mask((card,)) for card in view.discards]
        world.turn = self.seat if view.to_act is None else view.to_act
        world.dealer = view.dealer
        world.offered = view.phase == "offer"
        world.passed = view.upcard_passed
        world.to_discard = view.phase == "play"
        world.taken = 0 if view.taken is None else to_mask((view.taken,))
        world.knocker = -1 if view.knocker is None else view.knocker
        world.melds = tuple(to_mask(meld) for meld in view.melds)
        world.over = False
        world.points = (0, 0)
        world.options = view.options
        return world

    def sample(self, rng: Random) -> World:
        """Deal the hidden cards at random; cards known to be held stay where they are."""
        cards = [1 << place for place in places(self.unseen)]
        rng.shuffle(cards)
        return self.dealt(cards)

    def dealt(self, cards: Sequence[int]) -> World:
        """The unseen cards in this order: to the opponent's hand, then the stock."""
        world = self.world.copy()
        lacking = self.count - self.held.bit_count()
        world.hands[1 - self.seat] = self.held | sum(cards[:lacking])
        world.stock = list(cards[lacking:])
        return world


def sample(view: View, rng: Random) -> World:
    """A world that agrees with all that `view`, a seat's, shows of an unfinished round."""
    return Known(view).sample(rng)
