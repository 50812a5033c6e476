"""How each game stands on the table."""

from app.ui.games.gin import Gin
from app.ui.games.presenter import Presenter
from app.ui.games.president import President
from app.ui.games.remik51 import Remik51
from app.ui.games.rummy import Rummy

PRESENTERS: dict[str, Presenter] = {
    "rummy": Rummy(),
    "gin": Gin(),
    "president": President(),
    "remik51": Remik51(),
}
