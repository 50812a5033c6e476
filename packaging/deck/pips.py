"""Suit shapes, traditional pip layouts, aces."""

import math

from palette import GOLD, PAPER
from svg import disc, dots, drawing, group, line, lozenge, path, sym

# Right halves, in a box of about 100 x 100 around the origin.
HALF = {
    "diamonds": "M0 -52 Q17 -23 41 0 Q17 23 0 52",
    "hearts": "M0 -27 C4 -40 13 -46 24 -46 C38 -46 48 -35 48 -20 C48 8 16 22 0 49",
    "spades": "M0 -51 C15 -27 47 -9 47 17 C47 31 37 39 26 39 C17 39 9 35 4 27 "
    "C5 39 10 46 19 49 L0 49",
}
CLUB_STEM = "M0 -4 L6 -4 C3 30 9 44 20 49 L0 49"
# The four signs look equally heavy with these factors.
SCALE = {"clubs": 0.97, "diamonds": 1.08, "hearts": 1.0, "spades": 1.01}

COLUMN, SIZE = 42, 46
ROWS = (-110, 110)
THIRD = 110 / 3
LEFT_RIGHT = {4: (-110, 110), 6: (-110, 0, 110), 8: (-110, -THIRD, THIRD, 110)}
# Per rank: rows of the two outer columns, rows of the middle column.
LAYOUT = {
    2: (0, (-110, 110)),
    3: (0, (-110, 0, 110)),
    4: (4, ()),
    5: (4, (0,)),
    6: (6, ()),
    7: (6, (-55,)),
    8: (6, (-55, 55)),
    9: (8, (0,)),
    10: (8, (-2 * THIRD, 2 * THIRD)),
}


def shape(suit):
    """The outline of a suit sign, as path data."""
    if suit == "clubs":
        return disc(0, -25, 23.5) + disc(-25, 10, 23.5) + disc(25, 10, 23.5) + sym(CLUB_STEM)
    return sym(HALF[suit])


def pip(suit, x, y, size, fill, flip=False):
    scale = size / 100 * SCALE[suit]
    turn = " rotate(180)" if flip else ""
    return group(path(shape(suit), fill), f"translate({x:g} {y:g}){turn} scale({scale:.3g})")


def places(rank):
    """Where the pips of a number card lie, around the centre of the card."""
    outer, middle = LAYOUT[rank]
    rows = LEFT_RIGHT.get(outer, ())
    return [(x, y) for y in rows for x in (-COLUMN, COLUMN)] + [(0, y) for y in middle]


def number_card(rank, suit, fill):
    out = [
        pip(suit, round(125 + x, 1), round(175 + y, 1), SIZE, fill, flip=y > 0)
        for x, y in places(rank)
    ]
    return "\n".join(out)


INLAY = "M0 -51 C15 -27 47 -9 47 17 C47 31 37 39 26 39 C17 39 9 35 0 22"


def flower():
    """Eight petals in gold and white, about 60 units across."""
    petals = "".join(
        group(path(lozenge(0, -19, 5.4, 12), GOLD if k % 2 else PAPER), f"rotate({k * 45})")
        for k in range(8)
    )
    ring = [(34 * math.cos(k * math.pi / 8), 34 * math.sin(k * math.pi / 8)) for k in range(16)]
    return petals + dots(ring, 1.5, GOLD) + dots([(0, 0)], 3.4, GOLD)


def ace(suit, fill):
    if suit == "spades":
        return group(ace_of_spades(fill), "translate(125 172)")
    return group(small_ace(suit, fill), "translate(125 175)")


# Where the inlay of an ace runs: an outline within the sign, or a ring in each leaf.
CLUB_RINGS = disc(0, -27, 16.5) + disc(-27, 11.5, 16.5) + disc(27, 11.5, 16.5)
FLOWERS = {
    "clubs": "translate(0 -1) scale(0.3)",
    "diamonds": "scale(0.56)",
    "hearts": "translate(0 -9) scale(0.62)",
}


def small_ace(suit, fill):
    """A big sign with a thin gold inlay, quieter than the ace of spades."""
    rings = line(CLUB_RINGS, GOLD, 0.8) if suit == "clubs" else ""
    inlay = rings or group(line(shape(suit), GOLD, 1), "scale(0.84)")
    return group(
        path(shape(suit), fill) + inlay + group(flower(), FLOWERS[suit]),
        f"scale({1.5 * SCALE[suit]:.3g})",
    )


def ace_of_spades(fill):
    """The traditional show card: a big spade with an inlaid flower of lozenges."""
    big = group(path(shape("spades"), fill), "scale(2)")
    inlay = group(line(sym(INLAY), GOLD, 0.9), "translate(0 1) scale(1.7)")
    petals = group(flower(), "translate(0 5) scale(1.15)")
    drops = lozenge(0, -54, 4, 8) + lozenge(-58, 34, 3.4, 7) + lozenge(58, 34, 3.4, 7)
    beads = [(0, -68), (0, -40), (-58, 22), (58, 22), (-55, 46), (55, 46)]
    return big + inlay + petals + path(drops, GOLD) + dots(beads, 1.8, GOLD)


def sign(suit, fill):
    """A lone suit sign for indices, text and buttons, as a whole file."""
    return drawing(path(shape(suit), fill), (-54, -54, 108, 108))
