"""For all tests: no screen is needed, and nothing of the player who runs them is touched."""

import os
import tempfile

from hypothesis import settings

# A screen of one's own (tests/window, by packaging/check.py) is named before this.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests that run side by side have a screen each, or they would take the focus from each other.
if screens := os.environ.get("TALIA_TEST_SCREENS", "").split():
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    os.environ["DISPLAY"] = screens[worker % len(screens)]
_home = tempfile.TemporaryDirectory(prefix="talia-tests-", ignore_cleanup_errors=True)
os.environ["TALIA_HOME"] = _home.name

# Where nobody is there to look into a new find, the same examples are tried every time.
settings.register_profile("ci", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
