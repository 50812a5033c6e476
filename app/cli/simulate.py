"""`talia simulate`: AIs play each other (records.md, "The command line")."""

import argparse
import json
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from pydantic import TypeAdapter, ValidationError

from app.ai.agents import players
from app.ai.arena import Contest, Endless, Played, play_all
from app.ai.tally import tally
from app.core.faults import printable, quoted
from app.core.files import write_atomically
from app.core.forms import sentence
from app.core.games import GAMES
from app.core.shuffle import SEED_BYTES

_PLAYED = TypeAdapter(Played)


class _Wrong(Exception):
    """What is wrong with the arguments or files, in one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Wrong(message)


def run(arguments: list[str]) -> int:
    """Play, and print what it showed; returns 2 for bad arguments, files or an endless round."""
    try:
        asked = _parser().parse_args(arguments)
        contest = _contest(asked)
        played = _play(contest, asked)
    except (_Wrong, Endless) as error:
        print(f"talia simulate: {error}", file=sys.stderr)
        return 2
    report = _report(contest, played)
    print(json.dumps(report) if asked.json else _in_words(report))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("talia simulate", description="Let computer players play each other.")
    parser.add_argument("--game", required=True, metavar="GAME")
    parser.add_argument("--seats", required=True, metavar="NAME,NAME…")
    count = parser.add_mutually_exclusive_group(required=True)
    count.add_argument("--rounds", type=int, metavar="N", help="rounds to play, rotations included")
    count.add_argument("--matches", type=int, metavar="N", help="whole matches to play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", metavar="HEX", help="up to 32 hex digits; default: a fresh one")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of each")
    parser.add_argument("--out", type=Path, metavar="FILE", help="append each result to FILE")
    parser.add_argument("--resume", action="store_true", help="go on where FILE ends")
    return parser


# What is asked for


def _contest(asked: argparse.Namespace) -> Contest:
    if asked.game not in GAMES:
        raise _Wrong(f"there is no game {quoted(asked.game)}; there are: {', '.join(GAMES)}")
    game = GAMES[asked.game]
    try:
        known = players(asked.game)
    except KeyError:
        raise _Wrong(f"nobody plays {asked.game} yet") from None
    names = tuple(asked.seats.split(","))
    for name in names:
        if name not in known:
            raise _Wrong(f"there is no player {quoted(name)}; there are: {', '.join(known)}")
    if len(names) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        seats = f"{least} to {most}" if least < most else f"{least}"
        raise _Wrong(f"{asked.game} has {seats} seats, not {len(names)}")
    for name in ("rounds", "matches", "jobs"):
        number = getattr(asked, name)
        if number is not None and number < 1:
            raise _Wrong(f"--{name} must be at least 1, not {number}")
    if asked.resume and asked.out is None:
        raise _Wrong("--resume needs --out FILE")
    options = _options(asked.option)
    try:
        chosen = game.options.model_validate_json(json.dumps(options))
    except ValidationError as error:
        _, message = sentence(error)
        raise _Wrong(f"--option: {message}") from None
    violation = game.check_options(chosen, len(names))
    if violation is not None:
        raise _Wrong(f"these options do not go with {len(names)} seats: {violation.code}")
    differing = chosen.model_dump(mode="json", exclude_defaults=True)
    return Contest(asked.game, differing, names, _seed(asked.seed), asked.matches is not None)


def _options(pairs: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise _Wrong(f"an option is written name=value, not {quoted(pair)}")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def _seed(digits: str | None) -> bytes:
    if digits is None:
        return secrets.token_bytes(SEED_BYTES)
    if not digits or len(digits) > 2 * SEED_BYTES or set(digits.lower()) - set("0123456789abcdef"):
        raise _Wrong(f"the seed must be up to {2 * SEED_BYTES} hex digits, not {quoted(digits)}")
    return bytes.fromhex(digits.rjust(2 * SEED_BYTES, "0"))


# Playing


def _play(contest: Contest, asked: argparse.Namespace) -> list[Played]:
    count = asked.matches if contest.whole_matches else asked.rounds
    try:
        if asked.records is not None:
            asked.records.mkdir(parents=True, exist_ok=True)
        if asked.out is None:
            return list(play_all(contest, range(count), asked.jobs, asked.records))
        played = _begun(contest, asked.out, asked.resume)[:count]
        with asked.out.open("a", encoding="utf-8") as file:
            for more in play_all(contest, range(len(played), count), asked.jobs, asked.records):
                file.write(json.dumps(asdict(more)) + "\n")
                file.flush()
                played.append(more)
        return played
    except OSError as error:
        file = error.filename or asked.out or asked.records
        raise _Wrong(f"{printable(str(file))}: {error.strerror}") from None


def _begun(contest: Contest, file: Path, resume: bool) -> list[Played]:
    """What the file already holds; it is begun where it is new, and cut where a line is torn."""
    head = json.dumps(asdict(contest) | {"seed": contest.seed.hex()}) + "\n"
    name = printable(str(file))
    if file.exists() and not file.is_file():
        raise _Wrong(f"{name} is not a file")
    text = file.read_bytes().decode("utf-8", "backslashreplace") if file.exists() else ""
    if text and not resume:
        raise _Wrong(f"{name} exists; add --resume to go on with it")
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.split("\n")[:-1] or [head.rstrip()]
    if first != head.rstrip() or not (whole or head.startswith(text)):
        raise _Wrong(f"{name} is of another contest: game, options, seats or seed differ")
    played = []
    for number, line in enumerate(lines):
        try:
            played.append(_read(line, number, len(contest.players)))
        except (ValueError, TypeError, AttributeError):
            raise _Wrong(f"{name}: line {number + 2} is not what was played there") from None
    if not whole or whole != text:
        write_atomically(file, whole or head)
    return played


def _read(line: str, number: int, players: int) -> Played:
    """What a line of the file holds; raises ValueError, TypeError or AttributeError."""
    data = json.loads(line)
    for name, value in data.items():
        if isinstance(value, list):
            data[name] = tuple(tuple(v) if isinstance(v, list) else v for v in value)
    one = _PLAYED.validate_python(data)
    if one.number != number or {len(one.won), len(one.points), len(one.think_ms)} != {players}:
        raise ValueError
    return one


# Telling


def _report(contest: Contest, played: list[Played]) -> dict[str, Any]:
    return {
        "game": contest.game,
        "options": contest.options,
        "rounds": sum(one.rounds for one in played),
        "matches": len(played) if contest.whole_matches else 0,
        "seed": contest.seed.hex(),
        "players": tally(contest, played),
    }


def _in_words(report: dict[str, Any]) -> str:
    counted = f"{report['matches']} matches, " if report["matches"] else ""
    lines = [f"{report['game']}: {counted}{report['rounds']} rounds, seed {report['seed']}"]
    for player in report["players"]:
        rate, points, think = player["win_rate"], player["points"], player["think_ms"]
        place = "" if player["place"] is None else f", mean place {player['place']:.2f}"
        lines.append(
            f"  {player['name']} ({player['seats']}): wins {100 * rate['mean']:.1f} %"
            f" ({100 * rate['low']:.1f}–{100 * rate['high']:.1f}),"
            f" points {points['mean']:.1f} ({points['low']:.1f}–{points['high']:.1f}){place},"
            f" thinks {think['median']:.1f} ms, 95 % within {think['p95']:.1f},"
            f" at most {think['max']:.1f}"
        )
    return "\n".join(lines)
