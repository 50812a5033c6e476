"""The settings as QML and the table see them: typed properties over the one model."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from app.core.files import write_atomically
from app.ui import settings as store
from app.ui import system
from app.ui.settings import Settings
from app.ui.text.indices import STYLES, automatic, style_name
from app.ui.text.languages import LANGUAGES
from app.ui.text.say import QT_TRANSLATE_NOOP, say

QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_AS_SYSTEM = QT_TRANSLATE_NOOP("Settings", "As the system")

# A slider changes a setting many times a second.
_WRITE_AFTER_MS = 300
_CARD_SIZES = (0.7, 1.4)
_CARD_STEP = 0.1


@QmlElement
@QmlUncreatable("The session has the one object of this type.")
class SettingsObject(QObject):
    """Mirrors `model`. Every change is checked, announced, and soon written to the file."""

    changed = Signal()
    languageChanged = Signal()
    unwritable = Signal(str)
    _motion_told = Signal(bool)

    def __init__(self, model: Settings, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._path = path
        self._less_motion = False
        self._motion_asked = False
        self._motion_told.connect(self._follow_motion)
        self._timer = QTimer(self, singleShot=True, interval=_WRITE_AFTER_MS)
        self._timer.timeout.connect(self.write)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.changed)
        hints.accessibility().contrastPreferenceChanged.connect(self.changed)

    @Slot(str, "QVariant")
    def set(self, name: str, value: Any) -> None:
        """Change one field of the model, by its name there. Raises ValidationError."""
        self.update(**{name: value})

    @Slot(int)
    def stepCardSize(self, by: int) -> None:
        """Cards larger (1), smaller (−1) or of the usual size (0)."""
        size = self.model.card_size + by * _CARD_STEP if by else 1.0
        self.update(card_size=round(min(max(size, _CARD_SIZES[0]), _CARD_SIZES[1]), 2))

    def update(self, **values: Any) -> None:
        """Change several fields at once. Raises ValidationError."""
        before = self.language
        model = store.changed(self.model, **values)
        if model == self.model:
            return
        self.model = model
        self._timer.start()
        if self.language != before:
            self.languageChanged.emit()
        self.changed.emit()

    def write(self) -> None:
        """Write the file now; `unwritable` names it where that is not possible."""
        self._timer.stop()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, self.model.model_dump_json(indent=2) + "\n")
        except OSError:
            self.unwritable.emit(str(self._path))

    # As chosen

    @Property(str, notify=changed)
    def languageChoice(self) -> str:
        return self.model.language

    @Property(str, notify=changed)
    def playerName(self) -> str:
        return self.model.player_name

    @Property(str, notify=changed)
    def theme(self) -> str:
        return self.model.theme

    @Property(str, notify=changed)
    def felt(self) -> str:
        return self.model.felt

    @Property(str, notify=changed)
    def back(self) -> str:
        return self.model.back

    @Property(str, notify=changed)
    def indexStyleChoice(self) -> str:
        return self.model.index_style

    @Property(bool, notify=changed)
    def fourColours(self) -> bool:
        return self.model.four_colours

    @Property(bool, notify=changed)
    def largeIndices(self) -> bool:
        return self.model.large_indices

    @Property(float, notify=changed)
    def cardSize(self) -> float:
        return self.model.card_size

    @Property(float, notify=changed)
    def textScale(self) -> float:
        return self.model.text_scale

    @Property(str, notify=changed)
    def speed(self) -> str:
        return self.model.speed

    @Property(str, notify=changed)
    def motionChoice(self) -> str:
        return self.model.reduced_motion

    @Property(str, notify=changed)
    def aiPace(self) -> str:
        return self.model.ai_pace

    @Property(str, notify=changed)
    def acting(self) -> str:
        return self.model.acting

    @Property(str, notify=changed)
    def sort(self) -> str:
        return self.model.sort

    @Property(bool, notify=changed)
    def sortDrawn(self) -> bool:
        return self.model.sort_drawn

    @Property(bool, notify=changed)
    def showMelds(self) -> bool:
        return self.model.show_melds

    @Property(bool, notify=changed)
    def sound(self) -> bool:
        return self.model.sound

    @Property(float, notify=changed)
    def volume(self) -> float:
        return self.model.volume

    # What there is to choose

    @Property("QStringList", constant=True)
    def languages(self) -> list[str]:
        """The keys of LANGUAGES, after the empty one for the system's."""
        return ["", *LANGUAGES]

    @Property("QStringList", notify=changed)
    def languageNames(self) -> list[str]:
        return [say("Settings", _AS_SYSTEM), *LANGUAGES.values()]

    @Property("QStringList", constant=True)
    def indexStyles(self) -> list[str]:
        return list(STYLES)

    @Property("QStringList", notify=changed)
    def indexStyleNames(self) -> list[str]:
        return [style_name(style) for style in STYLES]

    # As it comes out, where a choice can be to follow something

    @Property(str, notify=changed)
    def language(self) -> str:
        """A key of LANGUAGES."""
        return self.model.language or system.language()

    @Property(str, notify=changed)
    def themeMode(self) -> str:
        """ "light", "dark" or "contrast"."""
        return system.theme() if self.model.theme == "auto" else self.model.theme

    @Property(str, notify=changed)
    def indexStyle(self) -> str:
        """An index style, never "automatic"."""
        style = self.model.index_style
        return automatic(self.language) if style == "automatic" else style

    @Property(bool, notify=changed)
    def reducedMotion(self) -> bool:
        if self.model.reduced_motion != "auto":
            return self.model.reduced_motion == "on"
        if not self._motion_asked:
            # Some systems are asked by a program, and the window need not wait for that.
            self._motion_asked = True
            Thread(target=self._ask_motion, daemon=True).start()
        return self._less_motion

    def _ask_motion(self) -> None:
        less = system.prefers_less_motion()
        # The object may be gone when the answer comes.
        with suppress(RuntimeError):
            self._motion_told.emit(less)

    @Slot(bool)
    def _follow_motion(self, less: bool) -> None:
        if less != self._less_motion:
            self._less_motion = less
            self.changed.emit()
