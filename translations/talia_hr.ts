<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Talia</source>
        <translation>O programu Talia</translation>
    </message>
    <message>
        <source>Talia %1, with Python %2 and Qt %3</source>
        <translation>Talia %1, Python %2, Qt %3</translation>
    </message>
    <message>
        <source>Talia is free software under the MIT licence. It sends nothing anywhere: matches, records and settings stay on this machine.</source>
        <translation>Talia je slobodan softver pod licencijom MIT. Ništa nikamo ne šalje: partije, zapisi i postavke ostaju na ovom računalu.</translation>
    </message>
    <message>
        <source>Where things are</source>
        <translation>Gdje se što nalazi</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Nedovršene partije</translation>
    </message>
    <message>
        <source>Records of finished matches</source>
        <translation>Zapisi završenih partija</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>What went wrong (log)</source>
        <translation>Što je pošlo po zlu (dnevnik)</translation>
    </message>
    <message>
        <source>What Talia is built on</source>
        <translation>Na čemu je Talia izgrađena</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and version of a package</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards are our own drawings. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Karte su naši vlastiti crteži. Slova su pismo Inter pod licencijom SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>%1,</source>
        <comment>what is selected; the verdict on it follows</comment>
        <translation>%1,</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace of clubs</source>
        <translation>tref as</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>tref dvojka</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tref trojka</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>tref četvorka</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>tref petica</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>tref šestica</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>tref sedmica</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>tref osmica</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>tref devetka</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>tref desetka</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>tref dečko</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>tref dama</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>tref kralj</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>karo as</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>karo dvojka</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>karo trojka</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>karo četvorka</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>karo petica</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>karo šestica</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>karo sedmica</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>karo osmica</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>karo devetka</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>karo desetka</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>karo dečko</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>karo dama</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>karo kralj</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herc as</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>herc dvojka</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>herc trojka</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>herc četvorka</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>herc petica</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>herc šestica</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herc sedmica</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herc osmica</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herc devetka</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herc desetka</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>herc dečko</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>herc dama</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herc kralj</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pik as</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pik dvojka</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pik trojka</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pik četvorka</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pik petica</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pik šestica</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pik sedmica</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pik osmica</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pik devetka</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pik desetka</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pik dečko</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pik dama</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pik kralj</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>džoker</translation>
    </message>
</context>
<context>
    <name>CardAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>tref asa</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>tref dvojku</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tref trojku</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>tref četvorku</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>tref peticu</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>tref šesticu</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>tref sedmicu</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>tref osmicu</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>tref devetku</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>tref desetku</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>tref dečka</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>tref damu</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>tref kralja</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>karo asa</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>karo dvojku</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>karo trojku</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>karo četvorku</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>karo peticu</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>karo šesticu</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>karo sedmicu</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>karo osmicu</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>karo devetku</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>karo desetku</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>karo dečka</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>karo damu</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>karo kralja</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herc asa</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>herc dvojku</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>herc trojku</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>herc četvorku</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>herc peticu</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>herc šesticu</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herc sedmicu</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herc osmicu</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herc devetku</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herc desetku</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>herc dečka</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>herc damu</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herc kralja</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pik asa</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pik dvojku</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pik trojku</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pik četvorku</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pik peticu</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pik šesticu</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pik sedmicu</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pik osmicu</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pik devetku</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pik desetku</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pik dečka</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pik damu</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pik kralja</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>džokera</translation>
    </message>
</context>
<context>
    <name>CardMarks</name>
    <message>
        <source>drawn</source>
        <comment>mark on the card drawn this turn</comment>
        <translation>izvučena</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Izvuci iz špila</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Uzmi odbačenu kartu</translation>
    </message>
    <message>
        <source>Meld the selected cards</source>
        <translation>Izloži odabrane karte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Pass for me when I can’t play</source>
        <translation>Preskoči za mene kad ne mogu igrati</translation>
    </message>
    <message>
        <source>When you are out: play out quickly</source>
        <translation>Kad ostanete bez karata: brzo odigraj do kraja</translation>
    </message>
    <message>
        <source>When you are out: skip to the result</source>
        <translation>Kad ostanete bez karata: na rezultat</translation>
    </message>
    <message>
        <source>Play the selected cards</source>
        <translation>Odigraj odabrane karte</translation>
    </message>
    <message>
        <source>Open with what is in the tray</source>
        <translation>Otvori se pripremljenim kombinacijama</translation>
    </message>
    <message>
        <source>Give the selected cards back</source>
        <translation>Vrati odabrane karte</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Uzmi najbolju obranu</translation>
    </message>
    <message>
        <source>Finish what is laid out</source>
        <translation>Završi izlaganje</translation>
    </message>
    <message>
        <source>Return the taken discard</source>
        <translation>Vrati uzetu kartu</translation>
    </message>
    <message>
        <source>Empty the opening tray</source>
        <translation>Vrati pripremljene kombinacije u ruku</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Sort by rank, or by how many there are of a rank</source>
        <translation>Složi po rangu ili po broju karata istog ranga</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Ulijevo</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Udesno</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Gore</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dolje</translation>
    </message>
    <message>
        <source>To the first</source>
        <translation>Na prvu</translation>
    </message>
    <message>
        <source>To the last</source>
        <translation>Na posljednju</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Sljedeći dio stola</translation>
    </message>
    <message>
        <source>Previous part of the table</source>
        <translation>Prethodni dio stola</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Razmaknica</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Pomakni kartu ulijevo</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Pomakni kartu udesno</translation>
    </message>
    <message>
        <source>Select a card, or skip the motion</source>
        <translation>Odaberi kartu ili preskoči animaciju</translation>
    </message>
    <message>
        <source>Lay off the selected cards, or the one in focus</source>
        <translation>Dodaj odabrane karte ili onu u fokusu</translation>
    </message>
    <message>
        <source>Swap a joker for the selected cards, or the one in focus</source>
        <translation>Zamijeni džokera odabranim kartama ili onom u fokusu</translation>
    </message>
    <message>
        <source>Discard the selected card, or the one in focus</source>
        <translation>Odbaci odabranu kartu ili onu u fokusu</translation>
    </message>
    <message>
        <source>Knock with the selected card, or the one in focus</source>
        <translation>Pokucaj odabranom kartom ili onom u fokusu</translation>
    </message>
    <message>
        <source>Act on what is in focus</source>
        <translation>Upotrijebi ono što je u fokusu</translation>
    </message>
    <message>
        <source>Sort by suit, rank or melds</source>
        <translation>Složi po boji, rangu ili kombinacijama</translation>
    </message>
    <message>
        <source>Cancel the drag, clear the selection</source>
        <translation>Prekini povlačenje, poništi odabir</translation>
    </message>
    <message>
        <source>Where am I: phase, scores, hand, last move</source>
        <translation>Gdje sam: faza, rezultati, ruka, posljednji potez</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Prikaži kartu uvećano</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Veće karte</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Manje karte</translation>
    </message>
    <message>
        <source>Cards of the usual size</source>
        <translation>Karte uobičajene veličine</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Cijeli zaslon</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Otvori zapis partije</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Popis tipki</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partija</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Vaš potez</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Vaša ruka</translation>
    </message>
    <message>
        <source>Moving the focus</source>
        <translation>Pomicanje fokusa</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stol</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it’s your turn</source>
        <comment>to the person who takes the next turn at this machine</comment>
        <translation>Na potezu: %1</translation>
    </message>
    <message>
        <source>Press any key or click when only you can see the screen.</source>
        <translation>Pritisnite bilo koju tipku ili kliknite kad zaslon vidite samo vi.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} deals.</source>
        <translation>{player} dijeli.</translation>
    </message>
    <message>
        <source>{player} deals. Upcard: {card}.</source>
        <translation>{player} dijeli. Otvorena karta: {card}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} dobiva: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a card from the stock.</source>
        <translation>{player} vuče kartu iz špila.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the stock.</source>
        <translation>{player} vuče {card} iz špila.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the discard pile.</source>
        <translation>{player} uzima {card} s hrpe odbačenih karata.</translation>
    </message>
    <message>
        <source>{player} melds: {cards}.</source>
        <translation>{player} izlaže: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays off: {cards}. The meld now holds: {meld}.</source>
        <translation>{player} dodaje: {cards}. Cijela kombinacija: {meld}.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} odbacuje {card}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} preskače.</translation>
    </message>
    <message>
        <source>{player} still holds: {cards}.</source>
        <translation>{player} još ima u ruci: {cards}.</translation>
    </message>
    <message>
        <source>The round is over. Winner: {player}.</source>
        <translation>Kraj runde. Pobjednik: {player}.</translation>
    </message>
    <message>
        <source>The round is over, and nobody wins it.</source>
        <translation>Kraj runde bez pobjednika.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The file can’t be read.</source>
        <translation>Datoteka se ne može pročitati.</translation>
    </message>
    <message>
        <source>It is no record or save of Talia, or it is damaged.</source>
        <translation>To nije zapis programa Talia ili je oštećen.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Talia.</source>
        <translation>Zapisala ga je novija inačica programa Talia.</translation>
    </message>
    <message>
        <source>This version of Talia does not have its game.</source>
        <translation>Ova inačica programa Talia nema tu igru.</translation>
    </message>
    <message>
        <source>Its seats or options do not go with its game.</source>
        <translation>Mjesta ili opcije ne odgovaraju igri.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}.</source>
        <translation>Oštećen je u rundi {round}.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}, at move {move}.</source>
        <translation>Oštećen je u rundi {round}, potez {move}.</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Otvori zapis partije</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Zapisi partija (*.json)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Odustani</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match: %1</source>
        <comment>what a game&apos;s tile does</comment>
        <translation>Nova partija: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a game is; how many play</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Rummy</source>
        <translation>Remi</translation>
    </message>
    <message>
        <source>Gin rummy</source>
        <translation>Džin remi</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Predsjednik</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Remi 51</translation>
    </message>
    <message>
        <source>One pack, no jokers: meld and lay off from the first turn</source>
        <translation>Jedan špil bez džokera: izlaganje i dodavanje od prvog poteza</translation>
    </message>
    <message>
        <source>For two: melds stay in the hand until somebody knocks</source>
        <translation>Za dvoje: kombinacije ostaju u ruci do kucanja</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards</source>
        <translation>Riješite se svih karata prije ostalih</translation>
    </message>
    <message>
        <source>Jokers, and 51 points with a pure run to open</source>
        <translation>Džokeri, a za otvaranje 51 bod i čisti niz</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Igrači: {numbers}</translation>
    </message>
