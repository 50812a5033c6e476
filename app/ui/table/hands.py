"""The order in which each hand is held: the player's own, kept through draws and saves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.core.cards import Card
from app.core.game import View


def in_order(cards: Sequence[Card], order: Sequence[Card]) -> list[Card]:
    """The cards in the remembered order; those that it doesn't know come last."""
    left = list(cards)
    held = []
    for card in order:
        if card in left:
            left.remove(card)
            held.append(card)
    return held + left


def merged(cards: Sequence[Card], order: Sequence[Card]) -> list[Card]:
    """The cards, and those of an older order that lack, each behind the one that it followed."""
    held = Counter(cards)
    result = list(cards)
    at = 0
    for card in order:
        if held[card] > 0:
            held[card] -= 1
            at = result.index(card) + 1
        else:
            result.insert(at, card)
            at += 1
    return result


class Hands:
    """Orders by seat."""

    def __init__(self, orders: Sequence[Sequence[Card]] = ()) -> None:
        self._orders: dict[int, list[Card]] = {
            seat: list(cards) for seat, cards in enumerate(orders)
        }
        self._earlier: list[list[Card]] = []
        self.sorted: dict[int, str] = {}
        """How a hand was sorted, by seat, as long as its player leaves it so."""

    def held(self, view: View) -> dict[int, list[Card]]:
        """The hands that the watcher sees, as they are held."""
        return {
            seat: in_order(hand.cards, self._orders.get(seat, ()))
            for seat, hand in enumerate(view.hands)
            if hand.cards is not None
        }

    def settle(self, seat: int, cards: Sequence[Card], order: Sequence[Card]) -> None:
        """A hand that is shown again stands as it was left, or sorted where that is not known."""
        if not self._orders.get(seat):
            self._orders[seat] = list(order)
        elif in_order(cards, self._orders[seat]) != list(order):
            self.sorted[seat] = ""

    def remember(self, seat: int, cards: Sequence[Card], away: bool = False) -> None:
        """Keep this order; `away`: the other cards of the hand will be back, at their places."""
        self._orders[seat] = merged(cards, self._orders.get(seat, ())) if away else list(cards)

    def put_by(self, seat: int, same_turn: bool) -> None:
        """Note how the hand was held before an act, as long as the act can be taken back."""
        if same_turn:
            self._earlier.append(self._orders.get(seat, []))
        else:
            self._earlier.clear()

    def bring_back(self, seat: int) -> None:
        """The last act was taken back: what it laid returns to its places."""
        if self._earlier:
            self._orders[seat] = self._earlier.pop()

    def forget_turn(self) -> None:
        """No act of this turn can be taken back any more, as after a take-back of several."""
        self._earlier.clear()

    def orders(self, seats: int) -> list[list[Card]]:
        """All orders, for a save."""
        return [self._orders.get(seat, []) for seat in range(seats)]
