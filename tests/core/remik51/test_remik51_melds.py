"""Runs, sets, jokers and what they are worth (K4–K7)."""

import random
from collections import Counter
from itertools import permutations

import pytest

from app.core.cards import JOKER, pack
from app.core.games.remik51.legal import melds_in
from app.core.games.remik51.melds import (
    arranged,
    is_meld,
    is_pure_run,
    is_set,
    lay_off_order,
    meld_value,
    run_cards,
    run_start,
    swapped,
)
from tests.core.remik51.deals import cards

WHOLE = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("Ah 2h 3h", 6),
        ("2h 3h 4h", 9),
        ("8h 9h Th", 27),
        ("9h Th Jh Qh", 39),
        ("Qh Kh Ah", 30),
        ("Jk Kh Ah", 30),
        ("Qh Kh Jk", 30),
        ("Ah 2h Jk", 6),
        ("Jk 2h 3h", 6),
        ("Tc Jk Jk Kc", 40),
        ("Jk Jk 3h 4h Jk Jk", 1 + 2 + 3 + 4 + 5 + 6),
        (WHOLE, 95),
        (WHOLE.replace("As", "Jk"), 95),
        ("Jk 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", 95),
    ],
)
def test_K4_K7_runs(text: str, worth: int) -> None:
    run = cards(text)
    assert run_start(run) is not None
    assert not is_set(run)
    assert is_pure_run(run) == ("Jk" not in text)
    assert meld_value(run) == worth


@pytest.mark.parametrize(
    "text",
    [
        "Kh Ah 2h",
        "Qh Kh Ah 2h",
        "Ah 2h",
        "5h 6h",
        "Kh Jk 2h",
        "Ah Kh Qh",
        "4h 3h 2h",
        "4h 6h 5h",
        "4h 5h 6d",
        "4h 6h 7h",
        "4h Jk 5h",
        "5h 5h 6h",
        "5h Jk Jk 8h Jk Jk Jk Jk Jk Jk Jk",
        "Jk Jk Jk",
        "Jk Jk Jk 4h Jk",
        "Jk As 2s",
        "Ks As Jk",
        f"{WHOLE} 2s",
    ],
)
def test_K4_K6_no_melds(text: str) -> None:
    assert not is_meld(cards(text))
    assert arranged(cards(text)) is None or sorted(cards(text)) == sorted(arranged(cards(text)))


@pytest.mark.parametrize("place", range(14))
def test_K6_K7_a_joker_is_worth_the_card_of_its_place(place: int) -> None:
    run = list(cards(WHOLE))
    worth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10]
    for start in range(max(0, place - 2), min(place, 11) + 1):
        some = run[start : start + 3]
        some[place - start] = JOKER
        assert run_cards(some) == run[start : start + 3]
        assert meld_value(some) == sum(worth[start : start + 3])


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("5c 5d 5h", 15),
        ("5c 5d 5h 5s", 20),
        ("Ac Ad As", 30),
        ("5c 5d Jk", 15),
        ("5c Jk Jk", 15),
        ("5c Jk Jk Jk", 20),
        ("5c 5d Jk Jk", 20),
        ("5c 5d 5h Jk", 20),
        ("Kc Kd Jk", 30),
        ("Ac Jk Jk", 30),
    ],
)
def test_K5_K6_K7_sets_with_none_to_three_jokers(text: str, worth: int) -> None:
    for order in set(permutations(cards(text))):
        assert is_set(order)
        assert run_start(order) is None
        assert meld_value(order) == worth


@pytest.mark.parametrize(
    "text", ["5c 5c 5d", "5c 5c Jk", "5c 5d 5h 5h", "5c 5d 6h", "5c 5d", "5c 5d 5h 5s Jk", "5c Jk"]
)
def test_K5_no_sets(text: str) -> None:
    assert not is_meld(cards(text))


