"""Agents against each other: mirrored deals, the same result for any number of processes."""

import hashlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Agent, Limit
from app.ai.agents import agent
from app.ai.token import Token
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.shuffle import SEED_BYTES

MOST_ACTIONS = 2000
"""No sensible round has more actions."""


class Endless(Exception):
    """A round had more than `MOST_ACTIONS` actions."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what: `players` are names of agents, one a seat."""

    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    seed: bytes
    whole_matches: bool

    def seed_of(self, deal: int) -> bytes:
        """The match seed of a deal (of a whole match where matches are played)."""
        return hashlib.sha256(self.seed + f"arena/{deal}".encode()).digest()[:SEED_BYTES]


@dataclass(frozen=True, slots=True)
class Played:
    """What one round or match gave; everything is by player, in the order of the contest."""

    number: int
    rounds: int
    rounds_won: tuple[float, ...]
    """Ties share a win."""
    won: tuple[float, ...]
    points: tuple[int, ...]
    places: tuple[int, ...] | None
    think_ms: tuple[tuple[float, ...], ...]
    """The time of each decision."""


def play(contest: Contest, number: int) -> tuple[Played, Match]:
    """Play the round or match with this number: deal `number // seats`, rotation the rest.

    Player p sits in seat (p + rotation) mod seats. Raises Endless.
    """
    seats = len(contest.players)
    deal, rotation = divmod(number, seats)
    seed = contest.seed_of(deal)
    game = GAMES[contest.game]
    players = [contest.players[(seat - rotation) % seats] for seat in range(seats)]
    agents = [agent(contest.game, name) for name in players]
    match = Match(
        game,
        game.options.model_validate(contest.options),
        [Seat(name, "ai", name) for name in players],
        seed,
    )
    rng = random.Random(hashlib.sha256(seed + f"agents/{rotation}".encode()).digest())
    times: list[list[float]] = [[] for _ in range(seats)]
    while True:
        match.next_round()
        _play_round(match, agents, rng, times)
        if match.standing.over or not contest.whole_matches:
            break
    return _played(match, number, rotation, contest.whole_matches, times), match


def _play_round(
    match: Match, agents: Sequence[Agent], rng: random.Random, times: list[list[float]]
) -> None:
    while (seat := match.to_act) is not None:
        if len(match.rounds[-1].actions) >= MOST_ACTIONS:
            assert match.seed is not None
            where = f"round {len(match.rounds) - 1} of the match with the seed {match.seed.hex()}"
            raise Endless(f"{where} has over {MOST_ACTIONS} actions")
        view, legal = match.view(seat), match.legal_actions()
        begin = time.perf_counter()
        decision = agents[seat].decide(view, legal, rng.getrandbits(64), Limit(), Token())
        times[seat].append((time.perf_counter() - begin) * 1000)
        match.act(decision.action)


def _played(
    match: Match, number: int, rotation: int, whole_match: bool, times: list[list[float]]
) -> Played:
    seats = len(match.seats)
    of_player = [(player + rotation) % seats for player in range(seats)]
    rounds_won = [0.0] * seats
    points = [0] * seats
    for result in match.results:
        for winner in result.winners:
            rounds_won[winner] += 1 / len(result.winners)
        for seat in range(seats):
            points[seat] += result.points[seat]
    winners = match.standing.winners
    won = rounds_won
    if whole_match:
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    places = match.results[-1].places
    return Played(
        number,
        len(match.results),
        tuple(rounds_won[seat] for seat in of_player),
        tuple(won[seat] for seat in of_player),
        tuple(points[seat] for seat in of_player),
        None if places is None else tuple(places.index(seat) + 1 for seat in of_player),
        tuple(tuple(round(ms, 2) for ms in times[seat]) for seat in of_player),
    )
