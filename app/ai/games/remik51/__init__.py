"""The players of `remik51`, by level."""

from app.ai.agent import Agent
from app.ai.games.remik51.easy import Easy
from app.ai.games.remik51.hard import Hard
from app.ai.games.remik51.normal import Normal

LEVELS: dict[str, Agent] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
