"""What the agents of `rummy` read from a view, and how they say what they choose."""

from app.ai.agent import Decision, Reason
from app.ai.games.rummy.laying import Laying, lay_all
from app.core.events import Drew
from app.core.games.rummy.actions import Discard, Draw, LayOff, Meld
from app.core.games.rummy.masks import (
    BIT,
    CARD,
    RANK,
    VALUES,
    bits,
    cards_of,
    completes,
    fitting,
    mask,
)
from app.core.games.rummy.view import View

PATIENCE = 20
"""After so many turns of a round without a draw from the stock, an agent draws from it."""


class Sight:
    """A view of the seat to act, as masks."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.watcher
        self.hand = mask(view.hand)
        self.drawing = view.phase == "draw"
        self.top = BIT[view.discards[-1]] if view.discards else 0
        self.taken = BIT[view.taken] if view.taken is not None else 0
        self.keep_one = view.options.discard_to_win
        self.value = VALUES[view.options.ace_high]
        self.runs = self.missing = 0
        self._meld_of: dict[int, int] = {}
        for number, meld in enumerate(view.melds):
            cards = mask(meld)
            rank = RANK[cards & -cards]
            if cards & ~rank:
                self.runs |= cards
                ends = fitting(cards, 0)
            else:
                ends = rank & ~cards
                self.missing |= ends
            self._meld_of |= dict.fromkeys(bits(ends), number)
        self.fits = fitting(self.runs, self.missing)

    @property
    def top_is_useful(self) -> bool:
        """Whether the top of the pile can be laid at once: in a meld with the hand, or laid off."""
        if not (self.top & self.fits or (self.top and completes(self.top, self.hand))):
            return False
        return not self.top & self.laying_with(self.top).rest

    @property
    def discards(self) -> int:
        """The cards that may be discarded (R10)."""
        if self.hand == self.taken or self.view.options.discard_taken_card:
            return self.hand
        return self.hand & ~self.taken

    @property
    def laying(self) -> Laying:
        """All that can be laid now."""
        return self.laying_with(0)

    def laying_with(self, card: int) -> Laying:
        """All that could be laid if the hand also held `card`."""
        return lay_all(self.hand | card, self.runs, self.missing, self.value, self.keep_one)

    def draw(self, source: str, *reasons: Reason) -> Decision:
        """Draw from "stock" or "discard"."""
        return Decision(Draw(self.seat, "discard" if source == "discard" else "stock"), reasons)

    def lay(self, cards: int, *reasons: Reason) -> Decision:
        """Lay a new meld."""
        return Decision(Meld(self.seat, cards_of(cards)), reasons)

    def lay_off(self, card: int, *reasons: Reason) -> Decision:
        """Lay one card off on a meld where it fits."""
        action = LayOff(self.seat, self._meld_of[card], (CARD[card],))
        return Decision(action, reasons)

    def discard(self, card: int, *reasons: Reason) -> Decision:
        """Discard."""
        return Decision(Discard(self.seat, CARD[card]), reasons)


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
