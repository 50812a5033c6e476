"""The players of Remik 51: legal, honest, the same for the same view, quick to stop."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from app.ai.agent import Limit
from app.ai.games.remik51 import LEVELS
from app.ai.games.remik51.hard import Hard
from app.ai.games.remik51.laying import Manner, plan
from app.ai.games.remik51.sight import PATIENCE, waited_too_long
from app.ai.token import Cancelled, Token
from app.core.cards import in_pack_order
from app.core.events import Drew
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, LayOff, Open, Return, Swap
from app.core.games.remik51.scoring import card_penalty
from app.core.games.remik51.search import turn, turn_with
from app.core.match import Match, Seat
from tests.core.remik51.deals import QUEENS, cards, deal, opening, play
from tests.core.remik51.rounds import rounds

every_level = pytest.mark.parametrize("level", list(LEVELS))
FEW = Limit(worlds=2)
SEVENS = "7c 7d 7s"


def decide(match: Match, level: str, seed: int = 1, limit: Limit = FEW) -> Any:
    seat = match.to_act
    view, legal = match.view(seat), match.legal_actions()
    return LEVELS[level].decide(view, legal, seed, limit, Token())


def new_match(seats: int, seed: int, **options: Any) -> Match:
    names = [Seat(f"P{n}") for n in range(seats)]
    match = Match(GAME, GAME.options(**options), names, seed.to_bytes(16, "big"))
    match.next_round()
    return match


def finish_round(match: Match, levels: list[str], rng: random.Random) -> None:
    for _ in range(1500):
        if match.to_act is None:
            return
        match.act(decide(match, levels[match.to_act], rng.getrandbits(32)).action)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"packs": 1, "opening_points": 80, "match_format": "rounds", "rounds": 2}),
        (2, {"packs": 3, "pure_run_required": False, "joker_penalty": 10, "points_limit": 50}),
        (3, {"cut_joker": True, "match_format": "rounds", "rounds": 2}),
        (4, {"match_format": "wins", "wins_needed": 1}),
        (5, {"match_format": "points", "points_limit": 50, "opening_points": 30}),
        (6, {"match_format": "rounds", "rounds": 1, "joker_penalty": 25}),
    ],
)
def test_matches_of_every_format_and_size_are_played_to_their_end(seats, options) -> None:
    match = new_match(seats, seats, **options)
    levels = [list(LEVELS)[seat % 3] for seat in range(seats)]
    rng = random.Random(seats)
    for _ in range(15):
        finish_round(match, levels, rng)
        if match.standing.over:
            break
        match.next_round()
    assert match.standing.over


def test_K18_a_match_with_the_bomb_goes_on_without_the_eliminated() -> None:
    match = new_match(3, 5, match_format="bomb")
    rng = random.Random(5)
    out = set()
    for _ in range(40):
        finish_round(match, ["easy", "normal", "easy"], rng)
        out.add(match.results[-1].eliminated)
        if match.standing.over:
            break
        match.next_round()
    assert match.standing.over
    assert len(match.standing.winners) == 1


def positions(level: str, count: int) -> Iterator[Match]:
    """Positions of rounds in which the level plays against easy."""
    rng = random.Random(level)
    for seed in range(count):
        match = new_match(2 + seed % 3, seed, cut_joker=seed % 2 == 0)
        for _ in range(rng.randrange(60)):
            if match.to_act is not None:
                player = level if match.to_act == 0 else "easy"
                match.act(decide(match, player, rng.getrandbits(32)).action)
        if match.to_act is not None:
            yield match


def dealt_otherwise(match: Match, rng: random.Random) -> None:
    """Give the cards that the seat to act cannot know other places; its view stays the same."""
    state, seat = match.state, match.to_act
    hidden = [card for s, hand in enumerate(state.hands) if s != seat for card in hand]
    hidden += state.stock
    rng.shuffle(hidden)
    for other, hand in enumerate(state.hands):
        if other != seat:
            state.hands[other] = [hidden.pop() for _ in hand]
    state.stock = hidden


@every_level
def test_C7_decides_the_same_however_hidden_cards_lie(level: str) -> None:
    rng = random.Random(7)
    for match in positions(level, 20):
        before, view = decide(match, level), repr(match.view(match.to_act))
        for _ in range(2):
            dealt_otherwise(match, rng)
            assert repr(match.view(match.to_act)) == view
            assert decide(match, level) == before


def test_K8_to_K14_plans_are_legal_and_lead_where_they_say() -> None:
    """Whatever is worth laying, with a card that could be taken from the pile too (K11)."""
    plans = 0
    for match, chance in rounds(range(6)):
        if chance.random() < 0.8:
            continue
        view = match.view(match.to_act)
        taking = view.phase == "draw"
        if taking and Draw(view.watcher, "discard") not in match.legal_actions():
            continue
        start = turn_with(view, view.discards[-1]) if taking else turn(view)
        manner = Manner(
            partial(card_penalty, options=view.options),
            joker=chance.choice((-12, 0, 50)),
            fitting=chance.choice((None, 1, 30)),
            swaps=chance.random() < 0.7,
            all_jokers=chance.random() < 0.5,
        )
        laying = plan(start, manner)
        if laying is None:
            continue
        play(match, *([Draw(view.watcher, "discard")] if taking else []), *laying.actions)
        if match.to_act is None:
            assert laying.hand == []
            continue
        end = turn(match.view(view.watcher))
        assert (sorted(laying.hand), laying.table) == (sorted(end.hand), end.table)
        assert any(isinstance(action, Discard) for action in match.legal_actions())
        plans += len(laying.actions) > 0
    assert plans > 20


@every_level
def test_decides_the_same_for_the_same_seed_and_legally(level: str) -> None:
    for match in positions(level, 6):
        decision = decide(match, level, seed=3)
        assert decide(match, level, seed=3) == decision
        assert match.check(decision.action) is None
        assert all(reason.code for reason in decision.reasons)


@every_level
def test_stops_when_it_is_cancelled(level: str) -> None:
    match = deal("", "")
    token = Token()
    token.cancel()
    with pytest.raises(Cancelled):
        LEVELS[level].decide(match.view(0), match.legal_actions(), 1, Limit(), token)


def test_hard_looks_at_the_token_between_worlds() -> None:
    class Soon(Token):
        """Cancelled after some looks."""

        looks = 0

        def check(self) -> None:
            self.looks += 1
            if self.looks > 5:
                self.cancel()
            super().check()

    match, token = deal("", ""), Soon()
    with pytest.raises(Cancelled):
        Hard().decide(match.view(0), match.legal_actions(), 1, Limit(worlds=1000), token)
    assert token.looks == 6


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_opens_as_soon_as_it_can(level: str) -> None:
    match = deal(f"{QUEENS} {SEVENS}", "")
    action = decide(match, level).action
    assert isinstance(action, Open)
    assert in_pack_order(c for meld in action.melds for c in meld) == in_pack_order(
        cards(f"{QUEENS} {SEVENS}")
    )


def test_easy_discards_the_loose_card_of_highest_penalty_and_never_a_joker() -> None:
    hand = "7c 7d 7s Jk 2c 4d 5h 9s 3d Kh 4s 8c 6h 2h 8d"
    match = deal(hand, "")
    decision = decide(match, "easy")
    assert decision.action == Discard(0, "Kh")
    assert decision.reasons[0].code == "highest_loose"


def test_K14_normal_swaps_jokers_and_easy_does_not() -> None:
    for level, swaps in (("normal", True), ("easy", False)):
        match = deal(f"{QUEENS} 5c Jk 7c 9d 9h 9s 2d", "", stock="3d", opening_points=30)
        play(match, opening(0, QUEENS, "5c Jk 7c", "9d 9h 9s"), Discard(0, "2d"))
        play(match, Draw(1, "stock"), Discard(1, match.view(1).hand[0]))
        match.state.hands[0] += ["6c"]
        play(match, Draw(0, "stock"))
        assert isinstance(decide(match, level).action, Swap) == swaps


def test_K11_all_take_the_discard_that_lets_them_go_out() -> None:
    for level in LEVELS:
        match = deal("Jh", f"{QUEENS} {SEVENS} 2d 3d 4d 5c 5d 5h Th 2s")
        play(match, Discard(0, "Jh"))
        rng = random.Random(1)
        assert decide(match, level).action == Draw(1, "discard")
        while match.to_act == 1:
            match.act(decide(match, level, rng.getrandbits(32)).action)
        assert match.results[0].winners == (1,)


def test_K11_an_unopened_seat_leaves_a_discard_that_does_not_let_it_go_out() -> None:
    for level in LEVELS:
        match = play(deal("7c", "7d 7s 2c 9h"), Discard(0, "7c"))
        assert decide(match, level).action == Draw(1, "stock")


def test_K11_normal_keeps_the_taken_card_for_its_new_meld_instead_of_swapping_it() -> None:
    match = deal("Ts 2c", f"{QUEENS} 8h Jk Th 3d 6c 9s Js 9h 5c 2d", stock="Kc 4d")
    play(match, Discard(0, "2c"), Draw(1, "stock"))
    match.state.opened[1] = True
    match.state.melds.append(cards("8s 9s Jk"))
    match.state.owners.append(1)
    play(match, Discard(1, "Kc"), Draw(0, "stock"), Discard(0, "Ts"))
    decision = decide(match, "normal")
    assert decision.action == Draw(1, "discard")
    play(match, decision.action)
    while match.to_act == 1 and not match.state.used:
        match.act(decide(match, "normal").action)
    assert any("Ts" in laid and "9s" in laid and "Js" in laid for laid in match.view(1).melds)


def test_K12_returns_what_it_cannot_use() -> None:
    for level in LEVELS:
        match = play(deal("7c", "7d 7s 2c 9h"), Discard(0, "7c"), Draw(1, "discard"))
        assert decide(match, level).action == Return(1)


def test_hard_holds_its_opening_until_another_hand_is_small() -> None:
    match = deal(f"{QUEENS} {SEVENS} 2c 9d", "")
    assert isinstance(decide(match, "hard").action, Discard)
    match.state.hands[1] = ["3c", "5d"]
    match.state.opened[1] = True
    decision = decide(match, "hard")
    assert isinstance(decision.action, Open)
    assert decision.reasons[0].code == "another_is_close"


def test_hard_goes_out_at_once_with_a_joker_between() -> None:
    match = deal(f"{QUEENS} {SEVENS} Th Jk 2d 3d 4d 5c 5d 5h 2s", "")
    rng = random.Random(1)
    while match.to_act is not None:
        decision = decide(match, "hard", rng.getrandbits(32))
        assert "goes_out" in [reason.code for reason in decision.reasons]
        match.act(decision.action)
    assert match.results[0].winners == (0,)


def test_hard_keeps_what_completes_its_hand() -> None:
    hand = f"{QUEENS} {SEVENS} 2d 3d 4d 5c 5d 9h 9s Ks 3s"
    match = deal(hand, "")
    decision = decide(match, "hard", limit=Limit(worlds=30))
    assert decision.action in (Discard(0, "Ks"), Discard(0, "3s"))


def test_no_stock_for_twenty_turns_means_the_stock() -> None:
    match = deal("", "")
    view = match.view(0)
    taken = [Drew(0, "discard", "2c")] * PATIENCE
    assert not waited_too_long(view)
    for history, waited in (
        (taken, True),
        (taken[1:], False),
        ([*taken, Drew(0, "stock", None)], False),
    ):
        object.__setattr__(view, "history", (*match.view(0).history, *history))
        assert waited_too_long(view) == waited


def test_K15_after_the_second_reshuffle_hard_lays_what_it_can() -> None:
    match = deal(f"{QUEENS} {SEVENS} 2c 9d", "")
    match.state.reshuffles = 2
    assert isinstance(decide(match, "hard").action, Open)


def test_K13_normal_lays_off_what_fits_one_card_after_another() -> None:
    match = play(deal(f"{QUEENS} {SEVENS} 2c", "Th Jh 7h 4c"), opening(0, QUEENS, SEVENS))
    play(match, Discard(0, "2c"), Draw(1, "stock"))
    match.state.opened[1] = match.state.opened_before = True
    laid = []
    while match.to_act == 1:
        laid.append(decide(match, "normal").action)
        match.act(laid[-1])
    assert sorted(laid[:-1], key=repr) == [
        LayOff(1, 0, ("Jh",), "low"),
        LayOff(1, 0, ("Th",), "low"),
        LayOff(1, 1, ("7h",)),
    ]


def thrown_by_normal(match: Match) -> set[Any]:
    return {decide(match, "normal", seed).action.card for seed in range(12)}


@pytest.mark.parametrize(("needed", "thrown"), [(True, {"6d", "6s"}), (False, {"8c"})])
def test_K8_normal_builds_toward_the_pure_run(needed: bool, thrown: set[str]) -> None:
    hand = "2c 2d 2h 2s Kc Kd Kh Ks Qc Qd Qh 6d 6s 7c 8c"
    assert thrown_by_normal(deal(hand, "", pure_run_required=needed, opening_points=80)) == thrown


@pytest.mark.parametrize(("theirs", "thrown"), [("3d", {"8d"}), ("6h", {"6c"}), ("5c", {"6c"})])
def test_normal_throws_what_the_next_seat_throws_itself(theirs: str, thrown: set[str]) -> None:
    match = deal("", f"{QUEENS} {SEVENS} {theirs}", dealer=1)
    play(match, opening(1, QUEENS, SEVENS), Discard(1, theirs), Draw(0, "stock"))
    match.state.hands[0] = list(cards("2c 2d 2h 2s Kc Kd Ks Jc Jd Js 4d 4h 4s 6c 8d"))
    assert thrown_by_normal(match) == thrown
