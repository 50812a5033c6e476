"""What the tests of words share: voices, sample events, matches played by chance."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Literal, get_args, get_origin

import pytest

from app.core import events as core
from app.core.game import RoundResult
from app.core.games.gin import events as gin
from app.core.games.president import events as president
from app.core.games.remik51 import events as remik51
from app.core.match import Match, Seat
from app.ui.text.games import TEXTS
from app.ui.text.languages import LANGUAGES
from app.ui.text.turns import last_turns
from app.ui.text.voice import Voice

VOICE = Voice(["Ana", "Boris", "Ewa", "Jonas"])
SPOKEN = Voice(["Ana", "Boris", "Ewa", "Jonas"], spoken=True)
UNFILLED = re.compile(r"%\w|\{\w*\}")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", TEXTS)

Speak = Callable[[str], None]


def announced(game: str, event: Any, voice: Voice) -> str:
    return TEXTS[game].announce(event, voice)


def last_move(game: str, history: Sequence[Any], seat: int, voice: Voice) -> str:
    """What a seat did in its last turn; empty before its first."""
    turn = last_turns(history).get(seat)
    return TEXTS[game].last_move(turn, voice) if turn else ""


def whole(text: str) -> bool:
    return bool(text) and not UNFILLED.search(text)


def rules_of(game: str) -> Any:
    """The rules of a game, also of one that is not offered yet."""
    return import_module(f"app.core.games.{game}").GAME


def other_value(model: Any, field: str) -> Any:
    """A value of an option that is not its default."""
    info = model.model_fields[field]
    if isinstance(info.default, bool):
        return not info.default
    if get_origin(info.annotation) is Literal:
        return next(v for v in get_args(info.annotation) if v != info.default)
    if isinstance(info.default, str):
        return next(v for v in info.annotation if v != info.default)
    return info.default + 1


def played_matches(game: str, seats: int) -> Iterator[Match]:
    """Two rounds with chance moves, after each of them."""
    rules = rules_of(game)
    chance = random.Random(f"{game}/{seats}")
    match = Match(rules, rules.options(), [Seat(n) for n in VOICE.names[:seats]], bytes(16))
    for _ in range(2):
        match.next_round()
        while legal := match.legal_actions():
            yield match
            # A chance player would rarely find a meld or a knock that it only draws past.
            rare = [a for a in legal if a.type not in ("draw", "discard", "pass")]
            match.act(chance.choice(rare if rare and chance.random() < 0.8 else legal))
        yield match
        if match.standing.over:
            return


RESULT = RoundResult("out", (0,), (43, 0), (96, 12), places=(0, 1))
SHARED_EVENTS = [
    core.Dealt(1, (7, 7), "2c"),
    core.Dealt(1, (7, 7), None),
    core.HandDealt(0, ("As", "Td")),
    core.Drew(0, "stock", None),
    core.Drew(0, "stock", "Td"),
    core.Drew(0, "discard", "Td"),
    core.Melded(0, 0, ("7s", "8s", "9s")),
    core.LaidOff(0, 0, ("Ts",), ("7s", "8s", "9s", "Ts")),
    core.Discarded(0, "Kh"),
    core.Passed(1),
    core.Revealed(1, ("2d", "3d")),
    core.RoundEnded(RESULT),
    core.RoundEnded(RoundResult("stock", (), (0, 0), (96, 12))),
]
OWN_EVENTS: dict[str, list[Any]] = {
    "rummy": [],
    "gin": [gin.Knocked(0, False), gin.Knocked(0, True)],
    "president": [
        president.Gave(0, 1, 2, None, False),
        president.Gave(0, 1, 1, None, True),
        president.Gave(0, 1, 2, ("2s", "2h"), False),
        president.Played(0, ("8h", "8d")),
        president.Passed(1),
        president.Revolution(0, True),
        president.Revolution(0, False),
        president.WentOut(0, 1),
        president.TrickEnded(0, 0),
        president.TrickEnded(0, 1),
    ],
    "remik51": [
        remik51.CutShown("Jk", 1),
        remik51.CutShown("7s", None),
        remik51.Reshuffled(31),
        remik51.Returned(0, "Td", ()),
        remik51.Opened(0, 54),
        remik51.Swapped(0, 1, ("Kh", "Ks"), 2, ("Kc", "Kd", "Kh", "Ks")),
    ],
}
