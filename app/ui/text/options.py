"""The options of a match in words: titles, explanations, values, chips."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from app.ui.text.game_text import holds
from app.ui.text.games import TEXTS
from app.ui.text.say import QT_TRANSLATE_NOOP, say

_ON_OFF = {
    True: QT_TRANSLATE_NOOP("Options", "yes"),
    False: QT_TRANSLATE_NOOP("Options", "no"),
}


def title(game: str, field: str) -> str:
    """The name of an option: "Target score"."""
    text = TEXTS[game]
    return say(text.context, text.options[field].title)


def explanation(game: str, field: str) -> str:
    """One line about what an option changes."""
    text = TEXTS[game]
    return say(text.context, text.options[field].help)


def value(game: str, field: str, value: Any) -> str:
    """What a value of an option is called: "100 points", "yes"."""
    text = TEXTS[game]
    option = text.options[field]
    if value in option.values:
        return say(text.context, option.values[value])
    if isinstance(value, bool):
        return say("Options", _ON_OFF[value])
    return say(text.context, option.number, value)


def mattering(game: str, options: BaseModel) -> list[str]:
    """The options that matter beside the others: no number of wins in a match for points."""
    texts = TEXTS[game].options
    values = options.model_dump()
    return [field for field in values if holds(texts[field], values)]


def chips(game: str, options: BaseModel) -> list[str]:
    """A few words for each option that differs from the rules as given."""
    defaults = type(options)()
    shown = [
        chip(game, field, getattr(options, field))
        for field in mattering(game, options)
        if getattr(options, field) != getattr(defaults, field)
    ]
    return [text for text in shown if text]


def chip(game: str, field: str, value: Any) -> str:
    """A few words for one changed value, or none if the round's title names it."""
    text = TEXTS[game]
    option = text.options[field]
    if value in option.chips:
        return say(text.context, option.chips[value])
    return say(text.context, option.number_chip, value) if option.number_chip else ""
