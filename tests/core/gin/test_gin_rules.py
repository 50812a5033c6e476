"""The rules of gin by hand-made rounds (G1–G15)."""

from typing import Any

import pytest

from app.core.action_data import read_action
from app.core.cards import STANDARD
from app.core.events import Discarded, LaidOff, Melded, Revealed
from app.core.faults import RecordError
from app.core.game import ALL_OPEN, AUDIENCE
from app.core.games.gin import GAME
from app.core.games.gin.actions import Defend, Discard, Draw, Knock, LayOff, Pass
from app.core.games.gin.events import Knocked
from app.core.games.gin.state import Phase
from app.core.match import Illegal, Match, Seat

OPPONENT = "2c 4c 7h 9h Jd Qd Ks 8c Tc 5h"
"""A hand without melds: 75 points."""


def deal(mine: str, theirs: str = OPPONENT, upcard: str = "6d", stock: str = "") -> tuple[str, ...]:
    """A deck that gives seat 0 (not the dealer) and seat 1 these hands, this upcard and stock."""
    first, second = mine.split(), theirs.split()
    top = [card for pair in zip(first, second, strict=True) for card in pair]
    top += [upcard, *stock.split()]
    return (*top, *(card for card in STANDARD if card not in top))


def match(deck: tuple[str, ...] | None = None, **options: Any) -> Match:
    """A match whose first round seat 1 has dealt."""
    game = Match(GAME, GAME.options(**options), [Seat("Ana"), Seat("Boris")], None)
    game.next_round(deck or deal("As 2s 3s 5d 6c 7c 9s Jh Qh Kh"), dealer=1)
    return game


def play(game: Match, *actions: Any) -> Match:
    for action in actions:
        game.act(action)
    return game


def refused(game: Match, action: Any) -> str:
    before = game.view(ALL_OPEN)
    with pytest.raises(Illegal) as error:
        game.act(action)
    assert game.view(ALL_OPEN) == before
    assert action not in game.legal_actions()
    return str(error.value.violation.code)


PASSED = (Pass(0), Pass(1))


def test_G1_ten_cards_an_upcard_and_a_stock_of_31() -> None:
    view = match().view(0)
    assert [hand.count for hand in view.hands] == [10, 10]
    assert view.discards == ("6d",)
    assert view.stock == 31
    assert " ".join(view.hand) == "As 2s 3s 5d 6c 7c 9s Jh Qh Kh"


def test_G2_the_deal_alternates_but_not_after_a_drawn_round() -> None:
    game = play(match(deal("As 2s 3s 4s 5s 6s 7s 8s 9s Kh", stock="Ts")), Pass(0), Pass(1))
    play(game, Draw(0, "stock"), Knock(0, "Kh"))
    assert game.results[0].ended_by == "gin"
    game.next_round(STANDARD)
    assert game.rounds[1].dealer == 0
    _play_to_the_end_of_the_stock(game)
    assert game.results[1].ended_by == "stock"
    game.next_round(STANDARD)
    assert game.rounds[2].dealer == 0


def _play_to_the_end_of_the_stock(game: Match) -> None:
    play(game, Pass(game.to_act), Pass(1 - game.to_act))
    while game.to_act is not None:
        play(game, Draw(game.to_act, "stock"))
        play(game, next(a for a in game.legal_actions() if isinstance(a, Discard)))


def test_G5_the_upcard_is_offered_to_the_non_dealer_then_to_the_dealer() -> None:
    game = match()
    assert game.legal_actions() == [Pass(0), Draw(0, "discard")]
    assert refused(game, Draw(0, "stock")) == "take_upcard_or_pass"
    assert refused(game, Knock(0, None)) == "take_upcard_or_pass"
    assert refused(game, Discard(0, "As")) == "take_upcard_or_pass"
    play(game, Pass(0))
    assert game.legal_actions() == [Pass(1), Draw(1, "discard")]
    play(game, Draw(1, "discard"))
    assert refused(game, Discard(1, "6d")) == "taken_this_turn"
    play(game, Discard(1, "Ks"))
    assert game.to_act == 0
    assert game.legal_actions() == [Draw(0, "stock"), Draw(0, "discard")]


