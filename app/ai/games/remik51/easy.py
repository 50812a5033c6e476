"""Easy: opens and lays at once, gets rid of high cards. Also the opponent called greedy melder."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.remik51.laying import Manner, plan
from app.ai.games.remik51.sight import Sight, waited_too_long
from app.ai.token import Token
from app.core.cards import JOKER
from app.core.games.remik51.actions import Action, Return
from app.core.games.remik51.search import turn, turn_with
from app.core.games.remik51.view import View


@dataclass(frozen=True, slots=True)
class Easy:
    """Takes the discard only for a meld; discards the loose card of highest value, no joker."""

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Decide by the cards in hand and on the table alone."""
        token.check()
        sight = Sight(view)
        manner = Manner(sight.penalty, sight.penalty(JOKER), swaps=False, all_jokers=True)
        if sight.drawing:
            return draw_for_plan(sight, manner)
        laying = plan(turn(view), manner)
        if laying is None:
            return Decision(Return(sight.seat), (Reason("cannot_use_taken"),))
        return sight.step(laying) or discard_highest(sight, random.Random(seed))


def draw_for_plan(sight: Sight, manner: Manner) -> Decision:
    """Take the discard if the turn can then be played as K11 asks."""
    if sight.top is None or sight.view.returned or waited_too_long(sight.view):
        return sight.draw("stock")
    laying = plan(turn_with(sight.view, sight.top), manner)
    if laying is None:
        return sight.draw("stock")
    return sight.draw("discard", Reason("takes_for_meld", {"card": sight.top}))


def discard_highest(sight: Sight, rng: random.Random) -> Decision:
    """Discard a card of the highest penalty that stands in no meld; among equals any."""
    cards = sight.loose() or [card for card in sight.hand if card != JOKER] or [JOKER]
    highest = max(map(sight.penalty, cards))
    card = rng.choice([card for card in cards if sight.penalty(card) == highest])
    return sight.discard(card, Reason("highest_loose", {"card": card}))
