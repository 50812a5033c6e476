"""The best melds of a hand of rummy, against trying everything."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from app.core.cards import STANDARD
from app.core.games.rummy.hand import best
from app.core.melds import Arrangement

ORDER = "23456789TJQKA"
RUN = ("2h", "3h", "4h", "5h", "6h", "7h")


def every_way(hand: frozenset[str]) -> Iterator[list[tuple[str, ...]]]:
    yield []
    for size in range(3, len(hand) + 1):
        for some in combinations(sorted(hand), size):
            if valid(some):
                for others in every_way(
                    frozenset(c for c in hand if c not in some and c > some[0])
                ):
                    yield [some, *others]


def valid(cards: tuple[str, ...]) -> bool:
    ranks, suits = {card[0] for card in cards}, {card[1] for card in cards}
    if len(ranks) == 1:
        return len(cards) <= 4
    places = sorted(ORDER.index(rank) for rank in ranks)
    return len(suits) == 1 and places[-1] - places[0] == len(cards) - 1


def worth(cards: frozenset[str], ace_high: bool) -> int:
    values = {"A": 11 if ace_high else 1} | dict.fromkeys("TJQK", 10)
    return sum(values.get(card[0]) or int(card[0]) for card in cards)


@pytest.mark.parametrize("ace_high", [False, True])
def test_best_is_best(ace_high: bool) -> None:
    chance = random.Random(5)
    pack = [card for card in STANDARD if card[0] in "89TJQKA"]
    for _ in range(60):
        hand = frozenset(chance.sample(pack, chance.randint(1, 10)))
        found = best(hand, ace_high)
        used = [card for meld in found.melds for card in meld]
        assert sorted([*used, *found.loose]) == sorted(hand)
        assert all(valid(meld) for meld in found.melds)
        assert found.deadwood == worth(frozenset(found.loose), ace_high)
        least = min(
            worth(hand - {card for meld in way for card in meld}, ace_high)
            for way in every_way(hand)
        )
        assert found.deadwood == least


def test_the_ace_is_high() -> None:
    assert best(["As", "2s", "3s"]) == Arrangement((), ("2s", "3s", "As"), 6)
    assert best(["As", "Qs", "Ks"]).melds == (("Qs", "Ks", "As"),)


def test_long_runs_stay_whole() -> None:
    assert best([*RUN, "9c"]).melds == (RUN,)
