"""Sentences for the events that several games share."""

from __future__ import annotations

from app.core.events import (
    Dealt,
    Discarded,
    Drew,
    HandDealt,
    LaidOff,
    Melded,
    Passed,
    Revealed,
    RoundEnded,
)
from app.core.game import Event
from app.ui.text import cards
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_DEALS = QT_TRANSLATE_NOOP("Events", "{player} deals.")
_DEALS_UPCARD = QT_TRANSLATE_NOOP("Events", "{player} deals. Upcard: {card}.")
_HAND = QT_TRANSLATE_NOOP("Events", "{player} gets: {cards}.")
_DRAWS = QT_TRANSLATE_NOOP("Events", "{player} draws a card from the stock.")
_DRAWS_CARD = QT_TRANSLATE_NOOP("Events", "{player} draws the {card} from the stock.")
_TAKES = QT_TRANSLATE_NOOP("Events", "{player} takes the {card} from the discard pile.")
_MELDS = QT_TRANSLATE_NOOP("Events", "{player} melds: {cards}.")
_LAYS_OFF = QT_TRANSLATE_NOOP("Events", "{player} lays off: {cards}. The meld now holds: {meld}.")
_DISCARDS = QT_TRANSLATE_NOOP("Events", "{player} discards the {card}.")
_PASSES = QT_TRANSLATE_NOOP("Events", "{player} passes.")
_LEFT = QT_TRANSLATE_NOOP("Events", "{player} still holds: {cards}.")
_ENDED = QT_TRANSLATE_NOOP("Events", "The round is over. Winner: {player}.")
_ENDED_DRAWN = QT_TRANSLATE_NOOP("Events", "The round is over, and nobody wins it.")


def announce(event: Event, voice: Voice) -> str:
    """One shared event as a sentence; "" for a hand that this watcher may not see."""
    match event:
        case Dealt(dealer, _, upcard) if upcard is not None:
            return say("Events", _DEALS_UPCARD, player=voice.names[dealer], card=cards.name(upcard))
        case Dealt(dealer, _, _):
            return say("Events", _DEALS, player=voice.names[dealer])
        case HandDealt(seat, hand) if hand is not None:
            return say("Events", _HAND, player=voice.names[seat], cards=voice.cards(hand))
        case HandDealt():
            return ""
        case Drew(seat, _, None):
            return say("Events", _DRAWS, player=voice.names[seat])
        case Drew(seat, source, str(card)):
            text = _DRAWS_CARD if source == "stock" else _TAKES
            return say("Events", text, player=voice.names[seat], card=cards.as_object(card))
        case Melded(seat, _, laid):
            return say("Events", _MELDS, player=voice.names[seat], cards=voice.cards(laid))
        case LaidOff(seat, _, added, whole):
            return say(
                "Events",
                _LAYS_OFF,
                player=voice.names[seat],
                cards=voice.cards(added),
                meld=voice.cards(whole),
            )
        case Discarded(seat, card):
            name = cards.as_object(card)
            return say("Events", _DISCARDS, player=voice.names[seat], card=name)
        case Passed(seat):
            return say("Events", _PASSES, player=voice.names[seat])
        case Revealed(seat, hand):
            return say("Events", _LEFT, player=voice.names[seat], cards=voice.cards(hand))
        case RoundEnded(result) if result.winners:
            return say("Events", _ENDED, player=voice.players(result.winners))
        case RoundEnded():
            return say("Events", _ENDED_DRAWN)
    raise TypeError(f"no words for the event {event!r}")
