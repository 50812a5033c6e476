"""What the actions of `remik51` do (K8–K15)."""

from collections.abc import Iterable
from typing import Any, assert_never

from app.core.cards import JOKER, Card
from app.core.events import Discarded, Drew, LaidOff, Melded, Revealed, RoundEnded
from app.core.game import Told
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
from app.core.games.remik51.check import extended
from app.core.games.remik51.deal import next_seat
from app.core.games.remik51.events import Opened, Reshuffled, Returned, Swapped
from app.core.games.remik51.scoring import hand_penalty, round_result
from app.core.games.remik51.state import Phase, State, TurnStart


def apply(state: State, action: Any) -> list[Told]:
    """Do a legal action; returns what happened, which is also added to the log."""
    act: Action = action
    begin = len(state.log)
    match act:
        case Draw():
            _draw(state, act)
        case Return():
            _return(state)
        case Open():
            state.opened[act.seat] = True
            points = sum(melds.meld_value(cards) for cards in act.melds)
            state.log.append(Told(Opened(act.seat, points)))
            for cards in act.melds:
                _lay(state, cards)
        case Meld():
            _lay(state, act.cards)
        case LayOff():
            _take_from_hand(state, act.cards)
            state.used = state.used or (not state.opened_before and state.taken in act.cards)
            result = extended(state.melds[act.meld], act)
            state.melds[act.meld] = result if act.end else melds.as_laid(result)
            laid = LaidOff(act.seat, act.meld, act.cards, state.melds[act.meld])
            state.log.append(Told(laid))
        case Swap():
            _swap(state, act)
        case Discard():
            state.hands[act.seat].remove(act.card)
            state.discards.append(act.card)
            state.log.append(Told(Discarded(act.seat, act.card)))
        case _:
            assert_never(act)
    if state.phase is not Phase.OVER:
        if not state.hands[act.seat]:
            _end(state, act.seat)
        elif isinstance(act, Discard):
            _pass_turn(state)
    return state.log[begin:]


def _draw(state: State, act: Draw) -> None:
    hand = state.hands[act.seat]
    if act.source == "discard":
        state.before = TurnStart(
            tuple(hand), tuple(state.melds), tuple(state.owners), state.opened[act.seat]
        )
        state.taken = state.discards.pop()
        hand.append(state.taken)
        state.log.append(Told(Drew(act.seat, "discard", state.taken)))
        state.phase = Phase.PLAY
        return
    if not state.stock and not _reshuffle(state):
        _end(state, None)
        return
    card = state.stock.pop()
    hand.append(card)
    drew = Drew(act.seat, "stock", card)
    state.log.append(Told(Drew(act.seat, "stock", None), drew, (act.seat,)))
    state.phase = Phase.PLAY


def _reshuffle(state: State) -> bool:
    pile = tuple(state.discards[:-1])
    if not pile:
        return False
    state.stock = list(reversed(state.reshuffle(pile)))
    state.discards = state.discards[-1:]
    state.reshuffles += 1
    state.log.append(Told(Reshuffled(len(pile))))
    return True


def _return(state: State) -> None:
    seat, before, card = state.to_act, state.before, state.taken
    assert before is not None
    assert card is not None
    state.hands[seat] = list(before.hand)
    state.melds = list(before.melds)
    state.owners = list(before.owners)
    state.opened[seat] = before.opened
    state.discards.append(card)
    state.log.append(Told(Returned(seat, card, before.melds)))
    _clear_duty(state)
    state.returned = True
    state.phase = Phase.DRAW


def _clear_duty(state: State) -> None:
    state.taken = None
    state.before = None
    state.used = False
    state.returned = False


def _lay(state: State, cards: tuple[Card, ...]) -> None:
    _take_from_hand(state, cards)
    state.used = state.used or state.taken in cards
    state.melds.append(melds.as_laid(cards))
    state.owners.append(state.to_act)
    number = len(state.melds) - 1
    state.log.append(Told(Melded(state.to_act, number, state.melds[number])))


def _swap(state: State, act: Swap) -> None:
    before = state.melds[act.meld]
    result = melds.swapped(before, act.cards)
    assert result is not None
    _take_from_hand(state, act.cards)
    jokers = before.count(JOKER) - result.count(JOKER)
    state.hands[act.seat].extend([JOKER] * jokers)
    state.melds[act.meld] = result
    state.used = state.used or (not state.opened_before and state.taken in act.cards)
    state.log.append(Told(Swapped(act.seat, act.meld, act.cards, jokers, result)))


def _take_from_hand(state: State, cards: Iterable[Card]) -> None:
    hand = state.hands[state.to_act]
    for card in cards:
        hand.remove(card)


def _pass_turn(state: State) -> None:
    state.to_act = next_seat(state.to_act, len(state.hands), state.eliminated)
    state.phase = Phase.DRAW
    _clear_duty(state)
    state.opened_before = state.opened[state.to_act]


def _end(state: State, winner: int | None) -> None:
    points = [0] * len(state.hands)
    if winner is not None:
        for seat, hand in enumerate(state.hands):
            if seat != winner and seat not in state.eliminated:
                points[seat] = hand_penalty(hand, state.opened[seat], state.options)
    state.result = round_result(
        state.options, winner, points, state.totals, state.bombs, state.eliminated
    )
    state.phase = Phase.OVER
    for seat, hand in enumerate(state.hands):
        if hand:
            state.log.append(Told(Revealed(seat, tuple(hand))))
    state.log.append(Told(RoundEnded(state.result)))
