"""The rules page of `gin`: one text for each rule and the options under which it holds."""

from app.ui.text.game_text import RuleText, SectionText
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

AIM = QT_TRANSLATE_NOOP(
    "Gin",
    "Arrange your hand in runs and sets, keep the cards outside them low, and knock before the "
    "other player does. Melds stay in the hand until then.",
)
G1 = QT_TRANSLATE_NOOP(
    "Gin",
    "Two players use one pack of 52 cards and are dealt 10 cards each. The next card is turned up "
    "and starts the discard pile. The other 31 cards are the stock.",
)
G2 = QT_TRANSLATE_NOOP(
    "Gin",
    "The first dealer is drawn by lot, then the deal alternates. After a drawn round the same "
    "player deals again.",
)
G3 = QT_TRANSLATE_NOOP(
    "Gin",
    "A set is three or four cards of one rank. A run is three or more cards of one suit that "
    "follow one another. The ace comes only before the two: {A}-2-3 is a run, {Q}-{K}-{A} and "
    "{K}-{A}-2 are not.",
)
G4 = QT_TRANSLATE_NOOP(
    "Gin",
    "A card belongs to one meld at most. Cards in no meld are deadwood: an ace counts 1, king, "
    "queen and jack 10 each, every other card its number. What counts is the arrangement that "
    "leaves the least.",
)
G5 = QT_TRANSLATE_NOOP(
    "Gin",
    "At first the player who did not deal may take the upcard or pass; then the dealer has the "
    "same choice. Whoever takes it discards or knocks. If both pass, the player who did not deal "
    "begins an ordinary turn, in which the upcard may not be taken.",
)
G6 = QT_TRANSLATE_NOOP(
    "Gin",
    "Draw the top card of the stock or of the discard pile, then discard one card. The card just "
    "taken from the discard pile may not be discarded in the same turn, not with a knock either.",
)
G7 = QT_TRANSLATE_NOOP(
    "Gin",
    "With your discard you may knock if the ten cards left have 10 points of deadwood at most. "
    "With no deadwood at all the knock is gin. You may also play on.",
)
G8 = QT_TRANSLATE_NOOP(
    "Gin",
    "Instead of drawing you may knock at the start of your turn, if your ten cards have 10 points "
    "of deadwood at most. Not while the upcard is on offer.",
)
G8_NOT = QT_TRANSLATE_NOOP("Gin", "You may not knock instead of drawing: first draw, then knock.")
G9 = QT_TRANSLATE_NOOP(
    "Gin",
    "The knocker may choose the melds, and these bind: every other card is deadwood. Otherwise the "
    "arrangement with the least deadwood is laid, and of equal ones the one on which the fewest "
    "cards can be laid off.",
)
G10 = QT_TRANSLATE_NOOP(
    "Gin",
    "After a knock without gin the other player shows melds too, and may lay off cards on the "
    "knocker’s melds: a fourth card on a set, cards at either end of a run, one after another. "
    "Without a choice of the player the arrangement with the least deadwood is laid.",
)
G11 = QT_TRANSLATE_NOOP("Gin", "After gin nothing may be laid off.")
G12 = QT_TRANSLATE_NOOP(
    "Gin", "If the other player is left with more deadwood, the knocker scores the difference."
)
G13 = QT_TRANSLATE_N_NOOP(
    "Gin",
    "If the other player has less deadwood than the knocker or just as much, that is an undercut: "
    "the other scores the difference and %n point(s) more.",
    "",
    1,
)
G14 = QT_TRANSLATE_N_NOOP(
    "Gin", "Gin scores the whole deadwood of the other player and %n point(s) more.", "", 1
)
G15 = QT_TRANSLATE_NOOP(
    "Gin",
    "When a discard without a knock leaves two cards in the stock, the round is drawn at once: no "
    "points, and no knock any more.",
)
G16 = QT_TRANSLATE_N_NOOP(
    "Gin", "The match ends when a player has %n point(s) or more. That player wins.", "", 1
)
NO_BONUS = QT_TRANSLATE_NOOP("Gin", "Nothing is added at the end of the match.")
SHUTOUT = QT_TRANSLATE_NOOP(
    "Gin", "If the loser won no round, the winner’s points are doubled at the end of the match."
)
BOXES = QT_TRANSLATE_N_NOOP(
    "Gin",
    "At the end of the match each player gets %n point(s) for every round won. A drawn round is "
    "nobody’s.",
    "",
    1,
)
GAME = QT_TRANSLATE_N_NOOP("Gin", "The winner of the match gets %n point(s) more.", "", 1)
NOT_HERE = QT_TRANSLATE_NOOP(
    "Gin",
    "Always so in this game: 10 points of deadwood are the limit for a knock, there is no big gin, "
    "and no Oklahoma.",
)
FAIR = QT_TRANSLATE_NOOP(
    "Gin",
    "Computer players know only what a player in their seat knows: their own cards, the cards "
    "that lie face up, and what everybody has seen happen.",
)
EASY = QT_TRANSLATE_NOOP(
    "Gin",
    "Easy: draws from the stock, keeps its melds, discards the unmatched card of the highest "
    "value, and knocks as soon as it can.",
)
NORMAL = QT_TRANSLATE_NOOP(
    "Gin",
    "Normal: finds the best arrangement, and does not discard what the other player is seen to "
    "collect.",
)
HARD = QT_TRANSLATE_NOOP(
    "Gin",
    "Hard: estimates the cards of the other player and weighs knocking now against playing on for "
    "gin, undercuts included.",
)

_NONE = {"shutout_doubles": False, "box_bonus": 0, "game_bonus": 0}

RULES = (
    SectionText(QT_TRANSLATE_NOOP("Gin", "Aim"), (RuleText("", AIM),)),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "Setup"),
        (RuleText("G1", G1), RuleText("G2", G2)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "Melds"),
        (RuleText("G3", G3), RuleText("G4", G4)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "A turn"),
        (RuleText("G5", G5), RuleText("G6", G6)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "Knocking"),
        (
            RuleText("G7", G7),
            RuleText("G8", G8, {"knock_without_drawing": True}),
            RuleText("G8", G8_NOT, {"knock_without_drawing": False}),
            RuleText("G9", G9),
            RuleText("G10", G10),
            RuleText("G11", G11),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "Scoring"),
        (
            RuleText("G12", G12),
            RuleText("G13", G13, count="undercut_bonus"),
            RuleText("G14", G14, count="gin_bonus"),
            RuleText("G15", G15),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "The end of the match"),
        (
            RuleText("G16", G16, count="target_score"),
            RuleText("", NO_BONUS, _NONE),
            RuleText("", SHUTOUT, {"shutout_doubles": True}),
            RuleText("", BOXES, unless={"box_bonus": 0}, count="box_bonus"),
            RuleText("", GAME, unless={"game_bonus": 0}, count="game_bonus"),
            RuleText("", NOT_HERE),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Gin", "Computer players"),
        (RuleText("C7", FAIR), RuleText("", EASY), RuleText("", NORMAL), RuleText("", HARD)),
    ),
)
