"""Worked examples of the rules of President, by rule number."""

import pytest

from app.core.cards import STANDARD
from app.core.game import AUDIENCE, Setup
from app.core.games.president import GAME, rules
from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.events import Gave, Revolution, TrickEnded
from app.core.games.president.options import Lead, Options
from app.core.games.president.scoring import Title, round_result, standing, title
from app.core.games.president.state import Phase, State
from app.core.games.president.violations import Code
from app.core.match import Match, Seat


def table(*hands: str, lead: int = 0, revolution: bool = True) -> State:
    """A round in play with these hands, `lead` to lead."""
    return State(
        options=Options(revolution=revolution),
        round=0,
        dealer=len(hands) - 1,
        totals=(0,) * len(hands),
        before=(),
        hands=[hand.split() for hand in hands],
        to_act=lead,
        phase=Phase.LEAD,
    )


def play(state: State, *moves: str) -> State:
    """Moves of the seats to act in turn: cards, or "-" for a pass."""
    for move in moves:
        seat = state.to_act
        action = Pass(seat) if move == "-" else Play(seat, tuple(move.split()))
        assert rules.check(state, action) is None, move
        rules.apply(state, action)
    return state


def refusal(state: State, cards: str) -> str | None:
    violation = rules.check(state, Play(state.to_act, tuple(cards.split())))
    return None if violation is None else violation.code


def second_round(seats: int, places: tuple[int, ...], deck: tuple[str, ...], **options: object):
    """Round 2 after a round that ended in `places`, dealt from `deck`."""
    result = round_result(places, (0,) * seats)
    setup = Setup(seats, places[-1], deck, (result,), lambda pile: pile)
    return rules.start(Options(rounds=2, **options), setup)


@pytest.mark.parametrize(("seats", "sizes"), [(3, {18, 17}), (4, {13}), (5, {11, 10}), (6, {9, 8})])
def test_P1_hands_differ_by_at_most_one_card(seats, sizes):
    state = rules.start(Options(), Setup(seats, seats - 1, STANDARD, (), lambda pile: pile))
    counts = [len(hand) for hand in state.hands]
    assert set(counts) == sizes
    assert sum(counts) == 52
    assert counts == sorted(counts, reverse=True), "seat 0 is dealt to first"


def test_P1_the_last_placed_seat_deals_the_next_round():
    assert GAME.first_dealer(5, 2) == 4
    assert GAME.next_dealer(4, 3, round_result((2, 0, 3, 1), (0,) * 4)) == 1


@pytest.mark.parametrize(
    ("places", "dealt"),
    [
        ((0, 2, 1), [17, 17, 18]),
        ((1, 3, 4, 0, 2), [10, 10, 10, 11, 11]),
        ((5, 4, 2, 1, 3, 0), [8, 9, 9, 9, 9, 8]),
    ],
)
def test_P1_an_uneven_deal_begins_on_the_left_of_whoever_was_last(places, dealt):
    state = second_round(len(places), places, STANDARD)
    assert state.log[0].public.counts == tuple(dealt)
    assert sum(len(hand) for hand in state.hands) == 52


def test_P2_seat_0_leads_the_first_round_whatever_it_likes():
    state = table("3c 9d 9h", "4c", "5c")
    assert state.to_act == 0
    assert refusal(state, "9d 9h") is None


@pytest.mark.parametrize("places", [(2, 0, 1), (2, 0, 3, 1), (2, 4, 0, 3, 1), (2, 4, 0, 3, 5, 1)])
@pytest.mark.parametrize(("lead", "leader"), [(Lead.PRESIDENT, 2), (Lead.LAST, 1)])
def test_P2_lead_next_both_ways(lead, leader, places):
    state = second_round(len(places), places, STANDARD, lead_next=lead)
    gave = []
    while state.phase is Phase.GIVE:
        gave.append(state.to_act)
        rules.apply(state, rules.legal_actions(state)[0])
    assert gave == list(places[:1] if len(places) == 3 else places[:2])
    assert (state.to_act, state.phase) == (leader, Phase.LEAD)


def test_P3_two_beats_the_ace_and_three_is_lowest():
    state = table("Ac 3c", "2d 4d", "5h 6h")
    play(state, "Ac")
    assert refusal(state, "4d") == Code.NOT_HIGHER
    assert refusal(state, "2d") is None


