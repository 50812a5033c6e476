"""Puts resources and compiled translations into the wheel; a checkout uses its own."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)
        from app.resources import compile_translation

        build = root / "build" / "translations"
        build.mkdir(parents=True, exist_ok=True)
        include = build_data["force_include"]
        for source in sorted((root / "translations").glob("*.ts")):
            compiled = build / source.with_suffix(".qm").name
            compile_translation(source, compiled)
            include[str(compiled)] = f"app/data/translations/{compiled.name}"
        include[str(root / "resources")] = "app/data/resources"
