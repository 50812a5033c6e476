"""Taking the top of the discard pile, and returning it (K11, K12)."""

import pytest

from app.core.events import Drew
from app.core.games.remik51.actions import Return
from app.core.games.remik51.events import Returned
from app.core.match import Match
from tests.core.remik51.deals import (
    QUEENS,
    Discard,
    Draw,
    cards,
    deal,
    high,
    low,
    meld,
    on_set,
    opening,
    play,
    refused,
    swap,
)

SEVENS = "7c 7d 7s"
TAKE = Draw(1, "discard")


def opened(mine: str, discard: str, *melds: str) -> Match:
    """Seat 1 opened in its turn before, with `mine` in hand; seat 0 has discarded `discard`."""
    laid = melds or (QUEENS, SEVENS)
    match = deal(f"{discard} 2c", f"{' '.join(laid)} {mine}", stock="Tc 4d")
    play(match, Discard(0, "2c"), Draw(1, "stock"), opening(1, *laid), Discard(1, "Tc"))
    return play(match, Draw(0, "stock"), Discard(0, discard))


def unopened(mine: str, discard: str) -> Match:
    """Seat 1 has not opened, has `mine` in hand and has taken `discard`."""
    return play(deal(discard, mine), Discard(0, discard), TAKE)


# A seat that had opened


def test_K11_an_opened_seat_lays_the_taken_card_in_a_new_meld() -> None:
    match = play(opened("8h 9h 3c", "Th"), TAKE)
    view = match.view(0)
    assert (view.taken, view.opened_before, view.used) == ("Th", True, False)
    assert Drew(1, "discard", "Th") in view.history
    assert refused(match, Discard(1, "3c")) == "taken_must_be_melded"
    play(match, meld(1, "8h 9h Th"))
    assert match.view(0).used
    play(match, Discard(1, "3c"))
    assert match.to_act == 0
    assert match.view(0).taken is None


def test_K11_for_an_opened_seat_neither_lay_off_nor_swap_will_do() -> None:
    match = play(opened("3c", "Jh"), TAKE, low(1, 0, "Jh"))
    assert refused(match, Discard(1, "3c")) == "taken_must_be_melded"
    match = play(opened("3c", "6h", "Th Jh Qh Kh", SEVENS, "5h Jk 7h"), TAKE, swap(1, 2, "6h"))
    assert refused(match, Discard(1, "3c")) == "taken_must_be_melded"


def test_K11_binds_however_the_hand_of_an_opened_seat_empties() -> None:
    match = play(opened("2d 3d 4d 5c 5d 5h 7h 5s", "Jh"), TAKE)
    play(match, meld(1, "2d 3d 4d"), meld(1, "5c 5d 5h"), on_set(1, 1, "7h"), on_set(1, 3, "5s"))
    assert match.view(1).hand == ("Jh",)
    assert refused(match, low(1, 0, "Jh")) == "taken_must_be_melded"
    assert refused(match, Discard(1, "Jh")) == "taken_must_be_melded"
    assert match.legal_actions() == [Return(1)]


def test_K11_the_new_meld_may_win_the_round() -> None:
    match = play(opened("2d 3d 4d 5c 5d 5h 8h 9h", "Th"), TAKE)
    play(match, meld(1, "2d 3d 4d"), meld(1, "5c 5d 5h"), meld(1, "8h 9h Th"))
    assert match.results[0].winners == (1,)


def test_K11_a_seat_that_has_opened_for_the_first_time_is_free_in_its_next_turn() -> None:
    match = play(opened("8h 9h 3c", "Th"), TAKE)
    assert meld(1, "8h 9h Th") in match.legal_actions()
    assert match.check(Discard(1, "3c")) is not None
    match = opened("8h 9h 3c", "Th")
    play(match, Draw(1, "stock"), Discard(1, "3c"))


# A seat that had not

ALL_BUT_TWO = f"{QUEENS} {SEVENS} 2d 3d 4d 5c 5d 5h"
FOUR = (QUEENS, SEVENS, "2d 3d 4d", "5c 5d 5h")


def test_K11_a_seat_that_had_not_opened_lays_all_but_one_and_discards_it() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th 2s", "Jh")
    assert refused(match, Discard(1, "2s")) == "taken_must_go_out"
    play(match, opening(1, *FOUR))
    assert refused(match, Discard(1, "2s")) == "taken_must_go_out"
    play(match, low(1, 0, "Th Jh"), Discard(1, "2s"))
    assert match.results[0].winners == (1,)


@pytest.mark.parametrize("discard", ["8h", "Jk"])
def test_K11_the_taken_card_in_the_opening_itself(discard: str) -> None:
    match = unopened(f"{ALL_BUT_TWO} 9h Th", discard)
    laid = "8h 9h Th" if discard == "8h" else "9h Th Jk"
    assert refused(match, opening(1, *FOUR, laid)) == "keep_one_to_discard"
    play(match, opening(1, *FOUR))
    assert refused(match, meld(1, laid)) == "keep_one_to_discard"
    match = unopened(f"{QUEENS} {SEVENS} 2d 3d 4d 5c 5d 9h Th 2s", discard)
    play(match, opening(1, QUEENS, SEVENS, "2d 3d 4d", laid))
    assert refused(match, Discard(1, "2s")) == "taken_must_go_out"


