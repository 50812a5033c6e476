"""Pictures of cards and parts: python -m tests.qml.gallery OUT.png --page parts --set mode=dark."""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

from app.ui.art import assets_url, load_fonts

ROOT = Path(__file__).parents[2]


def value(text: str) -> bool | float | str:
    if text in ("true", "false"):
        return text == "true"
    try:
        return float(text)
    except ValueError:
        return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("--page", default="parts", help="faces, cards, states, parts, sheet")
    parser.add_argument("--size", nargs=2, type=int, default=[1280, 800])
    parser.add_argument(
        "--set", nargs="*", default=[], metavar="name=value", help="inputs of Theme"
    )
    options = parser.parse_args()
    app = QGuiApplication(sys.argv[:1])
    load_fonts()
    view = QQuickView()
    view.engine().addImportPath(str(ROOT / "app/ui/qml"))
    inputs = {"assets": assets_url()} | {
        k: value(v) for k, v in (item.split("=", 1) for item in options.set)
    }
    view.setInitialProperties({"page": options.page, "inputs": inputs})
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(*options.size)
    view.setSource(QUrl.fromLocalFile(str(Path(__file__).with_name("Gallery.qml"))))
    view.show()

    def grab() -> None:
        view.grabWindow().save(options.out)
        app.quit()

    QTimer.singleShot(600, grab)
    app.exec()
    return len(view.errors())


if __name__ == "__main__":
    sys.exit(main())
