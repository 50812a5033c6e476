"""The fonts and the pictures of the window: where they are, and making the fonts known to Qt."""

import importlib.resources
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QFontDatabase

from app.resources import resource

FAMILY = "Inter"
SUITS = "Talia Suits"


def assets_url() -> str:
    """The folder of pictures as the URL for `Theme.assets`, with its last slash."""
    return QUrl.fromLocalFile(str(resource(""))).toString().rstrip("/") + "/"


def font_files() -> list[Path]:
    """The files of Inter, and of our own signs of suits."""
    inter = Path(str(importlib.resources.files("fontpkg_inter"))) / "files"
    return [*sorted(inter.glob("*.ttf")), resource("fonts/talia-suits.ttf")]


def load_fonts() -> None:
    """Make Inter known, with the signs of suits behind it. Needs a QGuiApplication.

    Raises FileNotFoundError that names the file that is missing or damaged.
    """
    for file in font_files():
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise FileNotFoundError(f"The font file {file} is missing or damaged.")
    if FAMILY not in QFontDatabase.families():
        raise FileNotFoundError(f"The font {FAMILY} is missing.")
    QFont.insertSubstitution(FAMILY, SUITS)
