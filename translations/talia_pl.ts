<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Talia</source>
        <translation>O&#xa0;programie Talia</translation>
    </message>
    <message>
        <source>Talia %1, with Python %2 and Qt %3</source>
        <translation>Talia %1, Python %2, Qt %3</translation>
    </message>
    <message>
        <source>Talia is free software under the MIT licence. It sends nothing anywhere: matches, records and settings stay on this machine.</source>
        <translation>Talia jest wolnym oprogramowaniem na licencji MIT. Niczego nigdzie nie wysyła: partie, zapisy i&#xa0;ustawienia zostają na tym komputerze.</translation>
    </message>
    <message>
        <source>Where things are</source>
        <translation>Gdzie co jest</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Niedokończone partie</translation>
    </message>
    <message>
        <source>Records of finished matches</source>
        <translation>Zapisy zakończonych partii</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>What went wrong (log)</source>
        <translation>Co poszło nie tak (dziennik)</translation>
    </message>
    <message>
        <source>What Talia is built on</source>
        <translation>Na czym zbudowano program Talia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and version of a package</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards are our own drawings. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Karty są naszymi własnymi rysunkami. Litery to krój Inter na licencji SIL Open Font License.</translation>
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
    <name>CardMarks</name>
    <message>
        <source>drawn</source>
        <comment>mark on the card drawn this turn</comment>
        <translation>dobrana</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Dobierz ze stosu zakrytego</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Weź odkrytą kartę</translation>
    </message>
    <message>
        <source>Meld the selected cards</source>
        <translation>Wyłóż zaznaczone karty</translation>
    </message>
    <message>
        <source>Lay off the selected cards</source>
        <translation>Dołóż zaznaczone karty</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Odrzuć zaznaczoną kartę</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>W&#xa0;lewo</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>W&#xa0;prawo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W&#xa0;górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W&#xa0;dół</translation>
    </message>
    <message>
        <source>To the first</source>
        <translation>Do pierwszej</translation>
    </message>
    <message>
        <source>To the last</source>
        <translation>Do ostatniej</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Następna część stołu</translation>
    </message>
    <message>
        <source>Last part of the table</source>
        <translation>Poprzednia część stołu</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Przesuń kartę w&#xa0;lewo</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Przesuń kartę w&#xa0;prawo</translation>
    </message>
    <message>
        <source>Select a card, or skip the motion</source>
        <translation>Zaznacz kartę albo pomiń animację</translation>
    </message>
    <message>
        <source>Act on what is in focus</source>
        <translation>Użyj tego, co jest wskazane</translation>
    </message>
    <message>
        <source>Sort by suit, rank or melds</source>
        <translation>Ułóż według kolorów, wysokości lub układów</translation>
    </message>
    <message>
        <source>Cancel the drag, clear the selection</source>
        <translation>Przerwij przeciąganie, usuń zaznaczenie</translation>
    </message>
    <message>
        <source>Where am I: phase, scores, hand, last move</source>
        <translation>Co na stole: faza, wyniki, ręka, ostatni ruch</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Pokaż kartę w&#xa0;powiększeniu</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Większe karty</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Mniejsze karty</translation>
    </message>
    <message>
        <source>Cards of the usual size</source>
        <translation>Karty zwykłej wielkości</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Spis klawiszy</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Moving the focus</source>
        <translation>Przenoszenie fokusu</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it’s your turn</source>
        <comment>to the person who takes the next turn at this machine</comment>
        <translation>Kolej: %1</translation>
    </message>
    <message>
        <source>Press any key or click when only you can see the screen.</source>
        <translation>Naciśnij dowolny klawisz lub kliknij, gdy nikt inny nie widzi ekranu.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} deals.</source>
        <translation>{player} rozdaje.</translation>
    </message>
    <message>
        <source>{player} deals. Upcard: {card}.</source>
        <translation>{player} rozdaje. Odkryta karta: {card}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} dostaje: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a card from the stock.</source>
        <translation>{player} dobiera kartę ze stosu zakrytego.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the stock.</source>
        <translation>{player} dobiera {card} ze stosu zakrytego.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the discard pile.</source>
        <translation>{player} bierze {card} ze stosu odkrytego.</translation>
    </message>
    <message>
        <source>{player} melds: {cards}.</source>
        <translation>{player} wykłada: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays off: {cards}. The meld now holds: {meld}.</source>
        <translation>{player} dokłada: {cards}. Cały układ: {meld}.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} odrzuca {card}.</translation>
    </message>
    <message>
        <source>{player} still holds: {cards}.</source>
        <translation>{player} ma jeszcze na ręce: {cards}.</translation>
    </message>
    <message>
        <source>The round is over. Winner: {player}.</source>
        <translation>Koniec rozdania. Wygrywa: {player}.</translation>
    </message>
    <message>
        <source>The round is over, and nobody wins it.</source>
        <translation>Koniec rozdania, nikt go nie wygrywa.</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Otwórz zapis</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Zapisy partii (*.json)</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match: %1</source>
        <comment>what a game&apos;s tile does</comment>
        <translation>Nowa partia: %1</translation>
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
        <translation>Remik</translation>
    </message>
    <message>
        <source>Gin rummy</source>
        <translation>Remik gin</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Prezydent</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Remik 51</translation>
    </message>
    <message>
        <source>One pack, no jokers: meld and lay off from the first turn</source>
        <translation>Jedna talia bez jokerów: wykładanie i&#xa0;dokładanie od pierwszej tury</translation>
    </message>
    <message>
        <source>For two: melds stay in the hand until somebody knocks</source>
        <translation>Dla dwojga: układy zostają na ręce aż do stuku</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards</source>
        <translation>Pozbądź się wszystkich kart przed innymi</translation>
    </message>
    <message>
        <source>Jokers, and 51 points with a pure run to open</source>
        <translation>Jokery, a&#xa0;na wyłożenie się 51 punktów z&#xa0;czystym sekwensem</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Gracze: {numbers}</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, rozdanie {number}</translation>
    </message>
    <message>
        <source>Saved today at {time}</source>
        <translation>Zapisano dzisiaj o&#xa0;{time}</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}</source>
        <translation>Zapisano wczoraj o&#xa0;{time}</translation>
    </message>
    <message>
        <source>Saved on {date} at {time}</source>
        <translation>Zapisano: {date}, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>koniec rozdania</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>Na stole: {melds}</translation>
    </message>
    <message>
        <source>There are no melds on the table yet.</source>
        <translation>Na stole nie ma jeszcze układów.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Zapisu partii nie można odczytać; odłożono go na bok i&#xa0;nie usunięto: {file}</translation>
    </message>
    <message>
        <source>The folder of saved matches can’t be read: {folder}</source>
        <translation>Nie można odczytać folderu z&#xa0;zapisami partii: {folder}</translation>
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
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
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
        <translation>Motyw</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of the felt</comment>
        <translation>Zielone</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of the felt</comment>
        <translation>Niebieskie</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>colour of the felt</comment>
        <translation>Śliwkowe</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>colour of the felt</comment>
        <translation>Szare</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Koszulka</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Kratka</translation>
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
        <translation>Ludowa</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Oznaczenia kart</translation>
    </message>
    <message>
        <source>Automatic follows the language.</source>
        <translation>Automatyczne zależą od języka.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Talia czterobarwna</translation>
    </message>
    <message>
        <source>Diamonds are blue, clubs are green.</source>
        <translation>Karo jest niebieskie, trefl zielony.</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Duże oznaczenia</translation>
    </message>
    <message>
        <source>Half as big again, with fewer pips.</source>
        <translation>Większe o&#xa0;połowę, z&#xa0;mniejszą liczbą znaków.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Wielkość kart</translation>
    </message>
    <message>
        <source>Ctrl + and Ctrl −</source>
        <translation>Ctrl + i&#xa0;Ctrl −</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of the usual size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>From 100% to 200%</source>
        <translation>Od 100% do 200%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
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
            <numerusform>Po %n rozdaniu</numerusform>
            <numerusform>Po %n rozdaniach</numerusform>
            <numerusform>Po %n rozdaniach</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Wróć na stronę startową</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj jeszcze raz</translation>
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
        <translation>{player}: wynik {score}, karty {count}.</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Twoja ręka: {cards}.</translation>
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
        <translation>Dwóch graczy ma to samo imię: {name}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match: %1</source>
        <comment>of this game</comment>
        <translation>Nowa partia: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Jak się gra</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Przywróć zasady</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Zgodnie z&#xa0;zasadami</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Cofanie ruchów</translation>
    </message>
    <message>
        <source>Moves may be taken back against computer players; the record says so.</source>
        <translation>W&#xa0;grze z&#xa0;komputerem można cofać ruchy; zapis partii to zaznacza.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>Gracze: %n</numerusform>
            <numerusform>Gracze: %n</numerusform>
            <numerusform>Gracze: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation>Opcje tej partii</translation>
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
        <translation>Wróć</translation>
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
        <translation>Język</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>It stands at your seat and in records.</source>
        <translation>Widać je przy Twoim miejscu i&#xa0;w&#xa0;zapisach.</translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Moving cards</source>
        <translation>Przenoszenie kart</translation>
    </message>
    <message>
        <source>Keys always work.</source>
        <translation>Klawisze działają zawsze.</translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation>Przeciąganie lub klikanie</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciąganie</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klikanie</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Szybkość kart</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the cards</comment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed of the cards</comment>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the cards</comment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed of the cards</comment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed of the cards</comment>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej animacji</translation>
    </message>
    <message>
        <source>Cards appear in their places instead of flying.</source>
        <translation>Karty pojawiają się na miejscu, zamiast lecieć.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Włączone</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo graczy komputerowych</translation>
    </message>
    <message>
        <source>How long a move takes at least, with its thinking.</source>
        <translation>Ile co najmniej trwa ruch razem z&#xa0;namysłem.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace of the computer players</comment>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of the computer players</comment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of the computer players</comment>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Układanie nowej ręki</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Według kolorów</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Według wysokości</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Według układów</translation>
    </message>
    <message>
        <source>Sort in the drawn card</source>
        <translation>Układanie dobranej karty</translation>
    </message>
    <message>
        <source>Otherwise it comes to the right end of the hand.</source>
        <translation>Bez tego trafia na prawy koniec ręki.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation>Kolej: {player}</translation>
    </message>
    <message>
        <source>{player}, it’s your turn</source>
        <translation>Kolej: {player}</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points of each round</source>
        <translation>Punkty w&#xa0;każdym rozdaniu</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Podgląd kart</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Rozdanie jest już skończone.</translation>
    </message>
    <message>
        <source>It is not your turn. To play: {to_act}.</source>
        <translation>To nie Twoja kolej. Teraz gra: {to_act}.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>W&#xa0;tej grze nie ma takiego ruchu.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Najpierw dobierz kartę.</translation>
    </message>
    <message>
        <source>You have already drawn a card in this turn.</source>
        <translation>W&#xa0;tej turze karta jest już dobrana.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Tej karty nie masz na ręce: {card}.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Układ musi mieć co najmniej trzy karty.</translation>
    </message>
    <message>
        <source>These cards are neither a run in one suit nor a set of one rank in different suits.</source>
        <translation>Te karty nie są ani sekwensem w&#xa0;jednym kolorze, ani kompletem jednej wysokości w&#xa0;różnych kolorach.</translation>
    </message>
    <message>
        <source>There is no meld number {meld} on the table.</source>
        <translation>Na stole nie ma układu numer {meld}.</translation>
    </message>
    <message>
        <source>Choose at least one card to lay off.</source>
        <translation>Wybierz co najmniej jedną kartę do dołożenia.</translation>
    </message>
    <message>
        <source>This does not fit the meld {meld}: {cards}.</source>
        <translation>To nie pasuje do układu {meld}: {cards}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Karty wziętej w&#xa0;tej turze nie można odrzucić: {card}.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{player} wins round {number}</source>
        <translation>{player} wygrywa rozdanie {number}</translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation>Rozdanie {number}: bez wyniku</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} wygrywa partię</translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation>Wspólne zwycięstwo w&#xa0;partii: {players}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n punkt w&#xa0;tym rozdaniu, razem {total}</numerusform>
            <numerusform>{player}: %n punkty w&#xa0;tym rozdaniu, razem {total}</numerusform>
            <numerusform>{player}: %n punktów w&#xa0;tym rozdaniu, razem {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Total of {target}</source>
        <translation>Razem (do {target})</translation>
    </message>
