"""Normal: keeps its best cards to regain the lead and its groups whole."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.president.sight import Sight, lowest_loose
from app.ai.token import Token
from app.core.games.president.actions import Action
from app.core.games.president.search import PASS, RANKS, Move
from app.core.games.president.view import View

TOP = 11
"""From this strength on a card is kept to regain the lead: aces and twos."""
CLOSE = 3
"""With so few cards left somewhere, nothing is kept any more."""


@dataclass(frozen=True, slots=True)
class Normal:
    """Knows its hand and how many cards the others have, and counts nothing else."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by the shape of the hand."""
        token.check()
        sight = Sight(view, legal)
        if sight.giving:
            return sight.give(lowest_loose(sight.hand, sight.giving), Reason("gives_lowest"))
        if not sight.moves:
            return sight.play(PASS, Reason("cannot_beat"))
        if sight.leading:
            return sight.play(_lead(sight), Reason("leads_low"))
        return _follow(sight)


def _groups(sight: Sight) -> int:
    return sum(1 for held in sight.hand if held)


def _lead(sight: Sight) -> Move:
    """The lowest whole group; a quad only among the last two, the best one goes last but one."""
    whole = [(rank, sight.hand[rank]) for rank in sight.order if sight.hand[rank]]
    if len(whole) == 2 and sight.strength(whole[1][0]) >= TOP:
        return whole[1]
    if len(whole) > 2:
        return next((move for move in whole if move[1] < 4), whole[0])
    return whole[0]


def _follow(sight: Sight) -> Decision:
    view = sight.view
    whole = [move for move in sight.moves if sight.hand[move[0]] == move[1]]
    others = [hand.count for seat, hand in enumerate(view.hands) if seat != sight.seat]
    urgent = min(count for count in others if count) <= CLOSE or _groups(sight) <= CLOSE
    cheap = [move for move in whole if sight.strength(move[0]) < TOP and move[1] < 4]
    if cheap:
        move = min(cheap, key=lambda move: sight.strength(move[0]))
        return sight.play(move, Reason("lowest"))
    if urgent and whole:
        return sight.play(
            min(whole, key=lambda move: sight.strength(move[0])), Reason("regains_lead")
        )
    broken = [move for move in sight.moves if move not in whole and sight.hand[move[0]] < 4]
    if broken and (urgent or _worth_breaking(sight)):
        move = min(broken, key=lambda move: sight.strength(move[0]))
        if urgent or sight.strength(move[0]) >= TOP:
            return sight.play(move, Reason("breaks_group"))
    if sight.may_pass:
        return sight.play(PASS, Reason("keeps_strong"))
    return sight.play(sight.moves[0], Reason("lowest"))


def _worth_breaking(sight: Sight) -> bool:
    """Whether twos or aces are held twice or more while low cards wait for the lead."""
    low = sum(1 for rank in range(RANKS) if sight.hand[rank] and sight.strength(rank) < TOP)
    strong = sum(sight.hand[rank] for rank in range(RANKS) if sight.strength(rank) >= TOP)
    return strong > 1 and low <= strong + 1
