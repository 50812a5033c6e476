"""A text is looked up in the context in which it was noted for translation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parents[2] / "app" / "ui"


def noted(tree: ast.Module) -> dict[str, set[str]]:
    """Constant → the contexts of the texts in it."""
    found: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            contexts = {
                call.args[0].value
                for call in ast.walk(node.value)
                if isinstance(call, ast.Call)
                and isinstance(call.func, ast.Name)
                and call.func.id.startswith("QT_TRANSLATE")
                and isinstance(call.args[0], ast.Constant)
            }
            if contexts:
                found[node.targets[0].id] = contexts
    return found


def said(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Line, context and constant of what is said."""
    for call in ast.walk(tree):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "say"
            and isinstance(call.args[0], ast.Constant)
        ):
            for name in ast.walk(call.args[1]):
                if isinstance(name, ast.Name):
                    yield call.lineno, call.args[0].value, name.id


@pytest.mark.parametrize(
    "file", sorted(UI.rglob("*.py")), ids=lambda file: str(file.relative_to(UI))
)
def test_texts_are_said_in_their_context(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    contexts = noted(tree)
    wrong = [
        (line, context, name)
        for line, context, name in said(tree)
        if name in contexts and context not in contexts[name]
    ]
    assert wrong == []
