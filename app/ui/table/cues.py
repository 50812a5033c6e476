"""Events as one watcher saw them → cues: which cards go where. Pure functions.

Here are the events that games share; a game's presenter adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from app.core import events
from app.core.cards import Card
from app.core.game import Event
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, Cue, Move, Spot, hand, meld

Arrange = Callable[[int, Sequence[Card]], Sequence[Card]]
"""(seat, the cards of its hand) → the order in which they are held."""


def undealt(pack: int) -> Board:
    """The whole pack as the stock, before the deal."""
    return Board.of({STOCK: [HIDDEN] * pack})


def deal(board: Board, told: Sequence[Event], arrange: Arrange) -> Cue:
    """The deal: one card at a time, clockwise from the left of the dealer (C2), then the upcard."""
    dealt = next(e for e in told if isinstance(e, events.Dealt))
    seen = {e.seat: e.cards for e in told if isinstance(e, events.HandDealt)}
    seats = len(dealt.counts)
    stock = list(board.spots[STOCK])
    held: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    moves: list[Move] = []
    for at in range(max(dealt.counts)):
        for step in range(seats):
            seat = (dealt.dealer + 1 + step) % seats
            if at >= dealt.counts[seat]:
                continue
            token = stock.pop()
            cards = seen.get(seat)
            code, place = HIDDEN, None
            if cards is not None:
                order = list(arrange(seat, cards))
                rank = _ranks(cards, order)[at]
                place = sum(1 for other in held[seat] if other < rank)
                held[seat].append(rank)
                code = cards[at]
            moves.append(Move(token, hand(seat), code, place))
    if dealt.upcard is not None:
        moves.append(Move(stock.pop(), DISCARD, dealt.upcard))
    return Cue("deal", tuple(moves), "deal")


def _ranks(cards: Sequence[Card], order: Sequence[Card]) -> list[int]:
    """The place of each card in `order`, equal cards one after the other."""
    free = list(enumerate(order))
    ranks = []
    for card in cards:
        found = next(pair for pair in free if pair[1] == card)
        free.remove(found)
        ranks.append(found[0])
    return ranks


def cue(event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
    """What an event does to the cards; None if nothing. `open_hand`: is that seat's hand seen?"""
    match event:
        case events.Drew(seat, source, card):
            spot = STOCK if source == "stock" else DISCARD
            if not board.spots.get(spot):
                return None
            token = board.spots[spot][-1]
            code = card if card is not None and open_hand(seat) else HIDDEN
            kind = "draw" if source == "stock" else "take"
            return Cue(kind, (Move(token, hand(seat), code),), "draw")
        case events.Melded(seat, number, cards):
            tokens = board.find(hand(seat), cards)
            moves = [Move(t, meld(number), c) for t, c in zip(tokens, cards, strict=True)]
            return Cue("meld", tuple(moves), "meld")
        case events.LaidOff(seat, number, cards, result):
            return Cue("layOff", tuple(_laid_off(board, seat, number, cards, result)), "meld")
        case events.Discarded(seat, card):
            (token,) = board.find(hand(seat), (card,))
            return Cue("discard", (Move(token, DISCARD, card),), "discard")
        case events.Revealed(seat, cards):
            tokens = board.find(hand(seat), cards)
            if all(board.faces[t] == c for t, c in zip(tokens, cards, strict=True)):
                return None
            moves = [Move(t, hand(seat), c) for t, c in zip(tokens, cards, strict=True)]
            return Cue("reveal", tuple(moves), "reveal")
    return None


def _laid_off(
    board: Board, seat: int, number: int, cards: Iterable[Card], result: Sequence[Card]
) -> Iterable[Move]:
    new = list(cards)
    tokens = board.find(hand(seat), new)
    before = list(board.cards(meld(number)))
    for at, card in enumerate(result):
        if before and before[0] == card:
            before.pop(0)
            continue
        which = new.index(card)
        new.pop(which)
        yield Move(tokens.pop(which), meld(number), card, at)


def rearranged(board: Board, spot: Spot, order: Sequence[Card]) -> Cue | None:
    """The cards of a spot into this order; None if they are in it."""
    if tuple(order) == board.cards(spot):
        return None
    tokens = board.find(spot, order)
    return Cue("close", tuple(Move(t, spot, c) for t, c in zip(tokens, order, strict=True)))


def end_of_last_turn(history: Sequence[Event], seat: int) -> int:
    """The place in `history` behind the last event of something that `seat` did; 0 if nothing."""
    for at in range(len(history) - 1, -1, -1):
        event = history[at]
        if not isinstance(event, events.HandDealt) and getattr(event, "seat", None) == seat:
            return at + 1
    return 0
