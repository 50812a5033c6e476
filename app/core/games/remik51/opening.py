"""Finding an opening, and adding up the one that a player puts together (K8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from app.core.cards import Card
from app.core.games.remik51 import melds
from app.core.games.remik51.options import Options
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.solver import Demand, Melds, solve


@dataclass(frozen=True, slots=True)
class Tally:
    """What some melds come to as an opening."""

    values: tuple[int | None, ...]
    """What each is worth (K7); None where the cards are no meld."""
    pure_runs: tuple[bool, ...]
    """Which of them are pure runs."""
    points: int
    missing: int
    """Points that lack."""
    lacks_pure_run: bool

    @property
    def opens(self) -> bool:
        """Whether they are an opening; K11 can ask for more."""
        return None not in self.values and not self.missing and not self.lacks_pure_run


def tally(laid: Sequence[Sequence[Card]], options: Options) -> Tally:
    """Add up melds that may be laid as an opening; the cards of a run stand low to high."""
    values = tuple(melds.meld_value(cards) if melds.is_meld(cards) else None for cards in laid)
    pure_runs = tuple(map(melds.is_pure_run, laid))
    points = sum(value or 0 for value in values)
    return Tally(
        values,
        pure_runs,
        points,
        max(0, options.opening_points - points),
        options.pure_run_required and not any(pure_runs),
    )


def find_opening(hand: Iterable[Card], options: Options, keep: int) -> Melds | None:
    """The opening that sheds the most penalty and leaves at least `keep` cards, or None."""
    demand = Demand(options.opening_points, options.pure_run_required, keep)
    laying = solve(hand, partial(card_penalty, options=options), demand)
    return None if laying is None else laying.melds
