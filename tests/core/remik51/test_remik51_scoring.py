"""Penalties, bombs and the match's end (K16–K18)."""

from dataclasses import replace

import pytest

from app.core.cards import JOKER
from app.core.game import ALL_OPEN, RoundResult
from app.core.games.remik51 import GAME
from app.core.games.remik51.scoring import hand_penalty, round_result
from app.core.match import Match, Round, Seat
from tests.core.remik51.deals import (
    QUEENS,
    Discard,
    Draw,
    cards,
    deal,
    deck,
    opening,
    play,
    turn,
)

WINNING = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Kc Kd Kh"
OUT = ("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs", "Kc Kd Kh")


def options(**given):
    return GAME.options(**given)


@pytest.mark.parametrize(
    ("hand", "given", "penalty"),
    [
        ("Jc Qd Kh As Td", {}, 50),
        ("2c 3d 4h 5s 6c 7d 8h 9s", {}, 44),
        ("Jk", {}, 50),
        ("Jk Jk 2c", {"joker_penalty": 25}, 52),
        ("Jk", {"joker_penalty": 10}, 10),
        ("Jk 9c", {"match_format": "bomb", "joker_penalty": 50}, 19),
    ],
)
def test_K16_K18_the_penalty_of_a_hand(hand, given, penalty) -> None:
    assert hand_penalty(cards(hand), True, options(**given)) == penalty


def test_K18_who_has_not_opened_gets_100_with_the_bomb_only() -> None:
    assert hand_penalty(cards("2c"), False, options(match_format="bomb")) == 100
    assert hand_penalty(cards("2c"), False, options()) == 2


def test_K16_the_winner_scores_0_and_the_others_their_hands() -> None:
    match = deal(WINNING, "2c 2c 2d 2d 2h 3c 3c 3d 3d 3h 4c 4d 4h Jk", "5c " * 2 + "6c 6c 6d 6d 8c")
    play(match, opening(0, *OUT))
    result = match.results[0]
    rest = sum(10 if c[0] in "ATJQK" else int(c[0]) for c in match.view(0).hands[2].cards)
    assert (result.ended_by, result.winners) == ("out", (0,))
    assert result.points == (0, 2 * 5 + 3 * 5 + 4 * 3 + 50, rest) == result.totals
    assert (result.bombs, result.eliminated, result.places) == (None, None, None)


def finished(points, totals, winner=0, ended_by="out") -> RoundResult:
    winners = () if ended_by == "annulled" else (winner,)
    return RoundResult(ended_by, winners, tuple(points), tuple(totals))


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((0, 299), ()), ((0, 300), (0,)), ((310, 10, 10), (1, 2)), ((300, 300), (0, 1))],
)
def test_K17_points(totals, winners) -> None:
    standing = GAME.standing(options(), len(totals), [finished(totals, totals)])
    assert (standing.over, standing.winners) == (bool(winners), winners)
    assert standing.totals == totals


def test_K17_wins() -> None:
    results = [finished((0, 9), (0, 9)), finished((9, 0), (9, 9), 1), finished((0, 0), (9, 9))]
    wins = options(match_format="wins", wins_needed=2)
    assert not GAME.standing(wins, 2, results[:2]).over
    assert GAME.standing(wins, 2, results).winners == (0,)
    assert GAME.standing(options(match_format="wins"), 2, results).winners == ()


def test_K17_rounds_annulled_ones_do_not_count() -> None:
    results = [
        finished((0, 30, 5), (0, 30, 5)),
        finished((0, 0, 0), (0, 30, 5), ended_by="annulled"),
        finished((5, 0, 0), (5, 30, 5), 1),
    ]
    two = options(match_format="rounds", rounds=2)
    assert not GAME.standing(two, 3, results[:2]).over
    assert GAME.standing(two, 3, results).winners == (0, 2)


def bombed(points, totals, bombs, out=(), winner=0) -> RoundResult:
    return round_result(options(match_format="bomb"), winner, points, totals, bombs, out)


def test_K18_over_200_brings_a_bomb_and_the_highest_total_of_the_losers_not_over() -> None:
    result = bombed((0, 100, 20, 30), (190, 150, 100, 140), (0, 0, 0, 0))
    assert result.totals == (190, 170, 120, 170)
    assert result.bombs == (0, 1, 0, 0)
    assert result.eliminated == ()


def test_K18_200_is_not_over_and_the_winner_does_not_matter() -> None:
    assert bombed((0, 50, 1), (0, 150, 100), (0, 0, 0)).totals == (0, 200, 101)
    assert bombed((0, 51, 1), (200, 150, 100), (0, 0, 0)).totals == (200, 101, 101)


def test_K18_the_fourth_bomb_eliminates_and_keeps_bombs_and_total() -> None:
    result = bombed((0, 100, 20, 100), (10, 150, 100, 150), (0, 3, 0, 2))
    assert result.totals == (10, 250, 120, 120)
    assert result.bombs == (0, 3, 0, 3)
    assert result.eliminated == (1,)


