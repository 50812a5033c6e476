"""`talia hand`: the best melds of some cards."""

import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module

from app.core.cards import is_card
from app.core.faults import quoted
from app.core.games import GAMES
from app.core.melds import Arrangement

WITHOUT_MELDS = {"president"}
GIN_HAND = 11
"""The most cards of a hand of gin, after drawing (G6)."""


def run(game: str, cards: Sequence[str]) -> int:
    """Print the melds, the cards in none, and their value; returns 2 for a bad hand, else 0.

    In `gin` also the discards with which one may knock, each with the deadwood that it leaves.
    """
    wrong = _wrong(game, cards)
    if wrong:
        print(f"talia hand: {wrong}", file=sys.stderr)
        return 2
    hand = import_module(f"app.core.games.{game}.hand")
    best: Arrangement = hand.best(cards)
    for meld in best.melds:
        print(" ".join(meld))
    print("unmatched:", " ".join(best.loose) or "none", f"({best.deadwood})")
    if game == "gin" and len(cards) == GIN_HAND:
        knocks = [choice for choice in hand.choices(cards) if choice.knock]
        named = ", ".join(f"{c.card} ({'gin' if c.gin else c.deadwood})" for c in knocks)
        print("knock with the discard:", named or "none")
    return 0


def _wrong(game: str, cards: Sequence[str]) -> str | None:
    if game not in GAMES or game in WITHOUT_MELDS:
        games = ", ".join(known for known in GAMES if known not in WITHOUT_MELDS)
        return f"there is no game {quoted(game)} with melds; there are: {games}"
    for card in cards:
        if not is_card(card):
            return f"{quoted(card)} is not a card"
    rules = GAMES[game]
    held = Counter(rules.pack(rules.options(), rules.seats[-1]))
    for card, count in Counter(cards).items():
        if count > held[card]:
            return f"too many {card}: {count} given, {game} has {held[card]}"
    if game == "gin" and len(cards) > GIN_HAND:
        return f"a hand of gin has at most {GIN_HAND} cards, not {len(cards)}"
    return None