def test_G5_a_passed_upcard_cannot_be_taken_by_the_draw_that_follows() -> None:
    game = play(match(), *PASSED)
    assert game.to_act == 0
    assert game.legal_actions() == [Draw(0, "stock")]
    assert refused(game, Draw(0, "discard")) == "upcard_was_passed"
    assert refused(game, Pass(0)) == "nothing_to_pass"
    play(game, Draw(0, "stock"), Discard(0, "9s"))
    assert Draw(1, "discard") in game.legal_actions()


def test_G5_G8_after_two_passes_the_non_dealer_may_knock_at_once() -> None:
    game = play(match(deal("As 2s 3s 5d 6d 7d Jh Qh Kh 9s", upcard="6h")), *PASSED)
    assert Knock(0, None) in game.legal_actions()
    play(game, Knock(0, None))
    assert game.state.phase is Phase.DEFEND


def test_G6_a_turn_is_a_draw_and_a_discard() -> None:
    game = play(match(), *PASSED)
    assert refused(game, Discard(0, "As")) == "draw_first"
    play(game, Draw(0, "stock"))
    assert refused(game, Draw(0, "stock")) == "already_drawn"
    assert refused(game, Discard(0, "Ks")) == "not_in_hand"
    assert refused(game, Discard(1, "Ks")) == "not_your_turn"


def test_G6_a_taken_card_is_no_discard_of_a_knock_either() -> None:
    hand = "As 2s 3s 5d 7d 5h 6h 7h 2h Ad"
    game = play(match(deal(hand, "2c 4c Jc 9h Jd Qd Ks 8c Tc 5c", upcard="Kc")), Draw(0, "discard"))
    assert refused(game, Knock(0, "Kc")) == "taken_this_turn"


def test_G7_a_knock_needs_at_most_ten_deadwood() -> None:
    hand = "As 2s 3s 5d 6c 7c 9s Jh Qh Kh"
    game = play(match(deal(hand, stock="Ts")), *PASSED, Draw(0, "stock"))
    assert refused(game, Knock(0, "Ts")) == "too_much_deadwood"
    assert not [a for a in game.legal_actions() if isinstance(a, Knock)]
    game = play(match(deal(hand, stock="4s")), *PASSED, Draw(0, "stock"))
    assert refused(game, Knock(0, "9s")) == "too_much_deadwood"
    hand = "As 2s 3s 5d Ac 3d 9s Jh Qh Kh"
    game = play(match(deal(hand, stock="Ts")), *PASSED, Draw(0, "stock"))
    assert refused(game, Knock(0, "Ts")) == "too_much_deadwood"
    hand = "As 2s 3s 6h Ac 3d Jh Qh Kh Ts"
    game = play(match(deal(hand, stock="9s")), *PASSED, Draw(0, "stock"))
    assert refused(game, Knock(0, None)) == "knock_needs_discard"
    hand = "As 2s 3s 6h Ac 3d Jh Qh Kh 9s"
    game = play(match(deal(hand, stock="4s")), *PASSED, Draw(0, "stock"))
    assert [a for a in game.legal_actions() if isinstance(a, Knock)] == [Knock(0, "9s")]
    play(game, Knock(0, "9s"))
    view = game.view(AUDIENCE)
    assert view.discards[-1] == "9s"
    assert view.hands[0].cards == ("6h", "Ac", "3d")
    assert view.hands[1].cards is None
    assert view.melds == (("Jh", "Qh", "Kh"), ("As", "2s", "3s", "4s"))


def test_G7_gin_may_be_played_on() -> None:
    game = play(match(deal("As 2s 3s 4s 5s 6s 7s 8s 9s Kh")), *PASSED, Draw(0, "stock"))
    assert Discard(0, "Kh") in game.legal_actions()
    play(game, Discard(0, "Kh"))
    assert game.to_act == 1


