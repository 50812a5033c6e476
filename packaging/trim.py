"""What of Qt goes into a bundle: PyInstaller takes all that is installed, the game needs less."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from PyInstaller.depend.bindepend import get_imports

Entry = tuple[str, str, str]  # place in the bundle, file on this machine, kind

# Plugins by folder and name, without what a system puts around the name ("libqxcb.so").
PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
    "multimedia": {"ffmpegmediaplugin", "windowsmediaplugin", "darwinmediaplugin"},
}
IMPORT = re.compile(r"^\s*import\s+(Qt[\w.]*)", re.MULTILINE)
DEPENDS = re.compile(r"^(?:default import|import|depends)\s+(Qt[\w.]*)", re.MULTILINE)
# Not the variants for other styles, which are in folders like "+Fusion".
LISTED = re.compile(r"^\w.*\s([^\s+]+\.qml)$", re.MULTILINE)


def qml_modules(own: Path, qt: Path) -> set[str]:
    """The modules ("QtQuick.Shapes") that the QML below `own` imports, and what those need.

    `qt` is the folder of Qt's own modules.
    """
    found: set[str] = set()
    waiting = imports(own.rglob("*.qml"))
    while waiting:
        module = waiting.pop()
        found.add(module)
        folder = qt.joinpath(*module.split("."))
        if (folder / "qmldir").exists():
            qmldir = (folder / "qmldir").read_text("utf-8")
            listed = [folder / name for name in LISTED.findall(qmldir)]
            needed = set(DEPENDS.findall(qmldir)) | imports(p for p in listed if p.exists())
            waiting |= needed - found
    return found


def imports(files: Iterable[Path]) -> set[str]:
    """The modules of Qt that these QML files import."""
    return {name for file in files for name in IMPORT.findall(file.read_text("utf-8"))}


def trimmed(
    binaries: Iterable[Entry], datas: Iterable[Entry], modules: set[str]
) -> tuple[list[Entry], list[Entry]]:
    """Binaries and data of a bundle that needs no other QML modules than `modules`."""
    kept = reached(without_extras(binaries, modules))
    places = {entry[0] for entry in kept}
    # A link stands in the root of the bundle; its second field is the place it points to.
    links = (entry for entry in [*binaries, *datas] if entry[2] == "SYMLINK")
    rest = (entry for entry in datas if entry[2] != "SYMLINK")
    links_kept = [entry for entry in links if entry[1] in places]
    return kept, [*without_extras(rest, modules), *links_kept]


def without_extras(entries: Iterable[Entry], modules: set[str]) -> Iterator[Entry]:
    """The entries but for Qt's translations and the plugins and QML modules nobody asked for."""
    for entry in entries:
        parts = PurePath(entry[0]).parts
        if parts[0] != "PySide6":
            yield entry
        elif "qml" in parts:
            if module_of(entry) in modules:
                yield entry
        elif "plugins" in parts:
            folder, name = parts[parts.index("plugins") + 1 :][:2]
            if name.split(".")[0].removeprefix("lib") in PLUGINS.get(folder, ()):
                yield entry
        elif "translations" not in parts:
            yield entry


def module_of(entry: Entry) -> str:
    """The QML module to which a file below the folder of Qt's modules belongs."""
    folder = Path(entry[1]).parent
    parts = PurePath(entry[0]).parts
    module = parts[parts.index("qml") + 1 : -1]
    while module and not (folder / "qmldir").exists():
        folder, module = folder.parent, module[:-1]
    return ".".join(module)


def reached(binaries: Iterable[Entry]) -> list[Entry]:
    """Of the binaries Python modules, plugins, and the libraries that these load in the end."""
    files = [entry for entry in binaries if entry[2] != "SYMLINK"]
    by_name: dict[str, list[Entry]] = {}
    for entry in files:
        by_name.setdefault(PurePath(entry[0]).name, []).append(entry)
    waiting = [entry for entry in files if is_root(entry)]
    kept: dict[str, Entry] = {}
    while waiting:
        entry = waiting.pop()
        if entry[0] in kept:
            continue
        kept[entry[0]] = entry
        for name, _ in get_imports(entry[1]):
            waiting += by_name.get(PurePath(name).name, [])
    return list(kept.values())


def is_root(entry: Entry) -> bool:
    """Is this opened by name while the game runs, and not as a library of something else?"""
    place, _, kind = entry
    parts = PurePath(place).parts
    opened = "plugins" in parts or "qml" in parts
    return kind == "EXTENSION" or opened or parts[-1].lower().startswith(("libpython", "python"))
