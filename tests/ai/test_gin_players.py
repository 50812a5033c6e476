"""The players of gin: legal, the same for the same view, honest, quick to stop; and their parts."""

import copy
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from app.ai.agent import Limit
from app.ai.arena import Contest, play_all
from app.ai.baselines.gin_highest_loose import HighestLoose
from app.ai.baselines.gin_simple import Simple
from app.ai.games.gin import LEVELS
from app.ai.games.gin.danger import dangers, neighbours
from app.ai.games.gin.knocking import Race, chance, imagined, knocking, playing_on
from app.ai.games.gin.normal import Normal
from app.ai.games.gin.prospects import next_deadwood
from app.ai.games.gin.sight import Sight, completing
from app.ai.token import Cancelled, Token
from app.core.cards import STANDARD
from app.core.game import ALL_OPEN
from app.core.games.gin import GAME
from app.core.games.gin.actions import Defend, Discard, Draw, Knock, Pass
from app.core.games.gin.deadwood import (
    FULL,
    deadwood,
    deadwood_after_discard,
    places,
    to_cards,
    to_mask,
)
from app.core.games.gin.hand import best_melds
from app.core.games.gin.options import Options
from app.core.match import Match, Seat

PLAYERS = {**LEVELS, "simple": Simple(), "highest-loose": HighestLoose()}
every_player = pytest.mark.parametrize("name", list(PLAYERS))


def new_match(seed: int, **options: Any) -> Match:
    seats = [Seat("Ana"), Seat("Boris")]
    match = Match(GAME, Options(**options), seats, seed.to_bytes(16, "big"))
    match.next_round()
    return match


def decide(match: Match, name: str, seed: int = 1) -> Any:
    seat = match.to_act
    assert seat is not None
    view, legal = match.view(seat), match.legal_actions()
    return PLAYERS[name].decide(view, legal, seed, Limit(), Token())


def positions(name: str, count: int) -> Iterator[Match]:
    """Positions in rounds that the player plays against itself."""
    rng = random.Random(name)
    for seed in range(count):
        match = new_match(seed, knock_without_drawing=seed % 2 == 0)
        for _ in range(rng.randrange(40)):
            if match.to_act is not None:
                match.act(decide(match, name, rng.getrandbits(32)).action)
        if match.to_act is not None:
            yield match


@every_player
def test_plays_rounds_to_their_end_by_legal_actions(name: str) -> None:
    for seed in range(3):
        match = new_match(seed)
        while match.to_act is not None:
            action = decide(match, name, seed).action
            if not isinstance(action, Knock | Defend):
                assert action in match.legal_actions()
            match.act(action)
        assert len(match.rounds[0].actions) < 300


@every_player
def test_C7_decides_the_same_however_the_hidden_cards_lie(name: str) -> None:
    rng = random.Random(7)
    for match in positions(name, 25):
        seat = match.to_act
        assert seat is not None
        view = match.view(seat)
        state = copy.deepcopy(match.state)
        hidden = _redeal(state, seat, view, rng)
        if state.phase != "defend":
            assert hidden > 10
        other = GAME.view(state, seat)
        assert other == view
        legal = match.legal_actions()
        chosen = PLAYERS[name].decide(view, legal, 3, Limit(), Token())
        assert PLAYERS[name].decide(other, legal, 3, Limit(), Token()) == chosen


def _redeal(state: Any, seat: int, view: Any, rng: random.Random) -> int:
    """Deal what the seat cannot see anew; returns how many cards that are."""
    own = state.hands[1 - seat]
    held = () if view.phase == "defend" else Sight(view).held
    known = own if view.phase == "defend" else [c for c in own if to_mask((c,)) & held]
    hidden = [card for card in own if card not in known] + state.stock
    rng.shuffle(hidden)
    cut = len(own) - len(known)
    state.hands[1 - seat] = [*known, *hidden[:cut]]
    state.stock = hidden[cut:]
    return len(hidden)


@every_player
def test_a_cancelled_decision_stops(name: str) -> None:
    match = new_match(5)
    token = Token()
    token.cancel()
    view = match.view(match.to_act or 0)
    with pytest.raises(Cancelled):
        PLAYERS[name].decide(view, match.legal_actions(), 1, Limit(), token)


