"""Who is spoken of, and how cards are said: what every sentence about a game needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QLocale

from app.ui.text import cards
from app.ui.text.indices import letters


@dataclass(frozen=True, slots=True)
class Voice:
    """`names` of the players by seat, the index `printed` for each rank, and the medium.

    On the screen (`spoken` false) several cards are signs, which are short; for a screen reader
    they are names.
    """

    names: Sequence[str]
    printed: Mapping[str, str] = field(default_factory=letters)
    spoken: bool = False

    def aloud(self) -> Voice:
        """The same for a screen reader."""
        return replace(self, spoken=True)

    def cards(self, codes: Sequence[str]) -> str:
        """One or more cards where no case is needed: after a colon, or alone."""
        return cards.names(codes) if self.spoken else cards.signs(codes, self.printed)

    def objects(self, codes: Sequence[str]) -> str:
        """Cards as the object of a phrase ("Took …"): spoken in the accusative."""
        if self.spoken:
            return ", ".join(cards.as_object(card) for card in codes)
        return cards.signs(codes, self.printed)

    def players(self, seats: Sequence[int]) -> str:
        """Names as a list by the default QLocale: "Ana, Boris and Ewa"."""
        return QLocale().createSeparatedList([self.names[seat] for seat in seats])

    def ranks(self) -> dict[str, str]:
        """The letters of ace, king, queen and jack, as values for {A} {K} {Q} {J} in a text."""
        return {rank: self.printed[rank] for rank in "AKQJ"}
