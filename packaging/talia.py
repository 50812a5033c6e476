"""Set up everything the game needs and start it, or run all its checks.

    python3 packaging/talia.py play [arguments of the game]
    python3 packaging/talia.py test [names of single checks]

Nothing but Python 3.11 or later has to be there. The libraries go into the folder .venv beside
this project. On Debian and Ubuntu missing system packages are installed if you are root; else the
command that installs them is printed. The second time nothing has to be set up.
"""

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PINS = ROOT / "packaging" / "constraints.txt"
WINDOWS = sys.platform == "win32"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
EXTRAS = {"play": "", "test": "[dev,packaging]"}

# Shared libraries that Qt opens and does not bring, and the Debian packages that have them.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
# Programs that only the checks use: a screen for window tests, and what bundling needs.
TOOLS = {"Xvfb": "xvfb", "objdump": "binutils"}


def main(arguments):
    if sys.version_info < (3, 11):
        sys.exit("Talia needs Python 3.11 or later; this is %d.%d." % sys.version_info[:2])
    if not arguments or arguments[0] not in EXTRAS:
        print(__doc__)
        return 0 if arguments[:1] in (["--help"], ["-h"]) else 2
    task, rest = arguments[0], arguments[1:]
    set_up(task)
    # -P: another folder named "app" where the command is typed must not come first.
    command = ["-P", "-m", "app"] if task == "play" else [str(ROOT / "packaging" / "check.py")]
    try:
        return subprocess.call([str(PYTHON)] + command + rest)
    except KeyboardInterrupt:
        return 130


def set_up(task):
    """Make the environment for `task`, unless it is there already."""
    stamp = VENV / ("talia-%s.stamp" % task)
    wanted = fingerprint(task)
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    if sys.platform.startswith("linux"):
        provide_packages(missing_packages(task))
    if not has_pip():
        say("Making the environment in .venv …")
        # What is there but has no interpreter can't be mended; what only lacks pip can.
        clear = [] if PYTHON.exists() else ["--clear"]
        run([sys.executable, "-m", "venv"] + clear + [str(VENV)])
    if has_qt():
        say("Bringing the libraries up to date …")
    else:
        say("Fetching and installing the libraries, about 100 MB …")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(pip + ["-c", str(PINS), "hatchling"])
    # Built here, not in a second environment, so that the pins hold for the build too.
    project = str(ROOT) + EXTRAS[task]
    run(pip + ["-c", str(PINS), "--no-build-isolation", "--editable", project])
    stamp.write_text(wanted)


def has_pip():
    """Is the environment there, and can it install something?"""
    command = [str(PYTHON), "-m", "pip", "--version"]
    return PYTHON.exists() and subprocess.call(command, stdout=subprocess.DEVNULL) == 0


def has_qt():
    """Is the greatest part of the libraries there already?"""
    return any(VENV.glob("**/site-packages/PySide6"))


def fingerprint(task):
    """What the environment for `task` depends on, as text."""
    files = [PINS, ROOT / "pyproject.toml", Path(__file__)]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files))
    return "%s %s %s\n" % (task, sys.version.split()[0], digest.hexdigest())


def missing_packages(task):
    """The Debian packages that this system lacks for `task`, in the order of the alphabet."""
    missing = [package for name, package in LIBRARIES.items() if not loads(name)]
    if importlib.util.find_spec("ensurepip") is None and not has_pip():
        missing.append("python3-venv")
    if task == "test":
        missing += [package for name, package in TOOLS.items() if not shutil.which(name)]
        if not shared_python():
            missing.append("libpython%d.%d" % sys.version_info[:2])
    return sorted(missing)


def loads(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def shared_python():
    """Is Python there as a shared library, which a bundle has to carry?"""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    folder = sysconfig.get_config_var("LIBDIR") or ""
    return ".so" not in name or loads(name) or (Path(folder) / name).exists()


def provide_packages(packages):
    """Install Debian packages as root; else say what is missing and stop."""
    if not packages:
        return
    if not shutil.which("apt-get"):
        names = ", ".join(packages)
        say("This system may lack what Debian calls %s; going on without." % names)
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends"] + packages
    if os.geteuid() != 0:
        line = "sudo apt-get update && sudo " + " ".join(install)
        sys.exit("Some system packages are missing. Install them with\n\n  %s\n" % line)
    say("Installing system packages: %s" % " ".join(packages))
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run(["apt-get", "update", "--quiet=2"], quiet)
    run(install[:2] + ["--quiet=2"] + install[2:], quiet)


def run(command, environment=None):
    done = subprocess.call(command, env=environment)
    if done != 0:
        sys.exit("This command failed (status %d): %s" % (done, " ".join(command)))


def say(text):
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
