"""Putting the program together: Qt, the session, the window."""

from __future__ import annotations

import os
import sys
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QOffscreenSurface, QOpenGLContext
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from app import __version__
from app.resources import resource
from app.ui import art, journal, settings, window
from app.ui.language import Language
from app.ui.paths import NAME, Paths
from app.ui.session import Session
from app.ui.settings_object import SettingsObject
from app.ui.text.say import QT_TRANSLATE_NOOP, say

QML = Path(__file__).parent / "qml"

_GL_RENDERER = 0x1F01

_DAMAGED_SETTINGS = QT_TRANSLATE_NOOP(
    "Session", "The settings could not be read; they were put aside and begin anew: {file}"
)
_UNREADABLE_SETTINGS = QT_TRANSLATE_NOOP(
    "Session", "The settings could not be read, and begin anew: {file}"
)


class Application:
    """The program while its window is open. There may be one at a time in a process.

    Raises FileNotFoundError for a missing font, RuntimeError if the window can't be built.
    """

    def __init__(self, paths: Paths) -> None:
        self.qt = _qt()
        _choose_renderer()
        art.load_fonts()
        model, damaged = settings.load(paths.settings)
        self.settings = SettingsObject(model, paths.settings)
        self._language = Language()
        self._language.speak(self.settings.language)
        self.session = Session(paths, self.settings)
        if damaged is not None:
            told = _UNREADABLE_SETTINGS if damaged == paths.settings else _DAMAGED_SETTINGS
            self.session.home.notify(partial(say, "Session", told, file=damaged))
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(QML))
        # Before anything is drawn: the first pictures already need to know where they are.
        theme: QObject = self.engine.singletonInstance("Talia", "Theme")
        theme.setProperty("assets", art.assets_url())
        self.engine.setInitialProperties({"session": self.session})
        self.engine.loadFromModule("Talia", "Main")
        roots = self.engine.rootObjects()
        if not roots:
            raise RuntimeError("the window could not be built")
        self.window: QQuickWindow = roots[0]
        self.settings.languageChanged.connect(self._change_language)
        self.qt.lastWindowClosed.connect(self._remember_window)

    def show(self) -> None:
        """Open the window where it was the last time."""
        window.show(self.window, self.settings.model.window)

    def close(self) -> None:
        """Close the window and write everything that is not written yet."""
        self.window.close()
        # The window must be gone before what it shows.
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.session.close()
        self._language.fall_silent()

    def _change_language(self) -> None:
        self._language.speak(self.settings.language)
        self.engine.retranslate()
        self.session.retell()

    def _remember_window(self) -> None:
        self.settings.update(window=window.place_of(self.window, self.settings.model.window))


def _qt() -> QGuiApplication:
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    # For the dialog that opens a file, where the system has none: the style that bundles carry.
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    qt = QGuiApplication(sys.argv[:1])
    qt.setApplicationName(NAME)
    qt.setApplicationDisplayName(NAME)
    qt.setApplicationVersion(__version__)
    qt.setDesktopFileName("talia")
    qt.setWindowIcon(QIcon(str(resource("icons/talia.svg"))))
    return qt


@cache
def _choose_renderer() -> None:
    """Once, before the first window."""
    if sys.platform.startswith("linux") and "QT_QUICK_BACKEND" not in os.environ and not _has_gpu():
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)


def _has_gpu() -> bool:
    """Whether a graphics card draws: without one Qt alone is quicker than OpenGL in software.

    Without any OpenGL a window would stay empty, and nothing would say why.
    """
    context, surface = QOpenGLContext(), QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return False
    renderer = context.functions().glGetString(_GL_RENDERER)
    context.doneCurrent()
    return not any(name in str(renderer) for name in ("llvmpipe", "softpipe", "swrast"))


def run(file: Path | None) -> int:
    """Show the window until it is closed; open `file` first if there is one."""
    paths = Paths.of_user()
    crashes: list[QObject] = []
    log = journal.start(paths.logs, lambda log: [s.crashed(log) for s in crashes])
    try:
        application = Application(paths)
    except (FileNotFoundError, RuntimeError) as error:
        print(f"talia: {error}. More is in {log}.", file=sys.stderr)
        return 1
    crashes.append(application.session)
    application.show()
    if file is not None:
        QTimer.singleShot(0, lambda: application.session.open_file(file))
    status = application.qt.exec()
    application.close()
    return status
