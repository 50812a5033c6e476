"""Events of `remik51` → cues. Equal cards are told apart by their tokens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from app.core.cards import JOKER, Card
from app.core.events import LaidOff, Melded, RoundEnded
from app.core.game import Event
from app.core.games.remik51.events import CutShown, Reshuffled, Returned, Swapped
from app.ui.table import cues
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, Cue, Move, Spot, hand, meld


def cue(event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
    """What an event moves."""
    match event:
        case CutShown(card, None):
            return Cue("show", (Move(board.spots[STOCK][0], STOCK, card, 0),))
        case Reshuffled():
            # The order of the tokens must tell nothing about the order of the cards.
            tokens = board.spots[DISCARD][:-1]
            random.shuffle(tokens)
            return Cue("reshuffle", tuple(Move(t, STOCK, HIDDEN) for t in tokens), "deal")
        case Melded(seat, number, cards):
            tokens = board.find(_source(board, seat, cards), cards)
            moves = [Move(t, meld(number), c) for t, c in zip(tokens, cards, strict=True)]
            return Cue("meld", tuple(moves), "meld")
        case LaidOff(seat, number, cards, result):
            return Cue("layOff", tuple(_laid_off(board, seat, number, cards, result)), "meld")
        case Swapped(seat, number, cards, _, result):
            return Cue(
                "swap", tuple(_swapped(board, seat, number, cards, result, open_hand)), "meld"
            )
        case Returned():
            return _returned(board, event, open_hand(event.seat))
        case RoundEnded():
            return Cue("show", ())
    return cues.cue(event, board, open_hand)


def _source(board: Board, seat: int, cards: Sequence[Card]) -> Spot:
    """The place in the tray that holds this meld, else the hand."""
    for spot in board.spots:
        if spot[0] == "tray" and sorted(board.cards(spot)) == sorted(cards):
            return spot
    return hand(seat)


def _laid_off(
    board: Board, seat: int, number: int, cards: Sequence[Card], result: Sequence[Card]
) -> Iterator[Move]:
    spot = meld(number)
    before = board.cards(spot)
    tokens = board.find(hand(seat), cards)
    if tuple(result[len(cards) :]) == before:  # at the low end
        for at, (token, card) in enumerate(zip(tokens, cards, strict=True)):
            yield Move(token, spot, card, at)
        return
    new = list(zip(cards, tokens, strict=True))
    left = list(before)
    for at, card in enumerate(result):
        if left and left[0] == card:
            left.pop(0)
            continue
        found = next(pair for pair in new if pair[0] == card)
        new.remove(found)
        yield Move(found[1], spot, card, at)


def _swapped(
    board: Board,
    seat: int,
    number: int,
    cards: Sequence[Card],
    result: Sequence[Card],
    open_hand: Callable[[int], bool],
) -> Iterator[Move]:
    spot = meld(number)
    old = list(zip(board.cards(spot), board.spots[spot], strict=True))
    new = list(zip(cards, board.find(hand(seat), cards), strict=True))
    freed = [pair for at, pair in enumerate(old) if pair[0] == JOKER and result[at] != JOKER]
    for _, token in freed:
        yield Move(token, hand(seat), JOKER if open_hand(seat) else HIDDEN)
    stay = [pair for pair in old if pair not in freed]
    for at, card in enumerate(result):
        # A run keeps its places; a set is sorted anew.
        if at < len(old) and old[at] in stay and old[at][0] == card:
            source, found = stay, old[at]
        else:
            source = new if any(pair[0] == card for pair in new) else stay
            found = next(pair for pair in source if pair[0] == card)
        source.remove(found)
        yield Move(found[1], spot, card)


def _returned(board: Board, event: Returned, seen: bool) -> Cue:
    """The table becomes what it was before the seat took the discard (K12)."""
    mine = hand(event.seat)
    lying = [(n, cards) for (zone, n), cards in board.contents().items() if zone == "meld"]
    back = Counter(card for _, cards in lying for card in cards)
    back.subtract(card for cards in event.melds for card in cards)
    back[event.card] -= 1
    held = list(board.cards(mine))
    if seen:
        for card, count in back.items():
            held += [card] * count
            for _ in range(-count):
                held.remove(card)
    else:
        held = [HIDDEN] * (len(held) + back.total())
    contents: dict[Spot, Sequence[Card]] = {**board.contents()}
    for number, _ in lying:
        contents[meld(number)] = ()
    contents |= {meld(number): cards for number, cards in enumerate(event.melds)}
    contents |= {mine: held, DISCARD: (*board.cards(DISCARD), event.card)}
    after = board.become(contents)
    moves = [
        Move(token, spot, after.faces[token])
        for spot, tokens in after.spots.items()
        if tokens != board.spots.get(spot, [])
        or any(after.faces[token] != board.faces[token] for token in tokens)
        for token in tokens
    ]
    return Cue("undo", tuple(moves))
