"""The words of the games, by id; each is loaded when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from app.ui.text.game_text import GameText

IDS = ("rummy", "gin", "president", "remik51")


class _Texts(Mapping[str, GameText]):
    def __getitem__(self, game: str) -> GameText:
        if game not in IDS:
            raise KeyError(game)
        text: GameText = import_module(f"{__name__}.{game}").TEXT
        return text

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)


TEXTS: Mapping[str, GameText] = _Texts()
