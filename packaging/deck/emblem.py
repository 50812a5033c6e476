"""The program's icon: a fan of two cards on felt, the ace of spades in front."""

from palette import INK, PAPER, RED
from pips import ace_of_spades, pip
from svg import drawing, group

FELT, EDGE, SHADE, GOLD = "#306955", "#214a3c", "#1c4033", "#f0b94d"


def paper(content: str, fill: str = PAPER) -> str:
    """A card around the origin, 250 x 350, with its shade."""
    box = 'width="250" height="350" rx="22"'
    shade = f'<rect x="-119" y="-167" {box} fill="{SHADE}" fill-opacity="0.55"/>'
    return f'{shade}<rect x="-125" y="-175" {box} fill="{fill}"/>{content}'


def emblem() -> str:
    """A whole file, 512 x 512."""
    tile = f'<rect x="16" y="16" width="480" height="480" rx="104" fill="{FELT}"/>'
    rim = (
        f'<rect x="20" y="20" width="472" height="472" rx="100" fill="none" '
        f'stroke="{EDGE}" stroke-width="8"/>'
    )
    back = group(paper(pip("hearts", -76, -122, 64, RED), GOLD), "translate(196 262) rotate(-16)")
    front = group(
        paper(group(ace_of_spades(INK), "scale(1.12)")), "translate(296 262) rotate(9) scale(1.02)"
    )
    fan = group(back + front, "translate(22 18) scale(0.92)")
    return drawing(tile + rim + fan, (0, 0, 512, 512))
