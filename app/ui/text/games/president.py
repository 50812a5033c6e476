"""The words of `president`."""

from __future__ import annotations

from collections.abc import Sequence

from app.core import events as core
from app.core.game import Event
from app.core.games.president.events import (
    Gave,
    Passed,
    Played,
    Revolution,
    TrickEnded,
    WentOut,
)
from app.core.games.president.options import Lead, Options
from app.core.games.president.view import View
from app.ui.text import shared_events
from app.ui.text.game_text import GameText, OptionText
from app.ui.text.games.president_prompts import BEAT
from app.ui.text.games.president_rules import RULES
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

VIOLATIONS = {
    "give_first": QT_TRANSLATE_N_NOOP("President", "First give %n card(s) back.", "", 1),
    "nothing_to_give": QT_TRANSLATE_NOOP("President", "You have nothing to give back."),
    "wrong_number_to_give": QT_TRANSLATE_N_NOOP(
        "President", "Choose exactly %n card(s) to give back.", "", 1
    ),
    "no_cards": QT_TRANSLATE_NOOP("President", "Choose at least one card to play."),
    "mixed_ranks": QT_TRANSLATE_NOOP("President", "Play cards of one rank only."),
    "wrong_count": QT_TRANSLATE_N_NOOP("President", "Play exactly %n card(s), or pass.", "", 1),
    "not_higher": QT_TRANSLATE_NOOP(
        "President", "In the order in force this does not beat {cards}."
    ),
    "leader_must_play": QT_TRANSLATE_NOOP("President", "You lead the trick, so you may not pass."),
}

_GIVE = QT_TRANSLATE_N_NOOP("President", "Choose %n card(s) to give back", "", 1)
PHASES = {
    "give": QT_TRANSLATE_NOOP("President", "Choose cards to give back"),
    "lead": QT_TRANSLATE_NOOP("President", "Lead one to four cards of one rank"),
    "follow": QT_TRANSLATE_NOOP("President", "Beat what was played or pass"),
    "over": QT_TRANSLATE_NOOP("President", "The round is over"),
}

OPTIONS = {
    "rounds": OptionText(
        title=QT_TRANSLATE_NOOP("President", "Rounds"),
        help=QT_TRANSLATE_NOOP("President", "The most points over all rounds win the match."),
        number=QT_TRANSLATE_N_NOOP("President", "%n round(s)", "", 1),
    ),
    "revolution": OptionText(
        title=QT_TRANSLATE_NOOP("President", "Revolution"),
        help=QT_TRANSLATE_NOOP("President", "Four cards of one rank reverse the order."),
        chips={False: QT_TRANSLATE_NOOP("President", "No revolution")},
    ),
    "lead_next": OptionText(
        title=QT_TRANSLATE_NOOP("President", "Who leads from the second round on"),
        help=QT_TRANSLATE_NOOP("President", "The first trick of the round is theirs to lead."),
        values={
            Lead.PRESIDENT: QT_TRANSLATE_NOOP("President", "The President"),
            Lead.LAST: QT_TRANSLATE_NOOP("President", "The player who came last"),
        },
        chips={
            Lead.PRESIDENT: QT_TRANSLATE_NOOP("President", "The President leads"),
            Lead.LAST: QT_TRANSLATE_NOOP("President", "The last player leads"),
        },
    ),
}

_TITLES = {
    "president": QT_TRANSLATE_NOOP("President", "President"),
    "vice_president": QT_TRANSLATE_NOOP("President", "Vice-President"),
    "citizen": QT_TRANSLATE_NOOP("President", "Citizen"),
    "vice_scum": QT_TRANSLATE_NOOP("President", "Vice-Scum"),
    "scum": QT_TRANSLATE_NOOP("President", "Scum"),
}

_GAVE = QT_TRANSLATE_N_NOOP("President", "{player} gives %n card(s), {other} gets them.", "", 1)
_GAVE_BACK = QT_TRANSLATE_N_NOOP(
    "President", "{player} gives %n card(s) back, {other} gets them.", "", 1
)
_GAVE_CARDS = QT_TRANSLATE_NOOP("President", "{player} gives, {other} gets: {cards}.")
_PLAYS = QT_TRANSLATE_NOOP("President", "{player} plays: {cards}.")
_PASSES = QT_TRANSLATE_NOOP("President", "{player} passes.")
_REVERSED = QT_TRANSLATE_NOOP("President", "Revolution: the order is reversed.")
_USUAL = QT_TRANSLATE_NOOP("President", "Revolution: the usual order is back.")
_OUT = QT_TRANSLATE_NOOP("President", "{player} has place {place}: {title}.")
_TRICK = QT_TRANSLATE_NOOP("President", "{player} takes the trick.")
_TRICK_LEADS = QT_TRANSLATE_NOOP("President", "{player} takes the trick, {other} leads.")

