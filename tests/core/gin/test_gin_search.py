"""The lean model of gin equals the rules, and its worlds agree with the view."""

import random
from typing import Any

from app.core.cards import STANDARD
from app.core.game import ALL_OPEN
from app.core.games.gin import GAME
from app.core.games.gin.actions import Action, Defend, Discard, Draw, Knock, Pass
from app.core.games.gin.deadwood import deadwood, places, to_cards, to_mask
from app.core.games.gin.options import Options
from app.core.games.gin.search import Known, World, sample
from app.core.match import Match, Seat


def new_match(seed: int, **options: Any) -> Match:
    seats = [Seat("Ana"), Seat("Boris")]
    match = Match(GAME, Options(**options), seats, seed.to_bytes(16, "big"))
    match.next_round()
    return match


def exact_world(match: Match, seat: int) -> World:
    """The world in which the hidden cards lie as they do."""
    view = match.view(seat)
    known = Known(view)
    other = to_mask(match.state.hands[1 - seat]) & ~known.held
    stock = [to_mask((card,)) for card in match.state.stock]
    return known.dealt([*(1 << place for place in places(other)), *stock])


def same(world: World, match: Match) -> None:
    state = match.state
    assert world.over == (match.to_act is None)
    if world.over:
        result = match.rounds[-1].result
        assert result is not None
        assert world.points == result.points
        return
    assert world.turn == match.to_act
    assert [set(to_cards(hand)) for hand in world.hands] == [set(hand) for hand in state.hands]
    assert [to_cards(card)[0] for card in world.stock] == state.stock
    assert [to_cards(card)[0] for card in world.pile] == state.discards
    assert set(legal(world)) == set(match.legal_actions())


def legal(world: World) -> list[Action]:
    """What the model lets its seat to act do, as actions."""
    seat = world.turn
    if world.knocker >= 0:
        return [Defend(seat)]
    if world.offered:
        return [Pass(seat), Draw(seat, "discard")]
    if world.to_discard:
        cards = [1 << place for place in places(world.discards())]
        discards: list[Action] = [Discard(seat, to_cards(card)[0]) for card in cards]
        knocks = [card for card in cards if world.may_knock_with(card)]
        return discards + [Knock(seat, to_cards(card)[0]) for card in knocks]
    actions: list[Action] = [Draw(seat, "stock")]
    actions += [Draw(seat, "discard")] * world.may_take()
    return actions + [Knock(seat, None)] * world.may_knock()


def do(world: World, action: Action) -> None:
    match action:
        case Pass():
            world.decline()
        case Draw():
            world.draw(action.source)
        case Discard():
            world.discard(to_mask((action.card,)))
        case Knock():
            world.knock(to_mask((action.discard,)) if action.discard else 0)
        case Defend():
            world.defend()


def chosen(match: Match, rng: random.Random) -> Action:
    """A random action that mostly takes what lightens the hand, so that knocks come about."""
    legal_now = match.legal_actions()
    knocks = [action for action in legal_now if isinstance(action, Knock)]
    if knocks and rng.random() < 0.4:
        return rng.choice(knocks)
    discards = [action for action in legal_now if isinstance(action, Discard)]
    if not discards:
        return rng.choice(legal_now)
    hand = to_mask(match.state.hands[match.to_act])
    return min(discards, key=lambda a: (deadwood(hand & ~to_mask((a.card,))), rng.random()))


def test_model_equals_the_rules_in_random_rounds() -> None:
    ends = set()
    for seed in range(150):
        rng = random.Random(seed)
        match = new_match(seed, knock_without_drawing=bool(seed % 2), undercut_bonus=seed % 30)
        begin = rng.randrange(30)
        worlds: list[World] = []
        while match.to_act is not None:
            if len(match.rounds[-1].actions) == begin:
                worlds = [exact_world(match, seat) for seat in (0, 1)]
                worlds.append(worlds[0].copy())
            for world in worlds:
                same(world, match)
            action = chosen(match, rng)
            match.act(action)
            for world in worlds:
                do(world, action)
        for world in worlds:
            same(world, match)
        ends.add(match.results[0].ended_by)
    assert ends >= {"knock", "undercut", "gin"}


def test_a_copy_leaves_the_world_as_it_was() -> None:
    match = new_match(1)
    world = exact_world(match, 0)
    other = world.copy()
    other.draw("discard")
    other.discard(other.discards() & -other.discards())
    same(world, match)


def test_C6_sampled_worlds_agree_with_the_view() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        match = new_match(seed)
        for _ in range(rng.randrange(40)):
            if match.to_act is not None:
                match.act(chosen(match, rng))
        if match.to_act is None:
            continue
        seat = match.to_act
        view = match.view(seat)
        world = sample(view, rng)
        assert set(to_cards(world.hands[seat])) == set(view.hand)
        assert world.hands[1 - seat].bit_count() == view.hands[1 - seat].count
        held = Known(view).held
        assert held & ~world.hands[1 - seat] == 0
        theirs = match.view(ALL_OPEN).hands[1 - seat].cards or ()
        assert held & ~to_mask(theirs) == 0
        if view.knocker is None:
            assert len(world.stock) == view.stock
            cards = [*world.stock, *world.pile, *world.hands]
            assert sum(cards) == to_mask(STANDARD)


def test_C7_a_sample_depends_on_the_view_and_the_chance_alone() -> None:
    match = new_match(4)
    view = match.view(0)
    first, second = (sample(view, random.Random(9)) for _ in range(2))
    assert (first.hands, first.stock) == (second.hands, second.stock)
    assert sample(view, random.Random(8)).hands != first.hands
