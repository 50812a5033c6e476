"""Random matches of any game, for property tests."""

import random
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st

from app.core.cards import Card
from app.core.game import ALL_OPEN, AUDIENCE, Game
from app.core.games import GAMES
from app.core.match import Match, Seat


@dataclass
class Table:
    """A match and the source of chance of those who play it."""

    match: Match
    chance: random.Random

    def round_is_over(self) -> bool:
        return self.match.to_act is None

    def step(self) -> None:
        """One random legal action, or the next deal; nothing when the match is over."""
        match = self.match
        if self.round_is_over():
            if not match.standing.over:
                match.next_round()
            return
        match.act(self.choose())

    def choose(self) -> Any:
        """A legal action, each kind of action as likely as the others."""
        legal = self.match.legal_actions()
        kind = self.chance.choice(sorted({action.type for action in legal}))
        return self.chance.choice([action for action in legal if action.type == kind])

    def watchers(self) -> list[int]:
        return [*range(len(self.match.seats)), AUDIENCE]


@st.composite
def tables(draw: st.DrawFn, game_id: str) -> Table:
    """A match of the game with any seats and any mix of options, its first round dealt."""
    game = GAMES[game_id]
    seats = draw(st.sampled_from(list(game.seats)))
    options = draw(options_for(game, seats))
    match = Match(game, options, players(seats), draw(st.binary(min_size=16, max_size=16)))
    match.next_round()
    return Table(match, random.Random(draw(st.integers(0, 2**32))))


def players(seats: int) -> list[Seat]:
    return [Seat("Ana")] + [Seat(f"AI {seat}", "ai", "hard") for seat in range(1, seats)]


def options_for(game: Game[Any, Any, Any], seats: int) -> st.SearchStrategy[Any]:
    """Every mix of options that goes with so many seats; numbers are low, so that matches end."""
    forms = {
        name: st.one_of(st.just(field.default), _values(field.annotation, field.metadata))
        for name, field in game.options.model_fields.items()
    }
    return st.builds(game.options, **forms).filter(
        lambda options: game.check_options(options, seats) is None
    )


def _values(annotation: Any, metadata: list[Any]) -> st.SearchStrategy[Any]:
    if annotation is bool:
        return st.booleans()
    if annotation is int:
        low = next(rule.ge for rule in metadata if hasattr(rule, "ge"))
        high = next(rule.le for rule in metadata if hasattr(rule, "le"))
        return st.integers(low, min(high, low + 50))
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    if get_origin(annotation) in (Union, types.UnionType):
        return st.one_of(*[_values(part, metadata) for part in get_args(annotation)])
    return st.sampled_from(list(annotation))


def plain(state: Any) -> dict[str, Any]:
    """A state as comparable data: everything but its functions."""
    return {
        field.name: getattr(state, field.name)
        for field in fields(state)
        if not callable(getattr(state, field.name))
    }


def all_cards(match: Match) -> Counter[Card]:
    """Every card of the round, wherever it is."""
    state = match.state
    piles = [*state.hands, *getattr(state, "melds", [])]
    piles += [getattr(state, "stock", []), getattr(state, "discards", [])]
    piles += [action.cards for action in match.rounds[-1].actions if action.type == "play"]
    return Counter(card for pile in piles for card in pile)


def small_forms(match: Match) -> Iterator[Any]:
    """Actions of the seat to act in the small form of the legal list, sensible or not.

    Whatever is in here and passes must be listed: kinds whose small form is free are not in here.
    """
    seat = match.to_act
    assert seat is not None
    kinds = {
        form.__dataclass_fields__["type"].default: form for form in get_args(match.game.actions)
    }
    hand = match.view(ALL_OPEN).hands[seat].cards or ()
    codes = sorted(set(match.rounds[-1].deck))
    jokers = "Jk" in codes
    melds = range(-1, len(getattr(match.state, "melds", [])) + 1)
    if "draw" in kinds:
        yield from (kinds["draw"](seat, source) for source in ("stock", "discard"))
    if "discard" in kinds:
        yield from (kinds["discard"](seat, card) for card in codes)
    if "knock" in kinds:
        yield from (kinds["knock"](seat, card) for card in (None, *codes))
    for bare in ("pass", "defend", "return"):
        if bare in kinds:
            yield kinds[bare](seat)
    if "meld" in kinds and not jokers:
        sizes = range(min(len(hand), 5) + 1)
        yield from (kinds["meld"](seat, some) for n in sizes for some in combinations(hand, n))
    if "lay_off" in kinds and not jokers:
        yield from (kinds["lay_off"](seat, meld, (card,)) for meld in melds for card in codes)
    if "play" in kinds:
        for n in (1, 2, 3, 4):
            yield from (kinds["play"](seat, some) for some in combinations(hand, n))
    if "give" in kinds:
        for n in (0, 1, 2, 3):
            yield from (kinds["give"](seat, some) for some in combinations(hand, n))


def small_form(action: Any) -> Any:
    """What tells two small forms apart: the order of cards does not, nor which suits are played."""
    if action.type == "play":
        return (action.type, sorted(card[0] for card in action.cards))
    named = [getattr(action, field.name) for field in fields(action)]
    return [sorted(part) if isinstance(part, tuple) else part for part in named]
