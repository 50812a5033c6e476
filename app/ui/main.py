"""The window: arguments, a screen to show it on, and the event loop."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

USAGE = "usage: talia [FILE] | talia --demo DIR [--game GAME]"


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for: nothing, a file to open, or the demo."""

    file: Path | None = None
    demo: Path | None = None
    game: str = "rummy"


class BadArguments(Exception):
    """The arguments make no sense; the message is one sentence."""


def main(arguments: list[str]) -> int:
    """Show the window until it is closed, or play the demo; return the exit status."""
    try:
        request = parse(arguments)
    except BadArguments as error:
        print(f"talia: {error}\n{USAGE}", file=sys.stderr)
        return 2
    if not has_screen():
        if request.demo is None:
            print(
                "talia: there is no screen to open a window on; "
                "“talia --demo DIR” plays a match without one and puts pictures of it into DIR.",
                file=sys.stderr,
            )
            return 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if request.demo is not None:
        from app.ui.demo import play

        return play(request.demo, request.game)
    from app.ui.application import run

    return run(request.file)


def parse(arguments: list[str]) -> Request:
    """Read the command line. Raises BadArguments."""
    from app.core.games import GAMES

    left = list(arguments)
    demo = _value(left, "--demo", "a folder for the pictures")
    game = _value(left, "--game", "the name of a game")
    if unknown := next((word for word in left if word.startswith("-")), None):
        raise BadArguments(f"there is no option {unknown}.")
    if game is not None and demo is None:
        raise BadArguments("--game goes with --demo only.")
    if game is not None and game not in GAMES:
        raise BadArguments(f"there is no game {game}; there are: {', '.join(GAMES)}.")
    if demo is not None:
        if left:
            raise BadArguments(f"the demo takes no file, but got {left[0]}.")
        return Request(demo=Path(demo), game=game or "rummy")
    if len(left) > 1:
        raise BadArguments(f"one file can be opened at a time, but got {len(left)}.")
    return Request(file=Path(left[0]) if left else None)


def _value(words: list[str], option: str, what: str) -> str | None:
    """Take `option` and its value out of `words`."""
    for place, word in enumerate(words):
        if word == option:
            if place + 1 == len(words):
                raise BadArguments(f"{option} needs {what}.")
            value = words[place + 1]
            del words[place : place + 2]
            return value
        if word.startswith(f"{option}="):
            del words[place]
            return word.partition("=")[2]
    return None


def has_screen() -> bool:
    """Whether there may be something to show a window on."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(v) for v in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
