"""What the table has to know of a game; one such object for each game stands in `games/<id>.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from app.core.cards import Card
from app.core.game import Event, Violation
from app.ui.table.board import HIDDEN, Board, Cue, Spot, hand
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
    shown: bool = True
    """Whether it is there at all now."""
    part: bool = False
    """Whether it is a part of a meld, which is there only while cards may go to it."""


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


@dataclass(frozen=True, slots=True)
class Mark:
    """A pill over a card of the hand; `good` ones stand out."""

    text: str
    spoken: str = ""
    good: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of a hand that stand together, by their places in it, and what they are."""

    first: int
    last: int
    text: str


class Step:
    """Something laid out that the rules are not told yet: taken back freely, seen by nobody else.

    `motion` is how its cards fly.
    """

    __slots__ = ()
    motion: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Stroke:
    """Actions that a seat does at one stroke, in turn; they are taken back together too."""

    seat: int
    actions: tuple[Any, ...]


class Finish:
    """The steps laid out are to be told to the rules, as one action."""

    seat = -1


FINISH = Finish()


class Presenter(Protocol):
    """The table's view of one game. All is computed from views; `view` is the game's own.

    A presenter inherits from this class: what games mostly do alike has its default here.
    """

    passes: bool = False
    """Whether a seat may let the table pass for it when it can do nothing else."""
    sorts: tuple[str, ...] = ("suit", "rank", "melds")
    """The ways to sort a hand, in the order in which they take turns."""
    gathers: bool = False
    """Whether all that is laid out goes back by one command, before the rules are told."""
    grouped: bool = False
    """Whether the hand stands in its best melds for those who want that shown."""

    def contents(
        self, view: Any, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        """Every card of the table; `hands` are the seen hands as they are held."""
        return {
            hand(seat): hands.get(seat) or held.cards or [HIDDEN] * held.count
            for seat, held in enumerate(view.hands)
        }

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
        return None

    def sources(self, view: Any) -> Sequence[Spot]:
        """From which spots beside its hand the watcher may drag the top card now."""
        return ()

    def open_spots(self, view: Any) -> Sequence[Spot]:
        """From which spots beside its hand the watcher may drag any card now."""
        return ()

    def ways(self, view: Any, command: str) -> Sequence[tuple[Spot, Spot]]:
        """From where to where a command of the game may go; empty if it is none of its commands."""
        ...

    def means(self, command: str, action: Any) -> bool:
        """Whether this is what a command does, where a place stands for several things."""
        return True

    def acts(self, view: Any, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        """All that the game knows to do, for the selected cards."""
        ...

    def verdict(self, view: Any, cards: Sequence[Card]) -> Verdict:
        """What the selected cards are."""
        ...

    def fresh(self, view: Any) -> Card | None:
        """The card that the watcher drew in this turn."""
        return None

    def arranged(self, view: Any, cards: Sequence[Card], how: str) -> list[Card]:
        """A hand sorted by "suit", "rank" or "melds"."""
        ...

    def note(self, view: Any, seat: int) -> Note:
        """The state of a seat in a word."""
        ...

    def dim(self, view: Any) -> Collection[Card]:
        """Cards of the watcher's hand that can't be played now."""
        return ()

    def companions(self, view: Any, chosen: Sequence[Card]) -> Sequence[Card]:
        """Cards of the hand that are offered along with those that the player chose."""
        return ()

    def mixes(self, view: Any, chosen: Sequence[Card], card: Card) -> bool:
        """Whether a card is chosen in addition to others, not in their place."""
        return True

    def drafted(self, view: Any, steps: Sequence[Step]) -> Any:
        """The view as it would be after these steps."""
        return view

    def proposal(self, view: Any, steps: Sequence[Step]) -> Any:
        """The action that these steps come to; `view` knows nothing of them."""
        raise NotImplementedError

    def step_refusal(
        self, view: Any, steps: Sequence[Step], step: Step, check: Check
    ) -> Violation | None:
        """Why a step is refused after these; `view` knows nothing of them."""
        return check(self.proposal(view, (*steps, step)))

    def laid_out(self, before: Any, after: Any, voice: Voice) -> str:
        """What a screen reader is told when steps change a view; empty: the panel tells it."""
        return ""

    def asks(self, view: Any, action: Any) -> Sequence[Card] | None:
        """The cards that an action concerns if the player has to say yes to it; else None."""
        return None

    def question(self, view: Any, action: Any, voice: Voice) -> Mapping[str, Any]:
        """What is asked before such an action; `spoken` is the whole of it for the ear."""
        return {}

    def marks(self, view: Any, helped: bool) -> Mapping[Card, Mark]:
        """What stands over cards of the watcher's hand; `helped`: it wants melds shown."""
        return {}

    def groups(self, view: Any, held: Sequence[Card]) -> Sequence[Group]:
        """What stands together in the hand as it is held, from the left."""
        return ()

    def rows(self, view: Any) -> Sequence[int]:
        """The melds that begin a row with a heading; the panel has the headings."""
        return ()

    def summary(self, view: Any, seat: int) -> str:
        """What the plate of the watcher says of its hand, where it wants melds shown."""
        return ""

    def panel(self, view: Any, cards: Sequence[Card], voice: Voice) -> Mapping[str, Any]:
        """What the game's own panel shows, for these selected cards."""
        return {}

    def forced(self, view: Any, check: Check) -> Any | None:
        """The pass of a watcher that can do nothing else, in games where a seat may pass for it."""
        return None

    def may_onlook(self, options: Any) -> bool:
        """Whether players can be out while others play on."""
        return False

    def onlooking(self, view: Any, people: Sequence[int]) -> bool:
        """Whether no person can do anything more in this round."""
        return False

    def spectating(self, view: Any, people: Sequence[int]) -> bool:
        """Whether no person can do anything more in this match."""
        return False
