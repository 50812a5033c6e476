"""The rules of `rummy`: deal, legal actions, check, apply."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, assert_never

from app.core import cards as packs
from app.core.cards import Card
from app.core.events import (
    Dealt,
    Discarded,
    Drew,
    HandDealt,
    LaidOff,
    Melded,
    Revealed,
    RoundEnded,
)
from app.core.game import RoundResult, Setup, Told, Violation
from app.core.games.rummy.actions import Action, Discard, Draw, LayOff, Meld
from app.core.games.rummy.options import Options
from app.core.games.rummy.scoring import hand_value, round_result
from app.core.games.rummy.state import Phase, State
from app.core.games.rummy.violations import Code
from app.core.melds import ACE_HIGH, ACE_LOW, arranged, is_meld, is_run, is_set, melds_in


def pack(options: Options, seats: int) -> tuple[Card, ...]:
    """One standard pack (R1)."""
    return packs.STANDARD


def next_dealer(seats: int, dealer: int, result: RoundResult) -> int:
    """The deal passes one seat to the left (R2)."""
    return (dealer + 1) % seats


def start(options: Options, setup: Setup) -> State:
    """Deal a round: 7 cards each for two seats, 10 for more, and an upcard (R1, R2)."""
    seats = setup.seats
    size = 7 if seats == 2 else 10
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for at in range(size * seats):
        hands[(setup.dealer + 1 + at) % seats].append(setup.deck[at])
    upcard = setup.deck[size * seats]
    state = State(
        options=options,
        round=len(setup.results),
        dealer=setup.dealer,
        totals=setup.results[-1].totals if setup.results else (0,) * seats,
        hands=hands,
        stock=list(reversed(setup.deck[size * seats + 1 :])),
        discards=[upcard],
        to_act=(setup.dealer + 1) % seats,
    )
    state.log.append(Told(Dealt(setup.dealer, (size,) * seats, upcard)))
    for seat, hand in enumerate(hands):
        state.log.append(Told(HandDealt(seat, None), HandDealt(seat, tuple(hand)), (seat,)))
    return state


# What may be done


def check(state: State, action: Any) -> Violation | None:
    """Why the action is illegal now, or None (R6–R11)."""
    if state.phase is Phase.OVER:
        return Violation(Code.ROUND_OVER)
    if not isinstance(action, Action):
        return Violation(Code.UNKNOWN_ACTION)
    if action.seat != state.to_act:
        return Violation(Code.NOT_YOUR_TURN, {"to_act": state.to_act})
    if isinstance(action, Draw):
        return None if state.phase is Phase.DRAW else Violation(Code.ALREADY_DRAWN)
    if state.phase is Phase.DRAW:
        return Violation(Code.DRAW_FIRST)
    if isinstance(action, Discard):
        return _check_discard(state, action.card)
    missing = _missing(state.hands[state.to_act], action.cards)
    if missing is not None:
        return Violation(Code.NOT_IN_HAND, {"card": missing})
    reason = (
        _check_meld(action.cards)
        if isinstance(action, Meld)
        else _check_lay_off(state, action.meld, action.cards)
    )
    return reason or _check_going_out(state, len(action.cards))


def _missing(hand: Sequence[Card], cards: Sequence[Card]) -> Card | None:
    return next(iter(Counter(cards) - Counter(hand)), None)


def _check_discard(state: State, card: Card) -> Violation | None:
    hand = state.hands[state.to_act]
    if card not in hand:
        return Violation(Code.NOT_IN_HAND, {"card": card})
    if card == state.taken and len(hand) > 1 and not state.options.discard_taken_card:
        return Violation(Code.TAKEN_THIS_TURN, {"card": card})
    return None


def _check_meld(cards: Sequence[Card]) -> Violation | None:
    if is_meld(cards, ACE_HIGH):
        return None
    if len(cards) < 3:
        return Violation(Code.TOO_FEW_FOR_A_MELD)
    return Violation(Code.ACE_IS_HIGH if is_run(cards, ACE_LOW) else Code.NOT_A_MELD)


def _check_lay_off(state: State, meld: int, cards: Sequence[Card]) -> Violation | None:
    if not 0 <= meld < len(state.melds):
        return Violation(Code.NO_SUCH_MELD, {"meld": meld})
    if not cards:
        return Violation(Code.NO_CARDS)
    whole = (*state.melds[meld], *cards)
    if is_meld(whole, ACE_HIGH):
        return None
    if is_run(whole, ACE_LOW):
        return Violation(Code.ACE_IS_HIGH)
    return Violation(Code.DOES_NOT_FIT, {"cards": tuple(cards), "meld": state.melds[meld]})


def _check_going_out(state: State, laid: int) -> Violation | None:
    if state.options.discard_to_win and laid == len(state.hands[state.to_act]):
        return Violation(Code.LAST_CARD_MUST_BE_DISCARDED)
    return None


def legal_actions(state: State) -> list[Action]:
    """The canonical list: every meld, one card at a time for lay-offs (records.md)."""
    seat = state.to_act
    if state.phase is Phase.OVER:
        return []
    if state.phase is Phase.DRAW:
        sources: list[Action] = [Draw(seat, "stock")]
        return [*sources, Draw(seat, "discard")] if state.discards else sources
    hand = state.hands[seat]
    actions: list[Action] = []
    for meld in melds_in(hand, ACE_HIGH):
        if _check_going_out(state, len(meld)) is None:
            actions.append(Meld(seat, meld))
    if _check_going_out(state, 1) is None:
        for number, meld in enumerate(state.melds):
            actions.extend(LayOff(seat, number, (card,)) for card in hand if fits(card, meld))
    actions.extend(Discard(seat, card) for card in hand if _check_discard(state, card) is None)
    return actions


def fits(card: Card, meld: Sequence[Card]) -> bool:
    """Whether a single card may be laid off on a meld (R3, R4)."""
    if is_set(meld):
        return len(meld) == 3 and card[0] == meld[0][0] and card not in meld
    if card[1] != meld[0][1]:
        return False
    place = ACE_HIGH.find(card[0])
    return place in (ACE_HIGH.find(meld[0][0]) - 1, ACE_HIGH.find(meld[-1][0]) + 1)


# What happens


def apply(state: State, action: Any) -> list[Told]:
    """Do a legal action; returns what happened, which is also added to the log."""
    act: Action = action
    begin = len(state.log)
    match act:
        case Draw():
            _draw(state, act)
        case Meld():
            cards = arranged(act.cards, ACE_HIGH)
            _take_from_hand(state, cards)
            state.melds.append(cards)
            state.owners.append(act.seat)
            state.log.append(Told(Melded(act.seat, len(state.melds) - 1, cards)))
        case LayOff():
            _take_from_hand(state, act.cards)
            result = arranged((*state.melds[act.meld], *act.cards), ACE_HIGH)
            state.melds[act.meld] = result
            state.log.append(Told(LaidOff(act.seat, act.meld, act.cards, result)))
        case Discard():
            state.hands[act.seat].remove(act.card)
            state.discards.append(act.card)
            state.log.append(Told(Discarded(act.seat, act.card)))
        case _:
            assert_never(act)
    if state.phase is not Phase.OVER:
        if not state.hands[act.seat]:
            _end(state, "out", act.seat)
        elif isinstance(act, Discard):
            state.to_act = (act.seat + 1) % len(state.hands)
            state.phase = Phase.DRAW
            state.taken = None
    return state.log[begin:]


def _draw(state: State, act: Draw) -> None:
    hand = state.hands[act.seat]
    if act.source == "discard":
        state.taken = state.discards.pop()
        hand.append(state.taken)
        state.log.append(Told(Drew(act.seat, "discard", state.taken)))
    elif state.stock:
        card = state.stock.pop()
        hand.append(card)
        state.log.append(
            Told(Drew(act.seat, "stock", None), Drew(act.seat, "stock", card), (act.seat,))
        )
    else:
        ace = state.options.ace_high
        _end(state, "stock", min(range(len(state.hands)), key=lambda s: _worth(state, s, ace)))
        return
    state.phase = Phase.PLAY


def _worth(state: State, seat: int, ace_high: bool) -> int:
    return hand_value(state.hands[seat], ace_high)


def _take_from_hand(state: State, cards: Sequence[Card]) -> None:
    hand = state.hands[state.to_act]
    for card in cards:
        hand.remove(card)


def _end(state: State, ended_by: str, winner: int) -> None:
    ace = state.options.ace_high
    state.result = round_result(ended_by, winner, state.hands, state.totals, ace)
    state.phase = Phase.OVER
    for seat, hand in enumerate(state.hands):
        if hand:
            state.log.append(Told(Revealed(seat, tuple(hand))))
    state.log.append(Told(RoundEnded(state.result)))
