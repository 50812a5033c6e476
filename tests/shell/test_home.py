"""The start page: what it shows of matches, and what it says."""

import random
from datetime import datetime, timedelta

import pytest

from app.core.game import ALL_OPEN
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.models.home import Home, describe, saved_when
from app.ui.paths import Paths
from app.ui.saves import Saves, Sitting

GAME = GAMES["rummy"]


def sitting(*seats, acts=0, game=GAME):
    match = Match.new(game, game.options(), seats or [Seat("Ana"), Seat("Boris", "ai", "easy")])
    rng = random.Random(5)
    for _ in range(acts):
        match.act(rng.choice(match.legal_actions()))
    return Sitting.new(match, {})


@pytest.fixture
def saves(tmp_path):
    saves = Saves(Paths.within(tmp_path), lambda path, error: None)
    yield saves
    saves.close()


def test_nothing_saved(saves, qapp):
    home = Home(saves)
    home.refresh()
    assert (home.current, home.others, home.notices) == ({}, [], [])


def test_C6_only_what_everybody_may_see_is_shown(qapp):
    """Hidden cards may change: the description stays the same, byte for byte."""
    kept = sitting(acts=9)
    while not kept.match.view(ALL_OPEN).melds:  # every deal is another one
        kept = sitting(acts=40)
    shown = describe(kept)
    state = kept.match.state
    hidden = [*state.hands[0], *state.hands[1], *state.stock]
    assert hidden != sorted(hidden)
    hidden.sort()
    for hand in state.hands:
        hand[:] = [hidden.pop() for _ in hand]
    state.stock[:] = [hidden.pop() for _ in state.stock]
    assert describe(kept) == shown
    assert kept.match.view(ALL_OPEN).melds == tuple(tuple(meld) for meld in shown["melds"])


def test_what_lies_open_is_shown_where_there_are_no_melds(qapp):
    rummy = sitting()
    top = rummy.match.view(ALL_OPEN).discards[-1]
    assert describe(rummy)["melds"] == [[top]]
    three = [Seat("Ana"), Seat("Ewa"), Seat("Boris", "ai", "easy")]
    trick = sitting(*three, game=GAMES["president"])
    assert describe(trick)["melds"] == []
    assert describe(trick)["tableSpoken"] == "There is nothing on the table yet."
    trick.match.act(trick.match.legal_actions()[0])
    (played,) = trick.match.view(ALL_OPEN).plays
    assert describe(trick)["melds"] == [list(played[1])]


def test_the_turn_is_said_to_the_one_person_as_theirs(qapp):
    people = sitting(Seat("Ana"), Seat("Ewa"))
    name = people.match.seats[people.match.to_act].name
    assert name in describe(people)["note"]
    alone = sitting(Seat("Ana"), Seat("Ewa", "ai", "easy"))
    yours = alone.match.to_act == 0
    assert ("your turn" in describe(alone)["note"]) == yours


@pytest.mark.parametrize(("days", "word"), [(0, "today"), (1, "yesterday"), (9, "on")])
def test_when_it_was_saved(days, word, qapp):
    now = datetime(2025, 6, 20, 12, 0)
    assert f"Saved {word} " in saved_when(now - timedelta(days=days), now)


def test_the_latest_comes_first_and_one_can_be_given_up(saves, tmp_path, qapp):
    for _ in range(3):
        saves.keep(sitting())
    home = Home(saves)
    home.refresh()
    assert len(home.others) == 2
    gone = home.others[0]["id"]
    home.giveUp(gone)
    assert gone not in [entry["id"] for entry in (home.current, *home.others)]
    assert len(list((tmp_path / "records").iterdir())) == 1


def test_a_damaged_save_is_named_in_one_sentence(saves, tmp_path, qapp):
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_text("no", "utf-8")
    home = Home(saves)
    home.refresh()
    (notice,) = home.notices
    assert "bad.json.damaged" in notice
    home.refresh()
    assert home.notices == [notice]
    home.dismiss(0)
    assert home.notices == []


def test_every_game_has_a_tile(saves, qapp):
    tiles = Home(saves).games
    assert [tile["id"] for tile in tiles] == list(GAMES)
    for tile in tiles:
        assert len(tile["cards"]) == 3
        assert tile["name"]
        assert tile["line"]
