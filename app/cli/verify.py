"""`talia verify`: check the deals of a finished record against its seed."""

from pathlib import Path

from app.cli.report import complain
from app.core.faults import RecordError, printable
from app.core.record import read
from app.core.verify import verify


def run(file: str) -> int:
    """Verify the file; returns 0 when every deal follows from the seed, else 2."""
    try:
        match = verify(read(Path(file)))
    except RecordError as error:
        complain(file, error)
        return 2
    deals = len(match.rounds)
    follow = "the deal follows" if deals == 1 else f"all {deals} deals follow"
    print(f"{printable(file)}: {follow} from the seed")
    return 0
