"""Worked examples of the rules of rummy, by rule number."""

from typing import Any

import pytest

from app.core.cards import STANDARD
from app.core.game import AUDIENCE, Hand, RoundResult, Setup
from app.core.games.rummy import GAME, rules, scoring, view
from app.core.games.rummy.actions import Discard, Draw, LayOff, Meld
from app.core.games.rummy.options import Options
from app.core.games.rummy.state import Phase, State
from app.core.games.rummy.violations import Code


def setup(seats: int, dealer: int = 0) -> Setup:
    return Setup(seats, dealer, STANDARD, (), lambda pile: pile)


def table(
    *hands: str,
    stock: str = "2c 3d",
    discards: str = "9d",
    melds: tuple[str, ...] = (),
    phase: Phase = Phase.PLAY,
    taken: str | None = None,
    totals: tuple[int, ...] | None = None,
    **options: Any,
) -> State:
    """A round in which seat 0 is to act; the last card of the stock and of the pile is its top."""
    return State(
        options=Options(**options),
        round=0,
        dealer=len(hands) - 1,
        totals=totals or (0,) * len(hands),
        hands=[hand.split() for hand in hands],
        stock=stock.split(),
        discards=discards.split(),
        to_act=0,
        phase=phase,
        taken=taken,
        melds=[tuple(meld.split()) for meld in melds],
        owners=[1] * len(melds),
    )


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def code(state: State, action: Any) -> str | None:
    violation = rules.check(state, action)
    return None if violation is None else violation.code


def do(state: State, *actions: Any) -> State:
    for action in actions:
        assert rules.check(state, action) is None, action
        rules.apply(state, action)
    return state


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 10)])
def test_R1_deal(seats: int, size: int) -> None:
    state = rules.start(Options(), setup(seats, dealer=1))
    assert [len(hand) for hand in state.hands] == [size] * seats
    first = 2 % seats
    assert state.hands[first][:2] == [STANDARD[0], STANDARD[seats]]
    assert state.hands[1][0] == STANDARD[seats - 1]
    assert state.discards == [STANDARD[size * seats]]
    assert state.stock[-1] == STANDARD[size * seats + 1]
    assert state.stock[0] == STANDARD[-1]
    assert len(state.stock) == 52 - size * seats - 1


def test_R1_two_to_four_players_with_one_pack() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert GAME.pack(Options(), 4) == STANDARD


def test_R2_left_of_the_dealer_acts_first_and_the_deal_passes_left() -> None:
    assert rules.start(Options(), setup(3, dealer=2)).to_act == 0
    assert rules.start(Options(), setup(3, dealer=0)).to_act == 1
    result = RoundResult("out", (0,), (5, 0, 0), (5, 0, 0))
    assert [rules.next_dealer(3, dealer, result) for dealer in range(3)] == [1, 2, 0]
    assert GAME.first_dealer(3, 2) == 2


@pytest.mark.parametrize(
    ("meld", "refused"),
    [
        ("2h 3h 4h", None),
        ("Qs Ks As", None),
        ("4h 2h 3h", None),
        ("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", None),
        ("Ah 2h 3h", Code.ACE_IS_HIGH),
        ("Kh Ah 2h", Code.NOT_A_MELD),
        ("Qh Kh Ah 2h", Code.NOT_A_MELD),
        ("2h 3h 5h", Code.NOT_A_MELD),
        ("2h 3h 4d", Code.NOT_A_MELD),
        ("2h 3h", Code.TOO_FEW_FOR_A_MELD),
    ],
)
def test_R3_runs(meld: str, refused: str | None) -> None:
    state = table(f"{meld} 9c", "2s")
    assert code(state, Meld(0, cards(meld))) == refused


@pytest.mark.parametrize(
    ("meld", "refused"),
    [
        ("7c 7d 7h", None),
        ("7s 7h 7d 7c", None),
        ("Ac Ad As", None),
        ("7c 7d 8h", Code.NOT_A_MELD),
        ("7c 7d", Code.TOO_FEW_FOR_A_MELD),
    ],
)
def test_R4_sets(meld: str, refused: str | None) -> None:
    assert code(table(f"{meld} 9c", "2s"), Meld(0, cards(meld))) == refused


