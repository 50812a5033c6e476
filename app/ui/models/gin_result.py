"""What the sheets of results show of `gin`: hands in melds, the count, the bonuses of a match."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.cards import Card
from app.core.events import LaidOff, Melded
from app.core.game import RoundResult
from app.core.games.gin import hand as hands
from app.core.games.gin.options import Options
from app.core.games.gin.scoring import bonuses, hand_value
from app.core.games.gin.view import View
from app.core.melds import ACE_LOW, arranged
from app.ui.games import gin_words as words
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_LAID_OFF = QT_TRANSLATE_NOOP("Gin", "Laid off")
_OF = QT_TRANSLATE_NOOP("Gin", "{player}: deadwood")
_AFTER = QT_TRANSLATE_NOOP("Gin", "{player}: deadwood after laying off")
_DIFFERENCE = QT_TRANSLATE_NOOP("Gin", "Difference")
_BONUS = {
    "gin": QT_TRANSLATE_NOOP("Gin", "Bonus for gin"),
    "undercut": QT_TRANSLATE_NOOP("Gin", "Bonus for an undercut"),
}
_SCORES = QT_TRANSLATE_NOOP("Gin", "{player} scores")
_SHUTOUT = QT_TRANSLATE_NOOP("Gin", "Shutout")
_BOXES = QT_TRANSLATE_NOOP("Gin", "Rounds won")
_MATCH = QT_TRANSLATE_NOOP("Gin", "Match")

Titled = tuple[str, Sequence[Card]]


def _loose(view: View, seat: int) -> Sequence[Card]:
    left = view.hands[seat].cards or ()
    return left if view.knocker is not None else hands.best(left).loose


def groups(view: View, seat: int) -> list[Titled]:
    """A hand as it was laid open: its melds, what it laid off, its deadwood (G4, G12–G14)."""
    found: list[Titled] = []
    laid: list[Card] = []
    for event in view.history:
        match event:
            case Melded(by, _, cards) if by == seat:
                found.append((words.group(cards), cards))
            case LaidOff(by, _, cards, _) if by == seat:
                laid += cards
    if view.knocker is None:
        best = hands.best(view.hands[seat].cards or ())
        found = [(words.group(one), arranged(one, ACE_LOW)) for one in best.melds]
    if laid:
        found.append((say("Gin", _LAID_OFF), laid))
    if loose := _loose(view, seat):
        title = words.word("deadwood", number=hand_value(loose))
        found.append((title, sorted(loose, key=lambda card: -ACE_LOW.find(card[0]))))
    return found


def lines(view: View, voice: Voice) -> list[tuple[str, str]]:
    """How the points of the round came about, line by line (G12–G14); none for a drawn round."""
    score = view.score
    if score is None:
        return []
    loser = 1 - score.winner
    laid_off = {event.seat for event in view.history if isinstance(event, LaidOff)}

    def deadwood(seat: int) -> str:
        return say("Gin", _AFTER if seat in laid_off else _OF, player=voice.names[seat])

    told = [
        (deadwood(loser), str(score.deadwood[loser])),
        (deadwood(score.winner), f"−{score.deadwood[score.winner]}"),
        (say("Gin", _DIFFERENCE), str(score.difference)),
    ]
    if score.ended_by in _BONUS:
        told.append((say("Gin", _BONUS[score.ended_by]), f"+{score.bonus}"))
    total = str(score.difference + score.bonus)
    return [*told, (say("Gin", _SCORES, player=voice.names[score.winner]), total)]


def extras(
    options: Options, results: Sequence[RoundResult], winner: int
) -> list[tuple[str, Sequence[int]]]:
    """The bonuses of a match that are on, and what each gives the seats (G16)."""
    won = bonuses(options, results, winner)
    found: list[tuple[str, Sequence[int]]] = []
    if options.shutout_doubles:
        found.append((say("Gin", _SHUTOUT), won.shutout))
    if options.box_bonus:
        found.append((say("Gin", _BOXES), won.boxes))
    if options.game_bonus:
        found.append((say("Gin", _MATCH), won.game))
    return found
