"""The players of `president`, by name."""

from app.ai.agent import Agent
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.president.easy import Easy
from app.ai.games.president.hard import Hard
from app.ai.games.president.normal import Normal

PLAYERS: dict[str, Agent] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Hard(),
    "greedy": GreedyClimber(),
}
