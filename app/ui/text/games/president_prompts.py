"""What there is to beat in `president`: a text for each rank and number of cards.

The languages count ranks by gender and case ("dwa króle", "dwie siódemki"), so none is joined.
"""

from app.ui.text.say import QT_TRANSLATE_NOOP

BEAT = {
    "3": (
        QT_TRANSLATE_NOOP("President", "Beat a three or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two threes or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three threes or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four threes or pass"),
    ),
    "4": (
        QT_TRANSLATE_NOOP("President", "Beat a four or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two fours or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three fours or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four fours or pass"),
    ),
    "5": (
        QT_TRANSLATE_NOOP("President", "Beat a five or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two fives or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three fives or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four fives or pass"),
    ),
    "6": (
        QT_TRANSLATE_NOOP("President", "Beat a six or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two sixes or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three sixes or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four sixes or pass"),
    ),
    "7": (
        QT_TRANSLATE_NOOP("President", "Beat a seven or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two sevens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three sevens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four sevens or pass"),
    ),
    "8": (
        QT_TRANSLATE_NOOP("President", "Beat an eight or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two eights or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three eights or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four eights or pass"),
    ),
    "9": (
        QT_TRANSLATE_NOOP("President", "Beat a nine or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two nines or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three nines or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four nines or pass"),
    ),
    "T": (
        QT_TRANSLATE_NOOP("President", "Beat a ten or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two tens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three tens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four tens or pass"),
    ),
    "J": (
        QT_TRANSLATE_NOOP("President", "Beat a jack or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two jacks or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three jacks or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four jacks or pass"),
    ),
    "Q": (
        QT_TRANSLATE_NOOP("President", "Beat a queen or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two queens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three queens or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four queens or pass"),
    ),
    "K": (
        QT_TRANSLATE_NOOP("President", "Beat a king or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two kings or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three kings or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four kings or pass"),
    ),
    "A": (
        QT_TRANSLATE_NOOP("President", "Beat an ace or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two aces or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three aces or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four aces or pass"),
    ),
    "2": (
        QT_TRANSLATE_NOOP("President", "Beat a two or pass"),
        QT_TRANSLATE_NOOP("President", "Beat two twos or pass"),
        QT_TRANSLATE_NOOP("President", "Beat three twos or pass"),
        QT_TRANSLATE_NOOP("President", "Beat four twos or pass"),
    ),
}
"""By rank: to beat one, two, three, four cards of it."""
