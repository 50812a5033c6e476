"""What the table of `remik51` says, beside the words of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.core.cards import JOKER, Card
from app.core.games.remik51 import melds
from app.core.games.remik51.opening import Tally
from app.core.games.remik51.options import Options
from app.core.games.remik51.view import View
from app.ui.games import pile_words as piles
from app.ui.games.presenter import Note, Verdict
from app.ui.text import cards as card_names
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say

_ANOTHER = QT_TRANSLATE_NOOP("Remik51", "Another meld")
_TRAY_NAME = QT_TRANSLATE_N_NOOP("Remik51", "In the tray, {kind}, %n point(s): {cards}", "", 1)
_LOW_END = QT_TRANSLATE_NOOP("Remik51", "Low end of meld {number}")
_HIGH_END = QT_TRANSLATE_NOOP("Remik51", "High end of meld {number}")
_TRAY_LOW = QT_TRANSLATE_NOOP("Remik51", "Low end of meld {number} in the tray")
_TRAY_HIGH = QT_TRANSLATE_NOOP("Remik51", "High end of meld {number} in the tray")
_ITS_JOKER = QT_TRANSLATE_NOOP("Remik51", "The joker of meld {number}, in its place: {cards}")
_ITS_JOKERS = QT_TRANSLATE_NOOP("Remik51", "The jokers of meld {number}, in their place: {cards}")
_JOKER_FOR = QT_TRANSLATE_NOOP("Remik51", "joker as the {card}")

_ACTS = {
    "propose": QT_TRANSLATE_NOOP("Remik51", "To the tray"),
    "open": QT_TRANSLATE_NOOP("Remik51", "Open"),
    "swap": QT_TRANSLATE_NOOP("Remik51", "Swap a joker"),
    "return": QT_TRANSLATE_NOOP("Remik51", "Return it"),
    "take_back": QT_TRANSLATE_NOOP("Remik51", "Empty tray"),
}
_WHY = {
    "fits_no_tray": QT_TRANSLATE_NOOP("Remik51", "This fits none of the melds in the tray."),
    "no_jokers": QT_TRANSLATE_NOOP("Remik51", "No joker lies on the table."),
    "swaps_none": QT_TRANSLATE_NOOP("Remik51", "This can’t be put for any joker on the table."),
    "tray_empty": QT_TRANSLATE_NOOP(
        "Remik51", "First put the melds for your opening into the tray."
    ),
    "nothing_there": QT_TRANSLATE_NOOP("Remik51", "The tray is empty."),
}

_KINDS = {
    "pure": QT_TRANSLATE_NOOP("Remik51", "a pure run"),
    "run": QT_TRANSLATE_NOOP("Remik51", "a run"),
    "set": QT_TRANSLATE_NOOP("Remik51", "a set"),
}
_TITLES = {
    "pure": QT_TRANSLATE_NOOP("Remik51", "Pure run"),
    "run": QT_TRANSLATE_NOOP("Remik51", "Run"),
    "set": QT_TRANSLATE_NOOP("Remik51", "Set"),
}
_FITS_TRAY = QT_TRANSLATE_NOOP("Remik51", "fits a meld in the tray")
_SWAPS = QT_TRANSLATE_NOOP("Remik51", "frees a joker")
_SWAP_LACKS = QT_TRANSLATE_NOOP("Remik51", "for a swap also needed: {cards}")

_OPENED = QT_TRANSLATE_NOOP("Remik51", "opened")
_ELIMINATED = QT_TRANSLATE_NOOP("Remik51", "eliminated")
_BOMBS = QT_TRANSLATE_N_NOOP("Remik51", "%n bomb(s)", "", 1)

_OF = QT_TRANSLATE_NOOP("Remik51", "of {points}")
_MISSING = QT_TRANSLATE_N_NOOP("Remik51", "%n missing", "", 1)
_ENOUGH = QT_TRANSLATE_NOOP("Remik51", "enough")
_PURE_THERE = QT_TRANSLATE_NOOP("Remik51", "Pure run")
_PURE_MISSING = QT_TRANSLATE_NOOP("Remik51", "No pure run yet")
_TRAY_SPOKEN = QT_TRANSLATE_NOOP("Remik51", "Opening tray: {points} of {needed} points.")

_CAN_OPEN = QT_TRANSLATE_N_NOOP("Remik51", "You can open with %n point(s)", "", 1)
_DUTY_MELD = QT_TRANSLATE_NOOP("Remik51", "You took {card}: lay it in a new meld, or return it.")
_DUTY_OPEN = QT_TRANSLATE_NOOP(
    "Remik51",
    "You took {card}: open, use it, lay all your other cards but one and discard that one – or "
    "return it.",
)
_DUTY_USE = QT_TRANSLATE_NOOP(
    "Remik51",
    "You took {card}: use it, lay all your other cards but one and discard that one – or return "
    "it.",
)
_DUTY_REST = QT_TRANSLATE_NOOP(
    "Remik51", "You took {card}: lay all cards but one and discard that one, or return it."
)
_DUTY_SHORT = QT_TRANSLATE_NOOP("Remik51", "You took {card}: open and go out, or return it.")
_CUT = QT_TRANSLATE_NOOP("Remik51", "At the bottom: {card}")
_SHUFFLED = QT_TRANSLATE_NOOP("Remik51", "Shuffled")
_CUT_TAKEN = QT_TRANSLATE_NOOP("Remik51", "{player} got the joker from the bottom")
_MOVED_LEFT = QT_TRANSLATE_NOOP("Remik51", "{kind}, joker as the {card}; moved left: the {other}")
_MOVED_RIGHT = QT_TRANSLATE_NOOP("Remik51", "{kind}, joker as the {card}; moved right: the {other}")


def act(name: str) -> str:
    """The button of a command."""
    return say("Remik51", _ACTS[name])


def why(name: str) -> str:
    """A reason of the table's own."""
    return say("Remik51", _WHY[name])


