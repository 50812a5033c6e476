"""Laying all that can be laid."""

from typing import NamedTuple

from app.core.games.rummy.masks import RANK, bits, fitting, partitions, worth


class Laying(NamedTuple):
    """New melds, then single lay-offs in their order, and what stays in the hand."""

    melds: tuple[int, ...]
    lay_offs: tuple[int, ...]
    rest: int


def lay_all(hand: int, runs: int, missing: int, value: dict[int, int], keep_one: bool) -> Laying:
    """The laying that leaves the least value in the hand, then the fewest cards.

    `runs` and `missing` are the table's, as in the search model. With `keep_one` (the option
    `discard_to_win`, R9) a card is left to discard.
    """
    best: Laying | None = None
    least = (0, 0)
    for melds in partitions(hand):
        laying = _lay(hand, melds, runs, missing, value, keep_one)
        left = (worth(laying.rest, value), laying.rest.bit_count())
        if best is None or left < least:
            best, least = laying, left
    assert best is not None
    return best


def _lay(
    hand: int,
    melds: tuple[int, ...],
    runs: int,
    missing: int,
    value: dict[int, int],
    keep_one: bool,
) -> Laying:
    rest = hand
    for meld in melds:
        rest ^= meld
        rank = RANK[meld & -meld]
        if meld & ~rank:
            runs |= meld
        else:
            missing |= rank & ~meld
    lay_offs = []
    while fits := rest & fitting(runs, missing):
        card = 1 << fits.bit_length() - 1
        lay_offs.append(card)
        rest ^= card
        if card & missing:
            missing ^= card
        else:
            runs |= card
    if rest or not keep_one:
        return Laying(melds, tuple(lay_offs), rest)
    if lay_offs:
        return Laying(melds, tuple(lay_offs[:-1]), lay_offs[-1])
    return _keep_one(melds, value)


def _keep_one(melds: tuple[int, ...], value: dict[int, int]) -> Laying:
    for at, meld in enumerate(melds):
        if meld.bit_count() > 3:
            card = max(bits(meld & -meld | 1 << meld.bit_length() - 1), key=value.__getitem__)
            return Laying((*melds[:at], meld ^ card, *melds[at + 1 :]), (), card)
    cheapest = min(melds, key=lambda meld: worth(meld, value))
    return Laying(tuple(meld for meld in melds if meld != cheapest), (), cheapest)
