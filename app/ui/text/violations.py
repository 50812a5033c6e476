"""Why an action is refused, in one sentence."""

from __future__ import annotations

from typing import Any

from app.core.game import Violation
from app.ui.text import cards
from app.ui.text.games import TEXTS
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

SHARED = {
    "round_over": QT_TRANSLATE_NOOP("Refusals", "The round is over."),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is not your turn. To play: {to_act}."),
    "unknown_action": QT_TRANSLATE_NOOP("Refusals", "There is no such move in this game."),
    "draw_first": QT_TRANSLATE_NOOP("Refusals", "Draw a card first."),
    "already_drawn": QT_TRANSLATE_NOOP("Refusals", "You have already drawn a card in this turn."),
    "not_in_hand": QT_TRANSLATE_NOOP("Refusals", "This card is not in your hand: {card}."),
    "too_few_for_a_meld": QT_TRANSLATE_NOOP("Refusals", "A meld needs at least three cards."),
    "not_a_meld": QT_TRANSLATE_NOOP(
        "Refusals",
        "These cards are neither a run in one suit nor a set of one rank in different suits.",
    ),
    "no_such_meld": QT_TRANSLATE_NOOP("Refusals", "There is no meld number {meld} on the table."),
    "no_cards": QT_TRANSLATE_NOOP("Refusals", "Choose at least one card to lay off."),
    "does_not_fit": QT_TRANSLATE_NOOP("Refusals", "{cards}: this does not fit the meld {meld}."),
    "taken_this_turn": QT_TRANSLATE_NOOP(
        "Refusals", "You may not discard the card that you took in this turn: {card}."
    ),
}
"""What several games refuse; a game's own text for a code goes first."""


def refusal(game: str, violation: Violation, voice: Voice) -> str:
    """The reason for a refusal in the language of the moment."""
    own = TEXTS[game]
    code = violation.code
    context, text = "Refusals", SHARED.get(code, "")
    if code in own.violations:
        context, text = own.context, own.violations[code]
    values = {name: _value(name, value, voice) for name, value in violation.params.items()}
    return say(context, text, violation.params.get("count", -1), **voice.ranks(), **values)


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
