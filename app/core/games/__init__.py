"""The games, by id."""

from typing import Any

from app.core.game import Game
from app.core.games import rummy

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (rummy.GAME,)}
