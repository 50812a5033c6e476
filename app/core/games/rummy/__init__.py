"""Rummy (`rummy`): rules R1–R14, see the rules page of the program."""

from app.core.game import Game
from app.core.games.rummy import rules, scoring, view
from app.core.games.rummy.actions import Action
from app.core.games.rummy.events import EVENTS
from app.core.games.rummy.options import Options
from app.core.games.rummy.state import Phase, State
from app.core.games.rummy.violations import Code

GAME: Game[Options, State, view.View] = Game(
    id="rummy",
    seats=range(2, 5),
    options=Options,
    actions=Action,
    violations=Code,
    events=EVENTS,
    phases=Phase,
    pack=rules.pack,
    next_dealer=rules.next_dealer,
    start=rules.start,
    check=rules.check,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    view=view.view,
    standing=scoring.standing,
)
