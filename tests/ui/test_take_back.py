"""Taking back against computer players: how far, for whom, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.games import GAMES
from app.core.match import Match, Seat
from app.ui.table.controller import TableController

ANA, BORIS, EWA = Seat("Ana"), Seat("Boris", "ai", "easy"), Seat("Ewa")
ON = {"take_backs": True}


def dealt(game_id: str, *seats: Seat, first: int = 0, **options: Any) -> Match:
    """A match in which this seat acts first."""
    game = GAMES[game_id]
    for number in range(100):
        match = Match(game, game.options(**options), seats, number.to_bytes(16, "big"))
        match.next_round()
        if match.to_act == first:
            return match
    raise AssertionError


@pytest.fixture
def taken(table: TableController) -> list[int]:
    """The seats that took back."""
    seats: list[int] = []
    table.takenBack.connect(seats.append)
    return seats


def codes(table: TableController) -> dict[str, list[str]]:
    """What the scene shows, by place."""
    shown: dict[str, list[str]] = {}
    for row in sorted(table.display.card_rows.rows, key=lambda row: row.slot):
        shown.setdefault(f"{row.zone} {row.owner}", []).append(row.code)
    return shown


def undo_button(table: TableController) -> Any:
    return next(row for row in table.display.bar_rows.rows if row.command == "undo")


def my_turn_again(table: TableController, match: Match, qtbot: Any) -> None:
    """Ana draws and throws her first card, Boris plays, Ana is to act."""
    table.command("draw")
    code = match.view(0).hand[0]
    token = next(row.token for row in table.display.card_rows.rows if row.code == code)
    table.clickCard(token)
    table.command("discard")
    qtbot.waitUntil(lambda: match.to_act == 0 and not table.busy)


def test_takes_back_to_the_last_own_decision_and_with_it_what_others_did(
    table: TableController, taken: list[int], qtbot: Any
) -> None:
    match = dealt("rummy", ANA, BORIS)
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    assert undo_button(table).reason == "You have done nothing in this round yet."
    dealt_hand = sorted(match.view(0).hand)
    my_turn_again(table, match, qtbot)
    assert len(match.rounds[-1].actions) > 3
    assert not table.display.assisted
    table.command("undo")
    assert [action.type for action in match.rounds[-1].actions] == ["draw"]
    assert match.to_act == 0
    assert match.undone == []
    assert taken == [0]
    assert table.display.assisted
    table.command("undo")
    assert match.rounds[-1].actions == []
    assert sorted(match.view(0).hand) == dealt_hand
    assert taken == [0, 0]
    table.command("undo")
    assert taken == [0, 0]


def test_the_table_after_it_is_the_table_before(table: TableController, qtbot: Any) -> None:
    match = dealt("rummy", ANA, BORIS)
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    before = {place: sorted(cards) for place, cards in codes(table).items()}
    my_turn_again(table, match, qtbot)
    table.command("undo")
    table.command("undo")
    qtbot.waitUntil(lambda: not table.busy)
    assert {place: sorted(cards) for place, cards in codes(table).items()} == before
    assert set(codes(table)["hand 1"]) == {""}


def test_what_is_free_stays_free(table: TableController, taken: list[int], qtbot: Any) -> None:
    match = dealt("rummy", ANA, BORIS)
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    table.command("take")
    assert undo_button(table).name == "Undo"
    table.command("undo")
    assert match.rounds[-1].actions == []
    assert taken == []
    table.command("redo")
    assert len(match.rounds[-1].actions) == 1
    assert not table.display.assisted


@pytest.mark.parametrize("settings", [{}, {"take_backs": False}, {"take_backs": "yes"}])
def test_only_where_the_match_allows_it(
    settings: dict[str, Any], table: TableController, taken: list[int], qtbot: Any
) -> None:
    match = dealt("rummy", ANA, BORIS)
    table.open(match, settings)
    my_turn_again(table, match, qtbot)
    actions = list(match.rounds[-1].actions)
    table.command("undo")
    assert match.rounds[-1].actions == actions
    assert taken == []
    assert undo_button(table).reason


def test_not_where_other_people_play(table: TableController, taken: list[int], qtbot: Any) -> None:
    match = dealt("rummy", ANA, EWA)
    table.open(match, ON)
    table.openCurtain()
    qtbot.waitUntil(lambda: not table.busy)
    table.command("draw")
    table.command("undo")
    assert len(match.rounds[-1].actions) == 1
    assert taken == []


def test_while_a_computer_player_thinks(table: TableController, qtbot: Any) -> None:
    match = dealt("rummy", ANA, BORIS)
    table._settings.update(ai_pace="slow")
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    table.command("draw")
    code = match.view(0).hand[0]
    table.clickCard(next(row.token for row in table.display.card_rows.rows if row.code == code))
    table.command("discard")
    assert match.to_act == 1
    table.command("undo")
    assert match.to_act == 0
    qtbot.wait(400)
    assert [action.type for action in match.rounds[-1].actions] == ["draw"]
    table.command("discard")
    assert match.to_act == 0


def test_a_pass_that_is_made_by_itself_is_no_decision(
    table: TableController, taken: list[int], qtbot: Any
) -> None:
    match = dealt("president", ANA, BORIS, Seat("Cai", "ai", "easy"))
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    table.command("auto_pass")
    for _ in range(40):
        if match.to_act is None:
            pytest.skip("the round is over before a pass was forced")
        own = [action.type for action in match.rounds[-1].actions if action.seat == 0]
        if own and own[-1] == "pass" and match.to_act == 0:
            break
        action = next(a for a in match.legal_actions() if a.type == "play")
        table._flow.act(action)
        qtbot.waitUntil(lambda: match.to_act in (0, None) and not table.busy)
    table.command("undo")
    undone_to = len(match.rounds[-1].actions)
    qtbot.wait(100)
    assert match.to_act == 0
    assert len(match.rounds[-1].actions) == undone_to
    assert any(action.type == "play" for action in match.legal_actions())
    assert taken == [0]


@pytest.mark.parametrize("forced", [False, True])
def test_a_pass_of_whoever_could_play_is_a_decision_though_other_passes_are_made_by_themselves(
    table: TableController, taken: list[int], qtbot: Any, forced: bool
) -> None:
    """The others play their highest single cards until Ana can beat them, or can not."""
    match = dealt("president", BORIS, Seat("Cai", "ai", "easy"), ANA)
    while match.to_act != 2 or (len(match.legal_actions()) == 1) != forced:
        acts = match.legal_actions()
        ones = [action for action in acts if action.type == "play" and len(action.cards) == 1]
        match.act(ones[-1 if forced else 0] if ones and match.to_act != 2 else acts[0])
        assert match.to_act is not None
    assert not any(action.seat == 2 for action in match.rounds[-1].actions)
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    before = len(match.rounds[-1].actions)
    table.command("pass")
    table.command("auto_pass")
    assert undo_button(table).off == forced
    table.command("undo")
    assert taken == ([] if forced else [2])
    assert forced or len(match.rounds[-1].actions) == before


def test_whoever_takes_back_from_the_playing_out_sees_the_rest_again(
    table: TableController, qtbot: Any
) -> None:
    match = dealt("rummy", ANA, BORIS)
    table.open(match, ON)
    my_turn_again(table, match, qtbot)
    table._flow.play_out(show=False)
    table.command("undo")
    assert not table._flow.hurry
    assert not table._flow.stage.swift


def test_plates_show_the_totals_after_a_round_that_is_over(
    table: TableController, qtbot: Any
) -> None:
    match = dealt("rummy", ANA, BORIS, target_score=1000)
    table.open(match, {})
    while match.to_act is not None:
        match.act(match.legal_actions()[0])
    table.retell()
    totals = match.results[-1].totals
    assert any(totals)
    assert tuple(row.score for row in table.display.seat_rows.rows) == totals


def test_a_discard_that_is_taken_back_stands_where_it_stood(
    table: TableController, qtbot: Any
) -> None:
    match = dealt("gin", ANA, BORIS)
    table.open(match, ON)
    qtbot.waitUntil(lambda: not table.busy)
    table.command("take")
    qtbot.waitUntil(lambda: not table.busy)
    before = codes(table)["hand 0"]
    fresh = [row.code for row in table.display.card_rows.rows if row.fresh]
    assert fresh == before[-1:]
    token = next(row.token for row in table.display.card_rows.rows if row.code == before[4])
    table.clickCard(token)
    table.command("discard")
    qtbot.waitUntil(lambda: match.to_act == 0 and not table.busy)
    table.command("undo")
    qtbot.waitUntil(lambda: not table.busy)
    assert codes(table)["hand 0"] == before
    assert [row.code for row in table.display.card_rows.rows if row.fresh] == fresh
