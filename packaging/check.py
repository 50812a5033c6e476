"""Run all checks, or the named ones: python packaging/check.py [lint types …]

Each check runs to its end even if an earlier one failed. The last line counts the tests that
passed and failed; a check that is no test suite counts as one test.
"""

import contextlib
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
# Window tests run side by side where each process can have a screen of its own.
SCREENS = 2 if sys.platform.startswith("linux") else 1
LIMIT = 1200  # seconds for one check, also on a busy machine; all together take some minutes


def tool(name: str) -> str:
    """A program of the environment, beside the Python that runs this."""
    return str(Path(sys.executable).with_name(name))


def script(name: str, *arguments: str) -> list[str]:
    return [sys.executable, str(ROOT / "packaging" / name), *arguments]


def tests(suite: str, *arguments: str) -> list[str]:
    report = f"--junitxml={REPORTS / suite}.xml"
    return [sys.executable, "-m", "pytest", "--quiet", "--durations=5", report, *arguments]


CHECKS = {
    "format": [tool("ruff"), "format", "--check", "."],
    "lint": [tool("ruff"), "check", "."],
    "types": [tool("mypy")],
    "imports": [tool("lint-imports"), "--no-cache"],
    "qml": script("qml.py"),
    "translations": script("translations.py", "check"),
    "unit": tests("unit", "-n", "2", "--ignore=tests/window", "tests"),
    "window": tests("window", "-n", str(SCREENS), "--dist=worksteal", "tests/window"),
    "bundle": script("bundle.py"),
}
SUITES = {"unit", "window"}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"There is no check {', '.join(unknown)}; the checks are {', '.join(CHECKS)}.")
        return 2
    failed = []
    counts = [0, 0]
    summary = []
    for name in names or CHECKS:
        print(f"== {name} ==", flush=True)
        started = time.monotonic()
        passed, lost = run(name)
        counts[0] += passed
        counts[1] += lost
        failed += [name] if lost else []
        seconds = time.monotonic() - started
        summary.append(f"{name:<14}{'FAILED' if lost else 'passed'}{seconds:>8.1f} s")
    print("== all ==", *summary, sep="\n")
    if failed:
        print(f"These checks failed: {', '.join(failed)}.")
    print(f"{counts[0]} passed, {counts[1]} failed")
    return 1 if failed else 0


def run(name: str) -> tuple[int, int]:
    """Run one check; return how many tests passed and how many failed."""
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    with screens() if name == "window" else contextlib.nullcontext(offscreen()) as environment:
        try:
            done = subprocess.run(CHECKS[name], cwd=ROOT, env=environment, timeout=LIMIT)
            status = done.returncode
        except subprocess.TimeoutExpired:
            print(f"{name} was stopped after {LIMIT} s.")
            status = 1
    if name not in SUITES:
        return (0, 1) if status else (1, 0)
    passed, lost = count(report) if report.exists() else (0, 0)
    # A suite without a single passed test shows nothing, whatever it says.
    return passed, max(lost, int(status != 0 or not passed))


def count(report: Path) -> tuple[int, int]:
    """Passed and failed tests in a JUnit report."""
    passed = lost = 0
    for suite in ET.parse(report).iter("testsuite"):
        total, skipped, *bad = (
            int(suite.get(key, "0")) for key in ("tests", "skipped", "failures", "errors")
        )
        lost += sum(bad)
        passed += total - skipped - sum(bad)
    return passed, lost


def offscreen() -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen"}


@contextlib.contextmanager
def screens() -> Iterator[dict[str, str]]:
    """The environment for real windows: on Linux with X servers of its own."""
    if not sys.platform.startswith("linux"):
        yield dict(os.environ)
        return
    with contextlib.ExitStack() as servers:
        shown = " ".join(servers.enter_context(screen()) for _ in range(SCREENS))
        environment = os.environ | {"TALIA_TEST_SCREENS": shown, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        yield environment


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """An X server while it is wanted; its name."""
    # -displayfd: the server takes the first free number and tells it once it is ready.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
