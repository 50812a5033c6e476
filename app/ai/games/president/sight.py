"""What the agents of `president` read from a view, and how they say what they choose."""

from collections.abc import Sequence

from app.ai.agent import Decision, Reason
from app.core.cards import SUITS, Card
from app.core.games.president.actions import Action, Give, Pass, Play
from app.core.games.president.order import USUAL
from app.core.games.president.search import PASS, RANKS, Move, counts_of
from app.core.games.president.view import View


class Sight:
    """A view of the seat to act, as counts of ranks (places of the usual order)."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        self.view = view
        self.seat = view.watcher
        self.hand = counts_of(view.hand)
        self.giving = view.owed[0][2] if view.owed else 0
        self.leading = not view.plays
        self.order = range(RANKS - 1, -1, -1) if view.reversed else range(RANKS)
        """The ranks from low to high in the order in force."""
        self.moves: list[Move] = [
            (USUAL.index(a.cards[0][0]), len(a.cards)) for a in legal if isinstance(a, Play)
        ]
        self.may_pass = any(isinstance(a, Pass) for a in legal)

    def strength(self, rank: int) -> int:
        """The rank's place in the order in force, 0…12."""
        return RANKS - 1 - rank if self.view.reversed else rank

    def play(self, move: Move, *reasons: Reason) -> Decision:
        """Play the first suits of a rank, or pass."""
        if move == PASS:
            return Decision(Pass(self.seat), reasons)
        rank, count = move
        return Decision(Play(self.seat, self.cards(rank)[:count]), reasons)

    def give(self, ranks: Sequence[int], *reasons: Reason) -> Decision:
        """Give back cards of these ranks, the first suits of each."""
        cards = tuple(
            card for rank in sorted(set(ranks)) for card in self.cards(rank)[: ranks.count(rank)]
        )
        return Decision(Give(self.seat, cards), reasons)

    def cards(self, rank: int) -> tuple[Card, ...]:
        """The cards of a rank in hand, in the order of suits."""
        held = self.view.hand
        return tuple(c for c in (USUAL[rank] + suit for suit in SUITS) if c in held)


def lowest_loose(hand: Sequence[int], count: int) -> list[int]:
    """The `count` cards to part with: the lowest single ones first, then the lowest of groups."""
    by_group = sorted(range(RANKS), key=lambda rank: (hand[rank] > 1, rank))
    cards = [rank for rank in by_group for _ in range(hand[rank])]
    return cards[:count]
