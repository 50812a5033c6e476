"""A table without a window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from app.ui.settings import Settings
from app.ui.settings_object import SettingsObject
from app.ui.table.controller import TableController


@pytest.fixture
def ai_pace() -> str:
    """How fast computer players act; a module of tests may say otherwise."""
    return "none"


@pytest.fixture
def table(qapp: Any, tmp_path: Path, ai_pace: str) -> Iterator[TableController]:
    """A table whose cards fly no time at all."""
    settings = SettingsObject(Settings(language="en", ai_pace=ai_pace), tmp_path / "settings.json")
    table = TableController(settings)
    table.started.connect(table.finish, Qt.ConnectionType.QueuedConnection)
    table.attend(True)
    yield table
    table.close()
