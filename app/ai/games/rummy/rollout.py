"""Playing a world to its end by simple rules, fast: this is where `hard` spends its time."""

from collections.abc import Sequence

from app.ai.games.rummy.laying import lay_all
from app.core.games.rummy.masks import (
    RANK,
    VALUES,
    all_suits,
    fitting,
    in_pairs,
    in_runs,
    in_sets,
    worth,
)
from app.core.games.rummy.search import World

SHORT = 3
"""While no seat draws from the stock more often than this, only a card's points matter."""
MOST_TURNS = 300
"""By then a round is judged like one whose stock is exhausted."""

_TIERS = tuple(
    tuple(
        sum(bit for bit, points in value.items() if points == tier)
        for tier in sorted(set(value.values()), reverse=True)
    )
    for value in VALUES
)
"""The cards of equal value, the highest first, without and with `ace_high`."""


ALWAYS, NEVER = 0, 99
"""How long a seat may hold its melds back, see `play_out`."""


def play_out(world: World, holds: Sequence[int]) -> int:
    """Play the round to its end, changing `world`; returns the winner.

    Every seat takes the discard only if it can be laid, goes out when it can, and discards a loose
    card far from its others, the higher the better. A seat that `holds` lays nothing before it
    can go out or its last draw from the stock is past; the others lay all at once.
    """
    hands, stock, pile = world.hands, world.stock, world.pile
    runs, missing = world.runs, world.missing
    seat, drawn, taken = world.turn, world.drawn, world.taken
    seats, value, keep_one = len(hands), world.value, world.discard_to_win
    free = world.discard_taken_card
    tiers = _TIERS[value is VALUES[1]]
    sizes = [hand.bit_count() for hand in hands]
    if world.winner >= 0:
        return world.winner
    for _ in range(MOST_TURNS):
        hand = hands[seat]
        fits = fitting(runs, missing)
        if not drawn:
            taken = 0
            top = pile[-1] if pile else 0
            if top and (
                top & fits or (hand & RANK[top]).bit_count() > 1 or in_runs(hand | top) & top
            ):
                taken = pile.pop()
                hand |= taken
            elif stock:
                hand |= stock.pop()
            else:
                break
        drawn = False
        rest = hand
        if hand & fits or in_runs(hand) or in_sets(hand):
            rest, new_runs, new_missing = _lay(hand, runs, missing, value, keep_one)
            if not rest & (rest - 1):
                return seat
            if len(stock) < seats or _fewest(sizes, seat) < holds[seat]:
                hand, runs, missing = rest, new_runs, new_missing
                sizes[seat] = hand.bit_count() - 1
        if not free and rest != taken:
            rest = rest & ~taken or hand & ~taken
        if len(stock) > SHORT * seats:
            rest = _loosest(rest, hand)
        for tier in tiers:
            if rest & tier:
                rest &= tier
                break
        card = rest & -rest
        hand ^= card
        if not hand:
            return seat
        pile.append(card)
        hands[seat] = hand
        seat += 1
        if seat == seats:
            seat = 0
    worths = [worth(hand, value) for hand in hands]
    return worths.index(min(worths))


def _fewest(sizes: Sequence[int], seat: int) -> int:
    """The fewest cards in any other hand."""
    return min(size for other, size in enumerate(sizes) if other != seat)


def _lay(
    hand: int, runs: int, missing: int, value: dict[int, int], keep_one: bool
) -> tuple[int, int, int]:
    """All laid: what stays in the hand, and `runs` and `missing` of the table."""
    new_runs = in_runs(hand)
    new_sets = in_sets(hand)
    if new_runs & new_sets and not keep_one:
        new_runs, new_sets = _untangled(hand, new_runs, new_sets, value)
    if keep_one:
        laying = lay_all(hand, runs, missing, value, keep_one)
        for meld in laying.melds:
            rank = RANK[meld & -meld]
            if meld & ~rank:
                runs |= meld
            else:
                missing |= rank & ~meld
        for card in laying.lay_offs:
            if card & missing:
                missing ^= card
            else:
                runs |= card
        return laying.rest, runs, missing
    runs |= new_runs
    if new_sets:
        missing |= all_suits(new_sets) & ~new_sets
    rest = hand & ~(new_runs | new_sets)
    while more := rest & fitting(runs, missing):
        rest ^= more
        runs |= more & ~missing
        missing &= ~more
    return rest, runs, missing


def _untangled(hand: int, runs: int, sets: int, value: dict[int, int]) -> tuple[int, int]:
    """Cards in runs and in sets where some would be in both: sets first, or runs first."""
    runs_after = in_runs(hand & ~sets)
    sets_after = in_sets(hand & ~runs)
    if worth(runs_after | sets, value) >= worth(runs | sets_after, value):
        return runs_after, sets
    return runs, sets_after


def _loosest(cards: int, hand: int) -> int:
    """Those of `cards` that are least connected with the hand."""
    near = hand << 1 | hand >> 1
    gap = hand << 2 | hand >> 2
    pair = in_pairs(hand)
    return cards & ~(near | gap | pair) or cards & ~(near | pair) or cards & ~(near & pair) or cards
