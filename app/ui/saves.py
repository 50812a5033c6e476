"""Unfinished matches, each in a save of its own, and the records of finished ones."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from app.core import record as records
from app.core import save as saves
from app.core import shuffle
from app.core.cards import Card
from app.core.faults import Fault, RecordError
from app.core.forms import Record
from app.core.game import ALL_OPEN
from app.core.match import Match
from app.core.replay import replay
from app.core.save import Save
from app.ui.paths import Paths
from app.ui.settings import put_aside
from app.ui.writer import Writer, sweep

_UNASSISTED = {"hints": 0, "take_backs": 0}


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match and what its files say about it beside its actions.

    `about` are the optional keys of its record, `settings` those of its save, `hands` the players'
    own orders; `saved` is when it was written, in local time.
    """

    match: Match
    id: str
    about: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    hands: tuple[tuple[Card, ...], ...] = ()
    saved: datetime = field(default_factory=datetime.now)

    @classmethod
    def new(cls, match: Match, settings: dict[str, Any]) -> Sitting:
        """A match that begins now."""
        return cls(match, str(uuid.uuid4()), {"started": _now(), "deals": "fresh"}, settings)


@dataclass(frozen=True, slots=True)
class Damaged:
    """A save that could not be read, and where it lies now; `aside`: whether it was renamed."""

    path: Path
    error: RecordError
    aside: bool


class Saves:
    """The folders of saves and records. Writing happens on the writer's thread."""

    def __init__(self, paths: Paths, failed: Callable[[Path, Exception], None]) -> None:
        self._paths = paths
        self._writer = Writer(failed)
        self._lock: QLockFile | None = None

    def load_all(self) -> tuple[list[Sitting], list[Damaged]]:
        """Every unfinished match, the latest first; what is damaged is put aside by renaming.

        Raises OSError where the folder can't be read.
        """
        self._writer.flush()
        found, damaged = [], []
        sweep(self._paths.saves)
        sweep(self._paths.records)
        if self._paths.saves.is_dir():
            for path in sorted(self._paths.saves.glob("*.json")):
                try:
                    found.append(read(path))
                except RecordError as error:
                    damaged.append(_left(path, error))
        return sorted(found, key=lambda sitting: sitting.saved, reverse=True), damaged

    def open(self, path: Path) -> Sitting:
        """The match in a file that was chosen, as `read` gives it; it never takes another's save.

        A copy of a save whose match went on since becomes a match of its own. Raises RecordError.
        """
        self._writer.flush()
        sitting = read(path)
        own = self._save(sitting)
        if own.exists() and not own.samefile(path):
            return replace(sitting, id=str(uuid.uuid4()))
        return sitting

    def claim(self, id: str) -> bool:
        """Hold a match instead of the one before; False if another window holds it.

        Where nothing can be written nobody else can write either, and it counts as held.
        """
        file = self._paths.saves.with_name("locks") / id
        if self._lock is not None and self._lock.fileName() == str(file):
            return True
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(file))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            return False
        self.release()
        self._lock = lock
        return True

    def release(self) -> None:
        """Let others open the match."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def keep(self, sitting: Sitting) -> None:
        """Write the save, or when the match is over its record, after which the save goes."""
        if sitting.match.standing.over:
            self._finish(sitting, "over")
            return
        assert sitting.match.seed is not None
        match, hands, seed = frozen(sitting.match), held(sitting), sitting.match.seed.hex()

        def text() -> str:
            record = records.to_record(match, id=sitting.id, **sitting.about)
            return saves.dumps(
                Save(seed=seed, settings=sitting.settings, hands=hands, record=record)
            )

        self._writer.put(self._save(sitting), text)

    def give_up(self, sitting: Sitting) -> None:
        """Put the unfinished match among the records, after which its save goes."""
        self._finish(sitting, "abandoned")

    def _finish(self, sitting: Sitting, end: str) -> None:
        about = {**sitting.about, "id": sitting.id, "finished": _now(), "end": end}
        record = records.to_record(sitting.match, **about)
        name = f"{sitting.match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}-{sitting.id[:8]}.json"
        self._writer.put(
            self._paths.records / name, lambda: records.dumps(record), self._save(sitting)
        )

    def _save(self, sitting: Sitting) -> Path:
        return self._paths.saves / f"{sitting.id}.json"

    def flush(self) -> bool:
        """Wait until everything is on disk; False if that takes too long."""
        return self._writer.flush()

    def close(self) -> None:
        """Write what is left and stop."""
        self._writer.close()
        self.release()


def read(path: Path) -> Sitting:
    """The match in a save or a record, checked from the first deal to the last action.

    A record whose match is not over goes on with deals of a new seed. Raises RecordError.
    """
    data = saves.load(path)
    saved = _written(path)
    if isinstance(data, Record):
        match = replay(data)
        about = {"started": _now()}
        if match.standing.over:
            return Sitting(match, str(uuid.uuid4()), {**about, "end": "over"}, saved=saved)
        return continued(Sitting(match, str(uuid.uuid4()), about, saved=saved))
    match = saves.replay_save(data)
    if not match.rounds:
        match.next_round()
    return Sitting(
        match,
        data.record.id or str(uuid.uuid4()),
        _about(data),
        data.settings,
        tuple(tuple(hand) for hand in data.hands),
        saved,
    )


def _written(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return datetime.now()


def _left(path: Path, error: RecordError) -> Damaged:
    """Put a damaged save aside; one that only this version or this moment can't read stays."""
    if error.code in (Fault.VERSION, Fault.FILE, Fault.GAME):
        return Damaged(path, error, aside=False)
    try:
        return Damaged(put_aside(path), error, aside=True)
    except OSError:
        return Damaged(path, error, aside=False)


