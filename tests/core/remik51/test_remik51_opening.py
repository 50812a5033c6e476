"""Opening, and what an opened seat may do (K8, K9, K13, K14)."""

import pytest

from app.core.events import LaidOff, Melded
from app.core.games.remik51.events import Opened, Swapped
from app.core.games.remik51.opening import find_opening, tally
from app.core.games.remik51.options import Options
from tests.core.remik51.deals import (
    QUEENS,
    Discard,
    Draw,
    cards,
    deal,
    high,
    low,
    meld,
    on_set,
    opening,
    play,
    refused,
    swap,
    turn,
)

SEVENS = "7c 7d 7s"


def events(match, begin):
    return [told.public for told in match.game.log(match.state)[begin:]]


def test_K8_exactly_51_opens() -> None:
    match = deal(f"{QUEENS} {SEVENS} 2c", "")
    told = match.act(opening(0, QUEENS, SEVENS))
    assert [one.public for one in told] == [
        Opened(0, 51),
        Melded(0, 0, cards(QUEENS)),
        Melded(0, 1, cards(SEVENS)),
    ]
    view = match.view(1)
    assert view.opened == (True, False)
    assert view.melds == (cards(QUEENS), cards(SEVENS))
    assert view.owners == (0, 0)
    assert view.hands[0].count == 9
    assert match.to_act == 0


def test_K8_50_do_not_open_unless_the_option_says_so() -> None:
    hand, melds = f"{QUEENS} 5c 5d 5h 5s 2c", (QUEENS, "5c 5d 5h 5s")
    match = deal(hand, "")
    assert refused(match, opening(0, *melds)) == "opening_too_small"
    play(deal(hand, "", opening_points=50), opening(0, *melds))


def test_K8_a_pure_run_is_needed_unless_the_option_says_otherwise() -> None:
    hand, melds = "Kc Kd Ks Qh Kh Jk 2c", ("Kc Kd Ks", "Qh Kh Jk")
    match = deal(hand, "")
    assert refused(match, opening(0, *melds)) == "no_pure_run"
    play(deal(hand, "", pure_run_required=False), opening(0, *melds))


def test_K8_one_meld_may_suffice() -> None:
    play(deal("8h 9h Th Jh Qh Kh", ""), opening(0, "8h 9h Th Jh Qh Kh"))


def test_K8_what_stands_on_the_table_does_not_count() -> None:
    match = deal(f"{QUEENS} {SEVENS} 2c", "9h Th Jh 2d 3d 4d")
    play(match, opening(0, QUEENS, SEVENS), Discard(0, "2c"), Draw(1, "stock"))
    assert refused(match, opening(1, "2d 3d 4d", "9h Th Jh")) == "opening_too_small"


def test_K8_an_opening_must_be_melds_of_the_hand_laid_once() -> None:
    match = deal(f"{QUEENS} {SEVENS} 9c 9c 9s 5c 6c 7c", "")
    assert refused(match, opening(0)) == "no_cards"
    assert refused(match, opening(0, QUEENS, "9c 9c 9s")) == "twins_in_a_set"
    assert refused(match, opening(0, QUEENS, "9c 9s")) == "too_few_for_a_meld"
    assert refused(match, opening(0, QUEENS, "5c 6c 9c")) == "not_a_meld"
    assert refused(match, opening(0, QUEENS, SEVENS, QUEENS)) == "not_in_hand"
    play(match, opening(0, QUEENS, SEVENS))
    assert refused(match, opening(0, "5c 6c 7c")) == "already_opened"


def test_K8_before_the_opening_no_lay_off_no_swap_no_other_meld() -> None:
    match = deal("Qh Kh Ah 9c 9d Jk 3h 4h 5h 2c", "Jh 2d 3d 4d 9s 9h", stock="Tc")
    play(match, opening(0, QUEENS, "9c 9d Jk", "3h 4h 5h"), Discard(0, "2c"), Draw(1, "stock"))
    for action in (
        low(1, 0, "Jh"),
        meld(1, "2d 3d 4d"),
        swap(1, 1, "9h 9s"),
    ):
        assert refused(match, action) == "open_first"


