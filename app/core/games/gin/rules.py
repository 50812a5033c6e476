"""The rules of `gin`: the deal, and what each action does."""

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
from app.core.game import RoundResult, Setup, Told
from app.core.games.gin import hand as hands
from app.core.games.gin import scoring
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, Pass
from app.core.games.gin.events import Knocked
from app.core.games.gin.legality import without
from app.core.games.gin.options import Options
from app.core.games.gin.state import Phase, State
from app.core.melds import ACE_LOW, arranged

HAND = 10
"""The size of a hand (G1)."""
LAST_STOCK = 2
"""A discard that leaves so few cards in the stock, or fewer, ends the round (G15)."""


def pack(options: Options, seats: int) -> tuple[Card, ...]:
    """One standard pack (G1)."""
    return packs.STANDARD


def next_dealer(seats: int, dealer: int, result: RoundResult) -> int:
    """The deal alternates; after a drawn round the same seat deals again (G2)."""
    return 1 - dealer if result.winners else dealer


def start(options: Options, setup: Setup) -> State:
    """Deal a round: 10 cards each and an upcard, which the non-dealer may take first (G1, G5)."""
    first = 1 - setup.dealer
    dealt = [list(setup.deck[0 : 2 * HAND : 2]), list(setup.deck[1 : 2 * HAND : 2])]
    if first == 1:
        dealt.reverse()
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
    state.upcard_passed = False


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


def _knock(state: State, act: Knock) -> None:
    if act.discard is not None:
        _discard(state, act.seat, act.discard)
    hand = state.hands[act.seat]
    melds = hands.best(hand).melds if act.melds is None else act.melds
    deadwood = scoring.hand_value(without(hand, melds))
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
    state.hands[seat] = without(state.hands[seat], melds)
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
    state.hands[act.seat] = without(hand, [cards for _, cards in parts])
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
