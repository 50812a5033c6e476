"""How each game stands on the table."""

from app.ui.games.gin import Gin
from app.ui.games.presenter import Presenter
from app.ui.games.president import President
from app.ui.games.rummy import Rummy

PRESENTERS: dict[str, Presenter] = {"rummy": Rummy(), "gin": Gin(), "president": President()}
