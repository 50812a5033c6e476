"""Reads the drawn parts in figures.txt and paints them in given colours."""

from functools import cache
from pathlib import Path

import palette
from svg import dots, line, lozenge, path, sym

NUMBERS = {"fill": 0, "sym": 0, "line": 1, "symline": 1, "dots": 1, "gems": 2}


@cache
def parts():
    """Section name -> rows of (operation, colour, opacity, numbers, data)."""
    text = Path(__file__).with_name("figures.txt").read_text(encoding="utf-8").replace("\n  ", " ")
    found, rows = {}, []
    for row in text.splitlines():
        if row.startswith("["):
            rows = found[row.strip("[]")] = []
        elif row and not row.startswith("#"):
            rows.append(parse(row))
    return found


def parse(row):
    operation, colour, rest = row.split(" ", 2)
    *numbers, data = rest.split(" ", NUMBERS[operation])
    name, _, opacity = colour.partition("@")
    return operation, name, opacity or None, [float(n) for n in numbers], data


def pairs(data):
    values = [float(v) for v in data.split()]
    return list(zip(values[::2], values[1::2], strict=True))


def shape(operation, colour, opacity, numbers, data):
    if operation in ("fill", "sym"):
        return path(sym(data) if operation == "sym" else data, colour, opacity)
    if operation in ("line", "symline"):
        return line(sym(data) if operation == "symline" else data, colour, numbers[0], opacity)
    if operation == "dots":
        return dots(pairs(data), numbers[0], colour)
    return path("".join(lozenge(x, y, *numbers) for x, y in pairs(data)), colour)


def draw(part, paints):
    """One part as SVG; paints maps names of colours to colours."""
    return "".join(
        shape(op, paints.get(name) or palette.NAMED[name], opacity, numbers, data)
        for op, name, opacity, numbers, data in parts()[part]
    )
