"""The words of the program: complete in five languages, in the right forms, following options."""

import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app import resources
from app.core import events as core
from app.core.cards import JOKER, STANDARD
from app.core.game import RoundResult, Violation
from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.text import (
    cards,
    events,
    game_names,
    indices,
    options,
    phases,
    players,
    results,
    rules,
    violations,
)
from app.ui.text.games import TEXTS
from app.ui.text.languages import LANGUAGES, locale_name
from app.ui.text.voice import Voice

VOICE = Voice(["Ana", "Boris", "Ewa", "Jonas"])
SPOKEN = Voice(["Ana", "Boris", "Ewa", "Jonas"], spoken=True)
UNFILLED = re.compile(r"%\w|\{\w*\}")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)

Speak = Callable[[str], None]


@pytest.fixture
def speak(qapp: QCoreApplication) -> Iterator[Speak]:
    """Switches the language, as often as wanted."""
    installed: list[QTranslator] = []
    before = QLocale()

    def switch(language: str) -> None:
        for old in installed:
            qapp.removeTranslator(old)
        translator = QTranslator()
        assert translator.load(str(resources.translation(language)))
        qapp.installTranslator(translator)
        installed[:] = [translator]
        QLocale.setDefault(QLocale(locale_name(language)))

    yield switch
    for old in installed:
        qapp.removeTranslator(old)
    QLocale.setDefault(before)


def whole(text: str) -> bool:
    return bool(text) and not UNFILLED.search(text)


def played_rounds(game: str, seats: int, **chosen: object) -> Iterator[Match]:
    """Rounds of `game` whose moves go through the legal ones in turn, so that all kinds occur."""
    rules_of = GAMES[game]
    for number in range(3):
        match = Match(
            rules_of, rules_of.options(**chosen), [Seat(n) for n in VOICE.names[:seats]], None
        )
        pack = list(rules_of.pack(match.options, seats))
        match.next_round(deck=pack[number * 17 :] + pack[: number * 17])
        for step in itertools.count(number):
            legal = match.legal_actions()
            if not legal or step > 400:
                break
            match.act(legal[step % len(legal)])
        yield match


# Whole tables


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
    codes = {str(code) for code in GAMES[game].violations}
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
def test_every_event_and_position_is_said(language: str, game: str, speak: Speak) -> None:
    speak(language)
    seen: set[type] = set()
    for seats in (GAMES[game].seats.start, GAMES[game].seats.stop - 1):
        for match in played_rounds(game, seats):
            for watcher in (0, -1, -2):
                history = match.view(watcher).history
                for event in history:
                    seen.add(type(event))
                    said = events.announce(game, event, VOICE)
                    hidden = isinstance(event, core.HandDealt) and event.cards is None
                    assert said == "" if hidden else whole(said)
                for seat in range(seats):
                    assert whole(events.last_move(game, history, seat, VOICE))
                assert whole(phases.prompt(game, match.view(watcher)))
            if match.results:
                history = match.view(-1).history
                assert whole(results.round_ending(game, history, VOICE))
    missing = set(GAMES[game].events) - seen
    assert not missing


@every_language
@every_game
def test_every_phase_is_said(language: str, game: str, speak: Speak) -> None:
    speak(language)
    assert set(TEXTS[game].phases) == {str(phase) for phase in GAMES[game].phases}
    context = TEXTS[game].context
    assert all(whole(QCoreApplication.translate(context, t)) for t in TEXTS[game].phases.values())


@every_language
@every_game
def test_every_option_has_title_explanation_value_and_chip(
    language: str, game: str, speak: Speak
) -> None:
    speak(language)
    model = GAMES[game].options
    assert set(TEXTS[game].options) == set(model.model_fields)
    for field, info in model.model_fields.items():
        other = not info.default if isinstance(info.default, bool) else info.default + 1
        assert whole(options.title(game, field))
        assert whole(options.explanation(game, field))
        assert whole(options.value(game, field, info.default))
        assert whole(options.chip(game, field, other))
        assert options.chips(game, model()) == []
        assert options.chips(game, model(**{field: other})) == [options.chip(game, field, other)]
    assert whole(results.round_title(game, 3, model()))


