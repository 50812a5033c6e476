"""Build the bundle in dist/talia and see that it starts: python packaging/bundle.py [--archive]

Fails if the bundle is too big, or if it can't play a match by itself. --archive packs it too.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUNDLE = DIST / "talia"
# Megabytes unpacked, without and with the libraries for sound.
LIMIT = 210 if importlib.util.find_spec("PySide6.QtMultimedia") else 170
DEMO_SECONDS = 150


def main(arguments: list[str]) -> int:
    build()
    size = sum(p.stat().st_size for p in BUNDLE.rglob("*") if p.is_file() and not p.is_symlink())
    print(f"The bundle has {size / 1e6:.0f} MB; the limit is {LIMIT} MB.")
    if size > LIMIT * 1e6:
        return 1
    start()
    if "--archive" in arguments:
        kind = "zip" if sys.platform == "win32" else "xztar"
        print(shutil.make_archive(str(BUNDLE), kind, DIST, "talia"))
    return 0


def build() -> None:
    """Make dist/talia anew."""
    sys.path.insert(0, str(ROOT))
    from app.resources import compile_translation

    compiled = ROOT / "build" / "translations"
    compiled.mkdir(parents=True, exist_ok=True)
    for source in (ROOT / "translations").glob("*.ts"):
        compile_translation(source, compiled / source.with_suffix(".qm").name)
    pyinstaller = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR"]
    folders = ["--distpath", DIST, "--workpath", ROOT / "build" / "pyinstaller"]
    run([*pyinstaller, *folders, ROOT / "packaging" / "talia.spec"])


def start() -> None:
    """Run the bundle without a screen: its version, computer players, a match in its window."""
    program = BUNDLE / ("talia.exe" if sys.platform == "win32" else "talia")
    with tempfile.TemporaryDirectory() as scratch, tempfile.TemporaryDirectory() as home:
        os.environ["TALIA_HOME"] = home  # nothing of the player who runs this is touched
        run([program, "--version"])
        simulate = ["simulate", "--game", "rummy", "--seats", "easy,easy", "--rounds", "4"]
        run([program, *simulate, "--jobs", "2"])
        run([program, "--demo", scratch], DEMO_SECONDS)
        pictures = sorted(p.name for p in Path(scratch).iterdir())
        print(f"The bundle played a match and left {len(pictures)} pictures.")
        if not pictures:
            sys.exit("The demo of the bundle left no pictures.")


def run(command: list[str | Path], seconds: float | None = None) -> None:
    # PATH and the like stay; of the environment of Python nothing must help the bundle.
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "QT_PLUGIN_PATH", "QML_IMPORT_PATH")
    environment = {k: v for k, v in os.environ.items() if k not in hidden}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    try:
        subprocess.run(command, env=environment, timeout=seconds, check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"This command failed (status {error.returncode}): {' '.join(map(str, command))}")
    except subprocess.TimeoutExpired:
        sys.exit(f"This command did not end in {seconds} s: {' '.join(map(str, command))}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
