"""Which card to discard: what it may still become here, what it costs, what it gives to others."""

from dataclasses import dataclass

from app.ai.agent import Reason
from app.core.games.rummy.masks import CARD, PARTNERS, bits, outs

# Weights in points of a loose card; found by playing some thousand rounds for each.
OUT = 5.0
DANGER = 60.0
MOST_PER_POINT = 2.0
POINTS_MATTER = 15.0
OUTS_MATTER_DRAWS = 6


@dataclass(frozen=True, slots=True)
class Throw:
    """A card that may be discarded. The higher the score, the better to be rid of it."""

    card: int
    score: float
    outs: int
    """How many unseen cards would no longer make a meld with this hand."""
    danger: float
    """The chance that the next seat can lay it, 0…1."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What speaks for this discard."""
        named = {"card": CARD[self.card]}
        found = [Reason("helps_no_meld", named)] if self.outs == 0 else []
        if self.danger < 0.1:
            found.append(Reason("safe_discard", named))
        return (*found, Reason("best_discard", named))


@dataclass(frozen=True, slots=True)
class Table:
    """What a discard is judged by."""

    unseen: int
    """Cards that may be in other hands or in the stock."""
    fits: int
    """Cards that can be laid off."""
    value: dict[int, int]
    draws: float
    """How many more times each seat can draw from the stock."""
    next_count: int
    """How many cards the next seat holds."""
    next_held: int = 0
    """Which of them are known."""


def throws(hand: int, cards: int, table: Table) -> list[Throw]:
    """The ways to discard one of `cards` from `hand`, the best first.

    The fewer draws are left, the less a card is worth for what it may become, and the more for its
    points: an exhausted stock makes the cheapest hand win (R11).
    """
    draws = table.draws
    now = outs(hand) & table.unseen
    per_point = min(MOST_PER_POINT, POINTS_MATTER / (draws * draws + 1))
    per_out = OUT * min(1.0, draws / OUTS_MATTER_DRAWS)
    hidden = table.next_count - table.next_held.bit_count()
    chance = hidden / max(1, table.unseen.bit_count())
    found = []
    for card in bits(cards):
        lost = (now & ~outs(hand ^ card)).bit_count()
        danger = 1.0 if card & table.fits else _danger(card, chance, table)
        score = per_point * table.value[card] - per_out * lost - DANGER * danger
        found.append(Throw(card, score, lost, danger))
    found.sort(key=lambda throw: -throw.score)
    return found


def _danger(card: int, chance: float, table: Table) -> float:
    """The chance that the next seat holds a pair that makes a meld with the card."""
    danger = 0.0
    for pair in PARTNERS[card]:
        if pair & ~(table.unseen | table.next_held) == 0:
            danger += chance ** (pair & table.unseen).bit_count()
    return min(danger, 1.0)
