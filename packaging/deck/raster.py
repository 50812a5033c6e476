#!/usr/bin/env python3
"""Make the program's icon in pixels from icons/talia.svg: PNG, ICO, ICNS. Needs PySide6."""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# Kinds of pictures in an ICNS file, each a PNG.
KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(source: Path, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    offset, head, body = 6 + 16 * len(pictures), b"", b""
    for size, data in pictures.items():
        side = size % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return struct.pack("<3H", 0, 1, len(pictures)) + head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    body = b"".join(
        KINDS[size] + struct.pack(">I", len(data) + 8) + data for size, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    folder = Path(sys.argv[1]) / "icons"
    pictures = {size: png(folder / "talia.svg", size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"talia-{size}.png").write_bytes(data)
    small = {size: data for size, data in pictures.items() if size <= 256}
    (folder / "talia.ico").write_bytes(ico(small))
    (folder / "talia.icns").write_bytes(icns({s: d for s, d in pictures.items() if s in KINDS}))


if __name__ == "__main__":
    main()