@every_language
def test_names_of_games_levels_and_index_styles(language: str, speak: Speak) -> None:
    speak(language)
    names = [game_names.game_name(game) for game in ("rummy", "gin", "president", "remik51")]
    assert len(set(names)) == 4
    assert all(whole(game_names.game_line(game)) for game in GAMES)
    assert "2–4" in game_names.seats_line(2, 4)
    assert whole(game_names.seats_line(2, 2))
    assert len({players.level_name(level) for level in ("easy", "normal", "hard")}) == 3
    assert players.kind_name("human") != players.kind_name("ai")
    assert players.your_turn("Ana").count("Ana") == players.turn_of("Ana").count("Ana") == 1
    assert len({indices.style_name(style) for style in indices.STYLES}) == 6


# Forms, against the glossary


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", "1 card, 2 cards, 5 cards, 12 cards, 21 cards, 22 cards"),
        ("pl", "1 karta, 2 karty, 5 kart, 12 kart, 21 kart, 22 karty"),
        ("hr", "1 karta, 2 karte, 5 karata, 12 karata, 21 karta, 22 karte"),
        ("lt", "1 korta, 2 kortos, 5 kortos, 12 kortų, 21 korta, 22 kortos"),
        ("bg", "1 карта, 2 карти, 5 карти, 12 карти, 21 карти, 22 карти"),
    ],
)
def test_plural_forms_of_cards(language: str, counted: str, speak: Speak) -> None:
    speak(language)
    assert ", ".join(results.card_count(n) for n in (1, 2, 5, 12, 21, 22)) == counted


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", "1 point, 2 points, 5 points, 12 points, 21 points, 22 points"),
        ("pl", "1 punkt, 2 punkty, 5 punktów, 12 punktów, 21 punktów, 22 punkty"),
        ("hr", "1 bod, 2 boda, 5 bodova, 12 bodova, 21 bod, 22 boda"),
        ("lt", "1 taškas, 2 taškai, 5 taškai, 12 taškų, 21 taškas, 22 taškai"),
        ("bg", "1 точка, 2 точки, 5 точки, 12 точки, 21 точки, 22 точки"),
    ],
)
def test_plural_forms_of_points(language: str, counted: str, speak: Speak) -> None:
    speak(language)
    assert ", ".join(results.points(n) for n in (1, 2, 5, 12, 21, 22)) == counted


@pytest.mark.parametrize(
    ("language", "takes", "name"),
    [
        ("en", "Ana discards the queen of spades.", "queen of spades"),
        ("pl", "Ana odrzuca damę pik.", "dama pik"),
        ("hr", "Ana odbacuje pik damu.", "pik dama"),
        ("lt", "Ana išmeta vynų damą.", "vynų dama"),
        ("bg", "Ana изхвърля дама пика.", "дама пика"),
    ],
)
def test_a_card_in_a_sentence_is_in_the_accusative(
    language: str, takes: str, name: str, speak: Speak
) -> None:
    speak(language)
    assert events.announce("rummy", core.Discarded(0, "Qs"), VOICE) == takes
    assert cards.name("Qs") == name


def test_last_moves_join_what_happened_in_one_turn(speak: Speak) -> None:
    speak("pl")
    history = [
        core.Dealt(1, (7, 7), "2c"),
        core.Drew(0, "discard", "2c"),
        core.Melded(0, 0, ("7s", "8s", "9s", "Ts", "Js")),
        core.LaidOff(0, 0, ("Qs",), ("7s", "8s", "9s", "Ts", "Js", "Qs")),
        core.Discarded(0, "Kh"),
        core.Drew(1, "stock", None),
        core.Discarded(1, "3d"),
        core.Drew(0, "stock", None),
    ]
    voice = Voice(VOICE.names, indices.letters("automatic", "pl"))
    first = "Bierze 2♣, wykłada 5 kart, dokłada D♠, odrzuca K♥"
    assert events.last_move("rummy", history[:6], 0, voice) == first
    assert events.last_move("rummy", history, 0, voice) == "Dobiera kartę"
    assert events.last_move("rummy", history, 1, voice) == "Dobiera, odrzuca 3♦"
    assert events.last_move("rummy", history[:1], 0, voice) == ""


