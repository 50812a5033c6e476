"""The model for search against the rules, in random rounds: turns played on, and sampled worlds."""

import random
from collections import Counter
from typing import Any

from app.core.cards import JOKER, Card
from app.core.events import Discarded, Drew, LaidOff, Melded
from app.core.game import ALL_OPEN, Setup
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, LayOff, Meld, Open, Swap
from app.core.games.remik51.events import CutShown, Returned, Swapped
from app.core.games.remik51.search import Known, Turn, World, turn, turn_with
from app.core.match import Match
from tests.core.remik51.deals import cards, deal, play
from tests.core.remik51.rounds import any_action, rounds

LAYING = (Open, Meld, LayOff, Swap)


# The turn under way


def follow(own: Turn, action: Any) -> None:
    match action:
        case Open():
            own.lay(action.melds)
        case Meld():
            own.lay([action.cards])
        case LayOff():
            own.lay_off(action.meld, action.cards, action.end)
        case Swap():
            own.swap(action.meld, action.cards)


def seen(own: Turn) -> tuple[Any, ...]:
    """A turn without the order of the hand and what was done."""
    duty = own.taken, own.opened_before, own.used
    return own.seat, sorted(own.hand), own.table, own.opened, *duty


def test_K8_to_K14_a_turn_is_played_on_by_the_rules() -> None:
    kinds = Counter()
    for match, rng in rounds(range(12)):
        seat = match.to_act
        if match.view(seat).phase == "draw":
            continue
        own, laid = turn(match.view(seat)), []
        while match.to_act == seat and match.view(seat).phase == "play":
            legal = match.legal_actions()
            assert own.may_discard == any(isinstance(action, Discard) for action in legal)
            action = any_action(match, rng)
            if not isinstance(action, LAYING):
                break
            before = own.copy()
            follow(own, action)
            assert seen(before) == seen(turn(match.view(seat)))
            if action.type in ("open", "meld", "lay_off"):
                assert len(own.hand) >= own.keep
            match.act(action)
            laid.append(action)
            kinds[action.type, own.taken is not None] += 1
            if match.to_act is None:
                assert not own.hand
            else:
                assert seen(own) == seen(turn(match.view(seat)))
        assert own.actions == laid
    # Often enough, with a card taken from the pile too (K11).
    assert len(kinds) == 8
    assert min(kinds.values()) >= 5


def test_K11_the_turn_with_a_card_that_could_be_taken() -> None:
    taken = 0
    for match, rng in rounds(range(4)):
        take = Draw(match.to_act, "discard")
        if take in match.legal_actions() and rng.random() < 0.3:
            view = match.view(match.to_act)
            expected = turn_with(view, view.discards[-1])
            match.act(take)
            assert turn(match.view(match.to_act)) == expected
            taken += 1
    assert taken > 20


def test_K11_a_swap_meets_the_duty_and_all_cards_but_one_must_go() -> None:
    match = deal("6h", "Qh Kh Ah 7c 7d 7s 2d 3d 4d 5h 7h Jk 8h 2s")
    own = turn_with(play(match, Discard(0, "6h")).view(1), "6h")
    own.lay([cards(meld) for meld in ("Qh Kh Ah", "7c 7d 7s", "2d 3d 4d", "5h Jk 7h 8h")])
    assert (own.used, own.may_discard, len(own.hand)) == (False, False, 2)
    own.swap(3, ("6h",))
    assert (own.used, own.may_discard, own.hand) == (True, False, ["2s", JOKER])
    own.lay_off(2, (JOKER,), "high")
    assert own.may_discard
    play(match, Draw(1, "discard"), *own.actions, Discard(1, "2s"))
    assert match.results[0].winners == (1,)


# Where hidden cards may lie


