"""A lean model of `president` for search: hands are sets of ranks, suits are gone.

Ranks are places 0…12 of the usual order (3 is 0, the two is 12). Players make worlds only from
what one seat may know; test_president_search.py proves that it plays as the rules do.
"""

import random
from collections.abc import Iterable, Sequence
from itertools import accumulate, combinations_with_replacement, pairwise

from app.core.cards import STANDARD, Card
from app.core.games.president.events import Gave, Played
from app.core.games.president.options import Lead
from app.core.games.president.order import USUAL
from app.core.games.president.view import View

RANKS = 13
MOST_SEATS = 6
Move = tuple[int, int]
"""(rank, count) of a play; PASS; a card given back is (rank, GIVES), one at a time."""
PASS: Move = (-1, 0)
GIVES = 0


def rank_of(card: Card) -> int:
    """The card's place in the usual order."""
    return USUAL.index(card[0])


def counts_of(cards: Iterable[Card]) -> list[int]:
    """How many cards of each rank there are."""
    counts = [0] * RANKS
    for card in cards:
        counts[USUAL.index(card[0])] += 1
    return counts


Held = list[int]
"""A hand: at index n (1…4) the ranks held exactly n times, one bit a rank; index 0 is scrap."""


def held_of(counts: Sequence[int]) -> Held:
    """A hand from its counts of ranks."""
    hand = [0] * 5
    for rank, count in enumerate(counts):
        hand[count] |= 1 << rank
    return hand


def counts_in(hand: Held) -> list[int]:
    """The counts of ranks of a hand."""
    _, one, two, three, four = hand
    return [
        (one >> rank & 1) + 2 * (two >> rank & 1) + 3 * (three >> rank & 1) + 4 * (four >> rank & 1)
        for rank in range(RANKS)
    ]


def _after(live: int, seat: int) -> int:
    """The next seat clockwise among the bits of `live`, `seat` itself at last; -1 if none is."""
    order = ((seat + step) % MOST_SEATS for step in range(1, MOST_SEATS + 1))
    return next((other for other in order if live >> other & 1), -1)


NEXT = [[_after(live, seat) for seat in range(MOST_SEATS)] for live in range(1 << MOST_SEATS)]
"""NEXT[live][seat]: the next seat clockwise whose bit is in `live`; -1 if there is none."""


class World:
    """One way in which the cards may lie, to be played on."""

    __slots__ = (
        "alive",
        "count",
        "hands",
        "last",
        "leader",
        "left",
        "live",
        "owed",
        "places",
        "rank",
        "reversed",
        "revolution",
        "to_act",
    )

    hands: list[Held]
    left: list[int]
    """Cards in each hand."""
    alive: int
    """A bit for each seat with cards."""
    live: int
    """A bit for each seat with cards that has not passed in this trick."""
    to_act: int
    last: int
    """The seat that played last in the trick."""
    rank: int
    count: int
    """The play to beat: its rank and how many cards; count 0 where a trick is to be led."""
    reversed: bool
    revolution: bool
    places: list[int]
    owed: list[tuple[int, int]]
    """The exchange still to be done: (seat, to), one entry a card."""
    leader: int
    """Who leads after the exchange."""

    def __init__(self, view: View, hands: list[Held]) -> None:
        """The position that a seat to act sees, with these hands."""
        assert view.to_act is not None
        self.hands = hands
        self.left = [hand.count for hand in view.hands]
        self.alive = sum(1 << seat for seat, left in enumerate(self.left) if left)
        self.live = self.alive - sum(1 << seat for seat in view.passed)
        self.to_act = view.to_act
        self.last, self.rank, self.count = view.to_act, 0, 0
        if view.plays:
            seat, cards = view.plays[-1]
            self.last, self.rank, self.count = seat, rank_of(cards[0]), len(cards)
        self.reversed = view.reversed
        self.revolution = view.options.revolution
        self.places = list(view.places)
        self.owed = [(seat, to) for seat, to, count in view.owed for _ in range(count)]
        first = 0 if view.options.lead_next is Lead.PRESIDENT else -1
        self.leader = view.before[first] if view.before else 0

    def copy(self) -> "World":
        """An independent copy."""
        new = World.__new__(World)
        new.hands = [hand[:] for hand in self.hands]
        new.left = self.left[:]
        new.alive = self.alive
        new.live = self.live
        new.to_act = self.to_act
        new.last = self.last
        new.rank = self.rank
        new.count = self.count
        new.reversed = self.reversed
        new.revolution = self.revolution
        new.places = self.places[:]
        new.owed = self.owed[:]
        new.leader = self.leader
        return new

    @property
    def over(self) -> bool:
        """Whether every seat has its place (P8)."""
        return len(self.places) == len(self.hands)

    def moves(self) -> list[Move]:
        """The legal moves: plays from low to high in the order in force, a pass last."""
        counts = counts_in(self.hands[self.to_act])
        if self.owed:
            return [(rank, GIVES) for rank in range(RANKS) if counts[rank]]
        if not self.count:
            ranks = range(RANKS - 1, -1, -1) if self.reversed else range(RANKS)
            return [(rank, n) for rank in ranks for n in range(1, counts[rank] + 1)]
        count = self.count
        higher = range(self.rank - 1, -1, -1) if self.reversed else range(self.rank + 1, RANKS)
        return [*((rank, count) for rank in higher if counts[rank] >= count), PASS]

    def play(self, move: Move) -> None:
        """Do a legal move (P4–P10, P14)."""
        seat = self.to_act
        rank, count = move
        if self.owed:
            self._give(rank)
            return
        if count:
            take(self.hands[seat], rank, count)
            self.left[seat] -= count
            self.last, self.rank, self.count = seat, rank, count
            if count == 4 and self.revolution:
                self.reversed = not self.reversed
            if not self.left[seat]:
                self._go_out(seat)
        else:
            self.live ^= 1 << seat
        self._pass_turn(seat)

    def _go_out(self, seat: int) -> None:
        self.places.append(seat)
        self.alive ^= 1 << seat
        self.live ^= 1 << seat
        if len(self.places) == len(self.hands) - 1:
            self.places.append(NEXT[self.alive][seat])

    def _pass_turn(self, seat: int) -> None:
        following = NEXT[self.live][seat]
        if following >= 0 and following != self.last:
            self.to_act = following
            return
        last = self.last
        self.to_act = last if self.alive >> last & 1 else NEXT[self.alive][last]
        self.count = 0
        self.live = self.alive

    def _give(self, rank: int) -> None:
        seat, to = self.owed.pop(0)
        take(self.hands[seat], rank, 1)
        put(self.hands[to], rank)
        self.left[seat] -= 1
        self.left[to] += 1
        self.to_act = self.owed[0][0] if self.owed else self.leader