</context>
<context>
    <name>Gin</name>
    <message>
        <source>Take the upcard or pass.</source>
        <translation>Uzmite otvorenu kartu ili preskočite.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard: draw from the stock.</source>
        <translation>Oba su igrača preskočila otvorenu kartu: izvucite iz špila.</translation>
    </message>
    <message>
        <source>You can pass only while the upcard is on offer.</source>
        <translation>Preskočiti se može samo dok se nudi otvorena karta.</translation>
    </message>
    <message>
        <source>Knock together with your discard.</source>
        <translation>Pokucajte zajedno s odbacivanjem karte.</translation>
    </message>
    <message>
        <source>In this match you draw before you knock.</source>
        <translation>U ovoj se partiji najprije vuče, a zatim kuca.</translation>
    </message>
    <message>
        <source>Too much deadwood to knock: {deadwood}. It may be {limit} at most.</source>
        <translation>Previše bodova nesloženih karata za kucanje: {deadwood}. Smije ih biti najviše {limit}.</translation>
    </message>
    <message>
        <source>The ace comes only before the two: {Q}-{K}-{A} is not a run here.</source>
        <translation>As dolazi samo ispred dvojke: {Q}-{K}-{A} ovdje nije niz.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most: {card}.</source>
        <translation>Karta smije pripadati samo jednoj kombinaciji: {card}.</translation>
    </message>
    <message>
        <source>Answer the knock first: show your melds and lay off what fits.</source>
        <translation>Najprije odgovorite na kucanje: pokažite kombinacije i dodajte što se uklapa.</translation>
    </message>
    <message>
        <source>There is no knock to answer.</source>
        <translation>Nema kucanja na koje treba odgovoriti.</translation>
    </message>
    <message>
        <source>Take the upcard or pass</source>
        <translation>Uzmite otvorenu kartu ili preskočite</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Izvucite kartu</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odbacite kartu</translation>
    </message>
    <message>
        <source>Show your melds and lay off</source>
        <translation>Pokažite kombinacije i dodajte karte</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>Draw a card, or knock</source>
        <translation>Izvucite kartu ili pokucajte</translation>
    </message>
    <message>
        <source>Discard a card, or knock</source>
        <translation>Odbacite kartu ili pokucajte</translation>
    </message>
    <message>
        <source>Draw a card, or show gin</source>
        <translation>Izvucite kartu ili pokažite džin</translation>
    </message>
    <message>
        <source>Discard a card, or show gin</source>
        <translation>Odbacite kartu ili pokažite džin</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Ciljni rezultat</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Partija završava nakon runde u kojoj ga netko dosegne.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>{player}: deadwood</source>
        <translation>{player}: nesložene karte</translation>
    </message>
    <message>
        <source>{player}: deadwood after laying off</source>
        <translation>{player}: nesložene karte nakon dodavanja</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>Bonus for gin</source>
        <translation>Bonus za džin</translation>
    </message>
    <message>
        <source>{player} scores</source>
        <translation>{player} dobiva</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Bez izgubljene runde</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Dobivene runde</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partija</translation>
    </message>
    <message>
        <source>Added to the other hand’s deadwood.</source>
        <translation>Dodaje se bodovima protivnikovih nesloženih karata.</translation>
    </message>
    <message numerus="yes">
        <source>Gin: %n point(s)</source>
        <translation>
            <numerusform>Džin: %n bod</numerusform>
            <numerusform>Džin: %n boda</numerusform>
            <numerusform>Džin: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Bonus za protuudar</translation>
    </message>
    <message>
        <source>For the one who has no more deadwood than the knocker.</source>
        <translation>Za onoga tko nema više bodova nesloženih karata od igrača koji kuca.</translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %n point(s)</source>
        <translation>
            <numerusform>Protuudar: %n bod</numerusform>
            <numerusform>Protuudar: %n boda</numerusform>
            <numerusform>Protuudar: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock without drawing</source>
        <translation>Kucanje bez vučenja</translation>
    </message>
    <message>
        <source>You may knock at the start of your turn instead of drawing.</source>
        <translation>Na početku svojeg poteza smijete pokucati umjesto da vučete.</translation>
    </message>
    <message>
        <source>Knock only after drawing</source>
        <translation>Kucanje samo nakon vučenja</translation>
    </message>
    <message>
        <source>Bonus for the match</source>
        <translation>Bonus za partiju</translation>
    </message>
    <message>
        <source>Added at the end to the points of the winner.</source>
        <translation>Dodaje se na kraju bodovima pobjednika.</translation>
    </message>
    <message numerus="yes">
        <source>Match: %n point(s)</source>
        <translation>
            <numerusform>Partija: %n bod</numerusform>
            <numerusform>Partija: %n boda</numerusform>
            <numerusform>Partija: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Bonus za svaku dobivenu rundu</translation>
    </message>
    <message>
        <source>Added at the end to the points of each player.</source>
        <translation>Dodaje se na kraju bodovima svakog igrača.</translation>
    </message>
    <message numerus="yes">
        <source>Round won: %n point(s)</source>
        <translation>
            <numerusform>Dobivena runda: %n bod</numerusform>
            <numerusform>Dobivena runda: %n boda</numerusform>
            <numerusform>Dobivena runda: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>A shutout counts double</source>
        <translation>Pobjeda bez izgubljene runde vrijedi dvostruko</translation>
    </message>
    <message>
        <source>The winner’s points are doubled if the other won no round at all.</source>
        <translation>Bodovi pobjednika udvostručuju se ako protivnik nije dobio nijednu rundu.</translation>
    </message>
    <message>
        <source>Shutout counts double</source>
        <translation>Bez izgubljene runde: dvostruko</translation>
    </message>
    <message>
        <source>{player} knocks.</source>
        <translation>{player} kuca.</translation>
    </message>
    <message>
        <source>{player} has gin!</source>
        <translation>{player}: džin!</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Vuče kartu</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Uzima {taken}</translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Vuče, odbacuje {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Uzima {taken}, odbacuje {card}</translation>
    </message>
    <message>
        <source>Drew, knocked with {card}</source>
        <translation>Vuče, odbacuje {card} i&#xa0;kuca</translation>
    </message>
    <message>
        <source>Took {taken}, knocked with {card}</source>
        <translation>Uzima {taken}, odbacuje {card} i&#xa0;kuca</translation>
    </message>
    <message>
        <source>Drew, gin with {card}</source>
        <translation>Vuče, odbacuje {card}: džin</translation>
    </message>
    <message>
        <source>Took {taken}, gin with {card}</source>
        <translation>Uzima {taken}, odbacuje {card}: džin</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Kuca</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Pokucaj</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Završi</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Najbolja obrana</translation>
    </message>
    <message>
        <source>Select one card to discard with the knock.</source>
        <translation>Odaberite jednu kartu za odbacivanje pri kucanju.</translation>
    </message>
    <message>
        <source>Select the cards to lay off.</source>
        <translation>Odaberite karte za dodavanje.</translation>
    </message>
    <message>
        <source>Show a meld, lay off a card, or take the best defence.</source>
        <translation>Pokažite kombinaciju, dodajte kartu ili uzmite najbolju obranu.</translation>
    </message>
    <message>
        <source>Leaves deadwood {number}</source>
        <translation>Ostaje nesloženih: {number} bod.</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>smijete pokucati</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Džin</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Niz</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Deadwood {number}</source>
        <translation>Nesložene: {number}</translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s) as deadwood</source>
        <translation>
            <numerusform>nesložena karta: %n bod</numerusform>
            <numerusform>nesložena karta: %n boda</numerusform>
            <numerusform>nesložena karta: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding it leaves deadwood {number}</source>
        <translation>nakon odbacivanja ostaje nesloženih: {number} bod.</translation>
    </message>
    <message>
        <source>with it you may knock: deadwood {number}</source>
        <translation>nakon odbacivanja smijete pokucati: {number} bod.</translation>
    </message>
    <message>
        <source>with it you have gin</source>
        <translation>nakon odbacivanja imate džin</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>kucanje</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>džin</translation>
    </message>
    <message>
        <source>{player} · deadwood {number}</source>
        <translation>{player} · nesložene: {number} bod.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Natrag u ruci: {cards}.</translation>
    </message>
    <message>
        <source>A card just taken stays in the hand this turn</source>
        <translation>Upravo uzeta karta ovaj potez ostaje u ruci</translation>
    </message>
    <message>
        <source>If you discard {card}, deadwood {number} is left: too much to knock, at most {limit}.</source>
        <translation>Ako odbacite {card}, ostaje nesloženih: {number} bod. – previše za kucanje, smije ih biti najviše {limit}.</translation>
    </message>
    <message>
        <source>Finish with {number}</source>
        <translation>Završi: {number} bod.</translation>
    </message>
    <message>
        <source>Best defence: {number}</source>
        <translation>Najbolja obrana: {number}</translation>
    </message>
    <message>
        <source>Your deadwood: {number}.</source>
        <translation>Vaše nesložene karte: {number} bod.</translation>
    </message>
    <message>
        <source>The place to knock, deadwood {number}</source>
        <translation>Mjesto za kucanje, nesložene karte: {number} bod.</translation>
    </message>
    <message>
        <source>The place to show gin</source>
        <translation>Mjesto za džin</translation>
    </message>
    <message>
        <source>no deadwood left</source>
        <translation>bez nesloženih karata</translation>
    </message>
    <message>
        <source>Drop your discard here</source>
        <translation>Ispustite ovdje kartu koju odbacujete</translation>
    </message>
    <message>
        <source>Instead of drawing</source>
        <translation>Umjesto vučenja</translation>
    </message>
    <message>
        <source>Knock with {number}?</source>
        <translation>Pokucati s {number}?</translation>
    </message>
    <message>
        <source>Show gin?</source>
        <translation>Pokazati džin?</translation>
    </message>
    <message numerus="yes">
        <source>You discard {card} and show %n meld(s).</source>
        <translation>
            <numerusform>Odbacujete {card} i pokazujete %n kombinaciju.</numerusform>
            <numerusform>Odbacujete {card} i pokazujete %n kombinacije.</numerusform>
            <numerusform>Odbacujete {card} i pokazujete %n kombinacija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock without drawing and show %n meld(s).</source>
        <translation>
            <numerusform>Kucate bez vučenja i pokazujete %n kombinaciju.</numerusform>
            <numerusform>Kucate bez vučenja i pokazujete %n kombinacije.</numerusform>
            <numerusform>Kucate bez vučenja i pokazujete %n kombinacija.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may lay off on them.</source>
        <translation>{player} smije dodavati na njih.</translation>
    </message>
    <message>
        <source>{player} can’t lay off anything.</source>
        <translation>{player} ne može ništa dodati.</translation>
    </message>
    <message>
        <source>{number} of at most {limit}</source>
        <translation>{number} od dopuštenih {limit}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Igraj dalje</translation>
    </message>
    <message>
        <source>Enter does it, Escape plays on.</source>
        <translation>Enter potvrđuje, Escape vraća u igru.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Nesložene karte</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Preskače</translation>
    </message>
    <message>
        <source>Showed the melds</source>
        <translation>Pokazuje kombinacije</translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Dodaje {added}</translation>
    </message>
    <message numerus="yes">
        <source>The knock holds. {player} scores the difference in deadwood: %n point(s).</source>
        <translation>
            <numerusform>Kucanje je uspjelo. {player} dobiva razliku bodova nesloženih karata: %n bod.</numerusform>
            <numerusform>Kucanje je uspjelo. {player} dobiva razliku bodova nesloženih karata: %n boda.</numerusform>
            <numerusform>Kucanje je uspjelo. {player} dobiva razliku bodova nesloženih karata: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! {player} scores the other’s deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Džin! {player} dobiva bodove protivnikovih nesloženih karata i bonus: %n bod.</numerusform>
            <numerusform>Džin! {player} dobiva bodove protivnikovih nesloženih karata i bonus: %n boda.</numerusform>
            <numerusform>Džin! {player} dobiva bodove protivnikovih nesloženih karata i bonus: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Protuudar! {player} dobiva razliku bodova nesloženih karata i bonus: %n bod.</numerusform>
            <numerusform>Protuudar! {player} dobiva razliku bodova nesloženih karata i bonus: %n boda.</numerusform>
            <numerusform>Protuudar! {player} dobiva razliku bodova nesloženih karata i bonus: %n bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is down to two cards and nobody has knocked: the round is drawn.</source>
        <translation>U špilu su ostale dvije karte, a nitko nije pokucao: neriješena runda.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange your hand in runs and sets, keep the cards outside them low, and knock before the other player does. Melds stay in the hand until then.</source>
        <translation>Slažite ruku u nizove i setove, smanjujte vrijednost nesloženih karata i pokucajte prije protivnika. Dotad kombinacije ostaju u ruci.</translation>
    </message>
    <message>
        <source>Two players use one pack of 52 cards and are dealt 10 cards each. The next card is turned up and starts the discard pile. The other 31 cards are the stock.</source>
        <translation>Igraju dva igrača jednim špilom od 52 karte, svaki dobiva 10 karata. Sljedeća se karta otvara i započinje hrpu odbačenih karata. Preostala 31 karta čini špil za vučenje.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot, then the deal alternates. After a drawn round the same player deals again.</source>
        <translation>Prvi se djelitelj određuje ždrijebom, a zatim se dijeli naizmjence. Nakon neriješene runde ponovno dijeli isti igrač.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank. A run is three or more cards of one suit that follow one another. The ace comes only before the two: {A}-2-3 is a run, {Q}-{K}-{A} and {K}-{A}-2 are not.</source>
        <translation>Set čine tri ili četiri karte istog ranga. Niz čine najmanje tri karte iste boje koje slijede jedna za drugom. As dolazi samo ispred dvojke: {A}-2-3 je niz, a {Q}-{K}-{A} i {K}-{A}-2 nisu.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most. Cards in no meld are deadwood: an ace counts 1, king, queen and jack 10 each, every other card its number. What counts is the arrangement that leaves the least.</source>
        <translation>Karta pripada najviše jednoj kombinaciji. Karte izvan kombinacija su nesložene: as vrijedi 1, kralj, dama i dečko po 10, svaka druga karta onoliko koliki joj je broj. Računa se slaganje koje ostavlja najmanje bodova.</translation>
    </message>
    <message>
        <source>At first the player who did not deal may take the upcard or pass; then the dealer has the same choice. Whoever takes it discards or knocks. If both pass, the player who did not deal begins an ordinary turn, in which the upcard may not be taken.</source>
        <translation>Najprije igrač koji nije dijelio može uzeti otvorenu kartu ili preskočiti; zatim isti izbor ima djelitelj. Tko je uzme, odbacuje kartu ili kuca. Ako oba preskoče, igrač koji nije dijelio počinje običan potez, u kojem se otvorena karta ne smije uzeti.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card. The card just taken from the discard pile may not be discarded in the same turn, not with a knock either.</source>
        <translation>Izvucite gornju kartu špila ili gornju odbačenu kartu, zatim odbacite jednu kartu. Karta upravo uzeta s hrpe odbačenih karata ne smije se odbaciti u istom potezu, ni pri kucanju.</translation>
    </message>
    <message>
        <source>With your discard you may knock if the ten cards left have 10 points of deadwood at most. With no deadwood at all the knock is gin. You may also play on.</source>
        <translation>Kad odbacujete kartu, možete pokucati ako preostalih deset karata ima najviše 10 bodova nesloženih karata. Bez nesloženih karata kucanje je džin. Možete i igrati dalje.</translation>
    </message>
    <message>
        <source>Instead of drawing you may knock at the start of your turn, if your ten cards have 10 points of deadwood at most. Not while the upcard is on offer.</source>
        <translation>Umjesto vučenja možete pokucati na početku svojeg poteza ako vaših deset karata ima najviše 10 bodova nesloženih karata. Ali ne dok se nudi otvorena karta.</translation>
    </message>
    <message>
        <source>You may not knock instead of drawing: first draw, then knock.</source>
        <translation>Ne smije se kucati umjesto vučenja: najprije izvucite, zatim kucajte.</translation>
    </message>
    <message>
        <source>The knocker may choose the melds, and these bind: every other card is deadwood. Otherwise the arrangement with the least deadwood is laid, and of equal ones the one on which the fewest cards can be laid off.</source>
        <translation>Igrač koji kuca može sam odabrati kombinacije i one ga obvezuju: svaka druga karta je nesložena. Inače se izlaže slaganje s najmanje bodova nesloženih karata, a među jednakima ono na koje se može dodati najmanje karata.</translation>
    </message>
    <message>
        <source>After a knock without gin the other player shows melds too, and may lay off cards on the knocker’s melds: a fourth card on a set, cards at either end of a run, one after another. Without a choice of the player the arrangement with the least deadwood is laid.</source>
        <translation>Nakon kucanja bez džina i drugi igrač pokazuje kombinacije i smije dodavati karte na kombinacije igrača koji kuca: četvrtu kartu na set, karte na oba kraja niza, jednu za drugom. Ako sam ne odabere, izlaže se ono što ostavlja najmanje bodova nesloženih karata.</translation>
    </message>
    <message>
        <source>After gin nothing may be laid off.</source>
        <translation>Nakon džina ništa se ne smije dodati.</translation>
    </message>
    <message>
        <source>If the other player is left with more deadwood, the knocker scores the difference.</source>
        <translation>Ako drugom igraču ostane više bodova nesloženih karata, igrač koji kuca dobiva razliku.</translation>
    </message>
    <message numerus="yes">
        <source>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point(s) more.</source>
        <translation>
            <numerusform>Ako drugi igrač ima manje bodova nesloženih karata od igrača koji kuca ili jednako, to je protuudar: dobiva razliku i još %n bod.</numerusform>
            <numerusform>Ako drugi igrač ima manje bodova nesloženih karata od igrača koji kuca ili jednako, to je protuudar: dobiva razliku i još %n boda.</numerusform>
            <numerusform>Ako drugi igrač ima manje bodova nesloženih karata od igrača koji kuca ili jednako, to je protuudar: dobiva razliku i još %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin scores the whole deadwood of the other player and %n point(s) more.</source>
        <translation>
            <numerusform>Džin donosi sve bodove nesloženih karata drugog igrača i još %n bod.</numerusform>
            <numerusform>Džin donosi sve bodove nesloženih karata drugog igrača i još %n boda.</numerusform>
            <numerusform>Džin donosi sve bodove nesloženih karata drugog igrača i još %n bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a discard without a knock leaves two cards in the stock, the round is drawn at once: no points, and no knock any more.</source>
        <translation>Kad nakon odbacivanja bez kucanja u špilu ostanu dvije karte, runda je odmah neriješena: nema bodova ni kucanja.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a player has %n point(s) or more. That player wins.</source>
        <translation>
            <numerusform>Partija završava kad igrač ima najmanje %n bod. Taj igrač pobjeđuje.</numerusform>
            <numerusform>Partija završava kad igrač ima najmanje %n boda. Taj igrač pobjeđuje.</numerusform>
            <numerusform>Partija završava kad igrač ima najmanje %n bodova. Taj igrač pobjeđuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is added at the end of the match.</source>
        <translation>Na kraju partije ništa se ne dodaje.</translation>
    </message>
    <message>
        <source>If the loser won no round, the winner’s points are doubled at the end of the match.</source>
        <translation>Ako gubitnik nije dobio nijednu rundu, na kraju partije udvostručuju se bodovi pobjednika.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the match each player gets %n point(s) for every round won. A drawn round is nobody’s.</source>
        <translation>
            <numerusform>Na kraju partije svaki igrač dobiva %n bod za svaku dobivenu rundu. Neriješena runda nije ničija.</numerusform>
            <numerusform>Na kraju partije svaki igrač dobiva %n boda za svaku dobivenu rundu. Neriješena runda nije ničija.</numerusform>
            <numerusform>Na kraju partije svaki igrač dobiva %n bodova za svaku dobivenu rundu. Neriješena runda nije ničija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the match gets %n point(s) more.</source>
        <translation>
            <numerusform>Pobjednik partije dobiva još %n bod.</numerusform>
            <numerusform>Pobjednik partije dobiva još %n boda.</numerusform>
            <numerusform>Pobjednik partije dobiva još %n bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: 10 points of deadwood are the limit for a knock, there is no big gin, and no Oklahoma.</source>
        <translation>U ovoj igri uvijek: granica za kucanje je 10 bodova nesloženih karata, nema velikog džina ni inačice Oklahoma.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Računalni igrači znaju samo ono što zna igrač na njihovu mjestu: vlastite karte, otvorene karte i ono što su svi vidjeli.</translation>
    </message>
    <message>
        <source>Easy: draws from the stock, keeps its melds, discards the unmatched card of the highest value, and knocks as soon as it can.</source>
        <translation>Laka: vuče iz špila, čuva kombinacije, odbacuje nesloženu kartu najveće vrijednosti i kuca čim može.</translation>
    </message>
    <message>
        <source>Normal: finds the best arrangement, and does not discard what the other player is seen to collect.</source>
        <translation>Srednja: pronalazi najbolje slaganje i ne odbacuje ono što protivnik vidljivo skuplja.</translation>
    </message>
    <message>
        <source>Hard: estimates the cards of the other player and weighs knocking now against playing on for gin, undercuts included.</source>
        <translation>Teška: procjenjuje protivnikove karte i važe kucati li sada ili igrati dalje na džin, uzimajući u obzir i protuudare.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cilj</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Priprema</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Kucanje</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodovanje</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Kraj partije</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Računalni igrači</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, runda {number}</translation>
    </message>
    <message>
        <source>Saved today at {time}</source>
        <translation>Spremljeno danas u {time}</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}</source>
        <translation>Spremljeno jučer u {time}</translation>
    </message>
    <message>
        <source>Saved on {date} at {time}</source>
        <translation>Spremljeno: {date}, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>na potezu ste</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>kraj runde</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>Na stolu: {melds}</translation>
    </message>
    <message>
        <source>There is nothing on the table yet.</source>
        <translation>Na stolu još nema ničega.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Zapis partije nije se mogao pročitati; odložen je na stranu i nije izbrisan: {file}</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was left as it is: {file}. {reason}</source>
        <translation>Zapis partije nije se mogao pročitati; ostavljen je kakav jest: {file}. {reason}</translation>
    </message>
    <message>
        <source>The folder of saved matches can’t be read: {folder}</source>
        <translation>Mapa sa zapisima partija ne može se pročitati: {folder}</translation>
    </message>
