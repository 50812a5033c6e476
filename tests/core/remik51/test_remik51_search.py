"""What a view tells of single cards that are hidden (C6)."""

import random
from collections import Counter

from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Return
from app.core.games.remik51.search import Known, sample
from app.core.match import Match, Seat
from tests.core.remik51.deals import Discard, Draw, deal, opening, play, swap


def test_K14_swapped_jokers_are_known_until_they_are_laid() -> None:
    match = deal("Td Jd Qd 5h Jk 7h 9c 9h 9s 6h", "")
    play(match, opening(0, "Td Jd Qd", "9c 9h 9s", "5h Jk 7h"), swap(0, 2, "6h"))
    assert Known(match.view(1)).held[0] == Counter(["Jk"])
    assert "Jk" in sample(match.view(1), random.Random(1)).hands[0]
    play(match, Discard(0, "Jk"))
    assert not Known(match.view(1)).held[0]


def test_K12_what_a_seat_took_back_is_known() -> None:
    match = deal("9d", "Qh Kh Ah 7c 7d 7s")
    play(match, Discard(0, "9d"), Draw(1, "discard"), opening(1, "Qh Kh Ah", "7c 7d 7s"), Return(1))
    known = Known(match.view(0)).held[1]
    assert known == Counter(["Qh", "Kh", "Ah", "7c", "7d", "7s"])


def test_K15_after_a_reshuffle_the_stock_is_what_went_into_it() -> None:
    match = Match(GAME, GAME.options(packs=1), [Seat("A"), Seat("B")], bytes(16))
    match.next_round()
    play(match, Discard(match.to_act, match.view(match.to_act).hand[0]))
    for _ in range(30):
        seat = match.to_act
        play(match, Draw(seat, "stock"))
        play(match, Discard(seat, match.view(seat).hand[-1]))
    assert match.view(0).reshuffles == 1
    known = Known(match.view(0))
    assert known.shuffled is not None
    for seed in range(20):
        assert not Counter(known.sample(random.Random(seed)).stock) - known.shuffled


def test_K3_who_draws_the_shown_card_at_the_bottom_is_known_to_have_it() -> None:
    match = Match(GAME, GAME.options(packs=1, cut_joker=True), [Seat("A"), Seat("B")], None)
    pack = [card for card in GAME.pack(match.options, 2) if card != "9h"]
    match.next_round([*pack, "9h"], 0)
    play(match, Discard(0, match.view(0).hand[0]))
    for _ in range(24):
        assert Known(match.view(0)).bottom == "9h"
        play(match, Draw(match.to_act, "stock"))
        play(match, Discard(match.to_act, match.view(match.to_act).hand[-1]))
    play(match, Draw(1, "stock"))
    known = Known(match.view(0))
    assert (known.bottom, known.held[1]) == (None, Counter(["9h"]))
