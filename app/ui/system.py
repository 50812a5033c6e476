"""What the desktop says about its user: language, light or dark, contrast, motion."""

from __future__ import annotations

import shutil
import subprocess
import sys

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from app.ui.text.languages import LANGUAGES


def language() -> str:
    """The first language of the system that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def theme() -> str:
    """ "light", "dark" or "contrast"."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def prefers_less_motion() -> bool:
    """Whether the system asks programs to move little; False where it does not tell."""
    if sys.platform == "win32":
        return _windows_animations_off()
    if sys.platform == "darwin":
        return _says(["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1")
    schema = "org.gnome.desktop.interface"
    return _says(["gsettings", "get", schema, "enable-animations"], "false")


def _windows_animations_off() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    on = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
    user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(on), 0)
    return not on.value


def _says(command: list[str], answer: str) -> bool:
    if shutil.which(command[0]) is None:
        return False
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.strip() == answer
