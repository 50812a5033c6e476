"""The options of a game as rows of a form, made from the fields of its option model."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from app.ui.text import options as words


def option_rows(
    game: str, model: type[BaseModel], values: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """One row a field, in their order.

    A row holds field, title, help, kind ("switch", "number" or "choice"), value, changed and
    matters; a number also low, high and step, a choice also values and labels.
    """
    mattering = words.mattering(game, model(**values))
    return [
        {**_row(game, name, field, values.get(name, field.default)), "matters": name in mattering}
        for name, field in model.model_fields.items()
    ]


def _row(game: str, name: str, field: FieldInfo, value: Any) -> dict[str, Any]:
    row = {
        "field": name,
        "title": words.title(game, name),
        "help": words.explanation(game, name),
        "value": value,
        "changed": value != field.default,
    }
    if field.annotation is bool:
        return row | {"kind": "switch"}
    if field.annotation is int:
        low, high = _bounds(field)
        return row | {"kind": "number", "low": low, "high": high, "step": _step(low, high)}
    values = _choices(field.annotation)
    labels = [words.value(game, name, choice) for choice in values]
    return row | {"kind": "choice", "values": values, "labels": labels}


def _bounds(field: FieldInfo) -> tuple[int, int]:
    """The least and the greatest value of a number. Raises ValueError if one is not given."""
    low = high = None
    for rule in field.metadata:
        match rule:
            case Ge(bound):
                low = bound
            case Gt(bound):
                low = bound + 1
            case Le(bound):
                high = bound
            case Lt(bound):
                high = bound - 1
    if low is None or high is None:
        raise ValueError("a number among the options needs a least and a greatest value")
    return low, high


def _step(low: int, high: int) -> int:
    """A step that goes through the range in at most about a hundred."""
    return next(step for step in (1, 5, 10, 50, 100, 500, 1000) if (high - low) / step <= 100)


def _choices(annotation: Any) -> list[Any]:
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return [member.value for member in annotation]
    raise TypeError(f"no control for an option of type {annotation}")
