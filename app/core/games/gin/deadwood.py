"""Least deadwood and best defence, exact, over hands as 52-bit integers (G4, G10).

The bit of a card is its place in pack order: 13 bits a suit (c d h s), the ace lowest. Loose points
of a suit when only runs are used come from a table; what is left is to choose the sets, and only
ranks held three times or more can form one.
"""

from collections.abc import Iterable, Iterator, Sequence

from app.core.cards import STANDARD, Card
from app.core.games.gin.scoring import VALUES

FULL = (1 << 52) - 1
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces; shifted by r, the four cards of a rank."""
BITS = {card: 1 << place for place, card in enumerate(STANDARD)}
"""The bit of each card."""
NEVER = 1 << 16
"""More than any deadwood costs: what dropping a card of an empty suit would."""

LIGHTER = 10 * 64
"""No discard lightens a hand by more than its own value, here in the unit of `DROP`."""


def places(mask: int) -> Iterator[int]:
    """The bits of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _tables() -> tuple[list[int], list[int], list[int]]:
    """For each set of ranks of one suit: the least loose points, best card to drop, those in runs.

    The lowest card is loose or begins a run of 3, 4 or 5; longer runs are two of these. The second
    table has 64 times what dropping a card adds to the loose points, plus the card's rank.
    """
    loose = [0] * 8192
    drop = [NEVER] * 8192
    runs = [0] * 8192
    for held in range(1, 8192):
        low = held & -held
        best = loose[held ^ low] + VALUES[low.bit_length() - 1]
        run = low * 7
        for _ in range(3):
            if held & run != run:
                break
            best = min(best, loose[held ^ run])
            run |= run << 1
        loose[held] = best
        drop[held] = min((loose[held ^ 1 << r] - best) * 64 + r for r in places(held))
        middle = held & held << 1 & held >> 1
        runs[held] = middle >> 1 | middle | middle << 1
    return loose, drop, runs


LOOSE, DROP, RUNS = _tables()


