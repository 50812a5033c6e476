"""Why an action is refused, in one sentence."""

from __future__ import annotations

from typing import Any

from app.core.game import Violation
from app.ui.text import cards
from app.ui.text.games import TEXTS
from app.ui.text.say import say
from app.ui.text.voice import Voice


def refusal(game: str, violation: Violation, voice: Voice) -> str:
    """The reason for a refusal in the language of the moment."""
    text = TEXTS[game]
    values = {name: _value(name, value, voice) for name, value in violation.params.items()}
    return say(text.context, text.violations[violation.code], **voice.ranks(), **values)


def _value(name: str, value: Any, voice: Voice) -> object:
    match name, value:
        case "to_act", int(seat):
            return voice.names[seat]
        case "card", str(code):
            return cards.name(code)
        case _, tuple(codes):
            return voice.cards(codes)
        case "meld", int(number):
            return number + 1
    return value
