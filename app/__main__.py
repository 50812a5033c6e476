"""The way in: sorts out who is meant, so that the command line never loads Qt."""

import sys

from app import __version__

COMMANDS = {"replay", "verify", "simulate", "hand"}
HELP = """\
Talia: four card games against computer players or together at one machine.

  talia                          open the game
  talia FILE                     open a record or a saved match
  talia --demo DIR [--game G]    let the game play a match by itself; pictures of it go to DIR
  talia --version                print the version

Without a window (more with --help after the command):
  talia replay [--json] FILE…    play records again and print their results
  talia verify FILE              check the deals of a finished record against its seed
  talia simulate --game G --seats LEVEL,LEVEL… (--rounds N | --matches N)
                                 let computer players play each other
  talia hand --game G CARD…      print the best arrangement of a hand"""


def main(arguments: list[str] | None = None) -> int:
    """Run what `arguments` (default: those of the process) ask for; return the exit status."""
    if arguments is None:
        arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        from app.cli.main import main as run
    elif first in ("--help", "-h"):
        print(HELP)
        return 0
    elif first == "--version":
        print(f"talia {__version__}")
        return 0
    else:
        from app.ui.main import main as run
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
