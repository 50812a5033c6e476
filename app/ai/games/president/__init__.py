"""The players of `president`, by level."""

from app.ai.agent import Agent
from app.ai.games.president.easy import Easy
from app.ai.games.president.hard import Hard
from app.ai.games.president.normal import Normal

LEVELS: dict[str, Agent] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