def test_G8_without_the_option_a_knock_needs_a_draw() -> None:
    deck = deal("As 2s 3s 5d 6d 7d Jh Qh Kh 9s", upcard="6h")
    game = play(match(deck, knock_without_drawing=False), *PASSED)
    assert refused(game, Knock(0, None)) == "knock_needs_draw"
    game = play(match(deck), *PASSED)
    assert refused(game, Knock(0, "9s")) == "draw_first"
    play(game, Knock(0, None))
    assert game.view(1).hands[0].cards == ("9s",)


def test_G8_gin_without_drawing() -> None:
    game = play(match(deal("As 2s 3s 4s 5d 6d 7d Jh Qh Kh", upcard="6h")), *PASSED, Knock(0, None))
    assert game.results[0].ended_by == "gin"
    assert game.results[0].points == (25 + 75, 0)


KNOCK_HAND = "As 2s 3s 5d 6d 7d Jh Qh Kh 9s"


def test_G9_named_melds_bind() -> None:
    game = play(match(deal(KNOCK_HAND, upcard="6h")), *PASSED)
    named = (("Kh", "Jh", "Qh"), ("7d", "5d", "6d"))
    assert refused(game, Knock(0, None, named)) == "too_much_deadwood"
    named = (("Kh", "Jh", "Qh"), ("2s", "As", "3s"), ("7d", "5d", "6d"))
    play(game, Knock(0, None, named))
    assert game.view(1).melds == (("Jh", "Qh", "Kh"), ("As", "2s", "3s"), ("5d", "6d", "7d"))


def test_G9_an_empty_list_binds_too() -> None:
    game = play(match(deal("As 2s 3s Ah 2h 3h Ad 2d 3d 4s")), *PASSED)
    assert refused(game, Knock(0, None, ())) == "too_much_deadwood"
    assert Knock(0, None) in game.legal_actions()


def test_G9_named_melds_with_deadwood_forgo_gin() -> None:
    game = play(match(deal("As 2s 3s 4s 5d 6d 7d Jh Qh Kh", upcard="6h")), *PASSED)
    play(game, Knock(0, None, (("2s", "3s", "4s"), ("5d", "6d", "7d"), ("Jh", "Qh", "Kh"))))
    assert game.to_act == 1
    play(game, Defend(1))
    assert game.results[0].ended_by == "knock"
    assert game.results[0].points == (75 - 1, 0)


@pytest.mark.parametrize(
    ("melds", "code"),
    [
        ((("As", "2s"),), "too_few_for_a_meld"),
        ((("As", "2s", "5d"),), "not_a_meld"),
        ((("Qh", "Kh", "Ah"),), "ace_is_low"),
        ((("As", "2s", "3s"), ("2s", "2d", "2h")), "card_used_twice"),
        ((("As", "2s", "3s"), ("5d", "6d", "7d")), "not_in_hand"),
        ((("Qs", "Ks", "Js"),), "not_in_hand"),
    ],
)
def test_G9_named_melds_must_be_melds_of_the_hand(
    melds: tuple[tuple[str, ...], ...], code: str
) -> None:
    hand = "As 2s 3s 2d 2h Ah Jh Qh Kh 5d"
    game = play(match(deal(hand, "2c 4c 7h 9h Jd Qd Ks 8c Tc 5h")), *PASSED)
    assert refused(game, Knock(0, None, melds)) == code


DEFENDER = "4s 5s 8d Kd Kc Ks 9c 2c Tc 4h"
"""4♠ 5♠ go on A-2-3♠ and 8♦ on 5-6-7♦; three kings; 9 + 2 + 10 + 4 are left."""


def knocked(theirs: str = DEFENDER, **options: Any) -> Match:
    """Seat 0 has knocked with 9: melds 0 = A-2-3♠ ... in pack order 5-6-7♦, J-Q-K♥, A-2-3♠."""
    return play(match(deal(KNOCK_HAND, theirs, upcard="6h"), **options), *PASSED, Knock(0, None))


