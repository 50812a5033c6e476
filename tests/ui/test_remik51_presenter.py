"""Remik 51 at the table: cues and views agree, the tray, ends of runs, swaps, reasons."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from app.core.cards import JOKER
from app.core.events import Dealt, HandDealt
from app.core.game import ALL_OPEN, AUDIENCE, Told
from app.core.games.remik51 import GAME
from app.core.games.remik51.actions import Discard, Draw, LayOff, Meld, Open, Return, Swap
from app.core.games.remik51.events import Reshuffled
from app.core.match import Match, Seat
from app.ui.games.presenter import FINISH
from app.ui.games.remik51 import NEW, OPENING, Remik51
from app.ui.games.remik51_tray import Lay
from app.ui.table import cues
from app.ui.table.board import DISCARD, HIDDEN, STOCK, Board, hand, meld
from app.ui.table.hands import Hands, merged
from app.ui.text.voice import Voice
from tests.core.remik51.deals import deal

NAMES = ("Ana", "Boris", "Ewa", "Jonas", "Vesna", "Petar")
REMIK = Remik51()
LAID = (Open, Meld, LayOff, Swap)


def random_round(seats: int, number: int, **options) -> Iterator[tuple[Match, list[Told]]]:
    """A round in which much is laid, swapped and returned; each step with what it told."""
    rng = random.Random(number)
    chosen = GAME.options(**options)
    match = Match(GAME, chosen, [Seat(n) for n in NAMES[:seats]], number.to_bytes(16, "big"))
    yield match, match.next_round()
    for _ in range(260):
        if match.to_act is None:
            return
        actions = match.legal_actions()
        swaps = [action for action in actions if isinstance(action, Swap)]
        laid = swaps or [action for action in actions if isinstance(action, LAID)]
        taking = [action for action in actions if action == Draw(match.to_act, "discard")]
        back = [action for action in actions if isinstance(action, Return)]
        wanted = laid if rng.random() < 0.7 else back if rng.random() < 0.6 else taking
        yield match, match.act(rng.choice(wanted or actions))


def play(board: Board, told: list[Told], watcher: int, hands: Hands) -> set[str]:
    def sees(seat: int) -> bool:
        return watcher in (seat, ALL_OPEN)

    events = [item.seen_by(watcher) for item in told]
    if any(isinstance(event, Dealt) for event in events):
        board.play(cues.deal(board, events, lambda _, cards: sorted(cards)))
    for event in events:
        if not isinstance(event, Dealt | HandDealt):
            cue = REMIK.cue(event, board, sees)
            if cue is not None:
                board.play(cue)
    for spot in list(board.spots):
        if spot[0] == "hand" and sees(spot[1]):
            hands.remember(spot[1], board.cards(spot))
    return {event.kind for event in events}


@pytest.mark.parametrize(
    ("seats", "options", "rare"),
    [
        (2, {"packs": 1}, "reshuffled"),
        (3, {"cut_joker": True}, "cut_shown"),
        (6, {}, "opened"),
    ],
)
def test_C6_a_view_gives_the_table_that_the_cues_give(seats: int, options: dict, rare: str) -> None:
    """Through returns, swaps and reshuffles, with twins and jokers, for every kind of watcher."""
    kinds: set[str] = set()
    size = len(GAME.pack(GAME.options(**options), seats))
    for number in range(5):
        watchers = {w: (cues.undealt(size), Hands()) for w in (0, 1, AUDIENCE, ALL_OPEN)}
        for match, told in random_round(seats, number, **options):
            for watcher, (board, hands) in watchers.items():
                kinds |= play(board, told, watcher, hands)
                view = match.view(watcher)
                contents = REMIK.contents(view, hands.held(view))
                rebuilt = {spot: tuple(cards) for spot, cards in contents.items() if cards}
                assert board.contents() == rebuilt
                assert len(board.faces) == size
                if match.to_act is not None and watcher == AUDIENCE:
                    hidden = [c for s, cards in rebuilt.items() if s[0] == "hand" for c in cards]
                    assert set(hidden) <= {HIDDEN}
    assert {"opened", "melded", "laid_off", "swapped", "returned", rare} <= kinds


def test_K15_tokens_tell_nothing_of_a_reshuffle() -> None:
    orders = set()
    for _ in range(5):
        board = Board.of({DISCARD: ["As", "Kd", "2c", "9h", "9h", "Jk"]})
        before = board.spots[DISCARD][:-1]
        cue = REMIK.cue(Reshuffled(5), board, lambda seat: True)
        assert cue is not None
        board.play(cue)
        assert board.contents() == {STOCK: (HIDDEN,) * 5, DISCARD: ("Jk",)}
        orders.add(tuple(before.index(token) for token in board.spots[STOCK]))
    assert len(orders) > 1


HAND = "7s 8s 9s 4d 5d Jk 7d Jk Qh Kh Ah 2c 2c 9h 5c"


def at_table(text: str = HAND) -> tuple[Match, Board]:
    match = deal(text, "", "")
    return match, Board.of(REMIK.contents(match.view(0), {}))


def propose(view, tray, cards: str, target=NEW):
    """The tray after cards were brought from the hand to a place, or None."""
    drafted = REMIK.drafted(view, [Lay(tray)]) if tray else view
    step = REMIK.action(drafted, cards.split(), hand(view.watcher), target)
    return None if step is None else step.melds


def test_K6_K8_the_tray_arranges_counts_and_opens() -> None:
    match, _ = at_table()
    view = match.view(0)
    tray = propose(view, (), "4d Jk 7d 5d")
    assert tray == (("4d", "5d", "Jk", "7d"),)
    tray = propose(view, tray, "7s 8s 9s")
    panel = REMIK.panel(REMIK.drafted(view, [Lay(tray)]), (), Voice(NAMES[:3]))
    assert [one["value"] for one in panel["tray"]["melds"]] == [22, 24]
    assert panel["tray"]["points"] == 46
    assert panel["tray"]["isPure"]
    assert not panel["tray"]["enough"]
    joker = panel["jokers"][0]
    assert (joker["zone"], joker["number"], joker["slot"], joker["card"]) == ("tray", 0, 2, "6d")
    assert match.check(REMIK.proposal(view, [Lay(tray)])).code == "opening_too_small"
    tray = propose(view, tray, "Qh Kh Ah")
    action = REMIK.proposal(view, [Lay(tray)])
    assert action == Open(0, tray)
    assert match.check(action) is None
    assert REMIK.action(view, (), hand(0), OPENING) is FINISH


def test_K6_a_joker_takes_the_end_where_it_is_dropped() -> None:
    match, _ = at_table()
    view = match.view(0)
    tray = propose(view, (), "7s 8s 9s")
    assert propose(view, tray, "Jk", ("tray", 0)) is None, "both ends fit: one has to be meant"
    assert propose(view, tray, "Jk", ("traylow", 0)) == (("Jk", "7s", "8s", "9s"),)
    tray = propose(view, tray, "Jk", ("trayhigh", 0))
    assert tray == (("7s", "8s", "9s", "Jk"),)
    drafted = REMIK.drafted(view, [Lay(tray)])
    moved = REMIK.action(drafted, ["Jk"], ("tray", 0), ("traylow", 0))
    assert moved == Lay((("Jk", "7s", "8s", "9s"),))


def test_K6_a_joker_held_left_of_a_run_is_its_low_end_and_the_other_way_is_told() -> None:
    view = at_table("2s 3s Jk 4d 5d Jk 7d 9h Qh Kh Ah 2c 2c 9h 5c")[0].view(0)
    assert propose(view, (), "2s 3s Jk") == (("2s", "3s", "Jk"),)
    assert propose(view, (), "Jk 3s 2s") == (("Jk", "2s", "3s"),)
    high, low = (REMIK.verdict(view, cards.split()).strong for cards in ("3s 2s Jk", "Jk 3s 2s"))
    assert high == "a run, joker as the four of spades; moved left: the ace of spades"
    assert low == "a run, joker as the ace of spades; moved right: the four of spades"
    assert REMIK.verdict(view, ["Kh", "Ah", "Jk"]).strong == "a run"
    joker = REMIK.verdict(view, ["Jk"]).text
    assert "card" in joker
    assert "50" not in joker, "what it costs in hand would mislead"


def test_a_card_leaves_the_tray_alone_or_with_what_is_no_meld_without_it() -> None:
    match, _ = at_table()
    view = match.view(0)
    tray = (("7s", "8s", "9s", "Jk"), ("Qh", "Kh", "Ah"))
    drafted = REMIK.drafted(view, [Lay(tray)])
    assert Counter(drafted.hand) == Counter(["4d", "5d", "Jk", "7d", "2c", "2c", "9h", "5c"])
    out = REMIK.action(drafted, ["Jk"], ("tray", 0), hand(0))
    assert out == Lay((("7s", "8s", "9s"), ("Qh", "Kh", "Ah")))
    out = REMIK.action(drafted, ["Kh"], ("tray", 1), hand(0))
    assert out == Lay((("7s", "8s", "9s", "Jk"),))
    assert REMIK.action(drafted, (), hand(0), ("tray", 0)) == Lay((("Qh", "Kh", "Ah"),))


def test_K8_a_step_is_refused_only_for_what_the_tray_can_not_mend() -> None:
    match, _ = at_table()
    view = match.view(0)

    def refused(*melds: str) -> str:
        step = Lay(tuple(tuple(one.split()) for one in melds))
        violation = REMIK.step_refusal(view, (), step, match.check)
        return "" if violation is None else str(violation.code)

    assert refused("7s 8s 9s") == ""
    assert refused("4d 5d Jk") == ""
    assert refused("2c 2c Jk") == "twins_in_a_set"
    assert refused("7s 8s") == "too_few_for_a_meld"
    assert refused("7s 8s 9s", "7s 7d Jk") == "not_in_hand"
    match.act(Discard(0, "5c"))
    assert refused("7s 8s 9s") == "not_your_turn"


def opened(table: list[str], held: str) -> Match:
    """Ana has opened and holds these cards; these melds lie on the table."""
    match = deal(HAND, "", "")
    state = match.state
    state.opened[0] = state.opened_before = True
    state.hands[0] = held.split()
    state.melds = [tuple(laid.split()) for laid in table]
    state.owners = [1] * len(table)
    return match


def action(match: Match, cards: str, target) -> object:
    return REMIK.action(match.view(0), cards.split(), hand(0), target)


def legal(match: Match, cards: str) -> dict:
    """The places beside the hand that may take the cards → the action."""
    found = {}
    for place in REMIK.places(match.view(0)):
        act = action(match, cards, place.spot)
        if act is not None and match.check(act) is None:
            found[place.spot] = act
    found.pop(DISCARD, None)
    return found


def test_K13_lay_offs_at_both_ends() -> None:
    match = opened(["5h 6h 7h", "9c 9d 9h"], "4h 3h 8h 9h Jk 9s 2s")
    assert legal(match, "4h") == {meld(0): LayOff(0, 0, ("4h",), "low")}
    assert legal(match, "4h 3h") == {meld(0): LayOff(0, 0, ("3h", "4h"), "low")}
    assert legal(match, "9h 8h") == {meld(0): LayOff(0, 0, ("8h", "9h"), "high")}
    assert legal(match, "9s") == {meld(1): LayOff(0, 1, ("9s",))}
    assert legal(match, "Jk") == {
        ("low", 0): LayOff(0, 0, ("Jk",), "low"),
        ("high", 0): LayOff(0, 0, ("Jk",), "high"),
        meld(1): LayOff(0, 1, ("Jk",)),
    }
    assert legal(match, "2s") == {}


def test_K14_swaps_by_the_joker_and_by_the_whole_meld() -> None:
    match = opened(["Ts Jk Qs Ks", "Kd Kc Jk", "9d Jk Jk"], "Js Kh Ks 9c 9h 9s 2s")
    assert legal(match, "Js") == {meld(0): Swap(0, 0, ("Js",)), ("swap", 0): Swap(0, 0, ("Js",))}
    both = Swap(0, 1, ("Kh", "Ks"))
    assert legal(match, "Kh Ks") == {meld(1): both, ("swap", 1): both}
    assert set(legal(match, "Kh")) == {meld(1)}, "alone it is laid off"
    nines = Swap(0, 2, ("9c", "9h", "9s"))
    assert legal(match, "9c 9h 9s")[("swap", 2)] == nines
    violation = match.check(action(match, "Kh", ("swap", 1)))
    assert violation is not None
    assert violation.code == "set_needs_all_missing"
    assert violation.params["missing"] == ("Kh", "Ks")


def test_K6_K14_what_jokers_stand_for_is_shown_and_what_a_swap_lacks() -> None:
    match = opened(["Ts Jk Jk Ks", "Kd Kc Jk", "9d Jk Jk", "2c 2d 2h Jk"], "Kh Ks 9c 9h 2s Kc")
    view = match.view(0)
    jokers = REMIK.panel(view, (), Voice(NAMES[:3]))["jokers"]
    shown = [(j["number"], j["slot"], j["last"], j["card"], j["suits"]) for j in jokers]
    assert [(n, slot, last, card, sorted(suits)) for n, slot, last, card, suits in shown] == [
        (0, 1, 1, "Js", []),
        (0, 2, 2, "Qs", []),
        (1, 2, 2, "", ["h", "s"]),
        (2, 1, 2, "", ["c", "h", "s"]),
        (3, 3, 3, "2s", []),
    ]
    assert [j["raised"] for j in jokers] == [False, True, False, False, False]
    names = {place.spot: place.name for place in REMIK.places(view)}
    assert "jack of spades, queen of spades" in names["swap", 0]
    assert "nine of clubs" in names["swap", 2]
    verdict = REMIK.verdict(view, ["9c", "9h"])
    assert not verdict.good
    assert verdict.strong == "for a swap also needed: nine of spades"
    assert "fits" in REMIK.verdict(view, ["Kh"]).strong, "alone it is laid off"
    assert "fits" in REMIK.verdict(view, ["2s"]).strong or REMIK.verdict(view, ["2s"]).good
    assert "needed" not in REMIK.verdict(view, ["9c", "Kc"]).strong


def test_K14_swapped_jokers_come_to_the_hand_and_tokens_keep_their_places() -> None:
    match = opened(["Kd Kc Jk"], "Kh Ks 2s")
    board = Board.of(REMIK.contents(match.view(0), {}))
    kings = board.spots[meld(0)][:2]
    joker = board.spots[meld(0)][2]
    for item in match.act(Swap(0, 0, ("Kh", "Ks"))):
        board.play(REMIK.cue(item.seen_by(0), board, lambda seat: seat == 0))
    assert board.cards(meld(0)) == ("Kc", "Kd", "Kh", "Ks")
    assert {*kings} == {*board.spots[meld(0)][:2]}
    assert board.spots[hand(0)][-1] == joker
    assert board.faces[joker] == JOKER


def test_equal_cards_are_told_apart_by_the_chosen_one() -> None:
    board = Board.of({hand(0): ["2c", "7s", "2c"], meld(0): []})
    left, _, right = board.spots[hand(0)]
    board.chosen = frozenset({right})
    assert board.find(hand(0), ["2c"]) == [right]
    after = board.become({hand(0): ["2c", "7s"], meld(0): ["2c"]})
    assert after.spots[meld(0)] == [right]
    assert after.spots[hand(0)][0] == left


def test_what_was_in_the_tray_returns_to_its_place_in_the_hand() -> None:
    assert merged(["5c", "As"], ["As", "7s", "8s", "5c", "9s"]) == ["5c", "9s", "As", "7s", "8s"]
    assert merged(["2c", "9s"], ["2c", "2c", "9s"]) == ["2c", "2c", "9s"]
    assert merged([], ["2c", "9s"]) == ["2c", "9s"]


def test_C5_every_act_that_can_not_be_done_says_why() -> None:
    match, _ = at_table()
    for _ in range(2):
        for seat in range(3):
            view = match.view(seat)

            def why(act: object) -> str:
                violation = match.check(act if act is not FINISH else Open(match.to_act or 0, ()))
                return "" if violation is None else violation.code

            def check(act: object):
                return match.check(act if act is not FINISH else Open(match.to_act or 0, ()))

            for act in REMIK.acts(view, (), check, why):
                done = REMIK.ways(view, act.command)
                if act.command in ("sort", "take_back") or not done:
                    continue
                able = [REMIK.action(view, (), *way) for way in done]
                fits = any(a is not None and check(a) is None for a in able)
                assert bool(act.reason) != fits, act
        match.act(Discard(0, "5c")) if match.to_act == 0 else match.act(Draw(1, "stock"))
