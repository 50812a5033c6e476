"""The checks on the translation files find what is wrong with a message."""

import importlib.util
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "translations_tool", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def message(source: str, *forms: str, plural: bool = False, kind: str = "") -> ET.Element:
    element = ET.Element("message", {"numerus": "yes"} if plural else {})
    ET.SubElement(element, "source").text = source
    translation = ET.SubElement(element, "translation", {"type": kind} if kind else {})
    if plural:
        for form in forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        (translation.text,) = forms
    return element


@pytest.mark.parametrize(
    ("language", "element"),
    [
        ("pl", message("{player} draws", "{player} dobiera")),
        ("pl", message("%n card(s)", "jedna karta", "%n karty", "%n kart", plural=True)),
        ("bg", message("%n card(s)", "%n карта", "%n карти", plural=True)),
    ],
)
def test_a_sound_message_has_no_problem(
    tool: ModuleType, language: str, element: ET.Element
) -> None:
    assert list(tool.problems(language, "Context", element)) == []


@pytest.mark.parametrize(
    ("language", "element", "says"),
    [
        ("pl", message("Draw", ""), "not translated"),
        ("pl", message("Draw", "Dobierz", kind="unfinished"), "not translated"),
        ("pl", message("{player} draws", "{gracz} dobiera"), "placeholders differ"),
        ("pl", message("%1 of %2", "%1 z %1"), "placeholders differ"),
        ("pl", message("%n card(s)", "%n karty"), "not read as a plural"),
        ("pl", message("%n card(s)", "%n karta", "%n karty", plural=True), "2 plural forms"),
        ("pl", message("%n card(s)", "%n karta", "%n karty", "kart", plural=True), "differ"),
        ("lt", message("%n card(s)", "korta", "%n kortos", "%n kortų", plural=True), "differ"),
        ("hr", message("Draw", "Izvuci "), "a space at an end"),
    ],
)
def test_what_is_wrong_with_a_message_is_said(
    tool: ModuleType, language: str, element: ET.Element, says: str
) -> None:
    assert any(says in problem for problem in tool.problems(language, "Context", element))


def test_plural_markers_in_python_are_read_as_plurals(tool: ModuleType) -> None:
    found = {
        key: bool(element.get("numerus"))
        for context, key, element in tool.messages(ET.parse(tool.ts_file("pl")))
        if context == "Results"
    }
    assert found["%n point(s)"]
    assert not found["{player} wins the match"]
