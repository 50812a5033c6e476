"""The agents, by game and name."""

from app.ai.agent import Agent
from app.ai.baselines.named import BASELINES
from app.ai.baselines.random import Random
from app.ai.games import gin, president, remik51, rummy

LEVELS = ("easy", "normal", "hard")
"""What people can choose as an opponent; the other players only measure."""

_LEVELS: dict[str, dict[str, Agent]] = {
    "rummy": rummy.LEVELS,
    "gin": gin.LEVELS,
    "president": president.LEVELS,
    "remik51": remik51.LEVELS,
}


def players(game_id: str) -> dict[str, Agent]:
    """The levels, then the baselines of a game, by name; KeyError for an unknown game."""
    return {**_LEVELS[game_id], **BASELINES.get(game_id, {}), "random": Random()}


def agent(game_id: str, name: str) -> Agent:
    """The agent of a level or a baseline; KeyError for an unknown game or name."""
    return players(game_id)[name]
