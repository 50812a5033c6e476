"""How a match goes on: deals, acts, computer players, people who change places, rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.core.cards import Card
from app.core.game import ALL_OPEN, AUDIENCE, Event, Told
from app.core.match import Match
from app.ui.games import PRESENTERS
from app.ui.games.presenter import Presenter, Step
from app.ui.settings_object import SettingsObject
from app.ui.table import cues, watching
from app.ui.table.board import Board, hand
from app.ui.table.hands import Hands
from app.ui.table.opponent import PACES, Opponent
from app.ui.table.stage import Stage
from app.ui.table.strokes import Strokes
from app.ui.table.take_back import can_take_back, take_back
from app.ui.table.telling import Telling
from app.ui.worker import Worker


class Flow(QObject):
    """A match at the table, seen by one watcher at a time; the window is not needed for it."""

    acted = Signal()
    told = Signal(list)
    """What happened, as the watcher may see it."""
    laidOut = Signal(object, object)
    """The watcher laid something out or took it back: its view before and after."""
    changed = Signal()
    roundOver = Signal()
    matchOver = Signal()
    takenBack = Signal(int)
    """This seat took back more than is free; before `acted`."""

    def __init__(self, settings: SettingsObject, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.stage = Stage(self)
        self.stage.rested.connect(self._proceed)
        self._opponent = Opponent(worker, self)
        self._opponent.ready.connect(self._proceed)
        self.match: Match | None = None
        self.view: Any = None
        """What the watcher sees, with its steps."""
        self.seen: Any = None
        """The same without them: what the rules know."""
        self.steps: tuple[Step, ...] = ()
        """What the watcher laid out that the rules are not told yet."""
        self.presenter: Presenter = PRESENTERS["rummy"]
        self.hands = Hands()
        self.watcher = AUDIENCE
        self.bottom = 0
        self.curtain: int | None = None
        """The person who has to sit down."""
        self.paused = True
        self.passes_for: set[int] = set()
        """Seats of people for which a pass is made when they can do nothing else."""
        self.hurry = False
        """Whether computer players make no pause: no person can act any more in this round."""
        self.take_backs = False
        """Whether the only person may take back more than is free."""
        self.assisted = False
        """Whether somebody did."""
        self.telling = Telling(self, settings)
        self._strokes = Strokes()
        self._chosen: set[int] = set()
        """Of the actions of the round, those of a seat that could do anything but pass."""
        self._seated: int | None = None
        self._over_told = self._to_the_end = False

    # Opening and leaving

    def open(
        self, match: Match, orders: Sequence[Sequence[Card]], passes_for: Iterable[int] = ()
    ) -> None:
        """Put a match on the table: deal its round if nothing has been done in it, else show it."""
        self.close()
        self.passes_for.update(passes_for)
        self.match = match
        self.presenter = PRESENTERS[match.game.id]
        self.hands = Hands(orders)
        self._begin(fresh=not match.rounds[-1].actions)

    def close(self) -> None:
        """Take the match off the table."""
        self._opponent.stop()
        self.stage.clear()
        self.match = None
        self._strokes = Strokes()
        self._seated = self.curtain = None
        self._over_told = self._to_the_end = False
        self.passes_for.clear()

    def pause(self, paused: bool) -> None:
        """Stop, or go on: while paused no computer player acts and nothing flies."""
        self.paused = paused
        self.stage.hold(paused)
        if paused:
            self._opponent.stop()
        else:
            self._proceed()

    def _begin(self, fresh: bool) -> None:
        self._over_told = False
        self._chosen.clear()
        self.hurry = self.stage.swift = self._to_the_end
        self.hands.new_round()
        self._look()
        if fresh and not watching.needs_curtain(self._the_match(), self._seated):
            self.stage.set(self._undealt())
            self._tell(self.view.history)
        else:
            for seat, held in enumerate(self.view.hands):
                if held.cards:
                    self.hands.settle(seat, held.cards, partial(self.telling.arranged, seat))
            self.stage.set(Board.of(self._contents()))
        self._proceed()

    # Acting

    def act(self, *actions: Any) -> None:
        """Do an action, or some at one stroke. Raises Illegal, with nothing changed by that one."""
        for at, action in enumerate(actions):
            self._note_choice(self._the_match())
            self._after(partial(self._strokes.act, action=action, joined=at > 0))

    def _note_choice(self, match: Match) -> None:
        """Note whether the seat to act may do anything but pass."""
        at, seat = len(match.rounds[-1].actions), match.to_act
        self._chosen = {earlier for earlier in self._chosen if earlier < at}
        if seat is not None and self.presenter.forced(match.view(seat), match.check) is None:
            self._chosen.add(at)

    def can_undo(self) -> bool:
        """Whether the watcher may take something back."""
        if self.undoes_freely():
            return True
        may = self.match is not None and self.take_backs
        return may and can_take_back(self._the_match(), self.passes_for, self._chosen)

    def undoes_freely(self) -> bool:
        """Whether the next undo is of this turn and of nothing that showed a hidden card."""
        match = self.match
        if match is None or match.to_act != self.view.watcher:
            return False
        return bool(self.steps) or match.can_undo_freely

    def can_redo(self) -> bool:
        """Whether the watcher may do again what it took back."""
        match = self.match
        return match is not None and bool(match.undone) and match.to_act == self.view.watcher

    def undo(self) -> None:
        """Take the last step or act back, or where that is not free, the last decision."""
        if not self.undoes_freely():
            self._take_back()
            return
        self.stage.skip()
        if self.steps:
            self._lay_out(self.steps[:-1], "undo")
            return
        for action in self._strokes.undo(self._the_match()):
            self.hands.bring_back(action.seat)
        self._see()
        self.stage.turn_to(self.stage.board.become(self._contents()), "undo")
        self.acted.emit()

    def _take_back(self) -> None:
        match = self._the_match()
        self._opponent.stop()
        self.stage.clear()
        self.hurry = self.stage.swift = False
        undone = take_back(match, lambda: self._forced_pass(match) is not None)
        self.hands.back_to(len(match.rounds[-1].actions))
        self._see()
        # Other tokens: none may tell which card of a hand went and came.
        self.stage.set(Board.of(self._contents()))
        self.assisted = True
        self.takenBack.emit(undone[-1].seat)
        self.acted.emit()
        self._proceed()

    def lay_out(self, step: Step) -> None:
        """Lay something out that the rules are not told yet."""
        self._lay_out((*self.steps, step), step.motion)

    def _lay_out(self, steps: tuple[Step, ...], motion: str) -> None:
        self.stage.skip()
        before = self.view
        self.steps = steps
        self.view = self.presenter.drafted(self.seen, steps)
        self.stage.turn_to(self.stage.board.become(self._contents()), motion)
        self.laidOut.emit(before, self.view)

    def gather(self) -> None:
        """Take back all that is laid out."""
        if self.steps:
            self._lay_out((), "undo")

    def redo(self) -> None:
        """Do again what was taken back."""
        self.stage.skip()
        self._after(lambda match: match.redo())
        while self._strokes.goes_on(self._the_match()):
            self._after(lambda match: match.redo())

    def _after(self, do: Callable[[Match], Sequence[Told]]) -> None:
        match = self._the_match()
        seat, at = match.to_act, len(match.rounds[-1].actions)
        told = do(match)
        if seat is not None:
            self.hands.decided(at, seat)
            self.hands.put_by(seat, same_turn=match.to_act == seat)
        self._see()
        self.acted.emit()
        self._tell([item.seen_by(self.watcher) for item in told])
        self._think()

    def next_round(self) -> None:
        """Deal the next round, or say that the match is over; in mid-round nothing happens."""
        match = self.match
        if match is None or match.to_act is not None:
            return
        self.stage.skip()
        if match.standing.over:
            self.matchOver.emit()
            return
        match.next_round()
        self._seated = None
        self.acted.emit()
        self._begin(fresh=True)

    # Looking

    def open_curtain(self) -> None:
        """The person sits down: show its hand, and what happened since it sat here last."""
        if self.curtain is None:
            return
        self._seated, self.curtain = self.curtain, None
        self._look()
        history = self.view.history
        since = cues.end_of_last_turn(history, self.watcher)
        board = self._undealt()
        for make in [*self.telling.makers(history[:since]), self.telling.as_held]:
            if (cue := make(board)) is not None:
                board.play(cue)
        self.stage.set(board)
        self.stage.play(self.telling.makers(history[since:]))
        self.changed.emit()

    def _look(self) -> None:
        match = self._the_match()
        self.watcher = watching.watcher(match, self._seated)
        if self.watcher >= 0:
            self.bottom = self.watcher
        elif self.bottom >= len(match.seats) or self.watcher == ALL_OPEN:
            self.bottom = 0
        self._see()

    def _see(self) -> None:
        self.view = self.seen = self._the_match().view(self.watcher)
        self.steps = ()

    def sees_hand(self, seat: int) -> bool:
        """Whether the watcher sees that seat's hand."""
        return seat == self.watcher or self.watcher == ALL_OPEN

    @property
    def shows_melds(self) -> bool:
        """Whether the watcher wants its hand shown in melds, in a game that can show that."""
        return self.telling.in_melds and self.watcher >= 0

    def keep_order(self) -> None:
        """Remember how the seen hands are held now."""
        for seat in range(len(self._the_match().seats)):
            if self.sees_hand(seat):
                held = self.stage.board.cards(hand(seat))
                self.hands.remember(seat, held, away=bool(self.steps) and seat == self.watcher)

    def _contents(self) -> Any:
        return self.presenter.contents(self.view, self.hands.held(self.view))

    def _undealt(self) -> Board:
        match = self._the_match()
        return cues.undealt(len(match.game.pack(match.options, len(match.seats))))

    # Telling

    def _tell(self, events: Sequence[Event]) -> None:
        self.told.emit(list(events))
        self.stage.play(self.telling.makers(events))
        self.changed.emit()

    # Going on

    def _think(self) -> None:
        match = self.match
        if match is None or self.paused or self.curtain is not None or match.to_act is None:
            return
        if match.seats[match.to_act].kind == "ai":
            pace = PACES["none" if self.hurry else self._settings.aiPace]
            self._opponent.think(match, pace)

    def _forced_pass(self, match: Match) -> Any | None:
        seat = match.to_act
        if seat not in self.passes_for or match.seats[seat].kind != "human":
            return None
        return self.presenter.forced(match.view(seat), match.check)

    def toggle_passing(self) -> None:
        """Pass for the watcher from now on when it can do nothing else, or no longer."""
        self.passes_for ^= {self.view.watcher}
        self.acted.emit()
        self.changed.emit()
        self._proceed()

    @property
    def onlooking(self) -> bool:
        """Whether people only look on until the round is over."""
        match = self.match
        return match is not None and self.presenter.onlooking(self.view, watching.people(match))

    def play_out(self, show: bool) -> None:
        """Let computer players finish the round quickly, or out of sight what people are out of."""
        people = watching.people(self._the_match())
        self._to_the_end = not show and self.presenter.spectating(self.view, people)
        self.hurry = True
        self.stage.swift = not show
        self._opponent.hasten()
        if not show:
            self.stage.skip()

    def _proceed(self) -> None:
        match = self.match
        if match is None or self.paused or self.stage.busy:
            return
        if match.to_act is None and self._to_the_end and not match.standing.over:
            self.next_round()
        elif match.to_act is None:
            if not self._over_told:
                self._over_told = True
                self.roundOver.emit()
        elif (passing := self._forced_pass(match)) is not None:
            self.act(passing)
        elif watching.must_leave(match, self._seated):
            self._seated = None
            self._look()
            self.stage.set(Board.of(self._contents()))
            self._proceed()
        elif watching.needs_curtain(match, self._seated):
            self.curtain = match.to_act
        elif match.seats[match.to_act].kind == "ai":
            if self._opponent.is_ready:
                self.act(self._opponent.take())
            else:
                self._think()
        self.changed.emit()

    def _the_match(self) -> Match:
        assert self.match is not None
        return self.match
