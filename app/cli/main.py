"""The commands without a window; each loads only what it needs."""

import os
import sys


def main(arguments: list[str]) -> int:
    """Run a command; returns the exit status: 0, 2 for bad input, 130 when interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    command, *rest = arguments
    try:
        status = _run(command, rest)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more must be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _run(command: str, arguments: list[str]) -> int:
    if command == "replay":
        from app.cli.replay import run
    elif command == "verify":
        from app.cli.verify import run
    elif command == "hand":
        from app.cli.hand import run
    elif command == "simulate":
        from app.cli.simulate import run
    else:
        print(f"talia: there is no command {command}", file=sys.stderr)
        return 2
    return run(arguments)
