"""Marking texts for translation, and saying them in the language of the moment.

The two markers return their text unchanged: they only let lupdate find it, so a table of texts
needs no Qt and no language. `say` translates when a text is shown, so a table built before a
switch of language speaks the new one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for translation in `context`."""
    return text


def QT_TRANSLATE_N_NOOP(context: str, text: str, comment: str, count: int) -> str:
    """Mark `text`, which holds %n, as a text with plural forms.

    Write `"", 1` for the last two: lupdate knows a plural by a number in the fourth place.
    """
    return text


def say(context: str, text: str, count: int = -1, /, **values: object) -> str:
    """Translate `text`, put `count` for %n and `values` for its {names}.

    Raises KeyError for a {name} that has no value.
    """
    translated = QCoreApplication.translate(context, text, None, count)
    return translated.format_map(values) if values else translated