_PLAYED = QT_TRANSLATE_NOOP("President", "Played {cards}")
_PLAYED_LAST = QT_TRANSLATE_NOOP("President", "Played {cards}, the last cards")
_PASSED = QT_TRANSLATE_NOOP("President", "Passed")
_GAVE_MOVE = QT_TRANSLATE_N_NOOP("President", "Gave %n card(s)", "", 1)
_TOOK_TRICK = QT_TRANSLATE_NOOP("President", "Took the trick")
_NO_CARDS_LEFT = QT_TRANSLATE_NOOP("President", "Place {place}")

_ORDER = QT_TRANSLATE_NOOP("President", "The order of finishing: {players}.")
_ROUND = QT_TRANSLATE_N_NOOP("President", "Round {number} of %n", "", 1)


def title(place: int, seats: int) -> str:
    """What a seat that came in `place` (from 1) of `seats` is called (P11)."""
    last = seats - place
    key = "citizen"
    if place == 1:
        key = "president"
    elif last == 0:
        key = "scum"
    elif seats > 3 and place == 2:
        key = "vice_president"
    elif seats > 3 and last == 1:
        key = "vice_scum"
    return say("President", _TITLES[key])


def announce(event: Event, voice: Voice) -> str:
    """One event as a sentence (P4–P14)."""
    names = voice.names
    match event:
        case Gave(seat, to, _, given, _) if given is not None:
            return say(
                "President",
                _GAVE_CARDS,
                player=names[seat],
                other=names[to],
                cards=voice.cards(given),
            )
        case Gave(seat, to, count, _, back):
            text = _GAVE_BACK if back else _GAVE
            return say("President", text, count, player=names[seat], other=names[to])
        case Played(seat, played):
            return say("President", _PLAYS, player=names[seat], cards=voice.cards(played))
        case Passed(seat):
            return say("President", _PASSES, player=names[seat])
        case Revolution():
            return say("President", _REVERSED if event.reversed else _USUAL)
        case WentOut(seat, place):
            name = title(place, len(names))
            return say("President", _OUT, player=names[seat], place=place, title=name)
        case TrickEnded(seat, leads) if seat == leads:
            return say("President", _TRICK, player=names[seat])
        case TrickEnded(seat, leads):
            return say("President", _TRICK_LEADS, player=names[seat], other=names[leads])
    return shared_events.announce(event, voice)


def prompt(view: View) -> str:
    """What the seat to act has to do; while following, what there is to beat (P5)."""
    if view.phase == "give" and view.owed:
        return say("President", _GIVE, view.owed[0][2])
    if view.phase == "follow" and view.plays:
        played = view.plays[-1][1]
        return say("President", BEAT[played[0][0]][len(played) - 1])
    return say("President", PHASES[view.phase])


def last_move(turn: Sequence[Event], voice: Voice) -> str:
    """One turn as a phrase: "Played 8♥ 8♦"."""
    done = {type(event): event for event in turn}
    match done.get(Played) or turn[-1]:
        case Played(_, played):
            text = _PLAYED_LAST if WentOut in done else _PLAYED
            return say("President", text, cards=voice.objects(played))
        case Gave(_, _, count, _, _):
            return say("President", _GAVE_MOVE, count)
        case TrickEnded():
            return say("President", _TOOK_TRICK)
        case WentOut(_, place):
            return say("President", _NO_CARDS_LEFT, place=place)
    return say("President", _PASSED)


def ending(history: Sequence[Event], voice: Voice) -> str:
    """In which order the seats finished a round (P8, P11)."""
    result = next(e.result for e in reversed(history) if isinstance(e, core.RoundEnded))
    return say("President", _ORDER, players=", ".join(voice.names[s] for s in result.places or ()))


def round_title(number: int, options: Options) -> str:
    """ "Round 2 of 5"."""
    return say("President", _ROUND, options.rounds, number=number)


TEXT = GameText(
    context="President",
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
