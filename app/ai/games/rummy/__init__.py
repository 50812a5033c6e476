"""The players of `rummy`, by name."""

from app.ai.agent import Agent
from app.ai.games.rummy.easy import Easy

PLAYERS: dict[str, Agent] = {"easy": Easy()}
