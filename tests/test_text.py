"""The words of the program: complete in five languages, in the right forms, following options."""

import itertools
import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Literal, get_args, get_origin

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app import resources
from app.core import events as core
from app.core.cards import JOKER, STANDARD
from app.core.game import RoundResult, Violation
from app.core.games import GAMES
from app.core.games.gin import events as gin
from app.core.games.president import events as president
from app.core.games.remik51 import events as remik51
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
from app.ui.text.games.president import title
from app.ui.text.games.president_prompts import BEAT
from app.ui.text.languages import LANGUAGES, locale_name
from app.ui.text.voice import Voice

VOICE = Voice(["Ana", "Boris", "Ewa", "Jonas"])
SPOKEN = Voice(["Ana", "Boris", "Ewa", "Jonas"], spoken=True)
UNFILLED = re.compile(r"%\w|\{\w*\}")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", TEXTS)

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


def rules_of(game: str) -> Any:
    """The rules of a game, also of one that is not offered yet."""
    return import_module(f"app.core.games.{game}").GAME


def other_value(model: Any, field: str) -> Any:
    """A value of an option that is not its default."""
    info = model.model_fields[field]
    if isinstance(info.default, bool):
        return not info.default
    if get_origin(info.annotation) is Literal:
        return next(v for v in get_args(info.annotation) if v != info.default)
    if isinstance(info.default, str):
        return next(v for v in info.annotation if v != info.default)
    return info.default + 1


def played_matches(game: str, seats: int) -> Iterator[Match]:
    """Two rounds with chance moves, after each of them."""
    rules = rules_of(game)
    chance = random.Random(f"{game}/{seats}")
    match = Match(rules, rules.options(), [Seat(n) for n in VOICE.names[:seats]], bytes(16))
    for _ in range(2):
        match.next_round()
        while legal := match.legal_actions():
            yield match
            # A chance player would rarely find a meld or a knock that it only draws past.
            rare = [a for a in legal if a.type not in ("draw", "discard", "pass")]
            match.act(chance.choice(rare if rare and chance.random() < 0.8 else legal))
        yield match
        if match.standing.over:
            return


RESULT = RoundResult("out", (0,), (43, 0), (96, 12), places=(0, 1))
SHARED_EVENTS = [
    core.Dealt(1, (7, 7), "2c"),
    core.Dealt(1, (7, 7), None),
    core.HandDealt(0, ("As", "Td")),
    core.Drew(0, "stock", None),
    core.Drew(0, "stock", "Td"),
    core.Drew(0, "discard", "Td"),
    core.Melded(0, 0, ("7s", "8s", "9s")),
    core.LaidOff(0, 0, ("Ts",), ("7s", "8s", "9s", "Ts")),
    core.Discarded(0, "Kh"),
    core.Passed(1),
    core.Revealed(1, ("2d", "3d")),
    core.RoundEnded(RESULT),
    core.RoundEnded(RoundResult("stock", (), (0, 0), (96, 12))),
]
OWN_EVENTS: dict[str, list[Any]] = {
    "rummy": [],
    "gin": [gin.Knocked(0, False), gin.Knocked(0, True)],
    "president": [
        president.Gave(0, 1, 2, None, False),
        president.Gave(0, 1, 1, None, True),
        president.Gave(0, 1, 2, ("2s", "2h"), False),
        president.Played(0, ("8h", "8d")),
        president.Passed(1),
        president.Revolution(0, True),
        president.Revolution(0, False),
        president.WentOut(0, 1),
        president.TrickEnded(0, 0),
        president.TrickEnded(0, 1),
    ],
    "remik51": [
        remik51.CutShown("Jk", 1),
        remik51.CutShown("7s", None),
        remik51.Reshuffled(31),
        remik51.Returned(0, "Td", ()),
        remik51.Opened(0, 54),
        remik51.Swapped(0, 1, ("Kh", "Ks"), 2, ("Kc", "Kd", "Kh", "Ks")),
    ],
}


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
        assert whole(events.announce(game, event, voice))


@every_game
def test_the_plate_is_empty_before_the_first_turn_of_a_seat(game: str) -> None:
    deal = [remik51.CutShown("Jk", 1), core.Dealt(1, (7, 7), None), core.HandDealt(0, ("As",))]
    assert events.last_move(game, deal, 1, VOICE) == ""
    assert events.last_move(game, [*deal, core.Drew(0, "stock", None)], 1, VOICE) == ""


@every_game
def test_C6_a_hand_that_may_not_be_seen_is_not_spoken_of(game: str) -> None:
    assert events.announce(game, core.HandDealt(1, None), VOICE) == ""


@every_game
def test_every_position_of_a_match_has_a_prompt_and_last_moves(game: str, speak: Speak) -> None:
    speak("pl")
    seats = rules_of(game).seats.start
    for match in played_matches(game, seats):
        view = match.view(-1 if match.to_act is None else match.to_act)
        assert whole(phases.prompt(game, view))
        for seat in range(seats):
            phrase = events.last_move(game, view.history, seat, VOICE)
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
        assert whole(options.chip(game, field, other))
        assert options.chips(game, model(**{field: other})) == [options.chip(game, field, other)]
        assert whole(results.round_title(game, 3, model(**{field: other})))


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


