"""Scoring of `rummy` (R12–R14)."""

from collections.abc import Iterable, Sequence

from app.core.cards import Card
from app.core.game import RoundResult, Standing
from app.core.games.rummy.options import Options

_VALUES = dict.fromkeys("TJQK", 10) | {str(n): n for n in range(2, 10)}


def card_value(card: Card, ace_high: bool) -> int:
    """What a card left in hand is worth (R12)."""
    if card[0] == "A":
        return 11 if ace_high else 1
    return _VALUES[card[0]]


def hand_value(cards: Iterable[Card], ace_high: bool) -> int:
    """What a hand is worth (R12)."""
    return sum(card_value(card, ace_high) for card in cards)


def round_result(
    ended_by: str, winner: int, hands: Sequence[Sequence[Card]], totals: Sequence[int], ace: bool
) -> RoundResult:
    """The winner scores the values of all the other hands (R13)."""
    gain = sum(hand_value(hand, ace) for seat, hand in enumerate(hands) if seat != winner)
    points = tuple(gain if seat == winner else 0 for seat in range(len(hands)))
    after = tuple(total + gained for total, gained in zip(totals, points, strict=True))
    return RoundResult(ended_by, (winner,), points, after)


def standing(options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match ends after the round in which a seat reaches the target (R14)."""
    totals = results[-1].totals if results else (0,) * seats
    winners = tuple(s for s in range(seats) if totals[s] >= options.target_score)
    return Standing(bool(winners), winners, totals)
