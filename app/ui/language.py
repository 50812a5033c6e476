"""Speaking the language of the settings, and changing it while the window is open."""

from __future__ import annotations

import logging
import subprocess

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.resources import translation
from app.ui.text.languages import locale_name

log = logging.getLogger(__name__)


class Language:
    """The translator in force."""

    def __init__(self) -> None:
        self._translator: QTranslator | None = None

    def speak(self, code: str) -> None:
        """Translate into a language from now on, and write numbers and dates as it does.

        Texts stay English where its file is missing.
        """
        QLocale.setDefault(QLocale(locale_name(code)))
        self.fall_silent()
        translator = QTranslator()
        if translator.load(str(_file(code))):
            QCoreApplication.installTranslator(translator)
        else:
            log.error("the translation %s can't be loaded", code)
        self._translator = translator

    def fall_silent(self) -> None:
        """Texts are English again."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None


def _file(code: str) -> str:
    try:
        return str(translation(code))
    except (OSError, subprocess.CalledProcessError) as error:
        log.error("the translation %s can't be compiled: %s", code, error)
        return ""
