"""`talia verify`: check the deals of a finished record against its seed."""

import argparse
from pathlib import Path

from app.cli.report import complain
from app.core.faults import RecordError
from app.core.record import read
from app.core.verify import verify


def run(arguments: list[str]) -> int:
    """Verify the file; returns 0 when every deal follows from the seed, else 2."""
    parser = argparse.ArgumentParser(
        "talia verify", description="Check the deals of a finished record against its seed."
    )
    parser.add_argument("file", metavar="FILE")
    file = parser.parse_args(arguments).file
    try:
        match = verify(read(Path(file)))
    except RecordError as error:
        complain(file, error)
        return 2
    deals = len(match.rounds)
    print(
        f"{file}: {'the deal follows' if deals == 1 else f'all {deals} deals follow'} from the seed"
    )
    return 0
