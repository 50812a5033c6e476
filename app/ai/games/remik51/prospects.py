"""Which cards of a hand will be of use: worlds of the cards that the seat may still draw."""

import random
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass
from itertools import combinations

from app.ai.games.remik51.laying import fitting
from app.ai.games.remik51.sight import SHORT_RUNS, following
from app.ai.token import Token
from app.core.cards import JOKER, RANKS, STANDARD, SUITS, Card
from app.core.games.remik51.search import Known
from app.core.games.remik51.solver import NOTHING, Demand, Melds, solve_or_most
from app.core.games.remik51.view import View

CHECK_EVERY = 3
"""Worlds between two looks at the token: each lets other work go first, which takes time too."""
FADE = 0.6
"""How much less a world counts for each card that lacks to going out in it …"""
UNOPENED = 3
"""… and for how many cards it counts that the seat could not even open."""
NATURAL, FITTING, ALL_JOKER = 10, 1, -2
"""What is best laid in melds: cards that cannot be laid off; jokers only where they help."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to be said of a card of the hand, in shares of the worlds, 0 to 1."""

    use: float
    """It would be laid to go out; those worlds count more in which less lacks."""
    danger: float
    """The next seat, which has opened, could take it for a new meld."""


def prospects(
    view: View, draws: int, worlds: int, rng: random.Random, token: Token
) -> dict[Card, Prospect]:
    """The prospects of each card of the hand, when so many cards of the stock come to it.

    Of equal cards they are those of the last one.
    """
    known = Known(view)
    after = following(view)
    demand = NOTHING
    if not view.opened[view.watcher]:
        demand = Demand(view.options.opening_points, view.options.pure_run_required)
    held = Counter(view.hand)
    use = dict.fromkeys(held, 0.0)
    danger = dict.fromkeys(held, 0)
    total = 0.0
    for number in range(worlds):
        if number % CHECK_EVERY == 0:
            token.check()
        world = known.sample(rng)
        extra = world.stock[-draws:]
        laid, lack = _imagine((*view.hand, *extra), view.melds, demand, len(view.hand) - 1)
        counts = FADE**lack
        total += counts
        laid.subtract(extra)
        theirs = set(world.hands[after]) if view.opened[after] else set()
        for card, copies in held.items():
            if laid[card] >= copies:
                use[card] += counts
            danger[card] += completes(card, theirs)
    return {card: Prospect(use[card] / total, danger[card] / worlds) for card in held}


def completes(card: Card, hand: Set[Card]) -> bool:
    """Whether the card makes a meld with two cards of the hand, of which one may be a joker."""
    if card == JOKER or JOKER in hand:
        return any(other in hand for other in _LINKS.get(card, hand))
    return any(a in hand and b in hand for a, b in _PAIRS[card])


def _links_and_pairs() -> tuple[dict[Card, set[Card]], dict[Card, list[tuple[Card, Card]]]]:
    links: dict[Card, set[Card]] = {card: set() for card in STANDARD}
    pairs: dict[Card, list[tuple[Card, Card]]] = {card: [] for card in STANDARD}
    sets = [
        tuple(rank + suit for suit in three) for rank in RANKS for three in combinations(SUITS, 3)
    ]
    for meld in (*SHORT_RUNS, *sets):
        for card in meld:
            first, second = (other for other in meld if other != card)
            links[card] |= {first, second}
            pairs[card].append((first, second))
    return links, pairs


_LINKS, _PAIRS = _links_and_pairs()


def _imagine(
    cards: Sequence[Card], table: Melds, demand: Demand, wanted: int
) -> tuple[Counter[Card], int]:
    """What of these cards can be laid, and how many lack to `wanted`."""
    fits = fitting(cards, table)

    def weight(card: Card) -> int:
        if card == JOKER:
            return ALL_JOKER
        return FITTING if card in fits else NATURAL

    laying, opens = solve_or_most(cards, weight, demand)
    laid = Counter(card for meld in laying.melds for card in meld)
    if opens:
        laid.update(fits - laid.keys())
    # A joker can be laid off on any run.
    laid[JOKER] = cards.count(JOKER)
    return laid, max(0, wanted - laid.total()) + (0 if opens else UNOPENED)
