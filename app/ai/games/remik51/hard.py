"""Hard: imagines what may come to keep what will help, and holds its melds while it is safe."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.agent import Decision, Limit, Reason
from app.ai.games.remik51.easy import draw_for_plan
from app.ai.games.remik51.laying import Manner, plan
from app.ai.games.remik51.normal import at_once
from app.ai.games.remik51.prospects import prospects
from app.ai.games.remik51.sight import Sight, waited_too_long
from app.ai.token import Token
from app.core.cards import JOKER, Card
from app.core.games.remik51.actions import Action, Return
from app.core.games.remik51.search import Turn, turn, turn_with
from app.core.games.remik51.view import View

WORLDS = 24
"""Worlds imagined for a discard …"""
MANY_JOKERS = 3
"""… or half of them with so many jokers, which make each take longer."""
FEW = 8
"""With so many cards, or fewer, a hand needs few more …"""
DRAWS, FEW_DRAWS = 5, 3
"""… and this is how many cards come to it in each world."""
CLOSE = 3
"""With so few cards in another hand, or fewer, the round may soon be lost."""
HOLD_ONE, HOLD_MORE = CLOSE, 6
"""Cards are held as long as the other hand, or every one of several, has more than so many."""
POINT, POINT_WHEN_CLOSE = 0.005, 0.05
"""What a point of penalty counts against the share of worlds in which a card is of use."""
DANGER = 0.3
"""What the share of worlds counts in which the next seat could take the discard."""

GOING_OUT = (
    Manner(lambda _: 20, joker=0, fitting=1, all_jokers=True),
    Manner(lambda _: 20, joker=0, fitting=None, all_jokers=True),
)
"""Ways to get rid of all cards: rather lay off what fits, or meld it too."""


@dataclass(frozen=True, slots=True)
class Hard:
    """Counts every card seen.

    What it lays before it goes out gives others room to lay off, but what it holds costs it points
    when another goes out: so it holds its cards as long as the others have many.
    """

    def decide(
        self, view: View, legal: Sequence[Action], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Go out, else lay what must be laid, else discard; `limit.worlds` counts worlds."""
        token.check()
        sight = Sight(view)
        if sight.drawing:
            return self._draw(sight)
        start = turn(view)
        last = going_out(start)
        if last is not None:
            step = sight.step(last)
            return step or sight.discard(last.hand[0], Reason("goes_out"))
        token.check()
        close = min(_others(sight)) <= CLOSE
        bound = view.taken is not None and not view.used
        if bound or sight.late or not _holds(sight):
            laying = plan(start, at_once(sight))
            if laying is None:
                return Decision(Return(sight.seat), (Reason("cannot_use_taken"),))
            why = (Reason("another_is_close"),) if close else ()
            if (step := sight.step(laying, *why)) is not None:
                return step
        many = view.hand.count(JOKER) >= MANY_JOKERS
        worlds = limit.worlds or (WORLDS // 2 if many else WORLDS)
        return self._discard(sight, close, random.Random(seed), worlds, token)

    def _draw(self, sight: Sight) -> Decision:
        top = sight.top
        if top is None or sight.view.returned or waited_too_long(sight.view):
            return sight.draw("stock")
        if going_out(turn_with(sight.view, top)) is not None:
            return sight.draw("discard", Reason("takes_to_go_out", {"card": top}))
        return draw_for_plan(sight, at_once(sight)) if sight.opened else sight.draw("stock")

    def _discard(
        self, sight: Sight, close: bool, rng: random.Random, worlds: int, token: Token
    ) -> Decision:
        hand = sight.view.hand
        draws = FEW_DRAWS if len(hand) <= FEW else DRAWS
        found = prospects(sight.view, draws, worlds, rng, token)
        point = POINT_WHEN_CLOSE if close else POINT
        cards = sorted(set(hand) - {JOKER}) or [JOKER]

        def loss(card: Card) -> float:
            return found[card].use + DANGER * found[card].danger - point * sight.penalty(card)

        card = min(cards, key=loss)
        percent = round(100 * found[card].use)
        return sight.discard(card, Reason("least_use", {"card": card, "percent": percent}))


def going_out(start: Turn) -> Turn | None:
    """A plan that ends the round in this turn, with a last discard where one card is left."""
    for manner in GOING_OUT:
        laying = plan(start, manner)
        if laying is not None and len(laying.hand) <= 1:
            return laying
    return None


def _holds(sight: Sight) -> bool:
    if sight.options.match_format == "bomb" and not sight.opened:
        # Not to have opened costs 100 (K18).
        return False
    others = _others(sight)
    return min(others) > (HOLD_ONE if len(others) == 1 else HOLD_MORE)


def _others(sight: Sight) -> list[int]:
    out = {sight.seat, *sight.view.eliminated}
    return [hand.count for seat, hand in enumerate(sight.view.hands) if seat not in out]
