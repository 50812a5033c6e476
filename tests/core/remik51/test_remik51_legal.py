"""The legal list against the checks in random rounds with many jokers (C4, records)."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from app.core.cards import JOKER, STANDARD
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, LayOff, Return, Swap
from app.core.games.remik51.options import Options
from app.core.match import Match, Seat

CODES = (*STANDARD, JOKER)


def small_forms(match: Match) -> Iterator[Any]:
    """Draws, returns, discards, single lay-offs and swaps, sensible or not."""
    seat, table = match.to_act, match.state.melds
    yield from (Draw(seat, "stock"), Draw(seat, "discard"), Return(seat))
    for card in CODES:
        yield Discard(seat, card)
        for number in range(len(table)):
            yield from (LayOff(seat, number, (card,), end) for end in ("low", "high", None))
            yield Swap(seat, number, (card,))
    for number, meld in enumerate(table):
        for size in (2, 3):
            same = [card for card in STANDARD if card[0] in {laid[0] for laid in meld}]
            if JOKER in meld and len(meld) <= 4:
                yield from (Swap(seat, number, some) for some in combinations(same, size))


def as_set(action: Any) -> Any:
    """The order in which a set's missing suits are put makes no difference."""
    if isinstance(action, Swap):
        return Swap(action.seat, action.meld, tuple(sorted(action.cards)))
    return action


@pytest.mark.parametrize("seed", range(6))
def test_C4_what_passes_is_listed_and_what_is_listed_passes(seed: int) -> None:
    rng = random.Random(seed)
    options = Options(opening_points=30, pure_run_required=False, packs=3)
    match = Match(GAME, options, [Seat("A"), Seat("B")], seed.to_bytes(16, "big"))
    match.next_round()
    for hand in match.state.hands:
        hand[:3] = [JOKER] * 3
    for _ in range(120):
        if match.to_act is None:
            break
        listed = match.legal_actions()
        assert len(listed) == len(set(listed))
        assert all(match.check(action) is None for action in listed)
        if rng.random() < 0.25:
            swaps = {a for a in listed if isinstance(a, Swap)}
            for form in small_forms(match):
                if match.check(form) is not None:
                    continue
                if isinstance(form, Swap) and len(form.cards) > 1:
                    assert any(swap.meld == form.meld for swap in swaps), form
                else:
                    assert as_set(form) in map(as_set, listed), form
        kind = rng.choice(sorted({action.type for action in listed}))
        match.act(rng.choice([action for action in listed if action.type == kind]))
