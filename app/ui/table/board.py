"""Where every card of the table lies, as one watcher sees it: plain data, no Qt, no rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from app.core.cards import Card

HIDDEN: Card = ""
"""The face of a card that the watcher may not see."""

Spot = tuple[str, int]
"""A zone and its number: ("hand", seat), ("meld", number), ("stock", 0), ("discard", 0)."""

STOCK: Spot = ("stock", 0)
DISCARD: Spot = ("discard", 0)
GONE = "gone"
"""The zone of cards that are out of play, by the seat that has them; they are not drawn."""


def hand(seat: int) -> Spot:
    """The hand of a seat."""
    return ("hand", seat)


def meld(number: int) -> Spot:
    """The meld with this number on the table."""
    return ("meld", number)


@dataclass(frozen=True, slots=True)
class Move:
    """A card goes to a spot, to place `at` in it (None: the end), and shows `code` there."""

    token: int
    spot: Spot
    code: Card
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Cue:
    """Moves that happen together. `kind` names the motion, `sound` a sound or nothing."""

    kind: str
    moves: tuple[Move, ...]
    sound: str = ""


@dataclass(slots=True)
class Board:
    """The cards of the table. A token stands for a card and tells neither its face nor its origin.

    `spots` lists tokens from the bottom up, or from the left; `faces` holds HIDDEN where unseen.
    """

    spots: dict[Spot, list[int]] = field(default_factory=dict)
    faces: dict[int, Card] = field(default_factory=dict)
    chosen: frozenset[int] = frozenset()
    """Of equal cards in a spot, those that people mean."""

    @classmethod
    def of(cls, contents: Mapping[Spot, Sequence[Card]]) -> Board:
        """A board with fresh tokens in no telling order."""
        tokens = list(range(sum(len(cards) for cards in contents.values())))
        random.shuffle(tokens)
        board = cls()
        for spot, cards in contents.items():
            taken, tokens = tokens[: len(cards)], tokens[len(cards) :]
            board.spots[spot] = taken
            board.faces.update(zip(taken, cards, strict=True))
        return board

    def cards(self, spot: Spot) -> tuple[Card, ...]:
        """The faces in a spot."""
        return tuple(self.faces[token] for token in self.spots.get(spot, ()))

    def contents(self) -> dict[Spot, tuple[Card, ...]]:
        """What lies where, without tokens; empty spots are left out."""
        return {spot: self.cards(spot) for spot, tokens in self.spots.items() if tokens}

    def spot_of(self, token: int) -> Spot:
        """Where a card lies. Raises KeyError if there is no such card."""
        for spot, tokens in self.spots.items():
            if token in tokens:
                return spot
        raise KeyError(token)

    def find(self, spot: Spot, wanted: Iterable[Card]) -> list[int]:
        """Tokens in `spot` for the wanted cards; for unseen ones those in the middle."""
        free = list(self.spots.get(spot, ()))
        found = []
        for card in wanted:
            seen = [token for token in free if self.faces[token] == card]
            seen.sort(key=lambda token: token not in self.chosen)
            hidden = [token for token in free if self.faces[token] == HIDDEN]
            token = seen[0] if seen else hidden[len(hidden) // 2]
            free.remove(token)
            found.append(token)
        return found

    def play(self, cue: Cue) -> None:
        """Make the moves of a cue, in their order."""
        for move in cue.moves:
            self.spots[self.spot_of(move.token)].remove(move.token)
            target = self.spots.setdefault(move.spot, [])
            target.insert(len(target) if move.at is None else move.at, move.token)
            self.faces[move.token] = move.code

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            {spot: list(tokens) for spot, tokens in self.spots.items()},
            dict(self.faces),
            self.chosen,
        )

    def become(self, contents: Mapping[Spot, Sequence[Card]]) -> Board:
        """A board with these contents and this one's tokens: what is the same card stays it.

        A face that is seen before and after keeps its token; the rest goes by place.
        """
        if sum(len(cards) for cards in contents.values()) != len(self.faces):
            return Board.of(contents)
        free: dict[tuple[Spot | None, Card], list[int]] = {}
        for spot, tokens in self.spots.items():
            for token in sorted(tokens, key=self.chosen.__contains__):
                free.setdefault((spot, self.faces[token]), []).append(token)
        result = Board({spot: [-1] * len(cards) for spot, cards in contents.items()})
        result.chosen = self.chosen

        def settle(same_spot: bool, any_face: bool) -> None:
            for spot, cards in contents.items():
                for at, card in enumerate(cards):
                    if result.spots[spot][at] < 0:
                        token = _take(free, spot if same_spot else None, card, any_face)
                        if token is not None:
                            result.spots[spot][at] = token
                            result.faces[token] = card

        settle(same_spot=True, any_face=False)
        settle(same_spot=False, any_face=False)
        settle(same_spot=True, any_face=True)
        settle(same_spot=False, any_face=True)
        return result


def _take(
    free: dict[tuple[Spot | None, Card], list[int]], spot: Spot | None, card: Card, any_face: bool
) -> int | None:
    for (where, face), tokens in free.items():
        if tokens and (spot is None or where == spot) and (any_face or face == card):
            return tokens.pop(0)
    return None
