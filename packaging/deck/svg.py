"""Small helpers that build SVG Tiny text: numbers, paths, shapes, groups."""

import re

WIDTH, HEIGHT = 250, 350
ARITY = {"M": 2, "L": 2, "Q": 4, "C": 6}


def num(value):
    """A number with at most one decimal, written as short as possible."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pts(points):
    return " ".join(f"{num(x)} {num(y)}" for x, y in points)


def poly(points, close=True):
    return "M" + "L".join(pts([p]) for p in points) + ("Z" if close else "")


def path(d, fill, opacity=None, evenodd=False):
    extra = f' fill-opacity="{opacity}"' if opacity else ""
    extra += ' fill-rule="evenodd"' if evenodd else ""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def line(d, colour, width, opacity=None):
    """A stroke; d may hold several sub-paths. The root group gives it round ends."""
    extra = f' stroke-opacity="{opacity}"' if opacity else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{extra}/>'


def dots(centres, radius, fill):
    """Many circles as one path: strokes of almost no length with round ends."""
    return line("".join(f"M{num(x)} {num(y)}h.01" for x, y in centres), fill, 2 * radius)


def disc(x, y, r):
    """A circle as a sub-path."""
    return (
        f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0"
        f"a{num(r)} {num(r)} 0 1 1 {num(-2 * r)} 0Z"
    )


def lozenge(x, y, w, h):
    """A rhombus of half width w and half height h as a sub-path."""
    w, h = num(w), num(h)
    return f"M{num(x)} {num(y - float(h))}l{w} {h} -{w} {h} -{w} -{h}Z"


def box(x, y, w, h):
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}Z"


def group(content, transform):
    return f'<g transform="{transform}">{content}</g>'


def segments(d):
    """Split an absolute path of M, L, Q and C into (command, points)."""
    out = []
    for letter, body in re.findall(r"([MLQC])([^MLQC]*)", d):
        values = [float(v) for v in re.findall(r"-?\d*\.?\d+", body)]
        for i in range(0, len(values), ARITY[letter]):
            chunk = values[i : i + ARITY[letter]]
            out.append((letter, list(zip(chunk[::2], chunk[1::2], strict=True))))
    return out


def sym(d):
    """Complete the right half of an outline to a closed symmetric outline."""
    segs = segments(d)
    start = segs[0][1][0]
    ends = [start] + [p[-1] for _, p in segs[1:]]
    out = ["M" + pts([start])] + [c + pts(p) for c, p in segs[1:]]
    if abs(ends[-1][0]) > 0.01:
        out.append("L" + pts([(-ends[-1][0], ends[-1][1])]))
    for i in range(len(segs) - 1, 0, -1):
        command, points = segs[i]
        back = [(-x, y) for x, y in reversed([ends[i - 1], *points[:-1]])]
        out.append(command + pts(back))
    return "".join(out) + "Z"


def tidy(text):
    """Shorter path data: no blank before a minus sign."""
    return re.sub(r'(?<= d=")[^"]*', lambda m: re.sub(r"(?<=[\dA-Za-z]) -", "-", m.group()), text)


def drawing(content, view=(0, 0, WIDTH, HEIGHT)):
    """A whole file: the content with round ends, in a box of x, y, width, height."""
    x, y, width, height = (num(v) for v in view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}">\n'
        f'<g stroke-linecap="round" stroke-linejoin="round">\n{tidy(content)}\n</g>\n</svg>\n'
    )
