"""Where the program keeps its files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import appdirs

NAME = "Talia"
HOME_VARIABLE = "TALIA_HOME"
"""The environment variable that names one folder for everything, as on a stick."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The settings file, and the folders of saves, of finished matches and of logs."""

    settings: Path
    saves: Path
    records: Path
    logs: Path

    @classmethod
    def within(cls, folder: Path) -> Paths:
        """Everything below one folder."""
        return cls(folder / "settings.json", folder / "saves", folder / "records", folder / "logs")

    @classmethod
    def of_user(cls) -> Paths:
        """As the system wants it, or below the folder that `TALIA_HOME` names."""
        if home := os.environ.get(HOME_VARIABLE):
            return cls.within(Path(home).expanduser().resolve())
        data = Path(appdirs.user_data_dir(NAME, appauthor=False))
        return cls(
            Path(appdirs.user_config_dir(NAME, appauthor=False)) / "settings.json",
            data / "saves",
            data / "records",
            Path(appdirs.user_log_dir(NAME, appauthor=False)),
        )
