"""Playing a world of `president` to its end by plain plans, one for each seat."""

from collections.abc import Sequence
from typing import NamedTuple

from app.core.games.president.search import NEXT, RANKS, Held, World

CLOSE = 3
"""With so few cards in some hand, or groups in the own one, nothing is held back any more."""
MIRROR = [int(f"{ranks:013b}"[::-1], 2) for ranks in range(1 << RANKS)]
"""A set of ranks as it is in the reversed order."""


class Plan(NamedTuple):
    """How a seat plays: the lowest whole group that it does not hold back, else part of one."""

    keep: int = 0
    """What is held back until the end is near, one bit a strength; with any, quads are too."""
    breaks: bool = True
    """Whether it breaks any group rather than pass; else only near the end, or a strong one."""
    counts: bool = False
    """Whether it leads its sure winners first as soon as all its groups but one are such."""


def keeping(strength: int, *, breaks: bool = False, counts: bool = False) -> Plan:
    """A plan that holds back the ranks of this strength (0…12) and more."""
    return Plan((1 << RANKS) - (1 << strength), breaks, counts)


CLIMBER = Plan()
"""Plays as the greedy climber does."""
KEEPER = keeping(11)
"""Plays as the level normal does."""


def playout(world: World, plans: Sequence[Plan]) -> list[int]:
    """The places when every seat goes on by its plan; changes the world.

    Written out in one loop, since a decision plays many hundred worlds. Bits stand for strengths:
    at a revolution all hands are mirrored, so that the lowest bit is always the weakest.
    """
    while world.owed:
        world.play((_gift(world.hands[world.to_act]), 0))
    hands, left, places = world.hands, world.left, world.places
    last_place = len(hands) - 1
    if len(places) > last_place:
        return places
    seat, last, count, beaten = world.to_act, world.last, world.count, 1 << world.rank
    alive, live, revolution = world.alive, world.live, world.revolution
    if world.reversed:
        _mirror(hands)
        beaten = MIRROR[beaten]
    close = any(0 < cards <= CLOSE for cards in left)
    while True:
        hand = hands[seat]
        keep, breaks, counts = plans[seat]
        if count:
            above = -(beaten + beaten)
            whole = hand[count] & above
            play = whole & -whole
            if (
                keep
                and not close
                and (not play or play & keep or count == 4)
                and (hand[1] | hand[2] | hand[3] | hand[4]).bit_count() > CLOSE
            ):
                play = 0
                if count < 3 and (breaks or _strong(hand, keep)):
                    larger = (hand[2] | hand[3] if count == 1 else hand[3]) & above
                    play = larger & -larger if breaks or larger & -larger & keep else 0
            elif not play and count < 4:
                larger = hand[3] if count < 3 else 0
                if count == 1:
                    larger |= hand[2]
                if not keep:
                    larger |= hand[4]
                larger &= above
                play = larger & -larger
            if not play:
                live ^= 1 << seat
                seat = NEXT[live][seat]
                if seat == last or seat < 0:
                    count, live = 0, alive
                    seat = last if alive >> last & 1 else NEXT[alive][last]
                continue
            if hand[count] & play:
                hand[count] ^= play
            else:
                held = 2 if hand[2] & play else 3 if hand[3] & play else 4
                hand[held] ^= play
                hand[held - count] ^= play
        else:
            if keep:
                play = _lead(hands, seat, keep, counts)
            else:
                groups = hand[1] | hand[2] | hand[3] | hand[4]
                play = groups & -groups
            count = 1 if play & hand[1] else 2 if play & hand[2] else 3 if play & hand[3] else 4
            hand[count] ^= play
        last = seat
        beaten = play
        if count == 4 and revolution:
            _mirror(hands)
            beaten = MIRROR[play]
        cards = left[seat] - count
        left[seat] = cards
        if cards <= CLOSE:
            close = True
            if not cards:
                places.append(seat)
                alive ^= 1 << seat
                live ^= 1 << seat
                if len(places) == last_place:
                    places.append(NEXT[alive][seat])
                    return places
                close = any(0 < cards <= CLOSE for cards in left)
        seat = NEXT[live][seat]
        if seat == last or seat < 0:
            count, live = 0, alive
            seat = last if alive >> last & 1 else NEXT[alive][last]


def _lead(hands: Sequence[Held], seat: int, keep: int, counts: bool) -> int:
    hand = hands[seat]
    ranks = hand[1] | hand[2] | hand[3]
    groups = ranks | hand[4]
    lowest = groups & -groups
    if groups == lowest:
        return lowest
    if counts and (sure := _sure_lead(hands, seat)):
        return sure
    high = groups ^ lowest
    if not high & high - 1:
        return high if high & keep else lowest
    return ranks & -ranks or lowest


def _sure_lead(hands: Sequence[Held], seat: int) -> int:
    """The weakest group that nobody can beat, if all others but one are like that; else 0."""
    ones = twos = threes = 0
    for other, hand in enumerate(hands):
        if other != seat:
            larger = hand[3] | hand[4]
            threes |= larger
            twos |= larger | hand[2]
            ones |= larger | hand[2] | hand[1]
    hand = hands[seat]
    sure = (
        hand[1] & -(1 << ones.bit_length() >> 1 or 1)
        | hand[2] & -(1 << twos.bit_length() >> 1 or 1)
        | hand[3] & -(1 << threes.bit_length() >> 1 or 1)
    )
    rest = (hand[1] | hand[2] | hand[3] | hand[4]) ^ sure
    return 0 if rest & rest - 1 else sure & -sure


def _strong(hand: Held, keep: int) -> bool:
    """Whether more than one card is held back while few groups wait for the lead."""
    one, two, three, four = hand[1], hand[2], hand[3], hand[4]
    groups = one | two | three | four
    high = groups & keep
    if not high:
        return False
    strong = (one & keep).bit_count() + 2 * (two & keep).bit_count()
    strong += 3 * (three & keep).bit_count() + 4 * (four & keep).bit_count()
    return strong > 1 and (groups ^ high).bit_count() <= strong + 1


def _mirror(hands: Sequence[Held]) -> None:
    for hand in hands:
        for n in range(1, 5):
            hand[n] = MIRROR[hand[n]]


def _gift(hand: Held) -> int:
    ranks = hand[1] or hand[2] or hand[3] or hand[4]
    return (ranks & -ranks).bit_length() - 1
