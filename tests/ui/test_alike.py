"""What the tables of all games do alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui import commands
from app.ui.games import PRESENTERS
from app.ui.games.piles import PilePresenter
from app.ui.games.presenter import Act

every_game = pytest.mark.parametrize("game", PRESENTERS)


def views(game: str, turns: int = 60) -> Iterator[Any]:
    """What seat 0 sees of a round played by chance, before each act."""
    seats = [Seat(name) for name in ("Ana", "Boris", "Ewa")[: min(3, GAMES[game].seats[-1])]]
    match = Match(GAMES[game], GAMES[game].options(), seats, bytes(16))
    match.next_round()
    rng = random.Random(4)
    while match.to_act is not None and turns:
        yield match.view(0)
        match.act(rng.choice(match.legal_actions()))
        turns -= 1


def acts(game: str, view: Any) -> list[Act]:
    return list(PRESENTERS[game].acts(view, view.hand[:1], lambda action: None, lambda action: ""))


@every_game
def test_every_act_has_its_key_in_the_sheet(game: str) -> None:
    known = {c.id for c in commands.COMMANDS if not c.games or game in c.games}
    assert {act.command for view in views(game) for act in acts(game, view)} <= known


@pytest.mark.parametrize(
    "game", [game for game, one in PRESENTERS.items() if isinstance(one, PilePresenter)]
)
def test_who_waits_sees_what_comes_next(game: str) -> None:
    waits = [view for view in views(game) if view.to_act != 0]
    assert waits
    for view in waits:
        shown = [act.command for act in acts(game, view) if act.shown]
        assert shown == ["draw", "take", "sort"]


@every_game
def test_a_selection_is_always_told(game: str) -> None:
    for view in views(game):
        for count in (1, 2, len(view.hand)):
            verdict = PRESENTERS[game].verdict(view, view.hand[:count])
            assert verdict.text + verdict.strong
            assert not verdict.text.endswith(",")
