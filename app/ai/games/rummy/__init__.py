"""The players of `rummy`, by level."""

from app.ai.agent import Agent
from app.ai.games.rummy.easy import Easy
from app.ai.games.rummy.hard import Hard
from app.ai.games.rummy.normal import Normal

LEVELS: dict[str, Agent] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
