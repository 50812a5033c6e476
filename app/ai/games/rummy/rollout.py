"""Playing a world to its end by simple rules, fast: this is where `hard` spends its time."""

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


def play_out(world: World, holds: list[bool]) -> int:
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
            if not (holds[seat] and len(stock) >= seats):
                hand, runs, missing = rest, new_runs, new_missing
        if not free and rest != taken:
            rest = rest & ~taken or hand & ~taken
        card = _loosest(rest, hand, tiers)
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


def _lay(
    hand: int, runs: int, missing: int, value: dict[int, int], keep_one: bool
) -> tuple[int, int, int]:
    """All laid: what stays in the hand, and `runs` and `missing` of the table."""
    new_runs = in_runs(hand)
    new_sets = in_sets(hand)
    if keep_one or new_runs & new_sets:
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


def _loosest(cards: int, hand: int, tiers: tuple[int, ...]) -> int:
    """Of `cards` the one least connected with the hand, then the highest."""
    near = hand << 1 | hand >> 1
    gap = hand << 2 | hand >> 2
    pair = in_pairs(hand)
    choice = (
        cards & ~(near | gap | pair) or cards & ~(near | pair) or cards & ~(near & pair) or cards
    )
    for tier in tiers:
        if choice & tier:
            choice &= tier
            break
    return choice & -choice
