"""An independent exact search for the best melds: every meld of the rules, nothing left out."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from app.core.cards import JOKER, Card
from app.core.games.remik51.legal import melds_in
from app.core.games.remik51.melds import is_pure_run, meld_value

Result = tuple[int, int, bool, int]
"""Points (as far as they are needed), penalty shed, a pure run, cards left (as far as needed)."""


def best_shed(
    hand: Iterable[Card],
    penalty: Callable[[Card], int],
    points: int = 0,
    pure_run: bool = False,
    keep: int = 0,
) -> int | None:
    """The most penalty that melds of the hand can shed which meet the demand; None: none do."""
    held = Counter(hand)
    kinds: dict[tuple[tuple[Card, ...], int], int] = {}
    pure: set[tuple[Card, ...]] = set()
    for meld in melds_in(sorted(held.elements())):
        own = tuple(sorted(card for card in meld if card != JOKER))
        key = (own, len(meld) - len(own))
        kinds[key] = max(kinds.get(key, 0), meld_value(meld))
        if is_pure_run(meld):
            pure.add(own)
    beginning: dict[Card, list[tuple[tuple[Card, ...], int, int]]] = {}
    for (own, jokers), value in kinds.items():
        beginning.setdefault(own[0], []).append((own, jokers, value))

    @cache
    def results(naturals: tuple[Card, ...], jokers: int) -> frozenset[Result]:
        if not naturals:
            return frozenset({(0, 0, False, min(jokers, keep))})
        first = naturals[0]
        found = {
            (worth, shed, is_pure, min(left + 1, keep))
            for worth, shed, is_pure, left in results(naturals[1:], jokers)
        }
        have = Counter(naturals)
        for own, needed, value in beginning.get(first, ()):
            if needed > jokers or Counter(own) - have:
                continue
            rest = tuple(sorted((have - Counter(own)).elements()))
            lost = sum(map(penalty, own)) + needed * penalty(JOKER)
            for worth, shed, is_pure, left in results(rest, jokers - needed):
                found.add(
                    (
                        min(worth + value, points),
                        shed + lost,
                        is_pure or (needed == 0 and own in pure),
                        left,
                    )
                )
        return frozenset(
            one
            for one in found
            if not any(
                other != one and all(a >= b for a, b in zip(other, one, strict=True))
                for other in found
            )
        )

    naturals = tuple(sorted(card for card in held.elements() if card != JOKER))
    return max(
        (
            shed
            for worth, shed, is_pure, left in results(naturals, held[JOKER])
            if worth >= points and left >= keep and (is_pure or not pure_run)
        ),
        default=None,
    )
