"""How the commands tell what is wrong with a file."""

import sys

from app.core.faults import RecordError, printable


def complain(file: str, error: RecordError) -> None:
    """One line on standard error: file, where, what and why."""
    print(f"{printable(file)}: {error}", file=sys.stderr)