def another() -> str:
    """The place for one more meld in the tray."""
    return say("Remik51", _ANOTHER)


def spoken(laid: Sequence[Card]) -> str:
    """The cards of a meld for the ear; a joker in a run with what it stands for (K6)."""
    if melds.run_start(laid) is None:
        return card_names.names(laid)
    told = []
    for card, stands in zip(laid, melds.run_cards(laid), strict=True):
        name = card_names.name(stands)
        told.append(say("Remik51", _JOKER_FOR, card=name) if card == JOKER else name)
    return ", ".join(told)


def meld_name(number: int, laid: Sequence[Card]) -> str:
    """A meld of the table for the ear."""
    return piles.meld_name(number, melds.run_start(laid) is not None, spoken(laid))


def tray_name(laid: Sequence[Card]) -> str:
    """A meld of the tray for the ear."""
    kind_name = say("Remik51", _KINDS[_kind(laid)])
    value = melds.meld_value(laid)
    return say("Remik51", _TRAY_NAME, value, kind=kind_name, cards=spoken(laid))


def part_name(zone: str, number: int, laid: Sequence[Card]) -> str:
    """A part of a meld for the ear; with its jokers what has to be put in their place (K14)."""
    text = {
        "low": _LOW_END,
        "high": _HIGH_END,
        "traylow": _TRAY_LOW,
        "trayhigh": _TRAY_HIGH,
        "swap": _ITS_JOKERS if laid.count(JOKER) > 1 else _ITS_JOKER,
    }[zone]
    wanted = _wanted(laid) if zone == "swap" else ()
    return say("Remik51", text, number=number + 1, cards=card_names.names(wanted))


def _wanted(laid: Sequence[Card]) -> Sequence[Card]:
    """The cards that free the jokers of a meld: in a set all of them together (K14)."""
    if JOKER not in laid:
        return ()
    if melds.run_start(laid) is None:
        return melds.missing_suits(laid)
    stands = melds.run_cards(laid)
    return [card for at, card in enumerate(stands) if laid[at] == JOKER]


def _kind(laid: Sequence[Card]) -> str:
    if melds.run_start(laid) is None:
        return "set"
    return "pure" if melds.is_pure_run(laid) else "run"


def of_meld(laid: Sequence[Card], other: Sequence[Card] = ()) -> Verdict:
    """A selection that is a meld: how many cards, what it is worth, what it is (K7).

    `other` is the same run with its joker at the other end, if it may lie there too (K6).
    """
    text = piles.worth(len(laid), melds.meld_value(laid))
    kind_name = say("Remik51", _KINDS[_kind(laid)])
    if not other:
        return Verdict(text, kind_name, True)
    low, high = (laid, other) if laid[0] == JOKER and other[-1] == JOKER else (other, laid)
    first, last = melds.run_cards(low)[0], melds.run_cards(high)[-1]
    now, then = (last, first) if high is laid else (first, last)
    moved = say(
        "Remik51",
        _MOVED_LEFT if high is laid else _MOVED_RIGHT,
        kind=kind_name,
        card=card_names.name(now),
        other=card_names.name(then),
    )
    return Verdict(text, moved, True)