</context>
<context>
    <name>IconBtn</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of an act and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Indices</name>
    <message>
        <source>Automatic</source>
        <translation>Automatske</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Međunarodne</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Poljske</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francuske</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litavske</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bugarske</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys · %1</source>
        <comment>title; the game</comment>
        <translation>Tipke · %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>key and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kao u sustavu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svijetlo</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Visoki kontrast</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Čoha</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of the felt</comment>
        <translation>Zelena</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of the felt</comment>
        <translation>Plava</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>colour of the felt</comment>
        <translation>Boja šljive</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>colour of the felt</comment>
        <translation>Siva</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Poleđina</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Rešetka</translation>
    </message>
    <message>
        <source>Rosette</source>
        <comment>back of the cards</comment>
        <translation>Rozeta</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of the cards</comment>
        <translation>Monogram</translation>
    </message>
    <message>
        <source>Folk</source>
        <comment>back of the cards</comment>
        <translation>Narodni motiv</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Oznake na kartama</translation>
    </message>
    <message>
        <source>Automatic follows the language.</source>
        <translation>Automatske ovise o jeziku.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Četverobojni špil</translation>
    </message>
    <message>
        <source>Diamonds are blue, clubs are green.</source>
        <translation>Karo je plav, tref je zelen.</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Velike oznake</translation>
    </message>
    <message>
        <source>Half as big again, with fewer pips.</source>
        <translation>Za polovicu veće, s manje znakova.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Veličina karata</translation>
    </message>
    <message>
        <source>Ctrl + and Ctrl −</source>
        <translation>Ctrl + i Ctrl −</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of the usual size</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>From 100% to 200%</source>
        <translation>Od 100&#xa0;% do 200&#xa0;%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Veličina teksta</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1: Talia</source>
        <comment>title of the window during a match of this game</comment>
        <translation>%1: Talia</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <comment>the length of a match</comment>
        <translation>
            <numerusform>Nakon %n runde</numerusform>
            <numerusform>Nakon %n runde</numerusform>
            <numerusform>Nakon %n rundi</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Natrag na početnu stranicu</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Pogledaj stol</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Igraj ponovno</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seed of all deals: %1</source>
        <translation>Početna vrijednost svih dijeljenja: %1</translation>
    </message>
    <message>
        <source>Its SHA-256, told before the first deal: %1</source>
        <translation>Njezin SHA-256, objavljen prije prvog dijeljenja: %1</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>{player}: score {score}, cards {count}.</source>
        <translation>{player}: rezultat {score}, karte {count}.</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Vaša ruka: {cards}.</translation>
    </message>
    <message>
        <source>{phase}.</source>
        <translation>{phase}.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Two players have the same name: {name}.</source>
        <translation>Dva igrača imaju isto ime: {name}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match: %1</source>
        <comment>of this game</comment>
        <translation>Nova partija: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Podijeli</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Tko igra</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Broj igrača</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Kako se igra</translation>
    </message>
    <message>
        <source>Reset to the rules</source>
        <translation>Vrati na zadana pravila</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Prema pravilima</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Vraćanje poteza</translation>
    </message>
    <message>
        <source>Moves may be taken back against computer players; the record says so.</source>
        <translation>Protiv računala potezi se smiju vratiti; zapis partije to bilježi.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n igrač</numerusform>
            <numerusform>%n igrača</numerusform>
            <numerusform>%n igrača</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation>Opcije ove partije</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Pair</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and what belongs to it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PersonSettings</name>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše ime</translation>
    </message>
    <message>
        <source>It stands at your seat and in records.</source>
        <translation>Piše uz vaše mjesto i u zapisima.</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and what belongs to it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Moving cards</source>
        <translation>Premještanje karata</translation>
    </message>
    <message>
        <source>Keys always work.</source>
        <translation>Tipke uvijek rade.</translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation>Povlačenje ili klik</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Povlačenje</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Brzina karata</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the cards</comment>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed of the cards</comment>
        <translation>Mirno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the cards</comment>
        <translation>Normalno</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed of the cards</comment>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed of the cards</comment>
        <translation>Odmah</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Manje animacija</translation>
    </message>
    <message>
        <source>Cards appear in their places instead of flying.</source>
        <translation>Karte se odmah pojavljuju na svojem mjestu i ne lete.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kao u sustavu</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Uključeno</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Isključeno</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo računalnih igrača</translation>
    </message>
    <message>
        <source>How long a move takes at least, with its thinking.</source>
        <translation>Koliko potez najmanje traje, zajedno s razmišljanjem.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace of the computer players</comment>
        <translation>Mirno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Normalno</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of the computer players</comment>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of the computer players</comment>
        <translation>Odmah</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Slaganje nove ruke</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Po boji</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Po rangu</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Po kombinacijama</translation>
    </message>
    <message>
        <source>Sort in the drawn card</source>
        <translation>Slaganje izvučene karte</translation>
    </message>
    <message>
        <source>Otherwise it comes to the right end of the hand.</source>
        <translation>Inače dolazi na desni kraj ruke.</translation>
    </message>
    <message>
        <source>Show melds and deadwood</source>
        <translation>Prikaži kombinacije i nesložene karte</translation>
    </message>
    <message>
        <source>In gin rummy your hand stands in its best melds, with what it counts.</source>
        <translation>U džin remiju karte u ruci stoje u najboljim kombinacijama; vidi se i vrijednost nesloženih.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Računalo</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Laka</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Srednja</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Teška</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Boris</translation>
    </message>
    <message>
        <source>Ewa</source>
        <translation>Ewa</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Ivana</source>
        <translation>Ivana</translation>
    </message>
    <message>
        <source>Petar</source>
        <translation>Petar</translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation>Na potezu: {player}</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points of each round</source>
        <translation>Bodovi po rundama</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Ukupno</translation>
    </message>
