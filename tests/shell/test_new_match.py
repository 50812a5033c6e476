"""The new-match page is made from the option models, and gives seats and options."""

from enum import StrEnum
from typing import Literal

import pytest
from pydantic import BaseModel, Field

from app.core.games import GAMES
from app.core.match import Match
from app.ui.language import Language
from app.ui.models import option_rows
from app.ui.models.new_match import LEVELS, NewMatch
from app.ui.models.option_rows import option_rows as rows_of
from app.ui.settings import LastMatch, Settings
from app.ui.settings_object import SettingsObject
from app.ui.text import players


class Order(StrEnum):
    UP = "up"
    DOWN = "down"


class Made(BaseModel):
    """One field of each kind that an option can be."""

    count: int = Field(default=3, gt=0, lt=10)
    wide: int = Field(default=100, ge=0, le=2000)
    on: bool = True
    place: Literal["low", "high"] = "low"
    order: Order = Order.UP


@pytest.fixture
def words(monkeypatch):
    monkeypatch.setattr(option_rows.words, "title", lambda game, field: f"{game} {field}")
    monkeypatch.setattr(option_rows.words, "explanation", lambda game, field: f"about {field}")
    monkeypatch.setattr(option_rows.words, "value", lambda game, field, value: f"<{value}>")
    monkeypatch.setattr(option_rows.words, "mattering", lambda game, options: list(vars(options)))


@pytest.fixture
def settings(tmp_path, qapp):
    return SettingsObject(Settings(language="en"), tmp_path / "settings.json")


@pytest.fixture
def page(settings):
    return NewMatch(settings)


def test_a_row_for_each_field_in_their_order(words):
    rows = rows_of("made", Made, {})
    assert [row["field"] for row in rows] == list(Made.model_fields)
    assert [row["kind"] for row in rows] == ["number", "number", "switch", "choice", "choice"]
    assert rows[0]["title"] == "made count"
    assert rows[0]["help"] == "about count"


def test_numbers_have_whole_bounds_and_a_step_for_them(words):
    count, wide, *_ = rows_of("made", Made, {})
    assert (count["low"], count["high"], count["step"]) == (1, 9, 1)
    assert (wide["low"], wide["high"], wide["step"]) == (0, 2000, 50)


def test_choices_name_their_values(words):
    *_, place, order = rows_of("made", Made, {})
    assert (place["values"], place["labels"]) == (["low", "high"], ["<low>", "<high>"])
    assert order["values"] == ["up", "down"]


