"""A window with the program in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.ui.application import Application
from app.ui.paths import Paths
from tests.window.driver import Driver


@pytest.fixture
def driver(qtbot: Any, tmp_path: Path) -> Iterator[Driver]:
    """The program in a window of 1280×800; warnings of QML fail the test."""
    application = Application(Paths.within(tmp_path))
    application.settings.update(speed="quick", ai_pace="slow", language="en", theme="light")
    warnings: list[str] = []
    application.engine.warnings.connect(lambda found: warnings.extend(w.toString() for w in found))
    window = application.window
    window.setGeometry(40, 40, 1280, 800)
    window.show()
    QTest.qWaitForWindowExposed(window)
    window.requestActivate()
    qtbot.waitUntil(window.isActive)
    yield Driver(application, qtbot)
    application.close()
    application.session.deleteLater()
    _send_deferred_deletes()
    assert warnings == []


def _send_deferred_deletes() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QGuiApplication.processEvents()
