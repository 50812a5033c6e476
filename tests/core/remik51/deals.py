"""Rounds of `remik51` with chosen hands."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from app.core.cards import JOKER, RANKS, SUITS, Card
from app.core.game import ALL_OPEN
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, LayOff, Meld, Open, Swap
from app.core.match import Illegal, Match, Seat

QUEENS = "Qh Kh Ah"
"""A pure run worth 30."""

HARMLESS = tuple(
    RANKS[2 * place % 13] + SUITS[(place + shift) % 4] for shift in range(4) for place in range(13)
)
"""The 52 cards in an order in which a dozen that stand together hold no meld."""


def deck(
    hands: Sequence[str], dealer: int, stock: str, packs: Sequence[Card], out: Sequence[int] = ()
) -> list[Card]:
    """A deck that deals these hands, as far as they are given, and this stock; the rest follows.

    The seats that are `out` are dealt nothing.
    """
    given = [hand.split() for hand in hands]
    turns = [(dealer + 1 + at) % len(hands) for at in range(len(hands))]
    order = [seat for seat in turns if seat not in out]
    left = Counter(packs) - Counter(card for hand in (*given, stock.split()) for card in hand)
    rest: list[Card] = []
    for card in (*HARMLESS * 3, *[JOKER] * 6):
        if left[card] > 0:
            left[card] -= 1
            rest.append(card)
    sizes = [15 if seat == dealer else 14 for seat in range(len(hands))]
    for seat in sorted(order):
        hand, size = given[seat], sizes[seat]
        assert len(hand) <= size
        while len(hand) < size:
            hand.append(rest.pop(0))
    dealt = [given[seat][at] for at in range(14) for seat in order] + [given[dealer][14]]
    return [*dealt, *stock.split(), *rest]


def deal(
    *hands: str,
    dealer: int = 0,
    stock: str = "",
    reshuffles: Sequence[tuple[Card, ...]] = (),
    **options: Any,
) -> Match:
    """A match whose first round has these hands; the dealer's has 15 cards and begins (K2)."""
    chosen = GAME.options(**options)
    seats = len(hands)
    match = Match(GAME, chosen, [Seat(f"P{seat}") for seat in range(seats)], None)
    match.next_round(deck(hands, dealer, stock, GAME.pack(chosen, seats)), dealer, reshuffles)
    return match


def play(match: Match, *actions: Any) -> Match:
    """Do the actions."""
    for action in actions:
        match.act(action)
    return match


def refused(match: Match, action: Any) -> str:
    """The code with which an action is refused; nothing changes by it (C5)."""
    before = match.view(ALL_OPEN)
    with pytest.raises(Illegal) as error:
        match.act(action)
    assert match.view(ALL_OPEN) == before
    assert action not in match.legal_actions()
    return str(error.value.violation.code)


def cards(text: str) -> tuple[Card, ...]:
    """ "As 2s" → ("As", "2s")."""
    return tuple(text.split())


def opening(seat: int, *melds: str) -> Open:
    """Open with melds."""
    return Open(seat, tuple(map(cards, melds)))


def meld(seat: int, text: str) -> Meld:
    """Lay a new meld."""
    return Meld(seat, cards(text))


def low(seat: int, number: int, text: str) -> LayOff:
    """Lay off at the low end of a run."""
    return LayOff(seat, number, cards(text), "low")


def high(seat: int, number: int, text: str) -> LayOff:
    """Lay off at the high end of a run."""
    return LayOff(seat, number, cards(text), "high")


def on_set(seat: int, number: int, text: str) -> LayOff:
    """Lay off on a set."""
    return LayOff(seat, number, cards(text))


def swap(seat: int, number: int, text: str) -> Swap:
    """Swap jokers of a meld."""
    return Swap(seat, number, cards(text))


def turn(seat: int, card: str) -> tuple[Draw, Discard]:
    """Draw from the stock and discard."""
    return Draw(seat, "stock"), Discard(seat, card)


__all__ = ["JOKER", "QUEENS", "Discard", "Draw", "cards", "deal", "deck", "high", "low", "meld"]
__all__ += ["on_set", "opening", "play", "refused", "swap", "turn"]
