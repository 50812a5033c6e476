"""Results of rounds and matches as the sheets show them."""

import hashlib
import random

import pytest

from app.core.games import GAMES
from app.core.games.rummy.scoring import hand_value
from app.core.match import Match, Seat
from app.ui.models.result import match_result, round_result
from app.ui.models.score_style import score_style
from app.ui.text.indices import letters

GAME = GAMES["rummy"]
SEATS = [Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa", "ai", "hard")]


@pytest.fixture
def match():
    """A match after its first round."""
    match = Match(GAME, GAME.options(target_score=300, ace_high=True), SEATS, b"\x05" * 16)
    match.next_round()
    finish_round(match)
    return match


def finish_round(match):
    rng = random.Random(11)
    while match.to_act is not None:
        legal = match.legal_actions()
        match.act(rng.choice([a for a in legal if a.type in ("meld", "lay_off")] or legal))


def finish(match):
    while not match.standing.over:
        match.next_round()
        finish_round(match)


def test_R13_each_line_has_hand_value_points_and_total(match, qapp):
    result = match.rounds[-1].result
    data = round_result(match, letters())
    assert data["showsHeld"]
    for row in data["rows"]:
        seat = row["seat"]
        assert row["held"] == hand_value(row["hand"], True)
        assert row["total"] == result.totals[seat]
        assert row["points"] == (f"+{result.points[seat]}" if result.points[seat] else "0")
    losers = [row["held"] for row in data["rows"] if not row["winner"]]
    assert sum(losers) == sum(result.points)


def test_R14_the_bar_shows_the_share_of_the_target(match, qapp):
    data = round_result(match, letters())
    assert data["totalTitle"] == "Total of 300"
    for row in data["rows"]:
        assert row["share"] == min(1, row["total"] / 300)


def test_the_winner_is_first_and_named_in_the_title(match, qapp):
    data = round_result(match, letters())
    assert [row["winner"] for row in data["rows"]] == [True, False, False]
    assert data["rows"][0]["name"] in data["title"]
    assert "1" in data["title"]
    assert data["ending"]


def test_hands_lie_open_and_sorted(match, qapp):
    data = round_result(match, letters())
    for row in data["rows"]:
        held = match.view(row["seat"]).hands[row["seat"]].cards
        assert sorted(row["hand"]) == sorted(held)
        assert row["hand"] == sorted(
            held, key=lambda card: ("shcd".find(card[1]), "23456789TJQKA".find(card[0]))
        )


def test_a_match_has_the_totals_after_every_round(match, qapp):
    finish(match)
    data = match_result(match, letters())
    assert data["rounds"] == len(match.rounds)
    assert data["target"] == 300
    for row in data["rows"]:
        totals = [0] + [result.totals[row["seat"]] for result in match.results]
        assert row["totals"] == totals
        assert row["total"] == totals[-1]
        assert row["spoken"].startswith(f"{row['name']}: {totals[-1]} point")
        assert len(row["points"]) == data["rounds"]
        assert data["low"] <= min(totals)
        assert max(totals) <= data["high"]
    assert data["rows"][0]["winner"]
    assert data["rows"][0]["name"] in data["title"]


def test_only_the_last_round_leads_on_to_the_match(match, qapp):
    assert not round_result(match, letters())["over"]
    finish(match)
    assert round_result(match, letters())["over"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_it_counts(game):
    options = GAMES[game].options()
    aim = score_style(game).target(options)
    assert aim is None or aim > 0


def test_a_match_that_is_over_shows_its_seed(match, qapp):
    finish(match)
    data = match_result(match, letters())
    assert bytes.fromhex(data["seed"]) == match.seed
    assert data["commitment"] == hashlib.sha256(match.seed).hexdigest()