@pytest.mark.parametrize(
    ("game", "turn", "phrase"),
    [
        ("gin", [core.Passed(0)], "Passed"),
        ("gin", [core.Drew(0, "discard", "Td"), core.Discarded(0, "Kh")], "Took 10♦, discarded K♥"),
        (
            "gin",
            [core.Drew(0, "stock", None), core.Discarded(0, "Kh"), gin.Knocked(0, False)],
            "Drew, knocked with K♥",
        ),
        ("gin", [gin.Knocked(0, True), core.Melded(0, 0, ("7s", "8s", "9s"))], "Gin"),
        (
            "gin",
            [core.Melded(0, 0, ("7s", "8s", "9s")), core.LaidOff(0, 0, ("2c",), ())],
            "Laid off 2♣",
        ),
        ("president", [president.Played(0, ("8h", "8d"))], "Played 8♥ 8♦"),
        (
            "president",
            [president.Played(0, ("8h",)), president.WentOut(0, 1)],
            "Played 8♥, the last cards",
        ),
        ("president", [president.TrickEnded(0, 0)], "Took the trick"),
        ("president", [president.Gave(0, 1, 2, None, True)], "Gave 2 cards"),
        ("president", [president.Passed(0)], "Passed"),
        (
            "remik51",
            [
                core.Drew(0, "discard", "Td"),
                remik51.Opened(0, 54),
                core.Melded(0, 0, ("Td", "Jd", "Qd")),
                core.LaidOff(0, 0, ("Kd",), ()),
                core.Discarded(0, "2c"),
            ],
            "Took 10♦, opened with 54 points, discarded 2♣",
        ),
        (
            "remik51",
            [
                core.Drew(0, "discard", "Td"),
                core.Melded(0, 0, ("Td", "Jd", "Qd")),
                remik51.Returned(0, "Td", ()),
                core.Drew(0, "stock", None),
                core.Discarded(0, "2c"),
            ],
            "Returned 10♦, discarded 2♣",
        ),
        (
            "remik51",
            [core.LaidOff(0, 0, ("Jk",), ()), core.Discarded(0, "2c")],
            "Laid off ★, discarded 2♣",
        ),
    ],
)
def test_last_moves_of_the_other_games(
    game: str, turn: list[Any], phrase: str, speak: Speak
) -> None:
    speak("en")
    assert events.last_move(game, turn, 0, VOICE) == phrase


def test_P5_what_there_is_to_beat_is_counted_in_gender_and_case(speak: Speak) -> None:
    speak("pl")
    said = [QCoreApplication.translate("President", BEAT[rank][1]) for rank in "7K"]
    assert said == ["Przebij dwie siódemki albo spasuj", "Przebij dwa króle albo spasuj"]
    speak("lt")
    assert (
        QCoreApplication.translate("President", BEAT["K"][0]) == "Nukirskite karalių arba pasuokite"
    )


@pytest.mark.parametrize(
    ("seats", "titles"),
    [
        (3, ["President", "Citizen", "Scum"]),
        (4, ["President", "Vice-President", "Vice-Scum", "Scum"]),
        (5, ["President", "Vice-President", "Citizen", "Vice-Scum", "Scum"]),
    ],
)
def test_P11_titles(seats: int, titles: list[str], speak: Speak) -> None:
    speak("en")
    assert [title(place, seats) for place in range(1, seats + 1)] == titles


def test_screen_readers_hear_names_and_the_screen_shows_signs(speak: Speak) -> None:
    speak("en")
    melded = core.Melded(0, 0, ("7s", "8s", "9s"))
    assert events.announce("rummy", melded, VOICE) == "Ana melds: 7♠ 8♠ 9♠."
    spoken = "Ana melds: seven of spades, eight of spades, nine of spades."
    assert events.announce("rummy", melded, SPOKEN) == spoken


def test_results_say_who_won_how_and_how_much(speak: Speak) -> None:
    speak("en")
    result = RESULT
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


NUMBERS = {
    "rummy": [f"R{n}" for n in range(1, 15)],
    "gin": [f"G{n}" for n in range(1, 17)],
    "president": [f"P{n}" for n in range(1, 15)],
    "remik51": [f"K{n}" for n in range(1, 18)],
}


@every_language
@every_game
def test_every_rule_stands_once_on_the_rules_page(language: str, game: str, speak: Speak) -> None:
    speak(language)
    model = rules_of(game).options
    changes = [{field: other_value(model, field)} for field in model.model_fields]
    for changed in [{}, *changes]:
        page = rules.rules_page(game, model(**changed))
        numbers = [rule.number for section in page for rule in section.rules]
        assert [n for n in numbers if n and n != "C7"] == NUMBERS[game]
        assert all(whole(rule.text) for section in page for rule in section.rules)
        assert all(whole(section.title) for section in page)


def test_K18_stands_on_the_page_of_a_match_with_the_bomb(speak: Speak) -> None:
    speak("en")
    model = rules_of("remik51").options
    page = rules.rules_page("remik51", model(match_format="bomb"))
    numbers = [rule.number for section in page for rule in section.rules]
    assert [n for n in numbers if n.startswith("K")] == [*NUMBERS["remik51"], "K18"]


@every_language
@every_game
def test_C8_each_option_changes_the_rules_page(language: str, game: str, speak: Speak) -> None:
    speak(language)
    model = rules_of(game).options
    # What these count matters in their own format of the match only.
    formats = {"wins_needed": "wins", "rounds": "rounds"} if game == "remik51" else {}
    for field in model.model_fields:
        chosen = {"match_format": formats[field]} if field in formats else {}
        given = rules.rules_page(game, model(**chosen))
        changed = rules.rules_page(game, model(**chosen, **{field: other_value(model, field)}))
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
