"""`rummy` at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.core.cards import Card
from app.core.events import Discarded, Drew, LaidOff, Melded
from app.core.game import Event
from app.core.games.rummy.actions import Discard, Draw, LayOff, Meld
from app.core.games.rummy.scoring import card_value, hand_value
from app.core.games.rummy.view import View
from app.core.games.rummy.violations import Code
from app.core.melds import ACE_HIGH, is_meld, is_run, melds_in
from app.ui.games.presenter import Act, Check, Note, Place, Presenter, Verdict, Why
from app.ui.table import cues
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, Cue, Spot, hand, meld
from app.ui.text import cards as card_names
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say

NEW: Spot = ("new", 0)
"""Where cards go to become a new meld."""

_SUITS = "shcd"

_STOCK = QT_TRANSLATE_NOOP("Table", "Stock")
_PILE = QT_TRANSLATE_NOOP("Table", "Discards")
_NEW = QT_TRANSLATE_NOOP("Table", "New meld")
_STOCK_NAME = QT_TRANSLATE_N_NOOP("Table", "Stock, %n card(s)", "", 1)
_PILE_NAME = QT_TRANSLATE_N_NOOP("Table", "Discard pile, %n card(s), on top: {card}", "", 1)
_PILE_EMPTY = QT_TRANSLATE_NOOP("Table", "Discard pile, empty")
_RUN_NAME = QT_TRANSLATE_NOOP("Table", "Meld {number}, a run: {cards}")
_SET_NAME = QT_TRANSLATE_NOOP("Table", "Meld {number}, a set: {cards}")

_ACTS = {
    "draw": QT_TRANSLATE_NOOP("Table", "Draw"),
    "take": QT_TRANSLATE_NOOP("Table", "Take"),
    "meld": QT_TRANSLATE_NOOP("Table", "Meld"),
    "lay_off": QT_TRANSLATE_NOOP("Table", "Lay off"),
    "discard": QT_TRANSLATE_NOOP("Table", "Discard"),
    "sort": QT_TRANSLATE_NOOP("Table", "Sort"),
}
_DISCARD_ONE = QT_TRANSLATE_NOOP("Table", "Select one card to discard.")
_NO_MELDS = QT_TRANSLATE_NOOP("Table", "There is no meld on the table yet.")
_FITS_NONE = QT_TRANSLATE_NOOP("Table", "This fits none of the melds on the table.")

_CARDS = QT_TRANSLATE_N_NOOP("Table", "%n card(s)", "", 1)
_POINTS = QT_TRANSLATE_N_NOOP("Table", "%n point(s)", "", 1)
_RUN = QT_TRANSLATE_NOOP("Table", "a run")
_SET = QT_TRANSLATE_NOOP("Table", "a set")
_FITS = QT_TRANSLATE_NOOP("Table", "fits a meld")
_NOT_A_MELD = QT_TRANSLATE_NOOP("Table", "not a meld")
_LAST_CARD = QT_TRANSLATE_NOOP("Table", "last card")


class Rummy(Presenter):
    """The presenter of `rummy`."""

    def contents(
        self, view: View, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        found: dict[Spot, Sequence[Card]] = {
            STOCK: [HIDDEN] * view.stock,
            DISCARD: view.discards,
        }
        for seat, held in enumerate(view.hands):
            found[hand(seat)] = hands.get(seat) or held.cards or [HIDDEN] * held.count
        for number, laid in enumerate(view.melds):
            found[meld(number)] = laid
        return found

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        return cues.cue(event, board, open_hand)

    def places(self, view: View) -> Sequence[Place]:
        pile = say("Table", _PILE_EMPTY)
        if view.discards:
            top = card_names.name(view.discards[-1])
            pile = say("Table", _PILE_NAME, len(view.discards), card=top)
        stock = say("Table", _STOCK_NAME, view.stock)
        fixed = [
            Place(STOCK, view.stock, say("Table", _STOCK), stock),
            Place(DISCARD, len(view.discards), say("Table", _PILE), pile),
            Place(NEW, 0, say("Table", _NEW), say("Table", _NEW)),
        ]
        latest = _latest(view.history)
        for number, laid in enumerate(view.melds):
            text = _RUN_NAME if is_run(laid, ACE_HIGH) else _SET_NAME
            name = say("Table", text, number=number + 1, cards=card_names.names(laid))
            fixed.append(Place(meld(number), len(laid), "", name, number == latest))
        return fixed

    def action(self, view: View, cards: Sequence[Card], source: Spot, target: Spot) -> Any | None:
        me = view.watcher
        if source != hand(me):
            if target == hand(me):
                return Draw(me, "stock" if source == STOCK else "discard")
            return None
        if target == NEW:
            return Meld(me, tuple(cards))
        if target[0] == "meld":
            return LayOff(me, target[1], tuple(cards))
        if target == DISCARD and len(cards) == 1:
            return Discard(me, cards[0])
        return None

    def shortcut(self, view: View, spot: Spot, card: Card) -> Any | None:
        if view.phase == "play" and spot == hand(view.watcher):
            return Discard(view.watcher, card)
        return None

    def sources(self, view: View) -> Sequence[Spot]:
        return (STOCK, DISCARD) if view.phase == "draw" and view.to_act == view.watcher else ()

    def ways(self, view: View, command: str) -> Sequence[tuple[Spot, Spot]]:
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

    def acts(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        me = view.watcher
        drawing = view.phase == "draw" and view.to_act == me
        reasons = {
            "draw": why(Draw(me, "stock")),
            "take": why(Draw(me, "discard")),
            "meld": why(Meld(me, tuple(cards))),
            "lay_off": self._why_no_lay_off(view, cards, check, why),
            "discard": self._why_no_discard(view, cards, check, why),
        }
        acts = [
            Act(name, say("Table", _ACTS[name]), reason, drawing == (name in ("draw", "take")))
            for name, reason in reasons.items()
        ]
        return [*acts, Act("sort", say("Table", _ACTS["sort"]), "", quiet=True)]

    def _why_no_discard(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
        action = Discard(view.watcher, cards[0] if len(cards) == 1 else HIDDEN)
        violation = check(action)
        if violation is not None and violation.code == Code.NOT_IN_HAND:
            return say("Table", _DISCARD_ONE)
        return why(action)

    def _why_no_lay_off(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
        tries = [LayOff(view.watcher, number, tuple(cards)) for number in range(len(view.melds))]
        if any(check(action) is None for action in tries):
            return ""
        if not tries:
            reason = check(LayOff(view.watcher, 0, ()))
            if reason is not None and reason.code != Code.NO_SUCH_MELD:
                return why(LayOff(view.watcher, 0, ()))
            return say("Table", _NO_MELDS)
        return why(tries[0]) if len(tries) == 1 or not cards else say("Table", _FITS_NONE)

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        points = hand_value(cards, view.options.ace_high)
        text = f"{say('Table', _CARDS, len(cards))}, {say('Table', _POINTS, points)}"
        if is_meld(cards, ACE_HIGH):
            return Verdict(
                f"{text},", say("Table", _RUN if is_run(cards, ACE_HIGH) else _SET), True
            )
        if any(is_meld((*laid, *cards), ACE_HIGH) for laid in view.melds):
            return Verdict(f"{text},", say("Table", _FITS), True)
        if len(cards) > 1:
            return Verdict(f"{text},", say("Table", _NOT_A_MELD), False)
        return Verdict(text, "", False)

    def fresh(self, view: View) -> Card | None:
        for event in reversed(view.history):
            match event:
                case Drew(seat, _, card):
                    return card if seat == view.watcher else None
                case Discarded():
                    return None
        return None

    def arranged(self, view: View, cards: Sequence[Card], how: str) -> list[Card]:
        if how == "rank":
            return sorted(cards, key=lambda card: (ACE_HIGH.find(card[0]), _SUITS.find(card[1])))
        rest = sorted(cards, key=lambda card: (_SUITS.find(card[1]), ACE_HIGH.find(card[0])))
        if how == "suit":
            return rest
        laid = [card for laid in _best_melds(rest) for card in laid]
        return [*laid, *(card for card in rest if card not in laid)]

    def note(self, view: View, seat: int) -> Note:
        if view.hands[seat].count == 1 and view.phase != "over":
            return Note(say("Table", _LAST_CARD), "warn")
        return Note()


def _latest(history: Sequence[Event]) -> int | None:
    """The meld that was laid or changed last in the last finished turn."""
    finished = False
    for event in reversed(history):
        match event:
            case Discarded() if finished:
                return None
            case Discarded():
                finished = True
            case Melded(_, number, _) | LaidOff(_, number, _, _) if finished:
                return number
    return None


def _best_melds(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Melds without a common card that are worth most together."""
    found = list(melds_in(hand, ACE_HIGH))

    def best(start: int, used: frozenset[Card]) -> tuple[int, list[tuple[Card, ...]]]:
        result: tuple[int, list[tuple[Card, ...]]] = (0, [])
        for at in range(start, len(found)):
            if used.isdisjoint(found[at]):
                worth, more = best(at + 1, used | set(found[at]))
                worth += sum(card_value(card, ace_high=False) for card in found[at])
                if worth > result[0]:
                    result = (worth, [found[at], *more])
        return result

    return best(0, frozenset())[1]
