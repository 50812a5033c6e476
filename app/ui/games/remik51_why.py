"""The acts of `remik51`: what may be done now, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.cards import JOKER, Card
from app.core.games.remik51.actions import Draw, LayOff, Meld, Return, Swap
from app.core.games.remik51.view import View
from app.core.games.remik51.violations import Code
from app.ui.games import pile_words as piles
from app.ui.games import remik51_words as words
from app.ui.games.piles import no_discard
from app.ui.games.presenter import FINISH, Act, Check, Presenter, Why
from app.ui.games.remik51_tray import tray_of


def acts(
    game: Presenter, view: View, cards: Sequence[Card], check: Check, why: Why
) -> Sequence[Act]:
    """Four buttons at the most; what has none at the moment has still its key."""
    me = view.watcher
    mine = view.to_act == me
    drawing = view.phase == "draw" or not mine  # who waits sees what comes next
    playing = not drawing
    opened, tray = view.opened[me], tray_of(view)
    taken = mine and view.taken is not None
    joker = any(JOKER in laid for laid in view.melds)
    before = [
        Act("meld", words.act("propose"), _why_not(game, view, cards, "meld", check, why), playing),
        Act("open", words.act("open"), _no_opening(check, why), playing),
        Act("lay_off", piles.act("lay_off"), _no_lay_off(game, view, cards, check, why), False),
        Act("swap", words.act("swap"), _no_swap(game, view, cards, check, why), False),
    ]
    after = [
        Act("meld", piles.act("meld"), _why_not(game, view, cards, "meld", check, why), playing),
        Act("lay_off", piles.act("lay_off"), _no_lay_off(game, view, cards, check, why), playing),
        Act(
            "swap",
            words.act("swap"),
            _no_swap(game, view, cards, check, why),
            playing and joker and not taken,
        ),
    ]
    sorting = drawing or not (taken or tray or (opened and joker))
    return [
        Act("draw", piles.act("draw"), why(Draw(me, "stock")), drawing),
        Act("take", piles.act("take"), why(Draw(me, "discard")), drawing),
        *(after if opened else before),
        Act("discard", piles.act("discard"), no_discard(view, cards, why), playing),
        Act(
            "take_back",
            words.act("take_back"),
            "" if tray else words.why("nothing_there"),
            bool(tray),
            quiet=True,
        ),
        Act("return", words.act("return"), why(Return(me)), taken, quiet=True),
        Act("sort", piles.act("sort"), "", sorting, quiet=True),
    ]


def _no_opening(check: Check, why: Why) -> str:
    """Why the tray can't be laid: for a reason of the turn, or because it is empty."""
    violation = check(FINISH)
    if violation is not None and violation.code == Code.NO_CARDS:
        return words.why("tray_empty")
    return why(FINISH)


def _why_not(
    game: Presenter, view: View, cards: Sequence[Card], command: str, check: Check, why: Why
) -> str:
    """Why none of the ways of a command can be gone; empty if one can."""
    reason = ""
    for source, target in game.ways(view, command):
        action = game.action(view, cards, source, target)
        if action is None or not game.means(command, action):
            continue
        if check(action) is None:
            return ""
        reason = reason or why(action)
    return reason or why(Meld(view.watcher, tuple(cards)))


def _no_lay_off(game: Presenter, view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
    me = view.watcher
    if view.opened[me]:
        tried = check(LayOff(me, 0, ()))
        if tried is not None and tried.code == Code.NO_SUCH_MELD:
            return piles.no_melds()
        if tried is not None and tried.code != Code.NO_CARDS:
            return why(LayOff(me, 0, ()))
        reason = _why_not(game, view, cards, "lay_off", check, why)
        return piles.fits_none() if reason and cards and len(view.melds) > 1 else reason
    if not tray_of(view):
        return why(LayOff(me, 0, ()))
    steps = [game.action(view, cards, *way) for way in game.ways(view, "lay_off")]
    fits = cards and any(step is not None and check(step) is None for step in steps)
    return "" if fits else words.why("fits_no_tray")


def _no_swap(game: Presenter, view: View, cards: Sequence[Card], check: Check, why: Why) -> str:
    me = view.watcher
    jokers = [at for at, laid in enumerate(view.melds) if JOKER in laid]
    tried = check(Swap(me, 0, ()))
    plain = tried is None or tried.code in (Code.NO_SUCH_MELD, Code.NO_CARDS)
    if not plain:
        return why(Swap(me, 0, ()))
    if not jokers:
        return words.why("no_jokers")
    reason = _why_not(game, view, cards, "swap", check, why)
    return words.why("swaps_none") if reason and cards and len(jokers) > 1 else reason
