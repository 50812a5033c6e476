#!/usr/bin/env python3
"""Draw Talia's art: faces, jokers, backs, suit signs and their font, icons, shadows, the emblem.

Standard library only; the same script gives the same bytes.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from backs import BACKS
from courts import bust, court, joker
from emblem import emblem
from icons import icons
from palette import SCHEMES, SIGNS, Colours
from pips import ace, number_card, sign
from shades import shadows, vignette
from suitfont import suit_font
from svg import drawing

RANKS = "A23456789TJQK"


def face(rank: str, suit: str, c: Colours) -> str:
    """The art of one card, without its paper and its indices."""
    if rank in "JQK":
        return court(rank, suit, c)
    return ace(suit, c.pip) if rank == "A" else number_card(RANKS.index(rank) + 1, suit, c.pip)


def drawings() -> Iterator[tuple[str, str]]:
    """Every SVG file as (path under the folder, text). Faces bear the codes of records: Td, Ks."""
    for scheme, suits in SCHEMES.items():
        for suit, c in suits.items():
            for rank in RANKS:
                yield f"cards/{scheme}/{rank}{suit[0]}.svg", drawing(face(rank, suit, c))
    for tone, inked in (("red", False), ("ink", True)):
        yield f"cards/joker-{tone}.svg", drawing(joker(inked))
        yield f"cards/joker-{tone}-small.svg", bust(inked)
    for name, draw in BACKS.items():
        yield f"cards/back-{name}.svg", drawing(draw())
    for tone, suits in SIGNS.items():
        for suit, fill in suits.items():
            yield f"cards/signs/{suit[0]}-{tone}.svg", sign(suit, fill)
    for name, text in icons():
        yield f"icons/{name}.svg", text
    yield "icons/talia.svg", emblem()


def pictures() -> Iterator[tuple[str, bytes]]:
    """Every PNG file and the font as (path under the folder, bytes)."""
    for name, png in shadows():
        yield f"images/{name}.png", png
    yield "images/vignette.png", vignette()
    yield "fonts/talia-suits.ttf", suit_font()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the files go: resources")
    folder: Path = parser.parse_args().folder
    files = [(name, text.encode()) for name, text in drawings()]
    for name, content in [*files, *pictures()]:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


if __name__ == "__main__":
    main()
