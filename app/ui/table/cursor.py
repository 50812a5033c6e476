"""Where the keyboard's focus is: a zone of the table and a place in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

ZONES = ("hand", "piles", "melds", "acts", "seats", "bar")
"""In the order of Tab."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """`index` counts from 0 inside the zone."""

    zone: str = "hand"
    index: int = 0


def settled(cursor: Cursor, sizes: Mapping[str, int]) -> Cursor:
    """The cursor inside what there is; an empty zone is left for the hand."""
    if sizes.get(cursor.zone, 0) == 0:
        return Cursor()
    return replace(cursor, index=max(0, min(cursor.index, sizes[cursor.zone] - 1)))


def stepped(cursor: Cursor, sizes: Mapping[str, int], step: int) -> Cursor:
    """A step inside the zone; it stops at the ends."""
    return settled(replace(cursor, index=cursor.index + step), sizes)


def zone_beside(cursor: Cursor, sizes: Mapping[str, int], step: int) -> Cursor:
    """The first place of the next zone that has any."""
    at = ZONES.index(cursor.zone)
    for away in range(1, len(ZONES) + 1):
        zone = ZONES[(at + step * away) % len(ZONES)]
        if sizes.get(zone, 0) > 0:
            return Cursor(zone, 0)
    return cursor
