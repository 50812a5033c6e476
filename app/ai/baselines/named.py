"""The opponents that only measure, by game and name."""

from app.ai.agent import Agent
from app.ai.baselines.gin_highest_loose import HighestLoose
from app.ai.baselines.gin_simple import Simple
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games.rummy.easy import Easy

BASELINES: dict[str, dict[str, Agent]] = {
    "rummy": {"greedy": Easy()},
    "gin": {"simple": Simple(), "highest-loose": HighestLoose()},
    "president": {"greedy": GreedyClimber()},
}
"""The greedy players lay all at once and climb as low as they may; in `rummy` that is easy."""
