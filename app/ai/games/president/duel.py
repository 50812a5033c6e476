"""The end of a round of `president` between two seats: all cards are known, so it is solved."""

from app.ai.token import Token
from app.core.games.president.search import Move, World

PLAYS = 1500
"""So many moves are looked at; a duel that needs more is not solved."""
CHECK_EVERY = 100
"""Moves between two looks at the token: about a millisecond."""


class TooLong(Exception):
    """The duel has too many ways."""


def winning_move(world: World, token: Token, plays: int = PLAYS) -> Move | None:
    """A move after which the seat to act is out before the other, whatever that does (P8).

    None if there is none. Raises TooLong. Two seats have cards, and `world` is how they lie.
    """
    return Duel(token, plays).winning(world)


class Duel:
    """Which positions are won, found by trying all moves."""

    def __init__(self, token: Token, plays: int) -> None:
        self.token = token
        self.plays = plays
        self.known: dict[tuple[object, ...], Move | None] = {}

    def winning(self, world: World) -> Move | None:
        """The first move, many cards before few, that wins for the seat to act."""
        seat = world.to_act
        key = (
            *(held for hand in world.hands for held in hand[1:]),
            (seat, world.last, world.live, world.rank, world.count, world.reversed),
        )
        if key in self.known:
            return self.known[key]
        found = None
        for move in sorted(world.moves(), key=lambda move: -move[1]):
            self.plays -= 1
            if self.plays < 0:
                raise TooLong
            if self.plays % CHECK_EVERY == 0:
                self.token.check()
            after = world.copy()
            after.play(move)
            if after.over:
                won = after.places[-2] == seat
            else:
                won = (self.winning(after) is not None) == (after.to_act == seat)
            if won:
                found = move
                break
        self.known[key] = found
        return found
