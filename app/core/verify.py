"""Whether the deals of a record follow from its seed (records.md, "The shuffle")."""

from app.core import shuffle
from app.core.faults import Fault, RecordError
from app.core.forms import Record
from app.core.match import Match
from app.core.replay import replay


def verify(record: Record) -> Match:
    """The match of a record whose decks, reshuffles and commitment are those of its seed.

    Raises RecordError for the first that is not, and for a record that cannot be replayed.
    """
    match = replay(record)
    if match.seed is None:
        raise RecordError(Fault.SEED, "the record has no seed to check its deals against")
    if record.commitment not in (None, shuffle.commitment(match.seed)):
        raise RecordError(Fault.COMMITMENT, "the commitment is not the SHA-256 of the seed")
    dealt = Match(match.game, match.options, match.seats, match.seed)
    for number, played in enumerate(match.rounds):
        dealt.next_round()
        if dealt.rounds[-1].deck != played.deck:
            raise RecordError(
                Fault.DECK, "the deck is not the one that follows from the seed", round=number
            )
        for action in played.actions:
            dealt.act(action)
            again = dealt.rounds[-1].reshuffles
            if again != played.reshuffles[: len(again)]:
                raise RecordError(
                    Fault.RESHUFFLE,
                    f"reshuffle {len(again) - 1} is not the one that follows from the seed",
                    round=number,
                )
    return match
