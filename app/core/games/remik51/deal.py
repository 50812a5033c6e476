"""Packs, dealers and the deal of `remik51` (K1–K3)."""

from app.core import cards as packs
from app.core.cards import JOKER, Card
from app.core.events import Dealt, HandDealt
from app.core.game import RoundResult, Setup, Told, Violation
from app.core.games.remik51.events import CutShown
from app.core.games.remik51.options import Options, pack_count
from app.core.games.remik51.state import State
from app.core.games.remik51.violations import Code

HAND = 14


def check_options(options: Options, seats: int) -> Violation | None:
    """One pack is for two seats only, two are for up to four (K1)."""
    count = pack_count(options, seats)
    if (count == 1 and seats > 2) or (count == 2 and seats > 4):
        return Violation(Code.BAD_PACKS, {"packs": count, "seats": seats})
    return None


def pack(options: Options, seats: int) -> tuple[Card, ...]:
    """The packs in play, each with two jokers (K1)."""
    return packs.pack(pack_count(options, seats), jokers=2)


def next_dealer(seats: int, dealer: int, result: RoundResult) -> int:
    """The next seat still in the match; the same after an annulled round (K2, K15, K18)."""
    if result.ended_by == "annulled":
        return dealer
    return next_seat(dealer, seats, result.eliminated or ())


def next_seat(seat: int, seats: int, eliminated: tuple[int, ...]) -> int:
    """The seat to the left that is still in the match (C1, K18)."""
    return next(s % seats for s in range(seat + 1, seat + seats + 1) if s % seats not in eliminated)


def start(options: Options, setup: Setup) -> State:
    """Deal 14 cards each and the dealer one more; the dealer begins without a draw (K2, K3)."""
    seats, dealer = setup.seats, setup.dealer
    last = setup.results[-1] if setup.results else None
    eliminated = (last.eliminated or ()) if last else ()
    deck = list(setup.deck)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    told: list[Told] = []
    cut = deck[-1] if options.cut_joker else None
    if cut is not None:
        right = dealer
        for _ in range(seats - len(eliminated) - 1):
            right = next_seat(right, seats, eliminated)
        taker = right if cut == JOKER else None
        if taker is not None:
            hands[taker].append(deck.pop())
        told.append(Told(CutShown(cut, taker)))
    at = 0
    seat = next_seat(dealer, seats, eliminated)
    in_play = seats - len(eliminated)
    while sum(len(hand) for hand in hands) < HAND * in_play:
        if len(hands[seat]) < HAND:
            hands[seat].append(deck[at])
            at += 1
        seat = next_seat(seat, seats, eliminated)
    hands[dealer].append(deck[at])
    told.append(Told(Dealt(dealer, tuple(len(hand) for hand in hands), None)))
    for seat, hand in enumerate(hands):
        if hand:
            told.append(Told(HandDealt(seat, None), HandDealt(seat, tuple(hand)), (seat,)))
    return State(
        options=options,
        round=len(setup.results),
        dealer=dealer,
        totals=last.totals if last else (0,) * seats,
        bombs=(last.bombs if last else None) or (0,) * seats,
        eliminated=eliminated,
        hands=hands,
        stock=list(reversed(deck[at + 1 :])),
        reshuffle=setup.reshuffle,
        to_act=dealer,
        opened=[False] * seats,
        cut=cut,
        log=told,
    )