def test_K8_all_cards_may_be_laid_at_once() -> None:
    match = deal("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Kc Kd Kh", "5c 6d Jk")
    play(match, opening(0, "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs", "Kc Kd Kh"))
    assert match.results[0].ended_by == "out"
    assert match.results[0].winners == (0,)


def test_K9_in_the_turn_of_the_opening() -> None:
    second = f"{SEVENS} Ts Js Qs 9s 9h Jh 5d 6d 2h"
    match = deal(f"{QUEENS} 9c 9d Jk 2c", second, stock="Th")
    play(match, opening(0, QUEENS, "9c 9d Jk"), Discard(0, "2c"), Draw(1, "stock"))
    begin = len(match.game.log(match.state))
    play(
        match,
        opening(1, SEVENS, "Ts Js Qs"),
        low(1, 0, "Th Jh"),
        swap(1, 1, "9h 9s"),
        meld(1, "5d 6d Jk"),
    )
    assert events(match, begin)[3:] == [
        LaidOff(1, 0, cards("Th Jh"), cards("Th Jh Qh Kh Ah")),
        Swapped(1, 1, cards("9h 9s"), 1, cards("9c 9d 9h 9s")),
        Melded(1, 4, cards("5d 6d Jk")),
    ]
    play(match, Discard(1, match.view(1).hand[0]))
    assert match.to_act == 0


def opened(hand: str, *melds: str, other: str = "", **options):
    """Seat 0 has opened with these melds."""
    match = deal(f"{' '.join(melds)} {hand}", other, **options)
    return play(match, opening(0, *melds))


TENS = "Tc Td Th"


@pytest.mark.parametrize(
    ("hand", "action", "result"),
    [
        ("8d Jk", low(0, 0, "8d Jk"), "8d Jk Td Jd Qd"),
        ("Jk Jk", low(0, 0, "Jk Jk"), "Jk Jk Td Jd Qd"),
        ("Jk Ad", high(0, 0, "Jk Ad"), "Td Jd Qd Jk Ad"),
        ("Kd Jk", high(0, 0, "Kd Jk"), "Td Jd Qd Kd Jk"),
        ("7d 8d 9d", low(0, 0, "7d 8d 9d"), "7d 8d 9d Td Jd Qd"),
        ("5d", on_set(0, 1, "5d"), "5c 5d 5h 5s"),
        ("Jk", on_set(0, 1, "Jk"), "5c 5h 5s Jk"),
        ("Jk", on_set(0, 2, "Jk"), "8c 8d Jk Jk"),
    ],
)
def test_K13_lay_offs(hand, action, result) -> None:
    match = opened(f"{hand} 2c", "Td Jd Qd", "5c 5h 5s", "8c 8d Jk")
    play(match, action)
    assert match.view(1).melds[action.meld] == cards(result)


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        ("8d Jk", low(0, 0, "Jk 8d"), "does_not_fit"),
        ("8d", low(0, 0, "8d"), "does_not_fit"),
        ("Kd Jk Jk", high(0, 0, "Kd Jk Jk"), "does_not_fit"),
        ("Kd", on_set(0, 0, "Kd"), "end_needed"),
        ("5d", high(0, 1, "5d"), "no_end_in_a_set"),
        ("5c", on_set(0, 1, "5c"), "does_not_fit"),
        ("5d Jk", on_set(0, 1, "5d Jk"), "does_not_fit"),
        ("6d", on_set(0, 1, "6d"), "does_not_fit"),
        ("5d", on_set(0, 3, "5d"), "no_such_meld"),
        ("5d", on_set(0, -1, "5d"), "no_such_meld"),
        ("5d", on_set(0, 1, ""), "no_cards"),
        ("5d", on_set(0, 1, "6s"), "not_in_hand"),
        ("8s", on_set(0, 2, "8s"), "set_is_full"),
    ],
)
def test_K13_no_lay_offs(hand, action, why) -> None:
    match = opened(f"{hand} 2c", "Td Jd Qd", "5c 5h 5s", "8c 8d 8h Jk")
    assert refused(match, action) == why


