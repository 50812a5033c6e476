"""A list model over frozen rows: it names exactly the roles that changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Qt, Signal

_FIRST = int(Qt.ItemDataRole.UserRole)


class RowsModel(QAbstractListModel):
    """Rows of one dataclass; its fields are the roles. A row stays the same thing for life.

    `early` names roles that are announced before the others: those that say how to move.
    """

    sizeChanged = Signal()

    def __init__(self, form: type[Any], parent: QObject, early: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._names = [f.name for f in fields(form)]
        self._early = {self._names.index(name) for name in early}
        self.rows: list[Any] = []

    def show(self, rows: Sequence[Any]) -> None:
        """Show these rows: changes in place, rows added or removed at the end."""
        have, want = len(self.rows), len(rows)
        if want < have:
            self.beginRemoveRows(QModelIndex(), want, have - 1)
            del self.rows[want:]
            self.endRemoveRows()
        changes = []
        for at, (old, new) in enumerate(zip(self.rows, rows, strict=False)):
            if old != new:
                differ = [
                    i for i, n in enumerate(self._names) if getattr(old, n) != getattr(new, n)
                ]
                changes.append((at, differ))
                self.rows[at] = new
        for early in (True, False):
            self._announce(changes, early)
        if want > have:
            self.beginInsertRows(QModelIndex(), have, want - 1)
            self.rows.extend(rows[have:])
            self.endInsertRows()
        if want != have:
            self.sizeChanged.emit()

    def _announce(self, changes: list[tuple[int, list[int]]], early: bool) -> None:
        told = [
            (at, tuple(_FIRST + i for i in differ if (i in self._early) == early))
            for at, differ in changes
        ]
        for roles, run in groupby(told, key=lambda change: change[1]):
            if not roles:
                continue
            places = [at for at, _ in run]
            for first, last in _stretches(places):
                self.dataChanged.emit(self.index(first), self.index(last), list(roles))

    def reset(self, rows: Sequence[Any]) -> None:
        """Show other things altogether."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()
        self.sizeChanged.emit()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        place = int(role) - _FIRST
        if not index.isValid() or not 0 <= place < len(self._names):
            return None
        return getattr(self.rows[index.row()], self._names[place])

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST + i: QByteArray(name.encode()) for i, name in enumerate(self._names)}


def _stretches(places: Sequence[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == found[-1][1] + 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found
