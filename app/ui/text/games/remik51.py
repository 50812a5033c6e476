"""The words of `remik51`."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.events import Discarded, LaidOff, Melded, RoundEnded
from app.core.game import Event
from app.core.games.remik51.events import CutShown, Opened, Reshuffled, Returned, Swapped
from app.core.games.remik51.options import Options
from app.core.games.remik51.view import View
from app.ui.text import cards, shared_events
from app.ui.text.game_text import GameText, OptionText
from app.ui.text.games.remik51_moves import last_move
from app.ui.text.games.remik51_rules import RULES
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

VIOLATIONS = {
    "bad_packs": QT_TRANSLATE_NOOP(
        "Remik51", "These do not go together. Packs: {packs}. Players: {seats}."
    ),
    "no_discard": QT_TRANSLATE_NOOP("Remik51", "There is no discard to take."),
    "returned_this_turn": QT_TRANSLATE_NOOP(
        "Remik51", "You returned the discard in this turn: draw from the stock."
    ),
    "nothing_to_return": QT_TRANSLATE_NOOP("Remik51", "There is no taken discard to return."),
    "no_cards": QT_TRANSLATE_NOOP("Remik51", "Choose at least one card."),
    "twins_in_a_set": QT_TRANSLATE_NOOP(
        "Remik51", "A set may not hold two cards of the same rank and suit."
    ),
    "too_many_jokers": QT_TRANSLATE_NOOP("Remik51", "There are too many jokers for a meld."),
    "open_first": QT_TRANSLATE_NOOP("Remik51", "Open first. Points needed for that: {points}."),
    "already_opened": QT_TRANSLATE_NOOP(
        "Remik51", "You have opened already: lay melds one by one."
    ),
    "opening_too_small": QT_TRANSLATE_NOOP(
        "Remik51", "Not enough to open. Points: {points} of {needed}."
    ),
    "no_pure_run": QT_TRANSLATE_NOOP(
        "Remik51", "An opening needs a pure run: a run without a joker."
    ),
    "end_needed": QT_TRANSLATE_NOOP("Remik51", "Choose the end of the run to lay off on."),
    "no_end_in_a_set": QT_TRANSLATE_NOOP("Remik51", "A set has no ends: just lay off on it."),
    "set_is_full": QT_TRANSLATE_NOOP("Remik51", "This set has its four cards already."),
    "no_joker_there": QT_TRANSLATE_NOOP("Remik51", "There is no joker in this meld."),
    "not_the_jokers_card": QT_TRANSLATE_NOOP(
        "Remik51", "No joker here stands for this card: {card}."
    ),
    "set_needs_all_missing": QT_TRANSLATE_NOOP(
        "Remik51", "To swap the joker of a set, put all missing suits down at once: {missing}."
    ),
    "taken_must_be_melded": QT_TRANSLATE_NOOP(
        "Remik51", "The discard that you took must go into a new meld in this turn: {card}."
    ),
    "taken_must_go_out": QT_TRANSLATE_NOOP(
        "Remik51",
        "With the discard that you took you must open, lay all other cards but one, and discard "
        "that one: {card}.",
    ),
    "keep_one_to_discard": QT_TRANSLATE_NOOP(
        "Remik51", "Keep one card: after taking the discard you must end with a discard."
    ),
}

PHASES = {
    "draw": QT_TRANSLATE_NOOP("Remik51", "Draw a card"),
    "play": QT_TRANSLATE_NOOP("Remik51", "Meld, lay off or discard"),
    "over": QT_TRANSLATE_NOOP("Remik51", "The round is over"),
}
_OPEN = QT_TRANSLATE_N_NOOP("Remik51", "Open with %n point(s), or discard", "", 1)
_OPEN_PURE = QT_TRANSLATE_N_NOOP(
    "Remik51", "Open with %n point(s) and a pure run, or discard", "", 1
)
_DUTY_MELD = QT_TRANSLATE_NOOP("Remik51", "Meld the discard that you took, or return it")
_DUTY_OUT = QT_TRANSLATE_NOOP("Remik51", "Open and go out, or return the discard that you took")

OPTIONS = {
    "packs": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Packs"),
        help=QT_TRANSLATE_NOOP("Remik51", "One pack is for two players, two packs for up to four."),
        values={
            "auto": QT_TRANSLATE_NOOP("Remik51", "By the number of players"),
            1: QT_TRANSLATE_NOOP("Remik51", "One"),
            2: QT_TRANSLATE_NOOP("Remik51", "Two"),
            3: QT_TRANSLATE_NOOP("Remik51", "Three"),
        },
        chips={
            "auto": QT_TRANSLATE_NOOP("Remik51", "Packs by the number of players"),
            1: QT_TRANSLATE_NOOP("Remik51", "One pack"),
            2: QT_TRANSLATE_NOOP("Remik51", "Two packs"),
            3: QT_TRANSLATE_NOOP("Remik51", "Three packs"),
        },
    ),
    "opening_points": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Points to open"),
        help=QT_TRANSLATE_NOOP("Remik51", "What the first melds of a player must be worth."),
        number=QT_TRANSLATE_N_NOOP("Remik51", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Remik51", "Opening: %n point(s)", "", 1),
    ),
    "pure_run_required": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Pure run to open"),
        help=QT_TRANSLATE_NOOP("Remik51", "An opening needs a run without a joker."),
        chips={False: QT_TRANSLATE_NOOP("Remik51", "Opening without a pure run")},
    ),
    "joker_penalty": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Joker in hand"),
        help=QT_TRANSLATE_NOOP("Remik51", "What a joker costs that is left in hand."),
        number=QT_TRANSLATE_N_NOOP("Remik51", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Remik51", "Joker in hand: %n point(s)", "", 1),
        unless={"match_format": "bomb"},
    ),
    "cut_joker": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Joker at the cut"),
        help=QT_TRANSLATE_NOOP(
            "Remik51", "A joker at the bottom of the pack goes to the player right of the dealer."
        ),
        chips={True: QT_TRANSLATE_NOOP("Remik51", "Joker at the cut")},
    ),
    "match_format": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "The match ends by"),
        help=QT_TRANSLATE_NOOP("Remik51", "What decides that the match is over."),
        values={
            "points": QT_TRANSLATE_NOOP("Remik51", "Penalty points"),
            "wins": QT_TRANSLATE_NOOP("Remik51", "Rounds won"),
            "rounds": QT_TRANSLATE_NOOP("Remik51", "Rounds played"),
            "bomb": QT_TRANSLATE_NOOP("Remik51", "The bomb"),
        },
    ),
    "points_limit": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Limit of penalty points"),
        help=QT_TRANSLATE_NOOP("Remik51", "Whoever reaches it ends the match."),
        number=QT_TRANSLATE_N_NOOP("Remik51", "%n point(s)", "", 1),
        when={"match_format": "points"},
    ),
    "wins_needed": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Rounds to win"),
        help=QT_TRANSLATE_NOOP("Remik51", "Whoever first wins so many rounds wins the match."),
        number=QT_TRANSLATE_N_NOOP("Remik51", "%n round(s)", "", 1),
        when={"match_format": "wins"},
    ),
    "rounds": OptionText(
        title=QT_TRANSLATE_NOOP("Remik51", "Rounds to play"),
        help=QT_TRANSLATE_NOOP("Remik51", "After so many rounds the lowest total wins."),
        number=QT_TRANSLATE_N_NOOP("Remik51", "%n round(s)", "", 1),
        when={"match_format": "rounds"},
    ),
}

_CUT = QT_TRANSLATE_NOOP("Remik51", "The bottom card is shown: {card}.")
_CUT_JOKER = QT_TRANSLATE_NOOP("Remik51", "The bottom card is shown: {card}. {player} takes it.")
_RESHUFFLED = QT_TRANSLATE_N_NOOP(
    "Remik51", "The discard pile is shuffled and becomes the stock: %n card(s).", "", 1
)
_RETURNS = QT_TRANSLATE_NOOP("Remik51", "{player} returns the {card} to the discard pile.")
_OPENS = QT_TRANSLATE_N_NOOP("Remik51", "{player} opens with %n point(s).", "", 1)
_SWAPS = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.",
    "",
    1,
)

_OUT = {
    Melded: QT_TRANSLATE_NOOP(
        "Remik51", "Out with a meld. The others get penalty points for the cards that they hold."
    ),
    LaidOff: QT_TRANSLATE_NOOP(
        "Remik51", "Out by a lay-off. The others get penalty points for the cards that they hold."
    ),
    Discarded: QT_TRANSLATE_NOOP(
        "Remik51", "Out by a discard. The others get penalty points for the cards that they hold."
    ),
}
_ANNULLED = QT_TRANSLATE_NOOP(
    "Remik51", "There is no card left to draw: the round is annulled, and the same dealer deals."
)

_ROUND = {
    "points": QT_TRANSLATE_N_NOOP("Remik51", "Round {number} · ends at %n point(s)", "", 1),
    "wins": QT_TRANSLATE_N_NOOP("Remik51", "Round {number} · rounds to win: %n", "", 1),
    "rounds": QT_TRANSLATE_N_NOOP("Remik51", "Round {number} of %n", "", 1),
    "bomb": QT_TRANSLATE_NOOP("Remik51", "Round {number} · with the bomb"),
}


def announce(event: Event, voice: Voice) -> str:
    """One event as a sentence (K3, K8, K12, K14, K15)."""
    match event:
        case CutShown(card, None):
            return say("Remik51", _CUT, card=cards.name(card))
        case CutShown(card, int(seat)):
            return say("Remik51", _CUT_JOKER, card=cards.name(card), player=voice.names[seat])
        case Reshuffled(count):
            return say("Remik51", _RESHUFFLED, count)
        case Returned(seat, card, _):
            name = cards.as_object(card)
            return say("Remik51", _RETURNS, player=voice.names[seat], card=name)
        case Opened(seat, points):
            return say("Remik51", _OPENS, points, player=voice.names[seat])
        case Swapped(seat, _, put, jokers, whole):
            return say(
                "Remik51",
                _SWAPS,
                jokers,
                player=voice.names[seat],
                cards=voice.cards(put),
                meld=voice.cards(whole),
            )
    return shared_events.announce(event, voice)


def prompt(view: View) -> str:
    """What the seat to act has to do: to open, or what a taken discard asks for (K8, K11)."""
    if view.phase != "play" or view.to_act is None:
        return say("Remik51", PHASES[view.phase])
    if view.taken is not None and view.opened_before and not view.used:
        return say("Remik51", _DUTY_MELD)
    if view.taken is not None and not view.opened_before:
        return say("Remik51", _DUTY_OUT)
    if not view.opened[view.to_act]:
        text = _OPEN_PURE if view.options.pure_run_required else _OPEN
        return say("Remik51", text, view.options.opening_points)
    return say("Remik51", PHASES["play"])


def ending(history: Sequence[Event], voice: Voice) -> str:
    """How a finished round ended (K10, K15, K16)."""
    result = next(e.result for e in reversed(history) if isinstance(e, RoundEnded))
    if result.ended_by == "annulled":
        return say("Remik51", _ANNULLED)
    return say("Remik51", _OUT[type(next(e for e in reversed(history) if type(e) in _OUT))])


def round_title(number: int, options: Options) -> str:
    """ "Round 2 · ends at 300 points"."""
    counts = {
        "points": options.points_limit,
        "wins": options.wins_needed,
        "rounds": options.rounds,
    }
    count = counts.get(options.match_format, -1)
    return say("Remik51", _ROUND[options.match_format], count, number=number)


TEXT = GameText(
    context="Remik51",
    violations=VIOLATIONS,
    phases=PHASES,
    options=OPTIONS,
    rules=RULES,
    announce=announce,
    last_move=last_move,
    prompt=prompt,
    ending=ending,
    round_title=round_title,
)