def test_K18_when_all_losers_are_over_all_are_eliminated() -> None:
    result = bombed((0, 100, 100), (10, 150, 190), (0, 0, 2))
    assert result.totals == (10, 250, 290)
    assert result.bombs == (0, 0, 2)
    assert result.eliminated == (1, 2)
    assert GAME.standing(options(match_format="bomb"), 3, [result]).winners == (0,)


def test_K18_the_eliminated_are_no_losers_any_more() -> None:
    result = bombed((0, 0, 100, 20), (10, 250, 150, 100), (0, 3, 0, 0), out=(1,))
    assert result.totals == (10, 250, 120, 120)
    assert result.eliminated == (1,)
    assert result.bombs == (0, 3, 1, 0)


def test_K18_a_match_in_which_all_losers_go_over() -> None:
    match = Match(GAME, options(match_format="bomb"), [Seat(f"P{n}") for n in range(4)], None)
    totals = []
    for dealer in range(4):
        hands = [WINNING if seat == dealer else "" for seat in range(4)]
        match.next_round(deck(hands, dealer, "", GAME.pack(match.options, 4)))
        play(match, opening(dealer, *OUT))
        totals.append(match.results[-1].totals)
    assert totals[:2] == [(0, 100, 100, 100), (100, 100, 200, 200)]
    assert totals[2] == (200, 200, 200, 200)
    assert match.results[2].bombs == (0, 0, 0, 1)
    assert totals[3] == (300, 300, 300, 200)
    assert match.results[3].eliminated == (0, 1, 2)
    assert match.standing.over
    assert match.standing.winners == (3,)


def after_elimination(out, dealer: int, seats: int = 4, **given) -> Match:
    """A match in which `dealer` dealt the last round and these seats are out."""
    chosen = options(match_format="bomb", **given)
    match = Match(GAME, chosen, [Seat(f"P{n}") for n in range(seats)], None)
    totals = tuple(250 if seat in out else 100 for seat in range(seats))
    bombs = tuple(3 if seat in out else 0 for seat in range(seats))
    result = replace(finished((0,) * seats, totals), bombs=bombs, eliminated=tuple(out))
    match.rounds.append(Round(dealer, GAME.pack(chosen, seats), result=result))
    return match


def test_K18_deal_dealer_and_turn_skip_the_eliminated() -> None:
    match = after_elimination((1, 2), dealer=0)
    match.next_round(GAME.pack(match.options, 4))
    view = match.view(ALL_OPEN)
    assert match.rounds[-1].dealer == 3
    assert [hand.count for hand in view.hands] == [14, 0, 0, 15]
    assert (view.eliminated, view.bombs, view.stock) == ((1, 2), (0, 3, 3, 0), 108 - 29)
    assert view.hands[0].cards[0] == match.rounds[-1].deck[0]
    play(match, Discard(3, view.hands[3].cards[-1]))
    assert match.to_act == 0
    play(match, *turn(0, view.hands[0].cards[0]))
    assert match.to_act == 3


def test_K18_the_eliminated_score_0_and_keep_their_total() -> None:
    match = after_elimination((1,), dealer=0, seats=3)
    match.next_round(deck(["", WINNING], 1, "", GAME.pack(match.options, 3)))
    assert match.to_act == 2
    play(match, opening(2, *OUT))
    result = match.results[-1]
    assert (result.points, result.totals) == ((100, 0, 0), (200, 250, 100))
    assert (result.bombs, result.eliminated) == ((0, 3, 0), (1,))
    assert not match.standing.over
    match.next_round(GAME.pack(match.options, 3))
    assert match.rounds[-1].dealer == 0


def test_K3_K18_the_cut_joker_skips_the_eliminated() -> None:
    match = after_elimination((1,), dealer=1, cut_joker=True)
    pack = list(GAME.pack(match.options, 4))
    assert pack[-1] == JOKER
    match.next_round(pack)
    view = match.view(ALL_OPEN)
    assert match.rounds[-1].dealer == 2
    assert view.hands[0].cards[0] == JOKER
    assert [hand.count for hand in view.hands] == [14, 0, 15, 14]


def test_K18_packs_do_not_change_when_seats_leave() -> None:
    match = after_elimination((1, 2, 3), dealer=0, seats=6)
    match.next_round(GAME.pack(match.options, 6))
    assert match.view(0).stock == 162 - 14 * 3 - 1


def test_K8_K16_opened_losers_pay_their_cards_with_the_bomb() -> None:
    match = deal(f"{QUEENS} 7c 7d 7s 2c", "", match_format="bomb")
    play(match, opening(0, QUEENS, "7c 7d 7s"), Discard(0, "2c"))
    match.state.hands[1] = [c for c in cards(WINNING) if c != "2s"]
    match.state.stock.append("2s")
    play(match, Draw(1, "stock"), opening(1, *OUT))
    points = match.results[0].points
    assert points == (hand_penalty(match.view(0).hands[0].cards, True, options()), 0)
    assert points[0] != 100