def test_R4_the_same_card_twice_is_no_set() -> None:
    assert code(table("7c 7d 9c", "2s"), Meld(0, cards("7c 7d 7d"))) == Code.NOT_IN_HAND


def test_R5_a_card_is_in_one_meld_only() -> None:
    state = do(table("7c 7d 7h 8h 9h 2c", "2s"), Meld(0, cards("7c 7d 7h")))
    assert code(state, Meld(0, cards("7h 8h 9h"))) == Code.NOT_IN_HAND


def test_R5_the_first_meld_may_be_worth_little() -> None:
    assert code(table("2c 3c 4c 9h", "2s"), Meld(0, cards("2c 3c 4c"))) is None


def test_R6_exactly_one_card_first() -> None:
    state = table("7c 7d 7h 4s", "2s", phase=Phase.DRAW)
    assert code(state, Discard(0, "4s")) == Code.DRAW_FIRST
    assert code(state, Meld(0, cards("7c 7d 7h"))) == Code.DRAW_FIRST
    do(state, Draw(0, "stock"))
    assert state.hands[0] == ["7c", "7d", "7h", "4s", "3d"]
    assert code(state, Draw(0, "discard")) == Code.ALREADY_DRAWN


def test_R6_the_top_of_the_pile() -> None:
    state = do(table("4s", "2s", discards="9d Kh", phase=Phase.DRAW), Draw(0, "discard"))
    assert (state.hands[0], state.discards) == (["4s", "Kh"], ["9d"])


def test_R7_melds_and_lay_offs_in_any_order_and_number() -> None:
    state = table("5h 2h 3h 4h 7c 7d 7h 7s 9c", "2s", melds=("Qc Qd Qh",))
    do(state, Meld(0, cards("4h 2h 3h")), LayOff(0, 1, ("5h",)), Meld(0, cards("7c 7h 7d")))
    assert state.melds == [cards("Qc Qd Qh"), cards("2h 3h 4h 5h"), cards("7c 7d 7h")]
    do(state, LayOff(0, 2, ("7s",)), Discard(0, "9c"))
    assert state.owners == [1, 0, 0]
    assert state.result is not None


def test_R7_lay_off_on_both_ends_in_one_action_on_anybodys_meld() -> None:
    state = do(table("2h 6h 7h 9c", "2s", melds=("3h 4h 5h",)), LayOff(0, 0, cards("7h 2h 6h")))
    assert state.melds == [cards("2h 3h 4h 5h 6h 7h")]
    assert state.hands[0] == ["9c"]


@pytest.mark.parametrize(
    ("meld", "laid", "refused"),
    [
        ("7c 7d 7h", "7s", None),
        ("Jh Qh Kh", "Ah", None),
        ("2h 3h 4h", "Ah", Code.ACE_IS_HIGH),
        ("Qh Kh Ah", "2h", Code.DOES_NOT_FIT),
        ("3h 4h 5h", "7h", Code.DOES_NOT_FIT),
        ("3h 4h 5h", "6d", Code.DOES_NOT_FIT),
        ("7c 7d 7h", "8h", Code.DOES_NOT_FIT),
    ],
)
def test_R7_the_whole_meld_must_be_valid_afterwards(
    meld: str, laid: str, refused: str | None
) -> None:
    state = table(f"{laid} 9c", "2s", melds=(meld,))
    assert code(state, LayOff(0, 0, (laid,))) == refused
    assert rules.fits(laid, state.melds[0]) == (refused is None)


def test_R7_lay_off_needs_a_meld_and_cards() -> None:
    state = table("6h 9c", "2s", melds=("3h 4h 5h",))
    assert code(state, LayOff(0, 1, ("6h",))) == Code.NO_SUCH_MELD
    assert code(state, LayOff(0, -1, ("6h",))) == Code.NO_SUCH_MELD
    assert code(state, LayOff(0, 0, ())) == Code.NO_CARDS
    assert code(state, LayOff(0, 0, ("2h",))) == Code.NOT_IN_HAND


