"""Actions and results as plain data, for every game (records.md, "Actions")."""

import json
from dataclasses import asdict
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError

from app.core.faults import Fault, RecordError, quoted
from app.core.forms import sentence
from app.core.game import Game, Refusal, RoundResult, Violation


def action_data(action: Any) -> dict[str, Any]:
    """An action as a record writes it: keys that do not apply are absent."""
    form: Any = type(action)
    own: dict[str, Any] = _adapter(form).dump_python(
        action, mode="json", by_alias=True, exclude_defaults=True
    )
    return {"seat": own.pop("seat"), "type": action.type, **own}


def read_action(game: Game[Any, Any, Any], seats: int, data: Any) -> Any:
    """The action that `data` stands for in a match of so many seats.

    Raises RecordError when it is none of the game's: unknown, of another game, or malformed.
    """
    if not isinstance(data, dict):
        raise _malformed(f"an action must be an object, not {quoted(data)}")
    kind = data.get("type")
    form: Any = _kinds(game.actions).get(kind) if isinstance(kind, str) else None
    if form is None:
        why = f"{game.id} has no action of type {quoted(kind)}" if "type" in data else "no type"
        code = Refusal.UNKNOWN_ACTION
        raise RecordError(code, _illegal(data, why), violation=Violation(code))
    try:
        action = _adapter(form).validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        raise _malformed(_illegal(data, sentence(error)[1])) from None
    if not 0 <= action.seat < seats:
        raise _malformed(_illegal(data, f"there is no seat {quoted(action.seat)}"))
    nulls = [key for key, value in data.items() if value is None]
    wrong = [key for key in nulls if key not in action_data(action)]
    if wrong:
        raise _malformed(_illegal(data, f"{wrong[0]} must not be null"))
    return action


def result_data(result: RoundResult) -> dict[str, Any]:
    """A result as a record writes it: only the keys that the game has."""
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in asdict(result).items()
        if value is not None
    }


def refusal(data: Any, violation: Violation) -> RecordError:
    """The rules refuse an action: which, and why."""
    return RecordError(
        violation.code,
        _illegal(data, reason(violation)),
        params=violation.params,
        violation=violation,
    )


def reason(violation: Violation) -> str:
    """A violation for logs: its code as words, its parameters behind it."""
    params = ", ".join(f"{key} {quoted(value)}" for key, value in violation.params.items())
    words = violation.code.replace("_", " ")
    return f"{words} ({params})" if params else words


def _illegal(data: Any, why: str) -> str:
    return f"illegal action {quoted(data)}: {why}"


def _malformed(message: str) -> RecordError:
    return RecordError(Fault.MALFORMED_ACTION, message)


@cache
def _kinds(union: Any) -> dict[str, type[Any]]:
    forms: tuple[Any, ...] = get_args(union) or (union,)
    return {form.__dataclass_fields__["type"].default: form for form in forms}


@cache
def _adapter(form: Any) -> TypeAdapter[Any]:
    return TypeAdapter(form)