def test_P4_the_leader_may_not_pass_and_plays_one_rank():
    state = table("4c 4d 5c", "6c", "7c")
    assert rules.check(state, Pass(0)).code == Code.LEADER_MUST_PLAY
    assert refusal(state, "4c 5c") == Code.MIXED_RANKS
    assert refusal(state, "4c 4d") is None


def test_P5_same_number_strictly_higher_or_pass():
    state = play(table("7c 7d 3s", "7h 7s 8c 8d", "9c 9d 9h"), "7c 7d")
    assert refusal(state, "7h 7s") == Code.NOT_HIGHER
    assert refusal(state, "8c") == Code.WRONG_COUNT
    assert rules.check(state, Pass(1)) is None, "it may pass though it could play"


def test_P5_a_pass_lasts_until_the_trick_ends():
    state = play(table("3c 8c 4s", "9c 4c 5s", "6c Kc 6s"), "3c", "-", "6c", "8c")
    assert state.to_act == 2, "seat 1 passed and is skipped"
    play(state, "Kc", "-")
    assert state.to_act == 2
    assert state.phase is Phase.LEAD
    play(state, "6s")
    assert state.passed == set()
    assert state.to_act == 0, "a new trick: seat 0 may play again"


def test_P6_the_last_to_play_wins_when_all_others_pass():
    state = play(table("3c 4c", "5d 6d", "7h 8h"), "3c", "5d", "-", "-")
    assert isinstance(state.log[-1].public, TrickEnded)
    assert state.log[-1].public == TrickEnded(1, 1)
    assert (state.to_act, state.phase, state.plays) == (1, Phase.LEAD, [])


def test_P7_the_trick_goes_on_after_its_last_player_went_out():
    state = play(table("9c", "5d 6d", "Th 8h", "3s 4s"), "9c")
    assert state.places == [0]
    play(state, "-", "Th", "-")
    assert state.to_act == 2, "seat 2 beat the card of the seat that is out"
    assert state.phase is Phase.LEAD


def test_P7_the_lead_passes_on_from_a_seat_that_is_out():
    state = play(table("9c", "5d 6d", "Th 8h", "3s 4s"), "9c", "-", "-", "-")
    assert (state.to_act, state.phase) == (1, Phase.LEAD)
    assert state.log[-1].public == TrickEnded(0, 1)


def test_P7_the_lead_skips_seats_that_are_out_already():
    state = play(table("9c 3c", "Td", "Jh 8h", "3s 4s"), "9c", "Td", "Jh", "-", "-")
    play(state, "8h")
    assert state.places == [1, 2]
    play(state, "-", "-")
    assert (state.to_act, state.phase) == (3, Phase.LEAD), (
        "seat 3 is next after seat 2 that has cards"
    )


def test_P8_the_round_ends_with_one_seat_left():
    state = play(table("9c", "Td", "Jh 8h"), "9c", "Td")
    assert state.phase is Phase.OVER
    assert state.result.places == (0, 1, 2)
    assert rules.legal_actions(state) == []


def test_P9_four_of_a_kind_turns_the_order_in_the_middle_of_the_trick():
    state = table("7c 7d 7h 7s 3c", "6c 6d 6h 6s 4d", "8c 8d 8h 8s 5d")
    play(state, "7c 7d 7h 7s")
    assert state.reversed
    assert state.log[-1].public == Revolution(0, True)
    assert state.phase is Phase.FOLLOW, "the trick is not cleared"


def test_P9_without_the_option_four_cards_are_an_ordinary_play():
    state = table("7c 7d 7h 7s 3c", "6c 6d 6h 6s 4d", "8c 8d 8h 8s 5d", revolution=False)
    play(state, "7c 7d 7h 7s")
    assert not state.reversed
    assert refusal(state, "6c 6d 6h 6s") == Code.NOT_HIGHER
    play(state, "-")
    assert refusal(state, "8c 8d 8h 8s") is None


def test_P9_reversed_order_holds_for_single_cards():
    state = play(table("7c 7d 7h 7s 9c 3s", "4c 5d", "2h 5h 4h"), "7c 7d 7h 7s", "-", "-", "9c")
    assert refusal(state, "5d") is None, "five beats nine now"
    play(state, "-")
    assert refusal(state, "2h") == Code.NOT_HIGHER, "the two is lowest now"


