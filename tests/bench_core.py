"""How long one action takes through the core: `python -m tests.bench_core [GAME…]`.

An action is what `Match.act` does: check, apply, events, outcome. Microseconds, best of some runs.
Of Remik 51 also the solver.
"""

import random
import sys
import time

from app.core.games import GAMES
from app.core.match import Match
from app.core.record import to_record
from tests.core.playing import Table, players
from tests.core.remik51 import bench_solver


def played(game_id: str, actions: int = 1500) -> Match:
    """A random match of at least so many actions, or a whole one."""
    game = GAMES[game_id]
    match = Match(game, game.options(), players(game.seats[0]), bytes(16))
    match.next_round()
    table = Table(match, random.Random(1))
    while sum(len(round.actions) for round in match.rounds) < actions:
        if match.standing.over:
            break
        table.step()
    return match


def microseconds(match: Match, runs: int = 5) -> float:
    """The mean time of one action when the match is played again, best of the runs."""
    actions = sum(len(round.actions) for round in match.rounds)
    best = float("inf")
    for _ in range(runs):
        again = Match(match.game, match.options, match.seats, match.seed)
        spent = 0.0
        for round in match.rounds:
            again.next_round()
            begin = time.perf_counter()
            for action in round.actions:
                again.act(action)
            spent += time.perf_counter() - begin
        best = min(best, spent / actions)
    return best * 1e6


def main(games: list[str]) -> None:
    """Print the time of an action of each game."""
    for game in games or GAMES:
        match = played(game)
        begin = time.perf_counter()
        to_record(match)
        record = (time.perf_counter() - begin) * 1e3
        actions = sum(len(round.actions) for round in match.rounds)
        print(
            f"{game}: {microseconds(match):.1f} µs an action; record of {actions}: {record:.1f} ms"
        )
        if game == "remik51":
            print(*bench_solver.report(), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