def test_K11_the_taken_card_in_a_swap() -> None:
    match = unopened(f"{QUEENS} {SEVENS} 2d 3d 4d 5h Jk 2h 3h 2s", "6h")
    play(match, opening(1, QUEENS, SEVENS, "2d 3d 4d"), Return(1))
    match = unopened(f"{QUEENS} {SEVENS} 2d 3d 4d 5h 7h Jk 8h 2s", "6h")
    play(match, opening(1, QUEENS, SEVENS, "2d 3d 4d", "5h Jk 7h 8h"), swap(1, 3, "6h"))
    assert refused(match, Discard(1, "2s")) == "taken_must_go_out"
    play(match, high(1, 2, "Jk"), Discard(1, "2s"))
    assert match.results[0].winners == (1,)


def test_K11_without_the_taken_card_the_round_does_not_end() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th Jh", "9c")
    play(match, opening(1, *FOUR), low(1, 0, "Th Jh"))
    assert match.view(1).hand == ("9c",)
    assert refused(match, Discard(1, "9c")) == "taken_must_go_out"
    assert match.legal_actions() == [Return(1)]


def test_K11_a_lay_off_must_leave_a_card_to_discard() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th 5s", "Jh")
    play(match, opening(1, *FOUR), low(1, 0, "Th Jh"))
    assert refused(match, on_set(1, 3, "5s")) == "keep_one_to_discard"
    play(match, Discard(1, "5s"))
    assert match.results[0].winners == (1,)


def test_K11_the_last_discard_may_equal_the_taken_card() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th Jh", "Th")
    play(match, opening(1, *FOUR), low(1, 0, "Th Jh"))
    play(match, Discard(1, "Th"))
    assert match.results[0].winners == (1,)
    match = play(opened("8h 9h Th 3c", "Th"), TAKE, meld(1, "8h 9h Th"), Discard(1, "Th"))
    assert match.to_act == 0


# Returning it


def test_K12_a_return_undoes_the_turn_and_the_stock_must_be_drawn_from() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th 2s", "Jh")
    before = match.view(1).hand[:-1]
    play(match, opening(1, *FOUR), low(1, 0, "Th Jh"))
    told = match.act(Return(1))
    assert [one.public for one in told] == [Returned(1, "Jh", ())]
    view = match.view(1)
    assert view.hand == before
    assert (view.melds, view.owners, view.opened) == ((), (), (False, False))
    assert (view.discards, view.taken, view.phase, view.returned) == (("Jh",), None, "draw", True)
    assert refused(match, TAKE) == "returned_this_turn"
    assert refused(match, Return(1)) == "draw_first"
    assert match.legal_actions() == [Draw(1, "stock")]
    play(match, Draw(1, "stock"), opening(1, *FOUR), Discard(1, "2s"))
    assert match.to_act == 0
    assert len(match.view(0).melds) == 4


def test_K12_an_opened_seat_returns_after_lay_offs_swaps_and_melds() -> None:
    match = opened("2d 3d 4d 8h", "6h", "Th Jh Qh Kh", SEVENS, "5h Jk 7h")
    hand, melds, owners = match.view(1).hand, match.view(1).melds, match.view(1).owners
    play(match, TAKE, meld(1, "2d 3d 4d"), swap(1, 2, "6h"), high(1, 0, "Jk"))
    assert match.act(Return(1))[0].public == Returned(1, "6h", melds)
    view = match.view(1)
    assert (view.hand, view.melds, view.owners) == (hand, melds, owners)
    assert view.opened == (False, True)
    play(match, Draw(1, "stock"), meld(1, "2d 3d 4d"))
    assert len(match.view(0).melds) == 4


def test_K12_a_return_in_the_same_turn_only() -> None:
    match = play(opened("8h 9h 3c", "Th"), TAKE, meld(1, "8h 9h Th"), Discard(1, "3c"))
    assert refused(match, Return(0)) == "draw_first"
    play(match, Draw(0, "discard"), Return(0), Draw(0, "stock"))
    assert refused(match, Return(0)) == "nothing_to_return"
    play(match, Discard(0, match.view(0).hand[-1]))
    assert match.legal_actions() == [Draw(1, "stock"), TAKE]


def test_K12_undo_and_redo_over_a_return() -> None:
    match = unopened(f"{ALL_BUT_TWO} Th 2s", "Jh")
    play(match, opening(1, *FOUR), Return(1))
    after = match.view(1)
    assert match.undo() == Return(1)
    assert match.view(1).melds == tuple(map(cards, FOUR))
    match.redo()
    assert match.view(1) == after