def test_screen_readers_hear_names_and_the_screen_shows_signs(speak: Speak) -> None:
    speak("en")
    melded = core.Melded(0, 0, ("7s", "8s", "9s"))
    assert events.announce("rummy", melded, VOICE) == "Ana melds: 7♠ 8♠ 9♠."
    spoken = "Ana melds: seven of spades, eight of spades, nine of spades."
    assert events.announce("rummy", melded, SPOKEN) == spoken


def test_results_say_who_won_how_and_how_much(speak: Speak) -> None:
    speak("en")
    result = RoundResult("out", (0,), (43, 0), (96, 12))
    history = [core.LaidOff(0, 0, ("6s",), ()), core.Revealed(1, ("Kh",)), core.RoundEnded(result)]
    ending = "Out by a lay-off. Ana scores what the others still hold: 43 points."
    assert results.round_ending("rummy", history, VOICE) == ending
    assert results.round_winner(result, 3, VOICE) == "Ana wins round 3"
    assert results.score_line(0, result, VOICE) == "Ana: 43 points in this round, 96 in all"
    assert results.match_winner([0], VOICE) == "Ana wins the match"
    assert results.match_winner([0, 1, 2], VOICE) == "The match is shared: Ana, Boris and Ewa"


def test_index_letters_follow_the_style_and_its_language() -> None:
    assert cards.signs(["Td", "Qs", "Jk"], indices.letters("automatic", "pl")) == "10♦ D♠ ★"
    assert cards.sign("Jc", indices.letters("automatic", "hr")) == "J♣"
    assert cards.sign("Ah", indices.letters("lithuanian", "en")) == "T♥"
    with pytest.raises(KeyError):
        indices.letters("klingon")


# Switching


def test_a_switch_of_language_changes_every_word_asked_for_afterwards(speak: Speak) -> None:
    said = []
    for language in LANGUAGES:
        speak(language)
        page = rules.rules_page("rummy", GAMES["rummy"].options())
        said.append((cards.as_object("Td"), options.title("rummy", "ace_high"), page[2].title))
    for column in zip(*said, strict=True):
        assert len(set(column)) >= 4
    speak("en")
    assert cards.name("Td") == "ten of diamonds"


# The rules page


def page_text(game: str, chosen: Any, printed: Any = None) -> str:
    page = rules.rules_page(game, chosen, printed)
    return "\n".join(rule.text for section in page for rule in section.rules)


@every_language
def test_R1_to_R14_each_stand_once_on_the_rules_page(language: str, speak: Speak) -> None:
    speak(language)
    model = GAMES["rummy"].options
    for flags in itertools.product([False, True], repeat=3):
        names = ("discard_to_win", "ace_high", "discard_taken_card")
        page = rules.rules_page("rummy", model(**dict(zip(names, flags, strict=True))))
        numbers = [rule.number for section in page for rule in section.rules]
        assert [n for n in numbers if n.startswith("R")] == [f"R{n}" for n in range(1, 15)]
        assert all(whole(rule.text) for section in page for rule in section.rules)
        assert all(whole(section.title) for section in page)


@every_language
@every_game
def test_C8_each_option_changes_the_rules_page(language: str, game: str, speak: Speak) -> None:
    speak(language)
    model = GAMES[game].options
    given = rules.rules_page(game, model())
    for field, info in model.model_fields.items():
        other = not info.default if isinstance(info.default, bool) else info.default + 1
        changed = rules.rules_page(game, model(**{field: other}))
        assert changed[-1] != given[-1]
        assert changed[:-1] != given[:-1]


def test_R14_counts_the_target_in_the_right_form(speak: Speak) -> None:
    speak("lt")
    model = GAMES["rummy"].options
    assert "pasiekia 101 tašką" in page_text("rummy", model(target_score=101))
    assert "pasiekia 100 taškų" in page_text("rummy", model(target_score=100))


def test_R3_letters_in_the_rules_follow_the_index_style(speak: Speak) -> None:
    speak("pl")
    polish = page_text("rummy", GAMES["rummy"].options(), indices.letters("polish"))
    assert "D-K-A" in polish
    assert "W D K A" in polish
    assert "Q-K-A" in page_text("rummy", GAMES["rummy"].options(), indices.letters())
