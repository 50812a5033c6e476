"""The levels of `gin`, by name."""

from app.ai.agent import Agent
from app.ai.games.gin.easy import Easy
from app.ai.games.gin.hard import Hard
from app.ai.games.gin.normal import Normal

LEVELS: dict[str, Agent] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
