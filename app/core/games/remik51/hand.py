"""The best melds of a hand of `remik51`, exact."""

from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import chain

from app.core.cards import Card, in_pack_order
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.solver import solve
from app.core.melds import Arrangement


def best(cards: Iterable[Card], options: Options | None = None) -> Arrangement:
    """The melds that shed the most penalty, opened or not, and the cards in none (K4–K7, K16)."""
    hand = in_pack_order(cards)
    penalty = partial(card_penalty, options=options or Options())
    laying = solve(hand, penalty)
    assert laying is not None
    loose = Counter(hand) - Counter(chain.from_iterable(laying.melds))
    left = tuple(in_pack_order(loose.elements()))
    return Arrangement(laying.melds, left, sum(map(penalty, left)))
