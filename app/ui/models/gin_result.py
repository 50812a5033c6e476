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
from app.core.melds import ACE_LOW, arranged, is_run
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

_RUN = QT_TRANSLATE_NOOP("Gin", "Run")
_SET = QT_TRANSLATE_NOOP("Gin", "Set")
_LAID_OFF = QT_TRANSLATE_NOOP("Gin", "Laid off")
_DEADWOOD = QT_TRANSLATE_NOOP("Gin", "Deadwood")
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


def held_title() -> str:
    """The heading over what counts of a hand."""
    return say("Gin", _DEADWOOD)


def held(view: View, seat: int) -> int:
    """The deadwood of a seat; `view` is all open, of a finished round (G4, G12–G14)."""
    return hand_value(_loose(view, seat))


def _loose(view: View, seat: int) -> Sequence[Card]:
    left = view.hands[seat].cards or ()
    return left if view.knocker is not None else hands.best(left).loose


def groups(view: View, seat: int) -> list[Titled]:
    """A hand as it was laid open: its melds, what it laid off, its deadwood."""
    found: list[Titled] = []
    laid: list[Card] = []
    for event in view.history:
        match event:
            case Melded(by, _, cards) if by == seat:
                found.append(_meld(cards))
            case LaidOff(by, _, cards, _) if by == seat:
                laid += cards
    if view.knocker is None:
        best = hands.best(view.hands[seat].cards or ())
        found = [_meld(arranged(cards, ACE_LOW)) for cards in best.melds]
    if laid:
        found.append((say("Gin", _LAID_OFF), laid))
    if loose := _loose(view, seat):
        found.append((say("Gin", _DEADWOOD), sorted(loose, key=lambda c: -ACE_LOW.find(c[0]))))
    return found


def _meld(cards: Sequence[Card]) -> Titled:
    return (say("Gin", _RUN if is_run(cards, ACE_LOW) else _SET), cards)


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