</context>
<context>
    <name>President</name>
    <message numerus="yes">
        <source>First give %n card(s) back.</source>
        <translation>
            <numerusform>Najprije vratite %n kartu.</numerusform>
            <numerusform>Najprije vratite %n karte.</numerusform>
            <numerusform>Najprije vratite %n karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to give back.</source>
        <translation>Nemate što vratiti.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give back.</source>
        <translation>
            <numerusform>Odaberite točno %n kartu za vraćanje.</numerusform>
            <numerusform>Odaberite točno %n karte za vraćanje.</numerusform>
            <numerusform>Odaberite točno %n karata za vraćanje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one card to play.</source>
        <translation>Odaberite barem jednu kartu za igranje.</translation>
    </message>
    <message>
        <source>Play cards of one rank only.</source>
        <translation>Odigrajte karte samo jednog ranga.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s), or pass.</source>
        <translation>
            <numerusform>Odigrajte točno %n kartu ili preskočite.</numerusform>
            <numerusform>Odigrajte točno %n karte ili preskočite.</numerusform>
            <numerusform>Odigrajte točno %n karata ili preskočite.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the order in force this does not beat {cards}.</source>
        <translation>Po važećem redoslijedu ovo ne nadjačava: {cards}.</translation>
    </message>
    <message>
        <source>You lead the trick, so you may not pass.</source>
        <translation>Započinjete štih, stoga ne možete preskočiti.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back</source>
        <translation>
            <numerusform>Odaberite %n kartu za vraćanje</numerusform>
            <numerusform>Odaberite %n karte za vraćanje</numerusform>
            <numerusform>Odaberite %n karata za vraćanje</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards to give back</source>
        <translation>Odaberite karte za vraćanje</translation>
    </message>
    <message>
        <source>Lead one to four cards of one rank</source>
        <translation>Započnite s jednom do četiri karte istog ranga</translation>
    </message>
    <message>
        <source>Beat what was played or pass</source>
        <translation>Nadjačajte odigrano ili preskočite</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The most points over all rounds win the match.</source>
        <translation>Partiju dobiva tko skupi najviše bodova u svim rundama.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n rundi</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revolucija</translation>
    </message>
    <message>
        <source>Four cards of one rank reverse the order.</source>
        <translation>Četiri iste karte obrću redoslijed.</translation>
    </message>
    <message>
        <source>No revolution</source>
        <translation>Bez revolucije</translation>
    </message>
    <message>
        <source>Who leads from the second round on</source>
        <translation>Tko započinje od druge runde</translation>
    </message>
    <message>
        <source>The first trick of the round is theirs to lead.</source>
        <translation>Taj igrač započinje prvi štih runde.</translation>
    </message>
    <message>
        <source>The President</source>
        <translation>Predsjednik</translation>
    </message>
    <message>
        <source>The player who came last</source>
        <translation>Posljednji igrač</translation>
    </message>
    <message>
        <source>The President leads</source>
        <translation>Započinje Predsjednik</translation>
    </message>
    <message>
        <source>The last player leads</source>
        <translation>Započinje posljednji</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Predsjednik</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Potpredsjednik</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Građanin</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Siromah</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Prosjak</translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s), {other} gets them.</source>
        <translation>
            <numerusform>{player} daje %n kartu, dobiva je {other}.</numerusform>
            <numerusform>{player} daje %n karte, dobiva ih {other}.</numerusform>
            <numerusform>{player} daje %n karata, dobiva ih {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s) back, {other} gets them.</source>
        <translation>
            <numerusform>{player} vraća %n kartu, dobiva je {other}.</numerusform>
            <numerusform>{player} vraća %n karte, dobiva ih {other}.</numerusform>
            <numerusform>{player} vraća %n karata, dobiva ih {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives, {other} gets: {cards}.</source>
        <translation>{player} daje, {other} dobiva: {cards}.</translation>
    </message>
    <message>
        <source>{player} plays: {cards}.</source>
        <translation>{player} igra: {cards}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} preskače.</translation>
    </message>
    <message>
        <source>Revolution: the order is reversed.</source>
        <translation>Revolucija: redoslijed je obrnut.</translation>
    </message>
    <message>
        <source>Revolution: the usual order is back.</source>
        <translation>Revolucija: vraća se uobičajeni redoslijed.</translation>
    </message>
    <message>
        <source>{player} has place {place}: {title}.</source>
        <translation>{player} zauzima {place}. mjesto: {title}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} uzima štih.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {other} leads.</source>
        <translation>{player} uzima štih, započinje {other}.</translation>
    </message>
    <message>
        <source>Played {cards}</source>
        <translation>Igra {cards}</translation>
    </message>
    <message>
        <source>Played {cards}, the last cards</source>
        <translation>Igra posljednje karte: {cards}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Preskače</translation>
    </message>
    <message numerus="yes">
        <source>Gave %n card(s)</source>
        <translation>
            <numerusform>Daje %n kartu</numerusform>
            <numerusform>Daje %n karte</numerusform>
            <numerusform>Daje %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>Took the trick</source>
        <translation>Uzima štih</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}. mjesto</translation>
    </message>
    <message>
        <source>The order of finishing: {players}.</source>
        <translation>Konačan poredak: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Runda {number} od %n</numerusform>
            <numerusform>Runda {number} od %n</numerusform>
            <numerusform>Runda {number} od %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat a three or pass</source>
        <translation>Nadjačajte trojku ili preskočite</translation>
    </message>
    <message>
        <source>Beat two threes or pass</source>
        <translation>Nadjačajte dvije trojke ili preskočite</translation>
    </message>
    <message>
        <source>Beat three threes or pass</source>
        <translation>Nadjačajte tri trojke ili preskočite</translation>
    </message>
    <message>
        <source>Beat four threes or pass</source>
        <translation>Nadjačajte četiri trojke ili preskočite</translation>
    </message>
    <message>
        <source>Beat a four or pass</source>
        <translation>Nadjačajte četvorku ili preskočite</translation>
    </message>
    <message>
        <source>Beat two fours or pass</source>
        <translation>Nadjačajte dvije četvorke ili preskočite</translation>
    </message>
    <message>
        <source>Beat three fours or pass</source>
        <translation>Nadjačajte tri četvorke ili preskočite</translation>
    </message>
    <message>
        <source>Beat four fours or pass</source>
        <translation>Nadjačajte četiri četvorke ili preskočite</translation>
    </message>
    <message>
        <source>Beat a five or pass</source>
        <translation>Nadjačajte peticu ili preskočite</translation>
    </message>
    <message>
        <source>Beat two fives or pass</source>
        <translation>Nadjačajte dvije petice ili preskočite</translation>
    </message>
    <message>
        <source>Beat three fives or pass</source>
        <translation>Nadjačajte tri petice ili preskočite</translation>
    </message>
    <message>
        <source>Beat four fives or pass</source>
        <translation>Nadjačajte četiri petice ili preskočite</translation>
    </message>
    <message>
        <source>Beat a six or pass</source>
        <translation>Nadjačajte šesticu ili preskočite</translation>
    </message>
    <message>
        <source>Beat two sixes or pass</source>
        <translation>Nadjačajte dvije šestice ili preskočite</translation>
    </message>
    <message>
        <source>Beat three sixes or pass</source>
        <translation>Nadjačajte tri šestice ili preskočite</translation>
    </message>
    <message>
        <source>Beat four sixes or pass</source>
        <translation>Nadjačajte četiri šestice ili preskočite</translation>
    </message>
    <message>
        <source>Beat a seven or pass</source>
        <translation>Nadjačajte sedmicu ili preskočite</translation>
    </message>
    <message>
        <source>Beat two sevens or pass</source>
        <translation>Nadjačajte dvije sedmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat three sevens or pass</source>
        <translation>Nadjačajte tri sedmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat four sevens or pass</source>
        <translation>Nadjačajte četiri sedmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat an eight or pass</source>
        <translation>Nadjačajte osmicu ili preskočite</translation>
    </message>
    <message>
        <source>Beat two eights or pass</source>
        <translation>Nadjačajte dvije osmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat three eights or pass</source>
        <translation>Nadjačajte tri osmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat four eights or pass</source>
        <translation>Nadjačajte četiri osmice ili preskočite</translation>
    </message>
    <message>
        <source>Beat a nine or pass</source>
        <translation>Nadjačajte devetku ili preskočite</translation>
    </message>
    <message>
        <source>Beat two nines or pass</source>
        <translation>Nadjačajte dvije devetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat three nines or pass</source>
        <translation>Nadjačajte tri devetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat four nines or pass</source>
        <translation>Nadjačajte četiri devetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat a ten or pass</source>
        <translation>Nadjačajte desetku ili preskočite</translation>
    </message>
    <message>
        <source>Beat two tens or pass</source>
        <translation>Nadjačajte dvije desetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat three tens or pass</source>
        <translation>Nadjačajte tri desetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat four tens or pass</source>
        <translation>Nadjačajte četiri desetke ili preskočite</translation>
    </message>
    <message>
        <source>Beat a jack or pass</source>
        <translation>Nadjačajte dečka ili preskočite</translation>
    </message>
    <message>
        <source>Beat two jacks or pass</source>
        <translation>Nadjačajte dva dečka ili preskočite</translation>
    </message>
    <message>
        <source>Beat three jacks or pass</source>
        <translation>Nadjačajte tri dečka ili preskočite</translation>
    </message>
    <message>
        <source>Beat four jacks or pass</source>
        <translation>Nadjačajte četiri dečka ili preskočite</translation>
    </message>
    <message>
        <source>Beat a queen or pass</source>
        <translation>Nadjačajte damu ili preskočite</translation>
    </message>
    <message>
        <source>Beat two queens or pass</source>
        <translation>Nadjačajte dvije dame ili preskočite</translation>
    </message>
    <message>
        <source>Beat three queens or pass</source>
        <translation>Nadjačajte tri dame ili preskočite</translation>
    </message>
    <message>
        <source>Beat four queens or pass</source>
        <translation>Nadjačajte četiri dame ili preskočite</translation>
    </message>
    <message>
        <source>Beat a king or pass</source>
        <translation>Nadjačajte kralja ili preskočite</translation>
    </message>
    <message>
        <source>Beat two kings or pass</source>
        <translation>Nadjačajte dva kralja ili preskočite</translation>
    </message>
    <message>
        <source>Beat three kings or pass</source>
        <translation>Nadjačajte tri kralja ili preskočite</translation>
    </message>
    <message>
        <source>Beat four kings or pass</source>
        <translation>Nadjačajte četiri kralja ili preskočite</translation>
    </message>
    <message>
        <source>Beat an ace or pass</source>
        <translation>Nadjačajte asa ili preskočite</translation>
    </message>
    <message>
        <source>Beat two aces or pass</source>
        <translation>Nadjačajte dva asa ili preskočite</translation>
    </message>
    <message>
        <source>Beat three aces or pass</source>
        <translation>Nadjačajte tri asa ili preskočite</translation>
    </message>
    <message>
        <source>Beat four aces or pass</source>
        <translation>Nadjačajte četiri asa ili preskočite</translation>
    </message>
    <message>
        <source>Beat a two or pass</source>
        <translation>Nadjačajte dvojku ili preskočite</translation>
    </message>
    <message>
        <source>Beat two twos or pass</source>
        <translation>Nadjačajte dvije dvojke ili preskočite</translation>
    </message>
    <message>
        <source>Beat three twos or pass</source>
        <translation>Nadjačajte tri dvojke ili preskočite</translation>
    </message>
    <message>
        <source>Beat four twos or pass</source>
        <translation>Nadjačajte četiri dvojke ili preskočite</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards, and above all not the last.</source>
        <translation>Riješite se svih karata prije ostalih, a pogotovo nemojte ostati posljednji.</translation>
    </message>
    <message>
        <source>Three to six players use one pack of 52 cards. All of it is dealt, so that hands differ by one card at most. In the first round the last seat deals and the first seat is dealt to first; later the player who came last deals.</source>
        <translation>Tri do šest igrača igra jednim špilom od 52 karte. Dijeli se cijeli špil, pa se ruke razlikuju najviše za jednu kartu. U prvoj rundi dijeli igrač na posljednjem mjestu za stolom, a prvu kartu dobiva igrač na prvom; poslije dijeli igrač koji je bio posljednji.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the President leads.</source>
        <translation>U prvoj rundi započinje igrač na prvom mjestu za stolom i smije odigrati što želi. U sljedećim rundama započinje Predsjednik.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the player who came last leads.</source>
        <translation>U prvoj rundi započinje igrač na prvom mjestu za stolom i smije odigrati što želi. U sljedećim rundama započinje igrač koji je bio posljednji.</translation>
    </message>
    <message>
        <source>From low to high the order is 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Suits do not matter.</source>
        <translation>Redoslijed od najslabije: 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Boje nisu važne.</translation>
    </message>
    <message>
        <source>The leader plays one to four cards of one rank, and may not pass.</source>
        <translation>Tko započinje, igra jednu do četiri karte istog ranga i ne smije preskočiti.</translation>
    </message>
    <message>
        <source>Then everybody in turn, clockwise, plays the same number of cards of one higher rank, or passes. You may pass although you could play. Whoever passes is out of this trick until it ends.</source>
        <translation>Zatim svatko redom, u smjeru kazaljke na satu, igra jednak broj karata jednog, jačeg ranga ili preskače. Smijete preskočiti i kad biste mogli igrati. Tko preskoči, u tom štihu više ne igra.</translation>
    </message>
    <message>
        <source>When all others have passed, the player who played last takes the trick and leads the next.</source>
        <translation>Kad svi ostali preskoče, štih uzima igrač koji je posljednji igrao i započinje sljedeći.</translation>
    </message>
    <message>
        <source>A player with no cards left has a place and leaves the round. The trick goes on: those who have not passed may still beat what was played. If nobody does, the next player clockwise who has cards leads.</source>
        <translation>Igrač bez karata zauzima svoje mjesto i napušta rundu. Štih se nastavlja: tko nije preskočio, još smije nadjačati odigrano. Ako to nitko ne učini, započinje sljedeći igrač u redu koji ima karata.</translation>
    </message>
    <message>
        <source>The round ends when only one player has cards. That player is last.</source>
        <translation>Runda završava kad samo jedan igrač ima karata. On je posljednji.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a revolution: at once the order is reversed, from low to high 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. The trick goes on in the new order. Another four of a kind reverses it again. The next round begins in the usual order.</source>
        <translation>Četiri iste karte su revolucija: redoslijed se odmah obrće, od najslabije 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. Štih se nastavlja u novom redoslijedu. Nove četiri iste karte opet ga obrću. Sljedeća runda počinje u uobičajenom redoslijedu.</translation>
    </message>
    <message>
        <source>Four cards of one rank are an ordinary play. The order is never reversed.</source>
        <translation>Četiri iste karte su običan potez. Redoslijed se nikada ne obrće.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a kind that are higher in the order after the reversal: four sevens by four sixes, which bring the usual order back.</source>
        <translation>Četiri karte mogu se nadjačati samo s četiri iste, jače u redoslijedu nakon obrtanja: četiri sedmice s četiri šestice, koje vraćaju uobičajeni redoslijed.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a higher rank.</source>
        <translation>Četiri karte mogu se nadjačati samo s četiri karte jačeg ranga.</translation>
    </message>
    <message>
        <source>The first is President, the second Vice-President, the last but one Vice-Scum, the last Scum, everybody between them Citizen. With three players the second is Citizen.</source>
        <translation>Prvi je Predsjednik, drugi Potpredsjednik, pretposljednji Siromah, posljednji Prosjak, a svi između njih Građani. Kad igra troje, drugi je Građanin.</translation>
    </message>
    <message>
        <source>The first scores as many points as there are players, each next one a point less, the last one 1. Points add up over the rounds.</source>
        <translation>Prvi dobiva onoliko bodova koliko ima igrača, svaki sljedeći bod manje, posljednji 1. Bodovi se zbrajaju kroz runde.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The most points win; players who tie for the most share the match.</source>
        <translation>
            <numerusform>Partija ima %n rundu. Pobjeđuje tko ima najviše bodova; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija ima %n runde. Pobjeđuje tko ima najviše bodova; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija ima %n rundi. Pobjeđuje tko ima najviše bodova; izjednačeni dijele pobjedu.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, after the deal, the Scum gives the two best cards to the President, who chooses any two cards to give back. With four players or more the Vice-Scum and the Vice-President do the same with one card. All best cards are handed over first; then the President gives back, then the Vice-President. Best is what is highest in the usual order; of equal ranks first spades, then hearts, diamonds, clubs.</source>
        <translation>Od druge runde, nakon dijeljenja, Prosjak daje Predsjedniku dvije najbolje karte, a Predsjednik vraća dvije po izboru. S četiri igrača ili više Siromah i Potpredsjednik čine isto s jednom kartom. Najprije se predaju sve najbolje karte; zatim vraća Predsjednik, pa Potpredsjednik. Najbolje su karte najjače u uobičajenom redoslijedu; među jednakima najprije pik, zatim herc, karo, tref.</translation>
    </message>
    <message>
        <source>Always so in this game: no jokers, no runs, equal ranks do not beat, and neither a two nor four of a kind ends a trick.</source>
        <translation>U ovoj igri uvijek: bez džokera i nizova, isti rang ne nadjačava, a ni dvojka ni četiri iste karte ne završavaju štih.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Računalni igrači znaju samo ono što zna igrač na njihovu mjestu: vlastite karte, otvorene karte i ono što su svi vidjeli.</translation>
    </message>
    <message>
        <source>Easy: plays the lowest cards that are allowed.</source>
        <translation>Laka: igra najslabije dopuštene karte.</translation>
    </message>
    <message>
        <source>Normal: keeps twos and fours of a kind to win the lead back, and does not break pairs and threes without need.</source>
        <translation>Srednja: čuva dvojke i četiri iste karte kako bi opet započela te bez potrebe ne razbija parove ni tri iste.</translation>
    </message>
    <message>
        <source>Hard: counts what is left of every rank, estimates who can still beat what, and plans how to get rid of its hand.</source>
        <translation>Teška: broji što je ostalo od svakog ranga, procjenjuje tko još što može nadjačati i planira kako se riješiti svojih karata.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cilj</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Priprema</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Štih</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Četiri iste</translation>
    </message>
    <message>
        <source>Titles and scoring</source>
        <translation>Titule i bodovanje</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Razmjena</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Čega ovdje nema</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Računalni igrači</translation>
    </message>
    <message>
        <source>The trick, nothing played yet</source>
        <translation>Štih, još ništa nije odigrano</translation>
    </message>
    <message>
        <source>The trick in the reversed order, nothing played yet</source>
        <translation>Štih u obrnutom redoslijedu, još ništa nije odigrano</translation>
    </message>
    <message>
        <source>The trick, to beat: {cards}</source>
        <translation>Štih, treba nadjačati: {cards}</translation>
    </message>
    <message>
        <source>The trick in the reversed order, to beat: {cards}</source>
        <translation>Štih u obrnutom redoslijedu, treba nadjačati: {cards}</translation>
    </message>
    <message>
        <source>The place for the cards that you give back</source>
        <translation>Mjesto za karte koje vraćate</translation>
    </message>
    <message>
        <source>{player} played {cards}</source>
        <translation>{player} igra: {cards}</translation>
    </message>
    <message>
        <source>{player} · to beat</source>
        <translation>{player} · treba nadjačati</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odigraj</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Daj</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beat the trick</source>
        <translation>
            <numerusform>%n karta nadjačava štih</numerusform>
            <numerusform>%n karte nadjačavaju štih</numerusform>
            <numerusform>%n karata nadjačava štih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) do not beat the trick</source>
        <translation>
            <numerusform>%n karta ne nadjačava štih</numerusform>
            <numerusform>%n karte ne nadjačavaju štih</numerusform>
            <numerusform>%n karata ne nadjačava štih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may lead %n card(s)</source>
        <translation>
            <numerusform>Možete odigrati %n kartu</numerusform>
            <numerusform>Možete odigrati %n karte</numerusform>
            <numerusform>Možete odigrati %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>of different ranks</source>
        <translation>različiti rangovi</translation>
    </message>
    <message>
        <source>ready to give back</source>
        <translation>spremno za vraćanje</translation>
    </message>
    <message numerus="yes">
        <source>choose %n</source>
        <translation>
            <numerusform>odaberite %n</numerusform>
            <numerusform>odaberite %n</numerusform>
            <numerusform>odaberite %n</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>preskočeno</translation>
    </message>
    <message>
        <source>{place} · {title}</source>
        <translation>{place}. {title}</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Uobičajeni redoslijed</translation>
    </message>
    <message>
        <source>Order reversed</source>
        <translation>Obrnuti redoslijed</translation>
    </message>
    <message>
        <source>{player} gave you {cards}</source>
        <translation>{player} vam daje: {cards}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>You gave {player} {cards}</source>
        <translation>Dajete: {cards} (dobiva {player})</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave {other} %n card(s)</source>
        <translation>
            <numerusform>{player} daje %n kartu, dobiva {other}</numerusform>
            <numerusform>{player} daje %n karte, dobiva {other}</numerusform>
            <numerusform>{player} daje %n karata, dobiva {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {other} %n card(s) back</source>
        <translation>
            <numerusform>Vraćate %n kartu (dobiva {other})</numerusform>
            <numerusform>Vraćate %n karte (dobiva {other})</numerusform>
            <numerusform>Vraćate %n karata (dobiva {other})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still gives %n card(s) back to {other}</source>
        <translation>
            <numerusform>{player} treba vratiti %n kartu, dobit će {other}</numerusform>
            <numerusform>{player} treba vratiti %n karte, dobit će {other}</numerusform>
            <numerusform>{player} treba vratiti %n karata, dobit će {other}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresidentExchange</name>
    <message>
        <source>Exchange</source>
        <comment>heading: cards are given before the first trick</comment>
        <translation>Razmjena</translation>
    </message>
</context>
<context>
    <name>PresidentOrder</name>
    <message>
        <source>low</source>
        <comment>end of the order of ranks</comment>
        <translation>najslabija</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the lowest and the highest rank of the order in force</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>high</source>
        <comment>end of the order of ranks</comment>
        <translation>najjača</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Pregled karata</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pregled</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Runda je već završena.</translation>
    </message>
    <message>
        <source>It is not your turn. To play: {to_act}.</source>
        <translation>Niste na potezu. Na potezu: {to_act}.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>U ovoj igri nema takvog poteza.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Najprije izvucite kartu.</translation>
    </message>
    <message>
        <source>You have already drawn a card in this turn.</source>
        <translation>U ovom potezu karta je već izvučena.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Te karte nemate u ruci: {card}.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Kombinacija mora imati najmanje tri karte.</translation>
    </message>
    <message>
        <source>These cards are neither a run in one suit nor a set of one rank in different suits.</source>
        <translation>Te karte nisu ni niz u istoj boji ni set istog ranga u različitim bojama.</translation>
    </message>
    <message>
        <source>There is no meld number {meld} on the table.</source>
        <translation>Na stolu nema kombinacije broj {meld}.</translation>
    </message>
    <message>
        <source>Choose at least one card to lay off.</source>
        <translation>Odaberite barem jednu kartu za dodavanje.</translation>
    </message>
    <message>
        <source>{cards}: this does not fit the meld {meld}.</source>
        <translation>{cards}: ne uklapa se u kombinaciju {meld}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Karta uzeta u ovom potezu ne smije se odbaciti: {card}.</translation>
    </message>
</context>
<context>
    <name>Remik51</name>
    <message>
        <source>These do not go together. Packs: {packs}. Players: {seats}.</source>
        <translation>To ne ide zajedno. Špilovi: {packs}. Igrači: {seats}.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>Nema odbačene karte koju biste uzeli.</translation>
    </message>
    <message>
        <source>You returned the discard in this turn: draw from the stock.</source>
        <translation>U ovom je potezu odbačena karta vraćena: izvucite iz špila.</translation>
    </message>
    <message>
        <source>There is no taken discard to return.</source>
        <translation>Nema uzete karte za vraćanje.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Odaberite barem jednu kartu.</translation>
    </message>
    <message>
        <source>A set may not hold two cards of the same rank and suit.</source>
        <translation>U setu ne smiju biti dvije jednake karte.</translation>
    </message>
    <message>
        <source>There are too many jokers for a meld.</source>
        <translation>U kombinaciji je previše džokera.</translation>
    </message>
    <message>
        <source>Open first. Points needed for that: {points}.</source>
        <translation>Najprije se otvorite. Potrebni bodovi: {points}.</translation>
    </message>
    <message>
        <source>You have opened already: lay melds one by one.</source>
        <translation>Već ste otvoreni: izlažite kombinacije jednu po jednu.</translation>
    </message>
    <message>
        <source>Not enough to open. Points: {points} of {needed}.</source>
        <translation>Premalo za otvaranje. Bodovi: {points} od {needed}.</translation>
    </message>
    <message>
        <source>An opening needs a pure run: a run without a joker.</source>
        <translation>Za otvaranje je potreban čisti niz: niz bez džokera.</translation>
    </message>
    <message>
        <source>Choose the end of the run to lay off on.</source>
        <translation>Odaberite kraj niza na koji dodajete.</translation>
    </message>
    <message>
        <source>A set has no ends: just lay off on it.</source>
        <translation>Set nema krajeva: samo dodajte na njega.</translation>
    </message>
    <message>
        <source>This set has its four cards already.</source>
        <translation>Ovaj set već ima četiri karte.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>U ovoj kombinaciji nema džokera.</translation>
    </message>
    <message>
        <source>No joker here stands for this card: {card}.</source>
        <translation>Nijedan džoker ovdje ne zamjenjuje tu kartu: {card}.</translation>
    </message>
    <message>
        <source>To swap the joker of a set, put all missing suits down at once: {missing}.</source>
        <translation>Da zamijenite džokera u setu, odjednom stavite sve karte koje nedostaju: {missing}.</translation>
    </message>
    <message>
        <source>The discard that you took must go into a new meld in this turn: {card}.</source>
        <translation>Uzeta karta mora u ovom potezu ući u novu kombinaciju: {card}.</translation>
    </message>
    <message>
        <source>With the discard that you took you must open, lay all other cards but one, and discard that one: {card}.</source>
        <translation>S uzetom kartom morate se otvoriti, riješiti se svih ostalih karata osim jedne i nju odbaciti: {card}.</translation>
    </message>
    <message>
        <source>Keep one card: after taking the discard you must end with a discard.</source>
        <translation>Zadržite jednu kartu: nakon uzimanja odbačene karte morate završiti odbacivanjem.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Izvucite kartu</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Izložite, dodajte ili odbacite</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kraj runde</translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s), or discard</source>
        <translation>
            <numerusform>Otvorite se s %n bodom ili odbacite</numerusform>
            <numerusform>Otvorite se s %n boda ili odbacite</numerusform>
            <numerusform>Otvorite se s %n bodova ili odbacite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s) and a pure run, or discard</source>
        <translation>
            <numerusform>Otvorite se s %n bodom i čistim nizom ili odbacite</numerusform>
            <numerusform>Otvorite se s %n boda i čistim nizom ili odbacite</numerusform>
            <numerusform>Otvorite se s %n bodova i čistim nizom ili odbacite</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld the discard that you took, or return it</source>
        <translation>Izložite uzetu kartu ili je vratite</translation>
    </message>
    <message>
        <source>Open and go out, or return the discard that you took</source>
        <translation>Otvorite se i završite rundu ili vratite uzetu kartu</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Špilovi</translation>
    </message>
    <message>
        <source>One pack is for two players, two packs for up to four.</source>
        <translation>Jedan špil je za dva igrača, dva špila za najviše četiri.</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Prema broju igrača</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jedan</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dva</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Packs by the number of players</source>
        <translation>Špilovi prema broju igrača</translation>
    </message>
    <message>
        <source>One pack</source>
        <translation>Jedan špil</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dva špila</translation>
    </message>
    <message>
        <source>Three packs</source>
        <translation>Tri špila</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Bodovi za otvaranje</translation>
    </message>
    <message>
        <source>What the first melds of a player must be worth.</source>
        <translation>Koliko moraju vrijediti prve kombinacije igrača.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: %n point(s)</source>
        <translation>
            <numerusform>Otvaranje: %n bod</numerusform>
            <numerusform>Otvaranje: %n boda</numerusform>
            <numerusform>Otvaranje: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Pure run to open</source>
        <translation>Čisti niz za otvaranje</translation>
    </message>
    <message>
        <source>An opening needs a run without a joker.</source>
        <translation>Za otvaranje je potreban niz bez džokera.</translation>
    </message>
    <message>
        <source>Opening without a pure run</source>
        <translation>Otvaranje bez čistog niza</translation>
    </message>
    <message>
        <source>Joker in hand</source>
        <translation>Džoker u ruci</translation>
    </message>
    <message>
        <source>What a joker costs that is left in hand.</source>
        <translation>Kazna za džokera koji ostane u ruci.</translation>
    </message>
    <message numerus="yes">
        <source>Joker in hand: %n point(s)</source>
        <translation>
            <numerusform>Džoker u ruci: %n bod</numerusform>
            <numerusform>Džoker u ruci: %n boda</numerusform>
            <numerusform>Džoker u ruci: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Joker at the cut</source>
        <translation>Džoker pri presijecanju</translation>
    </message>
    <message>
        <source>A joker at the bottom of the pack goes to the player right of the dealer.</source>
        <translation>Džokera s dna špila dobiva igrač desno od djelitelja.</translation>
    </message>
    <message>
        <source>The match ends by</source>
        <translation>Kraj partije</translation>
    </message>
    <message>
        <source>What decides that the match is over.</source>
        <translation>Što odlučuje o kraju partije.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Kazneni bodovi</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Dobivene runde</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Odigrane runde</translation>
    </message>
    <message>
        <source>The bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Limit of penalty points</source>
        <translation>Granica kaznenih bodova</translation>
    </message>
    <message>
        <source>Whoever reaches it ends the match.</source>
        <translation>Tko je dosegne, završava partiju.</translation>
    </message>
    <message>
        <source>Rounds to win</source>
        <translation>Runde za pobjedu</translation>
    </message>
    <message>
        <source>Whoever first wins so many rounds wins the match.</source>
        <translation>Tko prvi dobije toliko rundi, dobiva partiju.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n runde</numerusform>
            <numerusform>%n rundi</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>Broj rundi</translation>
    </message>
    <message>
        <source>After so many rounds the lowest total wins.</source>
        <translation>Nakon toliko rundi pobjeđuje najmanji zbroj.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}.</source>
        <translation>Karta s dna špila: {card}.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}. {player} takes it.</source>
        <translation>Karta s dna špila: {card}. Uzima je {player}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the stock: %n card(s).</source>
        <translation>
            <numerusform>Odbačene se karte miješaju i postaju špil: %n karta.</numerusform>
            <numerusform>Odbačene se karte miješaju i postaju špil: %n karte.</numerusform>
            <numerusform>Odbačene se karte miješaju i postaju špil: %n karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns the {card} to the discard pile.</source>
        <translation>{player} vraća {card} na hrpu odbačenih karata.</translation>
    </message>
    <message numerus="yes">
        <source>{player} opens with %n point(s).</source>
        <translation>
            <numerusform>{player} se otvara: %n bod.</numerusform>
            <numerusform>{player} se otvara: %n boda.</numerusform>
            <numerusform>{player} se otvara: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.</source>
        <translation>
            <numerusform>{player} stavlja: {cards}, i uzima %n džokera. Cijela kombinacija: {meld}.</numerusform>
            <numerusform>{player} stavlja: {cards}, i uzima %n džokera. Cijela kombinacija: {meld}.</numerusform>
            <numerusform>{player} stavlja: {cards}, i uzima %n džokera. Cijela kombinacija: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with a meld. The others get penalty points for the cards that they hold.</source>
        <translation>Runda je završena izlaganjem. Ostali dobivaju kaznene bodove za karte u ruci.</translation>
    </message>
    <message>
        <source>Out by a lay-off. The others get penalty points for the cards that they hold.</source>
        <translation>Runda je završena dodavanjem. Ostali dobivaju kaznene bodove za karte u ruci.</translation>
    </message>
    <message>
        <source>Out by a discard. The others get penalty points for the cards that they hold.</source>
        <translation>Runda je završena odbacivanjem. Ostali dobivaju kaznene bodove za karte u ruci.</translation>
    </message>
    <message>
        <source>There is no card left to draw: the round is annulled, and the same dealer deals.</source>
        <translation>Nema se više što izvući: runda je poništena, dijeli isti igrač.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · ends at %n point(s)</source>
        <translation>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · rounds to win: %n</source>
        <translation>
            <numerusform>Runda {number} · do %n pobjede</numerusform>
            <numerusform>Runda {number} · do %n pobjede</numerusform>
            <numerusform>Runda {number} · do %n pobjeda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Runda {number} od %n</numerusform>
            <numerusform>Runda {number} od %n</numerusform>
            <numerusform>Runda {number} od %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} · with the bomb</source>
        <translation>Runda {number} · s bombom</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Vuče kartu</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <translation>Odbacuje {card}</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Uzima {taken}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Uzima {taken}, odbacuje {card}</translation>
    </message>
    <message>
        <source>Returned {returned}</source>
        <translation>Vraća {returned}</translation>
    </message>
    <message>
        <source>Returned {returned}, discarded {card}</source>
        <translation>Vraća {returned}, odbacuje {card}</translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s)</source>
        <translation>
            <numerusform>Otvara se: %n bod</numerusform>
            <numerusform>Otvara se: %n boda</numerusform>
            <numerusform>Otvara se: %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Otvara se: %n bod, odbacuje {card}</numerusform>
            <numerusform>Otvara se: %n boda, odbacuje {card}</numerusform>
            <numerusform>Otvara se: %n bodova, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s)</source>
        <translation>
            <numerusform>Uzima {taken}, otvara se: %n bod</numerusform>
            <numerusform>Uzima {taken}, otvara se: %n boda</numerusform>
            <numerusform>Uzima {taken}, otvara se: %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Uzima {taken}, otvara se: %n bod, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, otvara se: %n boda, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, otvara se: %n bodova, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped a joker</source>
        <translation>Zamjenjuje džokera</translation>
    </message>
    <message>
        <source>Swapped a joker, discarded {card}</source>
        <translation>Zamjenjuje džokera, odbacuje {card}</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker</source>
        <translation>Uzima {taken}, zamjenjuje džokera</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker, discarded {card}</source>
        <translation>Uzima {taken}, zamjenjuje džokera, odbacuje {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Izlaže %n kartu</numerusform>
            <numerusform>Izlaže %n karte</numerusform>
            <numerusform>Izlaže %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Izlaže %n kartu, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karte, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karata, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Dodaje {added}</translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Dodaje {added}, odbacuje {card}</translation>
    </message>
    <message>
        <source>Open with a pure run and enough points, then lay melds, lay off cards and swap jokers until you have no cards left. The others get penalty points for what they still hold.</source>
        <translation>Otvorite se s čistim nizom i dovoljno bodova, zatim izlažite kombinacije, dodajte karte i zamjenjujte džokere dok ne ostanete bez karata. Ostali dobivaju kaznene bodove za karte u ruci.</translation>
    </message>
    <message>
        <source>Two to six players. A pack has 52 cards and two jokers. Two packs are used for two to four players, three for five or six.</source>
        <translation>Dva do šest igrača. Špil ima 52 karte i dva džokera. Za dva do četiri igrača uzimaju se dva špila, za pet ili šest tri.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.</source>
        <translation>
            <numerusform>Dva do šest igrača. Špil ima 52 karte i dva džokera. Špilovi u ovoj partiji: %n.</numerusform>
            <numerusform>Dva do šest igrača. Špil ima 52 karte i dva džokera. Špilovi u ovoj partiji: %n.</numerusform>
            <numerusform>Dva do šest igrača. Špil ima 52 karte i dva džokera. Špilovi u ovoj partiji: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt 14 cards, the dealer 15. No card is turned up. The dealer begins, and does not draw in this first turn. For the next round the deal passes to the left.</source>
        <translation>Svatko dobiva 14 karata, djelitelj 15. Nijedna se karta ne otvara. Počinje djelitelj i u tom prvom potezu ne vuče. U sljedećoj rundi dijeli igrač slijeva.</translation>
    </message>
    <message>
        <source>After the shuffle the bottom card is shown. If it is a joker, the player to the right of the dealer takes it and is dealt one card less.</source>
        <translation>Nakon miješanja pokazuje se karta s dna špila. Ako je to džoker, uzima ga igrač desno od djelitelja i dobiva jednu kartu manje.</translation>
    </message>
    <message>
        <source>The bottom card of the pack is not shown to anybody.</source>
        <translation>Karta s dna špila nikomu se ne pokazuje.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another, at least two of them no jokers. The ace comes before the two or after the king: {A}-2-3 and {Q}-{K}-{A} are runs, {K}-{A}-2 is not. A run has 14 cards at most, with an ace at each end.</source>
        <translation>Niz čine najmanje tri karte iste boje koje slijede jedna za drugom, od toga barem dvije obične, ne džokeri. As dolazi ispred dvojke ili iza kralja: {A}-2-3 i {Q}-{K}-{A} su nizovi, a {K}-{A}-2 nije. Niz ima najviše 14 karata, s asom na svakom kraju.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits, at least one of them no joker. Two cards of the same rank and suit never lie in one set.</source>
        <translation>Set čine tri ili četiri karte istog ranga, svaka druge boje, od toga barem jedna obična. Dvije jednake karte nikada nisu u istom setu.</translation>
    </message>
    <message>
        <source>A joker stands for any card. In a run it stands for the card of its place, and that never changes; several jokers may lie side by side. In a set it stands for a missing suit, no matter which. One card with two or three jokers is always a set.</source>
        <translation>Džoker zamjenjuje bilo koju kartu. U nizu zamjenjuje kartu svojega mjesta i to se nikada ne mijenja; više džokera smije ležati jedan do drugoga. U setu zamjenjuje boju koja nedostaje, svejedno koju. Jedna karta s dva ili tri džokera uvijek je set.</translation>
    </message>
    <message>
        <source>In a meld king, queen, jack and ten are worth 10 each, other cards their number, and a joker what it stands for. An ace is worth 1 at the low end of a run and 10 anywhere else.</source>
        <translation>U kombinaciji kralj, dama, dečko i desetka vrijede po 10, ostale karte onoliko koliki im je broj, a džoker koliko karta koju zamjenjuje. As vrijedi 1 na donjem kraju niza, a svugdje drugdje 10.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n bod, među njima čisti niz, to jest niz bez džokera. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n boda, među njima čisti niz, to jest niz bez džokera. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n bodova, među njima čisti niz, to jest niz bez džokera. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n bod. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n boda. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
            <numerusform>Najprije se morate otvoriti: odjednom izložite jednu ili više novih kombinacija koje zajedno vrijede najmanje %n bodova. Prije toga ne smijete dodavati ni zamjenjivati džokere. Smijete izložiti sve karte odjednom i završiti rundu.</numerusform>
        </translation>
    </message>
    <message>
        <source>From then on, in the same turn already, you may lay new melds of any value, lay off on any meld on the table and swap jokers, as often as you like and in any order, until you discard.</source>
        <translation>Otada, već u istom potezu, smijete izlagati nove kombinacije bilo koje vrijednosti, dodavati na bilo koju kombinaciju na stolu i zamjenjivati džokere, koliko puta želite i bilo kojim redom, dok ne odbacite kartu.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock, or take the top discard under the next rule. Then do what the rules of opening allow, and discard one card. Whoever has no cards left wins the round at once, be it by a meld, a lay-off or the discard.</source>
        <translation>Izvucite gornju kartu špila ili uzmite gornju odbačenu prema sljedećem pravilu. Zatim učinite što dopuštaju pravila otvaranja i odbacite jednu kartu. Tko ostane bez karata, odmah pobjeđuje u rundi: izlaganjem, dodavanjem ili odbacivanjem.</translation>
    </message>
    <message>
        <source>If you had opened before this turn, the discard that you take must go into a new meld in this turn. If not, you must open in this turn, use the taken card, lay all your other cards but one, and discard that one. Moves that would end the turn or the round without this are not allowed.</source>
        <translation>Ako ste se otvorili prije ovog poteza, uzeta odbačena karta mora u ovom potezu ući u novu kombinaciju. Ako niste, morate se u ovom potezu otvoriti, upotrijebiti uzetu kartu, riješiti se svih ostalih karata osim jedne i nju odbaciti. Ništa što bi bez toga završilo potez ili rundu nije dopušteno.</translation>
    </message>
    <message>
        <source>Until you discard you may return the discard that you took: all that you did in this turn is undone, the card goes back, and you draw from the stock instead.</source>
        <translation>Dok ne odbacite kartu, smijete vratiti uzetu kartu: sve što je u ovom potezu učinjeno poništava se, karta se vraća, a vi umjesto toga vučete iz špila.</translation>
    </message>
    <message>
        <source>On a run you lay off at either end, cards or jokers, several at once in their order; on a set of three a fourth: a card of a missing suit, or a joker. A pure run may get a joker too.</source>
        <translation>Na niz se na bilo kojem kraju dodaju karte ili džokeri, i više njih odjednom po redu; na set od tri karte dodaje se četvrta: karta boje koja nedostaje ili džoker. I na čisti se niz smije dodati džoker.</translation>
    </message>
    <message>
        <source>To swap a joker of a run, put the very card in its place that it stands for. In a set put all missing suits at once, so that four cards without jokers lie there; then all its jokers come free. The jokers go to your hand: keep them, lay them off or meld them.</source>
        <translation>Da zamijenite džokera u nizu, na njegovo mjesto stavite upravo kartu koju zamjenjuje. U setu odjednom stavite sve boje koje nedostaju, tako da leže četiri karte bez džokera; tada se oslobađaju svi džokeri seta. Džokeri idu u vašu ruku: možete ih zadržati, dodati ili izložiti.</translation>
    </message>
    <message>
        <source>If you draw from the empty stock, the discard pile without its top card is shuffled and becomes the stock. If nothing but the top card is there, the round is annulled: no penalties, no winner, and the same dealer deals again. An annulled round does not count.</source>
        <translation>Kad netko vuče iz praznog špila, odbačene se karte bez gornje miješaju i postaju špil. Ako leži samo gornja karta, runda se poništava: bez kazni, bez pobjednika, ponovno dijeli isti igrač. Poništena se runda ne računa.</translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).</source>
        <translation>
            <numerusform>Pobjednik runde dobiva 0 bodova. Ostali dobivaju kaznene bodove za karte u ruci: kralj, dama, dečko i as po 10, ostale karte onoliko koliki im je broj, džoker %n bod.</numerusform>
            <numerusform>Pobjednik runde dobiva 0 bodova. Ostali dobivaju kaznene bodove za karte u ruci: kralj, dama, dečko i as po 10, ostale karte onoliko koliki im je broj, džoker %n boda.</numerusform>
            <numerusform>Pobjednik runde dobiva 0 bodova. Ostali dobivaju kaznene bodove za karte u ruci: kralj, dama, dečko i as po 10, ostale karte onoliko koliki im je broj, džoker %n bodova.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack, ace and joker 10 each, other cards their number.</source>
        <translation>Pobjednik runde dobiva 0 bodova. Ostali dobivaju kaznene bodove za karte u ruci: kralj, dama, dečko, as i džoker po 10, ostale karte onoliko koliki im je broj.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partija završava kad netko ima najmanje %n kazneni bod. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija završava kad netko ima najmanje %n kaznena boda. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija završava kad netko ima najmanje %n kaznenih bodova. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever first wins %n round(s) wins the match.</source>
        <translation>
            <numerusform>Tko prvi dobije %n rundu, dobiva partiju.</numerusform>
            <numerusform>Tko prvi dobije %n runde, dobiva partiju.</numerusform>
            <numerusform>Tko prvi dobije %n rundi, dobiva partiju.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partija ima %n rundu. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija ima %n runde. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
            <numerusform>Partija ima %n rundi. Pobjeđuje najmanji zbroj; izjednačeni dijele pobjedu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is played with the bomb: the last player left in it wins.</source>
        <translation>Partija se igra s bombom: pobjeđuje posljednji igrač koji u njoj ostane.</translation>
    </message>
    <message>
        <source>Whoever has not opened gets 100 penalty points, no matter what they hold. After each round those losers of the round who have more than 200 get a bomb, and their total becomes the highest total among the losers who are not over 200. Instead of a fourth bomb a player is eliminated. If all losers are over 200, all of them are eliminated. The eliminated are dealt no more cards.</source>
        <translation>Tko se nije otvorio, dobiva 100 kaznenih bodova, što god imao u ruci. Nakon svake runde gubitnici runde koji imaju više od 200 dobivaju bombu, a njihov se zbroj izjednačuje s najvećim zbrojem gubitnika koji nisu prešli 200. Umjesto četvrte bombe igrač ispada. Ako svi gubitnici imaju više od 200, svi ispadaju. Tko ispadne, više ne dobiva karte.</translation>
    </message>
    <message>
        <source>Players never play as partners. What lies on the table belongs to all. After a discard only the next player may act.</source>
        <translation>Svatko igra za sebe, nikada u paru. Što leži na stolu, pripada svima. Nakon odbacivanja smije igrati samo sljedeći igrač.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Računalni igrači znaju samo ono što zna igrač na njihovu mjestu: vlastite karte, otvorene karte i ono što su svi vidjeli.</translation>
    </message>
    <message>
        <source>Easy: opens as soon as it can, lays everything it can, and discards the unmatched card of the highest value, but never a joker.</source>
        <translation>Laka: otvara se čim može, izlaže sve što može i odbacuje nesloženu kartu najveće vrijednosti, ali nikada džokera.</translation>
    </message>
    <message>
        <source>Normal: builds its pure run and its opening, keeps useful pairs and jokers, swaps jokers, and does not discard what helps the next player.</source>
        <translation>Srednja: gradi čisti niz i otvaranje, čuva korisne parove i džokere, zamjenjuje džokere i ne odbacuje ono što pomaže sljedećem igraču.</translation>
    </message>
    <message>
        <source>Hard: also counts every card seen, plans whether to open now or to go out at once, and keeps its penalty low when somebody is about to go out.</source>
        <translation>Teška: broji i svaku viđenu kartu, planira otvoriti se sada ili završiti odjednom i smanjuje svoju kaznu kad je netko blizu kraja.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cilj</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Priprema</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otvaranje</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodovanje</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Kraj partije</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Računalni igrači</translation>
    </message>
    <message>
        <source>Another meld</source>
        <translation>Druga kombinacija</translation>
    </message>
    <message numerus="yes">
        <source>In the tray, {kind}, %n point(s): {cards}</source>
        <translation>
            <numerusform>Pripremljena kombinacija, {kind}, %n bod: {cards}</numerusform>
            <numerusform>Pripremljena kombinacija, {kind}, %n boda: {cards}</numerusform>
            <numerusform>Pripremljena kombinacija, {kind}, %n bodova: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Low end of meld {number}</source>
        <translation>Donji kraj kombinacije {number}</translation>
    </message>
    <message>
        <source>High end of meld {number}</source>
        <translation>Gornji kraj kombinacije {number}</translation>
    </message>
    <message>
        <source>Low end of meld {number} in the tray</source>
        <translation>Donji kraj pripremljene kombinacije {number}</translation>
    </message>
    <message>
        <source>High end of meld {number} in the tray</source>
        <translation>Gornji kraj pripremljene kombinacije {number}</translation>
    </message>
    <message>
        <source>The joker of meld {number}, in its place: {cards}</source>
        <translation>Džoker kombinacije {number}, na njegovo mjesto: {cards}</translation>
    </message>
    <message>
        <source>The jokers of meld {number}, in their place: {cards}</source>
        <translation>Džokeri kombinacije {number}, na njihovo mjesto: {cards}</translation>
    </message>
    <message>
        <source>joker as the {card}</source>
        <translation>džoker kao {card}</translation>
    </message>
    <message>
        <source>To the tray</source>
        <translation>Pripremi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori se</translation>
    </message>
    <message>
        <source>Swap a joker</source>
        <translation>Zamijeni džokera</translation>
    </message>
    <message>
        <source>Return it</source>
        <translation>Vrati kartu</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Vrati u ruku</translation>
    </message>
    <message>
        <source>This fits none of the melds in the tray.</source>
        <translation>Ovo se ne uklapa ni u jednu pripremljenu kombinaciju.</translation>
    </message>
    <message>
        <source>No joker lies on the table.</source>
        <translation>Na stolu nema nijednog džokera.</translation>
    </message>
    <message>
        <source>This can’t be put for any joker on the table.</source>
        <translation>Time se ne može zamijeniti nijedan džoker na stolu.</translation>
    </message>
    <message>
        <source>First put the melds for your opening into the tray.</source>
        <translation>Najprije pripremite kombinacije za otvaranje.</translation>
    </message>
    <message>
        <source>The tray is empty.</source>
        <translation>Nema pripremljenih kombinacija.</translation>
    </message>
    <message>
        <source>a pure run</source>
        <translation>čisti niz</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>niz</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>Pure run</source>
        <translation>Čisti niz</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Niz</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>fits a meld in the tray</source>
        <translation>uklapa se u pripremljenu kombinaciju</translation>
    </message>
    <message>
        <source>frees a joker</source>
        <translation>oslobađa džokera</translation>
    </message>
    <message>
        <source>for a swap also needed: {cards}</source>
        <translation>za zamjenu još nedostaje: {cards}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>otvoreno</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>ispada</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomba</numerusform>
            <numerusform>%n bombe</numerusform>
            <numerusform>%n bombi</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>od {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>nedostaje %n</numerusform>
            <numerusform>nedostaje %n</numerusform>
            <numerusform>nedostaje %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough</source>
        <translation>dovoljno</translation>
    </message>
    <message>
        <source>No pure run yet</source>
        <translation>Još nema čistog niza</translation>
    </message>
    <message>
        <source>Opening tray: {points} of {needed} points.</source>
        <translation>Za otvaranje: {points} od {needed} bodova.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s)</source>
        <translation>
            <numerusform>Možete se otvoriti: %n bod</numerusform>
            <numerusform>Možete se otvoriti: %n boda</numerusform>
            <numerusform>Možete se otvoriti: %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card}: lay it in a new meld, or return it.</source>
        <translation>Uzeli ste {card}: izložite tu kartu u novoj kombinaciji ili je vratite.</translation>
    </message>
    <message>
        <source>You took {card}: open, use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Uzeli ste {card}: otvorite se, upotrijebite tu kartu, riješite se svih ostalih osim jedne i nju odbacite – ili vratite uzetu kartu.</translation>
    </message>
    <message>
        <source>You took {card}: use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Uzeli ste {card}: upotrijebite tu kartu, riješite se svih ostalih osim jedne i nju odbacite – ili vratite uzetu kartu.</translation>
    </message>
    <message>
        <source>You took {card}: lay all cards but one and discard that one, or return it.</source>
        <translation>Uzeli ste {card}: riješite se svih karata osim jedne i nju odbacite ili vratite uzetu kartu.</translation>
    </message>
    <message>
        <source>You took {card}: open and go out, or return it.</source>
        <translation>Uzeli ste {card}: otvorite se i završite rundu ili vratite kartu.</translation>
    </message>
    <message>
        <source>At the bottom: {card}</source>
        <translation>Na dnu: {card}</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Promiješano</translation>
    </message>
    <message>
        <source>{player} got the joker from the bottom</source>
        <translation>{player} dobiva džokera s dna</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved left: the {other}</source>
        <translation>{kind}, džoker kao {card}; pomaknut ulijevo: {other}</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved right: the {other}</source>
        <translation>{kind}, džoker kao {card}; pomaknut udesno: {other}</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>U ruci</translation>
    </message>
    <message>
        <source>bomb {number} of {most}</source>
        <translation>bomba {number} od {most}</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>nije otvoreno</translation>
    </message>
    <message>
        <source>rounds won: {number} of {needed}</source>
        <translation>dobivene runde: {number} od {needed}</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Ispada</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>u rundi {number}</translation>
    </message>
    <message>
        <source>* A bomb: the total becomes the highest among the losers who are not over {limit}.</source>
        <translation>* Bomba: zbroj se izjednačuje s najvećim zbrojem gubitnika koji nisu prešli {limit}.</translation>
    </message>
