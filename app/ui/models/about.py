"""The about page: versions, licences, and where the files are."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable
from importlib import metadata
from typing import Any

from PySide6.QtCore import qVersion

from app import __version__
from app.ui.paths import Paths

_ROOTS = ("PySide6-Essentials", "pydantic", "appdirs", "fontpkg-inter")


def about(paths: Paths) -> dict[str, Any]:
    """version, python, qt, folders (settings, saves, records, logs), and packages."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "settings": str(paths.settings),
        "saves": str(paths.saves),
        "records": str(paths.records),
        "logs": str(paths.logs),
        "packages": packages(_ROOTS),
    }


def packages(roots: Iterable[str]) -> list[dict[str, str]]:
    """These packages and everything that they need, by name."""
    found: dict[str, dict[str, str]] = {}
    wanted = list(roots)
    while wanted:
        entry = package(wanted.pop())
        if entry["name"] in found:
            continue
        found[entry["name"]] = entry
        wanted += _needs(entry["name"])
    return sorted(found.values(), key=lambda entry: entry["name"].lower())


def _needs(name: str) -> list[str]:
    """What a package always needs, as far as it is installed."""
    try:
        needs = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    names = [re.split(r"[^\w.-]", need, maxsplit=1)[0] for need in needs if ";" not in need]
    return [name for name in names if _installed(name)]


def _installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def package(name: str) -> dict[str, str]:
    """Name, version and licence of an installed package; empty texts for what is not known."""
    try:
        data = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return {"name": name, "version": "", "licence": ""}
    licence = data.get("License-Expression") or data.get("License") or _classified(data)
    return {
        "name": data["Name"],
        "version": data["Version"],
        "licence": licence.splitlines()[0] if licence else "",
    }


def _classified(data: metadata.PackageMetadata) -> str:
    marks = [c for c in data.get_all("Classifier") or [] if c.startswith("License ::")]
    return ", ".join(mark.rpartition(" :: ")[2] for mark in marks)
