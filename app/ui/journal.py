"""The log file: what went wrong and where, never what lay in anybody's hand.

Messages of exceptions are left out, since they may hold cards or the seed of a match.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("app")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def start(folder: Path, on_crash: Callable[[Path], None]) -> Path:
    """Log to a file in `folder` from now on; return the file.

    `on_crash` is called with the file after an exception that nobody caught, from its thread.
    Where the folder can't be written, the log goes to standard error.
    """
    file = folder / "talia.log"
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=500_000, backupCount=2, encoding="utf-8")
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.handlers = [handler]
    _log.setLevel(logging.INFO)
    _log.propagate = False

    def crashed(
        kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        _log.error(describe(kind, trace))
        print(describe(kind, trace), file=sys.stderr)
        on_crash(file)

    sys.excepthook = crashed
    threading.excepthook = lambda args: crashed(args.exc_type, args.exc_value, args.exc_traceback)
    qInstallMessageHandler(_qt_message)
    return file


class _Formatter(logging.Formatter):
    def formatException(self, ei: Any) -> str:
        return describe(ei[0], ei[2])


def describe(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The type of an exception and the way to it, without its message."""
    frames = [f"  {f.filename}:{f.lineno} {f.name}" for f in extract_tb(trace)]
    return "\n".join([kind.__name__, *frames])


def _qt_message(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    level = _LEVELS.get(kind, logging.WARNING)
    _log.log(level, message)
    if level >= logging.WARNING:
        print(message, file=sys.stderr)
