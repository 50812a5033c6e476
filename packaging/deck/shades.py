"""Shadows as nine-patches and the vignette: black with computed alpha, as PNG."""

import math
import struct
import zlib
from collections.abc import Callable, Iterator

# name: corner radius, blur, alpha. The padding is twice the blur, the border padding + radius + 3.
SHADOWS = {"shadow-1": (8, 5, 0.30), "shadow-2": (8, 10, 0.38), "shadow-3": (18, 24, 0.42)}


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, alpha: Callable[[float, float], float]) -> bytes:
    """A black picture in grey and alpha; `alpha` takes the centre of a pixel and gives 0 to 1."""
    rows = b"".join(
        b"\0" + bytes(v for x in range(width) for v in (0, round(255 * alpha(x + 0.5, y + 0.5))))
        for y in range(height)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 4, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def shadow(radius: int, blur: int, strength: float) -> bytes:
    """A rounded rectangle whose edge fades over about the blur, in pixels."""
    core = 2 * radius + 8
    size = core + 4 * blur

    def alpha(x: float, y: float) -> float:
        dx, dy = (abs(v - size / 2) - core / 2 + radius for v in (x, y))
        away = math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
        return strength * 0.5 * (1 - math.erf(away / (blur * 0.85)))

    return png(size, size, alpha)


def shadows() -> Iterator[tuple[str, bytes]]:
    for name, values in SHADOWS.items():
        yield name, shadow(*values)


def vignette(width: int = 320, height: int = 200) -> bytes:
    """Clear in the middle, 30 % black past the corners, by elliptic radius."""

    def alpha(x: float, y: float) -> float:
        r = math.hypot((x - width / 2) / (width * 0.62), (y - height * 0.46) / (height * 0.66))
        t = min(max((r - 0.25) / 0.85, 0), 1)
        return 0.30 * t * t * (3 - 2 * t)

    return png(width, height, alpha)
