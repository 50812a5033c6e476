"""The solver with hands of 15 cards: how long it takes, and whether it is exact.

`python -m tests.core.remik51.bench_solver [HANDS]` compares so many hands (default 2,000) with the
independent search and prints processor times in milliseconds: half, 99 % and all within.
"""

import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from app.core.cards import JOKER, Card, pack
from app.core.games.remik51.opening import find_opening
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.solver import Demand, solve
from tests.core.remik51.oracle import best_shed

HAND = 15
PENALTY = partial(card_penalty, options=Options())


def hands(count: int, jokers: Iterable[int], seed: int = 51) -> Iterator[list[Card]]:
    """Hands of two and three packs, every third of two suits, every third of few ranks."""
    chance, most = random.Random(seed), list(jokers)
    for number in range(count):
        full = pack(2 + number % 2)
        if number % 3 == 1:
            suits = chance.sample("cdhs", 2)
            full = tuple(card for card in full if card[1] in suits)
        elif number % 3 == 2:
            ranks = chance.sample("A23456789TJQK", 7)
            full = tuple(card for card in full if card[0] in ranks)
        held = most[number % len(most)]
        yield chance.sample(full, HAND - held) + [JOKER] * held


def milliseconds(ask: Callable[[list[Card]], Any], asked: Iterable[list[Card]]) -> str:
    """The median, the 99th percentile and the worst of the processor times."""
    times = []
    for hand in asked:
        begin = time.process_time()
        ask(hand)
        times.append((time.process_time() - begin) * 1e3)
    times.sort()
    parts = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    return ", ".join(f"{part:.2f}" for part in parts)


def report(count: int = 2000) -> list[str]:
    """How long the best melds take, and the question whether a hand can open."""
    opens = partial(find_opening, options=Options(), keep=0)
    return [
        f"{what} of {HAND} cards, {most} jokers: {milliseconds(ask, hands(count, jokers))} ms"
        for what, ask in (("best melds", lambda hand: solve(hand, PENALTY)), ("opening", opens))
        for most, jokers in (("0 to 4", range(5)), ("0 to 6", range(7)))
    ]


def wrong(count: int) -> int:
    """How many hands have better melds, or a better opening, by the independent search."""
    return sum(not exact(hand) for hand in hands(count, range(7), seed=1))


def exact(hand: list[Card]) -> bool:
    """Whether the best melds and the best opening are what the independent search finds."""
    opening = solve(hand, PENALTY, Demand(51, pure_run=True))
    return solve(hand, PENALTY).shed == best_shed(hand, PENALTY) and (
        None if opening is None else opening.shed
    ) == best_shed(hand, PENALTY, 51, pure_run=True)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(*report(number), sep="\n")
    print(f"{wrong(number)} of {number} hands solved wrongly")
