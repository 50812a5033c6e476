"""Easy: plays the lowest combination that is allowed."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.president.sight import Sight, lowest_loose
from app.ai.token import Token
from app.core.games.president.actions import Action
from app.core.games.president.search import PASS
from app.core.games.president.view import View


@dataclass(frozen=True, slots=True)
class Easy:
    """Leads all its cards of the lowest rank, follows with the lowest rank that beats the trick."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by the hand and the play to beat alone."""
        token.check()
        sight = Sight(view, legal)
        if sight.giving:
            return sight.give(lowest_loose(sight.hand, sight.giving), Reason("gives_lowest"))
        if not sight.moves:
            return sight.play(PASS, Reason("cannot_beat"))
        lowest = min(sight.strength(rank) for rank, _ in sight.moves)
        move = max(move for move in sight.moves if sight.strength(move[0]) == lowest)
        return sight.play(move, Reason("lowest"))
