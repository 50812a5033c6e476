"""A match of gin: its end, its bonuses, its winner (G16)."""

from typing import Any

from app.core.game import RoundResult
from app.core.games.gin import GAME
from app.core.games.gin.scoring import Bonuses, bonuses


def _results(*wins: tuple[int | None, int]) -> list[Any]:
    totals = [0, 0]
    out = []
    for winner, gain in wins:
        points = [0, 0]
        if winner is not None:
            points[winner] = gain
        totals = [a + b for a, b in zip(totals, points, strict=True)]
        won = () if winner is None else (winner,)
        how = "stock" if winner is None else "knock"
        out.append(RoundResult(how, won, tuple(points), tuple(totals)))
    return out


def test_G16_the_match_ends_at_the_target() -> None:
    options = GAME.options()
    assert not GAME.standing(options, 2, _results((0, 60), (1, 99))).over
    end = GAME.standing(options, 2, _results((0, 60), (1, 99), (0, 40)))
    assert (end.over, end.winners, end.totals) == (True, (0,), (100, 99))
    assert GAME.standing(options, 2, []).totals == (0, 0)


def test_G16_bonuses_shutout_then_boxes_then_game() -> None:
    options = GAME.options(shutout_doubles=True, box_bonus=20, game_bonus=100)
    results = _results((1, 70), (None, 0), (1, 0), (1, 50))
    assert GAME.standing(options, 2, results).totals == (0, 240 + 60 + 100)
    assert bonuses(options, results, 1) == Bonuses((0, 120), (0, 60), (0, 100))
    results = _results((1, 70), (0, 0), (1, 50))
    # A round won for nothing is won: no shutout, and a box.
    assert GAME.standing(options, 2, results).totals == (20, 120 + 40 + 100)


def test_G16_winner_before_bonuses() -> None:
    options = GAME.options(box_bonus=100)
    results = _results((0, 9), (0, 9), (0, 9), (0, 9), (1, 100))
    end = GAME.standing(options, 2, results)
    assert end.winners == (1,)
    assert end.totals == (436, 200)
