"""The thread that writes files, so that no disk holds up the table."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.core.files import write_atomically


@dataclass(frozen=True, slots=True)
class _Job:
    text: Callable[[], str]
    obsolete: Path | None


class Writer:
    """Writes whole files, one after the other; of several texts for one file only the newest.

    `failed` is called on the writer's thread with the file and the reason. What failed is tried
    again with the next file, and at the end.
    """

    def __init__(self, failed: Callable[[Path, Exception], None]) -> None:
        self._failed = failed
        self._jobs: dict[Path, _Job] = {}
        self._unwritten: dict[Path, _Job] = {}
        self._busy = False
        self._closed = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, path: Path, text: Callable[[], str], obsolete: Path | None = None) -> None:
        """Write `text()` to `path` soon, and only then remove the file `obsolete`.

        `text` is called on the writer's thread.
        """
        with self._change:
            if obsolete is not None:
                self._jobs.pop(obsolete, None)
                self._unwritten.pop(obsolete, None)
            self._jobs[path] = _Job(text, obsolete)
            self._try_again()
            self._change.notify_all()

    def flush(self, seconds: float = 10) -> bool:
        """Wait until everything is written; False if that takes longer."""
        with self._change:
            return self._change.wait_for(lambda: not self._jobs and not self._busy, seconds)

    def close(self) -> None:
        """Write what is left and end the thread."""
        with self._change:
            self._try_again()
            self._closed = True
            self._change.notify_all()
        self._thread.join()

    def _try_again(self) -> None:
        for path, job in self._unwritten.items():
            self._jobs.setdefault(path, job)
        self._unwritten.clear()

    def _run(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._jobs or self._closed)
                if not self._jobs:
                    return
                path = next(iter(self._jobs))
                job = self._jobs.pop(path)
                self._busy = True
            try:
                self._write(path, job)
            finally:
                with self._change:
                    self._busy = False
                    self._change.notify_all()

    def _write(self, path: Path, job: _Job) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, job.text())
            if job.obsolete is not None:
                job.obsolete.unlink(missing_ok=True)
        # Whatever it was: the thread must live, and the player be told.
        except Exception as error:
            with self._change:
                if not self._closed:
                    self._unwritten[path] = job
            self._failed(path, error)


def sweep(folder: Path, age: float = 3600) -> None:
    """Remove what writers that were killed over `age` seconds ago left behind in a folder."""
    for part in folder.glob(".*.part"):
        try:
            if time.time() - part.stat().st_mtime > age:
                part.unlink()
        except OSError:
            continue
