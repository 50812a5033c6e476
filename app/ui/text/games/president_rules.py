"""The rules page of `president`: one text for each rule and the options under which it holds."""

from app.ui.text.game_text import RuleText, SectionText
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

AIM = QT_TRANSLATE_NOOP(
    "President", "Be the first to get rid of all your cards, and above all not the last."
)
P1 = QT_TRANSLATE_NOOP(
    "President",
    "Three to six players use one pack of 52 cards. All of it is dealt, so that hands differ by "
    "one card at most. In the first round the last seat deals and the first seat is dealt to "
    "first; later the player who came last deals.",
)
P2 = QT_TRANSLATE_NOOP(
    "President",
    "In the first round the first seat leads and may play anything. In later rounds the President "
    "leads.",
)
P2_LAST = QT_TRANSLATE_NOOP(
    "President",
    "In the first round the first seat leads and may play anything. In later rounds the player who "
    "came last leads.",
)
P3 = QT_TRANSLATE_NOOP(
    "President",
    "From low to high the order is 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Suits do not matter.",
)
P4 = QT_TRANSLATE_NOOP(
    "President", "The leader plays one to four cards of one rank, and may not pass."
)
P5 = QT_TRANSLATE_NOOP(
    "President",
    "Then everybody in turn, clockwise, plays the same number of cards of one higher rank, or "
    "passes. You may pass although you could play. Whoever passes is out of this trick until it "
    "ends.",
)
P6 = QT_TRANSLATE_NOOP(
    "President",
    "When all others have passed, the player who played last takes the trick and leads the next.",
)
P7 = QT_TRANSLATE_NOOP(
    "President",
    "A player with no cards left has a place and leaves the round. The trick goes on: those who "
    "have not passed may still beat what was played. If nobody does, the next player clockwise who "
    "has cards leads.",
)
P8 = QT_TRANSLATE_NOOP(
    "President", "The round ends when only one player has cards. That player is last."
)
P9 = QT_TRANSLATE_NOOP(
    "President",
    "Four cards of one rank are a revolution: at once the order is reversed, from low to high "
    "2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. The trick goes on in the new order. Another four of a "
    "kind reverses it again. The next round begins in the usual order.",
)
P9_NOT = QT_TRANSLATE_NOOP(
    "President", "Four cards of one rank are an ordinary play. The order is never reversed."
)
P10 = QT_TRANSLATE_NOOP(
    "President",
    "Four cards are beaten only by four of a kind that are higher in the order after the reversal: "
    "four sevens by four sixes, which bring the usual order back.",
)
P10_NOT = QT_TRANSLATE_NOOP("President", "Four cards are beaten only by four of a higher rank.")
P11 = QT_TRANSLATE_NOOP(
    "President",
    "The first is President, the second Vice-President, the last but one Vice-Scum, the last Scum, "
    "everybody between them Citizen. With three players the second is Citizen.",
)
P12 = QT_TRANSLATE_NOOP(
    "President",
    "The first scores as many points as there are players, each next one a point less, the last "
    "one 1. Points add up over the rounds.",
)
P13 = QT_TRANSLATE_N_NOOP(
    "President",
    "The match has %n round(s). The most points win; players who tie for the most share the match.",
    "",
    1,
)
P14 = QT_TRANSLATE_NOOP(
    "President",
    "From the second round on, after the deal, the Scum gives the two best cards to the President, "
    "who chooses any two cards to give back. With four players or more the Vice-Scum and the "
    "Vice-President do the same with one card. All best cards are handed over first; then the "
    "President gives back, then the Vice-President. Best is what is highest in the usual order; of "
    "equal ranks first spades, then hearts, diamonds, clubs.",
)
NOT_HERE = QT_TRANSLATE_NOOP(
    "President",
    "Always so in this game: no jokers, no runs, equal ranks do not beat, and neither a two nor "
    "four of a kind ends a trick.",
)
FAIR = QT_TRANSLATE_NOOP(
    "President",
    "Computer players know only what a player in their seat knows: their own cards, the cards "
    "that lie face up, and what everybody has seen happen.",
)
EASY = QT_TRANSLATE_NOOP("President", "Easy: plays the lowest cards that are allowed.")
NORMAL = QT_TRANSLATE_NOOP(
    "President",
    "Normal: keeps twos and fours of a kind to win the lead back, and does not break pairs and "
    "threes without need.",
)
HARD = QT_TRANSLATE_NOOP(
    "President",
    "Hard: counts what is left of every rank, estimates who can still beat what, and plans how to "
    "get rid of its hand.",
)

RULES = (
    SectionText(QT_TRANSLATE_NOOP("President", "Aim"), (RuleText("", AIM),)),
    SectionText(
        QT_TRANSLATE_NOOP("President", "Setup"),
        (
            RuleText("P1", P1),
            RuleText("P2", P2, {"lead_next": "president"}),
            RuleText("P2", P2_LAST, {"lead_next": "last"}),
            RuleText("P3", P3),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("President", "A trick"),
        (
            RuleText("P4", P4),
            RuleText("P5", P5),
            RuleText("P6", P6),
            RuleText("P7", P7),
            RuleText("P8", P8),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("President", "Four of a kind"),
        (
            RuleText("P9", P9, {"revolution": True}),
            RuleText("P9", P9_NOT, {"revolution": False}),
            RuleText("P10", P10, {"revolution": True}),
            RuleText("P10", P10_NOT, {"revolution": False}),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("President", "Titles and scoring"),
        (RuleText("P11", P11), RuleText("P12", P12), RuleText("P13", P13, count="rounds")),
    ),
    SectionText(QT_TRANSLATE_NOOP("President", "Exchange"), (RuleText("P14", P14),)),
    SectionText(QT_TRANSLATE_NOOP("President", "Not in this game"), (RuleText("", NOT_HERE),)),
    SectionText(
        QT_TRANSLATE_NOOP("President", "Computer players"),
        (RuleText("C7", FAIR), RuleText("", EASY), RuleText("", NORMAL), RuleText("", HARD)),
    ),
)
