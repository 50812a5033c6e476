<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>ace of clubs</source>
        <translation>as trefl</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dwójka trefl</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>trójka trefl</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>czwórka trefl</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>piątka trefl</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>szóstka trefl</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>siódemka trefl</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ósemka trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątka trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątka trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>walet trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>król trefl</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as karo</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dwójka karo</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>trójka karo</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>czwórka karo</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>piątka karo</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>szóstka karo</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>siódemka karo</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ósemka karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątka karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątka karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>walet karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>król karo</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as kier</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dwójka kier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>trójka kier</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>czwórka kier</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>piątka kier</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>szóstka kier</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siódemka kier</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ósemka kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątka kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątka kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>walet kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>król kier</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as pik</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dwójka pik</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>trójka pik</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>czwórka pik</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>piątka pik</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>szóstka pik</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>siódemka pik</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ósemka pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątka pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątka pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>walet pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>król pik</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>CardAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>asa trefl</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dwójkę trefl</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>trójkę trefl</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>czwórkę trefl</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>piątkę trefl</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>szóstkę trefl</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>siódemkę trefl</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ósemkę trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątkę trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątkę trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>waleta trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>damę trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>króla trefl</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asa karo</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dwójkę karo</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>trójkę karo</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>czwórkę karo</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>piątkę karo</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>szóstkę karo</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>siódemkę karo</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ósemkę karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątkę karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątkę karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>waleta karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>damę karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>króla karo</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asa kier</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dwójkę kier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>trójkę kier</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>czwórkę kier</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>piątkę kier</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>szóstkę kier</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siódemkę kier</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ósemkę kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątkę kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątkę kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>waleta kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>damę kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>króla kier</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>asa pik</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dwójkę pik</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>trójkę pik</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>czwórkę pik</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>piątkę pik</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>szóstkę pik</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>siódemkę pik</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ósemkę pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątkę pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątkę pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>waleta pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>damę pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>króla pik</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jokera</translation>
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
        <translation>Automatyczne</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Międzynarodowe</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polskie</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francuskie</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litewskie</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bułgarskie</translation>
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
