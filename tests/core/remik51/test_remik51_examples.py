"""Worked examples at the table: values at the opening, aces, twins, jokers laid off and swapped."""

import pytest

from app.core.games.remik51.events import Opened, Swapped
from app.core.match import Match
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
)

WHOLE = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
"""The longest run; two packs have both aces."""


def opened(hand: str, *melds: str) -> Match:
    """Seat 0 has opened with these melds and holds this hand and what the deal adds."""
    match = deal(f"{' '.join(melds)} {hand}", "", packs=3)
    return play(match, opening(0, *melds))


# What an opening is worth


@pytest.mark.parametrize(
    ("melds", "points"),
    [
        # The joker of a run is worth the card of its place …
        ((QUEENS, "Jk 7c 8c"), 51),
        ((QUEENS, "6c Jk 8c"), 51),
        ((QUEENS, "6c 7c Jk"), 51),
        ((QUEENS, "Jk 6c 7c"), 48),
        ((QUEENS, "7c Jk Jk Tc"), 64),
        # … and the one of a set a card of its rank.
        ((QUEENS, "7c 7d Jk"), 51),
        ((QUEENS, "7c Jk Jk"), 51),
        ((QUEENS, "6c 6d Jk"), 48),
        ((QUEENS, "6c 6d Jk Jk"), 54),
        ((QUEENS, "6c 6d 6s Jk"), 54),
        ((QUEENS, "6c Jk Jk Jk"), 54),
        ((QUEENS, "5c Jk Jk Jk"), 50),
        # The ace is 1 at the low end and 10 at the high end and in a set, itself or by a joker.
        (("As 2s 3s 4s 5s 6s 7s 8s 9s", "2c 2d 2h"), 51),
        (("As 2s 3s 4s 5s 6s 7s 8s 9s", "Ac 2c 3c"), 51),
        (("As 2s 3s 4s 5s 6s 7s 8s 9s", "Jk 2c 3c"), 51),
        (("As 2s 3s 4s 5s 6s", "Ac Ad Ah"), 51),
        (("As 2s 3s 4s 5s 6s", "Ac Ad Jk"), 51),
        (("As 2s 3s 4s 5s 6s", "Qc Kc Ac"), 51),
        (("As 2s 3s 4s 5s 6s", "Qc Kc Jk"), 51),
        (("2s 3s 4s 5s 6s", "Ac Ad Jk"), 50),
        ((WHOLE,), 95),
    ],
)
def test_K7_K8_what_an_opening_is_worth(melds: tuple[str, ...], points: int) -> None:
    match = deal(" ".join(melds), "", packs=3)
    if points < 51:
        assert refused(match, opening(0, *melds)) == "opening_too_small"
        assert match.check(opening(0, *melds)).params == {"points": points, "needed": 51}
    else:
        assert match.act(opening(0, *melds))[0].public == Opened(0, points)


def test_K8_no_joker_makes_up_for_the_pure_run() -> None:
    for run in ("Jk Th Jh Qh Kh Ah", "9h Jk Jh Qh Kh Ah", "9h Th Jh Qh Kh Jk"):
        match = deal(f"{run} 5c 5d 5h", "")
        assert refused(match, opening(0, run, "5c 5d 5h")) == "no_pure_run"
    match = deal("9h Jk Jh Qh Kh Ah 2c 3c 4c", "")
    play(match, opening(0, "9h Jk Jh Qh Kh Ah", "2c 3c 4c"))


def test_K5_twins_stand_in_two_melds_but_not_in_one() -> None:
    hand = f"{QUEENS} 5c 5c 5d 5d 5h 5s 6c 7c 6c 7c 2d"
    match = deal(hand, "", packs=3)
    assert refused(match, opening(0, QUEENS, "5c 5c 5d 5h")) == "twins_in_a_set"
    assert refused(match, opening(0, QUEENS, "5c 5c 6c 7c")) == "not_a_meld"
    play(match, opening(0, QUEENS, "5c 6c 7c", "5d 5h 5s"), meld(0, "5c 6c 7c"))
    assert refused(match, on_set(0, 2, "5d")) == "does_not_fit"
    match = deal(f"{QUEENS} 5c 5d 5h 5c 5d 5s 2d", "")
    play(match, opening(0, QUEENS, "5c 5d 5h", "5c 5d 5s"))
    match = deal(f"{QUEENS} {QUEENS} 2d", "")
    play(match, opening(0, QUEENS, QUEENS))


# The ace at both ends


