<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>ace of clubs</source>
        <translation>kryžių tūzas</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>kryžių dviakė</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>kryžių triakė</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>kryžių keturakė</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kryžių penkakė</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>kryžių šešakė</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kryžių septynakė</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kryžių aštuonakė</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kryžių devynakė</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kryžių dešimtakė</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kryžių valetas</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kryžių dama</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kryžių karalius</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>būgnų tūzas</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>būgnų dviakė</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>būgnų triakė</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>būgnų keturakė</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>būgnų penkakė</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>būgnų šešakė</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>būgnų septynakė</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>būgnų aštuonakė</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>būgnų devynakė</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>būgnų dešimtakė</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>būgnų valetas</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>būgnų dama</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>būgnų karalius</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>širdžių tūzas</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>širdžių dviakė</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>širdžių triakė</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>širdžių keturakė</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>širdžių penkakė</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>širdžių šešakė</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>širdžių septynakė</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>širdžių aštuonakė</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>širdžių devynakė</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>širdžių dešimtakė</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>širdžių valetas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>širdžių dama</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>širdžių karalius</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>vynų tūzas</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>vynų dviakė</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>vynų triakė</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>vynų keturakė</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>vynų penkakė</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>vynų šešakė</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>vynų septynakė</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>vynų aštuonakė</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>vynų devynakė</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>vynų dešimtakė</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>vynų valetas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>vynų dama</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>vynų karalius</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>džokeris</translation>
    </message>
</context>
<context>
    <name>CardAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>kryžių tūzą</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>kryžių dviakę</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>kryžių triakę</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>kryžių keturakę</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kryžių penkakę</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>kryžių šešakę</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kryžių septynakę</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kryžių aštuonakę</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kryžių devynakę</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kryžių dešimtakę</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kryžių valetą</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kryžių damą</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kryžių karalių</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>būgnų tūzą</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>būgnų dviakę</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>būgnų triakę</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>būgnų keturakę</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>būgnų penkakę</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>būgnų šešakę</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>būgnų septynakę</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>būgnų aštuonakę</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>būgnų devynakę</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>būgnų dešimtakę</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>būgnų valetą</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>būgnų damą</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>būgnų karalių</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>širdžių tūzą</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>širdžių dviakę</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>širdžių triakę</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>širdžių keturakę</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>širdžių penkakę</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>širdžių šešakę</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>širdžių septynakę</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>širdžių aštuonakę</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>širdžių devynakę</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>širdžių dešimtakę</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>širdžių valetą</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>širdžių damą</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>širdžių karalių</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>vynų tūzą</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>vynų dviakę</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>vynų triakę</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>vynų keturakę</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>vynų penkakę</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>vynų šešakę</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>vynų septynakę</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>vynų aštuonakę</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>vynų devynakę</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>vynų dešimtakę</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>vynų valetą</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>vynų damą</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>vynų karalių</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>džokerį</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} deals. Upcard: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws a card from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} draws the {card} from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the {card} from the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} melds: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lays off: {cards}. The meld now holds: {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} still holds: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. Winner: {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over, and nobody wins it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Rummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gin rummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>President</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack, no jokers: meld and lay off from the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two: melds stay in the hand until somebody knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers, and 51 points with a pure run to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Indices</name>
    <message>
        <source>Automatic</source>
        <translation>Automatiniai</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Tarptautiniai</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Lenkiški</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Prancūziški</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lietuviški</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgariški</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, it’s your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{player} wins round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn. To play: {to_act}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already drawn a card in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace comes only after the king: {A}-2-3 is not a run here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are neither a run in one suit nor a set of one rank in different suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no meld number {meld} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one card to lay off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not fit the meld {meld}: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: in this match the last card must be a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the discard, or draw and end the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and end the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off or discard your last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Last card must be a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not go out by a meld or a lay-off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace counts 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace left in hand is worth 11 points instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken card may be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may discard a card in the turn in which you took it from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}, discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be the first with no cards left. Whoever goes out scores what the others still hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four players use one pack of 52 cards without jokers. With two players everybody is dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and starts the discard pile. The rest is the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go clockwise. For the next round the deal passes one seat to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another in the order 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, {A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever discards their last card goes out and ends the round. The last card must be a discard: a meld or a lay-off that would leave you without cards is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn, unless it is the only card left in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card taken from the discard pile may be discarded in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is never shuffled again. When the stock is empty, you may still take the top discard. Drawing from the empty stock ends the round at once: the hand worth least wins. Of equal hands the one with the lowest seat number wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a round adds the values of all cards left in the other hands to their score. The others score nothing. This also holds when the round was ended by an empty stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no reshuffling of the discard pile, no runs that go on after the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched card of the highest value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that its discard helps others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, and keeps the value of its unmatched cards low; it may hold a meld back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandsFor</name>
    <message>
        <source>any suit</source>
        <comment>what a joker in a set stands for</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
