"""The log says what went wrong and where, and holds no card and no seed."""

import logging
import sys
import threading

import pytest
from PySide6.QtCore import qInstallMessageHandler

from app.ui import journal

SECRET = "the seed is 00112233445566778899aabbccddeeff and Ana holds As"


@pytest.fixture
def log(tmp_path, monkeypatch):
    """The log file, and a list of the calls of `on_crash`."""
    crashes = []
    hooks = sys.excepthook, threading.excepthook
    file = journal.start(tmp_path / "logs", crashes.append)
    yield file, crashes
    sys.excepthook, threading.excepthook = hooks
    qInstallMessageHandler(None)
    for handler in logging.getLogger("app").handlers:
        handler.close()
    logging.getLogger("app").handlers = []
    logging.getLogger("app").propagate = True


def fail():
    raise ValueError(SECRET)


def test_an_exception_is_told_without_its_message(log, capsys):
    file, crashes = log
    try:
        fail()
    except ValueError:
        sys.excepthook(*sys.exc_info())
    text = file.read_text("utf-8")
    assert "ValueError" in text
    assert "test_journal.py" in text
    assert "fail" in text
    assert crashes == [file]
    for output in (text, *capsys.readouterr()):
        assert "0011" not in output
        assert "As" not in output


def test_an_exception_on_a_thread_is_told_too(log):
    file, crashes = log
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "ValueError" in file.read_text("utf-8")
    assert crashes == [file]


def test_a_logged_exception_loses_its_message_too(log):
    file, _ = log
    try:
        fail()
    except ValueError:
        logging.getLogger("app.ui.worker").exception("a player failed")
    text = file.read_text("utf-8")
    assert "a player failed" in text
    assert "ValueError" in text
    assert "0011" not in text


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    hooks = sys.excepthook, threading.excepthook
    journal.start(tmp_path / "file" / "logs", lambda log: None)
    sys.excepthook, threading.excepthook = hooks
    qInstallMessageHandler(None)
    logging.getLogger("app").handlers = []
    logging.getLogger("app").propagate = True
