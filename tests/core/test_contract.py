"""What every game owes to everybody, in random matches with any options: C3–C6, undo, records."""

import copy
import json
import random
import re
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from app.core import save as saves
from app.core.action_data import action_data, read_action
from app.core.cards import is_card
from app.core.game import ALL_OPEN
from app.core.games import GAMES
from app.core.match import Illegal, Match
from app.core.record import dumps, read, replay, to_record
from app.core.verify import verify
from tests.core.playing import Table, all_cards, plain, small_form, small_forms, tables

every_game = pytest.mark.parametrize("game", list(GAMES))
few = settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
STEPS = st.integers(0, 300)
CODES = re.compile("'([A2-9TJQK][cdhs]|Jk)'")


def drawn_table(data: st.DataObject, game: str) -> Table:
    table: Table = data.draw(tables(game))
    return table


def somewhere(data: st.DataObject, game: str) -> Table:
    """A table after some steps."""
    table = drawn_table(data, game)
    for _ in range(data.draw(STEPS)):
        table.step()
    return table


@every_game
@few
@given(st.data())
def test_C4_never_a_dead_end_and_all_cards_are_kept(game: str, data: st.DataObject) -> None:
    table = drawn_table(data, game)
    match = table.match
    for _ in range(300):
        assert all_cards(match) == Counter(match.rounds[-1].deck)
        if not table.round_is_over():
            legal = match.legal_actions()
            assert legal, "a dead end"
            for action in table.chance.sample(legal, min(len(legal), 5)):
                assert action.seat == match.to_act
                assert match.check(action) is None
        elif match.standing.over:
            assert match.standing.winners
            break
        table.step()