def test_P9_the_usual_order_returns_in_the_next_round():
    deck = hands_deck(2, "7c 7d 7h 7s", "6c 6d", "5c 5d")
    match = Match(GAME, Options(rounds=2), [Seat("Ana"), Seat("Boris"), Seat("Ewa")], None)
    match.next_round(deck)
    match.act(Play(0, ("7c", "7d", "7h", "7s")))
    assert match.state.reversed
    while match.to_act is not None:
        legal = match.legal_actions()
        singles = [a for a in legal if isinstance(a, Play) and len(a.cards) == 1]
        match.act((singles or legal)[0])
    assert match.state.reversed, "it stayed so to the end of the round"
    match.next_round(hands_deck(match.results[0].places[-1], "3c 4c"))
    while match.state.phase is Phase.GIVE:
        match.act(match.legal_actions()[0])
    assert not match.state.reversed
    match.state.hands = [["3d", "2d"], ["3h", "2h"], ["3s", "2s"]]
    match.act(match.legal_actions()[0])
    two = match.state.hands[match.to_act][1]
    assert match.check(Play(match.to_act, (two,))) is None, "a two beats a three again"


def test_P10_quads_answer_quads_in_both_directions():
    state = table("7c 7d 7h 7s 3c", "6c 6d 6h 6s 4d", "8c 8d 8h 8s 5d")
    play(state, "7c 7d 7h 7s")
    assert refusal(state, "6c 6d 6h 6s") is None
    play(state, "6c 6d 6h 6s")
    assert not state.reversed, "four sixes restore the usual order"
    assert refusal(state, "8c 8d 8h 8s") is None
    play(state, "8c 8d 8h 8s")
    assert state.reversed


def test_P10_in_the_reversed_order_quads_answer_quads_the_other_way_round():
    state = table("9c 9d 9h 9s 3c", "Tc Td Th Ts 4d", "8c 8d 8h 8s 5d")
    state.reversed = True
    play(state, "9c 9d 9h 9s")
    assert not state.reversed, "four nines restore the usual order"
    assert refusal(state, "Tc Td Th Ts") is None, "ten beats nine in the usual order"
    play(state, "-")
    assert refusal(state, "8c 8d 8h 8s") == Code.NOT_HIGHER


def test_P10_four_cards_are_beaten_only_by_four():
    state = play(table("7c 7d 7h 7s 3c", "6c 6d 6h 4d", "5d 5c"), "7c 7d 7h 7s")
    assert refusal(state, "6c 6d 6h") == Code.WRONG_COUNT


def test_P9_going_out_by_the_revolution():
    state = play(table("7c 7d 7h 7s", "6c 4d", "8c 5d"), "7c 7d 7h 7s")
    assert state.places == [0]
    assert state.reversed
    play(state, "-", "-")
    assert (state.to_act, state.phase) == (1, Phase.LEAD)
    play(state, "6c")
    assert refusal(state, "8c") == Code.NOT_HIGHER
    assert refusal(state, "5d") is None


@pytest.mark.parametrize(
    ("seats", "titles"),
    [
        (3, [Title.PRESIDENT, Title.CITIZEN, Title.SCUM]),
        (4, [Title.PRESIDENT, Title.VICE_PRESIDENT, Title.VICE_SCUM, Title.SCUM]),
        (5, [Title.PRESIDENT, Title.VICE_PRESIDENT, Title.CITIZEN, Title.VICE_SCUM, Title.SCUM]),
    ],
)
def test_P11_titles(seats, titles):
    assert [title(place, seats) for place in range(seats)] == titles


def test_P12_points_count_down_from_the_number_of_players():
    result = round_result((2, 0, 3, 1), (10, 0, 0, 5))
    assert result.points == (3, 1, 4, 2)
    assert result.totals == (13, 1, 4, 7)
    assert result.winners == (2,)


def test_P13_ties_share_the_match():
    first = round_result((0, 1, 2), (0, 0, 0))
    second = round_result((1, 0, 2), first.totals)
    options = Options(rounds=2)
    assert not standing(options, 3, [first]).over
    assert standing(options, 3, [first, second]).winners == (0, 1)


