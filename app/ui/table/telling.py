"""From what a watcher sees happen to cues, with every hand ordered as it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.core.cards import Card
from app.core.events import Dealt, Discarded, HandDealt, Revealed
from app.core.game import Event
from app.core.save import in_order
from app.ui.settings_object import SettingsObject
from app.ui.table import cues
from app.ui.table.board import Board, Cue, Move, hand
from app.ui.table.stage import MakeCue

if TYPE_CHECKING:
    from app.ui.table.flow import Flow


class Telling:
    """Makes cues for the watcher of a flow."""

    def __init__(self, flow: Flow, settings: SettingsObject) -> None:
        self._flow = flow
        self._settings = settings
        self.drawn: int | None = None
        """The card that the watcher drew last."""
        self.drawn_place: int | None = None
        """Where in the hand the next drawn card goes; None: to the right."""

    @property
    def in_melds(self) -> bool:
        """Whether hands stand in their melds, in a game that can show that."""
        wanted: bool = self._settings.showMelds
        return self._flow.presenter.grouped and wanted

    def makers(self, events: Sequence[Event]) -> list[MakeCue]:
        """What makes the cues of these events, one after the other."""
        flow = self._flow
        made: list[MakeCue] = []
        if any(isinstance(event, Dealt) for event in events):
            made.append(lambda board: cues.deal(board, events, self.arranged))
        for event in events:
            if not isinstance(event, Dealt | HandDealt):
                made.append(partial(self._cue, event))
            if isinstance(event, Discarded) and flow.sees_hand(event.seat):
                made.append(partial(self._regrouped, event.seat))
            if isinstance(event, Revealed) and not flow.sees_hand(event.seat):
                made.append(partial(self._sorted, event.seat))
        return made

    def arranged(self, seat: int, cards: Sequence[Card]) -> Sequence[Card]:
        """A hand as its player wants hands sorted."""
        flow = self._flow
        ways = flow.presenter.sorts
        how = self._settings.sort if self._settings.sort in ways else ways[0]
        if self.in_melds:
            how = "melds"
        flow.hands.sorted.setdefault(seat, how)
        return flow.presenter.arranged(flow.view, cards, how)

    def as_held(self, board: Board) -> Cue | None:
        """The hand of the watcher stands as its player left it."""
        flow, spot = self._flow, hand(self._flow.watcher)
        held = flow.hands.held(flow.view).get(flow.watcher, ())
        return cues.rearranged(board, spot, in_order(board.cards(spot), held))

    def _cue(self, event: Event, board: Board) -> Cue | None:
        flow = self._flow
        cue = flow.presenter.cue(event, board, flow.sees_hand)
        if cue is not None and event.kind == "drew" and cue.moves[0].spot == hand(flow.watcher):
            (move,) = cue.moves
            cue = Cue(cue.kind, (self._placed(move, board),), cue.sound)
        return cue

    def _placed(self, move: Move, board: Board) -> Move:
        self.drawn = move.token
        place, self.drawn_place = self.drawn_place, None
        if place is None and self._settings.sortDrawn:
            held = [*board.cards(move.spot), move.code]
            place = self.arranged(self._flow.watcher, held).index(move.code)
        return Move(move.token, move.spot, move.code, place)

    def _sorted(self, seat: int, board: Board) -> Cue | None:
        """A hand that is seen for the first time stands as hands are dealt."""
        spot = hand(seat)
        return cues.rearranged(board, spot, self.arranged(seat, board.cards(spot)))

    def _regrouped(self, seat: int, board: Board) -> Cue | None:
        """A hand that stands in melds does so after the turn too."""
        if not self.in_melds or self._flow.hands.sorted.get(seat) != "melds":
            return None
        return self._sorted(seat, board)
