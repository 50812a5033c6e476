"""`remik51` at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.core.cards import JOKER, Card
from app.core.events import Discarded
from app.core.game import Event, Violation
from app.core.games.remik51 import hand as hands
from app.core.games.remik51 import melds
from app.core.games.remik51.actions import Discard, Draw, LayOff, Meld, Open, Return, Swap
from app.core.games.remik51.events import CutShown, Reshuffled
from app.core.games.remik51.melds import End
from app.core.games.remik51.opening import find_opening, tally
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.view import View
from app.core.games.remik51.violations import Code
from app.ui.games import pile_words as piles
from app.ui.games import remik51_cues, remik51_why
from app.ui.games import remik51_tray as trays
from app.ui.games import remik51_words as words
from app.ui.games.piles import NEW, PilePresenter, latest
from app.ui.games.presenter import FINISH, Act, Check, Note, Place, Step, Stroke, Verdict, Why
from app.ui.games.remik51_ends import Added, ends
from app.ui.games.remik51_tray import Lay, tray_of
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, Cue, Spot, hand, meld
from app.ui.text.voice import Voice

# What commands that move no selected card go to: no places to be seen.
OPENING: Spot = ("open", 0)
RETURN: Spot = ("return", 0)
EMPTYING: Spot = ("take_back", 0)

_ENDS: dict[str, End] = {
    "low": "low",
    "high": "high",
    "traylow": "low",
    "trayhigh": "high",
}
# What an opening that is still put together may lack.
_UNFINISHED = (
    Code.NO_CARDS,
    Code.OPENING_TOO_SMALL,
    Code.NO_PURE_RUN,
    Code.KEEP_ONE_TO_DISCARD,
    Code.TAKEN_MUST_BE_MELDED,
)


class Remik51(PilePresenter):
    """The presenter of `remik51`. Before a seat has opened, its melds are steps in the tray."""

    gathers = True

    # What lies where

    def contents(
        self, view: View, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        stock = [HIDDEN] * view.stock
        if stock and view.cut not in (None, JOKER) and not view.reshuffles:
            stock[0] = view.cut or HIDDEN  # everybody saw what lies at the bottom (K3)
        found = {**super().contents(view, hands), STOCK: stock}
        for number, laid in enumerate(tray_of(view)):
            found["tray", number] = laid
        return found

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        return remik51_cues.cue(event, board, open_hand)

    def drafted(self, view: View, steps: Sequence[Step]) -> View:
        return trays.drafted(view, _last(steps))

    def proposal(self, view: View, steps: Sequence[Step]) -> Open:
        return Open(view.watcher, _last(steps))

    def step_refusal(
        self, view: View, steps: Sequence[Step], step: Step, check: Check
    ) -> Violation | None:
        reason = check(self.proposal(view, (step,)))
        return None if reason is None or reason.code in _UNFINISHED else reason

    def places(self, view: View) -> Sequence[Place]:
        tray = tray_of(view)
        found = [
            *self.piles(view),
            Place(NEW, 0, words.another() if tray else piles.new_meld(), piles.new_meld()),
        ]
        for number in range(trays.ROOM):
            there = number < len(tray)
            laid = tray[number] if there else ()
            name = words.tray_name(laid) if there else ""
            found.append(Place(("tray", number), len(laid), "", name, shown=there))
            found += [_part(zone, number, laid, there) for zone in ("traylow", "trayhigh")]
        newest = latest(view.history)
        for number, laid in enumerate(view.melds):
            name = words.meld_name(number, laid)
            found.append(Place(meld(number), len(laid), "", name, number == newest))
            found += [_part(zone, number, laid, JOKER in laid or zone != "swap") for zone in _PARTS]
        return found

    # What can be done

    def action(self, view: View, cards: Sequence[Card], source: Spot, target: Spot) -> Any | None:
        me = view.watcher
        if source[0] == "tray":
            return self._from_tray(view, cards, source, target)
        if source != hand(me):
            if target == hand(me) and source in (STOCK, DISCARD):
                return Draw(me, "stock" if source == STOCK else "discard")
            return None
        zone, number = target
        tray = tray_of(view)
        match zone:
            case "open":
                return FINISH
            case "return":
                return Return(me)
            case "discard":
                return Discard(me, cards[0]) if len(cards) == 1 else None
            case "new":
                new = trays.as_meant(cards) or tuple(cards)
                return Meld(me, new) if _opened(view) else Lay((*tray, new))
            case "tray" if number < len(tray) and not cards:
                return Lay(trays.withdrawn(tray, number, tray[number]))
            case "tray" | "traylow" | "trayhigh" if number < len(tray):
                laid = _grown(tray[number], cards, zone)
                return None if laid is None else Lay(trays.placed(tray, number, laid))
            case "low" | "high" if number < len(view.melds):
                return _at_end(me, number, view.melds[number], cards, _ENDS[zone])
            case "swap":
                return Swap(me, number, tuple(cards))
            case "meld" if number < len(view.melds):
                return _onto(me, number, view.melds[number], cards)
        return None

    def _from_tray(
        self, view: View, cards: Sequence[Card], source: Spot, target: Spot
    ) -> Lay | None:
        """A card of the tray goes back to the hand, to another meld, or to another place."""
        tray = tray_of(view)
        if target == hand(view.watcher):
            return Lay(trays.withdrawn(tray, source[1], cards))
        if target[0] not in ("tray", "traylow", "trayhigh") or target[1] >= len(tray):
            return None
        if target[1] == source[1]:
            _, left = trays.without(tray, source[1], cards)
            laid = _grown(left, cards, target[0])
            if laid is None or laid == tray[source[1]]:
                return None
            return Lay(trays.placed(tray, source[1], laid))
        laid = _grown(tray[target[1]], cards, target[0])
        if laid is None:
            return None
        return Lay(trays.withdrawn(trays.placed(tray, target[1], laid), source[1], cards))

    def open_spots(self, view: View) -> Sequence[Spot]:
        return [("tray", number) for number in range(len(tray_of(view)))]

    def ways(self, view: View, command: str) -> Sequence[tuple[Spot, Spot]]:
        mine = hand(view.watcher)
        match command:
            case "lay_off":
                zones = ("meld", "low", "high") if _opened(view) else ("tray", *_TRAY_PARTS)
                count = len(view.melds) if _opened(view) else len(tray_of(view))
                return [(mine, (zone, at)) for at in range(max(1, count)) for zone in zones]
            case "swap":
                jokers = [at for at, laid in enumerate(view.melds) if JOKER in laid]
                return [(mine, ("swap", at)) for at in jokers or (0,)]
            case "open":
                return [(mine, OPENING)]
            case "return":
                return [(mine, RETURN)]
        return super().ways(view, command)

    def means(self, command: str, action: Any) -> bool:
        # On a meld as a whole cards may be laid off or swapped in.
        return command != "lay_off" or isinstance(action, LayOff | Stroke | Lay)

    def acts(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        return remik51_why.acts(self, view, cards, check, why)

    # What is told

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        laid = trays.as_meant(cards)
        if laid is not None:
            return words.of_meld(laid, trays.other_end(laid))
        # In no meld a card counts what it costs in hand (K16); of a joker that would mislead.
        text = piles.cards(len(cards))
        if JOKER not in cards:
            text = piles.worth(len(cards), sum(card_penalty(card, view.options) for card in cards))
        if view.to_act != view.watcher or view.phase != "play":
            return words.of_cards(text, "")
        if not _opened(view):
            fits = any(_fits_tray(one, cards) for one in tray_of(view))
            return words.of_cards(text, "tray" if fits else "none" if len(cards) > 1 else "")
        if any(melds.swapped(one, cards) is not None for one in view.melds):
            return words.of_cards(text, "swap")
        if any(_lays_off(one, cards) for one in view.melds):
            return words.of_cards(text, "meld")
        lacking = next(filter(None, (_swap_lacks(one, cards) for one in view.melds)), None)
        if lacking:
            return words.swap_lacks(text, lacking)
        return words.of_cards(text, "none" if len(cards) > 1 else "")

    def in_melds(self, view: View, cards: Sequence[Card]) -> list[Card]:
        found = _best(tuple(cards), view.options)
        left = list(cards)
        laid = [card for one in found for card in one]
        for card in laid:
            left.remove(card)
        return [*laid, *left]

    def note(self, view: View, seat: int) -> Note:
        count = view.hands[seat].count if view.phase != "over" else 0
        return words.note(count, view.bombs[seat], view.opened[seat], seat in view.eliminated)

    def panel(self, view: View, cards: Sequence[Card], voice: Voice) -> Mapping[str, Any]:
        tray = tray_of(view)
        shown: dict[str, Any] = {"jokers": _jokers("meld", view.melds) + _jokers("tray", tray)}
        if tray:
            shown["tray"] = words.tray(tray, tally(tray, view.options), view.options)
        mine = view.to_act == view.watcher and view.watcher >= 0
        if mine and view.taken is not None and not (view.opened_before and view.used):
            shown["duty"] = words.duty(view)
        if mine and not tray and not _opened(view):
            found = _opening(tuple(sorted(view.hand)), view.options, view.taken is not None)
            if found and (view.taken is None or _meets_duty(view, found)):
                shown["canOpen"] = words.can_open(sum(map(melds.meld_value, found)))
        if view.cut is not None and not view.reshuffles:
            taker = next(e.seat for e in view.history if isinstance(e, CutShown))
            begun = any(isinstance(event, Discarded) for event in view.history)
            if taker is None or not begun:
                name = None if taker is None else voice.names[taker]
                shown["below"] = words.cut(view.cut, name)
        if _just_shuffled(view.history):
            shown["below"] = words.shuffled()
        return shown

    def may_onlook(self, options: Any) -> bool:
        return bool(options.match_format == "bomb")

    def onlooking(self, view: View, people: Sequence[int]) -> bool:
        return view.phase != "over" and self.spectating(view, people)

    def spectating(self, view: View, people: Sequence[int]) -> bool:
        return bool(people) and set(people) <= set(view.eliminated)


_TRAY_PARTS = ("traylow", "trayhigh")
_PARTS = ("low", "high", "swap")


def _part(zone: str, number: int, laid: Sequence[Card], shown: bool) -> Place:
    name = words.part_name(zone, number, laid)
    return Place((zone, number), len(laid), "", name, shown=shown, part=True)


def _just_shuffled(history: Sequence[Event]) -> bool:
    """Whether the discards became the stock in this turn or the one before (K15)."""
    discards = 0
    for event in reversed(history):
        if isinstance(event, Reshuffled):
            return True
        discards += isinstance(event, Discarded)
        if discards == 2:
            break
    return False


def _last(steps: Sequence[Step]) -> trays.Melds:
    return steps[-1].melds if steps and isinstance(steps[-1], Lay) else ()


def _opened(view: View) -> bool:
    return view.watcher >= 0 and view.opened[view.watcher]


def _grown(laid: Sequence[Card], cards: Sequence[Card], zone: str) -> tuple[Card, ...] | None:
    """A meld of the tray with cards added: at the end that is meant, or where they fit.

    Where it matters which end is meant, the whole meld means neither, but only one of the ends.
    """
    ways = ends(laid, cards)
    if zone != "tray":
        way = ways.get(_ENDS[zone]) if len(ways) > 1 else None
        return None if way is None else way.to(laid)
    if len(ways) > 1:
        return None
    if ways:
        return next(iter(ways.values())).to(laid)
    return melds.arranged((*laid, *cards))


def _fits_tray(laid: Sequence[Card], cards: Sequence[Card]) -> bool:
    return bool(ends(laid, cards)) or melds.arranged((*laid, *cards)) is not None


def _lays_off(laid: Sequence[Card], cards: Sequence[Card]) -> bool:
    if melds.run_start(laid) is not None:
        return bool(ends(laid, cards))
    return melds.is_set((*laid, *cards))


def _at_end(
    me: int, number: int, laid: Sequence[Card], cards: Sequence[Card], end: End
) -> LayOff | Stroke | None:
    """A lay-off where it matters which end is meant (K13)."""
    ways = ends(laid, cards) if melds.run_start(laid) is not None else {}
    return _adding(me, number, ways[end]) if len(ways) > 1 else None


def _adding(me: int, number: int, way: Added) -> LayOff | Stroke:
    """One lay-off, or one at each end."""
    low, high = LayOff(me, number, way.low, "low"), LayOff(me, number, way.high, "high")
    if way.low and way.high:
        return Stroke(me, (low, high))
    return low if way.low else high


def _onto(me: int, number: int, laid: Sequence[Card], cards: Sequence[Card]) -> Any | None:
    """What cards mean on a meld as a whole: the lay-off that fits, else a swap (K13, K14)."""
    if melds.run_start(laid) is None:
        lacks = JOKER in laid and bool(cards) and set(cards) <= set(melds.missing_suits(laid))
        if lacks and not melds.is_set((*laid, *cards)):
            return Swap(me, number, tuple(cards))
        return LayOff(me, number, tuple(cards))
    ways = ends(laid, cards) if cards else {}
    if ways:
        return _adding(me, number, next(iter(ways.values()))) if len(ways) == 1 else None
    if cards and melds.swapped(laid, cards) is not None:
        return Swap(me, number, tuple(cards))
    return LayOff(me, number, tuple(cards), "high")


def _swap_lacks(laid: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """What lacks beside these cards to free the jokers of a set; empty if they don't help (K14)."""
    if JOKER not in laid or melds.run_start(laid) is not None:
        return []
    missing = melds.missing_suits(laid)
    fitting = len(set(cards)) == len(cards) and set(cards) <= set(missing)
    return [card for card in missing if card not in cards] if fitting else []