</context>
<context>
    <name>RichLine</name>
    <message>
        <source>joker</source>
        <comment>the card, inside a sentence</comment>
        <translation>joker</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>See the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Wynik partii</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column</comment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading of a column</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>heading of a column: points</comment>
        <translation>Na ręce</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>no cards left</source>
        <translation>bez kart</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>As your match is played</source>
        <translation>Tak, jak gra się Twoją partię</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>Zgodnie z&#xa0;zasadami, jeśli partia ich nie zmienia</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message>
        <source>The ace comes only after the king: {A}-2-3 is not a run here.</source>
        <translation>As stoi tylko po królu: {A}-2-3 nie jest tu sekwensem.</translation>
    </message>
    <message>
        <source>Keep a card: in this match the last card must be a discard.</source>
        <translation>Zostaw jedną kartę: w&#xa0;tej partii ostatnią kartę trzeba odrzucić.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Wyłóż, dołóż lub odrzuć</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Take the discard, or draw and end the round</source>
        <translation>Weź odkrytą albo dobierz i&#xa0;zakończ rozdanie</translation>
    </message>
    <message>
        <source>Draw and end the round</source>
        <translation>Dobierz i&#xa0;zakończ rozdanie</translation>
    </message>
    <message>
        <source>Lay off or discard your last card</source>
        <translation>Dołóż lub odrzuć ostatnią kartę</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>Odrzuć ostatnią kartę</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Próg punktowy</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Partia kończy się po rozdaniu, w&#xa0;którym ktoś go osiągnie.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>Do %n punktu</numerusform>
            <numerusform>Do %n punktów</numerusform>
            <numerusform>Do %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card must be a discard</source>
        <translation>Ostatnią kartę trzeba odrzucić</translation>
    </message>
    <message>
        <source>You may not go out by a meld or a lay-off.</source>
        <translation>Nie można zakończyć rozdania wyłożeniem ani dołożeniem.</translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation>Ostatnia karta odrzucana</translation>
    </message>
    <message>
        <source>Ace counts 11</source>
        <translation>As za 11 punktów</translation>
    </message>
    <message>
        <source>An ace left in hand is worth 11 points instead of 1.</source>
        <translation>As pozostały na ręce jest wart 11 punktów zamiast 1.</translation>
    </message>
    <message>
        <source>Taken card may be discarded</source>
        <translation>Wziętą kartę można odrzucić</translation>
    </message>
    <message>
        <source>You may discard a card in the turn in which you took it from the pile.</source>
        <translation>Kartę wziętą ze stosu odkrytego można odrzucić w&#xa0;tej samej turze.</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Dobiera kartę</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Bierze {taken}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Wykłada %n kartę</numerusform>
            <numerusform>Wykłada %n karty</numerusform>
            <numerusform>Wykłada %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Dokłada {added}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada %n kartę</numerusform>
            <numerusform>Bierze {taken}, wykłada %n karty</numerusform>
            <numerusform>Bierze {taken}, wykłada %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}</source>
        <translation>Bierze {taken}, dokłada {added}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Wykłada %n kartę, dokłada {added}</numerusform>
            <numerusform>Wykłada %n karty, dokłada {added}</numerusform>
            <numerusform>Wykłada %n kart, dokłada {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada %n kartę, dokłada {added}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n karty, dokłada {added}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n kart, dokłada {added}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Dobiera, odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Bierze {taken}, odrzuca {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Wykłada %n kartę, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n karty, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n kart, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Dokłada {added}, odrzuca {card}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada %n kartę, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n karty, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n kart, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}, discarded {card}</source>
        <translation>Bierze {taken}, dokłada {added}, odrzuca {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Wykłada %n kartę, dokłada {added}, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n karty, dokłada {added}, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n kart, dokłada {added}, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada %n kartę, dokłada {added}, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n karty, dokłada {added}, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada %n kart, dokłada {added}, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Koniec przez wyłożenie. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Koniec przez wyłożenie. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Koniec przez wyłożenie. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Koniec przez dołożenie. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Koniec przez dołożenie. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Koniec przez dołożenie. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Koniec przez odrzucenie. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Koniec przez odrzucenie. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Koniec przez odrzucenie. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Stos zakryty jest pusty. {player} ma na ręce najmniej punktów i&#xa0;zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Stos zakryty jest pusty. {player} ma na ręce najmniej punktów i&#xa0;zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Stos zakryty jest pusty. {player} ma na ręce najmniej punktów i&#xa0;zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Rozdanie {number} · do %n punktu</numerusform>
            <numerusform>Rozdanie {number} · do %n punktów</numerusform>
            <numerusform>Rozdanie {number} · do %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be the first with no cards left. Whoever goes out scores what the others still hold.</source>
        <translation>Wykładaj na stół sekwensy i&#xa0;komplety, dokładaj karty do leżących tam układów i&#xa0;przed innymi pozbądź się wszystkich kart. Kto kończy rozdanie, zapisuje wartość kart, które zostały innym na ręce.</translation>
    </message>
    <message>
        <source>Two to four players use one pack of 52 cards without jokers. With two players everybody is dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and starts the discard pile. The rest is the stock.</source>
        <translation>Grają dwie, trzy lub cztery osoby jedną talią 52 kart bez jokerów. Przy dwóch osobach każda dostaje 7 kart, przy trzech i&#xa0;czterech – po 10 kart. Następna karta zostaje odkryta i&#xa0;zaczyna stos odkryty. Reszta to stos zakryty.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go clockwise. For the next round the deal passes one seat to the left.</source>
        <translation>Pierwszego rozdającego wyznacza los. Zaczyna gracz po lewej stronie rozdającego, a&#xa0;kolej przechodzi zgodnie z&#xa0;ruchem wskazówek zegara. W&#xa0;następnym rozdaniu rozdaje gracz siedzący o&#xa0;jedno miejsce dalej w&#xa0;lewo.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another in the order 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, {A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.</source>
        <translation>Sekwens to trzy lub więcej kart jednego koloru, które następują po sobie w&#xa0;kolejności 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. As stoi tylko po królu: {Q}-{K}-{A} to sekwens, a&#xa0;{A}-2-3 i&#xa0;{K}-{A}-2 nie. Sekwens ma najwyżej 13 kart.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits.</source>
        <translation>Komplet to trzy lub cztery karty jednej wysokości, każda w&#xa0;innym kolorze.</translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation>Jedna karta nie może należeć do dwóch układów. Pierwszy układ może być wart dowolnie mało: progu wyłożenia nie ma.</translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation>Najpierw dobierz dokładnie jedną kartę: wierzchnią kartę stosu zakrytego albo wierzchnią kartę stosu odkrytego.</translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation>Potem możesz wykładać nowe układy i&#xa0;dokładać karty z&#xa0;ręki do każdego układu na stole, bez względu na to, czyj jest: dowolnie często i&#xa0;w&#xa0;dowolnej kolejności. Naraz można dołożyć do układu kilka kart; po dołożeniu cały układ musi być prawidłowy. Kart leżących na stole nie przesuwa się ani nie zabiera.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Odrzuć jedną kartę. To kończy Twoją turę.</translation>
    </message>
    <message>
        <source>Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a discard.</source>
        <translation>Kto nie ma już kart, kończy rozdanie: przez wyłożenie, dołożenie lub odrzucenie.</translation>
    </message>
    <message>
        <source>Whoever discards their last card goes out and ends the round. The last card must be a discard: a meld or a lay-off that would leave you without cards is not allowed.</source>
        <translation>Kto odrzuca ostatnią kartę, kończy rozdanie. Ostatnią kartę trzeba odrzucić: wyłożenie lub dołożenie, po którym nie zostałaby żadna karta, jest niedozwolone.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn, unless it is the only card left in your hand.</source>
        <translation>Karty wziętej ze stosu odkrytego nie można odrzucić w&#xa0;tej samej turze, chyba że to jedyna karta na ręce.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may be discarded in the same turn.</source>
        <translation>Kartę wziętą ze stosu odkrytego można odrzucić w&#xa0;tej samej turze.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled again. When the stock is empty, you may still take the top discard. Drawing from the empty stock ends the round at once: the hand worth least wins. Of equal hands the one with the lowest seat number wins.</source>
        <translation>Stosu odkrytego nigdy nie tasuje się ponownie. Gdy stos zakryty jest pusty, można jeszcze wziąć wierzchnią odkrytą kartę. Dobranie z&#xa0;pustego stosu od razu kończy rozdanie: wygrywa ręka o&#xa0;najmniejszej wartości. Spośród równych rąk wygrywa ta o&#xa0;najniższym numerze miejsca.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Karty pozostałe na ręce są warte: as 1 punkt; król, dama i&#xa0;walet po 10 punktów; każda inna karta tyle, ile wskazuje jej liczba. Wartość asa nigdy nie zmienia jego miejsca w&#xa0;sekwensie.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Karty pozostałe na ręce są warte: as 11 punktów; król, dama i&#xa0;walet po 10 punktów; każda inna karta tyle, ile wskazuje jej liczba. Wartość asa nigdy nie zmienia jego miejsca w&#xa0;sekwensie.</translation>
    </message>
    <message>
        <source>The winner of a round adds the values of all cards left in the other hands to their score. The others score nothing. This also holds when the round was ended by an empty stock.</source>
        <translation>Zwycięzca rozdania dodaje do swojego wyniku wartość wszystkich kart pozostałych na rękach innych graczy. Oni nie zapisują nic. Tak samo jest, gdy rozdanie kończy się przez pusty stos.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation>
            <numerusform>Partia kończy się po rozdaniu, w&#xa0;którym ktoś osiągnie %n punkt. Ten gracz wygrywa.</numerusform>
            <numerusform>Partia kończy się po rozdaniu, w&#xa0;którym ktoś osiągnie %n punkty. Ten gracz wygrywa.</numerusform>
            <numerusform>Partia kończy się po rozdaniu, w&#xa0;którym ktoś osiągnie %n punktów. Ten gracz wygrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no reshuffling of the discard pile, no runs that go on after the ace.</source>
        <translation>W&#xa0;tej grze zawsze: bez jokerów i&#xa0;bez ich odbierania, bez 51 punktów na wyłożenie się, bez ponownego tasowania stosu odkrytego, bez sekwensów idących dalej za asem.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Gracze komputerowi wiedzą tylko to, co wie gracz na ich miejscu: znają własne karty, karty odkryte i&#xa0;to, co działo się na oczach wszystkich.</translation>
    </message>
    <message>
        <source>Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched card of the highest value.</source>
        <translation>Łatwy: wykłada każdy układ i&#xa0;dokłada każdą kartę, gdy tylko może, a&#xa0;odrzuca wolną kartę o&#xa0;najwyższej wartości.</translation>
    </message>
    <message>
        <source>Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that its discard helps others.</source>
        <translation>Normalny: liczy też na pary i&#xa0;luki, które da się jeszcze uzupełnić, i&#xa0;waży ryzyko, że jego odrzucona karta pomoże innym.</translation>
    </message>
    <message>
        <source>Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, and keeps the value of its unmatched cards low; it may hold a meld back.</source>
        <translation>Trudny: pamięta też wszystkie karty wzięte i&#xa0;odrzucone na oczach wszystkich, odgaduje z&#xa0;nich ręce innych i&#xa0;zmniejsza wartość swoich wolnych kart; potrafi wstrzymać się z&#xa0;wyłożeniem układu.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Układy</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Pusty stos zakryty</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
</context>
<context>
    <name>SavedMatch</name>
    <message>
        <source>Your match</source>
        <translation>Twoja partia</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Other saves (%1)</source>
        <comment>how many more unfinished matches there are</comment>
        <translation>Inne zapisy (%1)</translation>
    </message>
    <message>
        <source>No melds on the table yet</source>
        <translation>Na stole nie ma jeszcze układów</translation>
    </message>
</context>
<context>
    <name>SavesSheet</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Niedokończone partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give this match up? Its record stays, but nobody can go on with it.</source>
        <translation>Poddać tę partię? Jej zapis zostanie, ale nie będzie można jej kontynuować.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a match</comment>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>kolej</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>under a score</comment>
        <translation>punkty</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>Miejsce %1: %2</translation>
    </message>
    <message>
        <source>Name of the player in seat %1</source>
        <translation>Imię gracza na miejscu %1</translation>
    </message>
    <message>
        <source>Who plays in seat %1</source>
        <translation>Kto gra na miejscu %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Level of the player in seat %1</source>
        <translation>Poziom gracza na miejscu %1</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{file} can’t be opened: {reason}</source>
        <translation>Nie można otworzyć pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>This can’t be written, and may be lost: {file}</source>
        <translation>Tego pliku nie można zapisać i&#xa0;może przepaść: {file}</translation>
    </message>
    <message>
        <source>Something went wrong; your match is saved. What happened is written in {file}</source>
        <translation>Coś poszło nie tak; Twoja partia jest zapisana. Opis zdarzenia jest w&#xa0;pliku {file}</translation>
    </message>
    <message>
        <source>The settings could not be read; they were put aside and begin anew: {file}</source>
        <translation>Ustawień nie można odczytać; odłożono je na bok i&#xa0;zaczynają się od nowa: {file}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look and cards</source>
        <translation>Wygląd i&#xa0;karty</translation>
    </message>
    <message>
        <source>Play and pace</source>
        <translation>Gra i&#xa0;tempo</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Język i&#xa0;imię</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>Część ustawień</translation>
    </message>
</context>
<context>
    <name>StandsFor</name>
    <message>
        <source>any suit</source>
        <comment>what a joker in a set stands for</comment>
        <translation>dowolny kolor</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;programie</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Stock</source>
        <translation>Zakryty</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Odkryty</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nowy układ</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stos zakryty, %n karta</numerusform>
            <numerusform>Stos zakryty, %n karty</numerusform>
            <numerusform>Stos zakryty, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: {card}</source>
        <translation>
            <numerusform>Stos odkryty, %n karta, na wierzchu: {card}</numerusform>
            <numerusform>Stos odkryty, %n karty, na wierzchu: {card}</numerusform>
            <numerusform>Stos odkryty, %n kart, na wierzchu: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Stos odkryty, pusty</translation>
    </message>
    <message>
        <source>Meld {number}, a run: {cards}</source>
        <translation>Układ {number}, sekwens: {cards}</translation>
    </message>
    <message>
        <source>Meld {number}, a set: {cards}</source>
        <translation>Układ {number}, komplet: {cards}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Weź odkrytą</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Wyłóż</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Dołóż</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ułóż</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>Zaznacz jedną kartę do odrzucenia.</translation>
    </message>
    <message>
        <source>There is no meld on the table yet.</source>
        <translation>Na stole nie ma jeszcze żadnego układu.</translation>
    </message>
    <message>
        <source>This fits none of the melds on the table.</source>
        <translation>To nie pasuje do żadnego układu na stole.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>a run</source>
        <translation>sekwens</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>komplet</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>pasuje do układu</translation>
    </message>
    <message>
        <source>not a meld</source>
        <translation>to nie układ</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>ostatnia karta</translation>
    </message>
    <message>
        <source>Cards can’t be put here.</source>
        <translation>Tutaj nie można kłaść kart.</translation>
    </message>
    <message>
        <source>Only what you did in this turn can be undone, until you see a hidden card.</source>
        <translation>Cofnąć można tylko to, co zrobiono w&#xa0;tej turze, dopóki nie zobaczysz zakrytej karty.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nic nie cofnięto.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Wróć na stronę startową</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n zmieniona zasada</numerusform>
            <numerusform>%n zmienione zasady</numerusform>
            <numerusform>%n zmienionych zasad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, selected, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, zaznaczono, %2 z&#xa0;%3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, %2 z&#xa0;%3</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>%1, a place for the selected cards</source>
        <translation>%1, miejsce na zaznaczone karty</translation>
    </message>
    <message>
        <source>click or Enter</source>
        <comment>under the place for a new meld</comment>
        <translation>kliknij lub Enter</translation>
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
        <translation>Wróć do wyniku</translation>
    </message>
</context>
<context>
    <name>TotalsPlot</name>
    <message>
        <source>Plot of the totals after each round; the table below has the numbers.</source>
        <translation>Wykres wyników po każdym rozdaniu; liczby są w&#xa0;tabeli poniżej.</translation>
    </message>
</context>
</TS>
