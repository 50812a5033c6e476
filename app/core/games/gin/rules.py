"""The rules of `gin`: deal, legal actions, check, apply."""

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
    Passed,
    Revealed,
    RoundEnded,
)
from app.core.game import RoundResult, Setup, Told, Violation
from app.core.games.gin import hand as hands
from app.core.games.gin import scoring
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, LayOff, Pass
from app.core.games.gin.events import Knocked
from app.core.games.gin.options import KNOCK_LIMIT, Options
from app.core.games.gin.state import Phase, State
from app.core.games.gin.violations import Code
from app.core.melds import ACE_HIGH, ACE_LOW, arranged, is_meld, is_run

HAND = 10
"""The size of a hand (G1)."""
LAST_STOCK = 2
"""A discard that leaves so few cards in the stock, or fewer, ends the round (G15)."""


def check_options(options: Options, seats: int) -> Violation | None:
    """All options go together."""
    return None


def pack(options: Options, seats: int) -> tuple[Card, ...]:
    """One standard pack (G1)."""
    return packs.STANDARD


def first_dealer(seats: int, drawn: int) -> int:
    """The drawn seat (C2)."""
    return drawn


def next_dealer(seats: int, dealer: int, result: RoundResult) -> int:
    """The deal alternates; after a drawn round the same seat deals again (G2)."""
    return 1 - dealer if result.winners else dealer


def start(options: Options, setup: Setup) -> State:
    """Deal a round: 10 cards each and an upcard, which the non-dealer may take first (G1, G5)."""
    first = 1 - setup.dealer
    dealt: list[list[Card]] = [[], []]
    for at in range(2 * HAND):
        dealt[(first + at) % 2].append(setup.deck[at])
    upcard = setup.deck[2 * HAND]
    state = State(
        options=options,
        round=len(setup.results),
        dealer=setup.dealer,
        totals=setup.results[-1].totals if setup.results else (0, 0),
        hands=dealt,
        stock=list(reversed(setup.deck[2 * HAND + 1 :])),
        discards=[upcard],
        to_act=first,
    )
    state.log.append(Told(Dealt(setup.dealer, (HAND, HAND), upcard)))
    for seat, cards in enumerate(dealt):
        state.log.append(Told(HandDealt(seat, None), HandDealt(seat, tuple(cards)), (seat,)))
    return state


def to_act(state: State) -> int | None:
    """The seat to act, or None when the round is over (C4)."""
    return None if state.phase is Phase.OVER else state.to_act


def log(state: State) -> list[Told]:
    """All that happened in the round so far."""
    return state.log


def outcome(state: State) -> RoundResult | None:
    """The result, or None while the round is under way."""
    return state.result


# What may be done


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
        deadwood = scoring.hand_value(_without(left, knock.melds))
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


def _without(cards: Sequence[Card], melds: Sequence[Sequence[Card]]) -> list[Card]:
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
            choices = hands.choices(hand, state.taken)
            discards: list[Action] = [Discard(seat, choice.card) for choice in choices]
            return [*discards, *(Knock(seat, c.card) for c in choices if c.knock)]
        case _:
            assert_never(state.phase)


# What happens


def apply(state: State, action: Any) -> list[Told]:
    """Do a legal action; returns what happened, which is also added to the log."""
    act: Action = action
    begin = len(state.log)
    match act:
        case Pass():
            _pass(state, act.seat)
        case Draw():
            _draw(state, act)
        case Discard():
            _discard(state, act.seat, act.card)
            _next_turn(state)
        case Knock():
            _knock(state, act)
        case Defend():
            _defend(state, act)
        case _:
            assert_never(act)
    return state.log[begin:]


def _pass(state: State, seat: int) -> None:
    state.log.append(Told(Passed(seat)))
    state.to_act = 1 - seat
    if seat == state.dealer:
        state.phase = Phase.DRAW
        state.upcard_passed = True


def _draw(state: State, act: Draw) -> None:
    if act.source == "discard":
        card = state.taken = state.discards.pop()
        state.log.append(Told(Drew(act.seat, "discard", card)))
    else:
        card = state.stock.pop()
        secret = Drew(act.seat, "stock", card)
        state.log.append(Told(Drew(act.seat, "stock", None), secret, (act.seat,)))
    state.hands[act.seat].append(card)
    state.phase = Phase.PLAY


def _discard(state: State, seat: int, card: Card) -> None:
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.taken = None
    state.log.append(Told(Discarded(seat, card)))


def _next_turn(state: State) -> None:
    if len(state.stock) <= LAST_STOCK:
        _end(state, scoring.drawn_result(state.totals))
        return
    state.to_act = 1 - state.to_act
    state.phase = Phase.DRAW
    state.upcard_passed = False


def _knock(state: State, act: Knock) -> None:
    if act.discard is not None:
        _discard(state, act.seat, act.discard)
    hand = state.hands[act.seat]
    melds = hands.best(hand).melds if act.melds is None else act.melds
    deadwood = scoring.hand_value(_without(hand, melds))
    state.knocker = act.seat
    state.log.append(Told(Knocked(act.seat, deadwood == 0)))
    _lay_open(state, act.seat, melds)
    state.to_act = 1 - act.seat
    state.phase = Phase.DEFEND
    if deadwood == 0:
        _lay_open(state, state.to_act, hands.best(state.hands[state.to_act]).melds)
        _score(state, gin=True)


def _lay_open(state: State, seat: int, melds: Sequence[Sequence[Card]]) -> None:
    """Melds go from the hand to the table; the deadwood is shown."""
    for meld in melds:
        cards = arranged(meld, ACE_LOW)
        state.log.append(Told(Melded(seat, len(state.melds), cards)))
        state.melds.append(cards)
        state.owners.append(seat)
    state.hands[seat] = _without(state.hands[seat], melds)
    if state.hands[seat]:
        state.log.append(Told(Revealed(seat, tuple(state.hands[seat]))))


def _defend(state: State, act: Defend) -> None:
    hand = state.hands[act.seat]
    melds: Sequence[Sequence[Card]] = act.melds or ()
    parts = [(part.meld, part.cards) for part in act.lay_offs or ()]
    if act.melds is None and act.lay_offs is None:
        choice = hands.defence(hand, state.melds)
        melds = choice.melds
        parts = [(part.meld, part.cards) for part in choice.lay_offs]
    for meld, cards in parts:
        result = arranged((*state.melds[meld], *cards), ACE_LOW)
        state.melds[meld] = result
        state.log.append(Told(LaidOff(act.seat, meld, cards, result)))
    state.hands[act.seat] = _without(hand, [cards for _, cards in parts])
    _lay_open(state, act.seat, melds)
    _score(state, gin=False)


def _score(state: State, gin: bool) -> None:
    assert state.knocker is not None
    first, second = map(scoring.hand_value, state.hands)
    state.score = scoring.score(state.options, state.knocker, gin, (first, second))
    _end(state, scoring.round_result(state.score, state.totals))


def _end(state: State, result: RoundResult) -> None:
    state.result = result
    state.phase = Phase.OVER
    if state.knocker is None:
        for seat, cards in enumerate(state.hands):
            state.log.append(Told(Revealed(seat, tuple(cards))))
    state.log.append(Told(RoundEnded(result)))
