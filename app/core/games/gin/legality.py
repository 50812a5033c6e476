"""What may be done in `gin`: reasons for refusal, and the canonical legal actions (G5–G11)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, assert_never

from app.core.cards import Card
from app.core.game import Violation
from app.core.games.gin import hand as hands
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, LayOff, Pass
from app.core.games.gin.deadwood import deadwood_after_discard, to_mask
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.scoring import hand_value
from app.core.games.gin.state import Phase, State
from app.core.games.gin.violations import Code
from app.core.melds import ACE_HIGH, ACE_LOW, is_meld, is_run


def check(state: State, action: Any) -> Violation | None:
    """Why the action is illegal now, or None (G5–G11)."""
    if state.phase is Phase.OVER:
        return Violation(Code.ROUND_OVER)
    if not isinstance(action, Action):
        return Violation(Code.UNKNOWN_ACTION)
    if action.seat != state.to_act:
        return Violation(Code.NOT_YOUR_TURN, {"to_act": state.to_act})
    if isinstance(action, Defend):
        if state.phase is not Phase.DEFEND:
            return Violation(Code.NO_KNOCK_TO_ANSWER)
        return _check_defence(state, action.melds or (), action.lay_offs or ())
    if state.phase is Phase.DEFEND:
        return Violation(Code.ANSWER_THE_KNOCK)
    match action:
        case Pass():
            return None if state.phase is Phase.OFFER else Violation(Code.NOTHING_TO_PASS)
        case Draw():
            return _check_draw(state, action)
        case Discard():
            if state.phase is not Phase.PLAY:
                return Violation(_before_drawing(state))
            return _check_discard(state, action.card)
        case Knock():
            return _check_knock(state, action)
        case _:
            assert_never(action)


def _before_drawing(state: State) -> Code:
    return Code.TAKE_UPCARD_OR_PASS if state.phase is Phase.OFFER else Code.DRAW_FIRST


def _check_draw(state: State, draw: Draw) -> Violation | None:
    if state.phase is Phase.PLAY:
        return Violation(Code.ALREADY_DRAWN)
    if state.phase is Phase.OFFER and draw.source == "stock":
        return Violation(Code.TAKE_UPCARD_OR_PASS)
    if state.upcard_passed and draw.source == "discard":
        return Violation(Code.UPCARD_WAS_PASSED)
    return None


def _check_discard(state: State, card: Card) -> Violation | None:
    if card not in state.hands[state.to_act]:
        return Violation(Code.NOT_IN_HAND, {"card": card})
    if card == state.taken:
        return Violation(Code.TAKEN_THIS_TURN, {"card": card})
    return None


def _check_knock(state: State, knock: Knock) -> Violation | None:
    """G7 with a discard, G8 without; melds that are named bind (G9)."""
    left = state.hands[state.to_act]
    if knock.discard is None:
        if state.phase is Phase.PLAY:
            return Violation(Code.KNOCK_NEEDS_DISCARD)
        if state.phase is Phase.OFFER:
            return Violation(Code.TAKE_UPCARD_OR_PASS)
        if not state.options.knock_without_drawing:
            return Violation(Code.KNOCK_NEEDS_DRAW)
    else:
        if state.phase is not Phase.PLAY:
            return Violation(_before_drawing(state))
        reason = _check_discard(state, knock.discard)
        if reason is not None:
            return reason
        left = [card for card in left if card != knock.discard]
    if knock.melds is None:
        deadwood = hands.deadwood(left)
    else:
        reason = _check_melds(left, knock.melds)
        if reason is not None:
            return reason
        deadwood = hand_value(without(left, knock.melds))
    if deadwood > KNOCK_LIMIT:
        params = {"deadwood": deadwood, "limit": KNOCK_LIMIT}
        return Violation(Code.TOO_MUCH_DEADWOOD, params)
    return None


def _check_melds(held: Sequence[Card], melds: Sequence[Sequence[Card]]) -> Violation | None:
    for meld in melds:
        reason = _check_meld(meld)
        if reason is not None:
            return reason
    return _check_held(held, [card for meld in melds for card in meld])


def _check_meld(cards: Sequence[Card]) -> Violation | None:
    if is_meld(cards, ACE_LOW):
        return None
    if len(cards) < 3:
        return Violation(Code.TOO_FEW_FOR_A_MELD)
    return Violation(Code.ACE_IS_LOW if is_run(cards, ACE_HIGH) else Code.NOT_A_MELD)


def _check_held(held: Sequence[Card], used: Sequence[Card]) -> Violation | None:
    """Every card is in the hand, and in one place at most (G4)."""
    for card, times in Counter(used).items():
        if card not in held:
            return Violation(Code.NOT_IN_HAND, {"card": card})
        if times > 1:
            return Violation(Code.CARD_USED_TWICE, {"card": card})
    return None


def _check_defence(
    state: State, melds: Sequence[Sequence[Card]], lay_offs: Sequence[LayOff]
) -> Violation | None:
    held = state.hands[state.to_act]
    reason = _check_melds(held, melds)
    if reason is not None:
        return reason
    table = [list(meld) for meld in state.melds]
    for part in lay_offs:
        if not 0 <= part.meld < len(table):
            return Violation(Code.NO_SUCH_MELD, {"meld": part.meld})
        if not part.cards:
            return Violation(Code.NO_CARDS)
        before = tuple(table[part.meld])
        table[part.meld] += part.cards
        if not is_meld(table[part.meld], ACE_LOW):
            high = is_run(table[part.meld], ACE_HIGH)
            params = {"cards": tuple(part.cards), "meld": before}
            return Violation(Code.ACE_IS_LOW) if high else Violation(Code.DOES_NOT_FIT, params)
    used = [card for meld in melds for card in meld]
    return _check_held(held, used + [card for part in lay_offs for card in part.cards])


def without(cards: Sequence[Card], melds: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards that are in none of the melds."""
    gone = {card for meld in melds for card in meld}
    return [card for card in cards if card not in gone]


def legal_actions(state: State) -> list[Action]:
    """The canonical list: a knock without melds, a defence without anything (records.md)."""
    seat = state.to_act
    hand = state.hands[seat]
    match state.phase:
        case Phase.OVER:
            return []
        case Phase.OFFER:
            return [Pass(seat), Draw(seat, "discard")]
        case Phase.DEFEND:
            return [Defend(seat)]
        case Phase.DRAW:
            draws: list[Action] = [Draw(seat, "stock")]
            if not state.upcard_passed:
                draws.append(Draw(seat, "discard"))
            if state.options.knock_without_drawing and hands.deadwood(hand) <= KNOCK_LIMIT:
                draws.append(Knock(seat, None))
            return draws
        case Phase.PLAY:
            actions: list[Action] = [Discard(seat, card) for card in hand if card != state.taken]
            if deadwood_after_discard(to_mask(hand)) <= KNOCK_LIMIT:
                choices = hands.choices(hand, state.taken)
                actions += [Knock(seat, choice.card) for choice in choices if choice.knock]
            return actions
        case _:
            assert_never(state.phase)
