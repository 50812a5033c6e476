"""The deal, a turn, the taken discard, the stock (K1–K3, K10–K12, K15)."""

import json
from collections import Counter

import pytest
from pydantic import ValidationError

from app.core.cards import JOKER
from app.core.events import Drew
from app.core.game import ALL_OPEN, AUDIENCE
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Return
from app.core.games.remik51.events import CutShown, Reshuffled
from app.core.match import BadRound, Match, Seat
from tests.core.remik51.deals import (
    Discard,
    Draw,
    deal,
    deck,
    high,
    opening,
    play,
    refused,
    turn,
)

TAKE = Draw(1, "discard")


@pytest.mark.parametrize(
    ("packs", "seats", "size"),
    [
        ("auto", 2, 108),
        ("auto", 3, 108),
        ("auto", 4, 108),
        ("auto", 5, 162),
        ("auto", 6, 162),
        (1, 2, 54),
        (1, 3, None),
        (2, 2, 108),
        (2, 4, 108),
        (2, 5, None),
        (3, 2, 162),
        (3, 6, 162),
    ],
)
def test_K1_packs(packs, seats, size) -> None:
    options = GAME.options(packs=packs)
    wrong = GAME.check_options(options, seats)
    if size is None:
        assert wrong.code == "bad_packs"
    else:
        assert wrong is None
        held = Counter(GAME.pack(options, seats))
        assert sum(held.values()) == size
        assert held[JOKER] * 27 == size


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_K2_fourteen_cards_each_and_the_dealer_begins_with_fifteen(seats) -> None:
    match = deal(*[""] * seats, dealer=1)
    view = match.view(AUDIENCE)
    assert [hand.count for hand in view.hands] == [14, 15, *[14] * (seats - 2)]
    assert (view.stock, view.discards, view.melds) == (
        (54 * (2 + seats // 5)) - 14 * seats - 1,
        (),
        (),
    )
    assert (match.to_act, view.phase) == (1, "play")
    assert refused(match, Draw(1, "stock")) == "already_drawn"
    card = match.view(1).hand[0]
    play(match, Discard(1, card))
    assert match.to_act == 2 % seats
    assert match.view(0).discards == (card,)


def test_K2_the_deal_passes_to_the_left() -> None:
    match = won_by_dealer()
    match.next_round(match.rounds[0].deck)
    assert match.rounds[1].dealer == 1
    assert match.to_act == 1


def won_by_dealer(**options) -> Match:
    match = deal("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Kc Kd Kh", "", "", **options)
    return play(match, opening(0, "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs", "Kc Kd Kh"))


def cut(hands, bottom, dealer, **given):
    options = GAME.options(cut_joker=True, **given)
    match = Match(GAME, options, [Seat(f"P{n}") for n in range(len(hands))], None)
    order = deck(hands, dealer, "", GAME.pack(options, len(hands)))
    order.remove(bottom)
    match.next_round([*order, bottom], dealer)
    return match


@pytest.mark.parametrize(("seats", "dealer", "right"), [(2, 0, 1), (3, 0, 2), (4, 2, 1), (6, 3, 2)])
def test_K3_a_joker_at_the_bottom_goes_to_the_seat_right_of_the_dealer(
    seats, dealer, right
) -> None:
    match = cut([""] * seats, JOKER, dealer)
    plain = deal(*[""] * seats, dealer=dealer)
    view = match.view(ALL_OPEN)
    assert [len(hand.cards) for hand in view.hands] == [14 + (s == dealer) for s in range(seats)]
    assert view.hands[right].cards[0] == JOKER
    assert view.hands[right].cards[1:] == plain.view(ALL_OPEN).hands[right].cards[:13]
    assert view.stock == plain.view(ALL_OPEN).stock
    assert CutShown(JOKER, right) in match.view(dealer).history
    left = (dealer + 1) % seats
    if left != right:
        assert view.hands[left].cards == plain.view(ALL_OPEN).hands[left].cards


def test_K3_another_card_at_the_bottom_stays_there_and_is_seen_by_all() -> None:
    match = cut(["", ""], "9h", 0)
    assert match.view(AUDIENCE).cut == "9h"
    assert CutShown("9h", None) in match.view(1).history
    assert match.state.stock[0] == "9h"
    assert match.view(1).stock == 79
    assert deal("", "").view(0).cut is None


def test_K3_K15_the_shown_card_is_the_last_one_of_the_stock_drawn() -> None:
    match = cut(["", ""], "9h", 0, packs=1)
    play(match, Discard(0, match.view(0).hand[0]))
    pass_the_time(match, 24)
    assert match.view(AUDIENCE).stock == 1
    play(match, Draw(match.to_act, "stock"))
    assert match.view(match.to_act).hand[-1] == "9h"


# Drawing


def test_K10_draw_first_then_play_then_discard_and_only_the_next_seat_acts() -> None:
    match = deal("2c", "5h 9d", stock="Ts")
    assert refused(match, Discard(1, "5h")) == "not_your_turn"
    play(match, Discard(0, "2c"))
    assert refused(match, Discard(0, match.view(0).hand[0])) == "not_your_turn"
    assert refused(match, Discard(1, "5h")) == "draw_first"
    assert refused(match, Return(1)) == "draw_first"
    assert match.legal_actions() == [Draw(1, "stock"), TAKE]
    play(match, Draw(1, "stock"))
    assert refused(match, TAKE) == "already_drawn"
    assert refused(match, Return(1)) == "nothing_to_return"
    assert Drew(1, "stock", "Ts") in match.view(1).history
    assert Drew(1, "stock", None) in match.view(0).history
    assert refused(match, Discard(1, "Ah" if "Ah" not in match.view(1).hand else "Js")) == (
        "not_in_hand"
    )
    play(match, Discard(1, "Ts"))
    assert match.to_act == 0


def test_K10_the_last_card_need_not_be_discarded() -> None:
    for last in ("Kh", "Jk"):
        match = deal(f"8h 9h Th Jh Qh 2c 2d 2s 2h 3c 3d 3s 3h 5d {last}", "")
        play(match, opening(0, "8h 9h Th Jh Qh", "2c 2d 2s 2h", "3c 3d 3s 3h"))
        play(match, Discard(0, "5d"), *turn(1, match.view(1).hand[0]), Draw(0, "stock"))
        drawn = match.view(0).hand[-1]
        play(match, high(0, 0, last))
        assert match.to_act == 0
        assert refused(match, high(0, 0, "9d")) == "not_in_hand"
        play(match, Discard(0, drawn))
        assert match.results[0].ended_by == "out"
    match = deal("8h 9h Th Jh Qh Kh 2c 2d 2s 2h 3c 3d 3s 3h Jk", "")
    play(match, opening(0, "8h 9h Th Jh Qh Kh", "2c 2d 2s 2h", "3c 3d 3s 3h"), high(0, 0, "Jk"))
    assert match.results[0].winners == (0,)
    assert match.to_act is None
    assert refused(match, Discard(1, "2c")) == "round_over"


# The stock


def one_pack(**options) -> Match:
    return deal("", "", packs=1, **options)


def pass_the_time(match: Match, turns: int) -> None:
    """So many turns in which a card is drawn from the stock and discarded."""
    for _ in range(turns):
        seat = match.to_act
        play(match, Draw(seat, "stock"))
        play(match, Discard(seat, match.view(seat).hand[-1]))


def test_K15_the_pile_without_its_top_card_becomes_the_stock_twice() -> None:
    orders = []
    for _ in range(2):
        match = one_pack(reshuffles=orders)
        play(match, Discard(0, match.view(0).hand[0]))
        pass_the_time(match, 25)
        for _ in range(len(orders)):
            pass_the_time(match, 25)
        pile = match.view(0).discards
        assert (match.view(0).stock, len(pile)) == (0, 26)
        with pytest.raises(BadRound):
            match.act(Draw(match.to_act, "stock"))
        assert match.view(0).discards == pile
        orders = [*orders, tuple(reversed(pile[:-1]))]
    match = one_pack(reshuffles=orders)
    play(match, Discard(0, match.view(0).hand[0]))
    for time, turns in ((1, 25), (2, 24)):
        pass_the_time(match, turns)
        pile, seat = match.view(0).discards, match.to_act
        told = match.act(Draw(seat, "stock"))
        assert [one.public for one in told] == [Reshuffled(25), Drew(seat, "stock", None)]
        assert match.view(seat).hand[-1] == pile[-2]
        view = match.view(AUDIENCE)
        assert (view.stock, view.discards, view.reshuffles) == (24, pile[-1:], time)
        if time == 1:
            play(match, Discard(seat, match.view(seat).hand[-1]))
    assert match.rounds[0].reshuffles == orders
    match.undo()
    match.redo()
    assert match.rounds[0].reshuffles == orders


def annulled(**options) -> Match:
    """A round in which the seat to act draws with a stock and a pile that give nothing."""
    match = deal("2c", "", "", **options)
    play(match, Discard(0, "2c"))
    match.state.stock.clear()
    return play(match, Draw(1, "stock"))


def test_K15_a_pile_of_one_card_annuls_the_round() -> None:
    match = annulled(match_format="rounds", rounds=1)
    result = match.results[0]
    assert (result.ended_by, result.winners, result.points) == ("annulled", (), (0, 0, 0))
    assert match.to_act is None
    assert not match.standing.over
    match.next_round(match.rounds[0].deck)
    assert match.rounds[1].dealer == 0
    assert match.to_act == 0


def test_K15_an_annulled_round_changes_no_total_no_bomb_and_nobody_is_out() -> None:
    match = won_by_dealer(match_format="bomb")
    assert match.results[0].totals == (0, 100, 100)
    match.next_round(match.rounds[0].deck)
    play(match, Discard(1, match.view(1).hand[0]))
    match.state.stock.clear()
    play(match, Draw(2, "stock"))
    result = match.results[1]
    assert (result.totals, result.bombs, result.eliminated) == ((0, 100, 100), (0, 0, 0), ())
    match.next_round(match.rounds[0].deck)
    assert match.rounds[2].dealer == 1


@pytest.mark.parametrize(
    "options", [{"packs": True}, {"packs": 2.0}, {"packs": "2"}, {"joker_penalty": 50.0}]
)
def test_K1_K16_a_choice_of_numbers_takes_whole_numbers_only(options) -> None:
    """In a record true and 2.0 are not 1 and 2."""
    with pytest.raises(ValidationError):
        GAME.options.model_validate_json(json.dumps(options))
