"""What the agents of `gin` read from a view: the cards as masks of 52 bits (see `deadwood`)."""

from app.core.events import Dealt, Discarded, Drew, Passed
from app.core.games.gin.deadwood import FULL, RANK, deadwood, discards, to_mask
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.view import View

PATIENCE = 20
"""After so many turns of a round without a draw from the stock, an agent draws from it."""
_NOT_KINGS = FULL & ~(RANK << 12)
_NOT_ACES = FULL & ~RANK


def completing(hand: int) -> int:
    """The cards outside the hand that would make a meld with two or more of its cards."""
    one_up = (hand & _NOT_KINGS) << 1
    two_up = (one_up & _NOT_KINGS) << 1
    one_down = (hand & _NOT_ACES) >> 1
    two_down = (one_down & _NOT_ACES) >> 1
    c, d, h, s = hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39
    pairs = c & (d | h | s) | d & (h | s) | h & s
    runs = one_up & two_up | one_down & two_down | one_up & one_down
    return (runs | pairs * RANK) & ~hand


class Sight:
    """What a seat that is to draw or to discard knows."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.watcher
        self.hand = to_mask(view.hand)
        self.top = to_mask(view.discards[-1:])
        self.taken = 0 if view.taken is None else to_mask((view.taken,))
        """The card that the seat took from the pile in this turn, or 0 (G6)."""
        self.held = 0
        """The cards that the opponent took from the pile and still holds."""
        self.opponent_stock_draws = 0
        self.rejected: list[int] = []
        """The cards that the opponent left on the pile or threw, in order."""
        self.own: list[tuple[int, int]] = []
        """What the seat drew and what it then discarded; 0 where it has yet to discard."""
        self.patience = 0
        """Turns of both seats since the last draw from the stock."""
        self._read(view)
        self.unseen = FULL & ~(self.hand | self.held | to_mask(view.discards))
        """The cards of the stock and the unknown ones of the opponent."""

    def _read(self, view: View) -> None:
        pile: list[int] = []
        for event in view.history:
            match event:
                case Dealt(_, _, upcard) if upcard is not None:
                    pile.append(to_mask((upcard,)))
                case Passed(seat) if seat != self.seat:
                    self.rejected.append(pile[-1])
                case Drew(seat, source, card):
                    self._drew(pile, seat, source == "discard", to_mask((card,)) if card else 0)
                case Discarded(seat, card):
                    pile.append(to_mask((card,)))
                    if seat == self.seat:
                        self.own[-1] = (self.own[-1][0], pile[-1])
                    else:
                        self.held &= ~pile[-1]
                        self.rejected.append(pile[-1])
                case _:
                    pass

    def _drew(self, pile: list[int], seat: int, from_pile: bool, card: int) -> None:
        self.patience = self.patience + 1 if from_pile else 0
        if seat == self.seat:
            self.own.append((card, 0))
        else:
            if from_pile:
                self.held |= card
            else:
                self.opponent_stock_draws += 1
                self.rejected.append(pile[-1])
        if from_pile:
            pile.pop()

    @property
    def turn(self) -> int:
        """How often the seat drew in this round."""
        return len(self.own)

    @property
    def may_knock_now(self) -> bool:
        """Whether the seat may knock instead of drawing (G8)."""
        view = self.view
        return (
            view.phase == "draw"
            and view.options.knock_without_drawing
            and deadwood(self.hand) <= KNOCK_LIMIT
        )

    @property
    def may_take(self) -> bool:
        """Whether the top of the pile may be drawn and has not been passed to and fro for long."""
        return not self.view.upcard_passed and self.patience < PATIENCE

    @property
    def top_makes_meld(self) -> bool:
        """Whether the top of the pile makes a meld with cards of the hand."""
        return bool(self.top & completing(self.hand))

    @property
    def deadwood_with_top(self) -> int:
        """The least deadwood after taking the top of the pile and discarding another card (G6)."""
        return min(left for left, _ in discards(self.hand | self.top, self.top))
