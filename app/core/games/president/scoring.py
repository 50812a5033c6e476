"""Titles and scoring of `president` (P11–P13)."""

from collections.abc import Sequence
from enum import StrEnum

from app.core.game import RoundResult, Standing
from app.core.games.president.options import Options


class Title(StrEnum):
    """What a place makes of a seat (P11)."""

    PRESIDENT = "president"
    VICE_PRESIDENT = "vice_president"
    CITIZEN = "citizen"
    VICE_SCUM = "vice_scum"
    SCUM = "scum"


def title(place: int, seats: int) -> Title:
    """The title of the `place`-th seat out, from 0; with three seats the second is a citizen."""
    if place == 0:
        return Title.PRESIDENT
    if place == seats - 1:
        return Title.SCUM
    if seats > 3 and place == 1:
        return Title.VICE_PRESIDENT
    if seats > 3 and place == seats - 2:
        return Title.VICE_SCUM
    return Title.CITIZEN


def round_result(places: Sequence[int], totals: Sequence[int]) -> RoundResult:
    """First place scores as many points as there are seats, each next one less (P12)."""
    seats = len(totals)
    points = [0] * seats
    for place, seat in enumerate(places):
        points[seat] = seats - place
    after = tuple(total + gained for total, gained in zip(totals, points, strict=True))
    return RoundResult("out", (places[0],), tuple(points), after, places=tuple(places))


def standing(options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
    """After the last round the most points win; ties share (P13)."""
    totals = results[-1].totals if results else (0,) * seats
    over = len(results) >= options.rounds
    best = max(totals)
    winners = tuple(seat for seat in range(seats) if totals[seat] == best) if over else ()
    return Standing(over, winners, totals)
