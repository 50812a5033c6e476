"""`gin` at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from app.core.cards import Card
from app.core.events import LaidOff, Melded, RoundEnded
from app.core.game import Event, Hand
from app.core.games.gin import hand as hands
from app.core.games.gin.actions import Defend, Discard, Draw, Knock, LayOff, Pass
from app.core.games.gin.rules import HAND
from app.core.games.gin.scoring import card_value, hand_value
from app.core.games.gin.view import View
from app.core.melds import ACE_LOW, arranged, is_run
from app.ui.games import gin_words as words
from app.ui.games import pile_words as piles
from app.ui.games.piles import NEW, PilePresenter, no_discard
from app.ui.games.presenter import (
    FINISH,
    Act,
    Check,
    Group,
    Mark,
    Note,
    Place,
    Step,
    Verdict,
    Why,
)
from app.ui.table import cues
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, Cue, Spot, hand, meld
from app.ui.text import cards as card_names
from app.ui.text.shared_events import announce
from app.ui.text.voice import Voice

KNOCK: Spot = ("knock", 0)
"""Where the discard of a knock goes."""
# What commands that move no card go to: no places to be seen.
PASSING: Spot = ("pass", 0)
BEST: Spot = ("best", 0)
DONE: Spot = ("done", 0)


@dataclass(frozen=True, slots=True)
class Show(Step):
    """The defender lays out a meld of its own (G10)."""

    motion: ClassVar[str] = "meld"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Add(Step):
    """The defender lays cards off on a meld, or adds them to one of its own (G10)."""

    motion: ClassVar[str] = "layOff"
    meld: int
    cards: tuple[Card, ...]


class Gin(PilePresenter):
    """The presenter of `gin`."""

    sorts = ("melds", "suit", "rank")
    grouped = True
    draw_phases = ("offer", "draw")
    ranks = ACE_LOW

    # What lies where

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        match event:
            case Melded(_, number, cards) | LaidOff(_, number, cards, _) if set(cards) <= set(
                board.cards(meld(number))
            ):
                return None  # it was laid out there before the rules were told
            case RoundEnded():
                return Cue("show", ())
        return cues.cue(event, board, open_hand)

    def drafted(self, view: View, steps: Sequence[Step]) -> View:
        melds, owners, left = list(view.melds), list(view.owners), list(view.hand)
        for step in steps:
            match step:
                case Show(cards):
                    melds.append(arranged(cards, ACE_LOW))
                    owners.append(view.watcher)
                    left = [card for card in left if card not in cards]
                case Add(number, cards):
                    melds[number] = arranged((*melds[number], *cards), ACE_LOW)
                    left = [card for card in left if card not in cards]
        held = list(view.hands)
        held[view.watcher] = Hand(len(left), tuple(left))
        return replace(view, hands=tuple(held), melds=tuple(melds), owners=tuple(owners))

    def proposal(self, view: View, steps: Sequence[Step]) -> Defend:
        first = sum(1 for owner in view.owners if owner == view.knocker)
        own: list[tuple[Card, ...]] = []
        laid: list[LayOff] = []
        for step in steps:
            match step:
                case Show(cards):
                    own.append(cards)
                case Add(number, cards) if number < first:
                    laid.append(LayOff(number, cards))
                case Add(number, cards):
                    own[number - first] += cards
        return Defend(view.watcher, tuple(own), tuple(laid))

    def places(self, view: View) -> Sequence[Place]:
        least = hands.least_knock(view)
        name = "" if least is None else words.knock_name(least)
        found = [
            *self.piles(view),
            Place(KNOCK, 0, "", name, shown=least is not None),
            Place(NEW, 0, piles.new_meld(), piles.new_meld()),
        ]
        for number, laid in enumerate(view.melds):
            found.append(Place(meld(number), len(laid), "", _meld_name(number, laid)))
        return found

    def rows(self, view: View) -> Sequence[int]:
        if view.knocker is None:
            return ()
        return (0, sum(1 for owner in view.owners if owner == view.knocker))

    # What can be done

    def action(self, view: View, cards: Sequence[Card], source: Spot, target: Spot) -> Any | None:
        me = view.watcher
        if source != hand(me):
            if target == hand(me) and source in (STOCK, DISCARD):
                return Draw(me, "stock" if source == STOCK else "discard")
            return None
        if target == PASSING:
            return Pass(me)
        if target == KNOCK:
            return self._knock(view, cards)
        if target == DISCARD:
            return Discard(me, cards[0]) if len(cards) == 1 else None
        if target == BEST:
            return Defend(me)
        if target == DONE:
            return FINISH
        if view.phase != "defend" or view.to_act != me or not cards:
            return None
        if target == NEW:
            return Show(tuple(cards))
        if target[0] == "meld":
            return Add(target[1], tuple(cards))
        return None

    def _knock(self, view: View, cards: Sequence[Card]) -> Knock | None:
        """With the selected card, or the best discard where none is; with several there is none."""
        if view.phase == "draw":
            return Knock(view.watcher, None)
        if view.phase == "play" and not cards:
            return Knock(view.watcher, _best_discard(view))
        return Knock(view.watcher, cards[0]) if len(cards) == 1 else None

    def ways(self, view: View, command: str) -> Sequence[tuple[Spot, Spot]]:
        mine = hand(view.watcher)
        match command:
            case "knock":
                return [(mine, KNOCK)]
            case "pass":
                return [(mine, PASSING)]
            case "best":
                return [(mine, BEST)]
            case "finish":
                return [(mine, DONE)]
        return super().ways(view, command)

    def acts(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        me = view.watcher
        phase = view.phase if view.to_act == me else "wait"
        offered, drawing, defending = phase == "offer", phase in ("draw", "wait"), phase == "defend"
        left, best = hand_value(view.hand), _best_defence(view) if defending else 0
        answer = words.answer(left, best if len(view.hand) < HAND and left > best else None)
        return [
            Act("draw", piles.act("draw"), why(Draw(me, "stock")), drawing),
            Act("take", piles.act("take"), why(Draw(me, "discard")), offered or drawing, offered),
            Act("pass", words.word("pass"), why(Pass(me)), offered, True),
            Act("discard", piles.act("discard"), no_discard(view, cards, why), phase == "play"),
            Act("knock", words.word("knock"), self._why_no_knock(view, cards, why), False, True),
            Act("meld", piles.act("meld"), _why_no_meld(view, cards, why), defending),
            Act(
                "lay_off", piles.act("lay_off"), _why_no_lay_off(view, cards, check, why), defending
            ),
            # With cards selected Enter only lays them, and gives nothing up that can be laid.
            Act(
                "finish",
                answer[0],
                _why_no_finish(view, why),
                defending,
                bool(cards) or left > best,
            ),
            Act("best", answer[1], why(Defend(me)), defending, bool(cards) or left <= best),
            Act("sort", piles.act("sort"), "", not defending, True),
        ]

    def _why_no_knock(self, view: View, cards: Sequence[Card], why: Why) -> str:
        action = self._knock(view, cards)
        playing = view.phase == "play" and view.to_act == view.watcher
        if action is None and playing:
            return words.word("knock_with_one")
        if playing and len(cards) == 1:
            for choice in hands.choices(view.hand, view.taken):
                if choice.card == cards[0] and not choice.knock:
                    return words.no_knock(choice)
        return why(action or Knock(view.watcher, HIDDEN))

    def companions(self, view: View, chosen: Sequence[Card]) -> Sequence[Card]:
        """In a defence, the rest of the meld in which the best one has these cards (G10)."""
        if view.phase == "defend" and view.to_act == view.watcher:
            for one in hands.defence(view.hand, view.melds).melds:
                if set(chosen) <= set(one):
                    return [card for card in one if card not in chosen]
        return ()

    def laid_out(self, before: View, after: View, voice: Voice) -> str:
        gone = tuple(card for card in before.hand if card not in after.hand)
        if gone:
            number = next(n for n, laid in enumerate(after.melds) if gone[0] in laid)
            laid = after.melds[number]
            added = LaidOff(after.watcher, number, gone, laid)
            new = number == len(before.melds)
            done = announce(Melded(after.watcher, number, laid) if new else added, voice)
        else:
            done = words.back([card for card in after.hand if card not in before.hand], voice)
        return f"{done} {words.left(hand_value(after.hand))}"

    def asks(self, view: View, action: Any) -> Sequence[Card] | None:
        if not isinstance(action, Knock):
            return None
        return () if action.discard is None else (action.discard,)

    def question(self, view: View, action: Any, voice: Voice) -> Mapping[str, Any]:
        left = [card for card in view.hand if card != action.discard]
        found = hands.best(left)
        return words.question(view, action, found, voice)

    # What is told

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        mine = view.to_act == view.watcher
        if mine and view.phase == "play" and len(cards) == 1:
            if cards[0] == view.taken:
                return Verdict(strong=words.word("stays"))
            (left,) = (c for c in hands.choices(view.hand) if c.card == cards[0])
            return words.leaves(left)
        text = piles.worth(len(cards), hand_value(cards))
        defending = mine and view.phase == "defend"
        return self.judged(text, cards, view.melds if defending else ())

    def in_melds(self, view: View, cards: Sequence[Card]) -> list[Card]:
        found = hands.best(cards)
        laid = [card for one in found.melds for card in arranged(one, ACE_LOW)]
        loose = [card for card in cards if card in found.loose]
        return [*laid, *sorted(loose, key=self.rank, reverse=True)]

    def note(self, view: View, seat: int) -> Note:
        if view.knocker != seat:
            return Note()
        return Note(words.word("knocked" if view.hands[seat].count else "has_gin"), "good")

    def dim(self, view: View) -> Collection[Card]:
        return (view.taken,) if view.taken and view.to_act == view.watcher else ()

    def marks(self, view: View, helped: bool) -> Mapping[Card, Mark]:
        if view.phase == "play" and view.to_act == view.watcher:
            choices = hands.choices(view.hand, view.taken)
            found = {c.card: words.leaving(c) for c in choices if helped or c.knock}
            if helped and view.taken:
                found[view.taken] = Mark("×", words.word("stays"))
            return found
        if not helped or view.phase == "over":
            return {}
        return {card: words.counting(card) for card in hands.best(view.hand).loose}

    def groups(self, view: View, held: Sequence[Card]) -> Sequence[Group]:
        fresh = self.fresh(view) if view.phase == "play" else None
        whole = [card for card in held if card != fresh]
        found = []
        for one in hands.best(whole).melds:
            first = min(map(held.index, one))
            if set(held[first : first + len(one)]) == set(one):
                text = "" if fresh is not None else words.group(one)
                found.append(Group(first, first + len(one) - 1, text))
        if fresh is not None and held and held[-1] == fresh:
            found.append(Group(len(held) - 1, len(held) - 1, ""))
        return sorted(found, key=lambda group: group.first)

    def summary(self, view: View, seat: int) -> str:
        held = view.hands[seat].cards
        if held is None:
            return ""
        if view.phase == "play" and view.to_act == seat:
            choices = hands.choices(held, view.taken)
            return words.word("deadwood", number=min(c.deadwood for c in choices))
        if view.knocker is not None:
            return words.word("deadwood", number=hand_value(held))
        return words.word("deadwood", number=hands.deadwood(held))

    def panel(self, view: View, cards: Sequence[Card], voice: Voice) -> Mapping[str, Any]:
        shown: dict[str, Any] = {"rows": self._rows_told(view, voice)}
        least = hands.least_knock(view)
        if least is not None:
            shown["knock"] = words.knock(view, least)
        return shown

    def _rows_told(self, view: View, voice: Voice) -> list[dict[str, Any]]:
        if view.knocker is None:
            return []
        rows = []
        for seat in (view.knocker, 1 - view.knocker):
            held = view.hands[seat].cards
            value = None
            if held is not None and (seat == view.knocker or view.phase in ("over", "defend")):
                value = hand_value(held)
            rows.append({"seat": seat, "text": words.row(voice.names[seat], value)})
        return rows


def _meld_name(number: int, laid: Sequence[Card]) -> str:
    return piles.meld_name(number, is_run(laid, ACE_LOW), card_names.names(laid))


def _best_discard(view: View) -> Card:
    choices = hands.choices(view.hand, view.taken)
    return min(choices, key=lambda choice: (choice.deadwood, -card_value(choice.card))).card


def _why_no_meld(view: View, cards: Sequence[Card], why: Why) -> str:
    return why(Show(tuple(cards))) if view.phase == "defend" else why(Defend(view.watcher))


def _why_no_lay_off(view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
    if view.phase != "defend" or view.to_act != view.watcher:
        return why(Defend(view.watcher))
    tries = [Add(number, tuple(cards)) for number in range(len(view.melds))]
    if not tries or not cards:
        return words.word("select_first") if tries else piles.no_melds()
    if any(check(step) is None for step in tries):
        return ""
    return why(tries[0]) if len(tries) == 1 else piles.fits_none()


def _best_defence(view: View) -> int:
    """The deadwood that the best defence leaves of the whole hand, whatever is laid out (G10)."""
    shown = [e.cards for e in view.history if isinstance(e, Melded) and e.seat == view.knocker]
    laid = {card for one in view.melds for card in one}
    laid.difference_update(*shown)
    return hands.defence([*view.hand, *laid], shown).deadwood


def _why_no_finish(view: View, why: Why) -> str:
    reason = why(FINISH)
    if reason or len(view.hand) < HAND:
        return reason
    best = hands.defence(view.hand, view.melds).deadwood
    return words.word("nothing_laid") if best < hand_value(view.hand) else ""
