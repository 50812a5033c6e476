"""A record played again: every deal, action and result checked."""

import json
from typing import Any

from pydantic import ValidationError

from app.core.action_data import read_action, reason, refusal, result_data
from app.core.cards import is_card
from app.core.faults import Fault, RecordError, quoted
from app.core.forms import Record, RoundForm, sentence
from app.core.game import Game, RoundResult
from app.core.games import GAMES
from app.core.match import BadRound, Illegal, Match, Seat


def replay(record: Record, seed: bytes | None = None) -> Match:
    """The match of a record, every deal, action and result checked.

    `seed` is the seed of a match under way, which no record holds. Raises RecordError.
    """
    game = _game(record.game)
    if seed is None and record.seed is not None:
        seed = bytes.fromhex(record.seed)
    seats = [Seat(seat.name, seat.kind, seat.level) for seat in record.seats]
    match = Match(game, _options(game, record), seats, seed)
    for number, form in enumerate(record.rounds):
        _replay_round(match, number, form)
    return match


def _game(name: str) -> Game[Any, Any, Any]:
    game = GAMES.get(name)
    if game is None:
        raise RecordError(Fault.GAME, f"there is no game {quoted(name)}", params={"game": name})
    return game


def _options(game: Game[Any, Any, Any], record: Record) -> Any:
    seats = len(record.seats)
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise RecordError(
            Fault.SEATS,
            f"{game.id} is for {low} to {high} seats, not {seats}"
            if low < high
            else f"{game.id} is for {low} seats, not {seats}",
            params={"seats": seats, "low": low, "high": high},
        )
    try:
        options = game.options.model_validate_json(json.dumps(record.options))
    except ValidationError as error:
        where, message = sentence(error)
        option = where.split(".")[0].split("[")[0]
        message = message.replace("unknown key", "unknown option", 1)
        raise RecordError(Fault.OPTIONS, message, params={"option": option}) from None
    violation = game.check_options(options, seats)
    if violation is not None:
        raise RecordError(
            Fault.OPTIONS,
            f"options: {reason(violation)}",
            params={"option": "", **violation.params},
            violation=violation,
        )
    return options


def _replay_round(match: Match, number: int, form: RoundForm) -> None:
    def bad(code: str, message: str) -> RecordError:
        return RecordError(code, message, round=number)

    if match.rounds and match.rounds[-1].result is None:
        raise RecordError(
            Fault.UNFINISHED, "this round is not finished, but another follows", round=number - 1
        )
    if match.standing.over:
        raise bad(Fault.AFTER_END, "the match is over before this round")
    for card in form.deck:
        if not is_card(card):
            raise bad(Fault.DECK, f"{quoted(card)} in the deck is not a card")
    if not 0 <= form.dealer < len(match.seats):
        raise bad(Fault.DEALER, f"the dealer must be a seat, not {quoted(form.dealer)}")
    orders = form.reshuffles or []
    for order in orders:
        if not isinstance(order, list) or not all(is_card(card) for card in order):
            raise bad(Fault.RESHUFFLE, f"a reshuffle must be a list of cards, not {quoted(order)}")
    try:
        match.next_round(form.deck, form.dealer, [tuple(order) for order in orders])
    except BadRound as error:
        raise bad(error.code, str(error)) from None
    for at, data in enumerate(form.actions):
        _replay_action(match, number, at, data)
    used = len(match.rounds[-1].reshuffles)
    if used < len(orders):
        raise bad(Fault.RESHUFFLE, f"{len(orders)} reshuffles are given, but {used} are used")
    if "result" in form.model_fields_set:
        _check_result(match.rounds[-1].result, form.result, number)


def _replay_action(match: Match, number: int, at: int, data: Any) -> None:
    try:
        match.act(read_action(match.game, len(match.seats), data))
        return
    except RecordError as error:
        fault = error
    except Illegal as error:
        fault = refusal(data, error.violation)
    except BadRound as error:
        fault = RecordError(error.code, str(error))
    fault.round, fault.action = number, at
    raise fault


def _check_result(right: RoundResult | None, given: Any, number: int) -> None:
    if right is None:
        raise RecordError(Fault.RESULT, "the round has a result but is not finished", round=number)
    expected = result_data(right)
    if json.dumps(given, sort_keys=True) != json.dumps(expected, sort_keys=True):
        raise RecordError(
            Fault.RESULT,
            f"the result must be {json.dumps(expected)}, not {quoted(given)}",
            round=number,
            params={"expected": expected},
        )
