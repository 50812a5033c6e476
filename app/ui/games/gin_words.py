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

_KNOCK_PLACE = QT_TRANSLATE_NOOP("Gin", "The place to knock")

_ACTS = {
    "pass": QT_TRANSLATE_NOOP("Gin", "Pass"),
    "knock": QT_TRANSLATE_NOOP("Gin", "Knock"),
    "finish": QT_TRANSLATE_NOOP("Gin", "Finish"),
    "best": QT_TRANSLATE_NOOP("Gin", "Best defence"),
}
_KNOCK_ONE = QT_TRANSLATE_NOOP("Gin", "Select one card to discard with the knock.")
_SELECT_FIRST = QT_TRANSLATE_NOOP("Gin", "Select the cards to lay off.")
_NOTHING_LAID = QT_TRANSLATE_NOOP("Gin", "Show a meld, lay off a card, or take the best defence.")

_LEAVES = QT_TRANSLATE_NOOP("Gin", "Leaves deadwood {number}")
_MAY_KNOCK = QT_TRANSLATE_NOOP("Gin", "you may knock")
_GIN = QT_TRANSLATE_NOOP("Gin", "Gin")
_TAKEN = QT_TRANSLATE_NOOP("Gin", "Just taken,")
_STAYS = QT_TRANSLATE_NOOP("Gin", "stays in the hand this turn")

_RUN = QT_TRANSLATE_NOOP("Gin", "Run")
_SET = QT_TRANSLATE_NOOP("Gin", "Set")
_DEADWOOD = QT_TRANSLATE_NOOP("Gin", "Deadwood {number}")
_COUNTS = QT_TRANSLATE_N_NOOP("Gin", "counts %n point(s) as deadwood", "", 1)
_SPOKEN_LEAVES = QT_TRANSLATE_NOOP("Gin", "discarding it leaves deadwood {number}")
_SPOKEN_KNOCK = QT_TRANSLATE_NOOP("Gin", "with it you may knock: deadwood {number}")
_SPOKEN_GIN = QT_TRANSLATE_NOOP("Gin", "with it you have gin")
_KNOCKED = QT_TRANSLATE_NOOP("Gin", "knocked")
_HAS_GIN = QT_TRANSLATE_NOOP("Gin", "gin")
_ROW = QT_TRANSLATE_NOOP("Gin", "{player}")
_ROW_VALUE = QT_TRANSLATE_NOOP("Gin", "{player} · deadwood {number}")

_OFFER = QT_TRANSLATE_NOOP("Gin", "down to deadwood {number}")
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


def knock_place() -> str:
    return say("Gin", _KNOCK_PLACE)


def act(command: str) -> str:
    """The text of a button."""
    return say("Gin", _ACTS[command])


def knock_with_one() -> str:
    return say("Gin", _KNOCK_ONE)


def select_first() -> str:
    return say("Gin", _SELECT_FIRST)


def nothing_laid() -> str:
    return say("Gin", _NOTHING_LAID)


def leaves(choice: Choice) -> Verdict:
    """What discarding the selected card comes to."""
    text = say("Gin", _LEAVES, number=choice.deadwood)
    if not choice.knock:
        return Verdict(text)
    return Verdict(f"{text},", say("Gin", _HAS_GIN if choice.gin else _MAY_KNOCK), True)


def taken() -> str:
    return say("Gin", _TAKEN)


def stays() -> str:
    return say("Gin", _STAYS)


def leaving(choice: Choice) -> Mark:
    """The deadwood that a discard would leave, over its card."""
    spoken = _SPOKEN_GIN if choice.gin else _SPOKEN_KNOCK if choice.knock else _SPOKEN_LEAVES
    text = say("Gin", _GIN) if choice.gin else f"→ {choice.deadwood}"
    return Mark(text, say("Gin", spoken, number=choice.deadwood), choice.knock)


def counting(card: Card) -> Mark:
    """What a card in no meld counts, over it."""
    return Mark(str(card_value(card)), say("Gin", _COUNTS, card_value(card)))


def group(cards: Sequence[Card]) -> str:
    """The name of a meld over the hand."""
    return say("Gin", _RUN if is_run(cards, ACE_LOW) else _SET)


def deadwood(number: int) -> str:
    return say("Gin", _DEADWOOD, number=number)


def knocked(gin: bool) -> str:
    """On the plate of the one who knocked."""
    return say("Gin", _HAS_GIN if gin else _KNOCKED)


def row(player: str, value: int | None) -> str:
    """The heading over a player's melds on the table."""
    if value is None:
        return say("Gin", _ROW, player=player)
    return say("Gin", _ROW_VALUE, player=player, number=value)


def knock(view: View, least: int | None) -> dict[str, Any]:
    """The place to knock: {title, text, help, gin}."""
    gin = least == 0
    return {
        "title": say("Gin", _GIN if gin else _ACTS["knock"]),
        "text": say("Gin", _OFFER_GIN if gin else _OFFER, number=least),
        "help": say("Gin", _DROP if view.phase == "play" else _INSTEAD),
        "gin": gin,
    }


def question(view: View, action: Knock, found: Arrangement, voice: Voice) -> Mapping[str, Any]:
    """The panel before a knock.

    {title, line, spoken, deadwood, limit, share (0–1), measure, melds (codes), loose, yes, no}
    """
    gin = found.deadwood == 0
    player = voice.names[1 - view.watcher]
    melds = len(found.melds)
    lay_off = say("Gin", _NO_LAY_OFF if gin or not melds else _THEY_LAY_OFF, player=player)
    if action.discard is None:
        line = spoken = say("Gin", _WITHOUT, melds)
    else:
        line = say("Gin", _WITH_DISCARD, melds, card=f"{{{action.discard}}}")
        spoken = say("Gin", _WITH_DISCARD, melds, card=card_names.as_object(action.discard))
    title = say("Gin", _ASK_GIN if gin else _ASK_KNOCK, number=found.deadwood)
    return {
        "title": title,
        "line": f"{line} {lay_off}",
        "spoken": " ".join((title, spoken, lay_off, say("Gin", _KEYS))),
        "label": say("Gin", _DEADWOOD_LABEL),
        "measure": say("Gin", _OF_LIMIT, number=found.deadwood, limit=KNOCK_LIMIT),
        "share": found.deadwood / KNOCK_LIMIT,
        "melds": [list(arranged(one, ACE_LOW)) for one in found.melds],
        "loose": sorted(found.loose, key=lambda card: -card_value(card)),
        "yes": say("Gin", _GIN if gin else _ACTS["knock"]),
        "no": say("Gin", _PLAY_ON),
    }


_DEADWOOD_LABEL = QT_TRANSLATE_NOOP("Gin", "Deadwood")
