"""The rules pages: every rule once, in the words of the options in force (C8)."""

from typing import Any

from app.core.games import GAMES
from app.ui.text import (
    indices,
    rules,
)
from tests.text.support import (
    Speak,
    every_game,
    every_language,
    other_value,
    rules_of,
    whole,
)


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
