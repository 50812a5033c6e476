"""The solver against plain enumeration (G3, G4, G9, G10)."""

import random

import pytest

from app.core.cards import STANDARD
from app.core.games.gin import deadwood as masks
from app.core.games.gin import hand as hands
from tests.core.gin import oracle


def _pool(rng: random.Random, ranks: int, suits: str = "cdhs") -> list[str]:
    """Cards of neighbouring ranks, so that melds abound and clash."""
    low = rng.randrange(14 - ranks)
    return [rank + suit for suit in suits for rank in oracle.RANKS[low : low + ranks]]


def _hands(count: int, size: int, seed: int) -> list[tuple[str, ...]]:
    rng = random.Random(seed)
    out = []
    for at in range(count):
        pool = list(STANDARD) if at % 3 == 0 else _pool(rng, rng.choice((4, 5, 6, 7)))
        out.append(tuple(rng.sample(pool, size)))
    return out


@pytest.mark.parametrize(
    ("cards", "deadwood"),
    [
        ("Ac 2c 3c Qd Kd Ad 5h 5s 5c 9h", 30),  # Q-K-A is no run; the ace is worth 1
        ("Kd Ad 2d 7h 7s 7c 3c 3d 3h 9s", 22),  # K-A-2 is none either
        ("4c 5c 6c 6d 6h 6s 9h 9s 9d 2c", 2),
        ("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", 0),
        ("7c 7d 7h 7s 8s 9s Tc Td Th 2s", 2),
        ("Kc Qd Jh 9c 7d 5h 3s Ad 2h 4s", 61),
    ],
)
def test_G3_G4_deadwood_by_hand(cards: str, deadwood: int) -> None:
    assert hands.deadwood(cards.split()) == deadwood


def test_G4_least_deadwood_equals_enumeration() -> None:
    for cards in _hands(4000, 10, seed=4):
        assert hands.deadwood(cards) == oracle.deadwood(frozenset(cards)), cards


def test_G6_best_discard_equals_trying_every_card() -> None:
    for cards in _hands(1500, 11, seed=6):
        hand = frozenset(cards)
        each = {card: oracle.deadwood(hand - {card}) for card in cards}
        hand_mask = masks.to_mask(cards)
        assert masks.deadwood_after_discard(hand_mask) == min(each.values()), cards
        least, card = masks.best_discard(hand_mask)
        assert each[masks.to_cards(card)[0]] == least == min(each.values()), cards
        taken = cards[-1]
        assert {c.card: c.deadwood for c in hands.choices(cards, taken)} == {
            card: left for card, left in each.items() if card != taken
        }


@pytest.mark.parametrize(
    "cards",
    [
        "7c 7d 7h 7s 8c 8d 8h 8s Ac 2c 3c",  # all melded: a set of four spares one
        "7c 7d 7h 7s Kc Kd Kh Ks Ac 2c 3c",
        "4c 5c 6c 6d 6h 6s 5d 5h 5s Kh Ks",
        "6c 7c 8c 6d 7d 8d 6h 7h 8h 6s 7s",
    ],
)
def test_G6_best_discard_among_clashing_melds(cards: str) -> None:
    hand = frozenset(cards.split())
    least, card = masks.best_discard(masks.to_mask(hand))
    left = hand - set(masks.to_cards(card))
    assert len(left) == 10
    assert least == min(oracle.deadwood(hand - {each}) for each in hand) == oracle.deadwood(left)


def test_G4_three_neighbouring_ranks_clash_most() -> None:
    rng = random.Random(12)
    for _ in range(150):
        cards = rng.sample(_pool(rng, 3), 10)
        assert hands.deadwood(cards) == oracle.deadwood(frozenset(cards)), cards


def test_G3_meldable_cards_are_those_in_some_meld() -> None:
    for cards in _hands(300, 10, seed=3):
        hand = frozenset(cards)
        melded = frozenset().union(*(meld for meld in oracle.MELDS if meld <= hand))
        assert set(masks.to_cards(masks.meldable(masks.to_mask(cards)))) == melded


