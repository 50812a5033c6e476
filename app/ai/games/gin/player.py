"""What all players of `gin` share: which decision is due, and how the choice is said."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.gin.sight import Sight
from app.ai.token import Token
from app.core.cards import Card
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, Pass
from app.core.games.gin.deadwood import discards, to_cards
from app.core.games.gin.view import View


@dataclass(frozen=True, slots=True)
class Play:
    """The second half of a turn: a discard (one bit), alone or with a knock."""

    card: int
    knock: bool
    reasons: tuple[Reason, ...]


class Player(ABC):
    """A player of `gin`: the hooks are its decisions."""

    @abstractmethod
    def takes(self, sight: Sight) -> bool:
        """Whether to take the top of the pile."""

    @abstractmethod
    def plays(self, sight: Sight, rng: random.Random, token: Token) -> Play:
        """What to discard, and whether to knock with it."""

    def knocks_now(self, sight: Sight, rng: random.Random, token: Token) -> bool:
        """Whether to knock instead of drawing, where that is legal (G8)."""
        return True

    def melds(self, hand: int, rng: random.Random) -> tuple[tuple[Card, ...], ...] | None:
        """The melds to name in a knock; None leaves them to the rules (G9)."""
        return None

    def defends(self, view: View, rng: random.Random) -> Defend:
        """The answer to a knock; naming nothing is the best defence (G10)."""
        return Defend(view.watcher)

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Choose one of the legal actions, or the same with melds named."""
        token.check()
        rng = random.Random(seed)
        seat = view.watcher
        if view.phase == "defend":
            answer = self.defends(view, rng)
            return Decision(answer, (Reason("best_defence"),) if answer.melds is None else ())
        sight = Sight(view)
        if view.phase == "play":
            return self._second_half(sight, rng, token)
        if sight.may_knock_now and self.knocks_now(sight, rng, token):
            return self._knock(sight, 0, rng, ())
        if sight.may_take and self.takes(sight):
            reason = Reason(
                "takes_for_meld" if sight.top_makes_meld else "takes_low_card", _of(sight.top)
            )
            return Decision(Draw(seat, "discard"), (reason,))
        if view.phase == "offer":
            return Decision(Pass(seat), (Reason("upcard_is_no_help"),))
        why = "discard_is_no_help" if sight.may_take else "long_without_stock"
        if view.upcard_passed:
            why = "upcard_was_passed"
        return Decision(Draw(seat, "stock"), (Reason(why),))

    def _second_half(self, sight: Sight, rng: random.Random, token: Token) -> Decision:
        play = self.plays(sight, rng, token)
        if play.knock:
            return self._knock(sight, play.card, rng, play.reasons)
        return Decision(Discard(sight.seat, to_cards(play.card)[0]), play.reasons)

    def _knock(
        self, sight: Sight, card: int, rng: random.Random, reasons: tuple[Reason, ...]
    ) -> Decision:
        discard = to_cards(card)[0] if card else None
        melds = self.melds(sight.hand & ~card, rng)
        return Decision(Knock(sight.seat, discard, melds), reasons or (Reason("knocks_at_once"),))


def _of(card: int) -> dict[str, Card]:
    return {"card": to_cards(card)[0]}


def lightest(sight: Sight) -> tuple[int, list[int]]:
    """The least deadwood that a discard can leave, and the discards that leave it."""
    choices = discards(sight.hand, sight.taken)
    best = min(left for left, _ in choices)
    return best, [card for left, card in choices if left == best]


def discard_reason(code: str, card: int) -> tuple[Reason, ...]:
    """Why a card was discarded."""
    return (Reason(code, _of(card)),)
