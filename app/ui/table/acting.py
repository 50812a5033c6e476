"""What people do with cards: select, drag, choose a place, act; refusals come with their reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.core.cards import Card
from app.core.game import Violation
from app.ui.games.presenter import Act, Finish, Place, Step, Stroke
from app.ui.table.board import Spot, hand
from app.ui.table.flow import Flow
from app.ui.text.say import QT_TRANSLATE_NOOP, say
from app.ui.text.violations import refusal
from app.ui.text.voice import Voice

_ONLOOK = {
    "play_out": QT_TRANSLATE_NOOP("Table", "Play out quickly"),
    "skip_round": QT_TRANSLATE_NOOP("Table", "Skip to the result"),
}
_AUTO_PASS_ON = QT_TRANSLATE_NOOP("Table", "Auto-pass on")
_AUTO_PASS_OFF = QT_TRANSLATE_NOOP("Table", "Auto-pass")
_NOWHERE = QT_TRANSLATE_NOOP("Table", "Cards can’t be put here.")


class Acting(QObject):
    """Turns intents into actions of the rules, which alone say what is legal."""

    changed = Signal()
    refused = Signal(str, str, int)
    """(reason, zone, number) of the place concerned."""

    def __init__(self, flow: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._flow = flow
        self.voice = Voice(())
        self.selected: list[int] = []
        self._offered: list[int] = []
        """Of the selected cards, those that came along with what the player chose."""
        self.dragged: list[int] = []
        self.choosing: list[Spot] = []
        """The legal places of a command that fits several."""
        self.asked: tuple[Any, Spot] | None = None
        """An action that waits for a yes, and where it goes."""
        self.before_asked: list[int] = []
        """What was selected before that, and is again after a no."""
        self._told_for: tuple[Any, Voice] = (None, self.voice)
        self._found: dict[tuple[Any, ...], Any] = {}

    def _once(self, what: str, tokens: Sequence[int], find: Callable[[], Any]) -> Any:
        """One picture asks several times: found once for what is seen, and these cards."""
        seen = (self._flow.view, self.voice)
        if any(now is not before for now, before in zip(seen, self._told_for, strict=True)):
            self._found.clear()
            self._told_for = seen
        key = (what, *tokens)
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    # What is legal

    @property
    def own(self) -> Spot:
        """The hand of the watcher."""
        return hand(self._flow.view.watcher)

    def check(self, action: Any) -> Violation | None:
        """Why the action is refused now, or None."""
        flow = self._flow
        assert flow.match is not None
        if isinstance(action, Step):
            return flow.presenter.step_refusal(flow.seen, flow.steps, action, flow.match.check)
        if isinstance(action, Stroke):
            return flow.match.check_all(action.actions)
        return flow.match.check(self._told(action))

    def _told(self, action: Any) -> Any:
        """What the rules are told or asked: steps are parts of one action."""
        flow = self._flow
        if isinstance(action, Finish):
            return flow.presenter.proposal(flow.seen, flow.steps)
        return action

    def why(self, action: Any) -> str:
        """The same in words; empty if the action is legal."""
        violation = self.check(action)
        if violation is None or self._flow.match is None:
            return ""
        return refusal(self._flow.match.game.id, violation, self.voice)

    def cards(self, tokens: Sequence[int]) -> list[Card]:
        """The faces of these cards."""
        return [self._flow.stage.board.faces[token] for token in tokens]

    def acts(self, tokens: Sequence[int] | None = None) -> Sequence[Act]:
        """What may be done or not, with these cards or the selected ones."""
        flow = self._flow
        if flow.match is None or flow.view.to_act is None:
            return ()
        if flow.onlooking:
            return [Act(name, say("Table", text), "", quiet=True) for name, text in _ONLOOK.items()]
        if flow.view.watcher < 0:
            return ()
        chosen = self.selected if tokens is None else tokens
        cards = self.cards(chosen)
        acts: Sequence[Act] = self._once(
            "acts", chosen, lambda: flow.presenter.acts(flow.view, cards, self.check, self.why)
        )
        if flow.presenter.passes:
            text = _AUTO_PASS_ON if flow.view.watcher in flow.passes_for else _AUTO_PASS_OFF
            acts = [*acts, Act("auto_pass", say("Table", text), "", quiet=True)]
        return acts

    def sources(self) -> Sequence[Spot]:
        """Piles from which a card may be taken now."""
        flow = self._flow
        if flow.match is None or flow.view.watcher < 0:
            return ()
        return [s for s in flow.presenter.sources(flow.view) if flow.stage.board.spots.get(s)]

    def targets(self) -> list[Spot]:
        """Where the dragged or selected cards may go."""
        flow = self._flow
        if self.choosing:
            return self.choosing
        tokens: Sequence[int] = self.dragged or self.selected
        if self.asked or not tokens or flow.match is None or flow.view.watcher < 0:
            return []
        tokens = self._completed(tokens) if self.dragged else tokens
        found: list[Spot] = self._once("targets", tokens, lambda: self._fitting(tokens))
        return found

    def places(self) -> Sequence[Place]:
        """The places beside the hands."""
        flow = self._flow
        found: Sequence[Place] = self._once("places", (), lambda: flow.presenter.places(flow.view))
        return found

    def _fitting(self, tokens: Sequence[int]) -> list[Spot]:
        source = self._flow.stage.board.spot_of(tokens[0])
        spots = [self.own] if source != self.own else []
        spots += [place.spot for place in self.places()]
        return [s for s in spots if self._fits(tokens, source, s)]

    def _fits(self, tokens: Sequence[int], source: Spot, target: Spot) -> bool:
        action = self._action(tokens, source, target)
        return action is not None and self.check(action) is None

    def _action(self, tokens: Sequence[int], source: Spot, target: Spot) -> Any:
        cards = self.cards(tokens)
        return self._flow.presenter.action(self._flow.view, cards, source, target)

    # Selecting

    def toggle(self, token: int) -> None:
        """Choose a card of the own hand, or no longer; with it comes what the game offers along.

        An offered card that is chosen itself stays; a chosen one that is chosen again is left
        alone if it may be played so, else it goes with all that came along.
        """
        chosen = [other for other in self.selected if other not in self._offered]
        offered: list[int] = []
        if token in chosen:
            alone = chosen == [token] and bool(self._offered) and bool(self._fitting([token]))
            chosen = [token] if alone else [other for other in chosen if other != token]
        elif token in self._flow.stage.board.spots.get(self.own, ()):
            chosen = [*(chosen if self._mixes(chosen, token) else ()), token]
            offered = self._companions(chosen)
        self.selected, self._offered = [*chosen, *offered], offered
        self.choosing, self.asked = [], None
        self.tidy()

    def _mixes(self, chosen: Sequence[int], token: int) -> bool:
        (card,) = self.cards([token])
        return self._flow.presenter.mixes(self._flow.view, self.cards(chosen), card)

    def _companions(self, chosen: Sequence[int]) -> list[int]:
        more = self._flow.presenter.companions(self._flow.view, self.cards(chosen))
        return self._flow.stage.board.find(self.own, more)

    def _completed(self, tokens: Sequence[int]) -> Sequence[int]:
        """Dragged cards of the hand, with those offered along where they fit nowhere alone."""
        if self._flow.stage.board.spot_of(tokens[0]) != self.own:
            return tokens
        whole = [*tokens, *self._companions(tokens)]
        return whole if len(whole) > len(tokens) and not self._fitting(tokens) else tokens

    def clear(self) -> bool:
        """Undo a drag, else a choice, else the selection; whether there was anything."""
        if self.dragged:
            self.dragged = []
        elif self.asked:
            self.asked, self.selected = None, self.before_asked
        elif self.choosing:
            self.choosing = []
        elif self.selected:
            self.selected = []
        else:
            return False
        self.changed.emit()
        return True

    def tidy(self) -> None:
        """Drop what is no longer in the hand, and keep the order of the hand."""
        held = self._flow.stage.board.spots.get(self.own, [])
        self.selected = [token for token in held if token in self.selected]
        self.changed.emit()

    def reset(self) -> None:
        """Nothing selected, dragged or to be chosen."""
        self.selected, self.dragged, self.choosing, self.asked = [], [], [], None

    # Dragging

    def begin_drag(self, token: int) -> bool:
        """Take a card up, with the other selected ones if it is one of them."""
        board = self._flow.stage.board
        spot = board.spot_of(token)
        if spot == self.own:
            self.dragged = list(self.selected) if token in self.selected else [token]
        elif self._is_loose(token, spot):
            self.dragged = [token]
        else:
            return False
        self.choosing, self.asked = [], None
        self.changed.emit()
        return True

    def _is_loose(self, token: int, spot: Spot) -> bool:
        flow = self._flow
        on_top = spot in self.sources() and flow.stage.board.spots[spot][-1] == token
        return on_top or spot in flow.presenter.open_spots(flow.view)

    def drop(self, target: Spot, slot: int) -> bool:
        """Let the dragged cards go over a spot, in a hand at `slot`; whether they stay."""
        tokens, self.dragged = self.dragged, []
        if not tokens:
            return False
        board = self._flow.stage.board
        source = board.spot_of(tokens[0])
        if source == self.own and target == self.own:
            self.reorder(tokens, slot)
            return True
        if target == self.own:
            self._flow.telling.drawn_place = slot
        done = self.bring(self._completed(tokens), source, target)
        self._flow.telling.drawn_place = None
        if not done:
            self.changed.emit()
        return done

    def reorder(self, tokens: Sequence[int], slot: int) -> None:
        """Put cards of the own hand, as a group, before the card that then has place `slot`."""
        if not self._lies_still():
            return
        board = self._flow.stage.board.copy()
        held = board.spots[self.own]
        rest = [token for token in held if token not in tokens]
        board.spots[self.own] = [*rest[:slot], *tokens, *rest[slot:]]
        if board.spots[self.own] != held:
            self._flow.hands.sorted[self._flow.watcher] = ""
        self._rearranged(board)

    def sort(self, how: str) -> None:
        """Sort the own hand."""
        if not self._lies_still():
            return
        self._flow.hands.sorted[self._flow.watcher] = how
        board = self._flow.stage.board.copy()
        cards = board.cards(self.own)
        order = self._flow.presenter.arranged(self._flow.view, cards, how)
        board.spots[self.own] = board.find(self.own, order)
        self._rearranged(board)

    def _lies_still(self) -> bool:
        """Bring all that flies to its end; whether the same person still sits there then.

        What comes to rest lets the match go on: the next may act, or the curtain may fall.
        """
        flow, watcher = self._flow, self._flow.watcher
        while flow.stage.busy:
            flow.stage.skip()
        return flow.watcher == watcher

    def _rearranged(self, board: Any) -> None:
        self._flow.stage.turn_to(board, "close")
        self._flow.keep_order()
        self._flow.acted.emit()
        self.tidy()

    # Acting

    def bring(self, tokens: Sequence[int], source: Spot, target: Spot) -> bool:
        """Bring cards from one spot to another; says why not."""
        action = self._action(tokens, source, target)
        if action is None:
            self.refused.emit(self._why_nothing(tokens, source, target), *target)
            return False
        self._flow.stage.board.chosen = frozenset(tokens)
        return self.act(action, target)

    def _why_nothing(self, tokens: Sequence[int], source: Spot, target: Spot) -> str:
        """The reason of the command that goes this way, if there is one."""
        ways = self._flow.presenter.ways
        for act in self.acts(tokens if source == self.own else ()):
            if act.reason and (source, target) in ways(self._flow.view, act.command):
                return act.reason
        return say("Table", _NOWHERE)

    def click(self, target: Spot) -> bool:
        """A click on a place: draw from it, empty or not (R11), or bring the selection there."""
        if target in self._flow.presenter.sources(self._flow.view):
            return self.bring(self._flow.stage.board.spots.get(target, [])[-1:], target, self.own)
        return self.bring(self.selected, self.own, target)

    def command(self, name: str) -> bool:
        """A command of the game: acts, offers the places that fit, or says why not."""
        flow = self._flow
        if flow.view.watcher < 0:
            return False
        act = next((act for act in self.acts() if act.command == name), None)
        if act and act.reason:
            self.refused.emit(act.reason, *self.own)
            return False
        ways = flow.presenter.ways(flow.view, name)
        cards = self.cards(self.selected)
        found = []
        for source, target in ways:
            action = flow.presenter.action(flow.view, cards, source, target)
            meant = action is not None and flow.presenter.means(name, action)
            if meant and self.check(action) is None:
                found.append((action, target))
        if len(found) > 1:
            self.choosing = [target for _, target in found]
            self.changed.emit()
            return True
        flow.stage.board.chosen = frozenset(self.selected)
        return bool(found) and self.act(*found[0])

    def shortcut(self, token: int) -> bool:
        """A double click on a card."""
        flow = self._flow
        spot = flow.stage.board.spot_of(token)
        action = flow.presenter.shortcut(flow.view, spot, flow.stage.board.faces[token])
        return action is not None and self.act(action, spot)

    def act(self, action: Any, target: Spot) -> bool:
        """Do an action; says why not."""
        assert self._flow.match is not None
        violation = self.check(action)
        if violation is not None:
            reason = refusal(self._flow.match.game.id, violation, self.voice)
            self.refused.emit(reason, *target)
            return False
        concerned = self._flow.presenter.asks(self._flow.view, action)
        if concerned is not None and self.asked != (action, target):
            self.asked, self.before_asked = (action, target), self.selected
            self.selected = self._flow.stage.board.find(self.own, concerned)
            self.changed.emit()
            return True
        self._flow.stage.skip()
        self.selected, self.choosing, self.asked = [], [], None
        if self.check(action) is not None:
            return True  # a pass was made for the player when the cards came to rest
        if isinstance(action, Step):
            self._flow.lay_out(action)
        elif isinstance(action, Stroke):
            self._flow.act(*action.actions)
        else:
            if not isinstance(action, Finish):
                self._flow.gather()
            self._flow.act(self._told(action))
        return True

    def gather(self) -> bool:
        """Take back all that is laid out, in games that have a command for it."""
        if not self._flow.presenter.gathers or not self._flow.steps:
            return False
        self._flow.gather()
        return True

    def confirm(self) -> bool:
        """Yes to what is asked."""
        return self.asked is not None and self.act(*self.asked)
