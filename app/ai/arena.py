"""Agents against each other: mirrored deals, the same result for any number of processes."""

import hashlib
import random
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from app.ai.agent import Agent, Limit
from app.ai.agents import agent
from app.ai.token import Token
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.core.record import dumps, to_record
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


def play_all(
    contest: Contest, numbers: range, jobs: int = 1, records: Path | None = None
) -> Iterator[Played]:
    """Play the rounds or matches with these numbers, in their order, in `jobs` processes.

    The record of each is written to the folder `records`. Raises Endless.
    """
    one = partial(_play_one, contest, records)
    if jobs == 1 or len(numbers) < 2:
        yield from map(one, numbers)
        return
    with get_context("spawn").Pool(min(jobs, len(numbers)), _leave_interrupts) as pool:
        yield from pool.imap(one, numbers, chunksize=min(8, -(-len(numbers) // jobs)))


def _leave_interrupts() -> None:
    """Only the process that the person sees answers to an interrupt; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_one(contest: Contest, records: Path | None, number: int) -> Played:
    played, match = play(contest, number)
    if records is not None:
        name = f"{contest.game}-{number:06}.json"
        (records / name).write_text(dumps(to_record(match)), encoding="utf-8")
    return played


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
