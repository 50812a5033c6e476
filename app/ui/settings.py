"""What the player has chosen: one model, and its file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from app.ui.text.indices import STYLES
from app.ui.text.languages import LANGUAGES

Share = Annotated[float, Field(ge=0, le=1)]


class WindowPlace(BaseModel):
    """Where the window was, in logical pixels of the whole desktop; the size is 0 at first."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    x: int = 0
    y: int = 0
    width: int = Field(default=0, ge=0)
    height: int = Field(default=0, ge=0)
    state: Literal["normal", "maximized", "fullscreen"] = "normal"


class LastMatch(BaseModel):
    """What was chosen for a game on the new-match page the last time."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: tuple[dict[str, str], ...] = ()
    options: dict[str, Any] = {}
    take_backs: bool = True


class Settings(BaseModel):
    """Everything that can be set; a value out of range is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = ""
    """A key of LANGUAGES; empty: as the system."""
    player_name: str = Field(default="", max_length=24)

    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    felt: Literal["green", "blue", "plum", "slate"] = "green"
    back: Literal["lattice", "rosette", "monogram", "folk"] = "lattice"
    index_style: str = "automatic"
    four_colours: bool = False
    large_indices: bool = False
    card_size: float = Field(default=1.0, ge=0.7, le=1.4)
    text_scale: float = Field(default=1.0, ge=1.0, le=2.0)

    speed: Literal["slow", "calm", "normal", "quick", "none"] = "normal"
    reduced_motion: Literal["auto", "on", "off"] = "auto"
    ai_pace: Literal["slow", "calm", "normal", "quick", "none"] = "normal"
    acting: Literal["both", "drag", "click"] = "both"
    sort: Literal["suit", "rank", "melds"] = "suit"
    """How the command sorts a hand, and how a hand is dealt."""
    sort_drawn: bool = False
    """Whether a drawn card goes to its sorted place instead of the right end."""
    show_melds: bool = True
    """Whether the hand is shown in its best melds, with its deadwood, in games that have that."""

    sound: bool = False
    volume: Share = 0.7

    window: WindowPlace = WindowPlace()
    last_matches: dict[str, LastMatch] = {}

    @field_validator("language")
    @classmethod
    def _known_language(cls, value: str) -> str:
        if value and value not in LANGUAGES:
            raise ValueError(f"no language {value!r}")
        return value

    @field_validator("index_style")
    @classmethod
    def _known_style(cls, value: str) -> str:
        if value not in STYLES:
            raise ValueError(f"no index style {value!r}")
        return value


def load(path: Path) -> tuple[Settings, Path | None]:
    """The settings in `path`, or the defaults.

    A file that can't be read or understood is renamed, and its new path comes as the second
    value; the old one where it could not be renamed.
    """
    try:
        return Settings.model_validate_json(path.read_bytes()), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValidationError):
        try:
            return Settings(), put_aside(path)
        except OSError:
            return Settings(), path


def put_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing reads or overwrites it; return its new path."""
    stem = re.sub(r"\.damaged(-\d+)?$", "", path.name)
    target = path.with_name(f"{stem}.damaged")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{stem}.damaged-{number}")
    return path.rename(target)


def changed(settings: Settings, **values: Any) -> Settings:
    """The settings with other values, checked. Raises ValidationError."""
    return Settings.model_validate(settings.model_dump() | values)
