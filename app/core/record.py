"""Records: the truth of a match as plain data, read, written and played again (records.md)."""

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from app.core import shuffle
from app.core.action_data import action_data, result_data
from app.core.faults import Fault, RecordError, quoted
from app.core.files import read_json, to_text
from app.core.forms import RECORD_FORMAT, Record, RoundForm, SeatForm, sentence
from app.core.match import Match, Round
from app.core.replay import replay

__all__ = ["Record", "RecordError", "dumps", "read", "replay", "to_record"]

VERSION = 1
Data = dict[str, Any]
FormT = TypeVar("FormT", bound=BaseModel)
MIGRATIONS: dict[int, Callable[[Data], Data]] = {}
"""From version n of a record to n + 1, as plain data."""


# Reading


def read(source: str | bytes | Path) -> Record:
    """The record in a JSON text, in its bytes, or in a file; its match is not played yet.

    Raises RecordError.
    """
    return record_of(read_json(source))


def record_of(data: Data) -> Record:
    """The record in plain data of any version up to this one."""
    return shaped(Record, migrated(data, RECORD_FORMAT, VERSION, MIGRATIONS))


def migrated(
    data: Data, form: str, version: int, migrations: dict[int, Callable[[Data], Data]]
) -> Data:
    """The data brought up to `version`; raises RecordError for another format or a newer one."""
    if data.get("format") != form:
        raise RecordError(
            Fault.FORMAT,
            f"the format must be {quoted(form)}, not {quoted(data.get('format'))}",
            params={"where": "format"},
        )
    found = data.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise RecordError(
            Fault.VERSION,
            f"the version must be a whole number from 1, not {quoted(found)}",
            params={"version": found, "known": version},
        )
    if found > version:
        raise RecordError(
            Fault.VERSION,
            f"version {quoted(found)} is newer than this program, which reads up to {version}",
            params={"version": found, "known": version},
        )
    for old in range(found, version):
        data = {**migrations[old](data), "version": old + 1}
    return data


def shaped(form: type[FormT], data: Data) -> FormT:
    """The data as `form`; raises RecordError with one sentence."""
    try:
        return form.model_validate(data)
    except ValidationError as error:
        where, message = sentence(error)
        raise RecordError(Fault.FORMAT, message, params={"where": where}) from None


# Writing


def to_record(match: Match, **about: Any) -> Record:
    """The record of a match; the seed is in it only when the match is over.

    `about` are the optional keys at the top: id, started, finished, end, assisted, deals, and the
    commitment where the match has no seed.
    """
    if match.seed is not None:
        about["commitment"] = shuffle.commitment(match.seed)
        if match.standing.over:
            about["seed"] = match.seed.hex()
    return Record(
        game=match.game.id,
        options=match.options.model_dump(mode="json", exclude_defaults=True),
        seats=[
            SeatForm(**{k: v for k, v in asdict(seat).items() if v is not None})
            for seat in match.seats
        ],
        rounds=[_round_form(round) for round in match.rounds],
        **about,
    )


def _round_form(round: Round) -> RoundForm:
    optional: Data = {}
    if round.reshuffles:
        optional["reshuffles"] = [list(order) for order in round.reshuffles]
    if round.result is not None:
        optional["result"] = result_data(round.result)
    return RoundForm(
        dealer=round.dealer,
        deck=list(round.deck),
        actions=[action_data(action) for action in round.actions],
        **optional,
    )


def dumps(record: Record) -> str:
    """A record as JSON text, a line for each seat, deck, action and result."""
    return to_text(record.data(), 4)
