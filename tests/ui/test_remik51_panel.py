"""What the table of Remik 51 tells beside the cards: duties, openings, bombs, reshuffles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.game import Hand, Told
from app.core.games.remik51.actions import Discard, Draw, Meld, Open, Return
from app.core.games.remik51.events import CutShown
from app.core.match import Match
from app.ui.games import remik51
from app.ui.games.remik51 import Remik51
from app.ui.text.voice import Voice
from tests.core.remik51.deals import deal

NAMES = ("Ana", "Boris", "Ewa")
REMIK = Remik51()
HAND = "7s 8s 9s 4d 5d Jk 7d Jk Qh Kh Ah 2c 2c 9h 5c"


def at_table() -> Match:
    return deal(HAND, "", "")


def test_K11_the_duty_of_a_taken_discard_is_told_until_it_is_met() -> None:
    match = deal(HAND, "7c 8c 9c Th Jh Qh Kd Ks Kc 2h 3h 4h 6s 3s", "")
    match.act(Discard(0, "5c"))
    match.act(Draw(1, "discard"))
    voice = Voice(NAMES[:3])
    assert "duty" in REMIK.panel(match.view(1), (), voice)
    assert "duty" not in REMIK.panel(match.view(0), (), voice), "no affair of the others"
    match.act(Return(1))
    assert "duty" not in REMIK.panel(match.view(1), (), voice)
    match.state.opened[1] = match.state.opened_before = True
    match.act(Draw(1, "stock"))
    assert "duty" not in REMIK.panel(match.view(1), (), voice)


def test_K11_an_opened_seat_meets_its_duty_by_a_meld() -> None:
    match = deal(HAND, "6c 7c 9c Th Jh Qh Kd Ks Kc 2h 3h 4h 6s 3s", "")
    match.state.opened[1] = True
    match.act(Discard(0, "5c"))
    match.act(Draw(1, "discard"))
    assert "duty" in REMIK.panel(match.view(1), (), Voice(NAMES[:3]))
    match.act(Meld(1, ("5c", "6c", "7c")))
    assert "duty" not in REMIK.panel(match.view(1), (), Voice(NAMES[:3]))


def test_K11_the_duty_follows_what_was_done() -> None:
    """Open and use it; use it; only the rest is to be laid. The short form is for large text."""
    match = deal(HAND, "5c 6c 7c 8c Th Jh Qh Kd Ks Kc 2h 3h 4h 3s", "")
    match.act(Discard(0, "5c"))
    match.act(Draw(1, "discard"))

    def duty() -> str:
        told = REMIK.panel(match.view(1), (), Voice(NAMES[:3]))["duty"]
        assert len(told["short"]) <= len(told["line"])
        return told["spoken"]

    assert "open, use it" in duty()
    match.act(Open(1, (("Th", "Jh", "Qh"), ("Kd", "Ks", "Kc"))))
    assert "open" not in duty()
    assert "use it" in duty()
    match.act(Meld(1, ("5c", "6c", "7c")))
    assert "use it" not in duty()


def test_K11_that_one_can_open_is_said_beside_a_duty_only_if_it_meets_it() -> None:
    voice = Voice(NAMES[:3])
    rest = "6c 7c Th Jh Qh Kd Ks Kc 2h 3h 4h"
    match = deal(HAND, f"{rest} 8c 9c 3s", "")
    match.act(Discard(0, "5c"))
    match.act(Draw(1, "discard"))
    assert "canOpen" in REMIK.panel(match.view(1), (), voice)
    match = deal(HAND, f"{rest} 9d Jc 3s", "")
    match.act(Discard(0, "5c"))
    match.act(Draw(1, "discard"))
    assert "canOpen" not in REMIK.panel(match.view(1), (), voice), "two cards would be left"


def test_K8_whether_one_can_open_is_asked_once_for_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    found = remik51.find_opening
    monkeypatch.setattr(
        remik51, "find_opening", lambda *about: (asked.append(about), found(*about))[1]
    )
    remik51._opening.cache_clear()
    match = at_table()
    view = match.view(0)
    for held in (view.hand, tuple(reversed(view.hand))):
        hands = (Hand(len(held), held), *view.hands[1:])
        REMIK.panel(replace(view, hands=hands), ("2c",), Voice(NAMES[:3]))
    assert len(asked) == 1
    REMIK.panel(match.view(1), (), Voice(NAMES[:3]))
    assert len(asked) == 1, "not while another plays"


def test_K8_the_panel_says_when_the_hand_can_open() -> None:
    match = at_table()
    panel = REMIK.panel(match.view(0), (), Voice(NAMES[:3]))
    assert panel["canOpen"]
    match = deal("2c 4c 6c 8d Td Qd 2h 4h 6h 8s Ts Qs 3d 5d Kh", "", "")
    assert "canOpen" not in REMIK.panel(match.view(0), (), Voice(NAMES[:3]))


def test_K18_bombs_and_eliminations_stand_on_the_plates() -> None:
    match = at_table()
    match.state.bombs = (0, 2, 3)
    match.state.eliminated = (2,)
    view = match.view(0)
    assert REMIK.note(view, 1).title
    assert REMIK.note(view, 2).tone == "warn"
    assert not REMIK.spectating(view, [0])
    assert REMIK.spectating(view, [2])
    assert REMIK.onlooking(view, [2])
    assert not REMIK.onlooking(view, [])


def test_K3_K15_the_bottom_card_and_a_reshuffle_are_told_under_the_piles() -> None:
    voice = Voice(NAMES[:2])
    match = deal(HAND, "", reshuffles=(("3d", "2s"),))
    match.state.log.insert(0, Told(CutShown("9c", None)))
    match.state.cut = "9c"
    assert "{9c}" in REMIK.panel(match.view(0), (), voice)["below"]["line"]
    match.act(Discard(0, "5c"))
    match.state.stock.clear()
    match.state.discards = ["2s", "3d", *match.state.discards]

    def shuffled() -> bool:
        return "Shuffled" in REMIK.panel(match.view(0), (), voice).get("below", {}).get("line", "")

    assert not shuffled()
    match.act(Draw(1, "stock"))
    assert shuffled()
    match.act(Discard(1, match.state.hands[1][0]))
    assert shuffled(), "the next one sees it too"
    match.act(Draw(0, "stock"))
    match.act(Discard(0, match.state.hands[0][0]))
    assert not shuffled()
