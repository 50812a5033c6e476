"""The legal actions of `remik51` in their canonical small form (records.md)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from app.core.cards import JOKER, RANKS, SUITS, Card, in_pack_order
from app.core.games.remik51 import melds
from app.core.games.remik51.actions import (
    Action,
    Discard,
    Draw,
    LayOff,
    Meld,
    Open,
    Return,
    Swap,
)
from app.core.games.remik51.check import check
from app.core.games.remik51.opening import find_opening
from app.core.games.remik51.state import Phase, State


def legal_actions(state: State) -> list[Action]:
    """Every meld, lay-offs one card at a time, an opening and swaps where there are any."""
    seat = state.to_act
    if state.phase is Phase.OVER:
        return []
    if state.phase is Phase.DRAW:
        draws: list[Action] = [Draw(seat, "stock"), Draw(seat, "discard")]
        return [draw for draw in draws if check(state, draw) is None]
    hand = in_pack_order(state.hands[seat])
    candidates: list[Action] = []
    if state.taken is not None:
        candidates.append(Return(seat))
    if state.opened[seat]:
        candidates.extend(Meld(seat, meld) for meld in melds_in(hand))
        for number, meld in enumerate(state.melds):
            candidates.extend(_lay_offs(seat, number, meld, hand))
            candidates.extend(_swaps(seat, number, meld, hand))
    else:
        keep = 1 if state.taken is not None else 0
        laid = find_opening(hand, state.options, keep)
        if laid is not None:
            candidates.append(Open(seat, laid))
    candidates.extend(Discard(seat, card) for card in dict.fromkeys(hand))
    if state.taken is None:
        return candidates
    # Only the duty of a taken card forbids any of them (K11).
    return [action for action in candidates if check(state, action) is None]


def _lay_offs(
    seat: int, number: int, meld: Sequence[Card], hand: Sequence[Card]
) -> Iterator[LayOff]:
    for card, end in melds.room(meld):
        if card in hand:
            yield LayOff(seat, number, (card,), end)
    if JOKER in hand:
        for end in dict.fromkeys(end for _, end in melds.room(meld)):
            yield LayOff(seat, number, (JOKER,), end)


def _swaps(seat: int, number: int, meld: Sequence[Card], hand: Sequence[Card]) -> Iterator[Swap]:
    if JOKER not in meld:
        return
    if melds.run_start(meld) is None:
        missing = melds.missing_suits(meld)
        if all(card in hand for card in missing):
            yield Swap(seat, number, tuple(missing))
        return
    stands = melds.run_cards(meld)
    wanted = dict.fromkeys(c for c, laid in zip(stands, meld, strict=True) if laid == JOKER)
    yield from (Swap(seat, number, (card,)) for card in wanted if card in hand)


def melds_in(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every meld that can be laid from the hand, equal ones once (K4–K6)."""
    held = Counter(hand)
    for rank in RANKS:
        same = [rank + suit for suit in SUITS if held[rank + suit]]
        for size in range(1, len(same) + 1):
            for own in combinations(same, size):
                for total in (3, 4):
                    if 0 <= total - size <= held[JOKER]:
                        yield (*own, *[JOKER] * (total - size))
    for suit in SUITS:
        for start in range(melds.LONGEST - 2):
            yield from _runs(suit, start, held, ())


def _runs(
    suit: str, start: int, held: Counter[Card], begun: tuple[Card, ...]
) -> Iterator[tuple[Card, ...]]:
    place = start + len(begun)
    if len(begun) >= 3 and len(begun) - begun.count(JOKER) >= 2:
        yield begun
    if place >= melds.LONGEST:
        return
    for card in (melds.PLACES[place] + suit, JOKER):
        if held[card]:
            held[card] -= 1
            yield from _runs(suit, start, held, (*begun, card))
            held[card] += 1
