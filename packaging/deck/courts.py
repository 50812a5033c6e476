"""Court cards and jokers: half figures set together, two-way symmetric.

Everything is drawn around the card's centre. The seam of the halves is the line
y = SLOPE * x, a woven sash covers it, and the second half is the first one turned.
"""

from dataclasses import asdict

from figures import draw
from palette import GOLD, HAIR, INKED, JESTER, SILVER
from pips import pip
from svg import disc, drawing, group, line, lozenge, path, poly

SLOPE = 0.28
HAND = 78
FRAME = (
    "M-61 -157L99 -157Q107 -157 107 -149L107 66Q107 74 99 74L77 74Q69 74 69 82L69 149"
    "Q69 157 61 157L-99 157Q-107 157 -107 149L-107 -66Q-107 -74 -99 -74L-77 -74"
    "Q-69 -74 -69 -82L-69 -149Q-69 -157 -61 -157Z"
)

# What each figure holds, its hair, and its parts from back to front.
FIGURES = {
    "k-clubs": ("mace", "brown", "robe-clubs head-king beard-fork crown-clubs"),
    "k-diamonds": ("axe", "grey", "robe-diamonds head-king beard-box crown-diamonds"),
    "k-hearts": ("sceptre", "auburn", "robe-hearts head-king beard-round crown-hearts"),
    "k-spades": ("sword", "black", "robe-spades head-king beard-point crown-spades"),
    "q-clubs": (
        "sprig",
        "wheat",
        "behind-braids gown-clubs head-queen fringe-braids coronet-clubs",
    ),
    "q-diamonds": (
        "plume",
        "dark",
        "behind-bun gown-diamonds head-queen fringe-bun coronet-diamonds",
    ),
    "q-hearts": (
        "rose",
        "auburn",
        "behind-waves gown-hearts head-queen fringe-waves coronet-hearts",
    ),
    "q-spades": (
        "mirror",
        "black",
        "behind-veil gown-spades head-queen fringe-veil coronet-spades",
    ),
    "j-clubs": ("bow", "brown", "tunic collar-clubs bob-clubs head-jack fringe-jack hat-clubs"),
    "j-diamonds": (
        "banner",
        "fair",
        "tunic collar-diamonds bob-diamonds head-jack fringe-jack hat-diamonds",
    ),
    "j-hearts": (
        "lyre",
        "auburn",
        "tunic collar-hearts bob-hearts head-jack fringe-jack hat-hearts",
    ),
    "j-spades": (
        "halberd",
        "black",
        "tunic collar-spades bob-spades head-jack moustache fringe-jack hat-spades",
    ),
    "joker": ("marotte", "black", "joker-coat joker-head"),
}
CUFFS = {"k": "cuff-fur", "q": "cuff-lace", "j": "cuff-gold"}


def figure(name, c):
    """The upper half of a card, without the sign of its suit."""
    prop, hair, names = FIGURES[name]
    paints = asdict(c) | {
        "hair": HAIR[hair],
        "brow": HAIR["brow"] if hair == "grey" else HAIR[hair],
    }
    held = group(draw(f"prop-{prop}", paints), f"translate({HAND} 0)")
    return held + "".join(draw(part, paints) for part in [*names.split(), "arm", CUFFS[name[0]]])


def along(xs, motif):
    return "".join(motif(x, x * SLOPE) for x in xs)


def weave(rank, deep):
    """The pattern on the sash."""
    steps = range(-96, 97, 16)
    if rank == "k":
        return path(along(steps, lambda x, y: lozenge(x, y, 6.4, 5.6)), GOLD) + path(
            along(steps, lambda x, y: lozenge(x, y, 2.4, 2.1)), deep
        )
    if rank == "q":
        return path(along(steps, lambda x, y: lozenge(x, y, 3, 5)), GOLD) + path(
            along(range(-104, 105, 16), lambda x, y: disc(x, y, 1.8)), GOLD
        )
    zigzag = [(x, x * SLOPE + (5 if x % 16 == 4 else -5)) for x in range(-100, 101, 8)]
    return line(poly(zigzag, close=False), GOLD, 2)


def sash(rank, c):
    def strip(half):
        return poly([(-107, -30 - half), (107, 30 - half), (107, 30 + half), (-107, -30 + half)])

    edges = line("M-106 -37.7L106 21.7M-106 -21.7L106 37.7", GOLD, 1.8)
    return path(strip(10.5), c.deep) + edges + weave(rank, c.deep)


def scene(half, band, c):
    """Both halves in the frame, with a nimbus behind each head."""
    nimbus = path(disc(0, -92, 58) + disc(0, 92, 58), c.second, opacity=0.3)
    nimbus += line(disc(0, -92, 62) + disc(0, 92, 62), c.second, 0.9, opacity=0.55)
    return group(
        path(FRAME, c.pale)
        + nimbus
        + f"\n<g>{half}</g>\n"
        + group(half, "scale(-1 -1)")
        + "\n"
        + band
        + line(FRAME, c.deep, 1.6),
        "translate(125 175)",
    )


def court(rank, suit, c):
    rank = rank.lower()
    return scene(figure(f"{rank}-{suit}", c) + pip(suit, -87, -54, 27, c.pip), sash(rank, c), c)


def joker(inked):
    c = INKED if inked else JESTER
    art = scene(figure("joker", c), sash("q", c), c)
    for colour, grey in SILVER.items() if inked else ():
        art = art.replace(colour, grey)
    return art


def bust(inked):
    """The joker's head, for cards too narrow for the whole scene: a whole file."""
    c = INKED if inked else JESTER
    art = path(disc(0, -92, 62), c.second, opacity=0.3)
    art += draw("joker-head", asdict(c) | {"hair": HAIR["black"], "brow": HAIR["black"]})
    for colour, grey in SILVER.items() if inked else ():
        art = art.replace(colour, grey)
    return drawing(art, (-64, -157, 128, 128))