</context>
<context>
    <name>Remik51Tray</name>
    <message>
        <source>· %1</source>
        <comment>the value of a meld, behind its name</comment>
        <translation>· %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>points of an opening, “of” those needed</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{player} wins round {number}</source>
        <translation>{player} pobjeđuje u rundi {number}</translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation>Runda {number}: bez pobjednika</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} pobjeđuje u partiji</translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation>Pobjedu dijele: {players}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n bod u ovoj rundi, ukupno {total}</numerusform>
            <numerusform>{player}: %n boda u ovoj rundi, ukupno {total}</numerusform>
            <numerusform>{player}: %n bodova u ovoj rundi, ukupno {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in all</source>
        <translation>
            <numerusform>{player}: ukupno %n bod</numerusform>
            <numerusform>{player}: ukupno %n boda</numerusform>
            <numerusform>{player}: ukupno %n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>Total of {target}</source>
        <translation>Ukupno (do {target})</translation>
    </message>
</context>
<context>
    <name>RichLine</name>
    <message>
        <source>joker</source>
        <comment>the card, inside a sentence</comment>
        <translation>džoker</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>See the table</source>
        <translation>Pogledaj stol</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Rezultat partije</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Sljedeća runda</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column</comment>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading of a column</comment>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>heading of a column: points</comment>
        <translation>U ruci</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line of the score and its points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>no cards left</source>
        <translation>bez karata</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>As your match is played</source>
        <translation>Onako kako se igra vaša partija</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>Prema pravilima, osim ako ih partija mijenja</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and text of a rule</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The deals of your match can be checked</source>
        <translation>Dijeljenja vaše partije mogu se provjeriti</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Karte svake runde proizlaze iz početne vrijednosti izvučene prije prvog dijeljenja. Njezin SHA-256 je %1. Nakon partije ta se vrijednost prikazuje: tada se svako dijeljenje može provjeriti.</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message>
        <source>The ace comes only after the king: {A}-2-3 is not a run here.</source>
        <translation>As dolazi samo iza kralja: {A}-2-3 ovdje nije niz.</translation>
    </message>
    <message>
        <source>Keep a card: in this match the last card must be a discard.</source>
        <translation>Zadržite jednu kartu: u ovoj se partiji posljednja karta mora odbaciti.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Izvucite kartu</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Izložite, dodajte ili odbacite</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>Take the discard, or draw and end the round</source>
        <translation>Uzmite odbačenu ili izvucite i završite rundu</translation>
    </message>
    <message>
        <source>Draw and end the round</source>
        <translation>Izvucite i završite rundu</translation>
    </message>
    <message>
        <source>Lay off or discard your last card</source>
        <translation>Dodajte ili odbacite posljednju kartu</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>Odbacite posljednju kartu</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Ciljni rezultat</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Partija završava nakon runde u kojoj ga netko dosegne.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card must be a discard</source>
        <translation>Posljednja se karta mora odbaciti</translation>
    </message>
    <message>
        <source>You may not go out by a meld or a lay-off.</source>
        <translation>Runda se ne može završiti izlaganjem ni dodavanjem.</translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation>Posljednja karta se odbacuje</translation>
    </message>
    <message>
        <source>Ace counts 11</source>
        <translation>As vrijedi 11</translation>
    </message>
    <message>
        <source>An ace left in hand is worth 11 points instead of 1.</source>
        <translation>As koji ostane u ruci vrijedi 11 bodova umjesto 1.</translation>
    </message>
    <message>
        <source>Taken card may be discarded</source>
        <translation>Uzeta se karta smije odbaciti</translation>
    </message>
    <message>
        <source>You may discard a card in the turn in which you took it from the pile.</source>
        <translation>Karta uzeta s hrpe odbačenih karata smije se odbaciti u istom potezu.</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Vuče kartu</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Uzima {taken}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Izlaže %n kartu</numerusform>
            <numerusform>Izlaže %n karte</numerusform>
            <numerusform>Izlaže %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Dodaje {added}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}</source>
        <translation>Uzima {taken}, dodaje {added}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Izlaže %n kartu, dodaje {added}</numerusform>
            <numerusform>Izlaže %n karte, dodaje {added}</numerusform>
            <numerusform>Izlaže %n karata, dodaje {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu, dodaje {added}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte, dodaje {added}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata, dodaje {added}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Vuče, odbacuje {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Uzima {taken}, odbacuje {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Izlaže %n kartu, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karte, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karata, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Dodaje {added}, odbacuje {card}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}, discarded {card}</source>
        <translation>Uzima {taken}, dodaje {added}, odbacuje {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Izlaže %n kartu, dodaje {added}, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karte, dodaje {added}, odbacuje {card}</numerusform>
            <numerusform>Izlaže %n karata, dodaje {added}, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Uzima {taken}, izlaže %n kartu, dodaje {added}, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karte, dodaje {added}, odbacuje {card}</numerusform>
            <numerusform>Uzima {taken}, izlaže %n karata, dodaje {added}, odbacuje {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Runda je završena izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Runda je završena izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Runda je završena izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Runda je završena dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Runda je završena dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Runda je završena dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Runda je završena odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Runda je završena odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Runda je završena odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Špil je prazan. {player} ima u ruci najmanje bodova i dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Špil je prazan. {player} ima u ruci najmanje bodova i dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Špil je prazan. {player} ima u ruci najmanje bodova i dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n boda</numerusform>
            <numerusform>Runda {number} · do %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be the first with no cards left. Whoever goes out scores what the others still hold.</source>
        <translation>Izlažite na stol nizove i setove, dodajte karte na kombinacije koje ondje leže i prije ostalih ostanite bez karata. Tko završi rundu, dobiva vrijednost karata koje su ostalima još u ruci.</translation>
    </message>
    <message>
        <source>Two to four players use one pack of 52 cards without jokers. With two players everybody is dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and starts the discard pile. The rest is the stock.</source>
        <translation>Igraju dva, tri ili četiri igrača jednim špilom od 52 karte bez džokera. Kad igra dvoje, svatko dobiva 7 karata, a kad igra troje ili četvero, svatko dobiva 10. Sljedeća se karta otvara i započinje hrpu odbačenih karata. Ostatak je špil za vučenje.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go clockwise. For the next round the deal passes one seat to the left.</source>
        <translation>Prvi se djelitelj određuje ždrijebom. Počinje igrač lijevo od djelitelja, a potezi idu u smjeru kazaljke na satu. U sljedećoj rundi dijeli igrač jedno mjesto ulijevo.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another in the order 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, {A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.</source>
        <translation>Niz čine najmanje tri karte iste boje koje slijede jedna za drugom redom 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. As dolazi samo iza kralja: {Q}-{K}-{A} je niz, a {A}-2-3 i {K}-{A}-2 nisu. Niz ima najviše 13 karata.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits.</source>
        <translation>Set čine tri ili četiri karte istog ranga, svaka druge boje.</translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation>Nijedna karta ne pripada dvjema kombinacijama. Prva kombinacija može vrijediti koliko god: praga za otvaranje nema.</translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation>Najprije izvucite točno jednu kartu: gornju kartu špila ili gornju odbačenu kartu.</translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation>Zatim možete izlagati nove kombinacije i dodavati karte iz ruke na bilo koju kombinaciju na stolu, čija god bila: koliko puta želite i bilo kojim redom. Na kombinaciju možete odjednom dodati više karata; nakon toga cijela kombinacija mora biti ispravna. Karte na stolu nikada se ne premještaju i ne vraćaju u ruku.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Odbacite jednu kartu. Time vaš potez završava.</translation>
    </message>
    <message>
        <source>Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a discard.</source>
        <translation>Tko ostane bez karata, završava rundu: izlaganjem, dodavanjem ili odbacivanjem.</translation>
    </message>
    <message>
        <source>Whoever discards their last card goes out and ends the round. The last card must be a discard: a meld or a lay-off that would leave you without cards is not allowed.</source>
        <translation>Tko odbaci posljednju kartu, završava rundu. Posljednja se karta mora odbaciti: izlaganje ili dodavanje nakon kojeg biste ostali bez karata nije dopušteno.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn, unless it is the only card left in your hand.</source>
        <translation>Karta uzeta s hrpe odbačenih karata ne smije se odbaciti u istom potezu, osim ako je jedina karta u ruci.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may be discarded in the same turn.</source>
        <translation>Karta uzeta s hrpe odbačenih karata smije se odbaciti u istom potezu.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled again. When the stock is empty, you may still take the top discard. Drawing from the empty stock ends the round at once: the hand worth least wins. Of equal hands the one with the lowest seat number wins.</source>
        <translation>Odbačene se karte nikada ne miješaju ponovno. Kad je špil prazan, još možete uzeti gornju odbačenu kartu. Vučenje iz praznog špila odmah završava rundu: pobjeđuje ruka najmanje vrijednosti. Među jednakim rukama pobjeđuje ona s najmanjim brojem mjesta.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Karte preostale u ruci vrijede: as 1 bod; kralj, dama i dečko po 10 bodova; svaka druga karta onoliko koliki joj je broj. Vrijednost asa nikada ne mijenja njegovo mjesto u nizu.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Karte preostale u ruci vrijede: as 11 bodova; kralj, dama i dečko po 10 bodova; svaka druga karta onoliko koliki joj je broj. Vrijednost asa nikada ne mijenja njegovo mjesto u nizu.</translation>
    </message>
    <message>
        <source>The winner of a round adds the values of all cards left in the other hands to their score. The others score nothing. This also holds when the round was ended by an empty stock.</source>
        <translation>Pobjednik runde svojem rezultatu dodaje vrijednost svih karata preostalih u rukama ostalih. Ostali ne dobivaju ništa. Tako je i kad runda završi zbog praznog špila.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation>
            <numerusform>Partija završava nakon runde u kojoj igrač dosegne %n bod. Taj igrač pobjeđuje.</numerusform>
            <numerusform>Partija završava nakon runde u kojoj igrač dosegne %n boda. Taj igrač pobjeđuje.</numerusform>
            <numerusform>Partija završava nakon runde u kojoj igrač dosegne %n bodova. Taj igrač pobjeđuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no reshuffling of the discard pile, no runs that go on after the ace.</source>
        <translation>U ovoj igri uvijek: bez džokera i bez uzimanja džokera, bez 51 boda za otvaranje, bez ponovnog miješanja odbačenih karata, bez nizova koji idu dalje iza asa.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Računalni igrači znaju samo ono što zna igrač na njihovu mjestu: vlastite karte, otvorene karte i ono što su svi vidjeli.</translation>
    </message>
    <message>
        <source>Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched card of the highest value.</source>
        <translation>Laka: izlaže svaku kombinaciju i dodaje svaku kartu čim može, a odbacuje nesloženu kartu najveće vrijednosti.</translation>
    </message>
    <message>
        <source>Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that its discard helps others.</source>
        <translation>Srednja: računa i na parove i praznine koje se još mogu popuniti te važe opasnost da odbačena karta pomogne drugima.</translation>
    </message>
    <message>
        <source>Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, and keeps the value of its unmatched cards low; it may hold a meld back.</source>
        <translation>Teška: pamti i svaku kartu uzetu ili odbačenu pred svima, po njima procjenjuje ruke drugih i smanjuje vrijednost svojih nesloženih karata; zna i pričekati s izlaganjem.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cilj</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Priprema</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Prazan špil</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodovanje</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Kraj partije</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Računalni igrači</translation>
    </message>
</context>
<context>
    <name>SavedMatch</name>
    <message>
        <source>Your match</source>
        <translation>Vaša partija</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Other saves (%1)</source>
        <comment>how many more unfinished matches there are</comment>
        <translation>Ostali zapisi (%1)</translation>
    </message>
    <message>
        <source>Nothing on the table yet</source>
        <translation>Na stolu još nema ničega</translation>
    </message>
</context>
<context>
    <name>SavesSheet</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Nedovršene partije</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give this match up? Its record stays, but nobody can go on with it.</source>
        <translation>Odustati od ove partije? Njezin zapis ostaje, ali se neće moći nastaviti.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a match</comment>
        <translation>Nastavi: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zadrži</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>your turn</source>
        <translation>na potezu ste</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>na potezu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karte</numerusform>
            <numerusform>%n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>pts</source>
        <comment>under a score: points, in short, the same for every number</comment>
        <translation>bod.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of cards of a player and its state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a player and number of cards</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Mjesto %1: %2</translation>
    </message>
    <message>
        <source>Name of the player in seat %1</source>
        <translation>Ime igrača na mjestu %1</translation>
    </message>
    <message>
        <source>Who plays in seat %1</source>
        <translation>Tko igra na mjestu %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Računalo</translation>
    </message>
    <message>
        <source>Level of the player in seat %1</source>
        <translation>Razina igrača na mjestu %1</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{file} can’t be opened. {reason}</source>
        <translation>Datoteka {file} ne može se otvoriti. {reason}</translation>
    </message>
    <message>
        <source>This can’t be written, and may be lost: {file}</source>
        <translation>Ova se datoteka ne može zapisati i može se izgubiti: {file}</translation>
    </message>
    <message>
        <source>Something went wrong; your match is saved. What happened is written in {file}</source>
        <translation>Nešto je pošlo po zlu; vaša je partija spremljena. Što se dogodilo, piše u datoteci {file}</translation>
    </message>
    <message>
        <source>The settings could not be read; they were put aside and begin anew: {file}</source>
        <translation>Postavke se nisu mogle pročitati; odložene su na stranu i počinju iznova: {file}</translation>
    </message>
    <message>
        <source>The settings could not be read, and begin anew: {file}</source>
        <translation>Postavke se nisu mogle pročitati i počinju ispočetka: {file}</translation>
    </message>
    <message>
        <source>This match is open in another window of Talia.</source>
        <translation>Ova je partija otvorena u drugom prozoru programa Talia.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Kao u sustavu</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look and cards</source>
        <translation>Izgled i karte</translation>
    </message>
    <message>
        <source>Play and pace</source>
        <translation>Igra i tempo</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Jezik i ime</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>Dio postavki</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nova partija</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a record or a saved match, from a file</comment>
        <translation>Otvori…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programu</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>From %1 to %2</source>
        <comment>the least and the greatest number that can be set</comment>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Manje</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Više</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Stock</source>
        <translation>Špil</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Odbačene</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nova kombinacija</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Špil, %n karta</numerusform>
            <numerusform>Špil, %n karte</numerusform>
            <numerusform>Špil, %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: {card}</source>
        <translation>
            <numerusform>Odbačene karte, %n karta, na vrhu: {card}</numerusform>
            <numerusform>Odbačene karte, %n karte, na vrhu: {card}</numerusform>
            <numerusform>Odbačene karte, %n karata, na vrhu: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Odbačene karte, prazno</translation>
    </message>
    <message>
        <source>Meld {number}, a run: {cards}</source>
        <translation>Kombinacija {number}, niz: {cards}</translation>
    </message>
    <message>
        <source>Meld {number}, a set: {cards}</source>
        <translation>Kombinacija {number}, set: {cards}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Izvuci</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Uzmi</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Izloži</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Složi</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>Odaberite jednu kartu za odbacivanje.</translation>
    </message>
    <message>
        <source>There is no meld on the table yet.</source>
        <translation>Na stolu još nema nijedne kombinacije.</translation>
    </message>
    <message>
        <source>This fits none of the melds on the table.</source>
        <translation>Ovo se ne uklapa ni u jednu kombinaciju na stolu.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karte</numerusform>
            <numerusform>%n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n point(s)</source>
        <translation>
            <numerusform>{cards}, %n bod</numerusform>
            <numerusform>{cards}, %n boda</numerusform>
            <numerusform>{cards}, %n bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>a run</source>
        <translation>niz</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>uklapa se u kombinaciju</translation>
    </message>
    <message>
        <source>not a meld</source>
        <translation>nije kombinacija</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>posljednja karta</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Brzo odigraj do kraja</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Na rezultat</translation>
    </message>
    <message>
        <source>Auto-pass on</source>
        <translation>Automatsko preskakanje: uključeno</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>Automatsko preskakanje</translation>
    </message>
    <message>
        <source>Cards can’t be put here.</source>
        <translation>Ovdje se karte ne mogu staviti.</translation>
    </message>
    <message>
        <source>Only what you did in this turn can be undone, until you see a hidden card.</source>
        <translation>Poništiti se može samo ono što je učinjeno u ovom potezu, dok ne vidite zatvorenu kartu.</translation>
    </message>
    <message>
        <source>You have done nothing in this round yet.</source>
        <translation>U ovoj rundi još niste ništa učinili.</translation>
    </message>
    <message>
        <source>Take back; the match then counts as assisted</source>
        <translation>Vrati potez; partija će biti označena kao odigrana uz pomoć</translation>
    </message>
    <message>
        <source>Choose a meld</source>
        <translation>Odaberite kombinaciju</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Ništa nije poništeno.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Natrag na početnu stranicu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>Your last move is taken back. The match is assisted.</source>
        <translation>Vaš posljednji potez je vraćen. Partija je označena kao odigrana uz pomoć.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>assisted</source>
        <translation>uz pomoć</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <comment>of the seed of all deals</comment>
        <translation>Otisak %1</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Karte svake runde proizlaze iz početne vrijednosti izvučene prije prvog dijeljenja. Njezin SHA-256 je %1. Nakon partije ta se vrijednost prikazuje: tada se svako dijeljenje može provjeriti.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n promijenjeno pravilo</numerusform>
            <numerusform>%n promijenjena pravila</numerusform>
            <numerusform>%n promijenjenih pravila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, selected, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, odabrano, %2 od %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, %2 od %3</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>%1, a place for the selected cards</source>
        <translation>%1, mjesto za odabrane karte</translation>
    </message>
    <message>
        <source>click or Enter</source>
        <comment>under the place for a new meld</comment>
        <translation>klik ili Enter</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name of a pile and number of its cards</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>Back to the result</source>
        <translation>Natrag na rezultat</translation>
    </message>
</context>
<context>
    <name>TotalsPlot</name>
    <message>
        <source>Plot of the totals after each round; the table below has the numbers.</source>
        <translation>Graf ukupnih rezultata nakon svake runde; brojevi su u tablici ispod.</translation>
    </message>
</context>
</TS>
