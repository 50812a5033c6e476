"""What the window draws: rows made from the board and a view. Pure functions over plain data."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.core.cards import Card
from app.core.match import Match
from app.ui.games.presenter import Act, Mark, Place, Presenter
from app.ui.table.board import DISCARD, GONE, STOCK, Board, Spot, hand
from app.ui.text import cards as card_names
from app.ui.text.games import TEXTS
from app.ui.text.players import level_name
from app.ui.text.turns import last_turns
from app.ui.text.voice import Voice

_NO_MARK = Mark("")


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card. `zone`, `owner` and `slot` say where it lies, `count` how many lie there.

    `kind`, `turn` and `turns` say how it moves: the motion, and its place among the moves.
    """

    token: int
    zone: str
    owner: int
    slot: int
    count: int
    code: str
    name: str
    selected: bool
    dragged: bool
    fresh: bool
    dim: bool
    mark: str
    spoken: str
    good: bool
    movable: bool
    kind: str
    turn: int
    turns: int


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A pile, a meld, or a place where one may be laid."""

    zone: str
    number: int
    count: int
    label: str
    name: str
    latest: bool
    shown: bool
    part: bool
    target: bool


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player. `place` counts from the seat at the bottom, clockwise."""

    seat: int
    place: int
    name: str
    level: str
    person: bool
    count: int
    score: int
    last: str
    spoken: str
    summary: str
    note: str
    tone: str
    title: str
    crown: bool
    active: bool


@dataclass(frozen=True, slots=True)
class ActRow:
    """A button of the action column."""

    command: str
    text: str
    key: str
    reason: str
    primary: bool


def card_rows(
    board: Board,
    own: Spot,
    sources: Collection[Spot],
    selected: Collection[int],
    dragged: Collection[int],
    fresh: int | None,
    dim: Collection[Card],
    marks: Mapping[Card, Mark],
    motion: Mapping[int, tuple[str, int, int]],
    loose: Collection[Spot] = (),
) -> list[CardRow]:
    """A row for each card, in the order of tokens."""
    rows = []
    for spot, tokens in board.spots.items():
        zone, owner = spot
        top = len(tokens) - 1
        for slot, token in enumerate(tokens):
            code = board.faces[token]
            # Only the two top cards of a pile are drawn, and the scene holds no more.
            buried = zone == GONE or (spot in (STOCK, DISCARD) and slot < top - 1)
            mark = marks.get(code, _NO_MARK) if spot == own else _NO_MARK
            kind, turn, turns = motion.get(token, ("close", 0, 1))
            rows.append(
                CardRow(
                    token=token,
                    zone=zone,
                    owner=owner,
                    slot=slot,
                    count=len(tokens),
                    code="" if buried else code,
                    name=card_names.name(code) if code and not buried else "",
                    selected=token in selected,
                    dragged=token in dragged,
                    fresh=token == fresh,
                    dim=spot == own and code in dim,
                    mark=mark.text,
                    spoken=mark.spoken,
                    good=mark.good,
                    movable=spot == own or spot in loose or (spot in sources and slot == top),
                    kind=kind,
                    turn=turn,
                    turns=turns,
                )
            )
    return sorted(rows, key=lambda row: row.token)


def place_rows(places: Sequence[Place], targets: Collection[Spot]) -> list[PlaceRow]:
    """A row for each place beside the hands."""
    return [
        PlaceRow(*p.spot, p.count, p.label, p.name, p.latest, p.shown, p.part, p.spot in targets)
        for p in places
    ]


def act_rows(acts: Sequence[Act], keys: Mapping[str, str], ready: bool) -> list[ActRow]:
    """The buttons; if `ready`, the first one that can be done is the primary one."""
    able = (act.command for act in acts if not act.reason and not act.quiet)
    primary = next(able, "") if ready else ""
    return [
        ActRow(a.command, a.text, keys.get(a.command, ""), a.reason, a.command == primary)
        for a in acts
        if a.shown
    ]


def seat_rows(
    match: Match, view: Any, presenter: Presenter, bottom: int, voice: Voice, helped: bool
) -> list[SeatRow]:
    """A row for each player; `helped`: the watcher wants melds shown."""
    text = TEXTS[match.game.id]
    turns = last_turns(view.history)
    aloud = voice.aloud()
    totals = match.standing.totals
    rows = []
    for seat, who in enumerate(match.seats):
        note = presenter.note(view, seat)
        turn = turns.get(seat)
        rows.append(
            SeatRow(
                seat=seat,
                place=(seat - bottom) % len(match.seats),
                name=voice.names[seat],
                level=level_name(who.level) if who.level else "",
                person=who.kind == "human",
                count=view.hands[seat].count,
                score=totals[seat],
                last=braced(text.last_move(turn, voice), voice.printed) if turn else "",
                spoken=text.last_move(turn, aloud) if turn else "",
                summary=presenter.summary(view, seat) if helped and seat == view.watcher else "",
                note=note.text,
                tone=note.tone,
                title=note.title,
                crown=note.crown,
                active=view.to_act == seat,
            )
        )
    return rows


def braced(text: str, printed: Mapping[str, str]) -> str:
    """Signs of cards as RichLine wants them: "10♦" → "{Td}"."""
    for suit, sign in card_names.SUIT_SIGNS.items():
        if sign in text:
            for rank, letter in printed.items():
                text = text.replace(letter + sign, f"{{{rank}{suit}}}")
    return text


def find_fresh(board: Board, seat: int, card: Card | None, drawn: int | None) -> int | None:
    """The token of the card that was drawn in this turn; among equal ones `drawn`, if it is one."""
    tokens = board.spots.get(hand(seat), [])
    equal = [token for token in tokens if card and board.faces[token] == card]
    return drawn if drawn in equal else equal[-1] if equal else None