def test_what_differs_from_the_rules_is_marked(words):
    rows = rows_of("made", Made, {"on": False, "place": "low"})
    assert [row["field"] for row in rows if row["changed"]] == ["on"]
    assert rows[2]["value"] is False


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_has_a_row_with_words(game, qapp):
    for row in rows_of(game, GAMES[game].options, {}):
        assert row["title"]
        assert row["help"]
        assert not row["changed"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_dealt_at_once(page, game):
    page.open(game)
    assert page.problem == ""
    assert page.byTheRules
    seats, options = page.table()
    assert options == GAMES[game].options()
    assert [seat.kind for seat in seats] == ["human"] + ["ai"] * (len(seats) - 1)
    Match.new(GAMES[game], options, seats)


def test_levels_are_those_of_the_players():
    from app.ai import agents

    assert LEVELS == agents.LEVELS


@pytest.mark.parametrize("count", GAMES["rummy"].seats)
def test_R1_two_to_four_seats(page, count):
    page.open("rummy")
    page.setSeatCount(count)
    seats, _ = page.table()
    assert len(seats) == count == len({seat.name for seat in seats})


def test_names_kinds_and_levels_reach_the_table(page):
    page.setSeatCount(2)
    page.setName(0, "  Ana ")
    page.setLevel(1, "hard")
    seats, _ = page.table()
    assert (seats[0].name, seats[0].kind, seats[0].level) == ("Ana", "human", None)
    assert (seats[1].kind, seats[1].level) == ("ai", "hard")


def test_a_computer_player_that_becomes_a_person_loses_its_name(page):
    page.setSeatCount(3)
    page.setKind(1, "human")
    assert page.seats[1]["name"] == ""
    seats, _ = page.table()
    first, second, _ = players.names(seats)
    assert second not in (first, "")


def test_a_person_that_becomes_a_computer_player_gets_a_free_name(page):
    page.setSeatCount(3)
    page.setKind(0, "ai")
    seats, _ = page.table()
    assert len({seat.name for seat in seats}) == 3
    assert all(seat.kind == "ai" for seat in seats)


def test_two_players_of_one_name_are_refused_in_words(page):
    page.setSeatCount(2)
    page.setName(0, "Ana")
    page.setName(1, "Ana")
    assert "Ana" in page.problem


def test_the_name_in_the_settings_stands_in(page, settings):
    settings.set("player_name", "Jonas K.")
    page.setSeatCount(3)
    page.setKind(1, "human")
    seats, _ = page.table()
    assert [seat.name for seat in seats[:2]] == ["Jonas K.", ""]
    page.setName(1, "Jonas K.")
    assert page.table()[0][0].name == ""


def test_options_reach_the_match_and_can_be_put_back(page):
    page.setOption("ace_high", True)
    page.setOption("target_score", 250.0)  # numbers come from QML as floats
    assert not page.byTheRules
    _, options = page.table()
    assert (options.ace_high, options.target_score) == (True, 250)
    page.useRules()
    assert page.byTheRules


def test_the_page_remembers_the_last_match_of_the_game(page, settings):
    page.setSeatCount(4)
    page.setLevel(3, "easy")
    page.setOption("ace_high", True)
    page.setTakeBacks(False)
    page.table()
    again = NewMatch(settings)
    assert again.seatCount == 4
    assert again.seats[3]["level"] == "easy"
    assert not again.takeBacks
    assert again.table() == page.table()


def test_a_remembered_match_that_no_longer_fits_is_let_go(settings):
    last = {"seats": [{"name": "x"}] * 9, "options": {"gone": 1}, "take_backs": True}
    settings.update(last_matches={"rummy": last})
    page = NewMatch(settings)
    assert page.problem == ""
    assert page.byTheRules


@pytest.mark.parametrize(
    "options", [{"target_score": 5}, {"target_score": "x"}, {"ace_high": None}, {"moon": 1}]
)
def test_remembered_options_that_no_longer_go_are_forgotten(settings, options):
    last = LastMatch(options={**options, "discard_to_win": True})
    settings.update(last_matches={"rummy": last})
    match = NewMatch(settings)
    match.open("rummy")
    assert all(row["field"] for row in match.options)
    _, chosen = match.table()
    assert chosen.model_dump(exclude_defaults=True) == {"discard_to_win": True}


@pytest.mark.parametrize(
    ("match_format", "mattering"),
    [
        ("points", {"points_limit", "joker_penalty"}),
        ("wins", {"wins_needed", "joker_penalty"}),
        ("rounds", {"rounds", "joker_penalty"}),
        ("bomb", set()),
    ],
)
def test_K17_K18_only_options_that_matter_are_shown(match_format: str, mattering: set[str]) -> None:
    rows = rows_of("remik51", GAMES["remik51"].options, {"match_format": match_format})
    bound = {"points_limit", "wins_needed", "rounds", "joker_penalty"}
    assert {row["field"] for row in rows if row["matters"]} & bound == mattering
    assert {row["field"] for row in rows if not row["matters"]} <= bound


def test_computer_players_are_called_in_the_script_of_the_language(page):
    language = Language()
    language.speak("bg")
    try:
        page.open("rummy")
        assert [seat["name"] for seat in page.seats][1:] == ["Борис", "Ева"]
        page.setName(1, "Борис")
        seats, _ = page.table()
        assert [seat.name for seat in seats][1:] == ["Борис", "Ева"]
    finally:
        language.fall_silent()
    page.open("rummy")
    assert [seat["name"] for seat in page.seats][1:] == ["Boris", "Ewa"]
