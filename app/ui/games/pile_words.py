"""What tables say alike, most of them those with a stock, a discard pile and melds."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.cards import Card
from app.ui.text import cards as card_names
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say

_STOCK = QT_TRANSLATE_NOOP("Table", "Stock")
_PILE = QT_TRANSLATE_NOOP("Table", "Discards")
_NEW = QT_TRANSLATE_NOOP("Table", "New meld")
_STOCK_NAME = QT_TRANSLATE_N_NOOP("Table", "Stock, %n card(s)", "", 1)
_PILE_NAME = QT_TRANSLATE_N_NOOP("Table", "Discard pile, %n card(s), on top: {card}", "", 1)
_PILE_EMPTY = QT_TRANSLATE_NOOP("Table", "Discard pile, empty")
_RUN_NAME = QT_TRANSLATE_NOOP("Table", "Meld {number}, a run: {cards}")
_SET_NAME = QT_TRANSLATE_NOOP("Table", "Meld {number}, a set: {cards}")

_ACTS = {
    "draw": QT_TRANSLATE_NOOP("Table", "Draw"),
    "take": QT_TRANSLATE_NOOP("Table", "Take"),
    "meld": QT_TRANSLATE_NOOP("Table", "Meld"),
    "lay_off": QT_TRANSLATE_NOOP("Table", "Lay off"),
    "discard": QT_TRANSLATE_NOOP("Table", "Discard"),
    "sort": QT_TRANSLATE_NOOP("Table", "Sort"),
}
_DISCARD_ONE = QT_TRANSLATE_NOOP("Table", "Select one card to discard.")
_NO_MELDS = QT_TRANSLATE_NOOP("Table", "There is no meld on the table yet.")
_FITS_NONE = QT_TRANSLATE_NOOP("Table", "This fits none of the melds on the table.")

_CARDS = QT_TRANSLATE_N_NOOP("Table", "%n card(s)", "", 1)
_WORTH = QT_TRANSLATE_N_NOOP("Table", "{cards}, %n point(s)", "", 1)
_A_RUN = QT_TRANSLATE_NOOP("Table", "a run")
_A_SET = QT_TRANSLATE_NOOP("Table", "a set")
_FITS = QT_TRANSLATE_NOOP("Table", "fits a meld")
_NOT_A_MELD = QT_TRANSLATE_NOOP("Table", "not a meld")
_LAST_CARD = QT_TRANSLATE_NOOP("Table", "last card")


def stock() -> str:
    """The label of the stock."""
    return say("Table", _STOCK)


def stock_name(count: int) -> str:
    """The stock for the ear."""
    return say("Table", _STOCK_NAME, count)


def pile() -> str:
    """The label of the discard pile."""
    return say("Table", _PILE)


def pile_name(discards: Sequence[Card]) -> str:
    """The discard pile for the ear."""
    if not discards:
        return say("Table", _PILE_EMPTY)
    return say("Table", _PILE_NAME, len(discards), card=card_names.name(discards[-1]))


def new_meld() -> str:
    """The place for a new meld."""
    return say("Table", _NEW)


def meld_name(number: int, is_run: bool, spoken: str) -> str:
    """A meld of the table for the ear; `spoken` are its cards."""
    return say("Table", _RUN_NAME if is_run else _SET_NAME, number=number + 1, cards=spoken)


def act(command: str) -> str:
    """The button of a command that these games share; KeyError for another."""
    return say("Table", _ACTS[command])


def discard_one() -> str:
    """Why nothing is discarded: not exactly one card is selected."""
    return say("Table", _DISCARD_ONE)


def no_melds() -> str:
    """Why nothing is laid off: there is nothing to lay off on."""
    return say("Table", _NO_MELDS)


def fits_none() -> str:
    """Why nothing is laid off: no meld takes it."""
    return say("Table", _FITS_NONE)


def cards(count: int) -> str:
    """How many cards are selected."""
    return say("Table", _CARDS, count)


def worth(count: int, points: int) -> str:
    """ "3 cards, 27 points"."""
    return say("Table", _WORTH, points, cards=cards(count))


def kind(is_run: bool) -> str:
    """What a selection is."""
    return say("Table", _A_RUN if is_run else _A_SET)


def fits() -> str:
    """A selection that can be laid off."""
    return say("Table", _FITS)


def not_a_meld() -> str:
    """A selection that is no meld."""
    return say("Table", _NOT_A_MELD)


def last_card() -> str:
    """A seat that has one card left."""
    return say("Table", _LAST_CARD)
