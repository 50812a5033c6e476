"""Remik 51 (`remik51`): rules K1–K18, see the rules page of the program."""

from app.core.game import Game
from app.core.games.remik51 import check, deal, legal, rules, scoring, view
from app.core.games.remik51.actions import Action
from app.core.games.remik51.events import EVENTS
from app.core.games.remik51.options import Options
from app.core.games.remik51.state import Phase, State
from app.core.games.remik51.violations import Code

GAME: Game[Options, State, view.View] = Game(
    id="remik51",
    seats=range(2, 7),
    options=Options,
    actions=Action,
    violations=Code,
    events=EVENTS,
    phases=Phase,
    check_options=deal.check_options,
    pack=deal.pack,
    next_dealer=deal.next_dealer,
    start=deal.start,
    check=check.check,
    legal_actions=legal.legal_actions,
    apply=rules.apply,
    view=view.view,
    standing=scoring.standing,
)
