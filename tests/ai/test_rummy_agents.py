"""The players of `rummy`: honest, legal, the same each time, quick to stop."""

import copy
import random
import threading
import time
from dataclasses import replace
from itertools import cycle

import pytest

from app.ai import arena
from app.ai.agent import Limit
from app.ai.agents import LEVELS, agent, players
from app.ai.games.rummy.sight import PATIENCE
from app.ai.token import Cancelled, Token
from app.core.events import Discarded, Drew, LaidOff, Melded
from app.core.game import View
from app.core.games.rummy import GAME
from app.core.games.rummy.actions import Draw
from app.core.match import Match
from tests.ai.rummy_positions import decide, new_match, options, played


def dealt_otherwise(match: Match, seat: int, rng: random.Random) -> View:
    """The seat's view of the same round with all that it can't see (C6) dealt again."""
    state = copy.deepcopy(match.state)
    known: list[set[str]] = [set() for _ in state.hands]
    for told in state.log:
        event = told.public
        if isinstance(event, Drew) and event.card is not None:
            known[event.seat].add(event.card)
        elif isinstance(event, Melded | LaidOff):
            known[event.seat] -= set(event.cards)
        elif isinstance(event, Discarded):
            known[event.seat].discard(event.card)
    hidden = [
        (hand, at)
        for other, hand in enumerate(state.hands)
        if other != seat
        for at, card in enumerate(hand)
        if card not in known[other]
    ] + [(state.stock, at) for at in range(len(state.stock))]
    cards = [hand[at] for hand, at in hidden]
    rng.shuffle(cards)
    for (hand, at), card in zip(hidden, cards, strict=True):
        hand[at] = card
    assert state.hands != match.state.hands or state.stock != match.state.stock
    view: View = GAME.view(state, seat)
    return view


@pytest.mark.parametrize("level", LEVELS)
def test_C7_hidden_cards_make_no_difference(level: str) -> None:
    for number in range(20):
        match = played(number, 2 + number % 3, 2 * number + number % 2)
        seat, rng = match.to_act, random.Random(number)
        assert seat is not None
        view, legal = match.view(seat), match.legal_actions()
        player = agent("rummy", level)
        limit = Limit(worlds=16)
        decision = player.decide(view, legal, number, limit, Token())
        assert decision.action in legal
        for _ in range(3):
            other = dealt_otherwise(match, seat, rng)
            assert other == view
            assert player.decide(other, legal, number, limit, Token()) == decision


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_is_legal_with_all_options(seats: int) -> None:
    """`match.act` refuses what is illegal; easy, normal, hard and random sit together."""
    for seed, chosen in enumerate(options()):
        match = new_match(seed, seats, chosen)
        names = cycle(players("rummy"))
        sitting = [next(names) for _ in range(seed + seats)][-seats:]
        step = 0
        while match.to_act is not None:
            action = decide(match, sitting[match.to_act], step)
            assert action in match.legal_actions()
            match.act(action)
            step += 1
            assert step < arena.MOST_ACTIONS


def test_a_search_stops_soon_after_it_is_cancelled() -> None:
    """Within 50 ms on a free machine; here ten times that, as the machine may be busy."""
    match = played(4, 4, 20)
    seat = match.to_act
    assert seat is not None
    token, stopped = Token(), threading.Event()

    def think() -> None:
        with pytest.raises(Cancelled):
            agent("rummy", "hard").decide(
                match.view(seat), match.legal_actions(), 1, Limit(worlds=10**7), token
            )
        stopped.set()

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    time.sleep(0.1)
    assert not stopped.is_set()
    begin = time.perf_counter()
    token.cancel()
    assert stopped.wait(5)
    assert time.perf_counter() - begin < 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_takes_discards_for_ever(level: str) -> None:
    match = next(
        found
        for seed in range(200)
        if (found := played(seed, 2, 0))
        and decide(found, level, 0) == Draw(found.to_act, "discard")
    )
    seat = match.to_act
    assert seat is not None
    view, legal = match.view(seat), match.legal_actions()
    player = agent("rummy", level)
    for turns, source in ((PATIENCE - 1, "discard"), (PATIENCE, "stock")):
        taken = [Drew(seat, "discard", "2c"), Discarded(seat, "2c")] * turns
        late = replace(view, history=(*view.history, *taken))
        assert player.decide(late, legal, 0, Limit(8), Token()).action == Draw(seat, source)


def test_normal_beats_easy_over_mirrored_rounds() -> None:
    contest = arena.Contest("rummy", {}, ("normal", "easy"), bytes(16), whole_matches=False)
    won = sum(played.won[0] for played in arena.play_all(contest, range(60)))
    assert won > 33


def test_hard_holds_its_melds_back_and_goes_out_at_once() -> None:
    """It wins more of these rounds than normal, some of them without a meld laid before."""
    contest = arena.Contest("rummy", {}, ("hard", "normal"), bytes(16), whole_matches=False)
    won, at_once = 0.0, 0
    for number in range(16):
        result, match = arena.play(contest, number)
        won += result.won[0]
        actions = match.rounds[0].actions
        seat = actions[-1].seat
        last_draw = max(i for i, a in enumerate(actions) if a.type == "draw")
        laid_before = any(a.type == "meld" and a.seat == seat for a in actions[:last_draw])
        at_once += bool(result.won[0]) and not laid_before
    assert won > 8
    assert at_once > 0
