"""The rules of `president`: deal, exchange, legal actions, check, apply."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, assert_never

from app.core import cards as packs
from app.core.cards import SUITS, Card
from app.core.events import Dealt, HandDealt, Revealed, RoundEnded
from app.core.game import RoundResult, Setup, Told, Violation
from app.core.games.president.actions import Action, Give, Pass, Play
from app.core.games.president.events import (
    Gave,
    Passed,
    Played,
    Revolution,
    TrickEnded,
    WentOut,
)
from app.core.games.president.options import Lead, Options
from app.core.games.president.order import USUAL, best_first, strength
from app.core.games.president.scoring import round_result
from app.core.games.president.state import Phase, State
from app.core.games.president.violations import Code


def pack(options: Options, seats: int) -> tuple[Card, ...]:
    """One standard pack (P1)."""
    return packs.STANDARD


def first_dealer(seats: int, drawn: int) -> int:
    """The last seat, so that seat 0 is dealt to first (P1)."""
    return seats - 1


def next_dealer(seats: int, dealer: int, result: RoundResult) -> int:
    """The seat that was last in the round before (P1)."""
    assert result.places is not None
    return result.places[-1]


def start(options: Options, setup: Setup) -> State:
    """Deal all cards and hand over the best cards of the exchange (P1, P2, P14)."""
    seats = setup.seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for at, card in enumerate(setup.deck):
        hands[(setup.dealer + 1 + at) % seats].append(card)
    before = (setup.results[-1].places or ()) if setup.results else ()
    leader = 0
    if before:
        leader = before[0] if options.lead_next is Lead.PRESIDENT else before[-1]
    state = State(
        options=options,
        round=len(setup.results),
        dealer=setup.dealer,
        totals=setup.results[-1].totals if setup.results else (0,) * seats,
        before=before,
        hands=hands,
        to_act=leader,
        phase=Phase.LEAD,
    )
    state.log.append(Told(Dealt(setup.dealer, tuple(len(hand) for hand in hands), None)))
    for seat, hand in enumerate(hands):
        state.log.append(Told(HandDealt(seat, None), HandDealt(seat, tuple(hand)), (seat,)))
    if before:
        _hand_over_the_best(state)
    return state


def _hand_over_the_best(state: State) -> None:
    pairs = [(state.before[-1], state.before[0], 2)]
    if len(state.before) > 3:
        pairs.append((state.before[-2], state.before[1], 1))
    for low, high, count in pairs:
        _give(state, low, high, tuple(best_first(state.hands[low])[:count]), back=False)
        state.owed.append((high, low, count))
    state.phase = Phase.GIVE
    state.to_act = state.owed[0][0]


def _give(state: State, seat: int, to: int, cards: tuple[Card, ...], *, back: bool) -> None:
    for card in cards:
        state.hands[seat].remove(card)
    state.hands[to].extend(cards)
    count = len(cards)
    hidden = Gave(seat, to, count, None, back)
    state.log.append(Told(hidden, Gave(seat, to, count, cards, back), (seat, to)))


# What may be done


def check(state: State, action: Any) -> Violation | None:
    """Why the action is illegal now, or None (P4–P7, P9, P10, P14)."""
    if state.phase is Phase.OVER:
        return Violation(Code.ROUND_OVER)
    if not isinstance(action, Action):
        return Violation(Code.UNKNOWN_ACTION)
    if action.seat != state.to_act:
        return Violation(Code.NOT_YOUR_TURN, {"to_act": state.to_act})
    if state.phase is Phase.GIVE:
        count = state.owed[0][2]
        if not isinstance(action, Give):
            return Violation(Code.GIVE_FIRST, {"count": count})
        if len(action.cards) != count:
            return Violation(Code.WRONG_NUMBER_TO_GIVE, {"count": count})
        return _check_held(state, action.cards)
    if isinstance(action, Give):
        return Violation(Code.NOTHING_TO_GIVE)
    if isinstance(action, Pass):
        return Violation(Code.LEADER_MUST_PLAY) if state.phase is Phase.LEAD else None
    return _check_held(state, action.cards) or _check_play(state, action.cards)


def _check_held(state: State, cards: Sequence[Card]) -> Violation | None:
    missing = next(iter(Counter(cards) - Counter(state.hands[state.to_act])), None)
    return None if missing is None else Violation(Code.NOT_IN_HAND, {"card": missing})


def _check_play(state: State, cards: Sequence[Card]) -> Violation | None:
    if not cards:
        return Violation(Code.NO_CARDS)
    if len({card[0] for card in cards}) > 1:
        return Violation(Code.MIXED_RANKS)
    if state.phase is Phase.LEAD:
        return None
    to_beat = state.plays[-1][1]
    if len(cards) != len(to_beat):
        return Violation(Code.WRONG_COUNT, {"count": len(to_beat)})
    if strength(cards[0], state.reversed) <= strength(to_beat[0], state.reversed):
        return Violation(Code.NOT_HIGHER, {"cards": to_beat, "reversed": state.reversed})
    return None


def legal_actions(state: State) -> list[Action]:
    """The canonical list: one choice of suits for each rank and count (records.md)."""
    seat = state.to_act
    hand = state.hands[seat]
    if state.phase is Phase.OVER:
        return []
    if state.phase is Phase.GIVE:
        ordered = packs.in_pack_order(hand)
        return [Give(seat, cards) for cards in combinations(ordered, state.owed[0][2])]
    floor, count = -1, 0
    actions: list[Action] = []
    if state.phase is Phase.FOLLOW:
        to_beat = state.plays[-1][1]
        floor, count = strength(to_beat[0], state.reversed), len(to_beat)
        actions.append(Pass(seat))
    held = set(hand)
    for rank in USUAL:
        if strength(rank, state.reversed) <= floor:
            continue
        same = tuple(rank + suit for suit in SUITS if rank + suit in held)
        sizes = (count,) if count else range(1, len(same) + 1)
        actions.extend(Play(seat, same[:size]) for size in sizes if size <= len(same))
    return actions


# What happens


def apply(state: State, action: Any) -> list[Told]:
    """Do a legal action; returns what happened, which is also added to the log."""
    act: Action = action
    begin = len(state.log)
    match act:
        case Give():
            seat, to, _ = state.owed.pop(0)
            _give(state, seat, to, act.cards, back=True)
            _after_giving(state)
        case Pass():
            state.passed.add(act.seat)
            state.log.append(Told(Passed(act.seat)))
            _next_in_trick(state)
        case Play():
            _play(state, act)
        case _:
            assert_never(act)
    return state.log[begin:]


def _after_giving(state: State) -> None:
    if state.owed:
        state.to_act = state.owed[0][0]
        return
    state.phase = Phase.LEAD
    lead = state.options.lead_next
    state.to_act = state.before[0] if lead is Lead.PRESIDENT else state.before[-1]


def _play(state: State, act: Play) -> None:
    seat = act.seat
    for card in act.cards:
        state.hands[seat].remove(card)
    state.plays.append((seat, act.cards))
    state.phase = Phase.FOLLOW
    state.log.append(Told(Played(seat, act.cards)))
    if len(act.cards) == 4 and state.options.revolution:
        state.reversed = not state.reversed
        state.log.append(Told(Revolution(seat, state.reversed)))
    if not state.hands[seat]:
        _go_out(state, seat)
        left = [other for other, hand in enumerate(state.hands) if hand]
        if len(left) == 1:
            _end(state, left[0])
            return
    _next_in_trick(state)


def _go_out(state: State, seat: int) -> None:
    state.places.append(seat)
    state.log.append(Told(WentOut(seat, len(state.places))))


def _next_in_trick(state: State) -> None:
    seats = len(state.hands)
    last = state.plays[-1][0]
    for step in range(1, seats + 1):
        seat = (state.to_act + step) % seats
        if state.hands[seat] and seat not in state.passed and seat != last:
            state.to_act = seat
            return
    leads = next(s % seats for s in range(last, last + seats) if state.hands[s % seats])
    state.log.append(Told(TrickEnded(last, leads)))
    state.plays.clear()
    state.passed.clear()
    state.to_act = leads
    state.phase = Phase.LEAD


def _end(state: State, last: int) -> None:
    _go_out(state, last)
    state.phase = Phase.OVER
    state.result = round_result(state.places, state.totals)
    state.log.append(Told(Revealed(last, tuple(state.hands[last]))))
    state.log.append(Told(RoundEnded(state.result)))
