"""Names of cards: spoken whole, as they stand and as the object of a move, or as signs.

Rank and suit are never joined from two translations: the languages differ in order and case.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.ui.text.indices import letters
from app.ui.text.say import QT_TRANSLATE_NOOP, say

SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
JOKER_SIGN = "★"
_INTERNATIONAL = letters()

_NAMES = {
    "Ac": QT_TRANSLATE_NOOP("Card", "ace of clubs"),
    "2c": QT_TRANSLATE_NOOP("Card", "two of clubs"),
    "3c": QT_TRANSLATE_NOOP("Card", "three of clubs"),
    "4c": QT_TRANSLATE_NOOP("Card", "four of clubs"),
    "5c": QT_TRANSLATE_NOOP("Card", "five of clubs"),
    "6c": QT_TRANSLATE_NOOP("Card", "six of clubs"),
    "7c": QT_TRANSLATE_NOOP("Card", "seven of clubs"),
    "8c": QT_TRANSLATE_NOOP("Card", "eight of clubs"),
    "9c": QT_TRANSLATE_NOOP("Card", "nine of clubs"),
    "Tc": QT_TRANSLATE_NOOP("Card", "ten of clubs"),
    "Jc": QT_TRANSLATE_NOOP("Card", "jack of clubs"),
    "Qc": QT_TRANSLATE_NOOP("Card", "queen of clubs"),
    "Kc": QT_TRANSLATE_NOOP("Card", "king of clubs"),
    "Ad": QT_TRANSLATE_NOOP("Card", "ace of diamonds"),
    "2d": QT_TRANSLATE_NOOP("Card", "two of diamonds"),
    "3d": QT_TRANSLATE_NOOP("Card", "three of diamonds"),
    "4d": QT_TRANSLATE_NOOP("Card", "four of diamonds"),
    "5d": QT_TRANSLATE_NOOP("Card", "five of diamonds"),
    "6d": QT_TRANSLATE_NOOP("Card", "six of diamonds"),
    "7d": QT_TRANSLATE_NOOP("Card", "seven of diamonds"),
    "8d": QT_TRANSLATE_NOOP("Card", "eight of diamonds"),
    "9d": QT_TRANSLATE_NOOP("Card", "nine of diamonds"),
    "Td": QT_TRANSLATE_NOOP("Card", "ten of diamonds"),
    "Jd": QT_TRANSLATE_NOOP("Card", "jack of diamonds"),
    "Qd": QT_TRANSLATE_NOOP("Card", "queen of diamonds"),
    "Kd": QT_TRANSLATE_NOOP("Card", "king of diamonds"),
    "Ah": QT_TRANSLATE_NOOP("Card", "ace of hearts"),
    "2h": QT_TRANSLATE_NOOP("Card", "two of hearts"),
    "3h": QT_TRANSLATE_NOOP("Card", "three of hearts"),
    "4h": QT_TRANSLATE_NOOP("Card", "four of hearts"),
    "5h": QT_TRANSLATE_NOOP("Card", "five of hearts"),
    "6h": QT_TRANSLATE_NOOP("Card", "six of hearts"),
    "7h": QT_TRANSLATE_NOOP("Card", "seven of hearts"),
    "8h": QT_TRANSLATE_NOOP("Card", "eight of hearts"),
    "9h": QT_TRANSLATE_NOOP("Card", "nine of hearts"),
    "Th": QT_TRANSLATE_NOOP("Card", "ten of hearts"),
    "Jh": QT_TRANSLATE_NOOP("Card", "jack of hearts"),
    "Qh": QT_TRANSLATE_NOOP("Card", "queen of hearts"),
    "Kh": QT_TRANSLATE_NOOP("Card", "king of hearts"),
    "As": QT_TRANSLATE_NOOP("Card", "ace of spades"),
    "2s": QT_TRANSLATE_NOOP("Card", "two of spades"),
    "3s": QT_TRANSLATE_NOOP("Card", "three of spades"),
    "4s": QT_TRANSLATE_NOOP("Card", "four of spades"),
    "5s": QT_TRANSLATE_NOOP("Card", "five of spades"),
    "6s": QT_TRANSLATE_NOOP("Card", "six of spades"),
    "7s": QT_TRANSLATE_NOOP("Card", "seven of spades"),
    "8s": QT_TRANSLATE_NOOP("Card", "eight of spades"),
    "9s": QT_TRANSLATE_NOOP("Card", "nine of spades"),
    "Ts": QT_TRANSLATE_NOOP("Card", "ten of spades"),
    "Js": QT_TRANSLATE_NOOP("Card", "jack of spades"),
    "Qs": QT_TRANSLATE_NOOP("Card", "queen of spades"),
    "Ks": QT_TRANSLATE_NOOP("Card", "king of spades"),
    "Jk": QT_TRANSLATE_NOOP("Card", "joker"),
}
_OBJECTS = {
    "Ac": QT_TRANSLATE_NOOP("CardAsObject", "ace of clubs"),
    "2c": QT_TRANSLATE_NOOP("CardAsObject", "two of clubs"),
    "3c": QT_TRANSLATE_NOOP("CardAsObject", "three of clubs"),
    "4c": QT_TRANSLATE_NOOP("CardAsObject", "four of clubs"),
    "5c": QT_TRANSLATE_NOOP("CardAsObject", "five of clubs"),
    "6c": QT_TRANSLATE_NOOP("CardAsObject", "six of clubs"),
    "7c": QT_TRANSLATE_NOOP("CardAsObject", "seven of clubs"),
    "8c": QT_TRANSLATE_NOOP("CardAsObject", "eight of clubs"),
    "9c": QT_TRANSLATE_NOOP("CardAsObject", "nine of clubs"),
    "Tc": QT_TRANSLATE_NOOP("CardAsObject", "ten of clubs"),
    "Jc": QT_TRANSLATE_NOOP("CardAsObject", "jack of clubs"),
    "Qc": QT_TRANSLATE_NOOP("CardAsObject", "queen of clubs"),
    "Kc": QT_TRANSLATE_NOOP("CardAsObject", "king of clubs"),
    "Ad": QT_TRANSLATE_NOOP("CardAsObject", "ace of diamonds"),
    "2d": QT_TRANSLATE_NOOP("CardAsObject", "two of diamonds"),
    "3d": QT_TRANSLATE_NOOP("CardAsObject", "three of diamonds"),
    "4d": QT_TRANSLATE_NOOP("CardAsObject", "four of diamonds"),
    "5d": QT_TRANSLATE_NOOP("CardAsObject", "five of diamonds"),
    "6d": QT_TRANSLATE_NOOP("CardAsObject", "six of diamonds"),
    "7d": QT_TRANSLATE_NOOP("CardAsObject", "seven of diamonds"),
    "8d": QT_TRANSLATE_NOOP("CardAsObject", "eight of diamonds"),
    "9d": QT_TRANSLATE_NOOP("CardAsObject", "nine of diamonds"),
    "Td": QT_TRANSLATE_NOOP("CardAsObject", "ten of diamonds"),
    "Jd": QT_TRANSLATE_NOOP("CardAsObject", "jack of diamonds"),
    "Qd": QT_TRANSLATE_NOOP("CardAsObject", "queen of diamonds"),
    "Kd": QT_TRANSLATE_NOOP("CardAsObject", "king of diamonds"),
    "Ah": QT_TRANSLATE_NOOP("CardAsObject", "ace of hearts"),
    "2h": QT_TRANSLATE_NOOP("CardAsObject", "two of hearts"),
    "3h": QT_TRANSLATE_NOOP("CardAsObject", "three of hearts"),
    "4h": QT_TRANSLATE_NOOP("CardAsObject", "four of hearts"),
    "5h": QT_TRANSLATE_NOOP("CardAsObject", "five of hearts"),
    "6h": QT_TRANSLATE_NOOP("CardAsObject", "six of hearts"),
    "7h": QT_TRANSLATE_NOOP("CardAsObject", "seven of hearts"),
    "8h": QT_TRANSLATE_NOOP("CardAsObject", "eight of hearts"),
    "9h": QT_TRANSLATE_NOOP("CardAsObject", "nine of hearts"),
    "Th": QT_TRANSLATE_NOOP("CardAsObject", "ten of hearts"),
    "Jh": QT_TRANSLATE_NOOP("CardAsObject", "jack of hearts"),
    "Qh": QT_TRANSLATE_NOOP("CardAsObject", "queen of hearts"),
    "Kh": QT_TRANSLATE_NOOP("CardAsObject", "king of hearts"),
    "As": QT_TRANSLATE_NOOP("CardAsObject", "ace of spades"),
    "2s": QT_TRANSLATE_NOOP("CardAsObject", "two of spades"),
    "3s": QT_TRANSLATE_NOOP("CardAsObject", "three of spades"),
    "4s": QT_TRANSLATE_NOOP("CardAsObject", "four of spades"),
    "5s": QT_TRANSLATE_NOOP("CardAsObject", "five of spades"),
    "6s": QT_TRANSLATE_NOOP("CardAsObject", "six of spades"),
    "7s": QT_TRANSLATE_NOOP("CardAsObject", "seven of spades"),
    "8s": QT_TRANSLATE_NOOP("CardAsObject", "eight of spades"),
    "9s": QT_TRANSLATE_NOOP("CardAsObject", "nine of spades"),
    "Ts": QT_TRANSLATE_NOOP("CardAsObject", "ten of spades"),
    "Js": QT_TRANSLATE_NOOP("CardAsObject", "jack of spades"),
    "Qs": QT_TRANSLATE_NOOP("CardAsObject", "queen of spades"),
    "Ks": QT_TRANSLATE_NOOP("CardAsObject", "king of spades"),
    "Jk": QT_TRANSLATE_NOOP("CardAsObject", "joker"),
}


def name(card: str) -> str:
    """The name of a card code as it stands alone: "ten of diamonds"."""
    return say("Card", _NAMES[card])


def as_object(card: str) -> str:
    """The name of a card as the object of a sentence ("Ana takes …"): the accusative."""
    return say("CardAsObject", _OBJECTS[card])


def names(cards: Iterable[str]) -> str:
    """Names for a screen reader, with commas: "seven of spades, eight of spades"."""
    return ", ".join(name(card) for card in cards)


def sign(card: str, printed: Mapping[str, str] = _INTERNATIONAL) -> str:
    """Rank as printed and sign of the suit: "10♦"; a joker is "★"."""
    if card == "Jk":
        return JOKER_SIGN
    return printed[card[0]] + SUIT_SIGNS[card[1]]


def signs(cards: Iterable[str], printed: Mapping[str, str] = _INTERNATIONAL) -> str:
    """Several cards as signs, which need no case: "7♠ 8♠ 9♠"."""
    return " ".join(sign(card, printed) for card in cards)
