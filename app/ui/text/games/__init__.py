"""The words of the games, by id."""

from app.ui.text.game_text import GameText
from app.ui.text.games import rummy

TEXTS: dict[str, GameText] = {"rummy": rummy.TEXT}
