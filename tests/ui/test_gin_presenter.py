"""What the table knows of gin: cues and views agree, steps come to one action, marks are exact."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count
from typing import Any

import pytest

from app.core.cards import STANDARD, Card
from app.core.events import Dealt, HandDealt
from app.core.game import ALL_OPEN, AUDIENCE, Told
from app.core.games import GAMES
from app.core.games.gin.actions import Defend, Discard, Draw, Knock, LayOff, Pass
from app.core.games.gin.hand import choices, least_knock
from app.core.games.gin.scoring import hand_value
from app.core.match import Match, Seat
from app.core.melds import ACE_LOW, is_meld
from app.ui.games import PRESENTERS
from app.ui.games.gin import KNOCK, Add, Show
from app.ui.games.presenter import Finish
from app.ui.models.gin_result import groups, lines
from app.ui.models.result import match_result
from app.ui.table import cues
from app.ui.table.board import Board, hand
from app.ui.table.hands import Hands
from app.ui.table.scene import card_rows
from app.ui.text.indices import letters
from app.ui.text.voice import Voice
from tests.window.driver import stacked

GAME = GAMES["gin"]
GIN = PRESENTERS["gin"]
SEATS = [Seat("Ana"), Seat("Vesna")]
ROUNDS = 24
VOICE = Voice(("Ana", "Vesna"), letters())
STRONG = stacked(
    ["5h 6h 7h 8h Qs Qd Qc 4d 3c As", "2h 2s 9c 9d Jh 6c Td Kd 8s 4c"],
    upcard="7c",
    stock="Kc Ah 9h 5s Jd",
)
WEAK = stacked(
    ["8h 9h Kc Kd Ks Qc Jd 2s 4h 7c", "5h 6h 7h 9c 9d 9s Ah 2d 3c As"],
    upcard="7d",
    stock="Jc 5s Td",
)


def gin(deck: list[Card] | None, *actions: Any, **options: Any) -> Match:
    """A match in which seat 0 has the first choice, after these actions."""
    for number in count():
        match = Match(GAME, GAME.options(**options), SEATS, number.to_bytes(16, "big"))
        match.next_round(deck)
        if match.to_act == 0:
            break
    for action in actions:
        match.act(action)
    return match


def random_round(number: int) -> Iterator[tuple[Match, list[Told]]]:
    """A round that ends in every way in its turn; the deal and each act with what they told."""
    rng = random.Random(number)
    match = Match(GAME, GAME.options(), SEATS, number.to_bytes(16, "big"))
    yield match, match.next_round()
    while match.to_act is not None:
        actions = match.legal_actions()
        view = match.view(match.to_act)
        knocks = [action for action in actions if action.type == "knock"]
        if number % 4 and view.phase == "play":
            best = min(choices(view.hand, view.taken), key=lambda choice: choice.deadwood)
            patient = number % 4 == 1
            actions = [a for a in actions if getattr(a, "card", None) == best.card]
            if knocks and (best.gin or not patient):
                actions = [k for k in knocks if k.discard == best.card]
        elif knocks:
            actions = [action for action in actions if action not in knocks]
        yield match, match.act(rng.choice(actions))


def seen_hand(watcher: int, seat: int) -> bool:
    return watcher in (seat, ALL_OPEN)


def play(board: Board, told: list[Told], watcher: int, hands: Hands) -> None:
    events = [item.seen_by(watcher) for item in told]
    if any(isinstance(event, Dealt) for event in events):
        board.play(cues.deal(board, events, lambda _, cards: sorted(cards)))
    for event in events:
        if isinstance(event, Dealt | HandDealt):
            continue
        cue = GIN.cue(event, board, lambda seat: seen_hand(watcher, seat))
        if cue is not None:
            board.play(cue)
    for spot in list(board.spots):
        if spot[0] == "hand" and seen_hand(watcher, spot[1]):
            hands.remember(spot[1], board.cards(spot))


@pytest.mark.parametrize("watcher", [0, 1, AUDIENCE, ALL_OPEN])
def test_C6_a_view_gives_the_table_that_the_cues_give(watcher: int) -> None:
    endings = set()
    for number in range(ROUNDS):
        board, hands = cues.undealt(len(STANDARD)), Hands()
        for match, told in random_round(number):
            play(board, told, watcher, hands)
            contents = GIN.contents(match.view(watcher), hands.held(match.view(watcher)))
            assert board.contents() == {s: tuple(c) for s, c in contents.items() if c}
        endings.add(match.rounds[-1].result.ended_by)
    assert endings == {"knock", "undercut", "gin", "stock"}


@pytest.mark.parametrize("watcher", [0, AUDIENCE])
def test_C6_no_row_holds_a_card_that_the_watcher_may_not_see(watcher: int) -> None:
    for number in range(6):
        board, hands = cues.undealt(len(STANDARD)), Hands()
        for match, told in random_round(number):
            play(board, told, watcher, hands)
            view = match.view(watcher)
            open_hands = {card for held in view.hands for card in held.cards or ()}
            laid = {card for meld in view.melds for card in meld}
            known = {*open_hands, *laid, *view.discards[-2:]}
            for row in card_rows(board, hand(watcher), (), (), (), None, (), {}, {}):
                assert row.code in known | {""}
                assert bool(row.name) == bool(row.code)


def test_G10_steps_show_what_the_defence_will_leave() -> None:
    match = gin(WEAK, Pass(0), Pass(1), Draw(0, "stock"), Discard(0, "Jc"), Knock(1, None))
    view = match.view(0)
    steps = [Show(("Kc", "Kd", "Ks")), Add(1, ("8h",)), Add(1, ("9h",)), Add(1, ("4h",))]
    drafted = GIN.drafted(view, steps)
    assert drafted.melds[1] == ("4h", "5h", "6h", "7h", "8h", "9h")
    assert drafted.melds[2] == ("Kc", "Kd", "Ks")
    assert drafted.owners == (1, 1, 0)
    action = GIN.proposal(view, steps)
    parts = (LayOff(1, ("8h",)), LayOff(1, ("9h",)), LayOff(1, ("4h",)))
    assert action == Defend(0, (("Kc", "Kd", "Ks"),), parts)
    board = Board.of(GIN.contents(drafted, {}))
    for told in match.act(action):
        cue = GIN.cue(told.seen_by(0), board, lambda seat: seat == 0)
        assert cue is None or cue.kind in ("show", "reveal"), "what was laid out stays where it is"
        if cue is not None:
            board.play(cue)
    after = match.view(0)
    rebuilt = GIN.contents(after, {0: board.cards(hand(0)), 1: board.cards(hand(1))})
    assert board.contents() == {s: tuple(c) for s, c in rebuilt.items() if c}


def test_G10_a_card_added_to_an_own_meld_becomes_part_of_it() -> None:
    deck = stacked(
        ["8h 9h Kc Kd Ks Kh Jd 2s 4h 7c", "5h 6h 7h 9c 9d 9s Ah 2d 3c As"],
        upcard="7d",
        stock="Jc 5s Td",
    )
    match = gin(deck, Pass(0), Pass(1), Draw(0, "stock"), Discard(0, "Jc"), Knock(1, None))
    steps = [Show(("Kc", "Kd", "Ks")), Add(2, ("Kh",))]
    assert GIN.proposal(match.view(0), steps) == Defend(0, (("Kc", "Kd", "Ks", "Kh"),), ())
    assert match.check(GIN.proposal(match.view(0), steps)) is None


def least(cards: list[Card]) -> int:
    """The least deadwood, by trying every choice of melds."""
    melds = [
        set(some)
        for size in (3, 4, 5)
        for some in combinations(cards, size)
        if is_meld(some, ACE_LOW)
    ]

    def best(start: int, left: set[Card]) -> int:
        values = [hand_value(left)]
        for at in range(start, len(melds)):
            if melds[at] <= left:
                values.append(best(at + 1, left - melds[at]))
        return min(values)

    return best(0, set(cards))


def test_G4_G7_marks_tell_what_every_discard_leaves() -> None:
    for number in range(8):
        for match, _ in random_round(number):
            if match.to_act is None or match.view(match.to_act).phase != "play":
                continue
            view = match.view(match.to_act)
            marks = GIN.marks(view, True)
            assert set(marks) == set(view.hand)
            if view.taken:
                assert marks.pop(view.taken).text == "×"
            for card, mark in list(marks.items())[:3]:
                left = least([c for c in view.hand if c != card])
                assert mark.text == ("Gin" if left == 0 else f"→ {left}")
                assert mark.good == (left <= 10)
            few = GIN.marks(view, False)
            assert set(few) == {card for card, mark in marks.items() if mark.good}
            assert (least_knock(view) is not None) == bool(few)


def test_the_place_to_knock_is_there_only_when_a_knock_is_legal() -> None:
    def shown(match: Match, seat: int = 0) -> bool:
        return next(p.shown for p in GIN.places(match.view(seat)) if p.spot == KNOCK)

    assert not shown(gin(STRONG))
    assert shown(gin(STRONG, Pass(0), Pass(1)))
    assert not shown(gin(STRONG, Pass(0), Pass(1), knock_without_drawing=False))
    drawn = gin(STRONG, Pass(0), Pass(1), Draw(0, "stock"))
    assert shown(drawn)
    assert not shown(drawn, seat=1)


def test_G7_a_knock_is_asked_about_with_what_is_shown() -> None:
    match = gin(STRONG, Pass(0), Pass(1), Draw(0, "stock"))
    view = match.view(0)
    knock = GIN.action(view, ["Kc"], hand(0), KNOCK)
    assert knock == Knock(0, "Kc")
    assert GIN.asks(view, knock) == ("Kc",)
    asked = GIN.question(view, knock, VOICE)
    assert asked["title"] == "Knock with 8?"
    assert asked["melds"] == [["Qc", "Qd", "Qs"], ["5h", "6h", "7h", "8h"]]
    assert sorted(asked["loose"]) == ["3c", "4d", "As"]
    assert asked["share"] == 0.8
    assert GIN.asks(view, Discard(0, "Kc")) is None
    assert match.view(0) == view


def test_groups_are_the_melds_that_stand_together() -> None:
    view = gin(STRONG).view(0)
    held = GIN.arranged(view, view.hand, "melds")
    assert held == ["Qc", "Qd", "Qs", "5h", "6h", "7h", "8h", "4d", "3c", "As"]
    assert [(g.first, g.last, g.text) for g in GIN.groups(view, held)] == [
        (0, 2, "Set"),
        (3, 6, "Run"),
    ]
    apart = [held[0], *held[3:], held[1], held[2]]
    assert [(g.first, g.last) for g in GIN.groups(view, apart)] == [(1, 4)]


def test_every_command_refused_has_its_reason() -> None:
    """In each phase, of both seats: an act without a button that can be done has a reason."""
    for number in range(4):
        for match, _ in random_round(number):
            if match.to_act is None:
                continue
            for seat in (0, 1):
                view = match.view(seat)

                def told(action: Any, view: Any = view, match: Match = match) -> Any:
                    finish = isinstance(action, Finish)
                    steps = [action] if isinstance(action, (Show, Add)) else []
                    named = GIN.proposal(view, steps) if finish or steps else action
                    return match.check(named)

                acts = GIN.acts(view, (), told, lambda a, told=told: str(told(a) or ""))
                legal = {type(action) for action in match.legal_actions()}
                for act in acts:
                    if act.command == "sort":
                        continue
                    if seat != match.to_act:
                        assert act.reason, act.command
                    elif act.command == "pass":
                        assert (act.reason == "") == (Pass in legal)
                    elif act.command == "best":
                        assert (act.reason == "") == (Defend in legal)
                    elif act.command == "knock":
                        assert (act.reason == "") == (Knock in legal)


def test_G12_G14_the_lines_of_the_score_add_up() -> None:
    seen = set()
    for number in range(ROUNDS):
        *_, (match, _) = random_round(number)
        view, result = match.view(ALL_OPEN), match.rounds[-1].result
        told = [(text, int(value.replace("−", "-"))) for text, value in lines(view, VOICE)]
        for seat in (0, 1):
            shown = [card for _, cards in groups(view, seat) for card in cards]
            assert len(shown) == 10
        seen.add(result.ended_by)
        if not result.winners:
            assert told == []
            continue
        assert told[0][1] + told[1][1] == told[2][1]
        assert sum(value for _, value in told[2:-1]) == told[-1][1] == max(result.points)
        assert len(told) == (4 if result.ended_by == "knock" else 5)
    assert seen == {"knock", "undercut", "gin", "stock"}


def test_G16_the_sheet_of_a_match_has_the_bonuses_that_are_on() -> None:
    options = {"target_score": 10, "box_bonus": 20, "shutout_doubles": True}
    match = gin(STRONG, Pass(0), Pass(1), Knock(0, None), Defend(1), **options)
    points = match.rounds[0].result.points[0]
    sheet = match_result(match, letters())
    assert sheet["extras"] == ["Shutout", "Rounds won"]
    assert sheet["rows"][0]["extras"] == [f"+{points}", "+20"]
    assert sheet["rows"][0]["total"] == 2 * points + 20
    assert str(2 * points + 20) in sheet["rows"][0]["spoken"]
    plain = match_result(gin(STRONG, *match.rounds[0].actions, target_score=10), letters())
    assert plain["extras"] == []


def test_a_drawn_round_shows_the_best_melds_of_both() -> None:
    match = gin(STRONG)
    view = replace(match.view(ALL_OPEN), phase="over")
    assert [text for text, _ in groups(view, 0)] == ["Set", "Run", "Deadwood 8"]
