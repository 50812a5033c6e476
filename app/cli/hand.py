"""`talia hand`: the best melds of some cards."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module

from app.core.cards import is_card
from app.core.faults import quoted
from app.core.games import GAMES
from app.core.melds import Arrangement

WITH_MELDS = [game for game in GAMES if game != "president"]


def run(arguments: list[str]) -> int:
    """Print the melds, the cards in none, and their value; returns 2 for a bad hand, else 0."""
    parser = argparse.ArgumentParser(
        "talia hand", description="Print the best melds of a hand and the cards in none."
    )
    parser.add_argument("--game", required=True, choices=WITH_MELDS)
    parser.add_argument("cards", nargs="+", metavar="CARD", help="rank and suit: As Td 9c")
    options = parser.parse_args(arguments)
    wrong = _wrong(options.game, options.cards)
    if wrong:
        print(f"talia hand: {wrong}", file=sys.stderr)
        return 2
    best: Arrangement = import_module(f"app.core.games.{options.game}.hand").best(options.cards)
    for meld in best.melds:
        print(" ".join(meld))
    print("unmatched:", " ".join(best.loose) or "none", f"({best.deadwood})")
    return 0


def _wrong(game: str, cards: Sequence[str]) -> str | None:
    for card in cards:
        if not is_card(card):
            return f"{quoted(card)} is not a card"
    rules = GAMES[game]
    held = Counter(rules.pack(rules.options(), rules.seats[-1]))
    for card, count in Counter(cards).items():
        if count > held[card]:
            return f"too many {card}: {count} given, {game} has {held[card]}"
    return None
