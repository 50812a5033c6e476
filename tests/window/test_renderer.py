"""What draws the window."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtQuick import QSGRendererInterface

from app.ui import application
from tests.window.driver import Driver


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Mesa is there on Linux")
def test_without_a_graphics_card_qt_draws_alone(driver: Driver) -> None:
    used = driver.window.rendererInterface().graphicsApi()
    alone = used == QSGRendererInterface.GraphicsApi.Software
    assert alone is not application._has_gpu()
