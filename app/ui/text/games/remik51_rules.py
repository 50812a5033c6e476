"""The rules page of `remik51`: one text for each rule and the options under which it holds."""

from app.ui.text.game_text import RuleText, SectionText
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

AIM = QT_TRANSLATE_NOOP(
    "Remik51",
    "Open with a pure run and enough points, then lay melds, lay off cards and swap jokers until "
    "you have no cards left. The others get penalty points for what they still hold.",
)
K1 = QT_TRANSLATE_NOOP(
    "Remik51",
    "Two to six players. A pack has 52 cards and two jokers. Two packs are used for two to four "
    "players, three for five or six.",
)
K1_CHOSEN = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.",
    "",
    1,
)
K2 = QT_TRANSLATE_NOOP(
    "Remik51",
    "Everybody is dealt 14 cards, the dealer 15. No card is turned up. The dealer begins, and does "
    "not draw in this first turn. For the next round the deal passes to the left.",
)
K3 = QT_TRANSLATE_NOOP(
    "Remik51",
    "After the shuffle the bottom card is shown. If it is a joker, the player to the right of the "
    "dealer takes it and is dealt one card less.",
)
K3_NOT = QT_TRANSLATE_NOOP("Remik51", "The bottom card of the pack is not shown to anybody.")
K4 = QT_TRANSLATE_NOOP(
    "Remik51",
    "A run is three or more cards of one suit that follow one another, at least two of them no "
    "jokers. The ace comes before the two or after the king: {A}-2-3 and {Q}-{K}-{A} are runs, "
    "{K}-{A}-2 is not. A run has 14 cards at most, with an ace at each end.",
)
K5 = QT_TRANSLATE_NOOP(
    "Remik51",
    "A set is three or four cards of one rank, all of different suits, at least one of them no "
    "joker. Two cards of the same rank and suit never lie in one set.",
)
K6 = QT_TRANSLATE_NOOP(
    "Remik51",
    "A joker stands for any card. In a run it stands for the card of its place, and that never "
    "changes; several jokers may lie side by side. In a set it stands for a missing suit, no "
    "matter which. One card with two or three jokers is always a set.",
)
K7 = QT_TRANSLATE_NOOP(
    "Remik51",
    "In a meld king, queen, jack and ten are worth 10 each, other cards their number, and a joker "
    "what it stands for. An ace is worth 1 at the low end of a run and 10 anywhere else.",
)
K8 = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "First you have to open: lay one or more new melds at once, worth at least %n point(s) "
    "together, one of them a pure run, that is a run without a joker. Before that you may neither "
    "lay off nor swap jokers. You may lay all your cards at once and go out.",
    "",
    1,
)
K8_ANY = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "First you have to open: lay one or more new melds at once, worth at least %n point(s) "
    "together. Before that you may neither lay off nor swap jokers. You may lay all your cards at "
    "once and go out.",
    "",
    1,
)
K9 = QT_TRANSLATE_NOOP(
    "Remik51",
    "From then on, in the same turn already, you may lay new melds of any value, lay off on any "
    "meld on the table and swap jokers, as often as you like and in any order, until you discard.",
)
K10 = QT_TRANSLATE_NOOP(
    "Remik51",
    "Draw the top card of the stock, or take the top discard under the next rule. Then do what the "
    "rules of opening allow, and discard one card. Whoever has no cards left wins the round at "
    "once, be it by a meld, a lay-off or the discard.",
)
K11 = QT_TRANSLATE_NOOP(
    "Remik51",
    "If you had opened before this turn, the discard that you take must go into a new meld in this "
    "turn. If not, you must open in this turn, use the taken card, lay all your other cards but "
    "one, and discard that one. Moves that would end the turn or the round without this are not "
    "allowed.",
)
K12 = QT_TRANSLATE_NOOP(
    "Remik51",
    "Until you discard you may return the discard that you took: all that you did in this turn is "
    "undone, the card goes back, and you draw from the stock instead.",
)
K13 = QT_TRANSLATE_NOOP(
    "Remik51",
    "On a run you lay off at either end, cards or jokers, several at once in their order; on a set "
    "of three a fourth: a card of a missing suit, or a joker. A pure run may get a joker too.",
)
K14 = QT_TRANSLATE_NOOP(
    "Remik51",
    "To swap a joker of a run, put the very card in its place that it stands for. In a set put all "
    "missing suits at once, so that four cards without jokers lie there; then all its jokers come "
    "free. The jokers go to your hand: keep them, lay them off or meld them.",
)
K15 = QT_TRANSLATE_NOOP(
    "Remik51",
    "If you draw from the empty stock, the discard pile without its top card is shuffled and "
    "becomes the stock. If nothing but the top card is there, the round is annulled: no penalties, "
    "no winner, and the same dealer deals again. An annulled round does not count.",
)
K16 = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "The winner of a round scores 0. The others get penalty points for the cards in their hands: "
    "king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).",
    "",
    1,
)
K16_BOMB = QT_TRANSLATE_NOOP(
    "Remik51",
    "The winner of a round scores 0. The others get penalty points for the cards in their hands: "
    "king, queen, jack, ace and joker 10 each, other cards their number.",
)
K17_POINTS = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players "
    "who tie for it share the match.",
    "",
    1,
)
K17_WINS = QT_TRANSLATE_N_NOOP("Remik51", "Whoever first wins %n round(s) wins the match.", "", 1)
K17_ROUNDS = QT_TRANSLATE_N_NOOP(
    "Remik51",
    "The match has %n round(s). The lowest total wins; players who tie for it share the match.",
    "",
    1,
)
K17_BOMB = QT_TRANSLATE_NOOP(
    "Remik51", "The match is played with the bomb: the last player left in it wins."
)
K18 = QT_TRANSLATE_NOOP(
    "Remik51",
    "Whoever has not opened gets 100 penalty points, no matter what they hold. After each round "
    "those losers of the round who have more than 200 get a bomb, and their total becomes the "
    "highest total among the losers who are not over 200. Instead of a fourth bomb a player is "
    "eliminated. If all losers are over 200, all of them are eliminated. The eliminated are dealt "
    "no more cards.",
)
NOT_HERE = QT_TRANSLATE_NOOP(
    "Remik51",
    "Players never play as partners. What lies on the table belongs to all. After a discard only "
    "the next player may act.",
)
FAIR = QT_TRANSLATE_NOOP(
    "Remik51",
    "Computer players know only what a player in their seat knows: their own cards, the cards "
    "that lie face up, and what everybody has seen happen.",
)
EASY = QT_TRANSLATE_NOOP(
    "Remik51",
    "Easy: opens as soon as it can, lays everything it can, and discards the unmatched card of the "
    "highest value, but never a joker.",
)
NORMAL = QT_TRANSLATE_NOOP(
    "Remik51",
    "Normal: builds its pure run and its opening, keeps useful pairs and jokers, swaps jokers, and "
    "does not discard what helps the next player.",
)
HARD = QT_TRANSLATE_NOOP(
    "Remik51",
    "Hard: also counts every card seen, plans whether to open now or to go out at once, and keeps "
    "its penalty low when somebody is about to go out.",
)

