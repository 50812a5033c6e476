"""Line icons on a grid of 24 units: round strokes of 2, one file a colour."""

from collections.abc import Iterator

DISC = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"
SIZE = 'width="24" height="24"'
SPEAKER = "M4 9.5v5h4l5 4v-13l-5 4z"

PATHS = {
    "back": "M15 5l-7 7 7 7",
    "book": "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
    "cards": "M4 8l8-2.5 4 12.5-8 2.500zM14.5 5.500H21v13h-2.5",
    "check": "M5 12.5 10 17.5 19.5 7",
    "chev": "M9 5l7 7-7 7",
    "close": "M6 6l12 12M18 6 6 18",
    "crown": "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
    "down": "M5 9l7 7 7-7",
    "eye": "M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.5"
    "S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "flag": "M5 21V4M5 4.500c4-2 7 2 13 0v9c-6 2-9-2-13 0",
    "flip": "M4 8h14M18 8l-4-4M20 16H6M6 16l4 4",
    "folder": "M3 18.500V5.500h6l2.5 3H21v10z",
    "gear": "M4 8h10M18 8h2M4 16h2M10 16h10M14 8a2 2 0 1 0 4 0 2 2 0 0 0-4 0"
    "M6 16a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
    "globe": DISC + "M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z",
    "help": "M9.2 9a3 3 0 1 1 4.3 2.700c-.9.5-1.5 1.2-1.5 2.300M12 17.500h.01" + DISC,
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.9.9 1.3 1.6 1.5 2.500h5"
    "c.2-.9.6-1.6 1.5-2.500A6 6 0 0 0 12 3z",
    "home": "M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6",
    "info": "M12 11v6M12 7.500h.01" + DISC,
    "keys": "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M8 14h8",
    "log": "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
    "machine": "M5 9h14v10H5zM12 9V5M12 4.500h.01M9 13.500h.01M15 13.500h.01"
    "M9.5 16.500h5M2.5 13v3M21.5 13v3",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "minus": "M5 12h14",
    "mute": SPEAKER + "M17 9.500l5 5M22 9.500l-5 5",
    "pause": "M8 5v14M16 5v14",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.500c.6-4 3.5-6 7.5-6s6.9 2 7.5 6",
    "play": "M8 5l11 7-11 7z",
    "plus": "M5 12h14M12 5v14",
    "redo": "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
    "replay": "M4 12a8 8 0 1 0 3-6.200M4 4v4.500h4.500M11 9v4l3 2",
    "save": "M12 4v11M7.5 10.5 12 15l4.5-4.500M4 16v4h16v-4",
    "sort": "M7 4v16M7 20l-3-3M7 20l3-3M13 6h8M13 12h6M13 18h4",
    "sound": SPEAKER + "M16.5 9a4 4 0 0 1 0 6",
    "star": "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.300L12 17.200l-5.6 3.1 1.2-6.300L3 9.600l6.3-.8z",
    "stats": "M5 20V11M12 20V4M19 20v-6",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
    "undo": "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    "up": "M5 15l7-7 7 7",
    "warn": "M12 9v5M12 17h.01M12 3.5 2.5 20h19z",
}

# Named after what they look like; Theme picks one for each ground.
TONES = {
    "white": "#ffffff",
    "ink": "#1e2522",
    "muted": "#59625e",
    "pale": "#e9efeb",
    "ash": "#a9b8b0",
    "amber": "#f0b94d",
    "bronze": "#2a1e05",
    "gold": "#7e5300",
    "yellow": "#ffd400",
    "green": "#1b6e45",
    "mint": "#a6e5c3",
    "red": "#b3261e",
    "rose": "#ffb3a8",
}


def icons() -> Iterator[tuple[str, str]]:
    """Every icon in every colour as (tone/name, whole file)."""
    for tone, colour in TONES.items():
        for name, d in PATHS.items():
            yield (
                f"{tone}/{name}",
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {SIZE}>'
                f'<path fill="none" stroke="{colour}" stroke-width="2" stroke-linecap="round" '
                f'stroke-linejoin="round" d="{d}"/></svg>\n',
            )
