"""The drawn art: made anew it is the same; complete, drawable, symmetric, in Theme's colours."""

import importlib.util
import re
import struct
import subprocess
import sys
import zlib
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

from app.ui import art

ROOT = Path(__file__).parents[1]
RESOURCES = ROOT / "resources"
DECK = ROOT / "packaging" / "deck"
THEME = (ROOT / "app/ui/qml/Talia/Theme.qml").read_text(encoding="utf-8")
RANKS = "A23456789TJQK"
COURTS = [rank + suit for suit in "cdhs" for rank in "JQK"]
TURNED = [f"two/{code}" for code in COURTS] + ["joker-red", "joker-ink"]
BACKS = ["back-lattice", "back-rosette", "back-folk", "back-monogram"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything drawn anew."""
    folder = tmp_path_factory.mktemp("art")
    subprocess.run([sys.executable, DECK / "deck.py", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def palette() -> object:
    spec = importlib.util.spec_from_file_location("palette", DECK / "palette.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["palette"] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules["palette"]
    return module


def files(folder: Path) -> set[str]:
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


def pixels(png: bytes) -> bytes:
    """What a PNG holds, whatever library compressed it."""
    at, data = 8, b""
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += size + 12
    return png[16:29] + zlib.decompress(data)


def test_the_script_makes_the_same_files_again(made: Path) -> None:
    raster = {f"icons/talia-{n}.png" for n in (16, 24, 32, 48, 64, 128, 256, 512)}
    assert files(RESOURCES) == files(made) | raster | {"icons/talia.ico", "icons/talia.icns"}
    for name in files(made):
        old, new = (RESOURCES / name).read_bytes(), (made / name).read_bytes()
        same = pixels(old) == pixels(new) if name.endswith(".png") else old == new
        assert same, f"{name} differs; run packaging/deck/deck.py resources"


@pytest.mark.parametrize(
    ("folder", "suits"),
    [("two", "cdhs"), ("four", "cd"), ("contrast", "cdhs"), ("contrast-four", "cd")],
)
def test_each_scheme_has_its_faces(folder: str, suits: str) -> None:
    found = {p.stem for p in (RESOURCES / "cards" / folder).glob("*.svg")}
    assert found == {rank + suit for rank in RANKS for suit in suits}


def test_svg_files_hold_only_what_qt_draws() -> None:
    allowed = {"svg", "g", "path", "rect"}
    for file in sorted(RESOURCES.rglob("*.svg")):
        text = file.read_text(encoding="utf-8")
        tags = set(re.findall(r"<([a-zA-Z]+)", text))
        assert tags <= allowed, f"{file.name}: {tags - allowed}"
        assert not re.search(r"clip-path|filter|mask|style=|href", text), file.name


def render(name: str, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(str(RESOURCES / f"{name}.svg"))
    assert renderer.isValid(), name
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of two pictures of one size, 0 to 255 a channel."""
    left, right = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(x - y) for x, y in zip(left, right, strict=True)) / len(left)


@pytest.mark.parametrize("name", TURNED + BACKS)
def test_courts_jokers_and_backs_look_the_same_turned(name: str, qapp: QGuiApplication) -> None:
    upright = render(f"cards/{name}", 100, 140)
    both = Qt.Orientation.Horizontal | Qt.Orientation.Vertical
    assert difference(upright, upright.flipped(both)) < 2.5
    if name not in BACKS:
        assert difference(upright, upright.flipped(Qt.Orientation.Vertical)) > 10


def test_figures_and_backs_differ_at_60_pixels(qapp: QGuiApplication) -> None:
    images = {name: render(f"cards/{name}", 43, 60) for name in TURNED + BACKS}
    for (a, left), (b, right) in combinations(images.items(), 2):
        assert difference(left, right) > 8, f"{a} looks like {b}"


