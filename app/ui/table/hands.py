"""The order in which each hand is held: the player's own, kept through draws and saves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from app.core.cards import Card
from app.core.game import View
from app.core.save import in_order


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
        self._decided: dict[int, tuple[int, list[Card]]] = {}
        self.sorted: dict[int, str] = {}
        """How a hand was sorted, by seat, as long as its player leaves it so."""

    def held(self, view: View) -> dict[int, list[Card]]:
        """The hands that the watcher sees, as they are held."""
        return {
            seat: in_order(hand.cards, self._orders.get(seat, ()))
            for seat, hand in enumerate(view.hands)
            if hand.cards is not None
        }

    def settle(
        self, seat: int, cards: Sequence[Card], sort: Callable[[Sequence[Card]], Sequence[Card]]
    ) -> None:
        """A hand that is shown again stands as it was left, or sorted where that is not known.

        A card at its right end may be a drawn one, which nobody sorted yet.
        """
        order = list(sort(cards))
        if not self._orders.get(seat):
            self._orders[seat] = order
            return
        held = in_order(cards, self._orders[seat])
        if held != order and held[:-1] != list(sort(held[:-1])):
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

    def decided(self, at: int, seat: int) -> None:
        """Note how this hand was held before the act number `at` of the round."""
        self._decided[at] = seat, self._orders.get(seat, [])

    def back_to(self, at: int) -> None:
        """All acts from number `at` on were taken back: hands are held as before that one.

        None of this turn can be taken back by itself any more.
        """
        self._earlier.clear()
        if at in self._decided:
            seat, order = self._decided[at]
            self._orders[seat] = list(order)
        self._decided = {when: what for when, what in self._decided.items() if when < at}

    def new_round(self) -> None:
        """Nothing of the last round can be taken back, and no hand of it is held."""
        self._earlier.clear()
        self._decided.clear()
        self.sorted.clear()

    def orders(self, seats: int) -> list[list[Card]]:
        """All orders, for a save."""
        return [self._orders.get(seat, []) for seat in range(seats)]
