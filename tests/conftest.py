"""For all tests: no screen is needed, and nothing of the player who runs them is touched."""

import os
import tempfile

# A screen of one's own (tests/window, by packaging/check.py) is named before this.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_home = tempfile.TemporaryDirectory(prefix="talia-tests-", ignore_cleanup_errors=True)
os.environ["TALIA_HOME"] = _home.name
