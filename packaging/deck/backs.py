"""Four backs, each symmetric under a half turn."""

import math
import re

from svg import box, disc, dots, group, line, num, path, poly, sym

DUSK = "#2a2340"
NAVY, CRIMSON, CREAM, FLAX, FOREST = "#1d2b57", "#8f1a2b", "#fbf2e0", "#a8202f", "#17433a"
LEFT, TOP, WIDE, HIGH = 11, 11, 228, 328


def ground(fill):
    return f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="7" fill="{fill}"/>'


def frame(inset, colour, width, radius=5):
    return (
        f'<rect x="{LEFT + inset}" y="{TOP + inset}" width="{WIDE - 2 * inset}" '
        f'height="{HIGH - 2 * inset}" rx="{radius}" fill="none" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def surround(inset, fill):
    """The ground again, with a window: hides what sticks out of the panel."""
    x0, y0 = LEFT + inset, TOP + inset
    window = box(x0, y0, WIDE - 2 * inset, HIGH - 2 * inset)
    outer = (
        f"M{LEFT + 7} {TOP}h{WIDE - 14}q7 0 7 7v{HIGH - 14}q0 7 -7 7"
        f"h{14 - WIDE}q-7 0 -7 -7v{14 - HIGH}q0 -7 7 -7Z"
    )
    return path(outer + window, fill, evenodd=True)


# Woven lattice -------------------------------------------------------------


def clipped(k, slope, half_w, half_h):
    """The part of y = slope * x + k inside a rectangle around the origin."""
    low, high = sorted(((-half_h - k) / slope, (half_h - k) / slope))
    lo, hi = max(-half_w, low), min(half_w, high)
    return [(lo, slope * lo + k), (hi, slope * hi + k)] if hi - lo > 1 else None


def strands(slope, step, half_w, half_h):
    found = (clipped(k * step, slope, half_w, half_h) for k in range(-12, 13))
    return "".join(poly(s, close=False) for s in found if s)


def crossings(step, half_w, half_h):
    """Where the falling strand runs over the rising one."""
    out = ""
    for i in range(-12, 13):
        for j in range(-12, 13):
            x, y = (j - i) * step / 2, (i + j) * step / 2
            if (i + j) % 2 == 0 and abs(x) <= half_w and abs(y) <= half_h:
                out += f"M{num(x - 5.6)} {num(y - 5.6)}l11.2 11.2"
    return out


def strap(d):
    cut = ' stroke-linecap="butt"'
    return "".join(
        line(d, colour, width).replace("/>", cut + "/>")
        for colour, width in ((NAVY, 15), ("#6f8fc4", 12), ("#2f4886", 8.6), ("#e3ca8d", 1.3))
    )


def lattice():
    step, half_w, half_h = 34, 106, 156
    cloth = strap(strands(1, step, half_w, half_h)) + strap(strands(-1, step, half_w, half_h))
    cloth += strap(crossings(step, half_w, half_h))
    return (
        ground(NAVY)
        + group(cloth, "translate(125 175)")
        + surround(13, NAVY)
        + frame(13, "#e3ca8d", 1.6, 0)
        + frame(5, "#6f8fc4", 1)
    )


# Rosette -------------------------------------------------------------------


def wave(radius, swing, lobes, phase, x=125, y=175):
    """A closed curve r = radius + swing * cos(lobes * angle + phase), as smooth quadratics."""
    steps = lobes * 4
    knots = []
    for k in range(steps):
        a = 2 * math.pi * k / steps
        r = radius + swing * math.cos(lobes * a + phase)
        knots.append((x + r * math.cos(a), y + r * math.sin(a)))
    mids = [
        ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        for p, q in zip(knots, knots[1:] + knots[:1], strict=True)
    ]
    d = f"M{num(mids[-1][0])} {num(mids[-1][1])}"
    for (kx, ky), (mx, my) in zip(knots, mids, strict=True):
        d += f"Q{num(kx)} {num(ky)} {num(mx)} {num(my)}"
    return d + "Z"


def spokes(count, inner, outer, x=125, y=175):
    """Circles on a ring: the classic engine-turned rosette."""
    size, ring = (outer - inner) / 2, (outer + inner) / 2
    turns = [2 * math.pi * k / count for k in range(count)]
    return "".join(disc(x + ring * math.cos(a), y + ring * math.sin(a), size) for a in turns)


def mesh(left, right, top, bottom, step, swing):
    """Pairs of opposed waves, row by row."""
    count, d = round((right - left) / step), ""
    for y in range(top, bottom + 1, 10):
        for sign in (1, -1):
            d += f"M{left} {y}q{num(step / 2)} {sign * swing} {num(step)} 0" + f"t{num(step)} 0" * (
                count - 1
            )
    return d


def rosette():
    pale, rose = "#f0d9a8", "#b9424e"
    small = [(x, y) for x in (57, 193) for y in (57, 293)]
    plates = "".join(disc(x, y, 28) for x, y in small) + disc(125, 175, 97)
    waves = "".join(wave(84, 11, 16, k * math.pi / 2) for k in range(4))
    corners = "".join(spokes(12, 3, 25, x, y) for x, y in small)
    return (
        ground(CRIMSON)
        + line(mesh(25, 225, 25, 325, 20, 9), rose, 0.7)
        + path(plates, CRIMSON)
        + line(spokes(36, 20, 72), pale, 0.7)
        + line(waves, rose, 0.9)
        + line(corners, pale, 0.6)
        + line(plates, pale, 1.2)
        + dots([(125, 175)], 13, CRIMSON)
        + line(wave(9, 4, 8, 0), pale, 1)
        + surround(12, CRIMSON)
        + frame(6, pale, 1.6, 3)
        + frame(11, pale, 0.8, 1)
    )


# Folk weaving --------------------------------------------------------------


def woven(i, j):
    """Which thread shows at a stitch: 1 red, 2 dark, 0 bare linen; repeats every 28 stitches."""
    a, b = min(i % 28, -i % 28), min(j % 28, -j % 28)
    rings = a + b > 14
    if rings:
        a, b = 14 - a, 14 - b
    far, near, away = max(a, b), min(a, b), a + b
    if away in (13, 14):
        return 2
    if rings:
        return (
            1
            if away in (0, 1, 4, 5) or (away in (9, 10) and near > 1)
            else 2 * (away == 7 and near > 0)
        )
    return 1 if 1 <= near < far <= near + 4 and near <= 4 else 2 * (far == 0)


def stitches(thread):
    """All stitches of one thread on a grid of 57 x 85 cells, rows joined to runs."""
    d = ""
    for j in range(85):
        row = "".join("x" if woven(i - 28, j - 42) == thread else " " for i in range(57))
        for run in re.finditer("x+", row):
            n = len(run.group())
            d += f"M{run.start()} {j}h{n}v1h-{n}Z"
    return d


def folk():
    w, h = (WIDE - 20) / 57, (HIGH - 20) / 85
    cloth = path(stitches(1), FLAX) + path(stitches(2), DUSK)
    return (
        ground(CREAM)
        + group(cloth, f"translate({LEFT + 10} {TOP + 10}) scale({w:.4f} {h:.4f})")
        + frame(10, DUSK, 1.6, 0)
        + frame(4, FLAX, 5, 5)
        + frame(7.5, CREAM, 1.4, 2)
    )


# Monogram ------------------------------------------------------------------

LETTER = (
    "M0 -64 L30 -64 C31 -57 32 -51 33 -45 L28 -45 C26 -52 23 -56 16 -56 L6.5 -56 L6.5 -14 "
    "C6.5 -10 8 -9 14 -8 L14 -4 L0 -4"
)


def monogram():
    pale, dim = "#e6c878", "#245a4d"
    seeds = [
        (x, y) for j, y in enumerate(range(31, 320, 12)) for x in range(31 + 7 * (j % 2), 222, 14)
    ]
    oval = "M0 -92 C34 -84 62 -46 62 0 C62 46 34 84 0 92"
    field = dots(seeds, 1.5, dim)
    half = path(sym(LETTER), pale)
    medal = (
        path(sym(oval), FOREST)
        + line(sym(oval), pale, 2.2)
        + group(line(sym(oval), pale, 0.8), "scale(0.92 0.94)")
    )
    corner = "".join(
        f"M{x} {y + sy * 26}Q{x + sx * 4} {y + sy * 4} {x + sx * 26} {y}"
        for x, y, sx, sy in ((25, 25, 1, 1), (225, 25, -1, 1), (25, 325, 1, -1), (225, 325, -1, -1))
    )
    return (
        ground(FOREST)
        + field
        + frame(6, pale, 2, 3)
        + frame(11, pale, 0.8, 1)
        + line(corner, pale, 1)
        + group(medal + half + group(half, "scale(-1 -1)"), "translate(125 175)")
    )


BACKS = {"lattice": lattice, "rosette": rosette, "folk": folk, "monogram": monogram}
