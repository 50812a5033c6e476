"""Scoring of `gin` (G4, G12–G16)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.core.cards import RANKS, Card
from app.core.game import RoundResult, Standing
from app.core.games.gin.options import Options

VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What a card in no meld counts, by rank A…K (G4)."""
_VALUE = dict(zip(RANKS, VALUES, strict=True))


def card_value(card: Card) -> int:
    """What a card in no meld counts (G4)."""
    return _VALUE[card[0]]


def hand_value(cards: Iterable[Card]) -> int:
    """What the cards count when none of them is in a meld (G4)."""
    return sum(_VALUE[card[0]] for card in cards)


@dataclass(frozen=True, slots=True)
class Score:
    """How a round that was not drawn came to its points: `winner` gets `difference + bonus`."""

    ended_by: str
    """"knock", "undercut" or "gin"."""
    knocker: int
    winner: int
    deadwood: tuple[int, int]
    """Of each seat, after lay-offs."""
    difference: int
    bonus: int


def score(options: Options, knocker: int, gin: bool, deadwood: tuple[int, int]) -> Score:
    """Who scores what after a knock (G12–G14)."""
    other = 1 - knocker
    lead = deadwood[other] - deadwood[knocker]
    if gin:
        return Score("gin", knocker, knocker, deadwood, lead, options.gin_bonus)
    if lead > 0:
        return Score("knock", knocker, knocker, deadwood, lead, 0)
    return Score("undercut", knocker, other, deadwood, -lead, options.undercut_bonus)


def round_result(won: Score, totals: Sequence[int]) -> RoundResult:
    """The result of a round that somebody won."""
    gain = won.difference + won.bonus
    points = tuple(gain if seat == won.winner else 0 for seat in (0, 1))
    after = tuple(total + gained for total, gained in zip(totals, points, strict=True))
    return RoundResult(won.ended_by, (won.winner,), points, after)


def drawn_result(totals: Sequence[int]) -> RoundResult:
    """The result of a drawn round: no points (G15)."""
    return RoundResult("stock", (), (0, 0), tuple(totals))


@dataclass(frozen=True, slots=True)
class Bonuses:
    """What the end of a match adds to each seat's points, in the order of G16."""

    shutout: tuple[int, int]
    boxes: tuple[int, int]
    game: tuple[int, int]


def bonuses(options: Options, results: Sequence[RoundResult], winner: int) -> Bonuses:
    """The match bonuses that are on, for a match that `winner` won (G16)."""
    won = [sum(seat in result.winners for result in results) for seat in (0, 1)]
    double = results[-1].totals[winner] if options.shutout_doubles and not won[1 - winner] else 0

    def to_winner(points: int) -> tuple[int, int]:
        return (points, 0) if winner == 0 else (0, points)

    boxes = (won[0] * options.box_bonus, won[1] * options.box_bonus)
    return Bonuses(to_winner(double), boxes, to_winner(options.game_bonus))


def standing(options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match ends after the round in which a seat reaches the target; then bonuses (G16)."""
    totals = results[-1].totals if results else (0,) * seats
    winner = next((s for s in range(seats) if totals[s] >= options.target_score), None)
    if winner is None:
        return Standing(False, (), totals)
    extra = bonuses(options, results, winner)
    with_bonuses = tuple(map(sum, zip(totals, extra.shutout, extra.boxes, extra.game, strict=True)))
    return Standing(True, (winner,), with_bonuses)
