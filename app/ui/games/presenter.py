"""What the table has to know of a game; one such object for each game stands in `games/<id>.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.core.cards import Card
from app.core.game import Event, Violation
from app.ui.table.board import Board, Cue, Spot
from app.ui.text.voice import Voice

Check = Callable[[Any], Violation | None]
"""Why an action is refused now, or None."""
Why = Callable[[Any], str]
"""The same as a sentence; empty if the action is legal."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table beside the hands: where cards lie or may go."""

    spot: Spot
    count: int
    label: str
    name: str
    """For screen readers."""
    latest: bool = False
    """Laid or changed in the last turn."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do; `command` is its id in the table of commands."""

    command: str
    text: str
    reason: str
    """Why it can't be done now; empty if it can."""
    shown: bool = True
    """Whether it has a button in this phase."""
    quiet: bool = False
    """Whether it is never the first thing to do: Enter doesn't do it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a selection is: "3 cards, 27 points", "a run", and whether that is playable."""

    text: str = ""
    strong: str = ""
    good: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Chips on a seat's plate: its state (`tone` as in Chip.qml) and its title, if it has one."""

    text: str = ""
    tone: str = "plain"
    title: str = ""
    crown: bool = False
    """Whether the title is the highest."""


class Presenter(Protocol):
    """The table's view of one game. All is computed from views; `view` is the game's own.

    A presenter inherits from this class: what games mostly do alike has its default here.
    """

    passes: bool = False
    """Whether a seat may let the table pass for it when it can do nothing else."""
    sorts: tuple[str, ...] = ("suit", "rank", "melds")
    """The ways to sort a hand, in the order in which they take turns."""

    def contents(
        self, view: Any, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        """Every card of the table; `hands` are the seen hands as they are held."""
        ...

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        """What an event moves."""
        ...

    def places(self, view: Any) -> Sequence[Place]:
        """The places beside the hands; none ever moves to an earlier row."""
        ...

    def action(self, view: Any, cards: Sequence[Card], source: Spot, target: Spot) -> Any | None:
        """What it means to bring cards from one spot to another, if anything."""
        ...

    def shortcut(self, view: Any, spot: Spot, card: Card) -> Any | None:
        """What a double click means, if anything."""
        ...

    def sources(self, view: Any) -> Sequence[Spot]:
        """From which spots beside its hand the watcher may drag the top card now."""
        ...

    def ways(self, view: Any, command: str) -> Sequence[tuple[Spot, Spot]]:
        """From where to where a command of the game may go; empty if it is none of its commands."""
        ...

    def acts(self, view: Any, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        """All that the game knows to do, for the selected cards."""
        ...

    def verdict(self, view: Any, cards: Sequence[Card]) -> Verdict:
        """What the selected cards are."""
        ...

    def fresh(self, view: Any) -> Card | None:
        """The card that the watcher drew in this turn."""
        ...

    def arranged(self, view: Any, cards: Sequence[Card], how: str) -> list[Card]:
        """A hand sorted by "suit", "rank" or "melds"."""
        ...

    def note(self, view: Any, seat: int) -> Note:
        """The state of a seat in a word."""
        ...

    def dim(self, view: Any) -> Collection[Card]:
        """Cards of the watcher's hand that can't be played now."""
        return ()

    def companions(self, view: Any, card: Card) -> Sequence[Card]:
        """Cards of the hand that are selected together with the first one."""
        return ()

    def panel(self, view: Any, cards: Sequence[Card], voice: Voice) -> Mapping[str, Any]:
        """What the game's own panel shows, for these selected cards."""
        return {}

    def forced(self, view: Any, check: Check) -> Any | None:
        """The pass of a watcher that can do nothing else, in games where a seat may pass for it."""
        return None

    def onlooking(self, view: Any, people: Sequence[int]) -> bool:
        """Whether no person can do anything more in this round."""
        return False