def test_K13_a_run_grows_to_fourteen_cards_with_jokers_at_both_ends() -> None:
    match = opened("Jk 3h 4h 5h 6h 7h 8h 9h Jk 2c", "Th Jh Qh Kh", opening_points=40)
    play(match, low(0, 0, "3h 4h 5h 6h 7h 8h 9h"), high(0, 0, "Jk"), low(0, 0, "Jk"))
    assert refused(match, low(0, 0, "2c")) == "does_not_fit"
    assert match.view(0).melds[0] == cards("Jk 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Jk")


def test_K14_a_swapped_joker_is_kept_laid_off_or_melded() -> None:
    for use in ((), (high(0, 0, "Jk"),), (meld(0, "2c 2d Jk"),)):
        match = opened("8h 2c 2d 3s", "Tc Jc Qc", "6h 7h Jk")
        play(match, swap(0, 1, "8h"))
        assert match.view(0).hand.count("Jk") == 1
        play(match, *use)
        assert match.view(0).hand.count("Jk") == (0 if use else 1)
        play(match, Discard(0, "3s"))


def test_K14_a_set_gives_all_its_jokers() -> None:
    match = opened("9c 9h 9s 2c", "Td Jd Qd", "9d Jk Jk Jk")
    told = match.act(swap(0, 1, "9c 9h 9s"))
    assert told[0].public == Swapped(0, 1, cards("9c 9h 9s"), 3, cards("9c 9d 9h 9s"))
    assert match.view(0).hand.count("Jk") == 3


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (swap(0, 1, "9h"), "set_needs_all_missing"),
        (swap(0, 1, "9h 9h"), "set_needs_all_missing"),
        (swap(0, 0, "9h"), "no_joker_there"),
        (swap(0, 2, "9h"), "not_the_jokers_card"),
        (swap(0, 2, "5h 9h"), "not_the_jokers_card"),
        (swap(0, 2, ""), "no_cards"),
        (swap(0, 5, "9h"), "no_such_meld"),
        (swap(0, 1, "9h 9s"), "not_in_hand"),
    ],
)
def test_K14_no_swaps(action, why) -> None:
    match = opened("9h 9h 5h", "Td Jd Qd", "9d 9c Jk", "4h Jk 6h")
    assert refused(match, action) == why


def test_K14_the_card_that_does_not_fit_is_named() -> None:
    match = opened("9h 5h", "Td Jd Qd", "9d 9c 9s", "4h Jk 6h")
    assert match.check(swap(0, 2, "5h 9h")).params == {"card": "9h"}


def test_K14_a_taken_in_turn_of_another_is_anybodys() -> None:
    match = deal(f"{QUEENS} 6h 7h Jk 2c", f"{TENS} 9d Td Jd 8h", opening_points=51)
    play(match, opening(0, QUEENS, "6h 7h Jk"), Discard(0, "2c"), Draw(1, "stock"))
    play(match, opening(1, TENS, "9d Td Jd"), swap(1, 1, "8h"))
    assert "Jk" in match.view(1).hand


def test_K8_tally() -> None:
    options = Options()
    found = tally([cards(QUEENS), cards("5c 5d Jk"), cards("5h 9h")], options)
    assert found.values == (30, 15, None)
    assert found.pure_runs == (True, False, False)
    assert (found.points, found.missing, found.lacks_pure_run) == (45, 6, False)
    assert not found.opens
    assert tally([cards(QUEENS), cards(SEVENS)], options).opens
    assert tally([cards("Kc Kd Ks"), cards(SEVENS)], options).lacks_pure_run
    assert tally([cards("Kc Kd Ks"), cards(SEVENS)], Options(pure_run_required=False)).opens
    assert not tally([], options).opens


def test_K8_the_list_has_an_opening_whenever_there_is_one() -> None:
    match = deal(f"{QUEENS} {SEVENS} 2c", "")
    assert opening(0, SEVENS, QUEENS) in match.legal_actions()
    assert find_opening(cards(f"{QUEENS} {SEVENS} 2c"), Options(), keep=1) is not None
    assert find_opening(cards(f"{QUEENS} {SEVENS} 2c"), Options(), keep=2) is None
    assert all(action.type == "discard" for action in deal(f"{QUEENS} 2c", "").legal_actions())
    assert turn(0, "2c")[0] not in match.legal_actions()
