"""The solver against an independent exact search (K4–K8)."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations

import pytest

from app.core.cards import JOKER, Card, pack
from app.core.games.remik51.hand import best
from app.core.games.remik51.melds import is_meld, is_pure_run, meld_value
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.solver import Demand, solve, solve_or_most
from tests.core.remik51.deals import cards
from tests.core.remik51.oracle import best_shed


def hands(chance: random.Random, jokers: int) -> list[Card]:
    """A hand, half of them from few suits, where melds are many."""
    full = pack(chance.choice((2, 3)))
    if chance.random() < 0.5:
        suits = chance.sample("cdhs", 2)
        full = tuple(card for card in full if card[1] in suits or chance.random() < 0.25)
    size = chance.choice((9, 12, 14, 15, 15, 16))
    return chance.sample(full, size - jokers) + [JOKER] * jokers


def priced(joker: int) -> Callable[[Card], int]:
    """Penalties with this one for a joker; below 0 it is a price."""
    options = Options()
    return lambda card: joker if card == JOKER else card_penalty(card, options)


@pytest.mark.parametrize("jokers", range(7))
def test_K8_the_solver_is_exact(jokers: int) -> None:
    chance = random.Random(jokers)
    for _ in range(40 if jokers < 5 else 15):
        hand = hands(chance, jokers)
        penalty = priced(chance.choice((10, 25, 50, 0, -12)))
        demand = Demand(
            chance.choice((0, 30, 51, 80)), chance.random() < 0.5, chance.choice((0, 0, 1, 2))
        )
        found = solve(hand, penalty, demand)
        expected = best_shed(hand, penalty, demand.points, demand.pure_run, demand.keep)
        assert (found.shed if found else None) == expected, (hand, demand)
        if found is None:
            most = solve(hand, penalty, Demand(keep=demand.keep))
            assert solve_or_most(hand, penalty, demand) == (most, False)
            continue
        laid = [card for meld in found.melds for card in meld]
        assert not Counter(laid) - Counter(hand)
        assert all(map(is_meld, found.melds))
        assert found.points == sum(map(meld_value, found.melds)) >= demand.points
        assert found.shed == sum(map(penalty, laid))
        assert len(hand) - len(laid) >= demand.keep
        assert any(map(is_pure_run, found.melds)) or not demand.pure_run
        chance.shuffle(hand)
        assert solve(hand, penalty, demand) == found
        assert solve_or_most(hand, penalty, demand) == (found, True)


def brute(hand: list[Card], penalty: Callable[[Card], int], demand: Demand) -> int | None:
    """The most penalty shed, over all ways to make melds of cards in any order."""
    whole = range(len(hand))
    worth: dict[frozenset[int], set[tuple[int, bool]]] = {}
    for size in range(3, len(hand) + 1):
        for order in permutations(whole, size):
            laid = [hand[place] for place in order]
            if is_meld(laid):
                found = worth.setdefault(frozenset(order), set())
                found.add((meld_value(laid), is_pure_run(laid)))
    ways = {(frozenset(), 0, False)}
    for places, values in worth.items():
        for used, points, pure in list(ways):
            if not used & places:
                ways |= {(used | places, points + p, pure or run) for p, run in values}
    sheds = [
        sum(penalty(hand[place]) for place in used)
        for used, points, pure in ways
        if points >= demand.points and (pure or not demand.pure_run)
        if len(hand) - len(used) >= demand.keep
    ]
    return max(sheds, default=None)


@pytest.mark.parametrize("jokers", range(4))
def test_K8_the_solver_against_brute_force_on_small_hands(jokers: int) -> None:
    chance, met = random.Random(jokers), 0
    for number in range(18):
        suits, ranks = chance.sample("cdhs", 2), chance.sample(["A234", "9TJQ", "JQKA"], 2)
        few = [c for c in pack(2) if c[1] in suits and c[0] in ranks[0] + ranks[1]]
        hand = chance.sample(few, (7 if number < 2 else 6) - jokers) + [JOKER] * jokers
        penalty = priced(chance.choice((50, 0, -12)))
        demand = Demand(chance.choice((0, 30)), chance.random() < 0.5, chance.choice((0, 1)))
        found = solve(hand, penalty, demand)
        assert (found.shed if found else None) == brute(hand, penalty, demand), (hand, demand)
        met += bool(found and found.melds)
    assert met >= 3


@pytest.mark.parametrize(
    ("hand", "melds", "deadwood"),
    [
        ("Kh Qh Jh 2c", "Jh Qh Kh", 2),
        (
            "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
            "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As",
            0,
        ),
        ("5c 5c 5d 5d 5h 5h 9s", "5c 5d 5h, 5c 5d 5h", 9),
        ("5c Jk Jk Jk", "5c Jk Jk Jk", 0),
        ("Ks As 2s", "", 22),
        ("Jk Jk", "", 100),
        ("Tc Jk Jk Kc", "Tc Jk Jk Kc", 0),
    ],
)
def test_K4_K5_K6_the_best_melds_of_a_hand(hand: str, melds: str, deadwood: int) -> None:
    found = best(cards(hand))
    assert sorted(found.melds) == sorted(cards(meld) for meld in melds.split(", ") if meld)
    assert found.deadwood == deadwood
    laid = Counter(card for meld in found.melds for card in meld)
    assert Counter(found.loose) == Counter(cards(hand)) - laid


def test_K16_the_bomb_makes_jokers_cheap() -> None:
    assert best(cards("Jk 2c"), Options(match_format="bomb")).deadwood == 12


def test_K8_a_joker_with_a_price_is_laid_only_where_it_helps() -> None:
    hand = cards("Th Jh Qh Kh 5c 5d Jk 2c")
    for price, laid in ((50, True), (0, True), (-9, True), (-11, False)):
        found = solve(hand, priced(price), Demand(40, True))
        assert found is not None
        assert any(JOKER in meld for meld in found.melds) == laid
    found = solve(hand, priced(-11), Demand(51, True))
    assert found is not None
    assert found.points == 55


def test_K8_a_joker_goes_where_it_makes_up_for_the_points_that_lack() -> None:
    penalty = partial(card_penalty, options=Options())
    found = solve(cards("3h 4h 5h Tc Td Th Jk 2c"), penalty, Demand(51, True))
    assert found is not None
    assert found.points == 12 + 40
    assert solve(cards("3h 4h 5h 9c 9d 9h Jk 2c"), penalty, Demand(51, True)) is None
