"""Where the files of the program are: in a checkout, in an installed wheel, in a bundle."""

import importlib.util
import subprocess
import tempfile
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# Wheels and bundles carry the data inside the package; a checkout keeps it beside the package.
ROOT = _PACKAGE / "data" if (_PACKAGE / "data").is_dir() else _PACKAGE.parent


def resource(name: str) -> Path:
    """The file or folder `name` (like "cards/back.svg") of `resources/`."""
    return ROOT / "resources" / name


def translation(language: str) -> Path:
    """The compiled translation for `language`; in a checkout it is first brought up to date.

    Raises OSError or CalledProcessError if it has to be compiled and can't be.
    """
    compiled = ROOT / "translations" / f"talia_{language}.qm"
    source = compiled.with_suffix(".ts")
    if source.exists() and (
        not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime
    ):
        compile_translation(source, compiled)
    return compiled


def compile_translation(source: Path, compiled: Path) -> None:
    """Make the .qm file `compiled` from the .ts file `source` with the tool of PySide6.

    It takes the old file's place at once: a program that runs has the old one mapped into its
    memory, and would die of a file that is written over.
    """
    pyside = importlib.util.find_spec("PySide6")
    if pyside is None or pyside.origin is None:
        raise FileNotFoundError("PySide6, which brings lrelease, is not installed")
    lrelease = Path(pyside.origin).with_name("lrelease")
    with tempfile.TemporaryDirectory(dir=compiled.parent) as scratch:
        fresh = Path(scratch, compiled.name)
        subprocess.run([lrelease, "-silent", source, "-qm", fresh], check=True)
        fresh.replace(compiled)
