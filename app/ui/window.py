"""Where the window stands: as it was the last time, on a screen that exists."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow

from app.ui.settings import WindowPlace

_WIDTH, _HEIGHT = 1280, 800
_STATES = {
    "maximized": Qt.WindowState.WindowMaximized,
    "fullscreen": Qt.WindowState.WindowFullScreen,
}


def show(window: QWindow, place: WindowPlace) -> None:
    """Show the window where it was, or in the middle of the first screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    window.setGeometry(clamped(place, screens))
    window.setWindowState(_STATES.get(place.state, Qt.WindowState.WindowNoState))
    window.show()


def clamped(place: WindowPlace, screens: list[QRect]) -> QRect:
    """The place, moved and shrunk into the screen on which most of it lies."""
    if not place.width or not place.height:
        screen = screens[0]
        size = QRect(0, 0, min(_WIDTH, screen.width()), min(_HEIGHT, screen.height()))
        size.moveCenter(screen.center())
        return size
    wanted = QRect(place.x, place.y, place.width, place.height)

    def shared(screen: QRect) -> int:
        part = screen.intersected(wanted)
        return part.width() * part.height()

    screen = max(screens, key=shared)
    width, height = min(wanted.width(), screen.width()), min(wanted.height(), screen.height())
    x = min(max(wanted.x(), screen.x()), screen.x() + screen.width() - width)
    y = min(max(wanted.y(), screen.y()), screen.y() + screen.height() - height)
    return QRect(x, y, width, height)


def place_of(window: QWindow, before: WindowPlace) -> WindowPlace:
    """Where the window is now; a full one keeps the place that it had `before`."""
    state = window.windowState()
    if state & Qt.WindowState.WindowFullScreen:
        return before.model_copy(update={"state": "fullscreen"})
    if state & Qt.WindowState.WindowMaximized:
        return before.model_copy(update={"state": "maximized"})
    now = window.geometry()
    return WindowPlace(x=now.x(), y=now.y(), width=now.width(), height=now.height())
