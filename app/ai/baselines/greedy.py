"""The greedy melder of the rummy games: lays all at once, throws the highest loose card."""

from app.ai.agent import Agent
from app.ai.games.rummy.easy import Easy

GREEDY: dict[str, Agent] = {"rummy": Easy()}
"""By game. In `rummy` easy is that player."""
