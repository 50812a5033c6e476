"""The greedy climber of President: the lowest play, groups kept whole where possible."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit
from app.ai.games.president.sight import Sight, lowest_loose
from app.ai.token import Token
from app.core.games.president.actions import Action
from app.core.games.president.search import PASS, Move
from app.core.games.president.view import View


@dataclass(frozen=True, slots=True)
class GreedyClimber:
    """Passes only when it must."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """The lowest whole group that is legal, else the lowest legal play."""
        sight = Sight(view, legal)
        if sight.giving:
            return sight.give(lowest_loose(sight.hand, sight.giving))
        if not sight.moves:
            return sight.play(PASS)

        def cost(move: Move) -> tuple[bool, int, int]:
            rank, count = move
            return (sight.hand[rank] > count, sight.strength(rank), -count)

        return sight.play(min(sight.moves, key=cost))
