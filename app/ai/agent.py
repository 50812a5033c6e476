"""What an agent is: it gets what its seat may know (C7) and answers with an action."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from app.ai.token import Token


@dataclass(frozen=True, slots=True)
class Limit:
    """How much an agent may search: a count of worlds, never a time; None is its own measure."""

    worlds: int | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action was chosen: a code and its parameters, words are the interface's."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """The action chosen, and why; the weightiest reason first."""

    action: Any
    reasons: tuple[Reason, ...] = ()


class Agent(Protocol):
    """A player of one game. It keeps nothing between decisions."""

    def decide(
        self, view: Any, legal: Sequence[Any], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Choose one of the legal actions of the seat to act, which is `view.watcher`.

        The same view, seed and limit give the same decision (C7). Raises Cancelled soon after
        `token` is cancelled.
        """
        ...
