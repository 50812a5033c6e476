"""A match: seats, rounds, totals, undo. Every player, replay and test goes through it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from app.core import shuffle
from app.core.cards import Card
from app.core.game import Game, RoundResult, Setup, Standing, Told, View, Violation


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at the table; `level` is for AIs only."""

    name: str
    kind: Literal["human", "ai"] = "human"
    level: str | None = None


@dataclass(slots=True)
class Round:
    """A round as the record keeps it."""

    dealer: int
    deck: tuple[Card, ...]
    reshuffles: list[tuple[Card, ...]] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)
    result: RoundResult | None = None


class Illegal(Exception):
    """An action that the rules refuse; nothing was changed (C5)."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} {dict(violation.params)}")
        self.violation = violation


class BadRound(Exception):
    """A deck or a dealer that the rules do not allow; `code` is "deck", "dealer" or "reshuffle"."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Match:
    """A match under way or over. Between rounds `state` is still the finished one.

    `seed` deals the rounds for which no deck is given. Undo and redo stay within the round.
    """

    def __init__(
        self, game: Game[Any, Any, Any], options: Any, seats: Sequence[Seat], seed: bytes | None
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.rounds: list[Round] = []
        self.undone: list[Any] = []
        self.state: Any = None
        self._marks: list[int] = []
        self._given: tuple[tuple[Card, ...], ...] = ()

    @classmethod
    def new(cls, game: Game[Any, Any, Any], options: Any, seats: Sequence[Seat]) -> "Match":
        """A match with a fresh seed from the operating system, its first round dealt."""
        match = cls(game, options, seats, secrets.token_bytes(shuffle.SEED_BYTES))
        match.next_round()
        return match

    # Looking

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of the finished rounds."""
        return tuple(r.result for r in self.rounds if r.result is not None)

    @property
    def standing(self) -> Standing:
        """Whether the match is over, who won, and the totals after the last finished round."""
        return self.game.standing(self.options, len(self.seats), self.results)

    @property
    def to_act(self) -> int | None:
        """The seat to act; None between rounds and after the match."""
        return None if self.state is None else self.game.to_act(self.state)

    def legal_actions(self) -> Sequence[Any]:
        """The canonical legal actions of the seat to act."""
        return [] if self.to_act is None else self.game.legal_actions(self.state)

    def check(self, action: Any) -> Violation | None:
        """Why the action is refused now, or None."""
        return self.game.check(self.state, action)

    def check_all(self, actions: Sequence[Any]) -> Violation | None:
        """Why one of these actions is refused when they are done in turn; they may draw no card."""
        state = replace(
            self.state, **{f.name: _copied(getattr(self.state, f.name)) for f in fields(self.state)}
        )
        for action in actions:
            violation = self.game.check(state, action)
            if violation is not None:
                return violation
            self.game.apply(state, action)
        return None

    def view(self, watcher: int) -> View:
        """What `watcher` may know of the current round."""
        view: View = self.game.view(self.state, watcher)
        return view

    # Playing

    def next_round(
        self,
        deck: Sequence[Card] | None = None,
        dealer: int | None = None,
        reshuffles: Sequence[tuple[Card, ...]] = (),
    ) -> list[Told]:
        """Deal the next round from `deck`, or from the seed; returns what happened.

        Raises BadRound when the deck is not the game's pack or the dealer not the one by the rules.
        """
        seats = len(self.seats)
        pack = self.game.pack(self.options, seats)
        number = len(self.rounds)
        if deck is None:
            if self.seed is None:
                raise BadRound("deck", "there is neither a deck nor a seed to deal from")
            deck = shuffle.shuffled(pack, self.seed, f"deal/{number}")
        elif sorted(deck) != sorted(pack):
            raise BadRound("deck", "the deck is not exactly the cards of the game")
        right = self._right_dealer(dealer)
        if dealer is not None and dealer != right:
            raise BadRound("dealer", f"seat {right} deals this round, not seat {dealer}")
        self.rounds.append(Round(right, tuple(deck)))
        self._given = tuple(reshuffles)
        self.undone.clear()
        self._restart()
        return list(self.game.log(self.state))

    def _right_dealer(self, wanted: int | None) -> int:
        seats = len(self.seats)
        if self.rounds:
            last = self.rounds[-1]
            assert last.result is not None
            return self.game.next_dealer(seats, last.dealer, last.result)
        if self.seed is not None:
            return self.game.first_dealer(seats, shuffle.first_dealer(self.seed, seats))
        drawn = wanted if wanted is not None and 0 <= wanted < seats else 0
        return self.game.first_dealer(seats, drawn)

    def _restart(self) -> None:
        current = self.rounds[-1]
        earlier = tuple(r.result for r in self.rounds[:-1] if r.result is not None)
        given = iter(self._given)
        used: list[tuple[Card, ...]] = []
        current.reshuffles = used

        def reshuffle(pile: tuple[Card, ...]) -> tuple[Card, ...]:
            order = next(given, None)
            if order is None:
                if self.seed is None:
                    raise BadRound("reshuffle", "there is neither an order nor a seed to shuffle")
                label = f"reshuffle/{len(self.rounds) - 1}/{len(used)}"
                order = shuffle.shuffled(pile, self.seed, label)
            elif sorted(order) != sorted(pile):
                raise BadRound("reshuffle", "a reshuffle is not exactly the cards of the pile")
            used.append(order)
            return order

        setup = Setup(len(self.seats), current.dealer, current.deck, earlier, reshuffle)
        self.state = self.game.start(self.options, setup)
        self._marks = []

    def act(self, action: Any) -> list[Told]:
        """Do an action and forget what was undone; raises Illegal, with nothing changed."""
        told = self._act(action)
        self.undone.clear()
        return told

    def _act(self, action: Any) -> list[Told]:
        violation = self.game.check(self.state, action)
        if violation is not None:
            raise Illegal(violation)
        current = self.rounds[-1]
        mark = len(self.game.log(self.state))
        told = self.game.apply(self.state, action)
        self._marks.append(mark)
        current.actions.append(action)
        current.result = self.game.outcome(self.state)
        return told

    # Taking back

    @property
    def can_undo_freely(self) -> bool:
        """Whether the last action was by the seat to act and showed nothing hidden."""
        actions = self.rounds[-1].actions if self.rounds else []
        if not actions or actions[-1].seat != self.to_act:
            return False
        return all(told.secret is None for told in self.game.log(self.state)[self._marks[-1] :])

    def undo(self) -> Any:
        """Take the last action of the round back, by replaying the round up to it; returns it."""
        current = self.rounds[-1]
        actions = current.actions
        current.actions = []
        current.result = None
        self._restart()
        for action in actions[:-1]:
            self._act(action)
        self.undone.append(actions[-1])
        return actions[-1]

    def redo(self) -> list[Told]:
        """Do the action that was undone last again."""
        return self._act(self.undone.pop())


def _copied(value: Any) -> Any:
    """What the rules may change of a state, anew: its lists and sets."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return set(value) if isinstance(value, set) else value