def test_indices_have_the_colours_of_the_pips(palette) -> None:  # type: ignore[no-untyped-def]
    choice = r'fourColour \? "(#\w+)" : "#\w+"'
    line = rf'"s": "(#\w+)", "h": "(#\w+)", "d": {choice}, "c": {choice}'
    sharp, usual = (tuple(map(str.lower, found)) for found in re.findall(line, THEME))
    for (spade, heart, diamond, club), two, four in (
        (usual, palette.TWO, palette.FOUR),
        (sharp, palette.CONTRAST, palette.CONTRAST_FOUR),
    ):
        assert spade == two["spades"].pip
        assert heart == two["hearts"].pip
        assert diamond == four["diamonds"].pip
        assert club == four["clubs"].pip


def test_every_icon_that_is_named_exists() -> None:
    tones = {p.name for p in (RESOURCES / "icons").iterdir() if p.is_dir()}
    named = set(re.findall(r'icon\w*: (?:hc[^"]*)?(?:"(\w+)" : )?', THEME)) - {""}
    assert named <= tones
    names = {p.stem for p in (RESOURCES / "icons/white").glob("*.svg")}
    for tone in tones:
        assert {p.stem for p in (RESOURCES / "icons" / tone).glob("*.svg")} == names
    for page in (ROOT / "app/ui/qml/Talia").glob("*.qml"):
        used = set(re.findall(r'\bicon: "(\w+)"', page.read_text(encoding="utf-8")))
        assert used <= names, page.name


def test_the_font_has_the_four_signs(qapp: QGuiApplication) -> None:
    art.load_fonts()
    font = QRawFont(str(art.font_files()[-1]), 100)
    assert font.isValid()
    assert font.familyName() == art.SUITS
    boxes = [
        font.boundingRect(glyph) for glyph in font.glyphIndexesForString("\ue660\ue661\ue662\ue663")
    ]
    assert len(boxes) == 4
    for box in boxes:
        assert 65 < box.width() < 90
        assert 75 < box.height() < 95


# Contrast, by WCAG 2.2 ----------------------------------------------------------


def luminance(colour: str) -> float:
    c = QColor(colour)
    parts = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (c.redF(), c.greenF(), c.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def colours(mode: str, felt: str) -> dict[str, str]:
    """The tokens of Theme in one mode and on one felt."""
    at = ("light", "dark", "contrast").index(mode)
    found = {
        name: (args.split(",") * 3)[at].strip(' "')
        for name, args in re.findall(r"property color (\w+): (?:pick\()?([^)\n?]+)\)?\n", THEME)
    }
    if mode == "contrast":
        return found | {"felt": "#000000", "plate": "#000000"}
    row = re.search(rf'"{felt}": \{{(.*)\}}', THEME)
    assert row
    cloth = re.findall(rf'"{mode}": \["(#\w+)", "(#\w+)", "(#\w+)"\]', row[1])[0]
    return found | {"felt": cloth[0], "plate": cloth[1]}


READ = [
    *[(ink, ground) for ink in ("text", "textMuted") for ground in ("page", "surface", "surface2")],
    *[(ink, "accentSoft") for ink in ("text", "textMuted", "success")],
    *[(ink, "raised") for ink in ("text", "success", "danger")],
    *[(ink, "surface") for ink in ("success", "danger", "warning", "accentText")],
    ("inkFelt", "felt"),
    ("inkFeltMuted", "felt"),
    *[(ink, "plate") for ink in ("inkPlate", "inkPlateMuted", "feltDanger", "feltSuccess")],
    ("inkAccent", "accent"),
    ("inkChosen", "chosen"),
    ("success", "successSoft"),
    ("danger", "dangerSoft"),
]
SEEN = [("accent", "felt"), ("focus", "felt"), ("control", "page"), ("control", "surface")]


@pytest.mark.parametrize("felt", ["green", "blue", "plum", "slate"])
@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_text_and_lines_can_be_read(mode: str, felt: str) -> None:
    tokens = colours(mode, felt)
    for pairs, least in ((READ, 4.5), (SEEN, 3.0)):
        for ink, ground in pairs:
            ratio = contrast(tokens[ink], tokens[ground])
            assert ratio >= least, f"{ink} on {ground}: {ratio:.2f}"


def test_a_font_that_is_missing_is_named(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art, "FAMILY", "Nowhere Sans")
    with pytest.raises(FileNotFoundError, match="Nowhere Sans"):
        art.load_fonts()
