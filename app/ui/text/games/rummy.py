"""The words of `rummy`."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.events import Discarded, LaidOff, Melded, RoundEnded
from app.core.game import Event
from app.core.games.rummy.options import Options
from app.core.games.rummy.view import View
from app.ui.text import turns
from app.ui.text.game_text import GameText, OptionText
from app.ui.text.games.rummy_rules import RULES
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.shared_events import announce
from app.ui.text.voice import Voice

VIOLATIONS = {
    "ace_is_high": QT_TRANSLATE_NOOP(
        "Rummy", "The ace comes only after the king: {A}-2-3 is not a run here."
    ),
    "last_card_must_be_discarded": QT_TRANSLATE_NOOP(
        "Rummy", "Keep a card: in this match the last card must be a discard."
    ),
}

PHASES = {
    "draw": QT_TRANSLATE_NOOP("Rummy", "Draw a card"),
    "play": QT_TRANSLATE_NOOP("Rummy", "Meld, lay off or discard"),
    "over": QT_TRANSLATE_NOOP("Rummy", "The round is over"),
}
_EMPTY_STOCK = QT_TRANSLATE_NOOP("Rummy", "Take the discard, or draw and end the round")
_LAST_STOCK_DRAW = QT_TRANSLATE_NOOP("Rummy", "Draw and end the round")
_LAST_CARD = QT_TRANSLATE_NOOP("Rummy", "Lay off or discard your last card")
_DISCARD_LAST = QT_TRANSLATE_NOOP("Rummy", "Discard your last card")

OPTIONS = {
    "target_score": OptionText(
        title=QT_TRANSLATE_NOOP("Rummy", "Target score"),
        help=QT_TRANSLATE_NOOP(
            "Rummy", "The match ends after the round in which somebody reaches it."
        ),
        number=QT_TRANSLATE_N_NOOP("Rummy", "%n point(s)", "", 1),
    ),
    "discard_to_win": OptionText(
        title=QT_TRANSLATE_NOOP("Rummy", "Last card must be a discard"),
        help=QT_TRANSLATE_NOOP("Rummy", "You may not go out by a meld or a lay-off."),
        chips={True: QT_TRANSLATE_NOOP("Rummy", "Last card discarded")},
    ),
    "ace_high": OptionText(
        title=QT_TRANSLATE_NOOP("Rummy", "Ace counts 11"),
        help=QT_TRANSLATE_NOOP("Rummy", "An ace left in hand is worth 11 points instead of 1."),
        chips={True: QT_TRANSLATE_NOOP("Rummy", "Ace counts 11")},
    ),
    "discard_taken_card": OptionText(
        title=QT_TRANSLATE_NOOP("Rummy", "Taken card may be discarded"),
        help=QT_TRANSLATE_NOOP(
            "Rummy", "You may discard a card in the turn in which you took it from the pile."
        ),
        chips={True: QT_TRANSLATE_NOOP("Rummy", "Taken card may be discarded")},
    ),
}

# A plate has one line. Every mixture of taking, melding, laying off and discarding is a text of
# its own, since languages differ in how they join them; a draw is left out where more happened.
_MOVES = {
    "": QT_TRANSLATE_NOOP("Rummy", "Drew a card"),
    "t": QT_TRANSLATE_NOOP("Rummy", "Took {taken}"),
    "m": QT_TRANSLATE_N_NOOP("Rummy", "Melded %n card(s)", "", 1),
    "l": QT_TRANSLATE_NOOP("Rummy", "Laid off {added}"),
    "tm": QT_TRANSLATE_N_NOOP("Rummy", "Took {taken}, melded %n card(s)", "", 1),
    "tl": QT_TRANSLATE_NOOP("Rummy", "Took {taken}, laid off {added}"),
    "ml": QT_TRANSLATE_N_NOOP("Rummy", "Melded %n card(s), laid off {added}", "", 1),
    "tml": QT_TRANSLATE_N_NOOP("Rummy", "Took {taken}, melded %n card(s), laid off {added}", "", 1),
    "d": QT_TRANSLATE_NOOP("Rummy", "Drew, discarded {card}"),
    "td": QT_TRANSLATE_NOOP("Rummy", "Took {taken}, discarded {card}"),
    "md": QT_TRANSLATE_N_NOOP("Rummy", "Melded %n card(s), discarded {card}", "", 1),
    "ld": QT_TRANSLATE_NOOP("Rummy", "Laid off {added}, discarded {card}"),
    "tmd": QT_TRANSLATE_N_NOOP("Rummy", "Took {taken}, melded %n card(s), discarded {card}", "", 1),
    "tld": QT_TRANSLATE_NOOP("Rummy", "Took {taken}, laid off {added}, discarded {card}"),
    "mld": QT_TRANSLATE_N_NOOP(
        "Rummy", "Melded %n card(s), laid off {added}, discarded {card}", "", 1
    ),
    "tmld": QT_TRANSLATE_N_NOOP(
        "Rummy", "Took {taken}, melded %n card(s), laid off {added}, discarded {card}", "", 1
    ),
}

_OUT = {
    Melded: QT_TRANSLATE_N_NOOP(
        "Rummy", "Out with a meld. {player} scores what the others still hold: %n point(s).", "", 1
    ),
    LaidOff: QT_TRANSLATE_N_NOOP(
        "Rummy", "Out by a lay-off. {player} scores what the others still hold: %n point(s).", "", 1
    ),
    Discarded: QT_TRANSLATE_N_NOOP(
        "Rummy", "Out by a discard. {player} scores what the others still hold: %n point(s).", "", 1
    ),
}
_STOCK_EMPTY = QT_TRANSLATE_N_NOOP(
    "Rummy",
    "The stock is empty. {player} has the lowest hand and scores what the others still hold: "
    "%n point(s).",
    "",
    1,
)
_ROUND = QT_TRANSLATE_N_NOOP("Rummy", "Round {number} · first to %n point(s)", "", 1)


def prompt(view: View) -> str:
    """What the seat to act has to do; what an empty stock means is said when it is empty (R11)."""
    text = PHASES[view.phase]
    if view.phase == "draw" and not view.stock:
        text = _EMPTY_STOCK if view.discards else _LAST_STOCK_DRAW
    elif view.phase == "play" and view.to_act is not None and view.hands[view.to_act].count == 1:
        text = _LAST_CARD if view.melds and not view.options.discard_to_win else _DISCARD_LAST
    return say("Rummy", text)


def last_move(turn: Sequence[Event], voice: Voice) -> str:
    """One turn as a phrase: "Took 10♦, discarded K♥"."""
    values, melded = turns.moved(turn, voice), turns.melded(turn)
    done = {"t": values["taken"], "m": melded, "l": values["added"], "d": values["card"]}
    text = _MOVES["".join(key for key, happened in done.items() if happened)]
    return say("Rummy", text, melded or -1, **values)


def ending(history: Sequence[Event], voice: Voice) -> str:
    """How a finished round ended, and what its winner scores (R9, R11, R13)."""
    result = next(e.result for e in reversed(history) if isinstance(e, RoundEnded))
    (winner,) = result.winners
    text = _STOCK_EMPTY
    if result.ended_by == "out":
        text = _OUT[type(next(e for e in reversed(history) if type(e) in _OUT))]
    return say("Rummy", text, result.points[winner], player=voice.names[winner])


def round_title(number: int, options: Options) -> str:
    """ "Round 3 · first to 100 points"."""
    return say("Rummy", _ROUND, options.target_score, number=number)


TEXT = GameText(
    context="Rummy",
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
