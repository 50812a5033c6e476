"""Every game, event, option and refusal has words, in five languages."""

import itertools
import re
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.core import events as core
from app.core.cards import JOKER, STANDARD
from app.core.game import Violation
from app.core.games import GAMES
from app.core.games.remik51 import events as remik51
from app.core.match import Seat
from app.ui.text import (
    cards,
    game_names,
    indices,
    options,
    phases,
    players,
    results,
    violations,
)
from app.ui.text.games import TEXTS
from tests.text.support import (
    OWN_EVENTS,
    SHARED_EVENTS,
    SPOKEN,
    VOICE,
    Speak,
    announced,
    every_game,
    every_language,
    last_move,
    other_value,
    played_matches,
    rules_of,
    whole,
)

# The options that the title of the round tells of.
NAMED_BY_TITLE = {
    "rummy": {"target_score"},
    "gin": {"target_score"},
    "president": {"rounds"},
    "remik51": {"match_format", "points_limit", "wins_needed", "rounds"},
}


@every_language
def test_every_card_has_a_name_and_an_object_form(language: str, speak: Speak) -> None:
    speak(language)
    names = [cards.name(card) for card in (*STANDARD, JOKER)]
    objects = [cards.as_object(card) for card in (*STANDARD, JOKER)]
    assert len(set(names)) == len(set(objects)) == 53
    assert all(map(whole, names + objects))


@every_language
@every_game
def test_every_violation_of_every_game_is_said(language: str, game: str, speak: Speak) -> None:
    speak(language)
    codes = {str(code) for code in rules_of(game).violations}
    own = TEXTS[game].violations
    assert set(own) <= codes <= set(own) | set(violations.SHARED)
    said_by = {TEXTS[game].context: own, "Refusals": violations.SHARED}
    for context, sentences in said_by.items():
        for source in sentences.values():
            said = QCoreApplication.translate(context, source)
            assert whole(re.sub(r"\{\w+\}|%n", "x", said))
            assert language == "en" or said != source


@every_language
def test_refusals_of_rummy_name_cards_melds_and_players(language: str, speak: Speak) -> None:
    speak(language)
    params: dict[str, dict[str, Any]] = {
        "not_your_turn": {"to_act": 1},
        "not_in_hand": {"card": "Td"},
        "no_such_meld": {"meld": 4},
        "does_not_fit": {"cards": ("9s",), "meld": ("2c", "3c", "4c")},
        "taken_this_turn": {"card": "Qs"},
    }
    shown = {"not_your_turn": "Boris", "no_such_meld": "5", "does_not_fit": "2♣ 3♣ 4♣"}
    for code in GAMES["rummy"].violations:
        violation = Violation(code, params.get(code, {}))
        for voice in (VOICE, SPOKEN):
            assert whole(violations.refusal("rummy", violation, voice))
        assert shown.get(code, "") in violations.refusal("rummy", violation, VOICE)


@every_language
@every_game
def test_every_event_of_every_game_is_said(language: str, game: str, speak: Speak) -> None:
    speak(language)
    samples = [*SHARED_EVENTS, *OWN_EVENTS[game]]
    assert set(rules_of(game).events) <= {type(event) for event in samples}
    for event, voice in itertools.product(samples, (VOICE, SPOKEN)):
        assert whole(announced(game, event, voice))


@every_game
def test_the_plate_is_empty_before_the_first_turn_of_a_seat(game: str) -> None:
    deal = [remik51.CutShown("Jk", 1), core.Dealt(1, (7, 7), None), core.HandDealt(0, ("As",))]
    assert last_move(game, deal, 1, VOICE) == ""
    assert last_move(game, [*deal, core.Drew(0, "stock", None)], 1, VOICE) == ""


@every_game
def test_C6_a_hand_that_may_not_be_seen_is_not_spoken_of(game: str) -> None:
    assert announced(game, core.HandDealt(1, None), VOICE) == ""


@every_game
def test_every_position_of_a_match_has_a_prompt_and_last_moves(game: str, speak: Speak) -> None:
    speak("pl")
    seats = rules_of(game).seats.start
    for match in played_matches(game, seats):
        view = match.view(-1 if match.to_act is None else match.to_act)
        assert whole(phases.prompt(game, view))
        for seat in range(seats):
            phrase = last_move(game, view.history, seat, VOICE)
            assert not phrase or whole(phrase)
        if match.to_act is None:
            assert whole(results.round_ending(game, view.history, VOICE))


@every_language
@every_game
def test_every_phase_is_said(language: str, game: str, speak: Speak) -> None:
    speak(language)
    assert set(TEXTS[game].phases) == {str(phase) for phase in rules_of(game).phases}
    context = TEXTS[game].context
    assert all(whole(QCoreApplication.translate(context, t)) for t in TEXTS[game].phases.values())


@every_language
@every_game
def test_every_option_has_title_explanation_value_and_chip(
    language: str, game: str, speak: Speak
) -> None:
    speak(language)
    model = rules_of(game).options
    assert set(TEXTS[game].options) == set(model.model_fields)
    assert options.chips(game, model()) == []
    for field, info in model.model_fields.items():
        other = other_value(model, field)
        assert whole(options.title(game, field))
        assert whole(options.explanation(game, field))
        assert whole(options.value(game, field, info.default))
        assert whole(options.value(game, field, other))
        chip = options.chip(game, field, other)
        assert (chip == "") if field in NAMED_BY_TITLE[game] else whole(chip)
        assert options.chips(game, model(**{field: other})) == ([chip] if chip else [])
        assert whole(results.round_title(game, 3, model(**{field: other})))


@every_language
@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("rummy", {"target_score": 170}),
        ("gin", {"target_score": 170}),
        ("president", {"rounds": 17}),
        ("remik51", {"points_limit": 170}),
        ("remik51", {"match_format": "wins", "wins_needed": 17}),
        ("remik51", {"match_format": "rounds", "rounds": 17}),
        ("remik51", {"match_format": "bomb"}),
    ],
)
def test_what_the_title_of_the_round_names_has_no_chip(
    language: str, game: str, chosen: dict[str, object], speak: Speak
) -> None:
    speak(language)
    model = rules_of(game).options
    assert options.chips(game, model(**chosen)) == []
    title, usual = (results.round_title(game, 3, model(**given)) for given in (chosen, {}))
    assert title != usual
    assert all(str(number) in title for number in chosen.values() if isinstance(number, int))


@every_language
def test_names_of_games_levels_and_index_styles(language: str, speak: Speak) -> None:
    speak(language)
    assert set(GAMES) <= set(TEXTS)
    names = [game_names.game_name(game) for game in ("rummy", "gin", "president", "remik51")]
    assert len(set(names)) == 4
    assert all(whole(game_names.game_line(game)) for game in GAMES)
    assert "2–4" in game_names.seats_line(2, 4)
    assert whole(game_names.seats_line(2, 2))
    assert len({players.level_name(level) for level in ("easy", "normal", "hard")}) == 3
    assert players.kind_name("human") != players.kind_name("ai")
    assert players.turn_of("Ana").count("Ana") == 1
    assert len({indices.style_name(style) for style in indices.STYLES}) == 6


def test_who_has_no_name_is_called_player_in_the_language_of_the_moment(speak: Speak) -> None:
    seats = [Seat(""), Seat(""), Seat("Player")]
    speak("en")
    assert players.names(seats) == ("Player 2", "Player 3", "Player")
    speak("pl")
    assert players.names(seats) == ("Gracz", "Gracz 2", "Player")