RULES = (
    SectionText(QT_TRANSLATE_NOOP("Remik51", "Aim"), (RuleText("", AIM),)),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "Setup"),
        (
            RuleText("K1", K1, {"packs": "auto"}),
            RuleText("K1", K1_CHOSEN, unless={"packs": "auto"}, count="packs"),
            RuleText("K2", K2),
            RuleText("K3", K3, {"cut_joker": True}),
            RuleText("K3", K3_NOT, {"cut_joker": False}),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "Melds"),
        (RuleText("K4", K4), RuleText("K5", K5), RuleText("K6", K6), RuleText("K7", K7)),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "Opening"),
        (
            RuleText("K8", K8, {"pure_run_required": True}, count="opening_points"),
            RuleText("K8", K8_ANY, {"pure_run_required": False}, count="opening_points"),
            RuleText("K9", K9),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "A turn"),
        (
            RuleText("K10", K10),
            RuleText("K11", K11),
            RuleText("K12", K12),
            RuleText("K13", K13),
            RuleText("K14", K14),
            RuleText("K15", K15),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "Scoring"),
        (
            RuleText("K16", K16, unless={"match_format": "bomb"}, count="joker_penalty"),
            RuleText("K16", K16_BOMB, {"match_format": "bomb"}),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "The end of the match"),
        (
            RuleText("K17", K17_POINTS, {"match_format": "points"}, count="points_limit"),
            RuleText("K17", K17_WINS, {"match_format": "wins"}, count="wins_needed"),
            RuleText("K17", K17_ROUNDS, {"match_format": "rounds"}, count="rounds"),
            RuleText("K17", K17_BOMB, {"match_format": "bomb"}),
            RuleText("K18", K18, {"match_format": "bomb"}),
            RuleText("", NOT_HERE),
        ),
    ),
    SectionText(
        QT_TRANSLATE_NOOP("Remik51", "Computer players"),
        (RuleText("C7", FAIR), RuleText("", EASY), RuleText("", NORMAL), RuleText("", HARD)),
    ),
)