def _meets_duty(view: View, laid: trays.Melds) -> bool:
    """Whether an opening uses the taken card and leaves one card to discard (K11)."""
    cards = [card for one in laid for card in one]
    return view.taken in cards and len(cards) == len(view.hand) - 1


def _jokers(zone: str, laid: Sequence[Sequence[Card]]) -> list[dict[str, Any]]:
    """What the jokers on the table stand for (K6).

    One entry for each joker of a run, with its card, and one for all jokers of a set, with the
    suits that it lacks. `slot` and `last` are the first and the last place that it is about.
    """
    found = []
    for number, one in enumerate(laid):
        slots = [slot for slot, card in enumerate(one) if card == JOKER]
        about = {"zone": zone, "number": number, "count": len(one), "suits": "", "raised": False}
        if slots and melds.run_start(one) is None:
            missing = melds.missing_suits(one)
            card = missing[0] if len(one) == 4 and len(missing) == 1 else ""
            suits = "" if card else "".join(card[1] for card in missing)
            found.append(
                {**about, "slot": slots[0], "last": slots[-1], "card": card, "suits": suits}
            )
            continue
        for at, slot in enumerate(slots):
            # Side by side they would hide one another.
            raised = at % 2 == 1 and slots[at - 1] == slot - 1
            card = melds.run_cards(one)[slot]
            found.append({**about, "slot": slot, "last": slot, "card": card, "raised": raised})
    return found


@lru_cache(maxsize=64)
def _best(held: tuple[Card, ...], options: Options) -> tuple[tuple[Card, ...], ...]:
    return hands.best(held, options).melds


@lru_cache(maxsize=64)
def _opening(held: tuple[Card, ...], options: Options, keep: bool) -> trays.Melds | None:
    return find_opening(held, options, int(keep))
