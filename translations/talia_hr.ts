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
        <source>%1 %2</source>
        <comment>what is selected, and the verdict on it</comment>
        <translation>%1 – %2</translation>
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
        <source>Lay off the selected cards</source>
        <translation>Dodaj odabrane karte</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Odbaci odabranu kartu</translation>
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
        <source>Last part of the table</source>
        <translation>Prethodni dio stola</translation>
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
        <translation>Gdje sam: faza, rezultati, ruka, zadnji potez</translation>
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
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Otvori zapis partije</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Zapisi partija (*.json)</translation>
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
        <translation>Džokeri, a za otvaranje 51 bod s čistim nizom</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Igrači: {numbers}</translation>
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
        <source>On the table: {melds}</source>
        <translation>Na stolu: {melds}</translation>
    </message>
    <message>
        <source>There are no melds on the table yet.</source>
        <translation>Na stolu još nema kombinacija.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Zapis partije nije se mogao pročitati; sklonjen je sa strane, a nije izbrisan: {file}</translation>
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
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
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
        <source>Back to the rules</source>
        <translation>Vrati na pravila</translation>
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
        <translation>Karte se pojavljuju na mjestu umjesto da lete.</translation>
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
        <source>To play: {player}</source>
        <translation>Na potezu: {player}</translation>
    </message>
    <message>
        <source>{player}, it’s your turn</source>
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
        <source>This does not fit the meld {meld}: {cards}.</source>
        <translation>Ovo ne pristaje uz kombinaciju {meld}: {cards}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Karta uzeta u ovom potezu ne smije se odbaciti: {card}.</translation>
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
        <translation>Runda {number}: neriješeno</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} pobjeđuje u partiji</translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation>Partiju dijele: {players}</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n boda</numerusform>
            <numerusform>%n bodova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karte</numerusform>
            <numerusform>%n karata</numerusform>
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
        <translation>Mjesto</translation>
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
        <translation>Kako se igra vaša partija</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>Prema pravilima, osim ako ih partija mijenja</translation>
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
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>Do %n boda</numerusform>
            <numerusform>Do %n boda</numerusform>
            <numerusform>Do %n bodova</numerusform>
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
            <numerusform>Kraj izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Kraj izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Kraj izlaganjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Kraj dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Kraj dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Kraj dodavanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Kraj odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bod.</numerusform>
            <numerusform>Kraj odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n boda.</numerusform>
            <numerusform>Kraj odbacivanjem. {player} dobiva vrijednost karata preostalih u protivnika: %n bodova.</numerusform>
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
        <translation>Niz čine tri karte iste boje ili više njih koje slijede jedna za drugom redom 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. As dolazi samo iza kralja: {Q}-{K}-{A} je niz, a {A}-2-3 i {K}-{A}-2 nisu. Niz ima najviše 13 karata.</translation>
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
        <source>No melds on the table yet</source>
        <translation>Na stolu još nema kombinacija</translation>
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
        <source>points</source>
        <comment>under a score</comment>
        <translation>bodovi</translation>
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
        <source>{file} can’t be opened: {reason}</source>
        <translation>Datoteka {file} ne može se otvoriti: {reason}</translation>
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
        <translation>Postavke se nisu mogle pročitati; sklonjene su sa strane i počinju iznova: {file}</translation>
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
    <name>StandsFor</name>
    <message>
        <source>any suit</source>
        <comment>what a joker in a set stands for</comment>
        <translation>bilo koja boja</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nova partija</translation>
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
        <translation>Uzmi odbačenu</translation>
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
        <translation>Ovo ne pristaje ni uz jednu kombinaciju na stolu.</translation>
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
        <source>a run</source>
        <translation>niz</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>pristaje uz kombinaciju</translation>
    </message>
    <message>
        <source>not a meld</source>
        <translation>nije kombinacija</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>zadnja karta</translation>
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
        <source>Nothing was undone.</source>
        <translation>Ništa nije poništeno.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Natrag na početnu stranicu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
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