@pytest.mark.parametrize(
    ("meld", "put", "result"),
    [
        ("5h Jk 7h", "6h", "5h 6h 7h"),
        ("5h Jk Jk 8h", "7h", "5h Jk 7h 8h"),
        ("5h Jk Jk 8h", "7h 6h", "5h 6h 7h 8h"),
        ("5h Jk Jk 8h", "6h 8h", None),
        ("5h Jk 7h", "5h", None),
        ("5h Jk 7h", "6d", None),
        ("Qh Kh Jk", "Ah", "Qh Kh Ah"),
        (WHOLE.replace("As", "Jk"), "As", WHOLE[:-2] + "Jk"),
        (WHOLE.replace("As", "Jk"), "As As", WHOLE),
        ("Kd Kc Jk", "Kh Ks", "Kc Kd Kh Ks"),
        ("Kd Kc Jk", "Kh", None),
        ("Kd Kc Jk", "Kh Kh", None),
        ("Kd Kc Jk Jk", "Ks Kh", "Kc Kd Kh Ks"),
        ("Kd Kc Kh Jk", "Ks", "Kc Kd Kh Ks"),
        ("9d Jk Jk", "9c 9h 9s", "9c 9d 9h 9s"),
        ("9d Jk Jk Jk", "9c 9h 9s", "9c 9d 9h 9s"),
        ("9d Jk Jk", "9c 9h", None),
        ("9d 9c 9h", "9s", None),
    ],
)
def test_K14_every_kind_of_swap(meld: str, put: str, result: str | None) -> None:
    assert swapped(cards(meld), cards(put)) == (None if result is None else cards(result))


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Ks Jk Ts Js", "Ts Js Jk Ks"),
        ("Ks Js Ts Jk", "Ts Js Jk Ks"),
        ("Jk Jk As Ks", "Jk Jk Ks As"),
        ("3s 2s As", "As 2s 3s"),
        ("As Ks Jk 9s Js Jk", "9s Jk Js Jk Ks As"),
        ("7s Jk 6s Jk", "6s 7s Jk Jk"),
        ("Jk 6s 7s", "Jk 6s 7s"),
        ("Jk 5d 5c", "5c 5d Jk"),
        (" ".join(reversed(WHOLE.split())), WHOLE),
        ("As 2s Ks", None),
        ("5d 5d 5c", None),
        ("5d 6d 8c", None),
        ("Jk Jk Jk", None),
    ],
)
def test_K6_cards_put_in_the_order_of_a_meld(text: str, result: str | None) -> None:
    assert arranged(cards(text)) == (None if result is None else cards(result))


@pytest.mark.parametrize(
    ("meld", "put", "end", "result"),
    [
        ("9d Td Jd", "Kd Qd", "high", "Qd Kd"),
        ("9d Td Jd", "7d 8d", "low", "7d 8d"),
        ("9d Td Jd", "7d Jk", "low", "7d Jk"),
        ("9d Td Jd", "Jk 6d 7d", "low", "6d 7d Jk"),
        ("9d Td Jd", "Ad Jk Jk", "high", "Jk Jk Ad"),
        ("2d 3d 4d", "Jk Jk", "low", None),
        ("2d 3d 4d", "Ad", "low", "Ad"),
        ("9d Td Jd", "Ad", "high", None),
    ],
)
def test_K13_cards_put_in_the_order_of_a_lay_off(
    meld: str, put: str, end: str, result: str | None
) -> None:
    found = lay_off_order(cards(meld), cards(put), end)
    assert found == (None if result is None else cards(result))


def test_K4_K5_K6_all_melds_of_a_hand() -> None:
    chance = random.Random(51)
    for _ in range(25):
        hand = chance.sample(pack(2), 5) + [JOKER] * chance.randrange(4)
        chance.shuffle(hand)
        listed = list(melds_in(hand))
        assert len(listed) == len(set(listed))
        assert all(is_meld(found) and not Counter(found) - Counter(hand) for found in listed)
        orders = {some for size in range(3, 7) for some in permutations(hand, size)}
        valid = {some for some in orders if is_meld(some)}
        runs = {some for some in valid if run_start(some) is not None}
        assert runs == {some for some in listed if run_start(some) is not None and len(some) < 7}
        sets = {tuple(sorted(some)) for some in valid - runs}
        assert sorted(sets) == sorted(tuple(sorted(some)) for some in listed if is_set(some))
