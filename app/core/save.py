"""Saves: a match under way and what only this machine may know (records.md, "A save")."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import Field

from app.core import shuffle
from app.core.actions import CardCode
from app.core.cards import Card
from app.core.faults import Fault, RecordError
from app.core.files import read_json
from app.core.forms import Form, Record, Seed
from app.core.game import ALL_OPEN
from app.core.match import Match
from app.core.record import Data, migrated, record_of, shaped, to_record
from app.core.replay import replay

SAVE_FORMAT: Final = "talia-save"
VERSION = 1
MIGRATIONS: dict[int, Callable[[Data], Data]] = {}
"""From version n of a save to n + 1, as plain data; its record migrates by itself."""


class Save(Form):
    """A match under way and what only this machine may know (records.md, "A save")."""

    format: Literal["talia-save"] = SAVE_FORMAT
    version: Literal[1] = 1
    seed: Seed
    settings: dict[str, Any] = Field(default_factory=dict)
    hands: list[list[CardCode]]
    record: Record


def load(source: str | bytes | Path) -> Record | Save:
    """The record or the save in a JSON text, in its bytes, or in a file; raises RecordError."""
    data = read_json(source)
    return save_of(data) if data.get("format") == SAVE_FORMAT else record_of(data)


def save_of(data: Data) -> Save:
    """The save in plain data of any version up to this one; raises RecordError."""
    data = migrated(data, SAVE_FORMAT, VERSION, MIGRATIONS)
    inner = data.get("record")
    if isinstance(inner, dict):
        data = {**data, "record": record_of(inner)}
    return shaped(Save, data)


def match_of(file: Record | Save) -> Match:
    """The match of a record or of a save; raises RecordError."""
    return replay_save(file) if isinstance(file, Save) else replay(file)


def replay_save(save: Save) -> Match:
    """The match of a save, ready to go on; raises RecordError."""
    seed = bytes.fromhex(save.seed)
    if save.record.commitment not in (None, shuffle.commitment(seed)):
        raise RecordError(Fault.COMMITMENT, "the commitment is not the SHA-256 of the seed")
    match = replay(save.record, seed)
    held = _held(match)
    if len(save.hands) != len(held):
        raise RecordError(
            Fault.HANDS,
            f"there must be {len(held)} hands, not {len(save.hands)}",
            params={"seat": None},
        )
    for seat, (order, cards) in enumerate(zip(save.hands, held, strict=True)):
        if Counter(order) != Counter(cards):
            raise RecordError(
                Fault.HANDS, f"hands[{seat}] is not what seat {seat} holds", params={"seat": seat}
            )
    return match


def to_save(
    match: Match,
    hands: Sequence[Sequence[Card]] = (),
    settings: Mapping[str, Any] | None = None,
    **about: Any,
) -> Save:
    """The save of a match that has a seed.

    `hands` are the players' own orders, a hand for each seat; cards that one lacks are put at its
    end, others are left out, so that the save always fits the match. `about` as in `to_record`.
    """
    assert match.seed is not None
    held = _held(match)
    orders = [*hands, *[()] * len(held)]
    return Save(
        seed=match.seed.hex(),
        settings=dict(settings or {}),
        hands=[in_order(cards, order) for cards, order in zip(held, orders, strict=False)],
        record=to_record(match, **about),
    )


def in_order(cards: Sequence[Card], order: Sequence[Card]) -> list[Card]:
    """The cards of a hand in a player's order as far as it goes, then the rest."""
    left = Counter(cards)
    hand = []
    for card in [*order, *cards]:
        if left[card] > 0:
            left[card] -= 1
            hand.append(card)
    return hand


def dumps(save: Save) -> str:
    """A save as JSON text, on one line."""
    return json.dumps(save.data(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _held(match: Match) -> list[tuple[Card, ...]]:
    if match.state is None:
        return []
    return [hand.cards or () for hand in match.view(ALL_OPEN).hands]
