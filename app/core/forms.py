"""The shape of records (pydantic models), and what is wrong with data in one sentence."""

import re
from datetime import datetime, timedelta
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from app.core.faults import quoted

RECORD_FORMAT: Final = "talia-record"


def _hex(digits: int) -> AfterValidator:
    def check(text: str) -> str:
        if len(text) != digits or re.fullmatch("[0-9A-Fa-f]+", text) is None:
            raise ValueError(f"must be {digits} hex digits")
        return text.lower()

    return AfterValidator(check)


def _uuid(text: str) -> str:
    if re.fullmatch("-".join(f"[0-9A-Fa-f]{{{n}}}" for n in (8, 4, 4, 4, 12)), text) is None:
        raise ValueError("must be a UUID")
    return text


def _utc(text: str) -> str:
    try:
        offset = datetime.fromisoformat(text).utcoffset()
    except ValueError:
        offset = None
    if offset != timedelta(0):
        raise ValueError("must be a time in UTC, ISO 8601")
    return text


Seed = Annotated[str, _hex(32)]
Commitment = Annotated[str, _hex(64)]
Uuid = Annotated[str, AfterValidator(_uuid)]
Utc = Annotated[str, AfterValidator(_utc)]


class Form(BaseModel):
    """Strict, closed and frozen; a key that is absent is never null in its place."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _no_nulls(cls, data: Any) -> Any:
        if isinstance(data, dict):
            for key, value in data.items():
                if value is None and key in cls.model_fields:
                    raise ValueError(f"{key} must not be null")
        return data

    def data(self) -> dict[str, Any]:
        """Plain data as the file has it: keys that do not apply are absent."""
        return self.model_dump(mode="json", exclude_none=True)


class SeatForm(Form):
    """Who sits at a seat; `level` is for AIs only."""

    name: str
    kind: Literal["human", "ai"]
    level: str | None = None

    @model_validator(mode="after")
    def _level_is_for_ais(self) -> "SeatForm":
        if self.kind != "ai" and self.level is not None:
            raise ValueError("level is for seats of the kind ai only")
        return self


class RoundForm(Form):
    """A round as it is written; cards, actions and result are judged when it is played again."""

    dealer: int
    deck: list[Any]
    reshuffles: list[Any] | None = None
    actions: list[Any]
    result: Any = None


class Assisted(Form):
    """How often a seat asked for a hint and took back."""

    hints: int = Field(ge=0)
    take_backs: int = Field(ge=0)


class Record(Form):
    """A whole match, or the part played so far (records.md, "A record")."""

    format: Literal["talia-record"] = RECORD_FORMAT
    version: Literal[1] = 1
    game: str
    options: dict[str, Any] = {}
    seats: list[SeatForm]
    rounds: list[RoundForm]
    seed: Seed | None = None
    commitment: Commitment | None = None
    id: Uuid | None = None
    started: Utc | None = None
    finished: Utc | None = None
    end: Literal["over", "abandoned"] | None = None
    assisted: list[Assisted] | None = None
    deals: Literal["fresh", "code", "continued"] | None = None

    @model_validator(mode="after")
    def _assisted_by_seat(self) -> "Record":
        if self.assisted is not None and len(self.assisted) != len(self.seats):
            raise ValueError("assisted must have one entry for each seat")
        return self


def sentence(error: ValidationError) -> tuple[str, str]:
    """(where, what is wrong) of the first thing that is wrong, in one sentence."""
    first = error.errors(include_url=False)[0]
    where = ""
    for part in first["loc"]:
        where += f"[{part}]" if isinstance(part, int) else f".{part}" if where else str(part)
    where = quoted(where)[1:-1]
    kind, message = first["type"], first["msg"]
    if kind == "missing":
        return where, f"the key {where} is missing"
    if kind == "extra_forbidden" or kind == "unexpected_keyword_argument":
        return where, f"unknown key {where}"
    if kind == "value_error":
        message = str(first["ctx"]["error"])
        if "must" not in message.split()[:1]:
            return where, f"{where}: {message}" if where else message
        return where, f"{where} {message}, not {quoted(first['input'])}"
    rule = re.sub("^(Input|[A-Z][a-z]+) should ", "must ", message)
    return where, f"{where or 'this'} {rule}, not {quoted(first['input'])}"
