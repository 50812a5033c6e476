"""President (`president`): rules P1–P14, see the rules page of the program."""

from app.core.game import Game
from app.core.games.president import rules, scoring, view
from app.core.games.president.actions import Action
from app.core.games.president.events import EVENTS
from app.core.games.president.options import Options
from app.core.games.president.state import Phase, State
from app.core.games.president.violations import Code

GAME: Game[Options, State, view.View] = Game(
    id="president",
    seats=range(3, 7),
    options=Options,
    actions=Action,
    violations=Code,
    events=EVENTS,
    phases=Phase,
    pack=rules.pack,
    first_dealer=rules.first_dealer,
    next_dealer=rules.next_dealer,
    start=rules.start,
    check=rules.check,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    view=view.view,
    standing=scoring.standing,
)
