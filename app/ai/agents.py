"""The agents, by game and name."""

from app.ai.agent import Agent
from app.ai.baselines.random import Random
from app.ai.games import rummy

LEVELS = ("easy", "normal", "hard")
"""What people can choose as an opponent; the other players only measure."""

_PLAYERS: dict[str, dict[str, Agent]] = {"rummy": rummy.PLAYERS}
_ANY_GAME: dict[str, Agent] = {"random": Random()}


def names(game_id: str) -> tuple[str, ...]:
    """The levels, then the baselines, of a game; KeyError for an unknown game."""
    return (*_PLAYERS[game_id], *_ANY_GAME)


def agent(game_id: str, name: str) -> Agent:
    """The agent of a level or a baseline; KeyError for an unknown game or name."""
    return (_PLAYERS[game_id] | _ANY_GAME)[name]
