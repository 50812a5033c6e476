"""Why an action of `remik51` is illegal (K8–K15)."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, assert_never

from app.core.cards import JOKER, Card
from app.core.game import Violation
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
from app.core.games.remik51.state import Phase, State
from app.core.games.remik51.violations import Code


def check(state: State, action: Any) -> Violation | None:
    """Why the action is illegal now, or None."""
    if state.phase is Phase.OVER:
        return Violation(Code.ROUND_OVER)
    if not isinstance(action, Action):
        return Violation(Code.UNKNOWN_ACTION)
    act: Action = action
    if act.seat != state.to_act:
        return Violation(Code.NOT_YOUR_TURN, {"to_act": state.to_act})
    if isinstance(act, Draw):
        return _check_draw(state, act)
    if state.phase is Phase.DRAW:
        return Violation(Code.DRAW_FIRST)
    match act:
        case Return():
            return None if state.taken is not None else Violation(Code.NOTHING_TO_RETURN)
        case Discard():
            return _missing(state, (act.card,)) or _check_discard_duty(state)
        case Open():
            cards = tuple(chain.from_iterable(act.melds))
            return (
                _missing(state, cards)
                or _check_opening(state, act.melds)
                or _check_going_out(state, len(cards), _uses_taken(state, cards))
            )
        case Meld():
            return (
                _check_opened(state)
                or _missing(state, act.cards)
                or check_meld(act.cards)
                or _check_going_out(state, len(act.cards), _uses_taken(state, act.cards))
            )
        case LayOff():
            # For a seat that had opened only a new meld meets the duty (K11).
            uses = state.used or (not state.opened_before and state.taken in act.cards)
            return (
                _check_opened(state)
                or _missing(state, act.cards)
                or _check_lay_off(state, act)
                or _check_going_out(state, len(act.cards), uses)
            )
        case Swap():
            return _check_opened(state) or _missing(state, act.cards) or _check_swap(state, act)
        case _:
            assert_never(act)


def _check_draw(state: State, act: Draw) -> Violation | None:
    if state.phase is not Phase.DRAW:
        return Violation(Code.ALREADY_DRAWN)
    if act.source == "discard":
        if state.returned:
            return Violation(Code.RETURNED_THIS_TURN)
        if not state.discards:
            return Violation(Code.NO_DISCARD)
    return None


def _missing(state: State, cards: Sequence[Card]) -> Violation | None:
    hand = state.hands[state.to_act]
    for card in cards:
        if cards.count(card) > hand.count(card):
            return Violation(Code.NOT_IN_HAND, {"card": card})
    return None


def _check_opened(state: State) -> Violation | None:
    if state.opened[state.to_act]:
        return None
    return Violation(Code.OPEN_FIRST, {"points": state.options.opening_points})


def _uses_taken(state: State, cards: Sequence[Card]) -> bool:
    return state.used or state.taken in cards


def check_meld(cards: Sequence[Card]) -> Violation | None:
    """Why the cards are no meld, or None (K4–K6)."""
    if melds.is_meld(cards):
        return None
    if len(cards) < 3:
        return Violation(Code.TOO_FEW_FOR_A_MELD)
    own = melds.naturals(cards)
    if not own or (len(own) == 1 and len(cards) > 4):
        return Violation(Code.TOO_MANY_JOKERS)
    if len({card[0] for card in own}) == 1 and len(set(own)) < len(own):
        return Violation(Code.TWINS_IN_A_SET)
    return Violation(Code.NOT_A_MELD)


def _check_opening(state: State, laid: Sequence[Sequence[Card]]) -> Violation | None:
    if state.opened[state.to_act]:
        return Violation(Code.ALREADY_OPENED)
    if not laid:
        return Violation(Code.NO_CARDS)
    for cards in laid:
        if (reason := check_meld(cards)) is not None:
            return reason
    points = sum(melds.meld_value(cards) for cards in laid)
    needed = state.options.opening_points
    if points < needed:
        return Violation(Code.OPENING_TOO_SMALL, {"points": points, "needed": needed})
    if state.options.pure_run_required and not any(map(melds.is_pure_run, laid)):
        return Violation(Code.NO_PURE_RUN)
    return None


def _check_lay_off(state: State, act: LayOff) -> Violation | None:
    if not 0 <= act.meld < len(state.melds):
        return Violation(Code.NO_SUCH_MELD, {"meld": act.meld})
    if not act.cards:
        return Violation(Code.NO_CARDS)
    meld = state.melds[act.meld]
    if melds.run_start(meld) is not None:
        if act.end is None:
            return Violation(Code.END_NEEDED)
        if melds.run_start(extended(meld, act)) is not None:
            return None
    else:
        if act.end is not None:
            return Violation(Code.NO_END_IN_A_SET)
        if len(meld) == 4:
            return Violation(Code.SET_IS_FULL)
        if melds.is_set(extended(meld, act)):
            return None
    return Violation(Code.DOES_NOT_FIT, {"cards": act.cards, "meld": meld})


def extended(meld: Sequence[Card], act: LayOff) -> tuple[Card, ...]:
    """The meld with the cards of a lay-off added where it puts them (K13)."""
    return (*act.cards, *meld) if act.end == "low" else (*meld, *act.cards)


def _check_swap(state: State, act: Swap) -> Violation | None:
    if not 0 <= act.meld < len(state.melds):
        return Violation(Code.NO_SUCH_MELD, {"meld": act.meld})
    if not act.cards:
        return Violation(Code.NO_CARDS)
    meld = state.melds[act.meld]
    if JOKER not in meld:
        return Violation(Code.NO_JOKER_THERE)
    if melds.swapped(meld, act.cards) is not None:
        return None
    if melds.run_start(meld) is not None:
        prefixes = (act.cards[: at + 1] for at in range(len(act.cards)))
        wrong = next(some[-1] for some in prefixes if melds.swapped(meld, some) is None)
        return Violation(Code.NOT_THE_JOKERS_CARD, {"card": wrong})
    return Violation(Code.SET_NEEDS_ALL_MISSING, {"missing": tuple(melds.missing_suits(meld))})


def _check_discard_duty(state: State) -> Violation | None:
    if state.taken is None:
        return None
    if state.opened_before:
        met = state.used
        return None if met else Violation(Code.TAKEN_MUST_BE_MELDED, {"card": state.taken})
    met = state.opened[state.to_act] and state.used and len(state.hands[state.to_act]) == 1
    return None if met else Violation(Code.TAKEN_MUST_GO_OUT, {"card": state.taken})


def _check_going_out(state: State, laid: int, met: bool) -> Violation | None:
    if state.taken is None or laid < len(state.hands[state.to_act]):
        return None
    if not state.opened_before:
        return Violation(Code.KEEP_ONE_TO_DISCARD, {"card": state.taken})
    return None if met else Violation(Code.TAKEN_MUST_BE_MELDED, {"card": state.taken})
