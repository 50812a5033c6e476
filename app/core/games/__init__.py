"""The games, by id; each is loaded when it is first asked for, so that a command starts quickly."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from app.core.game import Game

IDS = ("rummy", "gin", "president", "remik51")
"""The folders here that hold a game, in the order in which they are offered."""


class _Games(Mapping[str, Game[Any, Any, Any]]):
    def __getitem__(self, game: str) -> Game[Any, Any, Any]:
        if game not in IDS:
            raise KeyError(game)
        loaded: Game[Any, Any, Any] = import_module(f"{__name__}.{game}").GAME
        return loaded

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)

    def __contains__(self, game: object) -> bool:
        return game in IDS


GAMES: Mapping[str, Game[Any, Any, Any]] = _Games()
