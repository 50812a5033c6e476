"""Lint the QML with the types that Python gives it; any warning fails.

python packaging/qml.py

Writes the description of the module Talia.Bridge to build/qmltypes, where editors find it too.
"""

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "app" / "ui"
BRIDGE = ROOT / "build" / "qmltypes" / "Talia" / "Bridge"
MODULE = "Talia.Bridge"
# What types of Python may be derived from.
FOREIGN = ("core", "gui", "qml", "qmlcore", "quick")


def main(ui: Path = UI, bridge: Path = BRIDGE) -> int:
    """Lint all QML below `ui`; return the exit status of qmllint."""
    describe_bridge(ui, bridge)
    files = sorted(ui.rglob("*.qml"))
    if not files:
        sys.exit(f"there is no QML below {ui}")
    # metaobjectdump drops `constant`, so every constant property would look stale.
    options = ["-W", "0", "--stale-property-read", "disable"]
    imports = ["-I", bridge.parent.parent, "-I", ui / "qml"]
    return subprocess.call([tool("qmllint"), *options, *imports, *files])


def describe_bridge(ui: Path, bridge: Path) -> None:
    """Write qmltypes and qmldir of the Python types below `ui` into the folder `bridge`."""
    bridge.mkdir(parents=True, exist_ok=True)
    types, metatypes = bridge / "bridge.qmltypes", bridge / "metatypes.json"
    sources = [p for p in sorted(ui.rglob("*.py")) if "QML_IMPORT_NAME" in p.read_text("utf-8")]
    if not sources:
        sys.exit(f"no Python file below {ui} has types for QML")
    subprocess.run([tool("metaobjectdump"), "-o", metatypes, *sources], check=True)
    folder = next(Path(PySide6.__file__).parent.rglob("qt6core_metatypes.json")).parent
    foreign = ",".join(str(folder / f"qt6{name}_metatypes.json") for name in FOREIGN)
    registrar = [tool("qmltyperegistrar"), "--generate-qmltypes", types]
    registrar += ["--import-name", MODULE, "--major-version", "1", "--minor-version", "0"]
    registrar += ["--foreign-types", foreign, "-o", bridge / "unused.cpp", metatypes]
    subprocess.run(registrar, check=True)
    (bridge / "qmldir").write_text(f"module {MODULE}\ntypeinfo {types.name}\n", "utf-8")


def tool(name: str) -> Path:
    """A program of PySide6, beside the Python that runs this."""
    return Path(sys.executable).with_name(f"pyside6-{name}")


if __name__ == "__main__":
    sys.exit(main())