def test_C6_a_sampled_world_agrees_with_all_that_the_view_shows() -> None:
    for match, rng in rounds(range(7)):
        if rng.random() < 0.8:
            continue
        watcher = rng.randrange(len(match.seats))
        view, hands = match.view(watcher), [hand.cards for hand in match.view(ALL_OPEN).hands]
        known, stock = Known(view), Counter(match.state.stock)
        for held, hand in zip(known.held, hands, strict=True):
            assert not held - Counter(hand)
        world = known.sample(rng)
        assert [len(hand) for hand in world.hands] == [hand.count for hand in view.hands]
        assert world.hands[watcher] == list(view.hand)
        assert len(world.stock) == view.stock
        for held, hand in zip(known.held, world.hands, strict=True):
            assert not held - Counter(hand)
        if known.shuffled is not None:
            assert not stock - known.shuffled
            assert not Counter(world.stock) - known.shuffled
        if known.bottom is not None:
            assert match.state.stock[0] == world.stock[0] == known.bottom
        hidden = Counter(card for hand in hands for card in hand) + stock
        assert Counter(card for pile in (*world.hands, world.stock) for card in pile) == hidden


def test_C6_another_deal_leads_to_a_sampled_world_and_looks_the_same() -> None:
    """Until a reshuffle: then who drew which of its cards is left open."""
    worlds = 0
    for match, rng in rounds(range(7)):
        if match.state.reshuffles or rng.random() < 0.9:
            continue
        watcher = rng.randrange(len(match.seats))
        world = Known(match.view(watcher)).sample(rng)
        again = Match(match.game, match.options, match.seats, match.seed)
        again.next_round(deck_for(world, match, watcher, rng))
        for action in match.rounds[0].actions:
            again.act(action)
        assert again.view(watcher) == match.view(watcher)
        hands = [hand.cards for hand in again.view(ALL_OPEN).hands]
        assert list(map(sorted, hands)) == list(map(sorted, world.hands))
        assert again.state.stock == world.stock
        worlds += 1
    assert worlds > 30


def deck_for(world: World, match: Match, watcher: int, rng: random.Random) -> list[Card]:
    """A deck from which the actions of the round lead to a world."""
    deck = list(match.rounds[0].deck)
    got = hidden_places(match)
    for seat, places in enumerate(got):
        if seat == watcher:
            continue
        used, open_cards = unknown_cards_used(match, seat)
        kept = list((Counter(world.hands[seat]) - open_cards).elements())
        rng.shuffle(kept)
        for place, card in zip(places, used + kept, strict=True):
            deck[place] = card
    drawn = max(place for places in got for place in places) + 1
    deck[drawn : drawn + len(world.stock)] = reversed(world.stock)
    return deck


def hidden_places(match: Match) -> list[list[int]]:
    """The places in the deck of the cards that each seat was dealt or drew, in their order."""
    size = len(match.rounds[0].deck)
    marks: list[Any] = list(range(size))
    if match.rounds[0].deck[-1] == JOKER:
        marks[-1] = JOKER
    setup = Setup(len(match.seats), match.rounds[0].dealer, tuple(marks), (), lambda pile: pile)
    dealt = GAME.start(match.options, setup)
    found = [[mark for mark in hand if mark != JOKER] for hand in dealt.hands]
    for event in match.view(ALL_OPEN).history:
        if isinstance(event, Drew) and event.source == "stock":
            found[event.seat].append(dealt.stock.pop())
    return found


def unknown_cards_used(match: Match, seat: int) -> tuple[list[Card], Counter[Card]]:
    """The cards that a seat has shown that nobody had seen it get; and those seen that it has."""
    used: list[Card] = []
    seen_to_have: Counter[Card] = Counter()
    laid: list[Card] = []
    jokers = 0

    def use(cards: tuple[Card, ...]) -> None:
        for card in cards:
            if seen_to_have[card] > 0:
                seen_to_have[card] -= 1
            else:
                used.append(card)

    for event in match.view(ALL_OPEN).history:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case CutShown():
                seen_to_have[JOKER] += 1
            case Drew(_, "discard", card):
                seen_to_have[card] += 1
                laid, jokers = [], 0
            case Melded(_, _, cards) | LaidOff(_, _, cards, _):
                use(cards)
                laid += cards
            case Swapped(_, _, cards, count, _):
                use(cards)
                seen_to_have[JOKER] += count
                laid += cards
                jokers += count
            case Discarded(_, card):
                use((card,))
                laid, jokers = [], 0
            case Returned(_, card, _):
                seen_to_have.update(laid)
                seen_to_have.subtract([card, *[JOKER] * jokers])
    return used, +seen_to_have
