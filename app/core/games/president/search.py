"""A lean model of `president` for search: hands are counts of ranks, suits are gone.

Ranks are places 0…12 of the usual order (3 is 0, the two is 12). A world is made only by `sample`
from what one seat may know; test_president_search.py proves that it plays as the rules do.
"""

import random
from collections.abc import Iterable
from itertools import combinations_with_replacement

from app.core.cards import STANDARD, Card
from app.core.games.president.events import Gave, Passed, Played, Revolution, TrickEnded
from app.core.games.president.options import Lead
from app.core.games.president.order import USUAL
from app.core.games.president.state import Phase
from app.core.games.president.view import View

RANKS = 13
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


class World:
    """One way in which the cards may lie, to be played on."""

    __slots__ = (
        "count",
        "hands",
        "last",
        "leader",
        "left",
        "owed",
        "passed",
        "places",
        "rank",
        "reversed",
        "revolution",
        "to_act",
    )

    hands: list[list[int]]
    left: list[int]
    """Cards in each hand."""
    to_act: int
    last: int
    """The seat that played last in the trick."""
    rank: int
    count: int
    """The play to beat: its rank and how many cards; count 0 where a trick is to be led."""
    passed: int
    """A bit for each seat that passed in this trick."""
    reversed: bool
    revolution: bool
    places: list[int]
    owed: list[tuple[int, int]]
    """The exchange still to be done: (seat, to), one entry a card."""
    leader: int
    """Who leads after the exchange."""

    def copy(self) -> "World":
        """An independent copy."""
        new = World.__new__(World)
        new.hands = [hand[:] for hand in self.hands]
        new.left = self.left[:]
        new.to_act = self.to_act
        new.last = self.last
        new.rank = self.rank
        new.count = self.count
        new.passed = self.passed
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
        hand = self.hands[self.to_act]
        if self.owed:
            return [(rank, GIVES) for rank in range(RANKS) if hand[rank]]
        if not self.count:
            ranks = range(RANKS - 1, -1, -1) if self.reversed else range(RANKS)
            return [(rank, n) for rank in ranks for n in range(1, hand[rank] + 1)]
        count = self.count
        higher = range(self.rank - 1, -1, -1) if self.reversed else range(self.rank + 1, RANKS)
        return [*((rank, count) for rank in higher if hand[rank] >= count), PASS]

    def play(self, move: Move) -> None:
        """Do a legal move (P4–P10, P14)."""
        seat = self.to_act
        rank, count = move
        if self.owed:
            self._give(rank)
            return
        if count:
            hand = self.hands[seat]
            hand[rank] -= count
            self.left[seat] -= count
            self.last, self.rank, self.count = seat, rank, count
            if count == 4 and self.revolution:
                self.reversed = not self.reversed
            if not self.left[seat]:
                self.places.append(seat)
                if len(self.places) == len(self.hands) - 1:
                    self.places.append(next(s for s, left in enumerate(self.left) if left))
                    return
        else:
            self.passed |= 1 << seat
        self._pass_turn(seat)

    def _pass_turn(self, seat: int) -> None:
        seats, left, passed, last = len(self.hands), self.left, self.passed, self.last
        nxt = seat
        for _ in range(seats):
            nxt = nxt + 1 if nxt + 1 < seats else 0
            if left[nxt] and nxt != last and not passed >> nxt & 1:
                self.to_act = nxt
                return
        while not left[last]:
            last = last + 1 if last + 1 < seats else 0
        self.to_act = last
        self.count = 0
        self.passed = 0

    def _give(self, rank: int) -> None:
        seat, to = self.owed.pop(0)
        self.hands[seat][rank] -= 1
        self.hands[to][rank] += 1
        self.left[seat] -= 1
        self.left[to] += 1
        self.to_act = self.owed[0][0] if self.owed else self.leader


def gives(hand: list[int], count: int) -> list[tuple[int, ...]]:
    """The choices of `count` cards to give back, as ranks."""
    return [
        ranks
        for ranks in combinations_with_replacement(range(RANKS), count)
        if all(hand[rank] >= ranks.count(rank) for rank in ranks)
    ]


