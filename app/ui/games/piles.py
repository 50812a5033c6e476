"""What tables with a stock, a discard pile and melds do alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.core import events
from app.core.actions import Discard
from app.core.cards import JOKER, Card
from app.core.game import Event
from app.core.melds import ACE_HIGH, is_meld, is_run
from app.ui.games import pile_words as words
from app.ui.games.presenter import Place, Presenter, Verdict, Why
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Spot, hand, meld

NEW: Spot = ("new", 0)
"""Where cards go to become a new meld."""
SUITS = "shcd"
"""The order in which suits stand in a sorted hand: by colour in turn."""

_ENDS_A_FRESH_CARD = ("discarded", "returned")
_CHANGES_A_MELD = ("melded", "laid_off", "swapped")


class PilePresenter(Presenter):
    """A presenter of the rummy family; `view` has `stock`, `discards` and `melds`."""

    ranks: str = ACE_HIGH
    """From low to high."""
    draw_phases: tuple[str, ...] = ("draw",)
    """The phases in which a card may be taken from a pile."""

    def contents(
        self, view: Any, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        found = super().contents(view, hands)
        found |= {STOCK: [HIDDEN] * view.stock, DISCARD: view.discards}
        return found | {meld(number): laid for number, laid in enumerate(view.melds)}

    def piles(self, view: Any) -> list[Place]:
        """The stock and the discard pile."""
        pile = words.pile_name(view.discards)
        return [
            Place(STOCK, view.stock, words.stock(), words.stock_name(view.stock)),
            Place(DISCARD, len(view.discards), words.pile(), pile),
        ]

    def shortcut(self, view: Any, spot: Spot, card: Card) -> Any | None:
        if view.phase == "play" and spot == hand(view.watcher):
            return Discard(view.watcher, card)
        return None

    def sources(self, view: Any) -> Sequence[Spot]:
        drawing = view.phase in self.draw_phases and view.to_act == view.watcher
        return (STOCK, DISCARD) if drawing else ()

    def ways(self, view: Any, command: str) -> Sequence[tuple[Spot, Spot]]:
        mine = hand(view.watcher)
        match command:
            case "draw":
                return [(STOCK, mine)]
            case "take":
                return [(DISCARD, mine)]
            case "meld":
                return [(mine, NEW)]
            case "lay_off":
                return [(mine, meld(number)) for number in range(max(1, len(view.melds)))]
            case "discard":
                return [(mine, DISCARD)]
        return []

    def judged(self, text: str, cards: Sequence[Card], melds: Iterable[Sequence[Card]]) -> Verdict:
        """Selected cards as a meld, as fitting one of these, or as neither; `text` tells them."""
        if is_meld(cards, self.ranks):
            return Verdict(text, words.kind(is_run(cards, self.ranks)), True)
        if any(is_meld((*laid, *cards), self.ranks) for laid in melds):
            return Verdict(text, words.fits(), True)
        return Verdict(text, words.not_a_meld()) if len(cards) > 1 else Verdict(text)

    def arranged(self, view: Any, cards: Sequence[Card], how: str) -> list[Card]:
        if how == "rank":
            return sorted(cards, key=lambda card: (self.rank(card), _suit(card)))
        by_suit = sorted(cards, key=lambda card: (_suit(card), self.rank(card)))
        return by_suit if how == "suit" else self.in_melds(view, by_suit)

    def in_melds(self, view: Any, cards: Sequence[Card]) -> list[Card]:
        """A hand that is sorted by suit, with its best melds first."""
        raise NotImplementedError

    def rank(self, card: Card) -> int:
        """The place of a card among the ranks; jokers come last."""
        return len(self.ranks) if card == JOKER else self.ranks.index(card[0])

    def fresh(self, view: Any) -> Card | None:
        for event in reversed(view.history):
            if isinstance(event, events.Drew):
                return event.card if event.seat == view.watcher else None
            if event.kind in _ENDS_A_FRESH_CARD:
                return None
        return None


def _suit(card: Card) -> int:
    return len(SUITS) if card == JOKER else SUITS.index(card[1])


def no_discard(view: Any, cards: Sequence[Card], why: Why) -> str:
    """Why these cards can't be discarded; empty if they can."""
    if len(cards) != 1 and view.phase == "play" and view.to_act == view.watcher:
        return words.discard_one()
    return why(Discard(view.watcher, cards[0] if len(cards) == 1 else HIDDEN))


def latest(history: Sequence[Event]) -> int | None:
    """The meld that was laid or changed last in the last finished turn."""
    finished = False
    for event in reversed(history):
        if isinstance(event, events.Discarded):
            if finished:
                return None
            finished = True
        elif finished and event.kind in _CHANGES_A_MELD:
            number: int = event.meld  # type: ignore[attr-defined]
            return number
    return None