def test_K4_K13_a_run_of_fourteen_cards_takes_no_more() -> None:
    match = opened("As As Jk 2c", "2s 3s 4s 5s 6s 7s", "8s 9s Ts Js Qs")
    play(match, low(0, 0, "As"), high(0, 1, "Jk"), high(0, 1, "As"))
    assert refused(match, low(0, 0, "2c")) == "does_not_fit"
    assert refused(match, high(0, 1, "2c")) == "does_not_fit"
    match = opened("As As 2c", WHOLE[3:-3])
    play(match, low(0, 0, "As"), high(0, 0, "As"))
    assert match.view(1).melds == (cards(WHOLE),)
    ends = f"Jk {WHOLE[3:-3]} Jk"
    match = deal(ends, "", pure_run_required=False)
    assert match.act(opening(0, ends))[0].public == Opened(0, 95)
    match = opened("Jk", WHOLE)
    assert refused(match, low(0, 0, "Jk")) == "does_not_fit"
    assert refused(match, high(0, 0, "Jk")) == "does_not_fit"


# Jokers laid off, and swapped


def test_K13_K14_jokers_laid_off_on_both_ends_are_swapped_by_the_cards_of_their_places() -> None:
    match = opened("Jk Jk 8d Kd 9d", "9d Td Jd Qd", "5c 5h 5s")
    play(match, low(0, 0, "Jk"), high(0, 0, "Jk"))
    assert match.view(1).melds[0] == cards("Jk 9d Td Jd Qd Jk")
    assert refused(match, swap(0, 0, "9d")) == "not_the_jokers_card"
    play(match, swap(0, 0, "Kd"), swap(0, 0, "8d"))
    assert match.view(1).melds[0] == cards("8d 9d Td Jd Qd Kd")
    play(match, low(0, 0, "Jk"), on_set(0, 1, "Jk"))
    assert match.view(1).melds == (cards("Jk 8d 9d Td Jd Qd Kd"), cards("5c 5h 5s Jk"))


@pytest.mark.parametrize(
    ("table", "put", "jokers", "result"),
    [
        ("Jk 6c 7c", "5c", 1, "5c 6c 7c"),
        ("6c Jk 8c", "7c", 1, "6c 7c 8c"),
        ("6c 7c Jk", "8c", 1, "6c 7c 8c"),
        ("6c Jk Jk 9c", "7c", 1, "6c 7c Jk 9c"),
        ("6c Jk Jk 9c", "8c", 1, "6c Jk 8c 9c"),
        ("6c Jk Jk 9c", "8c 7c", 2, "6c 7c 8c 9c"),
        ("Jk Qc Kc Jk", "Ac", 1, "Jk Qc Kc Ac"),
        ("Jk 2c 3c", "Ac", 1, "Ac 2c 3c"),
        ("Kd Kc Jk", "Kh Ks", 1, "Kc Kd Kh Ks"),
        ("Kd Kc Jk Jk", "Ks Kh", 2, "Kc Kd Kh Ks"),
        ("Kd Kc Kh Jk", "Ks", 1, "Kc Kd Kh Ks"),
        ("9d Jk Jk", "9c 9h 9s", 2, "9c 9d 9h 9s"),
        ("9d Jk Jk Jk", "9c 9h 9s", 3, "9c 9d 9h 9s"),
    ],
)
def test_K14_every_kind_of_swap_at_the_table(
    table: str, put: str, jokers: int, result: str
) -> None:
    match = opened(put, "Ts Js Qs Ks As", table, "2d 3d 4d")
    held = list(match.view(0).hand)
    told = match.act(swap(0, 1, put))
    assert [one.public for one in told] == [Swapped(0, 1, cards(put), jokers, cards(result))]
    assert match.view(1).melds[1] == cards(result)
    for card in cards(put):
        held.remove(card)
    assert sorted(match.view(0).hand) == sorted([*held, *["Jk"] * jokers])


def test_K9_K13_opening_then_laying_off_on_ones_own_and_on_others_melds() -> None:
    match = deal(f"{QUEENS} 7c 7d 7s 2c", "2d 3d 4d 5d 9c Tc Jc Qc 6d Jh Th", stock="7h")
    play(match, opening(0, QUEENS, "7c 7d 7s"), Discard(0, "2c"), Draw(1, "stock"))
    assert refused(match, low(1, 0, "Th Jh")) == "open_first"
    play(match, opening(1, "2d 3d 4d 5d", "9c Tc Jc Qc"))
    play(match, low(1, 0, "Th Jh"), on_set(1, 1, "7h"), high(1, 2, "6d"))
    assert match.view(0).melds == (
        cards("Th Jh Qh Kh Ah"),
        cards("7c 7d 7h 7s"),
        cards("2d 3d 4d 5d 6d"),
        cards("9c Tc Jc Qc"),
    )
    assert match.view(0).owners == (0, 0, 1, 1)
    assert match.view(0).hands[1].count == 15 - 12