def test_P13_all_may_tie_and_a_leader_of_points_need_not_win_the_last_round():
    rounds = [round_result((0, 1, 2), (0, 0, 0))]
    rounds.append(round_result((1, 2, 0), rounds[-1].totals))
    rounds.append(round_result((2, 0, 1), rounds[-1].totals))
    assert standing(Options(rounds=3), 3, rounds).winners == (0, 1, 2)
    over = standing(Options(rounds=2), 3, rounds[:2])
    assert (over.winners, over.totals) == ((1,), (4, 5, 3))


def hands_deck(dealer: int, *hands: str) -> tuple[str, ...]:
    """A whole deck that begins with these cards for each seat, the rest anyhow."""
    wanted = [hand.split() for hand in hands]
    rest = [card for card in STANDARD if card not in " ".join(hands)]
    deck = []
    for at in range(52):
        hand = wanted[(dealer + 1 + at) % len(hands)]
        deck.append(hand.pop(0) if hand else rest.pop(0))
    return tuple(deck)


def test_P14_exchange_with_three_seats_is_two_cards_only():
    state = second_round(3, (1, 0, 2), hands_deck(2, "3c", "4c", "2h 2d 2s Ac"))
    assert [(g.seat, g.to, g.cards) for g in given(state)] == [(2, 1, ("2s", "2h"))]
    assert (state.to_act, state.phase) == (1, Phase.GIVE)
    rules.apply(state, Give(1, ("4c", "2h")))
    assert state.phase is Phase.LEAD
    assert {"4c", "2h"} <= set(state.hands[2])


def given(state: State) -> list[Gave]:
    return [told.secret for told in state.log if isinstance(told.secret, Gave)]


def test_P14_from_four_seats_on_two_pairs_exchange_and_citizens_do_not():
    for seats in (4, 5, 6):
        places = tuple(range(seats))
        state = second_round(seats, places, STANDARD)
        rules.apply(state, rules.legal_actions(state)[0])
        rules.apply(state, rules.legal_actions(state)[0])
        assert [(g.seat, g.to, g.count, g.back) for g in given(state)] == [
            (seats - 1, 0, 2, False),
            (seats - 2, 1, 1, False),
            (0, seats - 1, 2, True),
            (1, seats - 2, 1, True),
        ]
        assert [len(hand) for hand in state.hands] == list(state.log[0].public.counts)


def test_P14_both_lots_of_best_cards_go_before_anyone_gives_back():
    deck = hands_deck(3, "As Ah", "3c", "4c", "2h 2d")
    state = second_round(4, (1, 2, 0, 3), deck)
    gifts = [(g.seat, g.to, g.cards) for g in given(state)]
    assert gifts[0] == (3, 1, ("2h", "2d"))
    assert gifts[1][:2] == (0, 2)
    assert len(gifts[1][2]) == 1
    assert state.to_act == 1, "the President gives back first"
    violation = rules.check(state, Give(2, ("4c",)))
    assert violation.code == Code.NOT_YOUR_TURN
    assert rules.check(state, Give(1, ("3c",))).code == Code.WRONG_NUMBER_TO_GIVE
    rules.apply(state, Give(1, ("2h", "3c")))
    assert state.to_act == 2
    assert rules.check(state, Play(2, ("4c",))).code == Code.GIVE_FIRST
    rules.apply(state, Give(2, ("4c",)))
    assert (state.to_act, state.phase) == (1, Phase.LEAD)


def test_P14_of_equal_ranks_the_later_suit_goes_first():
    state = second_round(3, (1, 0, 2), hands_deck(2, "2s 2h", "4c 2d", "Ac Ad Ah As 2c"))
    assert given(state)[0].cards == ("2c", "As")


def test_C6_the_exchange_is_secret_from_the_others():
    state = second_round(4, (1, 2, 0, 3), STANDARD)
    for watcher in (0, 2, AUDIENCE):
        gifts = [e for e in GAME.view(state, watcher).history if isinstance(e, Gave)]
        secret = [g.cards for g in gifts if watcher not in (g.seat, g.to)]
        assert secret
        assert set(secret) == {None}
    assert all(g.cards for g in GAME.view(state, 3).history if isinstance(g, Gave) and g.seat == 3)
