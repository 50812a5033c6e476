"""The rules page of a game, in the words of the options in force (C8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import BaseModel

from app.ui.text import options as option_texts
from app.ui.text.game_text import GameText, RuleText, holds
from app.ui.text.games import TEXTS
from app.ui.text.indices import letters
from app.ui.text.say import QT_TRANSLATE_NOOP, say

_IN_FORCE = QT_TRANSLATE_NOOP("Options", "Options of this match")
_OPTION = QT_TRANSLATE_NOOP("Options", "{option}: {value}")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule to be shown; `number` is like "R3", or empty for what is no rule."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the rules page and the rules below it."""

    title: str
    rules: list[Rule]


def rules_page(
    game: str, options: BaseModel, printed: Mapping[str, str] | None = None
) -> list[Section]:
    """All sections for a match with `options`; `printed` are the index letters in force."""
    text = TEXTS[game]
    ranks = {rank: (printed or letters())[rank] for rank in "AKQJ"}
    sections = [
        Section(
            say(text.context, section.title),
            [
                _rule(text, rule, options, ranks)
                for rule in section.rules
                if holds(rule, options.model_dump())
            ],
        )
        for section in text.rules
    ]
    return [*sections, Section(say("Options", _IN_FORCE), _options(game, options))]


def _rule(text: GameText, rule: RuleText, options: BaseModel, ranks: Mapping[str, str]) -> Rule:
    count = getattr(options, rule.count) if rule.count else -1
    return Rule(rule.number, say(text.context, rule.text, count, **ranks, **options.model_dump()))


def _options(game: str, options: BaseModel) -> list[Rule]:
    lines = []
    for field in option_texts.mattering(game, options):
        value = option_texts.value(game, field, getattr(options, field))
        line = say("Options", _OPTION, option=option_texts.title(game, field), value=value)
        lines.append(Rule("", line))
    return lines
