"""How many rounds of President a second the lean model plays: `python -m tests.bench_president`.

Four seats from the deal, in processor time, the best of some runs: every seat plays at random,
or as a greedy climber.
"""

import random
import time
from collections.abc import Callable

from app.ai.games.president.playout import CLIMBER, playout
from app.core.games.president import GAME
from app.core.games.president.search import NEXT, World, sample
from app.core.match import Match, Seat

SEATS = 4


def stroll(world: World, draw: Callable[[], float]) -> list[int]:
    """The places when every seat plays or passes at random, each legal move as likely (P4–P10)."""
    hands, left, places = world.hands, world.left, world.places
    seat, last, count, bit = world.to_act, world.last, world.count, 1 << world.rank
    alive, live, turned = world.alive, world.live, world.reversed
    while True:
        hand = hands[seat]
        _, one, two, three, four = hand
        if count:
            fits = four
            if count < 4:
                fits |= three
                if count < 3:
                    fits |= two
                    if count < 2:
                        fits |= one
            fits &= bit - 1 if turned else -(bit + bit)
            skip = int(draw() * (fits.bit_count() + 1))
        else:
            fits = one | two | three | four
            by_size = (fits, two | three | four, three | four, four)
            skip = int(draw() * sum(ranks.bit_count() for ranks in by_size))
            for fits in by_size:
                count += 1
                if skip < (size := fits.bit_count()):
                    break
                skip -= size
        while skip and fits:
            fits &= fits - 1
            skip -= 1
        if fits:
            last, bit = seat, fits & -fits
            held = 1 if bit & one else 2 if bit & two else 3 if bit & three else 4
            hand[held] ^= bit
            hand[held - count] ^= bit
            turned ^= count == 4 and world.revolution
            left[seat] -= count
            if not left[seat]:
                places.append(seat)
                alive ^= 1 << seat
                live ^= 1 << seat
                if len(places) == len(hands) - 1:
                    places.append(NEXT[alive][seat])
                    return places
        else:
            live ^= 1 << seat
        seat = NEXT[live][seat]
        if seat == last or seat < 0:
            count, live = 0, alive
            seat = last if alive >> last & 1 else NEXT[alive][last]


def deals(count: int, rng: random.Random) -> list[World]:
    """Rounds about to begin."""
    match = Match(GAME, GAME.options(), [Seat(f"P{n}") for n in range(SEATS)], bytes(16))
    match.next_round()
    view = match.view(0)
    return [sample(view, rng) for _ in range(count)]


def rounds_a_second(play: Callable[[World], object], rounds: int = 200, runs: int = 10) -> float:
    """The best of some runs, each over other deals."""
    rng, best = random.Random(1), 0.0
    for _ in range(runs):
        worlds = deals(rounds, rng)
        begin = time.process_time()
        for world in worlds:
            play(world)
        best = max(best, rounds / (time.process_time() - begin))
    return best


def at_random(world: World) -> list[int]:
    """A random round."""
    return stroll(world, random.random)


def greedily(world: World) -> list[int]:
    """A round of greedy climbers."""
    return playout(world, [CLIMBER] * SEATS)


if __name__ == "__main__":
    print(f"at random: {rounds_a_second(at_random):.0f} rounds a second")
    print(f"greedily: {rounds_a_second(greedily):.0f} rounds a second")