def frozen(match: Match) -> Match:
    """A copy for another thread: what is played later does not reach it. It has no state."""
    copied = copy(match)
    copied.state = None
    copied.rounds = list(match.rounds)
    if match.rounds:
        last = match.rounds[-1]
        copied.rounds[-1] = replace(
            last, actions=list(last.actions), reshuffles=list(last.reshuffles)
        )
    return copied


def held(sitting: Sitting) -> list[list[Card]]:
    """Every hand in its player's own order."""
    if sitting.match.state is None:
        return []
    view = sitting.match.view(ALL_OPEN)
    orders = [*sitting.hands, *[()] * len(view.hands)]
    return [
        saves.in_order(hand.cards or (), order)
        for hand, order in zip(view.hands, orders, strict=False)
    ]


def _about(data: Save) -> dict[str, Any]:
    kept = data.record.data()
    return {key: kept[key] for key in ("started", "deals", "assisted") if key in kept}


def with_take_back(sitting: Sitting, seat: int) -> Sitting:
    """The match with one more take-back of this seat in its record."""
    before = sitting.about.get("assisted") or [_UNASSISTED for _ in sitting.match.seats]
    counts = [dict(count) for count in before]
    counts[seat]["take_backs"] += 1
    return replace(sitting, about={**sitting.about, "assisted": counts})


def with_auto_pass(sitting: Sitting, seats: Sequence[int]) -> Sitting:
    """The match with these seats as those for which the table passes, in its save."""
    kept = {key: value for key, value in sitting.settings.items() if key != "auto_pass"}
    return replace(sitting, settings={**kept, "auto_pass": list(seats)} if seats else kept)


def was_assisted(sitting: Sitting) -> bool:
    """Whether anybody at the table had a hint or took back."""
    return any(any(count.values()) for count in sitting.about.get("assisted", ()))


def continued(sitting: Sitting) -> Sitting:
    """The match with a seed for the rounds to come, one that draws the dealer who began it."""
    match = sitting.match
    seats = len(match.seats)
    dealers: Sequence[int] = [r.dealer for r in match.rounds[:1]]
    while True:
        match.seed = secrets.token_bytes(shuffle.SEED_BYTES)
        drawn = match.game.first_dealer(seats, shuffle.first_dealer(match.seed, seats))
        if all(dealer == drawn for dealer in dealers):
            if not match.rounds:
                match.next_round()
            return replace(sitting, about={**sitting.about, "deals": "continued"})


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