def test_G9_unnamed_melds_are_numbered_in_pack_order() -> None:
    assert knocked().view(1).melds == (("5d", "6d", "7d"), ("Jh", "Qh", "Kh"), ("As", "2s", "3s"))


def test_G10_the_best_defence_is_made_when_nothing_is_named() -> None:
    game = knocked()
    assert game.legal_actions() == [Defend(1)]
    assert refused(game, Discard(1, "4s")) == "answer_the_knock"
    play(game, Defend(1))
    view = game.view(AUDIENCE)
    assert view.melds == (
        ("5d", "6d", "7d", "8d"),
        ("Jh", "Qh", "Kh"),
        ("As", "2s", "3s", "4s", "5s"),
        ("Kc", "Kd", "Ks"),
    )
    assert view.owners == (0, 0, 0, 1)
    assert set(view.hands[1].cards) == {"9c", "2c", "Tc", "4h"}
    assert game.results[0].points == (25 - 9, 0)
    assert view.score is not None
    assert view.score.deadwood == (9, 25)


def test_G10_what_is_named_is_taken_as_given() -> None:
    kings = (("Kd", "Kc", "Ks"),)
    game = play(knocked(), Defend(1, melds=kings))
    assert game.results[0].points == (25 + 17 - 9, 0)
    game = play(knocked(), Defend(1, lay_offs=(LayOff(2, ("5s", "4s")),)))
    assert game.results[0].points == (25 + 8 + 30 - 9, 0)
    game = play(knocked(), Defend(1, melds=()))
    assert game.results[0].points == (25 + 17 + 30 - 9, 0)
    parts = (LayOff(2, ("4s",)), LayOff(2, ("5s",)), LayOff(0, ("8d",)))
    game = play(knocked(), Defend(1, kings, parts))
    assert game.results[0].points == (25 - 9, 0)


@pytest.mark.parametrize(
    ("defence", "code"),
    [
        (Defend(1, lay_offs=(LayOff(2, ("5s",)),)), "does_not_fit"),
        (Defend(1, lay_offs=(LayOff(2, ("5s",)), LayOff(2, ("4s",)))), "does_not_fit"),
        (Defend(1, lay_offs=(LayOff(3, ("4s",)),)), "no_such_meld"),
        (Defend(1, lay_offs=(LayOff(-1, ("4s",)),)), "no_such_meld"),
        (Defend(1, lay_offs=(LayOff(2, ()),)), "no_cards"),
        (Defend(1, lay_offs=(LayOff(0, ("4d",)),)), "not_in_hand"),
        (Defend(1, lay_offs=(LayOff(1, ("Ah",)),)), "ace_is_low"),
        (Defend(1, melds=(("Kd", "Kc", "4h"),)), "not_a_meld"),
        (Defend(1, (("Kc", "Kd", "Ks"),), (LayOff(1, ("Kd",)),)), "does_not_fit"),
        (Defend(1, melds=(("Kc", "Kd", "Ks"), ("Kc", "Kd", "Ks"))), "card_used_twice"),
    ],
)
def test_G10_a_defence_must_fit(defence: Defend, code: str) -> None:
    assert refused(knocked(), defence) == code


def test_G10_a_card_is_melded_or_laid_off() -> None:
    game = knocked("3d 3h 3c 4s 5s Kd Kc 9c Tc 4h")
    cards = (("4s", "4h", "4c"),)
    assert refused(game, Defend(1, cards)) == "not_in_hand"
    game = knocked("4s 4h 4c 5s 9d Kd Kc 9c Tc 2d")
    both = Defend(1, (("4s", "4h", "4c"),), (LayOff(2, ("4s", "5s")),))
    assert refused(game, both) == "card_used_twice"
    play(game, Defend(1))
    assert game.view(AUDIENCE).score.deadwood[1] == 9 + 20 + 9 + 10 + 2 + 5


def test_G10_outside_a_defence_nothing_is_defended() -> None:
    assert refused(play(match(), *PASSED), Defend(0)) == "no_knock_to_answer"


