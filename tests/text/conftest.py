"""The language of a test."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app import resources
from app.ui.text.languages import locale_name
from tests.text.support import Speak


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
