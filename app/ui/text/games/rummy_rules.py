"""The rules page of `rummy`: one text for each rule and the options under which it holds."""

from app.ui.text.game_text import RuleText, SectionText
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

AIM = QT_TRANSLATE_NOOP(
    "Rummy",
    "Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be "
    "the first with no cards left. Whoever goes out scores what the others still hold.",
)
R1 = QT_TRANSLATE_NOOP(
    "Rummy",
    "Two to four players use one pack of 52 cards without jokers. With two players everybody is "
    "dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and "
    "starts the discard pile. The rest is the stock.",
)
R2 = QT_TRANSLATE_NOOP(
    "Rummy",
    "The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go "
    "clockwise. For the next round the deal passes one seat to the left.",
)
R3 = QT_TRANSLATE_NOOP(
    "Rummy",
    "A run is three or more cards of one suit that follow one another in the order "
    "2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, "
    "{A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.",
)
R4 = QT_TRANSLATE_NOOP("Rummy", "A set is three or four cards of one rank, all of different suits.")
R5 = QT_TRANSLATE_NOOP(
    "Rummy",
    "No card belongs to two melds. Your first meld may be worth anything: there is no threshold.",
)
R6 = QT_TRANSLATE_NOOP(
    "Rummy",
    "First draw exactly one card: the top card of the stock or the top card of the discard pile.",
)
R7 = QT_TRANSLATE_NOOP(
    "Rummy",
    "Then you may lay new melds, and lay off cards from your hand on any meld on the table, no "
    "matter who laid it: as often as you like and in any order. Several cards may be laid off on a "
    "meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or "
    "taken back.",
)
R8 = QT_TRANSLATE_NOOP("Rummy", "Discard one card. That ends your turn.")
R9 = QT_TRANSLATE_NOOP(
    "Rummy",
    "Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a "
    "discard.",
)
R9_DISCARD = QT_TRANSLATE_NOOP(
    "Rummy",
    "Whoever discards their last card goes out and ends the round. The last card must be a "
    "discard: a meld or a lay-off that would leave you without cards is not allowed.",
)
R10 = QT_TRANSLATE_NOOP(
    "Rummy",
    "A card taken from the discard pile may not be discarded in the same turn, unless it is the "
    "only card left in your hand.",
)
R10_FREE = QT_TRANSLATE_NOOP(
    "Rummy", "A card taken from the discard pile may be discarded in the same turn."
)
R11 = QT_TRANSLATE_NOOP(
    "Rummy",
    "The discard pile is never shuffled again. When the stock is empty, you may still take the top "
    "discard. Drawing from the empty stock ends the round at once: the hand worth least wins. "
    "Of equal hands the one with the lowest seat number wins.",
)
R12 = QT_TRANSLATE_NOOP(
    "Rummy",
    "A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points "
    "each; every other card its number. What an ace is worth never changes its place in a run.",
)
R12_ACE = QT_TRANSLATE_NOOP(
    "Rummy",
    "A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points "
    "each; every other card its number. What an ace is worth never changes its place in a run.",
)
R13 = QT_TRANSLATE_NOOP(
    "Rummy",
    "The winner of a round adds the values of all cards left in the other hands to their score. "
    "The others score nothing. This also holds when the round was ended by an empty stock.",
)
R14 = QT_TRANSLATE_N_NOOP(
    "Rummy",
    "The match ends after the round in which a player reaches %n point(s). That player wins.",
    "",
    1,
)
NOT_HERE = QT_TRANSLATE_NOOP(
    "Rummy",
    "Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no "
    "reshuffling of the discard pile, no runs that go on after the ace.",
)
FAIR = QT_TRANSLATE_NOOP(
    "Rummy",
    "Computer players know only what a player in their seat knows: their own cards, the cards "
    "that lie face up, and what everybody has seen happen.",
)
EASY = QT_TRANSLATE_NOOP(
    "Rummy",
    "Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched "
    "card of the highest value.",
)
NORMAL = QT_TRANSLATE_NOOP(
    "Rummy",
    "Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that "
    "its discard helps others.",
)
HARD = QT_TRANSLATE_NOOP(
    "Rummy",
    "Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, "
    "and keeps the value of its unmatched cards low; it may hold a meld back.",
)

RULES = (
    SectionText(QT_TRANSLATE_NOOP("Rummy", "Aim"), (RuleText("", AIM),)),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "Setup"),
        (RuleText("R1", R1), RuleText("R2", R2)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "Melds"),
        (RuleText("R3", R3), RuleText("R4", R4), RuleText("R5", R5)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "A turn"),
        (
            RuleText("R6", R6),
            RuleText("R7", R7),
            RuleText("R8", R8),
            RuleText("R9", R9, {"discard_to_win": False}),
            RuleText("R9", R9_DISCARD, {"discard_to_win": True}),
            RuleText("R10", R10, {"discard_taken_card": False}),
            RuleText("R10", R10_FREE, {"discard_taken_card": True}),
        ),
    ),
    SectionText(QT_TRANSLATE_NOOP("Rummy", "An empty stock"), (RuleText("R11", R11),)),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "Scoring"),
        (
            RuleText("R12", R12, {"ace_high": False}),
            RuleText("R12", R12_ACE, {"ace_high": True}),
            RuleText("R13", R13),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "The end of the match"),
        (RuleText("R14", R14, count="target_score"), RuleText("", NOT_HERE)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Rummy", "Computer players"),
        (RuleText("C7", FAIR), RuleText("", EASY), RuleText("", NORMAL), RuleText("", HARD)),
    ),
)
