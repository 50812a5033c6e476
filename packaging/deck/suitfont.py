"""A TrueType font of the four suit signs, so that text can hold them: Inter lacks three of them.

The signs have private code points, which no other font can take over; curves become short lines.
"""

import math
import struct
from collections.abc import Iterator
from itertools import pairwise

from pips import CLUB_STEM, HALF, SCALE
from svg import segments, sym

FAMILY = "Talia Suits"
FIRST = 0xE660
ORDER = ("spades", "hearts", "diamonds", "clubs")
EM, ASCENT, DESCENT, SIDE = 1000, 900, -250, 40
UNIT = 8.1  # font units a unit of the drawings; a sign is about as high as a capital letter
MIDDLE = 364  # half of Inter's capital height
BORN = 3786912000  # the first of January 2024, in seconds since 1904; the same every time

Point = tuple[float, float]


def curve(points: list[Point], steps: int = 12) -> Iterator[Point]:
    """Points on a Bézier curve of any degree, without its first."""
    for k in range(1, steps + 1):
        row, t = points, k / steps
        while len(row) > 1:
            row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
        yield row[0]


def polygon(d: str) -> list[Point]:
    points: list[Point] = []
    for command, given in segments(d):
        points += given if command in "ML" else curve([points[-1], *given])
    return points


def circle(x: float, y: float, r: float) -> list[Point]:
    turns = [2 * math.pi * k / 40 for k in range(40)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in turns]


def outlines(suit: str) -> list[list[Point]]:
    if suit == "clubs":
        leaves = [circle(0, -25, 23.5), circle(-25, 10, 23.5), circle(25, 10, 23.5)]
        return [*leaves, polygon(sym(CLUB_STEM))]
    return [polygon(sym(HALF[suit]))]


def contours(suit: str) -> list[list[tuple[int, int]]]:
    """Closed outlines in font units, y upwards, all clockwise, from the left side on."""
    unit = UNIT * SCALE[suit]
    shapes = outlines(suit)
    left = min(x for points in shapes for x, _ in points)
    turned = []
    for points in shapes:
        placed = [(round((x - left) * unit) + SIDE, round(MIDDLE - y * unit)) for x, y in points]
        ring = [p for p, before in zip(placed, [placed[-1], *placed], strict=False) if p != before]
        area = sum(
            a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        )
        turned.append(ring if area < 0 else ring[::-1])
    return turned


def box(rings: list[list[tuple[int, int]]]) -> tuple[int, int, int, int]:
    xs, ys = zip(*(p for ring in rings for p in ring), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def glyph(rings: list[list[tuple[int, int]]]) -> bytes:
    """One simple glyph whose points are all on its outline."""
    points = [p for ring in rings for p in ring]
    ends, count = [], 0
    for ring in rings:
        count += len(ring)
        ends.append(count - 1)
    steps = list(zip([(0, 0), *points], points, strict=False))
    data = struct.pack(">hhhhh", len(rings), *box(rings)) + struct.pack(f">{len(ends)}H", *ends)
    data += struct.pack(">H", 0) + b"\1" * len(points)
    for axis in (0, 1):
        data += struct.pack(f">{len(points)}h", *(b[axis] - a[axis] for a, b in steps))
    return data + b"\0" * (-len(data) % 4)


def names() -> bytes:
    """Table of names: family, style, unique, full, version and PostScript name."""
    words = {
        1: FAMILY,
        2: "Regular",
        3: f"{FAMILY} 1.0",
        4: FAMILY,
        5: "Version 1.0",
        6: FAMILY.replace(" ", ""),
    }
    records, text = b"", b""
    for number, word in words.items():
        coded = word.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(coded), len(text))
        text += coded
    return struct.pack(">3H", 0, len(words), 6 + 12 * len(words)) + records + text


def tables() -> dict[bytes, bytes]:
    drawn = [contours(suit) for suit in ORDER]
    boxes = [box(rings) for rings in drawn]
    glyphs = [b"", *(glyph(rings) for rings in drawn)]
    widths = [(500, 0), *((b[2] + SIDE, b[0]) for b in boxes)]
    low, high = min(b[1] for b in boxes), max(b[3] for b in boxes)
    right, widest = max(b[2] for b in boxes), max(w for w, _ in widths)
    starts = [sum(map(len, glyphs[:k])) for k in range(len(glyphs) + 1)]
    most = max(sum(map(len, rings)) for rings in drawn)
    rings_most, last = max(map(len, drawn)), FIRST + len(ORDER) - 1
    segment = struct.pack(
        ">14H", 4, 32, 0, 4, 4, 1, 0, last, 0xFFFF, 0, FIRST, 0xFFFF, (1 - FIRST) & 0xFFFF, 1
    ) + struct.pack(">2H", 0, 0)
    return {
        b"OS/2": struct.pack(
            ">Hh3H11h10s4I4s3H3h2H2I2h3H",
            *(4, 700, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 260, 0),
            *(b"\0" * 10, 0, 1 << 28, 0, 0, b"TALI", 0x40, FIRST, last, ASCENT, DESCENT, 0),
            *(ASCENT, -DESCENT, 1, 0, 546, 728, 0, 32, 1),
        ),
        b"cmap": struct.pack(">4HI", 0, 1, 3, 1, 12) + segment,
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(
            ">4I2H2q4h2H3h",
            *(
                0x10000,
                0x10000,
                0,
                0x5F0F3CF5,
                3,
                EM,
                BORN,
                BORN,
                0,
                low,
                right,
                high,
                0,
                8,
                2,
                1,
                0,
            ),
        ),
        b"hhea": struct.pack(
            ">I3hH11hH",
            *(0x10000, ASCENT, DESCENT, 0, widest, SIDE, SIDE, right, 1, 0, 0, 0, 0, 0, 0, 0),
            len(glyphs),
        ),
        b"hmtx": b"".join(struct.pack(">Hh", *w) for w in widths),
        b"loca": struct.pack(f">{len(starts)}I", *starts),
        b"maxp": struct.pack(">I14H", 0x10000, len(glyphs), most, rings_most, 0, 0, 2, *[0] * 8),
        b"name": names(),
        b"post": struct.pack(">Ii2h5I", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def checksum(data: bytes) -> int:
    padded = data + b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def suit_font() -> bytes:
    """The whole font file."""
    found = tables()
    offset = 12 + 16 * len(found)
    entries, body = b"", b""
    for tag, data in sorted(found.items()):
        entries += tag + struct.pack(">3I", checksum(data), offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
        if tag == b"head":
            place = offset + len(body) - len(data) - (-len(data) % 4) + 8
    power = 1 << (len(found).bit_length() - 1)
    head = struct.pack(
        ">I4H",
        *(0x10000, len(found), 16 * power, power.bit_length() - 1, 16 * (len(found) - power)),
    )
    whole = head + entries + body
    total = struct.pack(">I", (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF)
    return whole[:place] + total + whole[place + 4 :]
