"""The words of `gin`."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.events import Drew, Passed, RoundEnded
from app.core.game import Event
from app.core.games.gin import hand as hands
from app.core.games.gin.events import Knocked
from app.core.games.gin.options import Options
from app.core.games.gin.view import View
from app.ui.text import shared_events, turns
from app.ui.text.game_text import GameText, OptionText
from app.ui.text.games.gin_rules import RULES
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

VIOLATIONS = {
    "take_upcard_or_pass": QT_TRANSLATE_NOOP("Gin", "Take the upcard or pass."),
    "upcard_was_passed": QT_TRANSLATE_NOOP(
        "Gin", "Both players passed on the upcard: draw from the stock."
    ),
    "nothing_to_pass": QT_TRANSLATE_NOOP("Gin", "You can pass only while the upcard is on offer."),
    "knock_needs_discard": QT_TRANSLATE_NOOP("Gin", "Knock together with your discard."),
    "knock_needs_draw": QT_TRANSLATE_NOOP("Gin", "In this match you draw before you knock."),
    "too_much_deadwood": QT_TRANSLATE_NOOP(
        "Gin", "Too much deadwood to knock: {deadwood}. It may be {limit} at most."
    ),
    "ace_is_low": QT_TRANSLATE_NOOP(
        "Gin", "The ace comes only before the two: {Q}-{K}-{A} is not a run here."
    ),
    "card_used_twice": QT_TRANSLATE_NOOP("Gin", "A card belongs to one meld at most: {card}."),
    "answer_the_knock": QT_TRANSLATE_NOOP(
        "Gin", "Answer the knock first: show your melds and lay off what fits."
    ),
    "no_knock_to_answer": QT_TRANSLATE_NOOP("Gin", "There is no knock to answer."),
}

PHASES = {
    "offer": QT_TRANSLATE_NOOP("Gin", "Take the upcard or pass"),
    "draw": QT_TRANSLATE_NOOP("Gin", "Draw a card"),
    "play": QT_TRANSLATE_NOOP("Gin", "Discard a card"),
    "defend": QT_TRANSLATE_NOOP("Gin", "Show your melds and lay off"),
    "over": QT_TRANSLATE_NOOP("Gin", "The round is over"),
}
_OR_KNOCK = {
    "draw": QT_TRANSLATE_NOOP("Gin", "Draw a card, or knock"),
    "play": QT_TRANSLATE_NOOP("Gin", "Discard a card, or knock"),
}
_OR_GIN = {
    "draw": QT_TRANSLATE_NOOP("Gin", "Draw a card, or show gin"),
    "play": QT_TRANSLATE_NOOP("Gin", "Discard a card, or show gin"),
}

OPTIONS = {
    "target_score": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Target score"),
        help=QT_TRANSLATE_NOOP(
            "Gin", "The match ends after the round in which somebody reaches it."
        ),
        number=QT_TRANSLATE_N_NOOP("Gin", "%n point(s)", "", 1),
    ),
    "gin_bonus": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Bonus for gin"),
        help=QT_TRANSLATE_NOOP("Gin", "Added to the other hand’s deadwood."),
        number=QT_TRANSLATE_N_NOOP("Gin", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Gin", "Gin: %n point(s)", "", 1),
    ),
    "undercut_bonus": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Bonus for an undercut"),
        help=QT_TRANSLATE_NOOP("Gin", "For the one who has no more deadwood than the knocker."),
        number=QT_TRANSLATE_N_NOOP("Gin", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Gin", "Undercut: %n point(s)", "", 1),
    ),
    "knock_without_drawing": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Knock without drawing"),
        help=QT_TRANSLATE_NOOP(
            "Gin", "You may knock at the start of your turn instead of drawing."
        ),
        chips={False: QT_TRANSLATE_NOOP("Gin", "Knock only after drawing")},
    ),
    "game_bonus": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Bonus for the match"),
        help=QT_TRANSLATE_NOOP("Gin", "Added at the end to the points of the winner."),
        number=QT_TRANSLATE_N_NOOP("Gin", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Gin", "Match: %n point(s)", "", 1),
    ),
    "box_bonus": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "Bonus for each round won"),
        help=QT_TRANSLATE_NOOP("Gin", "Added at the end to the points of each player."),
        number=QT_TRANSLATE_N_NOOP("Gin", "%n point(s)", "", 1),
        number_chip=QT_TRANSLATE_N_NOOP("Gin", "Round won: %n point(s)", "", 1),
    ),
    "shutout_doubles": OptionText(
        title=QT_TRANSLATE_NOOP("Gin", "A shutout counts double"),
        help=QT_TRANSLATE_NOOP(
            "Gin", "The winner’s points are doubled if the other won no round at all."
        ),
        chips={True: QT_TRANSLATE_NOOP("Gin", "Shutout counts double")},
    ),
}

_KNOCKS = QT_TRANSLATE_NOOP("Gin", "{player} knocks.")
_HAS_GIN = QT_TRANSLATE_NOOP("Gin", "{player} has gin!")

# The draw, then how the turn ended: d a discard, k a knock, g gin, n neither yet.
_MOVES = {
    "sn": QT_TRANSLATE_NOOP("Gin", "Drew a card"),
    "tn": QT_TRANSLATE_NOOP("Gin", "Took {taken}"),
    "sd": QT_TRANSLATE_NOOP("Gin", "Drew, discarded {card}"),
    "td": QT_TRANSLATE_NOOP("Gin", "Took {taken}, discarded {card}"),
    "sk": QT_TRANSLATE_NOOP("Gin", "Drew, knocked with {card}"),
    "tk": QT_TRANSLATE_NOOP("Gin", "Took {taken}, knocked with {card}"),
    "sg": QT_TRANSLATE_NOOP("Gin", "Drew, gin with {card}"),
    "tg": QT_TRANSLATE_NOOP("Gin", "Took {taken}, gin with {card}"),
    "k": QT_TRANSLATE_NOOP("Gin", "Knocked"),
    "g": QT_TRANSLATE_NOOP("Gin", "Gin"),
}
_PASSED = QT_TRANSLATE_NOOP("Gin", "Passed")
_ANSWERED = QT_TRANSLATE_NOOP("Gin", "Showed the melds")
_LAID_OFF = QT_TRANSLATE_NOOP("Gin", "Laid off {added}")

_ENDINGS = {
    "knock": QT_TRANSLATE_N_NOOP(
        "Gin", "The knock holds. {player} scores the difference in deadwood: %n point(s).", "", 1
    ),
    "gin": QT_TRANSLATE_N_NOOP(
        "Gin", "Gin! {player} scores the other’s deadwood and the bonus: %n point(s).", "", 1
    ),
    "undercut": QT_TRANSLATE_N_NOOP(
        "Gin",
        "Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).",
        "",
        1,
    ),
}
_DRAWN = QT_TRANSLATE_NOOP(
    "Gin", "The stock is down to two cards and nobody has knocked: the round is drawn."
)
_ROUND = QT_TRANSLATE_N_NOOP("Gin", "Round {number} · first to %n point(s)", "", 1)


def announce(event: Event, voice: Voice) -> str:
    """One event as a sentence (G5–G11)."""
    match event:
        case Knocked(seat, gin):
            return say("Gin", _HAS_GIN if gin else _KNOCKS, player=voice.names[seat])
    return shared_events.announce(event, voice)


def prompt(view: View) -> str:
    """What the seat to act has to do; a knock or gin is named when the watcher has the hand."""
    least = hands.least_knock(view)
    if least is None:
        return say("Gin", PHASES[view.phase])
    return say("Gin", (_OR_KNOCK if least else _OR_GIN)[view.phase])


def last_move(turn: Sequence[Event], voice: Voice) -> str:
    """One turn as a phrase: "Took 10♦, knocked with K♥"."""
    values = turns.moved(turn, voice)
    draw, end = "", "d" if values["card"] else ""
    for event in turn:
        match event:
            case Passed():
                return say("Gin", _PASSED)
            case Drew(_, source, _):
                draw = "t" if source == "discard" else "s"
            case Knocked(_, gin):
                end = "g" if gin else "k"
    if not draw and not end:
        return say("Gin", _LAID_OFF if values["added"] else _ANSWERED, **values)
    return say("Gin", _MOVES[draw + (end or "n")], **values)


def ending(history: Sequence[Event], voice: Voice) -> str:
    """How a finished round ended and who scores what (G12–G15)."""
    result = next(e.result for e in reversed(history) if isinstance(e, RoundEnded))
    if not result.winners:
        return say("Gin", _DRAWN)
    (winner,) = result.winners
    points = result.points[winner]
    return say("Gin", _ENDINGS[result.ended_by], points, player=voice.names[winner])


def round_title(number: int, options: Options) -> str:
    """ "Round 3 · first to 100"."""
    return say("Gin", _ROUND, options.target_score, number=number)


TEXT = GameText(
    context="Gin",
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
