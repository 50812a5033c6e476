"""How fast the rules of gin are: `python -m tests.bench_gin`. Processor time, best of some runs."""

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from app.core.cards import STANDARD
from app.core.games.gin import GAME
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, Pass
from app.core.games.gin.deadwood import best_discard, deadwood, places, to_cards, to_mask
from app.core.games.gin.search import LAST_STOCK, Known, World
from app.core.match import Match
from tests.core.playing import players

RUNS = 9
RANKS = "A23456789TJQK"


def dealt(rng: random.Random, count: int, size: int) -> list[int]:
    """Hands of any cards."""
    return [to_mask(rng.sample(STANDARD, size)) for _ in range(count)]


def met(rng: random.Random, count: int, size: int) -> list[int]:
    """Hands of a player that keeps the least deadwood, over its first twelve draws."""
    hands: list[int] = []
    while len(hands) < count:
        cards = [to_mask((card,)) for card in rng.sample(STANDARD, 22)]
        hand = sum(cards[:10])
        for card in cards[10:]:
            hands.append(hand if size == 10 else hand | card)
            hand = (hand | card) ^ best_discard(hand | card)[1]
    return hands[:count]


def rich(rng: random.Random, count: int, size: int) -> list[int]:
    """Hands of four to seven neighbouring ranks, where sets and runs abound and clash."""
    hands = []
    for _ in range(count):
        ranks = rng.randint(4, 7)
        low = rng.randrange(14 - ranks)
        pool = [rank + suit for suit in "cdhs" for rank in RANKS[low : low + ranks]]
        hands.append(to_mask(rng.sample(pool, size)))
    return hands


def randomly(rng: random.Random, world: World) -> None:
    """Play a world to its end: draw from the stock, throw any card, knock as soon as possible."""
    hands = [[1 << place for place in places(hand)] for hand in world.hands]
    masks, stock, turn = world.hands, world.stock, world.turn
    while len(stock) > LAST_STOCK:
        cards = hands[turn]
        drawn = stock.pop()
        masks[turn] |= drawn
        if deadwood(masks[turn]) <= 20:
            least, thrown = best_discard(masks[turn])
            if least <= 10:
                world.turn = turn
                world.knock(thrown)
                if not world.over:
                    world.defend()
                return
        at = int(rng.random() * 11)
        if at < 10:
            cards[at], drawn = drawn, cards[at]
        masks[turn] ^= drawn
        turn = 1 - turn


def greedily(rng: random.Random, world: World) -> None:
    """The same, but throw what leaves the least deadwood."""
    while not world.over:
        world.draw("stock")
        least, thrown = best_discard(world.hands[world.turn])
        if least > 10:
            world.discard(thrown)
            continue
        world.knock(thrown)
        if not world.over:
            world.defend()


def worlds(rng: random.Random, count: int) -> list[World]:
    """Positions in which the first card is to be drawn."""
    match = new_match(1)
    match.act(Pass(1 - match.rounds[0].dealer))
    match.act(Pass(match.rounds[0].dealer))
    known = Known(GAME.view(match.state, match.to_act or 0))
    return [known.sample(rng) for _ in range(count)]


def new_match(seed: int) -> Match:
    """A match with its first round dealt."""
    match = Match(GAME, GAME.options(), players(2), seed.to_bytes(16, "big"))
    match.next_round()
    return match


def played(seed: int) -> Match:
    """A round in which both keep the least deadwood and knock as soon as possible."""
    match = new_match(seed)
    while (seat := match.to_act) is not None:
        match.act(_greedy(match.state, seat))
    return match


def _greedy(state: Any, seat: int) -> Action:
    if state.phase == "offer":
        return Pass(seat)
    if state.phase == "draw":
        return Draw(seat, "stock")
    if state.phase == "defend":
        return Defend(seat)
    least, thrown = best_discard(to_mask(state.hands[seat]))
    card = to_cards(thrown)[0]
    return Knock(seat, card) if least <= 10 else Discard(seat, card)


def again(match: Match) -> None:
    """Play a round once more through the core, from its deck and its actions."""
    other = Match(GAME, match.options, match.seats, match.seed)
    other.next_round(match.rounds[0].deck)
    for action in match.rounds[0].actions:
        other.act(action)


def seconds(work: Callable[[Any], object], pieces: Callable[[], Sequence[Any]]) -> float:
    """The processor time of one piece of work, best of the runs; pieces are made untimed."""
    best = float("inf")
    for _ in range(RUNS):
        some = pieces()
        begin = time.process_time()
        for piece in some:
            work(piece)
        best = min(best, (time.process_time() - begin) / len(some))
    return best


def main() -> None:
    """Print each figure."""
    rng = random.Random(1)
    for make in (dealt, met, rich):
        least = seconds(deadwood, partial(make, rng, 4000, 10)) * 1e6
        best = seconds(best_discard, partial(make, rng, 4000, 11)) * 1e6
        print(f"hands {make.__name__}: deadwood of 10 {least:.2f} µs, best discard {best:.2f} µs")
    for play in (randomly, greedily):
        rate = 1 / seconds(partial(play, rng), partial(worlds, rng, 250))
        print(f"lean rounds played {play.__name__}: {rate:,.0f} a second")
    rounds = [played(seed) for seed in range(100)]
    rate = 1 / seconds(again, lambda: rounds)
    print(f"rounds through the whole core: {rate:,.0f} a second")


if __name__ == "__main__":
    main()