def _set_up(mine: str, theirs: str, upcard: str, drawn: str) -> Match:
    """Seat 0 has passed, as has the dealer, and drawn this card."""
    first, second = mine.split(), theirs.split()
    top = [card for pair in zip(first, second, strict=True) for card in pair]
    top += [upcard, drawn]
    match = Match(GAME, Options(), [Seat("Ana"), Seat("Boris")], None)
    match.next_round([*top, *(card for card in STANDARD if card not in top)], dealer=1)
    for action in (Pass(0), Pass(1), Draw(0, "stock")):
        match.act(action)
    return match


THEIRS = "2c 4c 7h 9h Jd Qd Ks 8c Tc 5h"


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_takes_gin(name: str) -> None:
    match = _set_up("As 2s 3s 4s 5d 6d 7d Jh Qh 9c", THEIRS, "6h", "Kh")
    match.act(decide(match, name).action)
    assert match.results[0].ended_by == "gin"


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_keeps_its_melds(name: str) -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Kh 9c 8s Jc", THEIRS, "6h", "Qs")
    action = decide(match, name).action
    assert isinstance(action, Discard)
    assert action.card in {"Kh", "Jc", "Qs", "9c"}


def test_hard_knocks_early() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 4c", THEIRS.replace("4c", "4d"), "6h", "9c")
    assert isinstance(decide(match, "hard").action, Knock)


def test_hard_plays_on_with_little_deadwood_later_but_not_near_its_target() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 3c", THEIRS.replace("4c", "4d"), "6h", "9c")
    sight = Sight(replace(match.view(0), stock=18))
    sight.opponent_stock_draws = 7
    hand = sight.hand & ~to_mask(("9c",))
    gains = knocking(sight, hand, random.Random(1), Token(), worlds=200)
    worth = {}
    for own in (100, 3):
        race = Race(own, 100, 100)
        knock = sum(map(race.after, gains)) / len(gains)
        worth[own] = knock - playing_on(sight, hand, 3, race)
    assert worth[100] < 0 < worth[3]


def test_a_knock_promises_less_the_more_the_opponent_has_drawn() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 4c", THEIRS.replace("4c", "4d"), "6h", "9c")
    sight = Sight(match.view(0))
    hand = sight.hand & ~to_mask(("9c",))
    means = []
    for draws in (1, 5, 10):
        sight.opponent_stock_draws = draws
        means.append(sum(knocking(sight, hand, random.Random(1), Token(), worlds=150)))
    assert means[0] > means[1] > means[2]


def test_playing_on_is_worth_less_with_more_deadwood_and_near_the_end_of_the_stock() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 4c", THEIRS.replace("4c", "4d"), "6h", "9c")
    view = match.view(0)
    sight = Sight(view)
    hand = sight.hand & ~to_mask(("9c",))
    race = Race.of(sight)
    assert (race.own, race.other) == (100, 100)
    assert playing_on(sight, hand, 4, race) > playing_on(sight, hand, 9, race)
    late = Sight(replace(view, stock=5))
    assert playing_on(sight, hand, 4, race) > playing_on(late, hand, 4, race)


def test_chance_in_the_match() -> None:
    assert chance(100, 100) == 0.5
    assert chance(40, 70) + chance(70, 40) == pytest.approx(1)
    assert chance(0, 5) == 1
    assert chance(5, -3) == 0
    assert chance(10, 60) > chance(40, 90) > chance(90, 90) > chance(90, 60)
    race = Race(30, 50, 100)
    assert race.after(40) > race.after(20) > race.after(5) > race.after(-5) > race.after(-60)


def test_normal_knocks_with_little_deadwood_alone() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 6c", THEIRS, "6h", "9c")
    assert isinstance(decide(match, "normal").action, Discard)
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 5c", THEIRS, "6h", "9c")
    assert isinstance(decide(match, "normal").action, Knock)


def test_normal_throws_nothing_next_to_what_the_opponent_took() -> None:
    match = _set_up("As 2s 3s Kh 9s 8d Jc 6h 4d 2h", THEIRS, "7s", "Qs")
    sight = Sight(match.view(0))
    thrown = []
    for held in ((), ("Jd",), ("Jd", "Kc")):
        sight.held = to_mask(held)
        play = Normal().plays(sight, random.Random(1), Token())
        thrown += to_cards(play.card)
    assert thrown == ["Jc", "Kh", "Qs"]


@pytest.mark.parametrize(
    ("card", "near"), [("2c", "Ac 2c 3c 4c 2d 2h 2s"), ("Kd", "Kc Jd Qd Kd Kh Ks")]
)
def test_neighbours(card: str, near: str) -> None:
    assert to_cards(neighbours(to_mask((card,)))) == tuple(near.split())