def of_cards(text: str, fit: str) -> Verdict:
    """A selection that is none; `fit`: "meld", "tray", "swap", "none" or nothing to say."""
    if not fit:
        return Verdict(text)
    strong = {
        "meld": piles.fits(),
        "tray": say("Remik51", _FITS_TRAY),
        "swap": say("Remik51", _SWAPS),
        "none": piles.not_a_meld(),
    }[fit]
    return Verdict(text, strong, fit != "none")


def swap_lacks(text: str, cards: Sequence[Card]) -> Verdict:
    """A selection that is a part of what frees the jokers of a set; these cards lack (K14)."""
    return Verdict(text, say("Remik51", _SWAP_LACKS, cards=card_names.names(cards)))


def note(count: int, bombs: int, opened: bool, out: bool) -> Note:
    """The chips of a seat: eliminated, about to go out, opened; and its bombs (K8, K18)."""
    title = say("Remik51", _BOMBS, bombs) if bombs else ""
    if out:
        return Note(say("Remik51", _ELIMINATED), "warn", title)
    if count == 1:
        return Note(piles.last_card(), "warn", title)
    return Note(say("Remik51", _OPENED), "good", title) if opened else Note(title=title)


def tray(laid: Sequence[Sequence[Card]], sums: Tally, options: Options) -> dict[str, Any]:
    """The opening tray: each meld, the total, what is missing, the pure run (K8)."""
    needed = options.opening_points
    missing = say("Remik51", _MISSING, sums.missing) if sums.missing else say("Remik51", _ENOUGH)
    pure = ""
    if options.pure_run_required:
        pure = say("Remik51", _PURE_MISSING if sums.lacks_pure_run else _PURE_THERE)
    heard = say("Remik51", _TRAY_SPOKEN, points=sums.points, needed=needed)
    return {
        "melds": [
            {
                "title": say("Remik51", _TITLES[_kind(cards)]),
                "short": say("Remik51", _TITLES["set" if _kind(cards) == "set" else "run"]),
                "value": value or 0,
                "pure": sums.pure_runs[at],
            }
            for at, (cards, value) in enumerate(zip(laid, sums.values, strict=True))
        ],
        "points": sums.points,
        "of": say("Remik51", _OF, points=needed),
        "share": min(1.0, sums.points / needed),
        "missing": missing,
        "enough": not sums.missing,
        "pure": pure,
        "isPure": not sums.lacks_pure_run,
        "spoken": " ".join(f"{part}." if part[-1] != "." else part for part in (heard, missing))
        + (f" {pure}." if pure else ""),
    }


def can_open(points: int) -> str:
    """The hand holds an opening."""
    return say("Remik51", _CAN_OPEN, points)


def duty(view: View) -> dict[str, str]:
    """What the taken discard asks for, as long as it does; `short` where there is no room (K11)."""
    short = _DUTY_SHORT
    if view.opened_before:
        text = short = _DUTY_MELD
    elif not view.opened[view.watcher]:
        text = _DUTY_OPEN
    else:
        text = short = _DUTY_REST if view.used else _DUTY_USE
    card = view.taken or ""
    return {
        "line": say("Remik51", text, card=f"{{{card}}}"),
        "short": say("Remik51", short, card=f"{{{card}}}"),
        "spoken": say("Remik51", text, card=card_names.as_object(card)),
    }


def cut(card: Card, player: str | None) -> dict[str, str]:
    """The bottom card that was shown, or who got the joker (K3)."""
    if player is not None:
        text = say("Remik51", _CUT_TAKEN, player=player)
        return {"line": text, "spoken": text}
    return {
        "line": say("Remik51", _CUT, card=f"{{{card}}}"),
        "spoken": say("Remik51", _CUT, card=card_names.name(card)),
    }


def shuffled() -> dict[str, str]:
    """The discards have become the stock (K15)."""
    text = say("Remik51", _SHUFFLED)
    return {"line": text, "spoken": text}