def take(hand: Held, rank: int, count: int) -> None:
    """Remove `count` cards of a rank that is held so often."""
    bit = 1 << rank
    held = next(n for n in range(count, 5) if hand[n] & bit)
    hand[held] ^= bit
    hand[held - count] ^= bit


def put(hand: Held, rank: int) -> None:
    """Add a card of a rank."""
    bit = 1 << rank
    held = next((n for n in range(1, 5) if hand[n] & bit), 0)
    hand[held] ^= bit
    hand[held + 1] ^= bit


def gives(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """The choices of `count` cards to give back, as ranks."""
    return [
        ranks
        for ranks in combinations_with_replacement(range(RANKS), count)
        if all(hand[rank] >= ranks.count(rank) for rank in ranks)
    ]


class Knowledge:
    """What a seat knows for certain from its view: which cards are placed, which are not."""

    def __init__(self, view: View) -> None:
        held: list[set[Card]] = [set() for _ in view.hands]
        gone: set[Card] = set()
        for event in view.history:
            if isinstance(event, Gave) and event.cards is not None:
                held[event.seat] -= set(event.cards)
                held[event.to] |= set(event.cards)
            elif isinstance(event, Played):
                held[event.seat] -= set(event.cards)
                gone |= set(event.cards)
        held[view.watcher] = set(view.hand)
        self.held = held
        """The cards of each hand that the seat knows."""
        self.fixed = [counts_of(cards) for cards in held]
        """The same as counts of ranks."""
        placed = gone.union(*held)
        self.unseen = [card for card in STANDARD if card not in placed]
        self.needs = [hand.count - len(held[seat]) for seat, hand in enumerate(view.hands)]
        """How many unseen cards each hand has."""

    def deal(self, rng: random.Random) -> list[list[int]]:
        """The ranks of the unseen cards that each seat gets in a random deal."""
        ranks = [rank_of(card) for card in self.unseen]
        rng.shuffle(ranks)
        ends = list(accumulate(self.needs, initial=0))
        return [ranks[begin:end] for begin, end in pairwise(ends)]


def sample(view: View, rng: random.Random) -> World:
    """A world that agrees with all that the seat knows; each is as likely as the other."""
    known = Knowledge(view)
    hands = [counts[:] for counts in known.fixed]
    for hand, ranks in zip(hands, known.deal(rng), strict=True):
        for rank in ranks:
            hand[rank] += 1
    return World(view, [held_of(hand) for hand in hands])


__all__ = [
    "GIVES",
    "NEXT",
    "PASS",
    "RANKS",
    "Held",
    "Knowledge",
    "Move",
    "World",
    "counts_in",
    "counts_of",
    "gives",
    "held_of",
    "rank_of",
    "sample",
]
