"""The commands without a window. What a command needs is loaded once its arguments make sense."""

import argparse
import gc
import os
import sys
from typing import NoReturn


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str]) -> int:
    """Run a command; returns the exit status: 0, 2 for bad input, 130 when interrupted."""
    # Nothing here wants plugins of pydantic, and the search for them takes long.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    # Loading makes many objects that stay: looking through them again and again takes long, and so
    # does the last time, at exit, but for what is frozen.
    gc.set_threshold(100_000)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    command, *rest = arguments
    try:
        status = _COMMANDS[command](rest)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more must be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    finally:
        gc.freeze()
    return status


def _replay(arguments: list[str]) -> int:
    parser = _Parser(
        "talia replay", description="Play records or saves again and print their results."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each file")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args(arguments)
    from app.cli.replay import run

    return run(options.files, options.json)


def _verify(arguments: list[str]) -> int:
    parser = _Parser(
        "talia verify", description="Check the deals of a finished record against its seed."
    )
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(arguments).file
    from app.cli.verify import run

    return run(file)


def _hand(arguments: list[str]) -> int:
    parser = _Parser(
        "talia hand", description="Print the best melds of a hand and the cards in none."
    )
    parser.add_argument("--game", required=True, metavar="GAME")
    parser.add_argument("cards", nargs="+", metavar="CARD", help="rank and suit: As Td 9c")
    options = parser.parse_args(arguments)
    from app.cli.hand import run

    return run(options.game, options.cards)


def _simulate(arguments: list[str]) -> int:
    from app.cli.simulate import run

    return run(arguments)


_COMMANDS = {"replay": _replay, "verify": _verify, "hand": _hand, "simulate": _simulate}
