"""Colours of the deck."""

from dataclasses import dataclass, replace

SUITS = ("clubs", "diamonds", "hearts", "spades")
PAPER = "#fffdf8"
INK, RED, GOLD = "#1b2340", "#b8202f", "#dba53a"

# Names that figures.txt uses beside those of the suit and of the figure.
NAMED = {
    "ink": INK,
    "red": RED,
    "gold": GOLD,
    "white": "#fffaf0",
    "skin": "#f6d3b0",
    "shade": "#e5b28a",
    "nose": "#b9764f",
    "crease": "#c98d63",
    "lip": "#b8443f",
    "steel": "#c3ccd8",
    "iron": "#7b8ba1",
    "wood": "#7a4a2a",
    "leaf": "#3f7a4f",
}
HAIR = {
    "black": INK,
    "brown": "#6b4226",
    "auburn": "#a8521f",
    "wheat": "#cf9440",
    "fair": "#d39a3f",
    "dark": "#43262f",
    "grey": "#cfc8bd",
    "brow": "#8d8578",
}


@dataclass(frozen=True)
class Colours:
    """What one suit is painted with: pip, robe, second cloth, darkest and palest tone."""

    pip: str
    main: str
    second: str
    deep: str
    pale: str


TWO = {
    "clubs": Colours(INK, "#1f5c4a", "#7fae7a", "#143d33", "#edf1e2"),
    "diamonds": Colours(RED, "#b8202f", "#e58a3c", "#741523", "#faeedb"),
    "hearts": Colours(RED, "#b8202f", "#e79a9a", "#6e1730", "#fbeae4"),
    "spades": Colours(INK, "#25386b", "#7fa3cf", "#1b2340", "#e8eef5"),
}
FOUR = {
    "clubs": Colours("#1c6b45", "#1c6b45", "#86b878", "#0f4430", "#eaf2e3"),
    "diamonds": Colours("#1f5aa8", "#1f5aa8", "#6db3d6", "#123a73", "#e4eff7"),
}
BLACK, WHITE, DEEP_RED, DEEP_BLUE, DEEP_GREEN = (
    "#000000",
    "#ffffff",
    "#b00000",
    "#0033cc",
    "#005a1e",
)


def sharp(c, pip):
    """The same clothes in front of white, with black lines."""
    return replace(c, pip=pip, deep=BLACK, pale=WHITE)


CONTRAST = {
    "clubs": sharp(TWO["clubs"], BLACK),
    "diamonds": sharp(TWO["diamonds"], DEEP_RED),
    "hearts": sharp(TWO["hearts"], DEEP_RED),
    "spades": sharp(TWO["spades"], BLACK),
}
CONTRAST_FOUR = {
    "clubs": sharp(FOUR["clubs"], DEEP_GREEN),
    "diamonds": sharp(FOUR["diamonds"], DEEP_BLUE),
}
# One folder of faces each. In the schemes of four colours only two suits differ.
SCHEMES = {"two": TWO, "four": FOUR, "contrast": CONTRAST, "contrast-four": CONTRAST_FOUR}

# Signs inside text: on felt and dark plates, and on light paper.
SIGNS = {name: {suit: c.pip for suit, c in scheme.items()} for name, scheme in SCHEMES.items()} | {
    "felt": {"clubs": WHITE, "diamonds": "#ffb3a8", "hearts": "#ffb3a8", "spades": WHITE},
    "felt-four": {"clubs": "#a6e5c3", "diamonds": "#a9cdf5"},
    "paper": {"clubs": "#1e2522", "diamonds": "#b3261e", "hearts": "#b3261e", "spades": "#1e2522"},
    "paper-four": {"clubs": "#186a39", "diamonds": "#1a56a8"},
}
JESTER = Colours(RED, RED, "#2f8592", "#3b1d4f", "#fbf3df")
INKED = Colours(INK, INK, "#8a92a8", "#101630", "#f1f0ec")
# The ink joker has no warm colour.
SILVER = {
    GOLD: "#c4c8d2",
    RED: INK,
    NAMED["skin"]: "#f3ede4",
    NAMED["shade"]: "#d3cec6",
    NAMED["lip"]: "#4a5068",
    NAMED["nose"]: "#8b8fa0",
    NAMED["crease"]: "#a5a8b4",
}
