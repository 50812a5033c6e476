"""The settings model, its file, and its mirror for QML."""

import json

import pytest
from pydantic import ValidationError
from PySide6.QtCore import QRect

from app.ui import settings, system
from app.ui.paths import Paths
from app.ui.settings import Settings, WindowPlace
from app.ui.settings_object import SettingsObject
from app.ui.window import clamped


@pytest.fixture
def mirror(tmp_path, qapp):
    return SettingsObject(Settings(language="en"), tmp_path / "settings.json")


def test_without_a_file_there_are_defaults(tmp_path):
    assert settings.load(tmp_path / "none.json") == (Settings(), None)


def test_defaults_are_valid():
    assert Settings.model_validate(Settings().model_dump()) == Settings()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "xx"),
        ("theme", "pink"),
        ("text_scale", 2.5),
        ("card_size", 0.1),
        ("index_style", "runes"),
        ("player_name", "x" * 25),
        ("speed", "warp"),
    ],
)
def test_values_out_of_range_are_refused(mirror, field, value):
    with pytest.raises(ValidationError):
        mirror.set(field, value)
    assert mirror.model == Settings(language="en")


@pytest.mark.parametrize("text", ["", "{", '{"theme": "pink"}', '{"colour": 1}', "[]", "\x00"])
def test_a_damaged_file_is_put_aside_whole(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    model, aside = settings.load(path)
    assert model == Settings()
    assert not path.exists()
    assert aside.read_text(encoding="utf-8") == text


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    path = tmp_path / "settings.json"
    kept = []
    for text in ("first", "second", "third"):
        path.write_text(text, encoding="utf-8")
        kept.append(settings.load(path)[1])
    assert [file.read_text(encoding="utf-8") for file in kept] == ["first", "second", "third"]


def test_a_change_is_announced_and_written(mirror, tmp_path, qtbot):
    with qtbot.waitSignal(mirror.changed):
        mirror.set("felt", "plum")
    assert mirror.felt == "plum"
    mirror.write()
    assert settings.load(tmp_path / "settings.json")[0] == mirror.model
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["felt"] == "plum"


def test_a_change_is_written_soon_without_being_asked(mirror, tmp_path, qtbot):
    mirror.set("felt", "blue")
    qtbot.waitUntil((tmp_path / "settings.json").exists)


def test_the_same_value_is_no_change(mirror, qtbot):
    with qtbot.assertNotEmitted(mirror.changed):
        mirror.set("felt", mirror.felt)


def test_a_language_is_announced_before_everything_else(mirror):
    heard = []
    mirror.languageChanged.connect(lambda: heard.append("language"))
    mirror.changed.connect(lambda: heard.append("changed"))
    mirror.set("language", "pl")
    assert heard == ["language", "changed"]
    assert mirror.language == "pl"


def test_automatic_letters_follow_the_language(mirror):
    assert mirror.indexStyle == "international"
    mirror.set("language", "pl")
    assert mirror.indexStyle == "polish"
    mirror.set("index_style", "french")
    assert mirror.indexStyle == "french"


def test_card_size_steps_stay_in_range(mirror):
    for _ in range(20):
        mirror.stepCardSize(1)
    assert mirror.cardSize == 1.4
    for _ in range(20):
        mirror.stepCardSize(-1)
    assert mirror.cardSize == 0.7
    mirror.stepCardSize(0)
    assert mirror.cardSize == 1.0


def test_a_file_that_cannot_be_written_is_named(tmp_path, qapp, qtbot):
    (tmp_path / "file").write_text("", "utf-8")
    mirror = SettingsObject(Settings(), tmp_path / "file" / "settings.json")
    mirror.set("felt", "plum")
    with qtbot.waitSignal(mirror.unwritable) as heard:
        mirror.write()
    assert heard.args == [str(tmp_path / "file" / "settings.json")]


def test_everything_can_be_in_one_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TALIA_HOME", str(tmp_path))
    assert Paths.of_user() == Paths.within(tmp_path)


def test_without_that_the_system_says_where(monkeypatch):
    monkeypatch.delenv("TALIA_HOME")
    paths = Paths.of_user()
    assert "Talia" in str(paths.settings)
    assert "Talia" in str(paths.saves)


SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (WindowPlace(), QRect(320, 140, 1280, 800)),
        (WindowPlace(x=2000, y=100, width=1000, height=800), QRect(2000, 100, 1000, 800)),
        (WindowPlace(x=5000, y=4000, width=1000, height=800), QRect(920, 280, 1000, 800)),
        (WindowPlace(x=-500, y=-50, width=900, height=700), QRect(0, 0, 900, 700)),
        (WindowPlace(x=0, y=0, width=4000, height=3000), QRect(0, 0, 1920, 1080)),
    ],
)
def test_the_window_comes_back_onto_a_screen(place, expected):
    assert clamped(place, SCREENS) == expected


def test_a_small_screen_shrinks_the_first_window():
    assert clamped(WindowPlace(), [QRect(0, 0, 1024, 600)]) == QRect(0, 0, 1024, 600)


def test_less_motion_follows_the_system_unless_chosen(mirror, monkeypatch, qtbot):
    monkeypatch.setattr(system, "prefers_less_motion", lambda: True)
    with qtbot.waitSignal(mirror.changed):
        assert not mirror.reducedMotion  # nothing waits for the answer
    assert mirror.reducedMotion
    mirror.set("reduced_motion", "off")
    assert not mirror.reducedMotion
    mirror.set("reduced_motion", "on")
    assert mirror.reducedMotion


def test_what_cannot_be_read_or_moved_does_not_stop_the_program(tmp_path):
    (tmp_path / "folder").mkdir()
    model, aside = settings.load(tmp_path / "folder")
    assert (model, aside) == (Settings(), tmp_path / "folder.damaged")
    (tmp_path / "file").write_text("")
    model, aside = settings.load(tmp_path / "file" / "settings.json")
    assert (model, aside) == (Settings(), tmp_path / "file" / "settings.json")
