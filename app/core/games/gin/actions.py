"""Actions of `gin`."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, SerializerFunctionWrapHandler, model_serializer

from app.core.actions import FORM, CardCode, Cards, Discard, Draw, Pass


def _not_null(value: Any) -> Any:
    if value is None:
        raise ValueError("must not be null")
    return value


NOT_NULL = BeforeValidator(_not_null)
"""What a seat does not name is absent from a record, never null (records.md, "Actions")."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock with a discard (G7), or instead of drawing when `discard` is None (G8).

    `melds` binds (G9); None leaves the arrangement to the rules.
    """

    __pydantic_config__ = FORM
    seat: int
    discard: CardCode | None
    melds: Annotated[tuple[Cards, ...] | None, NOT_NULL] = None
    type: Literal["knock"] = "knock"

    @model_serializer(mode="wrap")
    def _form(self, form: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """`discard` is always there, also as null; melds only when they were named."""
        data = form(self) | {"discard": self.discard}
        return {key: value for key, value in data.items() if key != "melds" or value is not None}


@dataclass(frozen=True, slots=True)
class LayOff:
    """A part of a defence: cards for the knocker's meld number `meld` (G10)."""

    __pydantic_config__ = FORM
    meld: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Defend:
    """Answer a knock (G10). With both parts None the best defence is made."""

    __pydantic_config__ = FORM
    seat: int
    melds: Annotated[tuple[Cards, ...] | None, NOT_NULL] = None
    lay_offs: Annotated[tuple[LayOff, ...] | None, NOT_NULL] = None
    type: Literal["defend"] = "defend"

    @model_serializer(mode="wrap")
    def _form(self, form: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Only the parts that were named."""
        return {key: value for key, value in form(self).items() if value is not None}


Action = Pass | Draw | Discard | Knock | Defend

__all__ = ["Action", "Defend", "Discard", "Draw", "Knock", "LayOff", "Pass"]