def to_mask(cards: Iterable[Card]) -> int:
    """The cards (no twins, no joker) as an integer."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


def to_cards(mask: int) -> tuple[Card, ...]:
    """The cards of an integer, in pack order."""
    return tuple(STANDARD[place] for place in places(mask))


def points(mask: int) -> int:
    """What the cards count when none is in a meld (G4)."""
    return sum(VALUES[place % 13] for place in places(mask))


def deadwood(hand: int) -> int:
    """The least deadwood of a hand (G4)."""
    c, d, h, s = hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39
    sets = c & d & (h | s) | h & s & (c | d)
    if not sets:
        return LOOSE[c] + LOOSE[d] + LOOSE[h] + LOOSE[s]
    # A rank of which no card fits a run is a set; only the others are tried both ways.
    part = clash = sets & (RUNS[c] | RUNS[d] | RUNS[h] | RUNS[s])
    rest = ~sets
    if clash and clash & c & d & h & s:
        return _with_fours(c, d, h, s, rest, clash)
    best = LOOSE[c & rest] + LOOSE[d & rest] + LOOSE[h & rest] + LOOSE[s & rest]
    while part:
        kept = rest | part
        value = LOOSE[c & kept] + LOOSE[d & kept] + LOOSE[h & kept] + LOOSE[s & kept]
        if value < best:
            best = value
        part = part - 1 & clash
    return best


def _with_fours(c: int, d: int, h: int, s: int, rest: int, clash: int) -> int:
    """The least over all ways to use the ranks in `clash`; `rest` are the ranks in no set."""
    fours = clash & c & d & h & s
    four = fours & -fours
    part = clash = clash ^ four
    if fours != four:
        ways = _ways(c, d, h, s, four)
        return min(_with_fours(*suits, rest | four, clash) for suits in ways)
    best = NEVER
    while True:
        kept = rest | part
        c2, d2, h2, s2 = c & kept, d & kept, h & kept, s & kept
        lc, ld, lh, ls = LOOSE[c2], LOOSE[d2], LOOSE[h2], LOOSE[s2]
        # What it costs, or saves, to keep the card of each suit out of the set of four.
        kc, kd = LOOSE[c2 | four] - lc, LOOSE[d2 | four] - ld
        kh, ks = LOOSE[h2 | four] - lh, LOOSE[s2 | four] - ls
        value = lc + ld + lh + ls + min(0, kc, kd, kh, ks, kc + kd + kh + ks)
        if value < best:
            best = value
        if not part:
            return best
        part = part - 1 & clash


def _ways(c: int, d: int, h: int, s: int, four: int) -> list[tuple[int, int, int, int]]:
    """What is left of the suits when a rank held four times is a set, whole or but for one, or not.

    A card that is not in the set is in a run, else it might as well be in the set.
    """
    c2, d2, h2, s2 = c & ~four, d & ~four, h & ~four, s & ~four
    ways = [(c2, d2, h2, s2)]
    if RUNS[c] & four:
        ways.append((c, d2, h2, s2))
    if RUNS[d] & four:
        ways.append((c2, d, h2, s2))
    if RUNS[h] & four:
        ways.append((c2, d2, h, s2))
    if RUNS[s] & four:
        ways.append((c2, d2, h2, s))
    if len(ways) > 2:
        ways.append((c, d, h, s))
    return ways


def best_discard(hand: int) -> tuple[int, int]:
    """The least deadwood that one discard, of any card, can leave, and a discard that leaves it."""
    code = _lightest(hand)
    return code >> 6, 1 << (code & 63)


def deadwood_after_discard(hand: int) -> int:
    """The least deadwood that one discard, of any card, can leave."""
    return _lightest(hand) >> 6


def _lightest(hand: int) -> int:
    """64 times the least deadwood after a discard, plus the place of the discard."""
    c, d, h, s = hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39
    sets = c & d & (h | s) | h & s & (c | d)
    if not sets:
        loose = LOOSE[c] + LOOSE[d] + LOOSE[h] + LOOSE[s]
        return loose * 64 + min(DROP[c], DROP[d] + 13, DROP[h] + 26, DROP[s] + 39)
    rest = ~sets
    c2, d2, h2, s2 = c & rest, d & rest, h & rest, s & rest
    loose = LOOSE[c2] + LOOSE[d2] + LOOSE[h2] + LOOSE[s2]
    fours = c & d & h & s
    if fours and not loose:
        # Every card is melded: a set of four can spare one. Else the sets hold no good discard.
        return fours.bit_length() - 1
    best = loose * 64 + min(DROP[c2], DROP[d2] + 13, DROP[h2] + 26, DROP[s2] + 39)
    clash = sets & (RUNS[c] | RUNS[d] | RUNS[h] | RUNS[s])
    return _lighter(best, c, d, h, s, rest, clash) if clash else best


def _lighter(best: int, c: int, d: int, h: int, s: int, rest: int, clash: int) -> int:
    """The least of `best` and what all ways to use the ranks in `clash` give."""
    fours = clash & c & d & h & s
    if fours:
        four = fours & -fours
        for c2, d2, h2, s2 in _ways(c, d, h, s, four):
            best = _lighter(best, c2, d2, h2, s2, rest | four, clash ^ four)
        return best
    part = clash
    while True:
        kept = rest | part
        c2, d2, h2, s2 = c & kept, d & kept, h & kept, s & kept
        loose = (LOOSE[c2] + LOOSE[d2] + LOOSE[h2] + LOOSE[s2]) * 64
        if loose - LIGHTER < best:
            code = loose + min(DROP[c2], DROP[d2] + 13, DROP[h2] + 26, DROP[s2] + 39)
            if code < best:
                best = code
        if not part:
            return best
        part = part - 1 & clash


def discards(hand: int, kept: int = 0) -> list[tuple[int, int]]:
    """(deadwood left, card bit) of each card of `hand` outside `kept`, in pack order."""
    out = []
    rest = hand & ~kept
    while rest:
        bit = rest & -rest
        rest ^= bit
        out.append((deadwood(hand ^ bit), bit))
    return out


def meldable(hand: int) -> int:
    """The cards of a hand that are in some meld of it (G3)."""
    c, d, h, s = hand & 0x1FFF, hand >> 13 & 0x1FFF, hand >> 26 & 0x1FFF, hand >> 39
    sets = c & d & (h | s) | h & s & (c | d)
    c, d, h, s = RUNS[c] | c & sets, RUNS[d] | d & sets, RUNS[h] | h & sets, RUNS[s] | s & sets
    return c | d << 13 | h << 26 | s << 39


# Lay-offs


def fitting(meld: int) -> int:
    """The cards that could be laid off on a meld, each alone (G10)."""
    low = meld & -meld
    place = low.bit_length() - 1
    if not meld & low << 1:
        return RANK << place % 13 & ~meld
    high = meld.bit_length() - 1
    below = low >> 1 if place % 13 else 0
    return below | (1 << high + 1 if high % 13 != 12 else 0)


def _choices(hand: int, meld: int) -> list[int]:
    """Every set of cards of `hand` that can be laid off on a meld one after another, 0 first."""
    low = meld & -meld
    if not meld & low << 1:
        card = fitting(meld) & hand
        return [0, card] if card else [0]
    below = [0]
    place = low.bit_length() - 1
    while place % 13 and hand >> place - 1 & 1:
        place -= 1
        below.append(below[-1] | 1 << place)
    above = [0]
    place = meld.bit_length()
    while place % 13 and hand >> place & 1:
        above.append(above[-1] | 1 << place)
        place += 1
    return [low_end | high_end for low_end in below for high_end in above]


def defence(hand: int, melds: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The least deadwood of a defender, and what it lays off on each of the knocker's melds (G10).

    All lay-offs are tried, so breaking a meld of the defender is found where it pays; among equals
    the first in the order of the melds, fewer cards first.
    """
    loosest = 0
    for meld in melds:
        loosest |= fitting(meld)
    if not loosest & hand:
        return deadwood(hand), (0,) * len(melds)
    best = NEVER
    chosen: tuple[int, ...] = ()
    for laid in _lay_offs(hand, melds):
        left = hand
        for cards in laid:
            left ^= cards
        value = deadwood(left)
        if value < best:
            best, chosen = value, laid
    return best, chosen


def _lay_offs(hand: int, melds: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not melds:
        yield ()
        return
    for cards in _choices(hand, melds[0]):
        for others in _lay_offs(hand & ~cards, melds[1:]):
            yield (cards, *others)