def test_G9_choice_equals_enumeration() -> None:
    for cards in _hands(1500, 10, seed=9):
        best = hands.best(cards)
        chosen = [[oracle.PACK.index(card) for card in meld] for meld in best.melds]
        assert chosen == oracle.g9_melds(frozenset(cards)), cards
        assert sorted((*best.loose, *(c for m in best.melds for c in m))) == sorted(cards)
        assert best.deadwood == oracle.value(best.loose)


def test_G9_choice_by_hand() -> None:
    cards = "6c 6d 6h 5c 4c Kh Qh Jh 9s 2d"
    # The set leaves 4 + 5 beside 9 and 2, the run 4-5-6 would leave 6 + 6.
    assert hands.best(cards.split()).melds == (("6c", "6d", "6h"), ("Jh", "Qh", "Kh"))
    cards = "5c 6c 7c 7d 7h 8h 9h 4s 2s Ad"
    # Of the sevens two go into runs, which leaves the seven of diamonds.
    assert hands.best(cards.split()).melds == (("5c", "6c", "7c"), ("7h", "8h", "9h"))


def test_G9_a_long_run_is_taken_apart_when_nothing_else_decides() -> None:
    cards = "3c 4c 5c 6c 7c 8c Kd Kh Ks As"
    assert hands.best(cards.split()).melds == (
        ("3c", "4c", "5c"),
        ("6c", "7c", "8c"),
        ("Kd", "Kh", "Ks"),
    )


@pytest.mark.parametrize(
    ("hand", "melds", "deadwood"),
    [
        ("7s 7c 8d Kd Kh Ks 2c 2d 2h 9c", [("4s", "5s", "6s")], 24),  # 7s on the run
        # Breaking the set of sevens lets the 7, 8 and 9 follow the run: 14 + 3 instead of 17 + 3.
        ("7s 7c 7d 8s 9s Kd Kh Ks Ac 2c", [("4s", "5s", "6s")], 17),
        # The 7 of spades fits the set and the run, but only on the run it lets the 8 follow.
        ("7s 8s Kd Qh Jc 9d 5h 3c Ad 2c", [("4s", "5s", "6s"), ("7c", "7d", "7h")], 50),
        # An ace is low: nothing fits above a king.
        ("Ac 2c 5d 7d 9d Jd Ks 3h 6h 8h", [("Jc", "Qc", "Kc")], 61),
    ],
)
def test_G10_defence_by_hand(hand: str, melds: list[tuple[str, ...]], deadwood: int) -> None:
    assert hands.defence(hand.split(), melds).deadwood == deadwood


def test_G10_best_defence_equals_enumeration() -> None:
    rng = random.Random(10)
    broken = 0
    for at in range(2500):
        cards = (
            rng.sample(_pool(rng, rng.choice((5, 6, 8))), 20)
            if at % 4
            else rng.sample(STANDARD, 20)
        )
        knocker, defender = cards[:10], frozenset(cards[10:])
        table = hands.best(knocker).melds
        best = hands.defence(cards[10:], table)
        least = oracle.defended(defender, tuple(map(frozenset, table)))
        assert best.deadwood == least, cards
        broken += (
            least < oracle.value(hands.best(defender).loose)
            and best.melds != hands.best(defender).melds
        )
        _check_defence(best, defender, table)
    assert broken > 50


def _check_defence(
    best: hands.Defence, hand: frozenset[str], table: tuple[tuple[str, ...], ...]
) -> None:
    """What the defence names is a defence: melds, lay-offs that fit, every card once."""
    assert all(frozenset(meld) in oracle.MELDS for meld in best.melds)
    for part in best.lay_offs:
        assert frozenset(table[part.meld]) | frozenset(part.cards) in oracle.MELDS
    used = [card for meld in best.melds for card in meld]
    used += [card for part in best.lay_offs for card in part.cards]
    assert sorted((*used, *best.loose)) == sorted(hand)
    assert best.deadwood == oracle.value(best.loose)


def test_G7_which_discards_allow_a_knock() -> None:
    cards = "As 2s 3s 6h Ac 3d Jh Qh Kh 9s 4s"
    assert [(c.card, c.deadwood, c.gin) for c in hands.choices(cards.split()) if c.knock] == [
        ("9s", 10, False)
    ]
    cards = "As 2s 3s 4s 5d 6d 7d Jh Qh 9c Kh"
    assert [c.card for c in hands.choices(cards.split(), taken="Kh") if c.gin] == ["9c"]
