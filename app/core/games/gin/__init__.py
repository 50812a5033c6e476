"""Gin rummy (`gin`): rules G1–G16, see the rules page of the program."""

from app.core.game import Game
from app.core.games.gin import legality, rules, scoring, view
from app.core.games.gin.actions import Action
from app.core.games.gin.events import EVENTS
from app.core.games.gin.options import Options
from app.core.games.gin.state import Phase, State
from app.core.games.gin.violations import Code

GAME: Game[Options, State, view.View] = Game(
    id="gin",
    seats=range(2, 3),
    options=Options,
    actions=Action,
    violations=Code,
    events=EVENTS,
    phases=Phase,
    pack=rules.pack,
    next_dealer=rules.next_dealer,
    start=rules.start,
    check=legality.check,
    legal_actions=legality.legal_actions,
    apply=rules.apply,
    view=view.view,
    standing=scoring.standing,
)
