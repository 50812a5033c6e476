"""The opening tray of `remik51`: melds put together before they are laid, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar

from app.core.cards import JOKER, Card
from app.core.game import Hand
from app.core.games.remik51 import melds
from app.core.games.remik51.view import View
from app.ui.games.presenter import Step

Melds = tuple[tuple[Card, ...], ...]

ROOM = 5
"""The melds that fit into a tray: of 15 cards there are no more."""


@dataclass(frozen=True, slots=True)
class Lay(Step):
    """What lies in the tray from now on."""

    motion: ClassVar[str] = "meld"
    melds: Melds


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted(View):
    """A view whose watcher has put melds from its hand into the tray."""

    tray: Melds


def as_meant(cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """Selected cards as a meld; None where they are none.

    A joker that may go to either end of a run goes to the low one if it is held left of the rest.
    """
    laid = melds.arranged(cards)
    if laid is not None and cards[0] == JOKER and laid[0] != JOKER:
        return other_end(laid) or laid
    return laid


def other_end(laid: Sequence[Card]) -> tuple[Card, ...]:
    """A run with the joker of one end at the other; empty where there is no such run (K6)."""
    if melds.run_start(laid) is None or JOKER not in (laid[0], laid[-1]):
        return ()
    turned = (JOKER, *laid[:-1]) if laid[-1] == JOKER else (*laid[1:], JOKER)
    return turned if turned != tuple(laid) and melds.run_start(turned) is not None else ()


def tray_of(view: View) -> Melds:
    """The melds in the tray."""
    return view.tray if isinstance(view, Drafted) else ()


def drafted(view: View, tray: Melds) -> View:
    """The view with these melds in the tray; `view` knows nothing of them."""
    if not tray:
        return view
    left = Counter(view.hand)
    left.subtract(card for laid in tray for card in laid)
    held = []
    for card in view.hand:
        if left[card] > 0:
            left[card] -= 1
            held.append(card)
    hands = list(view.hands)
    hands[view.watcher] = Hand(len(held), tuple(held))
    known = {field.name: getattr(view, field.name) for field in fields(View)}
    return Drafted(**{**known, "hands": tuple(hands)}, tray=tray)


def without(tray: Melds, number: int, cards: Sequence[Card]) -> tuple[Melds, tuple[Card, ...]]:
    """The tray without a meld, and what the meld is without these cards."""
    left = list(tray[number])
    for card in cards:
        left.remove(card)
    return (*tray[:number], *tray[number + 1 :]), tuple(left)


def withdrawn(tray: Melds, number: int, cards: Sequence[Card]) -> Melds:
    """The tray after cards went back to the hand; what is no meld without them goes with them."""
    others, left = without(tray, number, cards)
    if not melds.is_meld(left):
        return others
    return (*others[:number], melds.as_laid(left), *others[number:])


def placed(tray: Melds, number: int, meld: Sequence[Card]) -> Melds:
    """The tray with another meld in this place."""
    return (*tray[:number], tuple(meld), *tray[number + 1 :])