class Knowledge:
    """What a seat can conclude from its view: cards that are placed, and what passes suggest."""

    def __init__(self, view: View) -> None:
        self.view = view
        seats = len(view.hands)
        held: list[set[Card]] = [set() for _ in range(seats)]
        gone: set[Card] = set()
        doubts: set[tuple[int, int, int, int]] = set()
        self.ceilings: list[tuple[int, int]] = []
        """(seat, rank): a seat that gave its best away had nothing from this rank on left."""
        beaten: tuple[int, int] | None = None
        turned = False
        for event in view.history:
            if isinstance(event, Gave) and event.cards is not None:
                held[event.seat] -= set(event.cards)
                held[event.to] |= set(event.cards)
                if not event.back:
                    best = min(rank_of(card) for card in event.cards)
                    self.ceilings.append((event.seat, best + 1))
            elif isinstance(event, Played):
                held[event.seat] -= set(event.cards)
                gone |= set(event.cards)
                beaten = (rank_of(event.cards[0]), len(event.cards))
            elif isinstance(event, Revolution):
                turned = event.reversed
            elif isinstance(event, Passed) and beaten is not None:
                low, high = (0, beaten[0]) if turned else (beaten[0] + 1, RANKS)
                if low < high and event.seat != view.watcher:
                    doubts.add((event.seat, low, high, beaten[1]))
            elif isinstance(event, TrickEnded):
                beaten = None
        self.doubts = tuple(doubts)
        """(seat, first rank, end, count): a seat passed though these ranks would have beaten."""
        own = set(view.hand)
        self.held = [
            cards - own if seat != view.watcher else own for seat, cards in enumerate(held)
        ]
        placed = gone.union(*self.held)
        self.unseen = [card for card in STANDARD if card not in placed]
        self.fixed = [counts_of(cards) for cards in self.held]
        self.loose = [rank_of(card) for card in self.unseen]
        self.needs = [hand.count - len(self.held[seat]) for seat, hand in enumerate(view.hands)]

    def doubt(self, hands: list[list[int]]) -> int:
        """How much of a deal the passes and gifts seen speak against."""
        total = 0
        for seat, low, high, count in self.doubts:
            if max(hands[seat][low:high]) >= count:
                total += 1
        for seat, ceiling in self.ceilings:
            total += 3 * (sum(hands[seat][ceiling:]) - sum(self.fixed[seat][ceiling:]))
        return total

    def deal(self, rng: random.Random) -> list[list[int]]:
        """The unseen cards dealt to the seats that lack them, at random."""
        loose = [rank for _, rank in sorted(zip(iter(rng.random, 2.0), self.loose, strict=False))]
        hands = [hand[:] for hand in self.fixed]
        at = 0
        for seat, need in enumerate(self.needs):
            hand = hands[seat]
            for rank in loose[at : at + need]:
                hand[rank] += 1
            at += need
        return hands


TRIES = 3
"""Deals looked at for one world; the one that fits best what was seen is kept."""


def sample(view: View, rng: random.Random, knowledge: Knowledge | None = None) -> World:
    """A world that agrees with all that the seat knows, and mostly with what it may guess."""
    known = knowledge or Knowledge(view)
    deals = [known.deal(rng) for _ in range(TRIES)]
    world = World.__new__(World)
    world.hands = min(deals, key=known.doubt)
    world.left = [hand.count for hand in view.hands]
    assert view.to_act is not None
    world.to_act = view.to_act
    world.last, world.rank, world.count = view.to_act, 0, 0
    if view.phase == Phase.FOLLOW:
        seat, cards = view.plays[-1]
        world.last, world.rank, world.count = seat, rank_of(cards[0]), len(cards)
    world.passed = sum(1 << seat for seat in view.passed)
    world.reversed = view.reversed
    world.revolution = view.options.revolution
    world.places = list(view.places)
    world.owed = [(seat, to) for seat, to, count in view.owed for _ in range(count)]
    first = 0 if view.options.lead_next is Lead.PRESIDENT else -1
    world.leader = view.before[first] if view.before else 0
    return world


__all__ = ["PASS", "RANKS", "Knowledge", "Move", "World", "gives", "rank_of", "sample"]
