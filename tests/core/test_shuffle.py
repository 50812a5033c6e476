"""The deal from a seed (records.md, "The shuffle"), against a second implementation."""

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core import shuffle
from app.core.cards import in_pack_order, pack

SEED = "000102030405060708090a0b0c0d0e0f"


def words_below(seed: str, label: str) -> Callable[[int], int]:
    """`below` of a word stream, written from the description alone."""
    waiting: list[int] = []
    blocks = 0

    def below(n: int) -> int:
        nonlocal blocks
        while True:
            if not waiting:
                data = bytes.fromhex(seed) + label.encode() + bytes.fromhex(f"{blocks:08x}")
                digest = hashlib.sha256(data).hexdigest()
                waiting.extend(int(digest[at : at + 8], 16) for at in range(0, 64, 8))
                blocks += 1
            word = waiting.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    return below


def shuffled(cards: list[str], seed: str, label: str) -> list[str]:
    below = words_below(seed, label)
    for last in reversed(range(1, len(cards))):
        swap = below(last + 1)
        cards[last], cards[swap] = cards[swap], cards[last]
    return cards


@pytest.mark.parametrize(
    ("label", "cards", "start"),
    [
        ("deal/0", pack(), "Js 4c Th 8s 2d 3h 7h 5d 8h 4d 4h 3s Tc Td Ks Ad 9s 6s Jh 6h Qd 4s 2h"),
        ("deal/1", pack(), "2c Ts 4h Jd 6s Th 9s 9h 4c 5d 9c 5c As 6c 8c 2h 7h 4s Ks Qc 8d 5h Td"),
        ("deal/0", pack(2, 2), "9d 3s Ks Ts 8c 8d 7h 3c Jk 8h 5c Js 9s Jh 2c Td 7c Ah Jk 6h"),
        ("reshuffle/3/1", pack()[:9], "7c 8c 5c 3c 9c 2c Ac 6c 4c"),
    ],
)
def test_golden_orders(label: str, cards: tuple[str, ...], start: str) -> None:
    order = shuffle.shuffled(cards, bytes.fromhex(SEED), label)
    assert " ".join(order).startswith(start)
    assert list(order) == shuffled(list(cards), SEED, label)


@settings(deadline=None, max_examples=50)
@given(st.binary(min_size=16, max_size=16), st.integers(0, 400), st.integers(1, 3))
def test_both_implementations_agree(seed: bytes, number: int, packs: int) -> None:
    cards = pack(packs, 2)
    order = shuffle.shuffled(cards, seed, f"deal/{number}")
    assert list(order) == shuffled(list(cards), seed.hex(), f"deal/{number}")
    assert in_pack_order(order) == in_pack_order(cards)


def test_words_that_would_favour_low_numbers_are_skipped() -> None:
    stream = iter([2**32 - 1, 2**32 - 2, 11])
    assert shuffle.below(stream, 10) == 1


def test_C2_golden_first_dealers() -> None:
    seed = bytes.fromhex(SEED)
    assert [shuffle.first_dealer(seed, seats) for seats in range(2, 7)] == [1, 0, 3, 0, 3]


def test_golden_commitment() -> None:
    assert shuffle.commitment(bytes.fromhex(SEED)) == (
        "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"
    )


def test_the_canonical_pack() -> None:
    assert " ".join(pack()[:14]) == "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad"
    assert len(pack(3, 2)) == 3 * 54
    assert pack(2, 2)[52:55] == ("Jk", "Jk", "Ac")
