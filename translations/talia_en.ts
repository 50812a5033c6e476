<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Results</name>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n point in this round, {total} in all</numerusform>
            <numerusform>{player}: %n points in this round, {total} in all</numerusform>
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
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>First to %n point</numerusform>
            <numerusform>First to %n points</numerusform>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