@pytest.mark.parametrize("four", ["8s 9s Ts Js", "9c 9d 9h 9s"])
def test_easy_keeps_melds_of_four_whole(four: str) -> None:
    match = _set_up(f"{four} 5d 6d 7d Ah 2d 7c", THEIRS.replace("9h", "Kh"), "6h", "3h")
    action = decide(match, "easy").action
    assert isinstance(action, Knock)
    assert action.discard == "7c"


def test_easy_knocks_as_soon_as_it_can() -> None:
    """With its discard it knocks if and only if the ten cards left allow it (G7)."""
    knocked = []
    for seed in range(20):
        match = new_match(seed, knock_without_drawing=False)
        while match.to_act is not None:
            view = match.view(match.to_act)
            action = decide(match, "easy", seed).action
            if view.phase == "play":
                thrown = action.discard if isinstance(action, Knock) else action.card
                allowed = deadwood(to_mask(view.hand) ^ to_mask((thrown,))) <= 10
                assert isinstance(action, Knock) == allowed
                knocked.append(allowed)
            match.act(action)
    assert {True, False} == set(knocked)


def test_easy_leaves_the_pile_alone() -> None:
    for match in positions("easy", 30):
        for act in match.rounds[-1].actions:
            assert act != Draw(act.seat, "discard")


@pytest.mark.parametrize(
    ("better", "other", "seed"), [("hard", "normal", 1), ("normal", "easy", 2)]
)
def test_each_level_scores_more_than_the_one_below(better: str, other: str, seed: int) -> None:
    contest = Contest("gin", {}, (better, other), bytes([seed]), whole_matches=False)
    played = list(play_all(contest, range(60)))
    mine, theirs = (sum(p.points[player] for p in played) for player in (0, 1))
    assert mine > 1.3 * theirs


def test_hand_that_is_imagined_agrees_with_what_was_seen() -> None:
    rng = random.Random(2)
    checked = taken = melded = light = 0
    for match in positions("normal", 30):
        view = match.view(match.to_act or 0)
        if view.phase not in ("draw", "play"):
            continue
        sight = Sight(view)
        theirs = to_mask(match.view(ALL_OPEN).hands[1 - sight.seat].cards or ())
        assert sight.held & ~theirs == 0
        assert theirs & ~(sight.held | sight.unseen) == 0
        hand = imagined(sight, rng)
        assert hand.bit_count() == 10
        assert sight.held & ~hand == 0
        assert hand & ~(sight.held | sight.unseen) == 0
        checked += 1
        taken += sight.held.bit_count()
        melded += sum(not card & ~_melded(hand) for card in _bits(sight.held))
        light += deadwood(hand) <= 10
    assert checked > 10
    assert melded > 0.7 * taken > 0
    assert light == 0


def _bits(mask: int) -> list[int]:
    return [1 << place for place in places(mask)]


def _melded(hand: int) -> int:
    return sum(best_melds(hand))


def test_completing_cards_are_those_that_make_a_meld() -> None:
    rng = random.Random(3)
    for _ in range(60):
        hand = to_mask(rng.sample(STANDARD, 10))
        for place in places(FULL & ~hand):
            card = 1 << place
            makes = any(
                deadwood(card | 1 << a | 1 << b) == 0
                for a in places(hand)
                for b in places(hand)
                if a < b
            )
            assert bool(completing(hand) & card) == makes


def test_next_deadwood_is_about_the_mean_of_the_best_draws() -> None:
    rng = random.Random(4)
    errors = []
    for _ in range(200):
        cards = rng.sample(STANDARD, 40)
        hand, unseen = to_mask(cards[:10]), to_mask(cards[10:])
        exact = sorted(deadwood_after_discard(hand | 1 << place) for place in places(unseen))[:7]
        errors.append(abs(next_deadwood(hand, deadwood(hand), unseen) - sum(exact) / 7))
    assert max(errors) < 6
    assert sum(errors) / len(errors) < 1


def test_danger_follows_what_the_opponent_took_and_left() -> None:
    match = _set_up("As 2s 3s 5d 6d 7d Jh Qh Kh 4c", THEIRS.replace("4c", "4d"), "6h", "9c")
    sight = Sight(match.view(0))
    card = to_mask(("9c",))
    plain = dangers(sight, [card])[card]
    sight.rejected = [to_mask(("9s",))]
    assert dangers(sight, [card])[card] < plain
    sight.rejected = []
    sight.held = to_mask(("9h", "9d"))
    sight.unseen &= ~sight.held
    assert dangers(sight, [card])[card] == 1.0