def test_R8_a_discard_ends_the_turn() -> None:
    state = do(table("9c 4s", "2s Kh", "8d 8h"), Discard(0, "9c"))
    assert (state.to_act, state.phase, state.discards[-1]) == (1, Phase.DRAW, "9c")
    assert code(state, Draw(0, "stock")) == Code.NOT_YOUR_TURN
    do(state, Draw(1, "stock"), Discard(1, "2s"), Draw(2, "stock"), Discard(2, "8d"))
    assert state.to_act == 0


@pytest.mark.parametrize(
    ("hand", "last"),
    [
        ("7c 7d 7h", Meld(0, cards("7c 7d 7h"))),
        ("6h", LayOff(0, 0, ("6h",))),
        ("9c", Discard(0, "9c")),
    ],
)
def test_R9_going_out(hand: str, last: Any) -> None:
    state = table(hand, "Kh 2s", melds=("3h 4h 5h",))
    do(state, last)
    assert state.phase is Phase.OVER
    assert state.result == RoundResult("out", (0,), (12, 0), (12, 0))
    assert GAME.to_act(state) is None
    assert rules.legal_actions(state) == []
    assert code(state, Draw(1, "stock")) == Code.ROUND_OVER


@pytest.mark.parametrize(
    ("hand", "last"),
    [("7c 7d 7h", Meld(0, cards("7c 7d 7h"))), ("6h 2h", LayOff(0, 0, cards("6h 2h")))],
)
def test_R9_discard_to_win(hand: str, last: Any) -> None:
    state = table(hand, "Kh 2s", melds=("3h 4h 5h",), discard_to_win=True)
    assert code(state, last) == Code.LAST_CARD_MUST_BE_DISCARDED
    assert last not in rules.legal_actions(state)
    assert code(table(f"{hand} 9c", "Kh", melds=("3h 4h 5h",), discard_to_win=True), last) is None


def test_R9_discard_to_win_still_ends_by_a_discard() -> None:
    state = do(table("9c", "Kh", discard_to_win=True), Discard(0, "9c"))
    assert state.result == RoundResult("out", (0,), (10, 0), (10, 0))


def test_R10_a_taken_card_is_not_discarded_in_the_same_turn() -> None:
    state = do(table("4s 9c", "2s", discards="Kh", phase=Phase.DRAW), Draw(0, "discard"))
    assert code(state, Discard(0, "Kh")) == Code.TAKEN_THIS_TURN
    assert Discard(0, "Kh") not in rules.legal_actions(state)
    do(state, Discard(0, "4s"), Draw(1, "discard"))
    assert code(state, Discard(1, "4s")) == Code.TAKEN_THIS_TURN
    do(state, Discard(1, "2s"), Draw(0, "stock"))
    assert code(state, Discard(0, "Kh")) is None


def test_R10_but_as_the_only_card_it_is() -> None:
    state = table("7c 7d 7h", "2s", discards="Kh", phase=Phase.DRAW)
    do(state, Draw(0, "discard"), Meld(0, cards("7c 7d 7h")), Discard(0, "Kh"))
    assert state.result is not None
    assert state.result.ended_by == "out"


def test_R10_a_card_from_the_stock_may_go_at_once() -> None:
    state = do(table("4s 9c", "2s", phase=Phase.DRAW), Draw(0, "stock"))
    assert code(state, Discard(0, "3d")) is None


def test_R10_lifted_by_its_option() -> None:
    state = table("4s 9c", "2s", discards="Kh", phase=Phase.DRAW, discard_taken_card=True)
    assert code(do(state, Draw(0, "discard")), Discard(0, "Kh")) is None


def test_R11_drawing_from_an_empty_stock_ends_the_round_at_once() -> None:
    state = table("Kc Kd", "2s 3s", "4h", stock="", phase=Phase.DRAW, totals=(1, 2, 3))
    assert rules.legal_actions(state) == [Draw(0, "stock"), Draw(0, "discard")]
    do(state, Draw(0, "stock"))
    assert state.result == RoundResult("stock", (2,), (0, 0, 25), (1, 2, 28))


