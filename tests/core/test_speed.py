"""An action costs at most 30 µs on a free machine (`python -m tests.bench_core`)."""

import pytest

from app.core.games import GAMES
from tests.bench_core import microseconds, played


@pytest.mark.parametrize("game", list(GAMES))
def test_an_action_is_cheap(game: str) -> None:
    assert microseconds(played(game, 300)) < 150, "five times the aim, for busy machines"
