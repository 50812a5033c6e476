"""The greedy players: melders that lay all at once, climbers that play as low as they may."""

from app.ai.agent import Agent
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.rummy.easy import Easy

GREEDY: dict[str, Agent] = {"rummy": Easy(), "president": GreedyClimber()}
"""By game. In `rummy` easy is that player."""
