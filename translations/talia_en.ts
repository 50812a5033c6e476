<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Gin</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin: %n point(s)</source>
        <translation>
            <numerusform>Gin: %n point</numerusform>
            <numerusform>Gin: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %n point(s)</source>
        <translation>
            <numerusform>Undercut: %n point</numerusform>
            <numerusform>Undercut: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match: %n point(s)</source>
        <translation>
            <numerusform>Match: %n point</numerusform>
            <numerusform>Match: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round won: %n point(s)</source>
        <translation>
            <numerusform>Round won: %n point</numerusform>
            <numerusform>Round won: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The knock holds. {player} scores the difference in deadwood: %n point(s).</source>
        <translation>
            <numerusform>The knock holds. {player} scores the difference in deadwood: %n point.</numerusform>
            <numerusform>The knock holds. {player} scores the difference in deadwood: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! {player} scores the other’s deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Gin! {player} scores the other’s deadwood and the bonus: %n point.</numerusform>
            <numerusform>Gin! {player} scores the other’s deadwood and the bonus: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Undercut! {player} scores the difference in deadwood and the bonus: %n point.</numerusform>
            <numerusform>Undercut! {player} scores the difference in deadwood and the bonus: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Round {number} · first to %n</numerusform>
            <numerusform>Round {number} · first to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point(s) more.</source>
        <translation>
            <numerusform>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point more.</numerusform>
            <numerusform>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin scores the whole deadwood of the other player and %n point(s) more.</source>
        <translation>
            <numerusform>Gin scores the whole deadwood of the other player and %n point more.</numerusform>
            <numerusform>Gin scores the whole deadwood of the other player and %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a player has %n point(s) or more. That player wins.</source>
        <translation>
            <numerusform>The match ends when a player has %n point or more. That player wins.</numerusform>
            <numerusform>The match ends when a player has %n points or more. That player wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the match each player gets %n point(s) for every round won. A drawn round is nobody’s.</source>
        <translation>
            <numerusform>At the end of the match each player gets %n point for every round won. A drawn round is nobody’s.</numerusform>
            <numerusform>At the end of the match each player gets %n points for every round won. A drawn round is nobody’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the match gets %n point(s) more.</source>
        <translation>
            <numerusform>The winner of the match gets %n point more.</numerusform>
            <numerusform>The winner of the match gets %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s) as deadwood</source>
        <translation>
            <numerusform>counts %n point as deadwood</numerusform>
            <numerusform>counts %n points as deadwood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard {card} and show %n meld(s).</source>
        <translation>
            <numerusform>You discard {card} and show %n meld.</numerusform>
            <numerusform>You discard {card} and show %n melds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock without drawing and show %n meld(s).</source>
        <translation>
            <numerusform>You knock without drawing and show %n meld.</numerusform>
            <numerusform>You knock without drawing and show %n melds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <comment>the length of a match</comment>
        <translation>
            <numerusform>After %n round</numerusform>
            <numerusform>After %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>President</name>
    <message numerus="yes">
        <source>First give %n card(s) back.</source>
        <translation>
            <numerusform>First give %n card back.</numerusform>
            <numerusform>First give %n cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give back.</source>
        <translation>
            <numerusform>Choose exactly %n card to give back.</numerusform>
            <numerusform>Choose exactly %n cards to give back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s), or pass.</source>
        <translation>
            <numerusform>Play exactly %n card, or pass.</numerusform>
            <numerusform>Play exactly %n cards, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back</source>
        <translation>
            <numerusform>Choose %n card to give back</numerusform>
            <numerusform>Choose %n cards to give back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s), {other} gets them.</source>
        <translation>
            <numerusform>{player} gives %n card, {other} gets them.</numerusform>
            <numerusform>{player} gives %n cards, {other} gets them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s) back, {other} gets them.</source>
        <translation>
            <numerusform>{player} gives %n card back, {other} gets them.</numerusform>
            <numerusform>{player} gives %n cards back, {other} gets them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave %n card(s)</source>
        <translation>
            <numerusform>Gave %n card</numerusform>
            <numerusform>Gave %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Round {number} of %n</numerusform>
            <numerusform>Round {number} of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The most points win; players who tie for the most share the match.</source>
        <translation>
            <numerusform>The match has %n round. The most points win; players who tie for the most share the match.</numerusform>
            <numerusform>The match has %n rounds. The most points win; players who tie for the most share the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beat the trick</source>
        <translation>
            <numerusform>%n card beats the trick</numerusform>
            <numerusform>%n cards beat the trick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) do not beat the trick</source>
        <translation>
            <numerusform>%n card does not beat the trick</numerusform>
            <numerusform>%n cards do not beat the trick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may lead %n card(s)</source>
        <translation>
            <numerusform>You may lead %n card</numerusform>
            <numerusform>You may lead %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n</source>
        <translation>
            <numerusform>choose %n</numerusform>
            <numerusform>choose %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gave {other} %n card(s)</source>
        <translation>
            <numerusform>{player} gave {other} %n card</numerusform>
            <numerusform>{player} gave {other} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {other} %n card(s) back</source>
        <translation>
            <numerusform>You give {other} %n card back</numerusform>
            <numerusform>You give {other} %n cards back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still gives %n card(s) back to {other}</source>
        <translation>
            <numerusform>{player} still gives %n card back to {other}</numerusform>
            <numerusform>{player} still gives %n cards back to {other}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remik51</name>
    <message numerus="yes">
        <source>Open with %n point(s), or discard</source>
        <translation>
            <numerusform>Open with %n point, or discard</numerusform>
            <numerusform>Open with %n points, or discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s) and a pure run, or discard</source>
        <translation>
            <numerusform>Open with %n point and a pure run, or discard</numerusform>
            <numerusform>Open with %n points and a pure run, or discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: %n point(s)</source>
        <translation>
            <numerusform>Opening: %n point</numerusform>
            <numerusform>Opening: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joker in hand: %n point(s)</source>
        <translation>
            <numerusform>Joker in hand: %n point</numerusform>
            <numerusform>Joker in hand: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the stock: %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled and becomes the stock: %n card.</numerusform>
            <numerusform>The discard pile is shuffled and becomes the stock: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} opens with %n point(s).</source>
        <translation>
            <numerusform>{player} opens with %n point.</numerusform>
            <numerusform>{player} opens with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.</source>
        <translation>
            <numerusform>{player} puts down {cards} and takes %n joker. The meld now holds: {meld}.</numerusform>
            <numerusform>{player} puts down {cards} and takes %n jokers. The meld now holds: {meld}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · ends at %n point(s)</source>
        <translation>
            <numerusform>Round {number} · ends at %n point</numerusform>
            <numerusform>Round {number} · ends at %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · rounds to win: %n</source>
        <translation>
            <numerusform>Round {number} · rounds to win: %n</numerusform>
            <numerusform>Round {number} · rounds to win: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Round {number} of %n</numerusform>
            <numerusform>Round {number} of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s)</source>
        <translation>
            <numerusform>Opened with %n point</numerusform>
            <numerusform>Opened with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Opened with %n point, discarded {card}</numerusform>
            <numerusform>Opened with %n points, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s)</source>
        <translation>
            <numerusform>Took {taken}, opened with %n point</numerusform>
            <numerusform>Took {taken}, opened with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Took {taken}, opened with %n point, discarded {card}</numerusform>
            <numerusform>Took {taken}, opened with %n points, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Melded %n card</numerusform>
            <numerusform>Melded %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Melded %n card, discarded {card}</numerusform>
            <numerusform>Melded %n cards, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Took {taken}, melded %n card</numerusform>
            <numerusform>Took {taken}, melded %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Took {taken}, melded %n card, discarded {card}</numerusform>
            <numerusform>Took {taken}, melded %n cards, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.</source>
        <translation>
            <numerusform>Two to six players. A pack has 52 cards and two jokers. In this match %n pack are used.</numerusform>
            <numerusform>Two to six players. A pack has 52 cards and two jokers. In this match %n packs are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>First you have to open: lay one or more new melds at once, worth at least %n point together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</numerusform>
            <numerusform>First you have to open: lay one or more new melds at once, worth at least %n points together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>First you have to open: lay one or more new melds at once, worth at least %n point together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</numerusform>
            <numerusform>First you have to open: lay one or more new melds at once, worth at least %n points together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).</source>
        <translation>
            <numerusform>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point.</numerusform>
            <numerusform>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>The match ends when somebody has %n penalty point or more. The lowest total wins; players who tie for it share the match.</numerusform>
            <numerusform>The match ends when somebody has %n penalty points or more. The lowest total wins; players who tie for it share the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever first wins %n round(s) wins the match.</source>
        <translation>
            <numerusform>Whoever first wins %n round wins the match.</numerusform>
            <numerusform>Whoever first wins %n rounds wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>The match has %n round. The lowest total wins; players who tie for it share the match.</numerusform>
            <numerusform>The match has %n rounds. The lowest total wins; players who tie for it share the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the tray, {kind}, %n point(s): {cards}</source>
        <translation>
            <numerusform>In the tray, {kind}, %n point: {cards}</numerusform>
            <numerusform>In the tray, {kind}, %n points: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s)</source>
        <translation>
            <numerusform>You can open with %n point</numerusform>
            <numerusform>You can open with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n point in this round, {total} in all</numerusform>
            <numerusform>{player}: %n points in this round, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in all</source>
        <translation>
            <numerusform>{player}: %n point in all</numerusform>
            <numerusform>{player}: %n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Melded %n card</numerusform>
            <numerusform>Melded %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Took {taken}, melded %n card</numerusform>
            <numerusform>Took {taken}, melded %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Melded %n card, laid off {added}</numerusform>
            <numerusform>Melded %n cards, laid off {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Took {taken}, melded %n card, laid off {added}</numerusform>
            <numerusform>Took {taken}, melded %n cards, laid off {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Melded %n card, discarded {card}</numerusform>
            <numerusform>Melded %n cards, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Took {taken}, melded %n card, discarded {card}</numerusform>
            <numerusform>Took {taken}, melded %n cards, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Melded %n card, laid off {added}, discarded {card}</numerusform>
            <numerusform>Melded %n cards, laid off {added}, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Took {taken}, melded %n card, laid off {added}, discarded {card}</numerusform>
            <numerusform>Took {taken}, melded %n cards, laid off {added}, discarded {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Out with a meld. {player} scores what the others still hold: %n point.</numerusform>
            <numerusform>Out with a meld. {player} scores what the others still hold: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Out by a lay-off. {player} scores what the others still hold: %n point.</numerusform>
            <numerusform>Out by a lay-off. {player} scores what the others still hold: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Out by a discard. {player} scores what the others still hold: %n point.</numerusform>
            <numerusform>Out by a discard. {player} scores what the others still hold: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point.</numerusform>
            <numerusform>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Round {number} · first to %n</numerusform>
            <numerusform>Round {number} · first to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation>
            <numerusform>The match ends after the round in which a player reaches %n point. That player wins.</numerusform>
            <numerusform>The match ends after the round in which a player reaches %n points. That player wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: {card}</source>
        <translation>
            <numerusform>Discard pile, %n card, on top: {card}</numerusform>
            <numerusform>Discard pile, %n cards, on top: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n point(s)</source>
        <translation>
            <numerusform>{cards}, %n point</numerusform>
            <numerusform>{cards}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n changed rule</numerusform>
            <numerusform>%n changed rules</numerusform>
        </translation>
    </message>
</context>
</TS>
