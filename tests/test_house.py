"""The house: what holds for the project as a whole, whatever the games do."""

import ast
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from app import __version__, resources
from app.__main__ import main

ROOT = Path(__file__).resolve().parent.parent
HOSTS = {"www.w3.org"}  # namespaces of SVG
PYSIDE = importlib.metadata.distribution("PySide6-Essentials")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def own_files() -> list[Path]:
    """The text files of the project: what git knows, or without git what it would not ignore."""
    kinds = {".json", ".md", ".py", ".qml", ".spec", ".svg", ".toml", ".ts", ".txt", ".yml"}
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if shutil.which("git"):
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if listed.returncode == 0:
            files = [ROOT / name for name in listed.stdout.split("\0") if name]
            return [p for p in files if p.is_file() and (p.suffix in kinds or ".ci" in p.parts)]
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    ignored = {line.strip("/") for line in ignored} | {".git"}
    files = [p for p in ROOT.iterdir() if p.is_file()]
    for folder in ROOT.iterdir():
        if folder.is_dir() and folder.name not in ignored:
            files += [p for p in folder.rglob("*") if p.is_file()]
    return [p for p in files if p.suffix in kinds or ".ci" in p.parts]


def load(name: str) -> ModuleType:
    """A script of the folder packaging/ as a module."""
    spec = importlib.util.spec_from_file_location(
        f"talia_{name}", ROOT / "packaging" / f"{name}.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    lines = (ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def required(project: str, extras: set[str]) -> set[str]:
    """Names of all packages that `project` needs in the end, as far as they are installed."""
    found: set[str] = set()
    waiting = [(project, extras)]
    while waiting:
        name, wanted = waiting.pop()
        found.add(normal(name))
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        for need in needs:
            marker = need.partition(";")[2]
            if "extra" in marker and not any(f"'{e}'" in marker.replace('"', "'") for e in wanted):
                continue
            if re.search(r"python_version\s*<\s*.3\.1[01]", marker):
                continue
            match = NAME.match(need)
            assert match is not None
            if normal(match[0]) not in found:
                waiting.append((match[0], set()))
    return found - {normal(project)}


def test_pins_are_exact_and_complete():
    lines = (ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
    odd = [x for x in lines if not re.fullmatch(r"#.*|[a-z0-9-]+==[0-9][0-9a-z.]*", x)]
    assert odd == []
    assert required("talia", {"dev", "packaging", "sound"}) | {"hatchling"} <= set(pins())


def test_pyside_is_pinned_below_the_version_that_crashes():
    assert pins()["pyside6-essentials"].split(".")[:2] == ["6", "11"]
    assert pins()["pyside6-essentials"] == pins()["shiboken6"] == pins()["pyside6-addons"]


def test_the_project_names_no_folder_of_one_machine():
    place = re.compile(r"(?:^|[ \"'`(=])/(?:home|root|work|tmp|opt|mnt|Users)/\w", re.MULTILINE)
    found = [str(p.relative_to(ROOT)) for p in own_files() if place.search(p.read_text("utf-8"))]
    assert found == []


def test_addresses_are_those_we_know():
    address = re.compile(r"\b(?:https?|git|ssh|file)://([\w.-]+)")
    hosts = {
        (match[1], str(path.relative_to(ROOT)))
        for path in own_files()
        for match in address.finditer(path.read_text("utf-8"))
    }
    assert [x for x in sorted(hosts) if x[0] not in HOSTS] == []


def test_files_are_small():
    long = {
        str(path.relative_to(ROOT)): lines
        for path in own_files()
        if path.suffix in {".py", ".qml"}
        and (lines := len(path.read_text("utf-8").splitlines())) > 400
    }
    assert long == {}


@pytest.mark.parametrize("arguments", ["--version", "--help", "hand --game rummy 2c 3c 4c Kd"])
def test_the_command_line_never_loads_qt(arguments):
    code = (
        "import sys; from app.__main__ import main; status = main(sys.argv[1:]);"
        "print([m for m in sys.modules if m.startswith(('PySide6', 'shiboken'))], status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments.split()], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[] 0"


def test_version_and_help(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"talia {__version__}\n"
    assert main(["--help"]) == 0
    assert "--demo DIR" in capsys.readouterr().out


def test_a_wheel_carries_resources_translations_and_qml(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    for name in ("pl", "hr", "lt", "bg", "en"):
        assert f"app/data/translations/talia_{name}.qm" in inside
    for folder, place in (("resources", "app/data/resources"), ("app/ui/qml", "app/ui/qml")):
        files = [p.relative_to(ROOT / folder) for p in (ROOT / folder).rglob("*") if p.is_file()]
        assert files
        assert [f for f in files if f"{place}/{f.as_posix()}" not in inside] == []


def test_translations_are_compiled_when_missing_or_stale(tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "ROOT", tmp_path)
    (tmp_path / "translations").mkdir()
    source = shutil.copy(ROOT / "translations" / "talia_pl.ts", tmp_path / "translations")
    compiled = resources.translation("pl")
    assert compiled.stat().st_size > 1000
    fresh = compiled.stat().st_mtime_ns
    assert resources.translation("pl").stat().st_mtime_ns == fresh
    os.utime(source, ns=(fresh + 10**9, fresh + 10**9))
    with compiled.open("rb") as running:
        before = running.read()
        assert resources.translation("pl").stat().st_mtime_ns > fresh
        running.seek(0)
        assert running.read() == before  # nothing is written over under a program that runs
        assert not os.path.samestat(os.fstat(running.fileno()), compiled.stat())


VIOLATIONS = {
    "core/cards.py": ("import PySide6.QtCore", "without Qt"),
    "core/melds.py": ("import app.ai.agent", "Each layer"),
    "cli/__init__.py": ("import app.ui", "Each layer"),
    "core/games/rummy/scoring.py": ("import app.core.games.gin", "never import each other"),
    "ai/games/__init__.py": ("import app.core.games.rummy.state", "Agents know"),
    "ai/baselines/random.py": ("import app.core.record", "Agents know"),
    "ai/agent.py": ("import app.core.match", "only the arena"),
}


@pytest.mark.parametrize("place", VIOLATIONS)
def test_import_contracts_catch(place, tmp_path):
    line, contract = VIOLATIONS[place]
    only_python = shutil.ignore_patterns("qml", "__pycache__")
    shutil.copytree(ROOT / "app", tmp_path / "app", ignore=only_python)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / "app" / place).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert re.search(f"{contract}.* BROKEN", done.stdout)


BRIDGE = """
from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement
QML_IMPORT_NAME = "Talia.Bridge"
QML_IMPORT_MAJOR_VERSION = 1
@QmlElement
class Session(QObject):
    @Property(str, constant=True)
    def title(self) -> str:
        return ""
"""
SCREEN = """
import QtQuick
import Talia.Bridge
Text {{
    required property Session session
    text: session.{name}
}}
"""


@pytest.mark.parametrize(("name", "clean"), [("title", True), ("tilte", False)])
def test_the_qml_gate_knows_python_types_and_fails_on_warnings(name, clean, tmp_path):
    (tmp_path / "bridge.py").write_text(BRIDGE, "utf-8")
    (tmp_path / "Screen.qml").write_text(SCREEN.format(name=name).lstrip(), "utf-8")
    assert (load("qml").main(tmp_path, tmp_path / "build" / "Talia" / "Bridge") == 0) is clean


def test_an_old_python_is_told_so(monkeypatch):
    source = (ROOT / "packaging" / "talia.py").read_text("utf-8")
    ast.parse(source, feature_version=(3, 8))
    talia = load("talia")
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later; this is 3\.9\."):
        talia.main(["play"])


def test_missing_packages_are_named_in_the_command_that_installs_them(monkeypatch):
    talia = load("talia")
    monkeypatch.setattr(talia, "loads", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setattr(talia.shutil, "which", lambda name: None if name == "Xvfb" else name)
    monkeypatch.setattr(talia.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(talia, "has_pip", lambda: False)
    packages = talia.missing_packages("test")
    assert packages == ["libxcb-cursor0", "python3-venv", "xvfb"]
    monkeypatch.setattr(talia.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"sudo apt-get install .*libxcb-cursor0 python3-venv"):
        talia.provide_packages(packages)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ldd is there on Linux only")
def test_every_library_of_qt_is_there_or_in_the_list():
    """The list in packaging/talia.py is complete: ldd finds nothing missing beyond it."""
    pyside = Path(str(PYSIDE.locate_file("PySide6")))
    plugins = [f"platforms/lib{name}.so" for name in ("qxcb", "qwayland", "qoffscreen")]
    files = [pyside / "Qt" / "plugins" / name for name in plugins]
    files += [pyside / f"Qt{name}.abi3.so" for name in ("Gui", "Qml", "Quick", "Svg", "Test")]
    files = [path for path in files if path.exists()]
    assert len(files) >= 5
    done = subprocess.run(["ldd", *files], capture_output=True, text=True, check=True)
    missing = set(re.findall(r"(\S+) => not found", done.stdout))
    assert missing - set(load("talia").LIBRARIES) == set()


def test_a_bundle_keeps_the_qml_modules_that_ours_need_and_no_others():
    qt = next(Path(str(PYSIDE.locate_file("PySide6"))).rglob("qml/QtQuick/qmldir")).parent.parent
    modules = load("trim").qml_modules(ROOT / "app" / "ui" / "qml", qt)
    assert {"QtQuick", "QtQml", "QtQuick.Controls.Basic", "QtQuick.Controls.impl"} <= modules
    assert [m for m in modules if not qt.joinpath(*m.split("."), "qmldir").exists()] == []
    others = re.compile(r"Fusion|Imagine|Material|Universal|Multimedia|3D|Web")
    assert [m for m in modules if others.search(m)] == []


def test_tests_are_counted_from_the_report(tmp_path):
    report = tmp_path / "unit.xml"
    report.write_text(
        '<testsuites><testsuite tests="9" skipped="1" failures="2" errors="1"/></testsuites>'
    )
    assert load("check").count(report) == (5, 3)


def test_an_unknown_check_is_an_error(capsys):
    assert load("check").main(["lnit"]) == 2
    assert "no check lnit" in capsys.readouterr().out
