"""The players of `gin`, by name: the levels, then those that only measure."""

from app.ai.agent import Agent
from app.ai.baselines.gin_highest_loose import HighestLoose
from app.ai.baselines.gin_simple import Simple
from app.ai.games.gin.easy import Easy
from app.ai.games.gin.hard import Hard
from app.ai.games.gin.normal import Normal

PLAYERS: dict[str, Agent] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Hard(),
    "simple": Simple(),
    "highest-loose": HighestLoose(),
}
