"""What a game is: options, actions, events, views and the functions that hold its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from app.core.cards import Card

if TYPE_CHECKING:
    from pydantic import BaseModel

AUDIENCE = -1
"""The watcher who sees nobody's hand."""
ALL_OPEN = -2
"""The watcher who sees every hand: replays, and matches that are over."""


class Action(Protocol):
    """Something that a seat does; each game has its own frozen dataclasses."""

    type: str

    @property
    def seat(self) -> int: ...


class Event(Protocol):
    """Something that happened, as one watcher may see it; frozen dataclasses."""

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Told:
    """One event: `public` for everybody, `secret` for the seats in `to` and for all-open (C6)."""

    public: Event
    secret: Event | None = None
    to: tuple[int, ...] = ()

    def seen_by(self, watcher: int) -> Event:
        """The event as `watcher` (a seat, `AUDIENCE` or `ALL_OPEN`) may see it."""
        if self.secret is not None and (watcher in self.to or watcher == ALL_OPEN):
            return self.secret
        return self.public


@dataclass(frozen=True, slots=True)
class Violation:
    """Why an action is refused: a code and its parameters, words are the interface's (C5)."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


class Refusal(StrEnum):
    """The violation codes that every game knows."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    UNKNOWN_ACTION = "unknown_action"


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a finished round gave (records.md, "Results"); seats index `points` and `totals`."""

    ended_by: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...] | None = None
    bombs: tuple[int, ...] | None = None
    eliminated: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the match stands after its finished rounds; `winners` is empty until it is over."""

    over: bool
    winners: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a round starts from. `reshuffle` gives the next order of a pile (`remik51`)."""

    seats: int
    dealer: int
    deck: tuple[Card, ...]
    results: tuple[RoundResult, ...]
    reshuffle: Callable[[tuple[Card, ...]], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as a watcher sees it: its size, and its cards or None."""

    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one watcher may know of a round (C6); each game adds what lies on its table."""

    watcher: int
    round: int
    dealer: int
    to_act: int | None
    phase: str
    hands: tuple[Hand, ...]
    totals: tuple[int, ...]
    history: tuple[Event, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The watcher's own cards; empty where the watcher is no seat."""
        own = self.hands[self.watcher].cards if self.watcher >= 0 else None
        return own or ()


class RoundState(Protocol):
    """A round of any game; `to_act` says nothing once there is a result."""

    to_act: int
    log: list[Told]
    result: RoundResult | None


OptionsT = TypeVar("OptionsT", bound="BaseModel")
StateT = TypeVar("StateT", bound=RoundState)
ViewT = TypeVar("ViewT", bound=View, covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[OptionsT, StateT, ViewT]):
    """A game's rules as plain functions over its own state.

    `start`, `check`, `legal_actions` and `view` are pure; `apply` changes the state that
    it is given, takes only actions that `check` lets pass, and returns what happened. The state
    keeps what it told so far in `log`.
    """

    id: str
    seats: range
    options: type[OptionsT]
    actions: Any
    """The union of the action dataclasses, for reading records."""
    violations: type[StrEnum]
    events: tuple[type[Any], ...]
    phases: type[StrEnum]
    check_options: Callable[[OptionsT, int], Violation | None] = lambda options, seats: None
    """Whether these options go with this number of seats."""
    pack: Callable[[OptionsT, int], tuple[Card, ...]]
    """The cards in canonical order, for a number of seats."""
    first_dealer: Callable[[int, int], int] = lambda seats, drawn: drawn
    """(seats, drawn seat) → the dealer of round 0 (C2)."""
    next_dealer: Callable[[int, int, RoundResult], int]
    """(seats, dealer, result of the round) → the next round's dealer."""
    start: Callable[[OptionsT, Setup], StateT]
    check: Callable[[StateT, Any], Violation | None]
    legal_actions: Callable[[StateT], Sequence[Any]]
    apply: Callable[[StateT, Any], list[Told]]
    view: Callable[[StateT, int], ViewT]
    standing: Callable[[OptionsT, int, Sequence[RoundResult]], Standing]

    def to_act(self, state: StateT) -> int | None:
        """The seat to act, or None when the round is over (C4)."""
        return state.to_act if state.result is None else None

    def log(self, state: StateT) -> list[Told]:
        """All that happened in the round so far."""
        return state.log

    def outcome(self, state: StateT) -> RoundResult | None:
        """The result, or None while the round is under way."""
        return state.result
