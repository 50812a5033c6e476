"""The opponents that only measure, by game and name."""

from app.ai.agent import Agent
from app.ai.baselines.gin_highest_loose import HighestLoose
from app.ai.baselines.gin_simple import Simple
from app.ai.baselines.president_greedy import GreedyClimber
from app.ai.games import remik51, rummy

BASELINES: dict[str, dict[str, Agent]] = {
    "rummy": {"greedy": rummy.LEVELS["easy"]},
    "gin": {"simple": Simple(), "highest-loose": HighestLoose()},
    "president": {"greedy": GreedyClimber()},
    "remik51": {"greedy": remik51.LEVELS["easy"]},
}
"""The greedy players lay all at once, which is easy, and climb as low as they may."""