def test_R11_the_discard_may_still_be_taken_and_play_goes_on() -> None:
    state = table("Kc Kd", "2s 3s", stock="", discards="9d 9h", phase=Phase.DRAW)
    do(state, Draw(0, "discard"), Discard(0, "Kc"))
    assert (state.to_act, state.phase, state.discards) == (1, Phase.DRAW, ["9d", "Kc"])


def test_R11_of_tied_hands_the_lowest_seat_wins() -> None:
    state = table("Kc", "2s 3s", "5h", stock="", phase=Phase.DRAW)
    assert do(state, Draw(0, "stock")).result == RoundResult("stock", (1,), (0, 15, 0), (0, 15, 0))


def test_R11_the_hands_are_compared_by_R12() -> None:
    low = do(table("Ac", "9s", stock="", phase=Phase.DRAW), Draw(0, "stock"))
    assert low.result == RoundResult("stock", (0,), (9, 0), (9, 0))
    high = do(table("Ac", "9s", stock="", phase=Phase.DRAW, ace_high=True), Draw(0, "stock"))
    assert high.result == RoundResult("stock", (1,), (0, 11), (0, 11))


@pytest.mark.parametrize(("ace_high", "ace"), [(False, 1), (True, 11)])
def test_R12_values(ace_high: bool, ace: int) -> None:
    hand = cards("Ah 2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks")
    values = [scoring.card_value(card, ace_high) for card in hand]
    assert values == [ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert scoring.hand_value(hand, ace_high) == 84 + ace


def test_R12_the_value_never_changes_the_place_in_runs() -> None:
    assert code(table("Ah 2h 3h 9c", "2s", ace_high=False), Meld(0, cards("Ah 2h 3h"))) is not None
    assert code(table("Qh Kh Ah 9c", "2s", ace_high=False), Meld(0, cards("Qh Kh Ah"))) is None


def test_R13_the_winner_scores_all_other_hands() -> None:
    state = table("9c", "Kh As", "2d 3d", "Td", totals=(5, 10, 0, 7), ace_high=True)
    result = do(state, Discard(0, "9c")).result
    assert result == RoundResult("out", (0,), (36, 0, 0, 0), (41, 10, 0, 7))


@pytest.mark.parametrize(
    ("target", "totals", "over", "winners"),
    [
        (100, (99, 12), False, ()),
        (100, (100, 12), True, (0,)),
        (10, (3, 31), True, (1,)),
        (1000, (3, 310), False, ()),
    ],
)
def test_R14_the_match_ends_at_the_target(
    target: int, totals: tuple[int, int], over: bool, winners: tuple[int, ...]
) -> None:
    results = [RoundResult("out", (0,), totals, totals)]
    standing = scoring.standing(Options(target_score=target), 2, results)
    assert (standing.over, standing.winners, standing.totals) == (over, winners, totals)


def test_R14_nothing_is_over_at_first() -> None:
    assert scoring.standing(Options(), 3, []).totals == (0, 0, 0)


def test_C5_actions_out_of_turn_and_of_other_games() -> None:
    state = table("4s 9c", "2s")
    assert code(state, Discard(1, "2s")) == Code.NOT_YOUR_TURN
    assert code(state, Discard(7, "2s")) == Code.NOT_YOUR_TURN
    assert code(state, object()) == Code.UNKNOWN_ACTION


def test_C6_each_seat_sees_its_own_draw_only() -> None:
    state = rules.start(Options(), setup(2, dealer=1))
    told = rules.apply(state, Draw(0, "stock"))
    drawn = state.hands[0][-1]
    assert [told[0].seen_by(watcher).card for watcher in (0, 1, AUDIENCE)] == [drawn, None, None]
    assert view.view(state, 1).hands == (Hand(8, None), Hand(7, tuple(state.hands[1])))
    assert view.view(state, AUDIENCE).hands == (Hand(8, None), Hand(7, None))
    assert view.view(state, 1).hand == tuple(state.hands[1])


def test_C6_hands_lie_open_when_the_round_is_over() -> None:
    state = do(table("9c", "Kh"), Discard(0, "9c"))
    assert view.view(state, AUDIENCE).hands == (Hand(0, ()), Hand(1, ("Kh",)))
