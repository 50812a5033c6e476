"""What the table of `gin` says, beside the words of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.core.cards import Card
from app.core.games.gin.actions import Knock
from app.core.games.gin.hand import Choice
from app.core.games.gin.options import KNOCK_LIMIT
from app.core.games.gin.scoring import card_value
from app.core.games.gin.view import View
from app.core.melds import ACE_LOW, Arrangement, arranged, is_run
from app.ui.games.presenter import Mark, Verdict
from app.ui.text import cards as card_names
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_WORDS = {
    "pass": QT_TRANSLATE_NOOP("Gin", "Pass"),
    "knock": QT_TRANSLATE_NOOP("Gin", "Knock"),
    "gin": QT_TRANSLATE_NOOP("Gin", "Gin"),
    "finish": QT_TRANSLATE_NOOP("Gin", "Finish"),
    "best": QT_TRANSLATE_NOOP("Gin", "Best defence"),
    "run": QT_TRANSLATE_NOOP("Gin", "Run"),
    "set": QT_TRANSLATE_NOOP("Gin", "Set"),
    "deadwood": QT_TRANSLATE_NOOP("Gin", "Deadwood {number}"),
    "knocked": QT_TRANSLATE_NOOP("Gin", "knocked"),
    "has_gin": QT_TRANSLATE_NOOP("Gin", "gin"),
    "knock_with_one": QT_TRANSLATE_NOOP("Gin", "Select one card to discard with the knock."),
    "select_first": QT_TRANSLATE_NOOP("Gin", "Select the cards to lay off."),
    "nothing_laid": QT_TRANSLATE_NOOP(
        "Gin", "Show a meld, lay off a card, or take the best defence."
    ),
    "stays": QT_TRANSLATE_NOOP("Gin", "A card just taken stays in the hand this turn"),
    "leaves": QT_TRANSLATE_NOOP("Gin", "Leaves deadwood {number}"),
    "may_knock": QT_TRANSLATE_NOOP("Gin", "you may knock"),
}
_NO_KNOCK = QT_TRANSLATE_NOOP(
    "Gin", "If you discard {card}, deadwood {number} is left: too much to knock, at most {limit}."
)
_FINISH_WITH = QT_TRANSLATE_NOOP("Gin", "Finish with {number}")
_BEST_WITH = QT_TRANSLATE_NOOP("Gin", "Best defence: {number}")
_COUNTS = QT_TRANSLATE_N_NOOP("Gin", "counts %n point(s) as deadwood", "", 1)
_SPOKEN_LEAVES = QT_TRANSLATE_NOOP("Gin", "discarding it leaves deadwood {number}")
_SPOKEN_KNOCK = QT_TRANSLATE_NOOP("Gin", "with it you may knock: deadwood {number}")
_SPOKEN_GIN = QT_TRANSLATE_NOOP("Gin", "with it you have gin")
_BACK = QT_TRANSLATE_NOOP("Gin", "Back in your hand: {cards}.")
_LEFT = QT_TRANSLATE_NOOP("Gin", "Your deadwood: {number}.")
_ROW_VALUE = QT_TRANSLATE_NOOP("Gin", "{player} · deadwood {number}")

_PLACE_KNOCK = QT_TRANSLATE_NOOP("Gin", "The place to knock, deadwood {number}")
_PLACE_GIN = QT_TRANSLATE_NOOP("Gin", "The place to show gin")
_OFFER_GIN = QT_TRANSLATE_NOOP("Gin", "no deadwood left")
_DROP = QT_TRANSLATE_NOOP("Gin", "Drop your discard here")
_INSTEAD = QT_TRANSLATE_NOOP("Gin", "Instead of drawing")
_ASK_KNOCK = QT_TRANSLATE_NOOP("Gin", "Knock with {number}?")
_ASK_GIN = QT_TRANSLATE_NOOP("Gin", "Show gin?")
_WITH_DISCARD = QT_TRANSLATE_N_NOOP("Gin", "You discard {card} and show %n meld(s).", "", 1)
_WITHOUT = QT_TRANSLATE_N_NOOP("Gin", "You knock without drawing and show %n meld(s).", "", 1)
_THEY_LAY_OFF = QT_TRANSLATE_NOOP("Gin", "{player} may lay off on them.")
_NO_LAY_OFF = QT_TRANSLATE_NOOP("Gin", "{player} can’t lay off anything.")
_OF_LIMIT = QT_TRANSLATE_NOOP("Gin", "{number} of at most {limit}")
_PLAY_ON = QT_TRANSLATE_NOOP("Gin", "Play on")
_KEYS = QT_TRANSLATE_NOOP("Gin", "Enter does it, Escape plays on.")
_DEADWOOD = QT_TRANSLATE_NOOP("Gin", "Deadwood")


def word(key: str, **values: object) -> str:
    """One of the short texts above."""
    return say("Gin", _WORDS[key], **values)


def answer(left: int, best: int | None) -> tuple[str, str]:
    """To finish a defence and to take the best one; with the deadwood of both where that differs.

    `best` is None where it makes no difference yet, or no longer.
    """
    if best is None:
        return word("finish"), word("best")
    return say("Gin", _FINISH_WITH, number=left), say("Gin", _BEST_WITH, number=best)


def leaves(choice: Choice) -> Verdict:
    """What discarding the selected card comes to."""
    text = word("leaves", number=choice.deadwood)
    if not choice.knock:
        return Verdict(text)
    return Verdict(text, word("has_gin" if choice.gin else "may_knock"), True)


def no_knock(choice: Choice) -> str:
    """Why this card is no discard of a knock (G7)."""
    card = card_names.as_object(choice.card)
    return say("Gin", _NO_KNOCK, card=card, number=choice.deadwood, limit=KNOCK_LIMIT)


def leaving(choice: Choice) -> Mark:
    """The deadwood that a discard would leave, over its card."""
    spoken = _SPOKEN_GIN if choice.gin else _SPOKEN_KNOCK if choice.knock else _SPOKEN_LEAVES
    text = word("gin") if choice.gin else f"→ {choice.deadwood}"
    return Mark(text, say("Gin", spoken, number=choice.deadwood), choice.knock)


def counting(card: Card) -> Mark:
    """What a card in no meld counts, over it."""
    return Mark(str(card_value(card)), say("Gin", _COUNTS, card_value(card)))


def group(cards: Sequence[Card]) -> str:
    """What a meld is."""
    return word("run" if is_run(cards, ACE_LOW) else "set")


def row(player: str, value: int | None) -> str:
    """The heading over a player's melds on the table."""
    return player if value is None else say("Gin", _ROW_VALUE, player=player, number=value)