def test_G11_after_gin_nothing_is_laid_off() -> None:
    game = match(deal("As 2s 3s 5d 6d 7d Jh Qh Kh 9s", DEFENDER, upcard="6h", stock="Th"))
    play(game, *PASSED, Draw(0, "stock"), Knock(0, "9s"))
    view = game.view(AUDIENCE)
    assert game.results[0].ended_by == "gin"
    assert not [event for event in view.history if isinstance(event, LaidOff)]
    assert view.score.deadwood == (0, 4 + 5 + 8 + 9 + 2 + 10 + 4)


def test_G12_a_knock_scores_the_difference() -> None:
    game = play(knocked(OPPONENT), Defend(1))
    # 4♠ is not there; of 75 points the 8♣ and others stay.
    assert game.results[0].ended_by == "knock"
    assert game.results[0].winners == (0,)
    assert game.results[0].points == (75 - 9, 0)


def test_G13_less_or_equal_is_an_undercut() -> None:
    game = play(knocked("Kd Kc Ks 4h 4c 4d Th Ah 8d 8c", undercut_bonus=10), Defend(1))
    # T♥ and A♥ do not both fit: the ten goes below the jack, the eight on the run.
    assert game.results[0].ended_by == "undercut"
    assert game.view(0).score.deadwood == (9, 9)
    assert game.results[0].winners == (1,)
    assert game.results[0].points == (0, 10)
    game = play(knocked("Kd Kc Ks 4h 4c 4d Th 2h 8d 4s", undercut_bonus=0), Defend(1))
    assert game.results[0].points == (0, 9 - 2)


def test_G14_gin_scores_the_bonus_and_the_whole_deadwood() -> None:
    deck = deal("As 2s 3s 5d 6d 7d Jh Qh Kh 9s", upcard="6h", stock="Th")
    game = play(match(deck, gin_bonus=40), *PASSED, Draw(0, "stock"), Knock(0, "9s"))
    assert game.results[0].points == (40 + 75, 0)
    assert game.view(1).score.bonus == 40


def test_G15_a_discard_that_leaves_two_cards_draws_the_round() -> None:
    game = match()
    _play_to_the_end_of_the_stock(game)
    assert game.view(0).stock == 2
    assert game.results[0].ended_by == "stock"
    assert game.results[0].winners == ()
    assert game.results[0].points == (0, 0)
    assert game.view(0).hands[1].cards is not None


def test_G15_the_last_draw_may_still_be_followed_by_a_knock() -> None:
    hand = "As 2s 3s 5d 6d 7d Jh Qh Kh 9s"
    game = play(match(deal(hand, upcard="6h")), *PASSED)
    while len(game.state.stock) > 2:
        seat = game.to_act
        play(game, Draw(seat, "stock"))
        if len(game.state.stock) > 2:
            play(game, Discard(seat, game.state.hands[seat][-1]))
    assert game.to_act == 0
    assert refused(game, Draw(0, "stock")) == "already_drawn"
    play(game, Knock(0, game.state.hands[0][-1]))
    assert game.state.phase is Phase.DEFEND


def test_C6_a_knock_shows_the_melds_and_the_deadwood() -> None:
    kinds = [type(event) for event in knocked().view(AUDIENCE).history][-5:]
    assert kinds == [Knocked, Melded, Melded, Melded, Revealed]
    game = play(match(deal(KNOCK_HAND, upcard="6h", stock="Kc")), *PASSED, Draw(0, "stock"))
    told = game.act(Knock(0, "Kc"))
    assert [type(t.public) for t in told][:2] == [Discarded, Knocked]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({"seat": 0, "type": "knock", "discard": None, "melds": None}, "melds"),
        ({"seat": 0, "type": "defend", "lay_offs": None}, "lay_offs"),
    ],
)
def test_only_the_discard_of_a_knock_may_be_null(action: dict[str, Any], key: str) -> None:
    with pytest.raises(RecordError, match=f": {key} must not be null"):
        read_action(GAME, 2, action)
    assert read_action(GAME, 2, {"seat": 0, "type": "knock", "discard": None}) == Knock(0, None)