@every_game
@few
@given(st.data())
def test_C4_what_passes_is_listed(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    if table.round_is_over():
        return
    match = table.match
    forms = list(small_forms(match))
    kinds = {form.type for form in forms}
    passing = [small_form(form) for form in forms if match.check(form) is None]
    listed = [small_form(action) for action in match.legal_actions() if action.type in kinds]
    missing = [form for form in passing if form not in listed]
    assert not missing
    assert len(listed) == len({str(form) for form in listed}), "listed twice"


@every_game
@few
@given(st.data())
def test_C5_what_is_refused_changes_nothing(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    match = table.match
    before = copy.deepcopy((plain(match.state), match.rounds, match.undone))
    other = drawn_table(data, game)
    for _ in range(30):
        if other.round_is_over():
            break
        action = other.choose()
        if match.check(action) is not None:
            with pytest.raises(Illegal):
                match.act(action)
        other.step()
    for watcher in (*table.watchers(), ALL_OPEN):
        match.view(watcher)
    match.legal_actions()
    assert (plain(match.state), match.rounds, match.undone) == before


@every_game
@few
@given(st.data())
def test_C5_asking_for_several_actions_changes_nothing(game: str, data: st.DataObject) -> None:
    table = drawn_table(data, game)
    for _ in range(data.draw(STEPS)):
        if table.round_is_over():
            return
        match, action = table.match, table.choose()
        before = copy.deepcopy(plain(match.state))
        assert match.check_all([action]) is None
        assert plain(match.state) == before
        table.step()


@every_game
@few
@given(st.data())
def test_C6_a_view_names_no_card_that_was_never_shown(game: str, data: st.DataObject) -> None:
    table = drawn_table(data, game)
    for _ in range(3):
        for _ in range(data.draw(STEPS) // 2):
            table.step()
        if not table.round_is_over():
            for watcher, shown in shown_cards(table).items():
                assert codes_in(repr(table.match.view(watcher))) <= shown


def shown_cards(table: Table) -> dict[int, set[str]]:
    """What each watcher may have seen of the round (C6), from deck and actions alone."""
    current = table.match.rounds[-1]
    seats = len(table.match.seats)
    again = same_round(table.match, current.deck)
    shown = {watcher: face_up(again) for watcher in table.watchers()}
    if hasattr(again.state, "owed"):
        # What was given away at the deal is known to who gave it.
        for at, card in enumerate(current.deck):
            shown[(current.dealer + 1 + at) % seats].add(card)
    for action in (None, *current.actions):
        public = set()
        if action is not None:
            again.act(action)
            if action.type != "give":
                public = codes_in(json.dumps(action_data(action)).replace('"', "'"))
            if action.type == "knock":
                public |= set(again.view(ALL_OPEN).hands[action.seat].cards)
        public |= face_up(again)
        for watcher, seen in shown.items():
            own = again.view(ALL_OPEN).hands[watcher].cards if watcher >= 0 else ()
            seen.update(public, own)
    return shown


def face_up(match: Match) -> set[str]:
    piles = [*getattr(match.state, "melds", []), getattr(match.state, "discards", [])]
    cut = getattr(match.state, "cut", None)
    return {card for pile in piles for card in pile} | ({cut} if cut else set())


def codes_in(text: str) -> set[str]:
    return set(CODES.findall(text))


def same_round(match: Match, deck: Sequence[str]) -> Match:
    """The match at the start of its current round, dealt from `deck`."""
    other = Match(match.game, match.options, match.seats, match.seed)
    other.rounds = match.rounds[:-1]
    other.next_round(deck)
    return other


@every_game
@few
@given(st.data())
def test_C6_views_are_the_same_however_hidden_cards_lie(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    if table.round_is_over():
        return
    match = table.match
    for watcher, shown in shown_cards(table).items():
        for _ in range(3):
            other = dealt_otherwise(match, watcher, shown, table.chance)
            if other is not None:
                assert repr(other.view(watcher)) == repr(match.view(watcher))


def dealt_otherwise(
    match: Match, watcher: int, shown: set[str], chance: random.Random
) -> Match | None:
    """The same round with the cards that `watcher` never saw in other places of the pack.

    None where that contradicts what the watcher knows: another hand of its own, or an action that
    could not have happened.
    """
    current = match.rounds[-1]
    hidden = [at for at, card in enumerate(current.deck) if card not in shown]
    deck = list(current.deck)
    for at, source in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
        deck[at] = current.deck[source]
    other, start = same_round(match, deck), same_round(match, current.deck)
    if watcher >= 0 and other.view(watcher).hand != start.view(watcher).hand:
        return None
    for action in current.actions:
        try:
            other.act(action)
        except Illegal:
            assert match.game.id != "rummy", "every action shows the cards that allow it"
            return None
    return other


@every_game
@few
@given(st.data())
def test_undo_is_the_replay_of_the_prefix_and_redo_of_the_whole(
    game: str, data: st.DataObject
) -> None:
    table = somewhere(data, game)
    match = table.match
    actions = list(match.rounds[-1].actions)
    whole = copy.deepcopy((plain(match.state), match.rounds))
    back = data.draw(st.integers(0, min(len(actions), 5)))
    for _ in range(back):
        match.undo()
    again = Match(match.game, match.options, match.seats, match.seed)
    again.rounds = match.rounds[:-1]
    again.next_round(match.rounds[-1].deck)
    for action in actions[: len(actions) - back]:
        again.act(action)
    assert plain(again.state) == plain(match.state)
    assert again.rounds[-1] == match.rounds[-1]
    for _ in range(back):
        match.redo()
    assert (plain(match.state), match.rounds) == whole
    assert match.undone == []


@every_game
@few
@given(st.data())
def test_a_record_read_again_is_the_same_match(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    match = table.match
    text = dumps(to_record(match, deals="fresh"))
    again = replay(read(text), match.seed)
    assert plain(again.state) == plain(match.state)
    assert again.rounds == match.rounds
    assert (again.options, again.seats) == (match.options, match.seats)
    assert dumps(to_record(again, deals="fresh")) == text
    assert (match.seed.hex() in text) == match.standing.over
    defaults = match.game.options()
    for name in json.loads(text)["options"]:
        assert getattr(match.options, name) != getattr(defaults, name)


@every_game
@few
@given(st.data())
def test_a_save_loaded_again_is_the_same_match(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    match = table.match
    hands = [list(hand.cards) for hand in match.view(ALL_OPEN).hands]
    for hand in hands:
        table.chance.shuffle(hand)
    save = saves.to_save(match, hands, {"take_backs": True})
    again = saves.load(saves.dumps(save))
    assert isinstance(again, saves.Save)
    assert again == save
    assert again.hands == hands
    loaded = saves.replay_save(again)
    assert plain(loaded.state) == plain(match.state)
    assert loaded.rounds == match.rounds
    assert loaded.seed == match.seed
    if not table.round_is_over():
        action = table.choose()
        match.act(action)
        loaded.act(action)
        assert plain(loaded.state) == plain(match.state)


@every_game
@few
@given(st.data())
def test_actions_written_are_read_the_same(game: str, data: st.DataObject) -> None:
    table = somewhere(data, game)
    for action in table.match.legal_actions():
        written = json.loads(json.dumps(action_data(action)))
        assert read_action(GAMES[game], len(table.match.seats), written) == action
        assert list(written)[:2] == ["seat", "type"]


@every_game
@few
@given(st.data())
def test_deals_from_the_seed_verify(game: str, data: st.DataObject) -> None:
    match = somewhere(data, game).match
    record = to_record(match).model_copy(update={"seed": match.seed.hex()})
    assert verify(record).rounds == match.rounds


@every_game
def test_the_pack_is_in_canonical_order_and_made_of_cards(game: str) -> None:
    rules = GAMES[game]
    for seats in rules.seats:
        assert all(is_card(card) for card in rules.pack(rules.options(), seats))
