"""Words in the right form and in the right order, against the glossary."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.core import events as core
from app.core.games import GAMES
from app.core.games.gin import events as gin
from app.core.games.president import events as president
from app.core.games.remik51 import events as remik51
from app.ui.games import pile_words
from app.ui.text import (
    cards,
    indices,
    options,
    results,
    rules,
)
from app.ui.text.games.president import title
from app.ui.text.games.president_prompts import BEAT
from app.ui.text.languages import LANGUAGES
from app.ui.text.voice import Voice
from tests.text.support import (
    RESULT,
    SPOKEN,
    VOICE,
    Speak,
    announced,
    last_move,
)


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
    assert ", ".join(pile_words.cards(n) for n in (1, 2, 5, 12, 21, 22)) == counted


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
    assert announced("rummy", core.Discarded(0, "Qs"), VOICE) == takes
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
    assert last_move("rummy", history[:6], 0, voice) == first
    assert last_move("rummy", history, 0, voice) == "Dobiera kartę"
    assert last_move("rummy", history, 1, voice) == "Dobiera, odrzuca 3♦"
    assert last_move("rummy", history[:1], 0, voice) == ""


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
    assert last_move(game, turn, 0, VOICE) == phrase


def test_a_last_move_names_its_cards_for_the_ear(speak: Speak) -> None:
    turn = [
        core.Drew(0, "discard", "Td"),
        core.LaidOff(0, 0, ("Qs", "Ks"), ()),
        core.Discarded(0, "Qh"),
    ]
    speak("pl")
    said = "Bierze dziesiątkę karo, dokłada damę pik, króla pik, odrzuca damę kier"
    assert last_move("rummy", turn, 0, SPOKEN) == said
    speak("en")
    played = [president.Played(0, ("8h", "8d"))]
    assert last_move("president", played, 0, SPOKEN) == "Played eight of hearts, eight of diamonds"
    returned = [remik51.Returned(0, "Td", ()), core.Discarded(0, "2c")]
    said = "Returned ten of diamonds, discarded two of clubs"
    assert last_move("remik51", returned, 0, SPOKEN) == said
    knocked = [core.Drew(0, "stock", None), core.Discarded(0, "Ks"), gin.Knocked(0, False)]
    assert last_move("gin", knocked, 0, SPOKEN) == "Drew, knocked with king of spades"


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
    assert announced("rummy", melded, VOICE) == "Ana melds: 7♠ 8♠ 9♠."
    spoken = "Ana melds: seven of spades, eight of spades, nine of spades."
    assert announced("rummy", melded, SPOKEN) == spoken


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
