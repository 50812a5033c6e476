"""`rummy` at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.core.cards import Card
from app.core.game import Event
from app.core.games.rummy.actions import Discard, Draw, LayOff, Meld
from app.core.games.rummy.hand import best
from app.core.games.rummy.scoring import hand_value
from app.core.games.rummy.view import View
from app.core.games.rummy.violations import Code
from app.core.melds import ACE_HIGH, is_run
from app.ui.games import pile_words as words
from app.ui.games.piles import NEW, PilePresenter, latest, no_discard
from app.ui.games.presenter import Act, Check, Note, Place, Verdict, Why
from app.ui.table import cues
from app.ui.table.board import DISCARD, STOCK, Board, Cue, Spot, hand, meld
from app.ui.text import cards as card_names


class Rummy(PilePresenter):
    """The presenter of `rummy`."""

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        return cues.cue(event, board, open_hand)

    def places(self, view: View) -> Sequence[Place]:
        found = [*self.piles(view), Place(NEW, 0, words.new_meld(), words.new_meld())]
        newest = latest(view.history)
        for number, laid in enumerate(view.melds):
            name = words.meld_name(number, is_run(laid, ACE_HIGH), card_names.names(laid))
            found.append(Place(meld(number), len(laid), "", name, number == newest))
        return found

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

    def acts(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        me = view.watcher
        drawing = view.phase == "draw" or view.to_act != me  # who waits sees what comes next
        reasons = {
            "draw": why(Draw(me, "stock")),
            "take": why(Draw(me, "discard")),
            "meld": why(Meld(me, tuple(cards))),
            "lay_off": self._why_no_lay_off(view, cards, check, why),
            "discard": no_discard(view, cards, why),
        }
        acts = [
            Act(name, words.act(name), reason, drawing == (name in ("draw", "take")))
            for name, reason in reasons.items()
        ]
        return [*acts, Act("sort", words.act("sort"), "", quiet=True)]

    def _why_no_lay_off(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
        tries = [LayOff(view.watcher, number, tuple(cards)) for number in range(len(view.melds))]
        if any(check(action) is None for action in tries):
            return ""
        if not tries:
            reason = check(LayOff(view.watcher, 0, ()))
            if reason is not None and reason.code != Code.NO_SUCH_MELD:
                return why(LayOff(view.watcher, 0, ()))
            return words.no_melds()
        return why(tries[0]) if len(tries) == 1 or not cards else words.fits_none()

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        points = hand_value(cards, view.options.ace_high)
        text = words.worth(len(cards), points)
        return self.judged(text, cards, view.melds)

    def in_melds(self, view: View, cards: Sequence[Card]) -> list[Card]:
        laid = [card for laid in best(cards).melds for card in laid]
        return [*laid, *(card for card in cards if card not in laid)]

    def note(self, view: View, seat: int) -> Note:
        if view.hands[seat].count == 1 and view.phase != "over":
            return Note(words.last_card(), "warn")
        return Note()
