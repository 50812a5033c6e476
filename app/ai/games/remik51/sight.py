"""What the agents of `remik51` read from a view, and how they say what they choose."""

from collections import Counter
from functools import partial

from app.ai.agent import Decision, Reason
from app.core.cards import JOKER, SUITS, Card, in_pack_order
from app.core.events import Drew
from app.core.games.remik51.actions import Discard, Draw, LayOff, Meld, Open, Swap
from app.core.games.remik51.melds import LONGEST, PLACES, meld_value
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.search import Turn
from app.core.games.remik51.solver import solve
from app.core.games.remik51.view import View

PATIENCE = 20
"""After so many turns of a round without a draw from the stock, an agent draws from it."""
LATE = 2
"""After so many reshuffles nothing is held back any more."""

SHORT_RUNS = [
    tuple(rank + suit for rank in PLACES[start : start + 3])
    for suit in SUITS
    for start in range(LONGEST - 2)
]
"""Every pure run of three cards."""


class Sight:
    """A view of the seat to act."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.watcher
        self.hand = view.hand
        self.options = view.options
        self.drawing = view.phase == "draw"
        self.top = view.discards[-1] if view.discards else None
        self.opened = view.opened[self.seat]
        self.penalty = partial(card_penalty, options=view.options)
        self.late = view.reshuffles >= LATE

    @property
    def lacks_pure_run(self) -> bool:
        """Whether the seat still needs a pure run to open and has none in its hand (K8)."""
        if self.opened or not self.options.pure_run_required:
            return False
        return not any(map(set(self.hand).issuperset, SHORT_RUNS))

    def loose(self) -> list[Card]:
        """The cards, but for jokers, that stand in no meld of the best arrangement of the hand."""
        found = solve(self.hand, self.penalty)
        assert found is not None
        laid = Counter(card for meld in found.melds for card in meld)
        return in_pack_order(
            card for card in (Counter(self.hand) - laid).elements() if card != JOKER
        )

    def step(self, laying: Turn, *reasons: Reason) -> Decision | None:
        """The first step of a plan, or None when nothing is to be laid."""
        if not laying.actions:
            return None
        action = laying.actions[0]
        out = () if len(laying.hand) > 1 else (Reason("goes_out"),)
        match action:
            case Open():
                reason = Reason("opens", {"points": sum(map(meld_value, action.melds))})
            case Meld():
                reason = Reason("lays_meld", {"cards": action.cards})
            case Swap():
                reason = Reason("swaps_joker", {"cards": action.cards})
            case LayOff():
                reason = Reason("lays_off", {"card": action.cards[0]})
            case _:
                raise AssertionError(action)
        return Decision(action, (*out, *reasons, reason))

    def draw(self, source: str, *reasons: Reason) -> Decision:
        """Draw from "stock" or "discard"."""
        return Decision(Draw(self.seat, "discard" if source == "discard" else "stock"), reasons)

    def discard(self, card: Card, *reasons: Reason) -> Decision:
        """Discard."""
        return Decision(Discard(self.seat, card), reasons)


def following(view: View) -> int:
    """The seat that acts next, which the eliminated never do (K18)."""
    seats = len(view.hands)
    left = ((view.watcher + step) % seats for step in range(1, seats))
    return next(seat for seat in left if seat not in view.eliminated)


def waited_too_long(view: View) -> bool:
    """Whether `PATIENCE` turns have passed since anyone drew from the stock."""
    turns = 0
    for event in reversed(view.history):
        if isinstance(event, Drew):
            if event.source == "stock":
                return False
            turns += 1
            if turns >= PATIENCE:
                return True
    return False