def back(cards: Sequence[Card], voice: Voice) -> str:
    """Cards that were taken back into the hand."""
    return say("Gin", _BACK, cards=voice.cards(cards))


def left(number: int) -> str:
    """What the hand of the defender still counts."""
    return say("Gin", _LEFT, number=number)


def knock_name(least: int) -> str:
    """The place to knock for the ear."""
    return say("Gin", _PLACE_KNOCK if least else _PLACE_GIN, number=least)


def knock(view: View, least: int) -> dict[str, Any]:
    """The place to knock: {title, text, help, gin}."""
    gin = least == 0
    return {
        "title": word("gin" if gin else "knock"),
        "text": say("Gin", _OFFER_GIN) if gin else word("deadwood", number=least),
        "help": say("Gin", _DROP if view.phase == "play" else _INSTEAD),
        "gin": gin,
    }


def question(view: View, action: Knock, found: Arrangement, voice: Voice) -> Mapping[str, Any]:
    """The panel before a knock.

    {title, line, spoken, label, measure, share (0–1), melds (codes), loose (codes), yes, no}
    """
    gin = found.deadwood == 0
    player = voice.names[1 - view.watcher]
    melds = [list(arranged(one, ACE_LOW)) for one in found.melds]
    loose = sorted(found.loose, key=lambda card: -card_value(card))
    lay_off = say("Gin", _NO_LAY_OFF if gin or not melds else _THEY_LAY_OFF, player=player)
    if action.discard is None:
        line = spoken = say("Gin", _WITHOUT, len(melds))
    else:
        line = say("Gin", _WITH_DISCARD, len(melds), card=f"{{{action.discard}}}")
        card = card_names.as_object(action.discard)
        spoken = say("Gin", _WITH_DISCARD, len(melds), card=card)
    title = say("Gin", _ASK_GIN if gin else _ASK_KNOCK, number=found.deadwood)
    label = say("Gin", _DEADWOOD)
    parts = [(group(one), one) for one in melds] + [(label, loose)] * bool(loose)
    shown = [f"{text}: {card_names.names(cards)}." for text, cards in parts]
    return {
        "title": title,
        "line": f"{line} {lay_off}",
        "spoken": " ".join((title, spoken, *shown, lay_off, say("Gin", _KEYS))),
        "label": label,
        "measure": say("Gin", _OF_LIMIT, number=found.deadwood, limit=KNOCK_LIMIT),
        "share": found.deadwood / KNOCK_LIMIT,
        "melds": melds,
        "loose": loose,
        "yes": word("gin" if gin else "knock"),
        "no": say("Gin", _PLAY_ON),
    }
