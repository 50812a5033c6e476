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
        <source>%1,</source>
        <comment>what is selected; the verdict on it follows</comment>
        <translation>%1,</translation>
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
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Pass for me when I can’t play</source>
        <translation>Pasuj za mnie, gdy nie mogę zagrać</translation>
    </message>
    <message>
        <source>When you are out: play out quickly</source>
        <translation>Gdy nie masz już kart: dograj szybko</translation>
    </message>
    <message>
        <source>When you are out: skip to the result</source>
        <translation>Gdy nie masz już kart: przejdź do wyniku</translation>
    </message>
    <message>
        <source>Play the selected cards</source>
        <translation>Zagraj zaznaczone karty</translation>
    </message>
    <message>
        <source>Open with what is in the tray</source>
        <translation>Wyłóż się przygotowanymi układami</translation>
    </message>
    <message>
        <source>Give the selected cards back</source>
        <translation>Zwróć zaznaczone karty</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Wybierz najlepszą obronę</translation>
    </message>
    <message>
        <source>Finish what is laid out</source>
        <translation>Zakończ wykładanie</translation>
    </message>
    <message>
        <source>Return the taken discard</source>
        <translation>Zwróć wziętą kartę</translation>
    </message>
    <message>
        <source>Empty the opening tray</source>
        <translation>Zabierz przygotowane układy na rękę</translation>
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
        <source>Sort by rank, or by how many there are of a rank</source>
        <translation>Ułóż według wysokości albo liczby kart jednej wysokości</translation>
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
        <source>Previous part of the table</source>
        <translation>Poprzednia część stołu</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
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
        <source>Lay off the selected cards, or the one in focus</source>
        <translation>Dołóż zaznaczone karty albo wskazaną</translation>
    </message>
    <message>
        <source>Swap a joker for the selected cards, or the one in focus</source>
        <translation>Podmień jokera na zaznaczone karty albo wskazaną</translation>
    </message>
    <message>
        <source>Discard the selected card, or the one in focus</source>
        <translation>Odrzuć zaznaczoną kartę albo wskazaną</translation>
    </message>
    <message>
        <source>Knock with the selected card, or the one in focus</source>
        <translation>Zastukaj z zaznaczoną kartą albo wskazaną</translation>
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
        <source>Open a record or a saved match</source>
        <translation>Otwórz zapis</translation>
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
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
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
    <name>Faults</name>
    <message>
        <source>The file can’t be read.</source>
        <translation>Pliku nie można odczytać.</translation>
    </message>
    <message>
        <source>It is no record or save of Talia, or it is damaged.</source>
        <translation>To nie jest zapis programu Talia albo jest on uszkodzony.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Talia.</source>
        <translation>Zapisała go nowsza wersja programu Talia.</translation>
    </message>
    <message>
        <source>This version of Talia does not have its game.</source>
        <translation>Ta wersja programu Talia nie ma tej gry.</translation>
    </message>
    <message>
        <source>Its seats or options do not go with its game.</source>
        <translation>Miejsca lub opcje nie pasują do gry.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}.</source>
        <translation>Jest uszkodzony w&#xa0;rozdaniu {round}.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}, at move {move}.</source>
        <translation>Jest uszkodzony w&#xa0;rozdaniu {round}, ruch {move}.</translation>
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
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
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
        <translation>Jokery; na wyłożenie się 51 punktów i&#xa0;czysty sekwens</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Gracze: {numbers}</translation>
    </message>
</context>
<context>
    <name>Gin</name>
    <message>
        <source>Take the upcard or pass.</source>
        <translation>Weź odkrytą kartę albo spasuj.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard: draw from the stock.</source>
        <translation>Nikt nie wziął odkrytej karty: dobierz ze stosu zakrytego.</translation>
    </message>
    <message>
        <source>You can pass only while the upcard is on offer.</source>
        <translation>Pasować można tylko wtedy, gdy do wzięcia jest odkryta karta.</translation>
    </message>
    <message>
        <source>Knock together with your discard.</source>
        <translation>Zastukaj, odrzucając kartę.</translation>
    </message>
    <message>
        <source>In this match you draw before you knock.</source>
        <translation>W&#xa0;tej partii najpierw się dobiera, potem stuka.</translation>
    </message>
    <message>
        <source>Too much deadwood to knock: {deadwood}. It may be {limit} at most.</source>
        <translation>Za dużo punktów wolnych kart, żeby zastukać: {deadwood}. Może ich być najwyżej {limit}.</translation>
    </message>
    <message>
        <source>The ace comes only before the two: {Q}-{K}-{A} is not a run here.</source>
        <translation>As stoi tylko przed dwójką: {Q}-{K}-{A} nie jest tu sekwensem.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most: {card}.</source>
        <translation>Karta może należeć tylko do jednego układu: {card}.</translation>
    </message>
    <message>
        <source>Answer the knock first: show your melds and lay off what fits.</source>
        <translation>Najpierw odpowiedz na stuk: pokaż swoje układy i&#xa0;dołóż, co pasuje.</translation>
    </message>
    <message>
        <source>There is no knock to answer.</source>
        <translation>Nie ma stuku, na który trzeba odpowiedzieć.</translation>
    </message>
    <message>
        <source>Take the upcard or pass</source>
        <translation>Weź odkrytą kartę albo spasuj</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odrzuć kartę</translation>
    </message>
    <message>
        <source>Show your melds and lay off</source>
        <translation>Pokaż układy i&#xa0;dołóż karty</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Draw a card, or knock</source>
        <translation>Dobierz kartę albo zastukaj</translation>
    </message>
    <message>
        <source>Discard a card, or knock</source>
        <translation>Odrzuć kartę albo zastukaj</translation>
    </message>
    <message>
        <source>Draw a card, or show gin</source>
        <translation>Dobierz kartę albo pokaż gina</translation>
    </message>
    <message>
        <source>Discard a card, or show gin</source>
        <translation>Odrzuć kartę albo pokaż gina</translation>
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
    <message>
        <source>Laid off</source>
        <translation>Dołożone</translation>
    </message>
    <message>
        <source>{player}: deadwood</source>
        <translation>{player}: wolne karty</translation>
    </message>
    <message>
        <source>{player}: deadwood after laying off</source>
        <translation>{player}: wolne karty po dołożeniu</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Bonus for gin</source>
        <translation>Premia za gina</translation>
    </message>
    <message>
        <source>{player} scores</source>
        <translation>{player} zapisuje</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Wygrana do zera</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Wygrane rozdania</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Added to the other hand’s deadwood.</source>
        <translation>Dodawana do punktów wolnych kart przeciwnika.</translation>
    </message>
    <message numerus="yes">
        <source>Gin: %n point(s)</source>
        <translation>
            <numerusform>Gin: %n punkt</numerusform>
            <numerusform>Gin: %n punkty</numerusform>
            <numerusform>Gin: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Premia za podcięcie</translation>
    </message>
    <message>
        <source>For the one who has no more deadwood than the knocker.</source>
        <translation>Dla tego, kto ma nie więcej punktów wolnych kart niż stukający.</translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %n point(s)</source>
        <translation>
            <numerusform>Podcięcie: %n punkt</numerusform>
            <numerusform>Podcięcie: %n punkty</numerusform>
            <numerusform>Podcięcie: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock without drawing</source>
        <translation>Stuk bez dobierania</translation>
    </message>
    <message>
        <source>You may knock at the start of your turn instead of drawing.</source>
        <translation>Na początku swojej tury można zastukać zamiast dobierać.</translation>
    </message>
    <message>
        <source>Knock only after drawing</source>
        <translation>Stuk tylko po dobraniu</translation>
    </message>
    <message>
        <source>Bonus for the match</source>
        <translation>Premia za partię</translation>
    </message>
    <message>
        <source>Added at the end to the points of the winner.</source>
        <translation>Dodawana na koniec do punktów zwycięzcy.</translation>
    </message>
    <message numerus="yes">
        <source>Match: %n point(s)</source>
        <translation>
            <numerusform>Partia: %n punkt</numerusform>
            <numerusform>Partia: %n punkty</numerusform>
            <numerusform>Partia: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Premia za każde wygrane rozdanie</translation>
    </message>
    <message>
        <source>Added at the end to the points of each player.</source>
        <translation>Dodawana na koniec do punktów każdego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>Round won: %n point(s)</source>
        <translation>
            <numerusform>Wygrane rozdanie: %n punkt</numerusform>
            <numerusform>Wygrane rozdanie: %n punkty</numerusform>
            <numerusform>Wygrane rozdanie: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>A shutout counts double</source>
        <translation>Wygrana do zera liczy się podwójnie</translation>
    </message>
    <message>
        <source>The winner’s points are doubled if the other won no round at all.</source>
        <translation>Punkty zwycięzcy podwaja się, jeśli przeciwnik nie wygrał żadnego rozdania.</translation>
    </message>
    <message>
        <source>Shutout counts double</source>
        <translation>Wygrana do zera podwójnie</translation>
    </message>
    <message>
        <source>{player} knocks.</source>
        <translation>{player} stuka.</translation>
    </message>
    <message>
        <source>{player} has gin!</source>
        <translation>{player}: gin!</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Dobiera kartę</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Bierze {taken}</translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Dobiera, odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Bierze {taken}, odrzuca {card}</translation>
    </message>
    <message>
        <source>Drew, knocked with {card}</source>
        <translation>Dobiera, stuka, odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}, knocked with {card}</source>
        <translation>Bierze {taken}, stuka, odrzuca {card}</translation>
    </message>
    <message>
        <source>Drew, gin with {card}</source>
        <translation>Dobiera, gin, odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}, gin with {card}</source>
        <translation>Bierze {taken}, gin, odrzuca {card}</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Stuka</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Zastukaj</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Najlepsza obrona</translation>
    </message>
    <message>
        <source>Select one card to discard with the knock.</source>
        <translation>Zaznacz jedną kartę do odrzucenia przy stuku.</translation>
    </message>
    <message>
        <source>Select the cards to lay off.</source>
        <translation>Zaznacz karty do dołożenia.</translation>
    </message>
    <message>
        <source>Show a meld, lay off a card, or take the best defence.</source>
        <translation>Pokaż układ, dołóż kartę albo wybierz najlepszą obronę.</translation>
    </message>
    <message>
        <source>Leaves deadwood {number}</source>
        <translation>Zostaje {number} pkt wolnych kart</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>możesz zastukać</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Sekwens</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Komplet</translation>
    </message>
    <message>
        <source>Deadwood {number}</source>
        <translation>Wolne: {number} pkt</translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s) as deadwood</source>
        <translation>
            <numerusform>wolna karta: %n punkt</numerusform>
            <numerusform>wolna karta: %n punkty</numerusform>
            <numerusform>wolna karta: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding it leaves deadwood {number}</source>
        <translation>po odrzuceniu zostaje {number} pkt wolnych kart</translation>
    </message>
    <message>
        <source>with it you may knock: deadwood {number}</source>
        <translation>po odrzuceniu możesz zastukać: {number} pkt</translation>
    </message>
    <message>
        <source>with it you have gin</source>
        <translation>po odrzuceniu masz gina</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>stuk</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>gin</translation>
    </message>
    <message>
        <source>{player} · deadwood {number}</source>
        <translation>{player} · wolne karty: {number} pkt</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Z powrotem na ręce: {cards}.</translation>
    </message>
    <message>
        <source>A card just taken stays in the hand this turn</source>
        <translation>Właśnie wzięta karta w&#xa0;tej turze zostaje na ręce</translation>
    </message>
    <message>
        <source>If you discard {card}, deadwood {number} is left: too much to knock, at most {limit}.</source>
        <translation>Jeśli odrzucisz {card}, zostanie {number} pkt wolnych kart – za dużo, żeby zastukać; może ich być najwyżej {limit}.</translation>
    </message>
    <message>
        <source>Finish with {number}</source>
        <translation>Zakończ: {number} pkt</translation>
    </message>
    <message>
        <source>Best defence: {number}</source>
        <translation>Najlepsza obrona: {number}</translation>
    </message>
    <message>
        <source>Your deadwood: {number}.</source>
        <translation>Twoje wolne karty: {number} pkt.</translation>
    </message>
    <message>
        <source>The place to knock, deadwood {number}</source>
        <translation>Miejsce na stuk, wolne karty: {number} pkt</translation>
    </message>
    <message>
        <source>The place to show gin</source>
        <translation>Miejsce na gina</translation>
    </message>
    <message>
        <source>no deadwood left</source>
        <translation>bez wolnych kart</translation>
    </message>
    <message>
        <source>Drop your discard here</source>
        <translation>Upuść tu odrzucaną kartę</translation>
    </message>
    <message>
        <source>Instead of drawing</source>
        <translation>Zamiast dobierać</translation>
    </message>
    <message>
        <source>Knock with {number}?</source>
        <translation>Zastukać z&#xa0;{number} pkt?</translation>
    </message>
    <message>
        <source>Show gin?</source>
        <translation>Pokazać gina?</translation>
    </message>
    <message numerus="yes">
        <source>You discard {card} and show %n meld(s).</source>
        <translation>
            <numerusform>Odrzucasz {card} i&#xa0;pokazujesz %n układ.</numerusform>
            <numerusform>Odrzucasz {card} i&#xa0;pokazujesz %n układy.</numerusform>
            <numerusform>Odrzucasz {card} i&#xa0;pokazujesz %n układów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock without drawing and show %n meld(s).</source>
        <translation>
            <numerusform>Stukasz bez dobierania i&#xa0;pokazujesz %n układ.</numerusform>
            <numerusform>Stukasz bez dobierania i&#xa0;pokazujesz %n układy.</numerusform>
            <numerusform>Stukasz bez dobierania i&#xa0;pokazujesz %n układów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may lay off on them.</source>
        <translation>{player} może do nich dokładać.</translation>
    </message>
    <message>
        <source>{player} can’t lay off anything.</source>
        <translation>{player} nie może nic dołożyć.</translation>
    </message>
    <message>
        <source>{number} of at most {limit}</source>
        <translation>{number} z&#xa0;dozwolonych {limit}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Enter does it, Escape plays on.</source>
        <translation>Enter potwierdza, Escape wraca do gry.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Wolne karty</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasuje</translation>
    </message>
    <message>
        <source>Showed the melds</source>
        <translation>Pokazuje układy</translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Dokłada {added}</translation>
    </message>
    <message numerus="yes">
        <source>The knock holds. {player} scores the difference in deadwood: %n point(s).</source>
        <translation>
            <numerusform>Stuk udany. {player} zapisuje różnicę punktów wolnych kart: %n punkt.</numerusform>
            <numerusform>Stuk udany. {player} zapisuje różnicę punktów wolnych kart: %n punkty.</numerusform>
            <numerusform>Stuk udany. {player} zapisuje różnicę punktów wolnych kart: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! {player} scores the other’s deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Gin! {player} zapisuje punkty wolnych kart przeciwnika i&#xa0;premię: %n punkt.</numerusform>
            <numerusform>Gin! {player} zapisuje punkty wolnych kart przeciwnika i&#xa0;premię: %n punkty.</numerusform>
            <numerusform>Gin! {player} zapisuje punkty wolnych kart przeciwnika i&#xa0;premię: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Podcięcie! {player} zapisuje różnicę punktów wolnych kart i&#xa0;premię: %n punkt.</numerusform>
            <numerusform>Podcięcie! {player} zapisuje różnicę punktów wolnych kart i&#xa0;premię: %n punkty.</numerusform>
            <numerusform>Podcięcie! {player} zapisuje różnicę punktów wolnych kart i&#xa0;premię: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is down to two cards and nobody has knocked: the round is drawn.</source>
        <translation>W&#xa0;stosie zakrytym zostały dwie karty i&#xa0;nikt nie zastukał: rozdanie bez wyniku.</translation>
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
        <source>Arrange your hand in runs and sets, keep the cards outside them low, and knock before the other player does. Melds stay in the hand until then.</source>
        <translation>Układaj rękę w&#xa0;sekwensy i&#xa0;komplety, zmniejszaj wartość wolnych kart i&#xa0;zastukaj przed przeciwnikiem. Do tego czasu układy zostają na ręce.</translation>
    </message>
    <message>
        <source>Two players use one pack of 52 cards and are dealt 10 cards each. The next card is turned up and starts the discard pile. The other 31 cards are the stock.</source>
        <translation>Gra dwóch graczy jedną talią 52 kart, każdy dostaje 10 kart. Następna karta zostaje odkryta i&#xa0;zaczyna stos odkryty. Pozostałe 31 kart to stos zakryty.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot, then the deal alternates. After a drawn round the same player deals again.</source>
        <translation>Pierwszego rozdającego wyznacza los, potem rozdaje się na zmianę. Po rozdaniu bez wyniku rozdaje ten sam gracz.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank. A run is three or more cards of one suit that follow one another. The ace comes only before the two: {A}-2-3 is a run, {Q}-{K}-{A} and {K}-{A}-2 are not.</source>
        <translation>Komplet to trzy lub cztery karty tej samej wysokości. Sekwens to trzy lub więcej kart jednego koloru, które następują po sobie. As stoi tylko przed dwójką: {A}-2-3 to sekwens, a&#xa0;{Q}-{K}-{A} i&#xa0;{K}-{A}-2 nie.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most. Cards in no meld are deadwood: an ace counts 1, king, queen and jack 10 each, every other card its number. What counts is the arrangement that leaves the least.</source>
        <translation>Karta należy najwyżej do jednego układu. Karty spoza układów to wolne karty: as liczy się za 1, król, dama i&#xa0;walet po 10, każda inna karta tyle, ile wskazuje jej liczba. Liczy się ułożenie, które zostawia najmniej punktów.</translation>
    </message>
    <message>
        <source>At first the player who did not deal may take the upcard or pass; then the dealer has the same choice. Whoever takes it discards or knocks. If both pass, the player who did not deal begins an ordinary turn, in which the upcard may not be taken.</source>
        <translation>Najpierw gracz, który nie rozdawał, może wziąć odkrytą kartę albo spasować; potem ten sam wybór ma rozdający. Kto ją bierze, odrzuca kartę albo stuka. Jeśli obaj spasują, gracz, który nie rozdawał, zaczyna zwykłą turę, w&#xa0;której odkrytej karty wziąć nie można.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card. The card just taken from the discard pile may not be discarded in the same turn, not with a knock either.</source>
        <translation>Dobierz wierzchnią kartę stosu zakrytego albo odkrytego, a&#xa0;potem odrzuć jedną kartę. Karty właśnie wziętej ze stosu odkrytego nie można odrzucić w&#xa0;tej samej turze, także przy stuku.</translation>
    </message>
    <message>
        <source>With your discard you may knock if the ten cards left have 10 points of deadwood at most. With no deadwood at all the knock is gin. You may also play on.</source>
        <translation>Odrzucając kartę, możesz zastukać, jeśli pozostałe dziesięć kart ma najwyżej 10 punktów wolnych kart. Bez wolnych kart stuk jest ginem. Możesz też grać dalej.</translation>
    </message>
    <message>
        <source>Instead of drawing you may knock at the start of your turn, if your ten cards have 10 points of deadwood at most. Not while the upcard is on offer.</source>
        <translation>Zamiast dobierać możesz zastukać na początku swojej tury, jeśli Twoje dziesięć kart ma najwyżej 10 punktów wolnych kart. Ale nie wtedy, gdy do wzięcia jest odkryta karta.</translation>
    </message>
    <message>
        <source>You may not knock instead of drawing: first draw, then knock.</source>
        <translation>Nie można zastukać zamiast dobierać: najpierw dobierz, potem stukaj.</translation>
    </message>
    <message>
        <source>The knocker may choose the melds, and these bind: every other card is deadwood. Otherwise the arrangement with the least deadwood is laid, and of equal ones the one on which the fewest cards can be laid off.</source>
        <translation>Stukający może sam wybrać układy i&#xa0;są one wiążące: każda inna karta jest wolna. W&#xa0;przeciwnym razie wykłada się ułożenie o&#xa0;najmniejszej liczbie punktów wolnych kart, a&#xa0;spośród równych to, do którego można dołożyć najmniej kart.</translation>
    </message>
    <message>
        <source>After a knock without gin the other player shows melds too, and may lay off cards on the knocker’s melds: a fourth card on a set, cards at either end of a run, one after another. Without a choice of the player the arrangement with the least deadwood is laid.</source>
        <translation>Po stuku bez gina drugi gracz też pokazuje układy i&#xa0;może dokładać karty do układów stukającego: czwartą kartę do kompletu, kolejne karty na obu końcach sekwensu. Jeśli sam nie wybierze, wykłada się to, co zostawia najmniej punktów wolnych kart.</translation>
    </message>
    <message>
        <source>After gin nothing may be laid off.</source>
        <translation>Po ginie nie można nic dokładać.</translation>
    </message>
    <message>
        <source>If the other player is left with more deadwood, the knocker scores the difference.</source>
        <translation>Jeśli drugiemu graczowi zostanie więcej punktów wolnych kart, stukający zapisuje różnicę.</translation>
    </message>
    <message numerus="yes">
        <source>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point(s) more.</source>
        <translation>
            <numerusform>Jeśli drugi gracz ma mniej punktów wolnych kart niż stukający albo tyle samo, jest to podcięcie: zapisuje różnicę i&#xa0;dodatkowo %n punkt.</numerusform>
            <numerusform>Jeśli drugi gracz ma mniej punktów wolnych kart niż stukający albo tyle samo, jest to podcięcie: zapisuje różnicę i&#xa0;dodatkowo %n punkty.</numerusform>
            <numerusform>Jeśli drugi gracz ma mniej punktów wolnych kart niż stukający albo tyle samo, jest to podcięcie: zapisuje różnicę i&#xa0;dodatkowo %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin scores the whole deadwood of the other player and %n point(s) more.</source>
        <translation>
            <numerusform>Za gina zapisuje się wszystkie punkty wolnych kart drugiego gracza i&#xa0;dodatkowo %n punkt.</numerusform>
            <numerusform>Za gina zapisuje się wszystkie punkty wolnych kart drugiego gracza i&#xa0;dodatkowo %n punkty.</numerusform>
            <numerusform>Za gina zapisuje się wszystkie punkty wolnych kart drugiego gracza i&#xa0;dodatkowo %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a discard without a knock leaves two cards in the stock, the round is drawn at once: no points, and no knock any more.</source>
        <translation>Gdy po odrzuceniu bez stuku w&#xa0;stosie zakrytym zostają dwie karty, rozdanie od razu kończy się bez wyniku: nie ma punktów ani już stuku.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a player has %n point(s) or more. That player wins.</source>
        <translation>
            <numerusform>Partia kończy się, gdy gracz ma co najmniej %n punkt. Ten gracz wygrywa.</numerusform>
            <numerusform>Partia kończy się, gdy gracz ma co najmniej %n punkty. Ten gracz wygrywa.</numerusform>
            <numerusform>Partia kończy się, gdy gracz ma co najmniej %n punktów. Ten gracz wygrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is added at the end of the match.</source>
        <translation>Na koniec partii nic się nie dolicza.</translation>
    </message>
    <message>
        <source>If the loser won no round, the winner’s points are doubled at the end of the match.</source>
        <translation>Jeśli przegrany nie wygrał żadnego rozdania, na koniec partii podwaja się punkty zwycięzcy.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the match each player gets %n point(s) for every round won. A drawn round is nobody’s.</source>
        <translation>
            <numerusform>Na koniec partii każdy gracz dostaje %n punkt za każde wygrane rozdanie. Rozdanie bez wyniku nie liczy się nikomu.</numerusform>
            <numerusform>Na koniec partii każdy gracz dostaje %n punkty za każde wygrane rozdanie. Rozdanie bez wyniku nie liczy się nikomu.</numerusform>
            <numerusform>Na koniec partii każdy gracz dostaje %n punktów za każde wygrane rozdanie. Rozdanie bez wyniku nie liczy się nikomu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the match gets %n point(s) more.</source>
        <translation>
            <numerusform>Zwycięzca partii dostaje dodatkowo %n punkt.</numerusform>
            <numerusform>Zwycięzca partii dostaje dodatkowo %n punkty.</numerusform>
            <numerusform>Zwycięzca partii dostaje dodatkowo %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: 10 points of deadwood are the limit for a knock, there is no big gin, and no Oklahoma.</source>
        <translation>W&#xa0;tej grze zawsze: granicą stuku jest 10 punktów wolnych kart, nie ma dużego gina ani odmiany Oklahoma.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Gracze komputerowi wiedzą tylko to, co wie gracz na ich miejscu: znają własne karty, karty odkryte i&#xa0;to, co działo się na oczach wszystkich.</translation>
    </message>
    <message>
        <source>Easy: draws from the stock, keeps its melds, discards the unmatched card of the highest value, and knocks as soon as it can.</source>
        <translation>Łatwy: dobiera ze stosu zakrytego, zachowuje układy, odrzuca wolną kartę o&#xa0;najwyższej wartości i&#xa0;stuka, gdy tylko może.</translation>
    </message>
    <message>
        <source>Normal: finds the best arrangement, and does not discard what the other player is seen to collect.</source>
        <translation>Normalny: znajduje najlepsze ułożenie i&#xa0;nie odrzuca tego, co przeciwnik widocznie zbiera.</translation>
    </message>
    <message>
        <source>Hard: estimates the cards of the other player and weighs knocking now against playing on for gin, undercuts included.</source>
        <translation>Trudny: ocenia karty przeciwnika i&#xa0;waży, czy stukać teraz, czy grać dalej na gina, z&#xa0;uwzględnieniem podcięć.</translation>
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
        <source>Knocking</source>
        <translation>Stuk</translation>
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
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>Na stole: {melds}</translation>
    </message>
    <message>
        <source>There is nothing on the table yet.</source>
        <translation>Na stole nic jeszcze nie leży.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Zapisu partii nie można odczytać; odłożono go na bok i&#xa0;nie usunięto: {file}</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was left as it is: {file}. {reason}</source>
        <translation>Zapisu partii nie można odczytać; pozostawiono go bez zmian: {file}. {reason}</translation>
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
        <source>Keys · %1</source>
        <comment>title; the game</comment>
        <translation>Klawisze · %1</translation>
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
    <message>
        <source>Seed of all deals: %1</source>
        <translation>Ziarno wszystkich rozdań: %1</translation>
    </message>
    <message>
        <source>Its SHA-256, told before the first deal: %1</source>
        <translation>Jego SHA-256, podane przed pierwszym rozdaniem: %1</translation>
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
        <source>Reset to the rules</source>
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
        <translation>Ile najkrócej trwa ruch razem z&#xa0;namysłem.</translation>
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
    <message>
        <source>Show melds and deadwood</source>
        <translation>Pokazuj układy i&#xa0;wolne karty</translation>
    </message>
    <message>
        <source>In gin rummy your hand stands in its best melds, with what it counts.</source>
        <translation>W&#xa0;remiku gin karty na Twojej ręce tworzą najlepsze układy; widać też wartość wolnych kart.</translation>
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
    <name>President</name>
    <message numerus="yes">
        <source>First give %n card(s) back.</source>
        <translation>
            <numerusform>Najpierw oddaj %n kartę.</numerusform>
            <numerusform>Najpierw oddaj %n karty.</numerusform>
            <numerusform>Najpierw oddaj %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to give back.</source>
        <translation>Nie masz nic do oddania.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give back.</source>
        <translation>
            <numerusform>Wybierz dokładnie %n kartę do oddania.</numerusform>
            <numerusform>Wybierz dokładnie %n karty do oddania.</numerusform>
            <numerusform>Wybierz dokładnie %n kart do oddania.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one card to play.</source>
        <translation>Wybierz co najmniej jedną kartę do zagrania.</translation>
    </message>
    <message>
        <source>Play cards of one rank only.</source>
        <translation>Zagraj tylko karty tej samej wysokości.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s), or pass.</source>
        <translation>
            <numerusform>Zagraj dokładnie %n kartę albo spasuj.</numerusform>
            <numerusform>Zagraj dokładnie %n karty albo spasuj.</numerusform>
            <numerusform>Zagraj dokładnie %n kart albo spasuj.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the order in force this does not beat {cards}.</source>
        <translation>Przy obecnej kolejności to nie przebija: {cards}.</translation>
    </message>
    <message>
        <source>You lead the trick, so you may not pass.</source>
        <translation>Rozpoczynasz lewę, więc nie możesz spasować.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back</source>
        <translation>
            <numerusform>Wybierz %n kartę do oddania</numerusform>
            <numerusform>Wybierz %n karty do oddania</numerusform>
            <numerusform>Wybierz %n kart do oddania</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards to give back</source>
        <translation>Wybierz karty do oddania</translation>
    </message>
    <message>
        <source>Lead one to four cards of one rank</source>
        <translation>Rozpocznij lewę: od jednej do czterech kart tej samej wysokości</translation>
    </message>
    <message>
        <source>Beat what was played or pass</source>
        <translation>Przebij zagrane karty albo spasuj</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>The most points over all rounds win the match.</source>
        <translation>Partię wygrywa największa suma punktów ze wszystkich rozdań.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Rewolucja</translation>
    </message>
    <message>
        <source>Four cards of one rank reverse the order.</source>
        <translation>Cztery jednakowe karty odwracają kolejność.</translation>
    </message>
    <message>
        <source>No revolution</source>
        <translation>Bez rewolucji</translation>
    </message>
    <message>
        <source>Who leads from the second round on</source>
        <translation>Kto rozpoczyna od drugiego rozdania</translation>
    </message>
    <message>
        <source>The first trick of the round is theirs to lead.</source>
        <translation>To on rozpoczyna pierwszą lewę rozdania.</translation>
    </message>
    <message>
        <source>The President</source>
        <translation>Prezydent</translation>
    </message>
    <message>
        <source>The player who came last</source>
        <translation>Ostatni gracz</translation>
    </message>
    <message>
        <source>The President leads</source>
        <translation>Rozpoczyna Prezydent</translation>
    </message>
    <message>
        <source>The last player leads</source>
        <translation>Rozpoczyna ostatni</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Prezydent</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Wiceprezydent</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Obywatel</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Biedak</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Żebrak</translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s), {other} gets them.</source>
        <translation>
            <numerusform>{player} oddaje %n kartę, dostaje ją {other}.</numerusform>
            <numerusform>{player} oddaje %n karty, dostaje je {other}.</numerusform>
            <numerusform>{player} oddaje %n kart, dostaje je {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s) back, {other} gets them.</source>
        <translation>
            <numerusform>{player} zwraca %n kartę, dostaje ją {other}.</numerusform>
            <numerusform>{player} zwraca %n karty, dostaje je {other}.</numerusform>
            <numerusform>{player} zwraca %n kart, dostaje je {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives, {other} gets: {cards}.</source>
        <translation>{player} oddaje, {other} dostaje: {cards}.</translation>
    </message>
    <message>
        <source>{player} plays: {cards}.</source>
        <translation>{player} zagrywa: {cards}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
    </message>
    <message>
        <source>Revolution: the order is reversed.</source>
        <translation>Rewolucja: kolejność jest odwrócona.</translation>
    </message>
    <message>
        <source>Revolution: the usual order is back.</source>
        <translation>Rewolucja: wraca zwykła kolejność.</translation>
    </message>
    <message>
        <source>{player} has place {place}: {title}.</source>
        <translation>{player} zajmuje {place}. miejsce: {title}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} bierze lewę.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {other} leads.</source>
        <translation>{player} bierze lewę, rozpoczyna {other}.</translation>
    </message>
    <message>
        <source>Played {cards}</source>
        <translation>Zagrywa {cards}</translation>
    </message>
    <message>
        <source>Played {cards}, the last cards</source>
        <translation>Zagrywa ostatnie karty: {cards}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasuje</translation>
    </message>
    <message numerus="yes">
        <source>Gave %n card(s)</source>
        <translation>
            <numerusform>Oddaje %n kartę</numerusform>
            <numerusform>Oddaje %n karty</numerusform>
            <numerusform>Oddaje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Took the trick</source>
        <translation>Bierze lewę</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}. miejsce</translation>
    </message>
    <message>
        <source>The order of finishing: {players}.</source>
        <translation>Kolejność końcowa: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat a three or pass</source>
        <translation>Przebij trójkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two threes or pass</source>
        <translation>Przebij dwie trójki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three threes or pass</source>
        <translation>Przebij trzy trójki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four threes or pass</source>
        <translation>Przebij cztery trójki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a four or pass</source>
        <translation>Przebij czwórkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two fours or pass</source>
        <translation>Przebij dwie czwórki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three fours or pass</source>
        <translation>Przebij trzy czwórki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four fours or pass</source>
        <translation>Przebij cztery czwórki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a five or pass</source>
        <translation>Przebij piątkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two fives or pass</source>
        <translation>Przebij dwie piątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three fives or pass</source>
        <translation>Przebij trzy piątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four fives or pass</source>
        <translation>Przebij cztery piątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a six or pass</source>
        <translation>Przebij szóstkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two sixes or pass</source>
        <translation>Przebij dwie szóstki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three sixes or pass</source>
        <translation>Przebij trzy szóstki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four sixes or pass</source>
        <translation>Przebij cztery szóstki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a seven or pass</source>
        <translation>Przebij siódemkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two sevens or pass</source>
        <translation>Przebij dwie siódemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three sevens or pass</source>
        <translation>Przebij trzy siódemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four sevens or pass</source>
        <translation>Przebij cztery siódemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat an eight or pass</source>
        <translation>Przebij ósemkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two eights or pass</source>
        <translation>Przebij dwie ósemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three eights or pass</source>
        <translation>Przebij trzy ósemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four eights or pass</source>
        <translation>Przebij cztery ósemki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a nine or pass</source>
        <translation>Przebij dziewiątkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two nines or pass</source>
        <translation>Przebij dwie dziewiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three nines or pass</source>
        <translation>Przebij trzy dziewiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four nines or pass</source>
        <translation>Przebij cztery dziewiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a ten or pass</source>
        <translation>Przebij dziesiątkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two tens or pass</source>
        <translation>Przebij dwie dziesiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three tens or pass</source>
        <translation>Przebij trzy dziesiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four tens or pass</source>
        <translation>Przebij cztery dziesiątki albo spasuj</translation>
    </message>
    <message>
        <source>Beat a jack or pass</source>
        <translation>Przebij waleta albo spasuj</translation>
    </message>
    <message>
        <source>Beat two jacks or pass</source>
        <translation>Przebij dwa walety albo spasuj</translation>
    </message>
    <message>
        <source>Beat three jacks or pass</source>
        <translation>Przebij trzy walety albo spasuj</translation>
    </message>
    <message>
        <source>Beat four jacks or pass</source>
        <translation>Przebij cztery walety albo spasuj</translation>
    </message>
    <message>
        <source>Beat a queen or pass</source>
        <translation>Przebij damę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two queens or pass</source>
        <translation>Przebij dwie damy albo spasuj</translation>
    </message>
    <message>
        <source>Beat three queens or pass</source>
        <translation>Przebij trzy damy albo spasuj</translation>
    </message>
    <message>
        <source>Beat four queens or pass</source>
        <translation>Przebij cztery damy albo spasuj</translation>
    </message>
    <message>
        <source>Beat a king or pass</source>
        <translation>Przebij króla albo spasuj</translation>
    </message>
    <message>
        <source>Beat two kings or pass</source>
        <translation>Przebij dwa króle albo spasuj</translation>
    </message>
    <message>
        <source>Beat three kings or pass</source>
        <translation>Przebij trzy króle albo spasuj</translation>
    </message>
    <message>
        <source>Beat four kings or pass</source>
        <translation>Przebij cztery króle albo spasuj</translation>
    </message>
    <message>
        <source>Beat an ace or pass</source>
        <translation>Przebij asa albo spasuj</translation>
    </message>
    <message>
        <source>Beat two aces or pass</source>
        <translation>Przebij dwa asy albo spasuj</translation>
    </message>
    <message>
        <source>Beat three aces or pass</source>
        <translation>Przebij trzy asy albo spasuj</translation>
    </message>
    <message>
        <source>Beat four aces or pass</source>
        <translation>Przebij cztery asy albo spasuj</translation>
    </message>
    <message>
        <source>Beat a two or pass</source>
        <translation>Przebij dwójkę albo spasuj</translation>
    </message>
    <message>
        <source>Beat two twos or pass</source>
        <translation>Przebij dwie dwójki albo spasuj</translation>
    </message>
    <message>
        <source>Beat three twos or pass</source>
        <translation>Przebij trzy dwójki albo spasuj</translation>
    </message>
    <message>
        <source>Beat four twos or pass</source>
        <translation>Przebij cztery dwójki albo spasuj</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards, and above all not the last.</source>
        <translation>Pozbądź się wszystkich kart przed innymi, a&#xa0;przede wszystkim nie zostań na końcu.</translation>
    </message>
    <message>
        <source>Three to six players use one pack of 52 cards. All of it is dealt, so that hands differ by one card at most. In the first round the last seat deals and the first seat is dealt to first; later the player who came last deals.</source>
        <translation>Od trzech do sześciu graczy gra jedną talią 52 kart. Rozdaje się całą talię, więc ręce różnią się najwyżej o&#xa0;jedną kartę. W&#xa0;pierwszym rozdaniu rozdaje gracz na ostatnim miejscu przy stole, a&#xa0;pierwszą kartę dostaje gracz na pierwszym; później rozdaje gracz, który był ostatni.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the President leads.</source>
        <translation>W&#xa0;pierwszym rozdaniu rozpoczyna gracz na pierwszym miejscu przy stole i&#xa0;może zagrać, co chce. W&#xa0;następnych rozdaniach rozpoczyna Prezydent.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the player who came last leads.</source>
        <translation>W&#xa0;pierwszym rozdaniu rozpoczyna gracz na pierwszym miejscu przy stole i&#xa0;może zagrać, co chce. W&#xa0;następnych rozdaniach rozpoczyna gracz, który był ostatni.</translation>
    </message>
    <message>
        <source>From low to high the order is 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Suits do not matter.</source>
        <translation>Kolejność od najniższej: 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Kolory nie mają znaczenia.</translation>
    </message>
    <message>
        <source>The leader plays one to four cards of one rank, and may not pass.</source>
        <translation>Rozpoczynający zagrywa od jednej do czterech kart tej samej wysokości i&#xa0;nie może spasować.</translation>
    </message>
    <message>
        <source>Then everybody in turn, clockwise, plays the same number of cards of one higher rank, or passes. You may pass although you could play. Whoever passes is out of this trick until it ends.</source>
        <translation>Potem kolejno, zgodnie z&#xa0;ruchem wskazówek zegara, każdy zagrywa tyle samo jednakowych, ale wyższych kart albo pasuje. Można spasować, choć dałoby się zagrać. Kto spasuje, nie gra już w&#xa0;tej lewie.</translation>
    </message>
    <message>
        <source>When all others have passed, the player who played last takes the trick and leads the next.</source>
        <translation>Gdy wszyscy inni spasują, lewę bierze gracz, który zagrał ostatni, i&#xa0;rozpoczyna następną.</translation>
    </message>
    <message>
        <source>A player with no cards left has a place and leaves the round. The trick goes on: those who have not passed may still beat what was played. If nobody does, the next player clockwise who has cards leads.</source>
        <translation>Gracz bez kart zajmuje swoje miejsce i&#xa0;opuszcza rozdanie. Lewa trwa dalej: kto nie spasował, może jeszcze przebić zagrane karty. Jeśli nikt tego nie zrobi, rozpoczyna następny w&#xa0;kolejności gracz, który ma karty.</translation>
    </message>
    <message>
        <source>The round ends when only one player has cards. That player is last.</source>
        <translation>Rozdanie kończy się, gdy karty ma już tylko jeden gracz. Zajmuje on ostatnie miejsce.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a revolution: at once the order is reversed, from low to high 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. The trick goes on in the new order. Another four of a kind reverses it again. The next round begins in the usual order.</source>
        <translation>Cztery jednakowe karty to rewolucja: kolejność od razu się odwraca, od najniższej 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. Lewa trwa dalej w&#xa0;nowej kolejności. Kolejne cztery jednakowe karty znów ją odwracają. Następne rozdanie zaczyna się w&#xa0;zwykłej kolejności.</translation>
    </message>
    <message>
        <source>Four cards of one rank are an ordinary play. The order is never reversed.</source>
        <translation>Cztery jednakowe karty to zwykłe zagranie. Kolejność nigdy się nie odwraca.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a kind that are higher in the order after the reversal: four sevens by four sixes, which bring the usual order back.</source>
        <translation>Cztery karty można przebić tylko czterema jednakowymi, wyższymi w&#xa0;kolejności po odwróceniu: cztery siódemki czterema szóstkami, które przywracają zwykłą kolejność.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a higher rank.</source>
        <translation>Cztery karty można przebić tylko czterema jednakowymi, wyższymi.</translation>
    </message>
    <message>
        <source>The first is President, the second Vice-President, the last but one Vice-Scum, the last Scum, everybody between them Citizen. With three players the second is Citizen.</source>
        <translation>Pierwszy jest Prezydentem, drugi Wiceprezydentem, przedostatni Biedakiem, ostatni Żebrakiem, a&#xa0;wszyscy pomiędzy Obywatelami. Przy trzech graczach drugi jest Obywatelem.</translation>
    </message>
    <message>
        <source>The first scores as many points as there are players, each next one a point less, the last one 1. Points add up over the rounds.</source>
        <translation>Pierwszy dostaje tyle punktów, ilu jest graczy, każdy następny o&#xa0;punkt mniej, ostatni 1. Punkty z&#xa0;rozdań się sumują.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The most points win; players who tie for the most share the match.</source>
        <translation>
            <numerusform>Partia ma %n rozdanie. Wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia ma %n rozdania. Wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia ma %n rozdań. Wygrywa największa liczba punktów; przy remisie zwycięstwo jest wspólne.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, after the deal, the Scum gives the two best cards to the President, who chooses any two cards to give back. With four players or more the Vice-Scum and the Vice-President do the same with one card. All best cards are handed over first; then the President gives back, then the Vice-President. Best is what is highest in the usual order; of equal ranks first spades, then hearts, diamonds, clubs.</source>
        <translation>Od drugiego rozdania, po rozdaniu kart, Żebrak oddaje Prezydentowi dwie najlepsze karty, a&#xa0;Prezydent zwraca dwie dowolne. Od czterech graczy Biedak i&#xa0;Wiceprezydent robią to samo z&#xa0;jedną kartą. Najpierw oddaje się wszystkie najlepsze karty; potem zwraca Prezydent, po nim Wiceprezydent. Najlepsze są karty najwyższe w&#xa0;zwykłej kolejności; spośród równych najpierw pik, potem kier, karo, trefl.</translation>
    </message>
    <message>
        <source>Always so in this game: no jokers, no runs, equal ranks do not beat, and neither a two nor four of a kind ends a trick.</source>
        <translation>W&#xa0;tej grze zawsze: bez jokerów i&#xa0;sekwensów, równa wysokość nie przebija, a&#xa0;dwójka ani cztery jednakowe karty nie kończą lewy.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Gracze komputerowi wiedzą tylko to, co wie gracz na ich miejscu: znają własne karty, karty odkryte i&#xa0;to, co działo się na oczach wszystkich.</translation>
    </message>
    <message>
        <source>Easy: plays the lowest cards that are allowed.</source>
        <translation>Łatwy: zagrywa najniższe dozwolone karty.</translation>
    </message>
    <message>
        <source>Normal: keeps twos and fours of a kind to win the lead back, and does not break pairs and threes without need.</source>
        <translation>Normalny: zachowuje dwójki i&#xa0;cztery jednakowe karty, żeby znów rozpoczynać, i&#xa0;bez potrzeby nie rozbija par ani trzech jednakowych.</translation>
    </message>
    <message>
        <source>Hard: counts what is left of every rank, estimates who can still beat what, and plans how to get rid of its hand.</source>
        <translation>Trudny: liczy, ile kart każdej wysokości zostało, ocenia, kto jeszcze co przebije, i&#xa0;planuje, jak pozbyć się swoich kart.</translation>
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
        <source>A trick</source>
        <translation>Lewa</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Cztery jednakowe</translation>
    </message>
    <message>
        <source>Titles and scoring</source>
        <translation>Tytuły i&#xa0;punktacja</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Czego tu nie ma</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>The trick, nothing played yet</source>
        <translation>Lewa, nic jeszcze nie zagrano</translation>
    </message>
    <message>
        <source>The trick in the reversed order, nothing played yet</source>
        <translation>Lewa w odwróconej kolejności, nic jeszcze nie zagrano</translation>
    </message>
    <message>
        <source>The trick, to beat: {cards}</source>
        <translation>Lewa, do przebicia: {cards}</translation>
    </message>
    <message>
        <source>The trick in the reversed order, to beat: {cards}</source>
        <translation>Lewa w odwróconej kolejności, do przebicia: {cards}</translation>
    </message>
    <message>
        <source>The place for the cards that you give back</source>
        <translation>Miejsce na karty do zwrócenia</translation>
    </message>
    <message>
        <source>{player} played {cards}</source>
        <translation>{player} zagrywa: {cards}</translation>
    </message>
    <message>
        <source>{player} · to beat</source>
        <translation>{player} · do przebicia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Oddaj</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beat the trick</source>
        <translation>
            <numerusform>%n karta przebija lewę</numerusform>
            <numerusform>%n karty przebijają lewę</numerusform>
            <numerusform>%n kart przebija lewę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) do not beat the trick</source>
        <translation>
            <numerusform>%n karta nie przebija lewy</numerusform>
            <numerusform>%n karty nie przebijają lewy</numerusform>
            <numerusform>%n kart nie przebija lewy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may lead %n card(s)</source>
        <translation>
            <numerusform>Możesz zagrać %n kartę</numerusform>
            <numerusform>Możesz zagrać %n karty</numerusform>
            <numerusform>Możesz zagrać %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>of different ranks</source>
        <translation>różne wysokości</translation>
    </message>
    <message>
        <source>ready to give back</source>
        <translation>gotowe do zwrócenia</translation>
    </message>
    <message numerus="yes">
        <source>choose %n</source>
        <translation>
            <numerusform>wybierz %n</numerusform>
            <numerusform>wybierz %n</numerusform>
            <numerusform>wybierz %n</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>{place} · {title}</source>
        <translation>{place}. {title}</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Zwykła kolejność</translation>
    </message>
    <message>
        <source>Order reversed</source>
        <translation>Kolejność odwrócona</translation>
    </message>
    <message>
        <source>{player} gave you {cards}</source>
        <translation>{player} oddaje Ci: {cards}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>You gave {player} {cards}</source>
        <translation>Oddajesz: {cards} (dostaje {player})</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave {other} %n card(s)</source>
        <translation>
            <numerusform>{player} oddaje %n kartę, dostaje {other}</numerusform>
            <numerusform>{player} oddaje %n karty, dostaje {other}</numerusform>
            <numerusform>{player} oddaje %n kart, dostaje {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {other} %n card(s) back</source>
        <translation>
            <numerusform>Zwracasz %n kartę (dostaje {other})</numerusform>
            <numerusform>Zwracasz %n karty (dostaje {other})</numerusform>
            <numerusform>Zwracasz %n kart (dostaje {other})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still gives %n card(s) back to {other}</source>
        <translation>
            <numerusform>{player} ma zwrócić %n kartę, dostanie {other}</numerusform>
            <numerusform>{player} ma zwrócić %n karty, dostanie {other}</numerusform>
            <numerusform>{player} ma zwrócić %n kart, dostanie {other}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresidentExchange</name>
    <message>
        <source>Exchange</source>
        <comment>heading: cards are given before the first trick</comment>
        <translation>Wymiana</translation>
    </message>
</context>
<context>
    <name>PresidentOrder</name>
    <message>
        <source>low</source>
        <comment>end of the order of ranks</comment>
        <translation>najniższa</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the lowest and the highest rank of the order in force</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>high</source>
        <comment>end of the order of ranks</comment>
        <translation>najwyższa</translation>
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
        <translation>Te karty nie są ani sekwensem w&#xa0;jednym kolorze, ani kompletem kart tej samej wysokości w&#xa0;różnych kolorach.</translation>
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
        <source>{cards}: this does not fit the meld {meld}.</source>
        <translation>{cards}: nie pasuje do układu {meld}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Karty wziętej w&#xa0;tej turze nie można odrzucić: {card}.</translation>
    </message>
</context>
<context>
    <name>Remik51</name>
    <message>
        <source>These do not go together. Packs: {packs}. Players: {seats}.</source>
        <translation>Liczba talii nie pasuje do liczby graczy. Talie: {packs}. Gracze: {seats}.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>Nie ma odkrytej karty do wzięcia.</translation>
    </message>
    <message>
        <source>You returned the discard in this turn: draw from the stock.</source>
        <translation>W&#xa0;tej turze odkryta karta została zwrócona: dobierz ze stosu zakrytego.</translation>
    </message>
    <message>
        <source>There is no taken discard to return.</source>
        <translation>Nie ma wziętej karty do zwrócenia.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Wybierz co najmniej jedną kartę.</translation>
    </message>
    <message>
        <source>A set may not hold two cards of the same rank and suit.</source>
        <translation>W&#xa0;komplecie nie może być dwóch takich samych kart.</translation>
    </message>
    <message>
        <source>There are too many jokers for a meld.</source>
        <translation>W&#xa0;układzie jest za dużo jokerów.</translation>
    </message>
    <message>
        <source>Open first. Points needed for that: {points}.</source>
        <translation>Najpierw się wyłóż. Potrzebne punkty: {points}.</translation>
    </message>
    <message>
        <source>You have opened already: lay melds one by one.</source>
        <translation>Jesteś już po wyłożeniu: wykładaj układy pojedynczo.</translation>
    </message>
    <message>
        <source>Not enough to open. Points: {points} of {needed}.</source>
        <translation>Za mało na wyłożenie się. Punkty: {points} z&#xa0;{needed}.</translation>
    </message>
    <message>
        <source>An opening needs a pure run: a run without a joker.</source>
        <translation>Do wyłożenia się potrzebny jest czysty sekwens: sekwens bez jokera.</translation>
    </message>
    <message>
        <source>Choose the end of the run to lay off on.</source>
        <translation>Wybierz koniec sekwensu, do którego dokładasz.</translation>
    </message>
    <message>
        <source>A set has no ends: just lay off on it.</source>
        <translation>Komplet nie ma końców: po prostu dołóż do niego.</translation>
    </message>
    <message>
        <source>This set has its four cards already.</source>
        <translation>Ten komplet ma już cztery karty.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>W&#xa0;tym układzie nie ma jokera.</translation>
    </message>
    <message>
        <source>No joker here stands for this card: {card}.</source>
        <translation>Żaden joker nie zastępuje tu tej karty: {card}.</translation>
    </message>
    <message>
        <source>To swap the joker of a set, put all missing suits down at once: {missing}.</source>
        <translation>Żeby podmienić jokera w&#xa0;komplecie, połóż naraz wszystkie brakujące karty: {missing}.</translation>
    </message>
    <message>
        <source>The discard that you took must go into a new meld in this turn: {card}.</source>
        <translation>Wzięta karta musi w&#xa0;tej turze trafić do nowego układu: {card}.</translation>
    </message>
    <message>
        <source>With the discard that you took you must open, lay all other cards but one, and discard that one: {card}.</source>
        <translation>Z&#xa0;wziętą kartą musisz się wyłożyć, pozbyć się wszystkich innych kart oprócz jednej i&#xa0;tę jedną odrzucić: {card}.</translation>
    </message>
    <message>
        <source>Keep one card: after taking the discard you must end with a discard.</source>
        <translation>Zostaw jedną kartę: po wzięciu odkrytej karty trzeba zakończyć odrzuceniem.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Wyłóż, dołóż lub odrzuć kartę</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s), or discard</source>
        <translation>
            <numerusform>Wyłóż się za %n punkt albo odrzuć kartę</numerusform>
            <numerusform>Wyłóż się za %n punkty albo odrzuć kartę</numerusform>
            <numerusform>Wyłóż się za %n punktów albo odrzuć kartę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s) and a pure run, or discard</source>
        <translation>
            <numerusform>Wyłóż się za %n punkt z czystym sekwensem albo odrzuć kartę</numerusform>
            <numerusform>Wyłóż się za %n punkty z czystym sekwensem albo odrzuć kartę</numerusform>
            <numerusform>Wyłóż się za %n punktów z czystym sekwensem albo odrzuć kartę</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld the discard that you took, or return it</source>
        <translation>Wyłóż wziętą kartę albo ją zwróć</translation>
    </message>
    <message>
        <source>Open and go out, or return the discard that you took</source>
        <translation>Wyłóż się i&#xa0;zakończ rozdanie albo zwróć wziętą kartę</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>One pack is for two players, two packs for up to four.</source>
        <translation>Jedna talia jest dla dwóch graczy, dwie dla najwyżej czterech.</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Według liczby graczy</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Jedna</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwie</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trzy</translation>
    </message>
    <message>
        <source>Packs by the number of players</source>
        <translation>Talie według liczby graczy</translation>
    </message>
    <message>
        <source>One pack</source>
        <translation>Jedna talia</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dwie talie</translation>
    </message>
    <message>
        <source>Three packs</source>
        <translation>Trzy talie</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Próg wyłożenia</translation>
    </message>
    <message>
        <source>What the first melds of a player must be worth.</source>
        <translation>Ile muszą być warte pierwsze układy gracza.</translation>
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
        <source>Opening: %n point(s)</source>
        <translation>
            <numerusform>Wyłożenie: %n punkt</numerusform>
            <numerusform>Wyłożenie: %n punkty</numerusform>
            <numerusform>Wyłożenie: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Pure run to open</source>
        <translation>Czysty sekwens do wyłożenia</translation>
    </message>
    <message>
        <source>An opening needs a run without a joker.</source>
        <translation>Do wyłożenia się potrzebny jest sekwens bez jokera.</translation>
    </message>
    <message>
        <source>Opening without a pure run</source>
        <translation>Wyłożenie bez czystego sekwensu</translation>
    </message>
    <message>
        <source>Joker in hand</source>
        <translation>Joker na ręce</translation>
    </message>
    <message>
        <source>What a joker costs that is left in hand.</source>
        <translation>Kara za jokera pozostałego na ręce.</translation>
    </message>
    <message numerus="yes">
        <source>Joker in hand: %n point(s)</source>
        <translation>
            <numerusform>Joker na ręce: %n punkt</numerusform>
            <numerusform>Joker na ręce: %n punkty</numerusform>
            <numerusform>Joker na ręce: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Joker at the cut</source>
        <translation>Joker przy przełożeniu</translation>
    </message>
    <message>
        <source>A joker at the bottom of the pack goes to the player right of the dealer.</source>
        <translation>Jokera ze spodu talii dostaje gracz po prawej stronie rozdającego.</translation>
    </message>
    <message>
        <source>The match ends by</source>
        <translation>Zakończenie partii</translation>
    </message>
    <message>
        <source>What decides that the match is over.</source>
        <translation>Co rozstrzyga o&#xa0;końcu partii.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Punkty karne</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Wygrane rozdania</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rozegrane rozdania</translation>
    </message>
    <message>
        <source>The bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Limit of penalty points</source>
        <translation>Limit punktów karnych</translation>
    </message>
    <message>
        <source>Whoever reaches it ends the match.</source>
        <translation>Kto go osiągnie, kończy partię.</translation>
    </message>
    <message>
        <source>Rounds to win</source>
        <translation>Rozdania do wygrania</translation>
    </message>
    <message>
        <source>Whoever first wins so many rounds wins the match.</source>
        <translation>Kto pierwszy wygra tyle rozdań, wygrywa partię.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>Liczba rozdań</translation>
    </message>
    <message>
        <source>After so many rounds the lowest total wins.</source>
        <translation>Po tylu rozdaniach wygrywa najniższy wynik.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}.</source>
        <translation>Karta ze spodu talii: {card}.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}. {player} takes it.</source>
        <translation>Karta ze spodu talii: {card}. Bierze ją {player}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the stock: %n card(s).</source>
        <translation>
            <numerusform>Stos odkryty zostaje przetasowany i&#xa0;staje się stosem zakrytym: %n karta.</numerusform>
            <numerusform>Stos odkryty zostaje przetasowany i&#xa0;staje się stosem zakrytym: %n karty.</numerusform>
            <numerusform>Stos odkryty zostaje przetasowany i&#xa0;staje się stosem zakrytym: %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns the {card} to the discard pile.</source>
        <translation>{player} zwraca {card} na stos odkryty.</translation>
    </message>
    <message numerus="yes">
        <source>{player} opens with %n point(s).</source>
        <translation>
            <numerusform>{player} wykłada się za %n punkt.</numerusform>
            <numerusform>{player} wykłada się za %n punkty.</numerusform>
            <numerusform>{player} wykłada się za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.</source>
        <translation>
            <numerusform>{player} kładzie: {cards}, i&#xa0;bierze %n jokera. Cały układ: {meld}.</numerusform>
            <numerusform>{player} kładzie: {cards}, i&#xa0;bierze %n jokery. Cały układ: {meld}.</numerusform>
            <numerusform>{player} kładzie: {cards}, i&#xa0;bierze %n jokerów. Cały układ: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with a meld. The others get penalty points for the cards that they hold.</source>
        <translation>Rozdanie zakończone wyłożeniem kart. Pozostali dostają punkty karne za karty na ręce.</translation>
    </message>
    <message>
        <source>Out by a lay-off. The others get penalty points for the cards that they hold.</source>
        <translation>Rozdanie zakończone dołożeniem kart. Pozostali dostają punkty karne za karty na ręce.</translation>
    </message>
    <message>
        <source>Out by a discard. The others get penalty points for the cards that they hold.</source>
        <translation>Rozdanie zakończone odrzuceniem karty. Pozostali dostają punkty karne za karty na ręce.</translation>
    </message>
    <message>
        <source>There is no card left to draw: the round is annulled, and the same dealer deals.</source>
        <translation>Nie ma już czego dobrać: rozdanie unieważniono, rozdaje ten sam gracz.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · ends at %n point(s)</source>
        <translation>
            <numerusform>Rozdanie {number} · do %n punktu</numerusform>
            <numerusform>Rozdanie {number} · do %n punktów</numerusform>
            <numerusform>Rozdanie {number} · do %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · rounds to win: %n</source>
        <translation>
            <numerusform>Rozdanie {number} · do %n wygranej</numerusform>
            <numerusform>Rozdanie {number} · do %n wygranych</numerusform>
            <numerusform>Rozdanie {number} · do %n wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
            <numerusform>Rozdanie {number} z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} · with the bomb</source>
        <translation>Rozdanie {number} · z&#xa0;bombą</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Dobiera kartę</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <translation>Odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Bierze {taken}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Bierze {taken}, odrzuca {card}</translation>
    </message>
    <message>
        <source>Returned {returned}</source>
        <translation>Zwraca {returned}</translation>
    </message>
    <message>
        <source>Returned {returned}, discarded {card}</source>
        <translation>Zwraca {returned}, odrzuca {card}</translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s)</source>
        <translation>
            <numerusform>Wykłada się za %n punkt</numerusform>
            <numerusform>Wykłada się za %n punkty</numerusform>
            <numerusform>Wykłada się za %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Wykłada się za %n punkt, odrzuca {card}</numerusform>
            <numerusform>Wykłada się za %n punkty, odrzuca {card}</numerusform>
            <numerusform>Wykłada się za %n punktów, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s)</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada się za %n punkt</numerusform>
            <numerusform>Bierze {taken}, wykłada się za %n punkty</numerusform>
            <numerusform>Bierze {taken}, wykłada się za %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada się za %n punkt, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada się za %n punkty, odrzuca {card}</numerusform>
            <numerusform>Bierze {taken}, wykłada się za %n punktów, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped a joker</source>
        <translation>Podmienia jokera</translation>
    </message>
    <message>
        <source>Swapped a joker, discarded {card}</source>
        <translation>Podmienia jokera, odrzuca {card}</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker</source>
        <translation>Bierze {taken}, podmienia jokera</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker, discarded {card}</source>
        <translation>Bierze {taken}, podmienia jokera, odrzuca {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Wykłada %n kartę</numerusform>
            <numerusform>Wykłada %n karty</numerusform>
            <numerusform>Wykłada %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Wykłada %n kartę, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n karty, odrzuca {card}</numerusform>
            <numerusform>Wykłada %n kart, odrzuca {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Bierze {taken}, wykłada %n kartę</numerusform>
            <numerusform>Bierze {taken}, wykłada %n karty</numerusform>
            <numerusform>Bierze {taken}, wykłada %n kart</numerusform>
        </translation>
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
        <source>Laid off {added}</source>
        <translation>Dokłada {added}</translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Dokłada {added}, odrzuca {card}</translation>
    </message>
    <message>
        <source>Open with a pure run and enough points, then lay melds, lay off cards and swap jokers until you have no cards left. The others get penalty points for what they still hold.</source>
        <translation>Wyłóż się z&#xa0;czystym sekwensem i&#xa0;wystarczającą liczbą punktów, a&#xa0;potem wykładaj układy, dokładaj karty i&#xa0;podmieniaj jokery, aż zostaniesz bez kart. Pozostali dostają punkty karne za karty na ręce.</translation>
    </message>
    <message>
        <source>Two to six players. A pack has 52 cards and two jokers. Two packs are used for two to four players, three for five or six.</source>
        <translation>Od dwóch do sześciu graczy. Talia ma 52 karty i&#xa0;dwa jokery. Dla dwóch do czterech graczy używa się dwóch talii, dla pięciu lub sześciu – trzech.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.</source>
        <translation>
            <numerusform>Od dwóch do sześciu graczy. Talia ma 52 karty i&#xa0;dwa jokery. Talie w&#xa0;tej partii: %n.</numerusform>
            <numerusform>Od dwóch do sześciu graczy. Talia ma 52 karty i&#xa0;dwa jokery. Talie w&#xa0;tej partii: %n.</numerusform>
            <numerusform>Od dwóch do sześciu graczy. Talia ma 52 karty i&#xa0;dwa jokery. Talie w&#xa0;tej partii: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt 14 cards, the dealer 15. No card is turned up. The dealer begins, and does not draw in this first turn. For the next round the deal passes to the left.</source>
        <translation>Każdy dostaje 14 kart, rozdający 15. Żadnej karty się nie odkrywa. Zaczyna rozdający i&#xa0;w&#xa0;tej pierwszej turze nie dobiera. W&#xa0;następnym rozdaniu rozdaje gracz po lewej.</translation>
    </message>
    <message>
        <source>After the shuffle the bottom card is shown. If it is a joker, the player to the right of the dealer takes it and is dealt one card less.</source>
        <translation>Po tasowaniu pokazuje się kartę ze spodu talii. Jeśli to joker, bierze go gracz po prawej stronie rozdającego i&#xa0;dostaje o&#xa0;jedną kartę mniej.</translation>
    </message>
    <message>
        <source>The bottom card of the pack is not shown to anybody.</source>
        <translation>Karty ze spodu talii nikt nie ogląda.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another, at least two of them no jokers. The ace comes before the two or after the king: {A}-2-3 and {Q}-{K}-{A} are runs, {K}-{A}-2 is not. A run has 14 cards at most, with an ace at each end.</source>
        <translation>Sekwens to trzy lub więcej kart jednego koloru, które następują po sobie, w&#xa0;tym co najmniej dwie zwykłe, nie jokery. As stoi przed dwójką albo po królu: {A}-2-3 i&#xa0;{Q}-{K}-{A} to sekwensy, a&#xa0;{K}-{A}-2 nie. Sekwens ma najwyżej 14 kart, z&#xa0;asem na każdym końcu.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits, at least one of them no joker. Two cards of the same rank and suit never lie in one set.</source>
        <translation>Komplet to trzy lub cztery karty tej samej wysokości, każda w&#xa0;innym kolorze, w&#xa0;tym co najmniej jedna zwykła. Dwie takie same karty nigdy nie leżą w&#xa0;jednym komplecie.</translation>
    </message>
    <message>
        <source>A joker stands for any card. In a run it stands for the card of its place, and that never changes; several jokers may lie side by side. In a set it stands for a missing suit, no matter which. One card with two or three jokers is always a set.</source>
        <translation>Joker zastępuje dowolną kartę. W&#xa0;sekwensie zastępuje kartę ze swojego miejsca i&#xa0;to się nie zmienia; kilka jokerów może leżeć obok siebie. W&#xa0;komplecie zastępuje brakujący kolor, obojętnie który. Jedna karta z&#xa0;dwoma lub trzema jokerami to zawsze komplet.</translation>
    </message>
    <message>
        <source>In a meld king, queen, jack and ten are worth 10 each, other cards their number, and a joker what it stands for. An ace is worth 1 at the low end of a run and 10 anywhere else.</source>
        <translation>W&#xa0;układzie król, dama, walet i&#xa0;dziesiątka są warte po 10, inne karty tyle, ile wskazuje ich liczba, a&#xa0;joker tyle, co zastępowana karta. As jest wart 1 na początku sekwensu, a&#xa0;wszędzie indziej 10.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punkt, w&#xa0;tym czysty sekwens, czyli sekwens bez jokera. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punkty, w&#xa0;tym czysty sekwens, czyli sekwens bez jokera. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punktów, w&#xa0;tym czysty sekwens, czyli sekwens bez jokera. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punkt. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punkty. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
            <numerusform>Najpierw trzeba się wyłożyć: wyłóż naraz jeden lub więcej nowych układów wartych razem co najmniej %n punktów. Przedtem nie wolno dokładać kart ani podmieniać jokerów. Możesz wyłożyć wszystkie karty naraz i&#xa0;zakończyć rozdanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>From then on, in the same turn already, you may lay new melds of any value, lay off on any meld on the table and swap jokers, as often as you like and in any order, until you discard.</source>
        <translation>Odtąd, już w&#xa0;tej samej turze, możesz wykładać nowe układy dowolnej wartości, dokładać do każdego układu na stole i&#xa0;podmieniać jokery, dowolną liczbę razy i&#xa0;w&#xa0;dowolnej kolejności, aż do odrzucenia karty.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock, or take the top discard under the next rule. Then do what the rules of opening allow, and discard one card. Whoever has no cards left wins the round at once, be it by a meld, a lay-off or the discard.</source>
        <translation>Dobierz wierzchnią kartę stosu zakrytego albo weź odkrytą kartę zgodnie z&#xa0;następną zasadą. Potem zrób to, na co pozwalają zasady wykładania, i&#xa0;odrzuć jedną kartę. Kto nie ma już kart, od razu wygrywa rozdanie: przez wyłożenie, dołożenie lub odrzucenie.</translation>
    </message>
    <message>
        <source>If you had opened before this turn, the discard that you take must go into a new meld in this turn. If not, you must open in this turn, use the taken card, lay all your other cards but one, and discard that one. Moves that would end the turn or the round without this are not allowed.</source>
        <translation>Kto wyłożył się już wcześniej, musi w&#xa0;tej turze położyć wziętą kartę w&#xa0;nowym układzie. Kto jeszcze się nie wyłożył, musi się w&#xa0;tej turze wyłożyć, użyć wziętej karty, pozbyć się wszystkich innych kart oprócz jednej i&#xa0;tę jedną odrzucić. Ruchy, które bez tego zakończyłyby turę lub rozdanie, są niedozwolone.</translation>
    </message>
    <message>
        <source>Until you discard you may return the discard that you took: all that you did in this turn is undone, the card goes back, and you draw from the stock instead.</source>
        <translation>Zanim odrzucisz kartę, możesz zwrócić tę wziętą ze stosu odkrytego: wszystko, co zrobiono w&#xa0;tej turze, zostaje cofnięte, karta wraca na stos, a&#xa0;Ty dobierasz ze stosu zakrytego.</translation>
    </message>
    <message>
        <source>On a run you lay off at either end, cards or jokers, several at once in their order; on a set of three a fourth: a card of a missing suit, or a joker. A pure run may get a joker too.</source>
        <translation>Do sekwensu dokłada się karty lub jokery na dowolnym końcu, także kilka naraz po kolei; do kompletu z&#xa0;trzech kart – czwartą: kartę brakującego koloru albo jokera. Jokera można dołożyć także do czystego sekwensu.</translation>
    </message>
    <message>
        <source>To swap a joker of a run, put the very card in its place that it stands for. In a set put all missing suits at once, so that four cards without jokers lie there; then all its jokers come free. The jokers go to your hand: keep them, lay them off or meld them.</source>
        <translation>Żeby podmienić jokera w&#xa0;sekwensie, połóż na jego miejsce dokładnie tę kartę, którą zastępuje. W&#xa0;komplecie połóż naraz wszystkie brakujące kolory, tak żeby leżały cztery karty bez jokerów; wtedy zwalniają się wszystkie jokery kompletu. Jokery trafiają na rękę: możesz je zatrzymać, dołożyć albo wyłożyć.</translation>
    </message>
    <message>
        <source>If you draw from the empty stock, the discard pile without its top card is shuffled and becomes the stock. If nothing but the top card is there, the round is annulled: no penalties, no winner, and the same dealer deals again. An annulled round does not count.</source>
        <translation>Gdy ktoś dobiera z&#xa0;pustego stosu zakrytego, stos odkryty bez wierzchniej karty zostaje przetasowany i&#xa0;staje się stosem zakrytym. Jeśli leży tam tylko wierzchnia karta, rozdanie unieważnia się: bez kar, bez zwycięzcy, rozdaje ten sam gracz. Unieważnione rozdanie się nie liczy.</translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).</source>
        <translation>
            <numerusform>Zwycięzca rozdania dostaje 0 punktów. Pozostali dostają punkty karne za karty na ręce: król, dama, walet i&#xa0;as po 10, inne karty tyle, ile wskazuje ich liczba, joker %n punkt.</numerusform>
            <numerusform>Zwycięzca rozdania dostaje 0 punktów. Pozostali dostają punkty karne za karty na ręce: król, dama, walet i&#xa0;as po 10, inne karty tyle, ile wskazuje ich liczba, joker %n punkty.</numerusform>
            <numerusform>Zwycięzca rozdania dostaje 0 punktów. Pozostali dostają punkty karne za karty na ręce: król, dama, walet i&#xa0;as po 10, inne karty tyle, ile wskazuje ich liczba, joker %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack, ace and joker 10 each, other cards their number.</source>
        <translation>Zwycięzca rozdania dostaje 0 punktów. Pozostali dostają punkty karne za karty na ręce: król, dama, walet, as i&#xa0;joker po 10, inne karty tyle, ile wskazuje ich liczba.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partia kończy się, gdy ktoś ma co najmniej %n punkt karny. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia kończy się, gdy ktoś ma co najmniej %n punkty karne. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia kończy się, gdy ktoś ma co najmniej %n punktów karnych. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever first wins %n round(s) wins the match.</source>
        <translation>
            <numerusform>Kto pierwszy wygra %n rozdanie, wygrywa partię.</numerusform>
            <numerusform>Kto pierwszy wygra %n rozdania, wygrywa partię.</numerusform>
            <numerusform>Kto pierwszy wygra %n rozdań, wygrywa partię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partia ma %n rozdanie. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia ma %n rozdania. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
            <numerusform>Partia ma %n rozdań. Wygrywa najniższy wynik; przy remisie zwycięstwo jest wspólne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is played with the bomb: the last player left in it wins.</source>
        <translation>Partię gra się z&#xa0;bombą: wygrywa ostatni gracz, który w&#xa0;niej zostanie.</translation>
    </message>
    <message>
        <source>Whoever has not opened gets 100 penalty points, no matter what they hold. After each round those losers of the round who have more than 200 get a bomb, and their total becomes the highest total among the losers who are not over 200. Instead of a fourth bomb a player is eliminated. If all losers are over 200, all of them are eliminated. The eliminated are dealt no more cards.</source>
        <translation>Kto się nie wyłożył, dostaje 100 punktów karnych bez względu na karty na ręce. Po każdym rozdaniu przegrani, którzy mają ponad 200, dostają bombę, a&#xa0;ich wynik zrównuje się z&#xa0;najwyższym wynikiem tych przegranych, którzy nie przekroczyli 200. Zamiast czwartej bomby gracz odpada. Jeśli wszyscy przegrani mają ponad 200, odpadają wszyscy. Kto odpadł, nie dostaje już kart.</translation>
    </message>
    <message>
        <source>Players never play as partners. What lies on the table belongs to all. After a discard only the next player may act.</source>
        <translation>Każdy gra dla siebie, nigdy w&#xa0;parze. To, co leży na stole, należy do wszystkich. Po odrzuceniu karty działać może tylko następny gracz.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Gracze komputerowi wiedzą tylko to, co wie gracz na ich miejscu: znają własne karty, karty odkryte i&#xa0;to, co działo się na oczach wszystkich.</translation>
    </message>
    <message>
        <source>Easy: opens as soon as it can, lays everything it can, and discards the unmatched card of the highest value, but never a joker.</source>
        <translation>Łatwy: wykłada się, gdy tylko może, wykłada wszystko, co może, i&#xa0;odrzuca wolną kartę o&#xa0;najwyższej wartości, ale nigdy jokera.</translation>
    </message>
    <message>
        <source>Normal: builds its pure run and its opening, keeps useful pairs and jokers, swaps jokers, and does not discard what helps the next player.</source>
        <translation>Normalny: buduje czysty sekwens i&#xa0;wyłożenie, zachowuje przydatne pary i&#xa0;jokery, podmienia jokery i&#xa0;nie odrzuca tego, co pomaga następnemu graczowi.</translation>
    </message>
    <message>
        <source>Hard: also counts every card seen, plans whether to open now or to go out at once, and keeps its penalty low when somebody is about to go out.</source>
        <translation>Trudny: pamięta też każdą kartę, którą było widać, planuje, czy wyłożyć się od razu, czy poczekać i zakończyć rozdanie za jednym razem, i zmniejsza swoją karę, gdy ktoś jest blisko końca.</translation>
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
        <source>Opening</source>
        <translation>Wyłożenie</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
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
    <message>
        <source>Another meld</source>
        <translation>Kolejny układ</translation>
    </message>
    <message numerus="yes">
        <source>In the tray, {kind}, %n point(s): {cards}</source>
        <translation>
            <numerusform>Przygotowany układ, {kind}, %n punkt: {cards}</numerusform>
            <numerusform>Przygotowany układ, {kind}, %n punkty: {cards}</numerusform>
            <numerusform>Przygotowany układ, {kind}, %n punktów: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Low end of meld {number}</source>
        <translation>Początek układu {number}</translation>
    </message>
    <message>
        <source>High end of meld {number}</source>
        <translation>Koniec układu {number}</translation>
    </message>
    <message>
        <source>Low end of meld {number} in the tray</source>
        <translation>Początek przygotowanego układu {number}</translation>
    </message>
    <message>
        <source>High end of meld {number} in the tray</source>
        <translation>Koniec przygotowanego układu {number}</translation>
    </message>
    <message>
        <source>The joker of meld {number}, in its place: {cards}</source>
        <translation>Joker układu {number}, na jego miejsce: {cards}</translation>
    </message>
    <message>
        <source>The jokers of meld {number}, in their place: {cards}</source>
        <translation>Jokery układu {number}, na ich miejsce: {cards}</translation>
    </message>
    <message>
        <source>joker as the {card}</source>
        <translation>joker jako {card}</translation>
    </message>
    <message>
        <source>To the tray</source>
        <translation>Przygotuj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Wyłóż się</translation>
    </message>
    <message>
        <source>Swap a joker</source>
        <translation>Podmień jokera</translation>
    </message>
    <message>
        <source>Return it</source>
        <translation>Zwróć kartę</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Na rękę</translation>
    </message>
    <message>
        <source>This fits none of the melds in the tray.</source>
        <translation>To nie pasuje do żadnego przygotowanego układu.</translation>
    </message>
    <message>
        <source>No joker lies on the table.</source>
        <translation>Na stole nie leży żaden joker.</translation>
    </message>
    <message>
        <source>This can’t be put for any joker on the table.</source>
        <translation>Tym nie można podmienić żadnego jokera na stole.</translation>
    </message>
    <message>
        <source>First put the melds for your opening into the tray.</source>
        <translation>Najpierw przygotuj układy do wyłożenia się.</translation>
    </message>
    <message>
        <source>The tray is empty.</source>
        <translation>Nie ma przygotowanych układów.</translation>
    </message>
    <message>
        <source>a pure run</source>
        <translation>czysty sekwens</translation>
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
        <source>Pure run</source>
        <translation>Czysty sekwens</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Sekwens</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Komplet</translation>
    </message>
    <message>
        <source>fits a meld in the tray</source>
        <translation>pasuje do przygotowanego układu</translation>
    </message>
    <message>
        <source>frees a joker</source>
        <translation>uwalnia jokera</translation>
    </message>
    <message>
        <source>for a swap also needed: {cards}</source>
        <translation>do podmiany brakuje: {cards}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>po wyłożeniu</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>odpada</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomba</numerusform>
            <numerusform>%n bomby</numerusform>
            <numerusform>%n bomb</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>z&#xa0;{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough</source>
        <translation>wystarczy</translation>
    </message>
    <message>
        <source>No pure run yet</source>
        <translation>Brak czystego sekwensu</translation>
    </message>
    <message>
        <source>Opening tray: {points} of {needed} points.</source>
        <translation>Do wyłożenia się: {points} z&#xa0;{needed} punktów.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s)</source>
        <translation>
            <numerusform>Możesz się wyłożyć za %n punkt</numerusform>
            <numerusform>Możesz się wyłożyć za %n punkty</numerusform>
            <numerusform>Możesz się wyłożyć za %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card}: lay it in a new meld, or return it.</source>
        <translation>Masz {card} ze stosu: wyłóż tę kartę w nowym układzie albo ją zwróć.</translation>
    </message>
    <message>
        <source>You took {card}: open, use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Masz {card} ze stosu: wyłóż się, użyj tej karty, pozbądź się wszystkich innych oprócz jednej i tę jedną odrzuć – albo zwróć wziętą kartę.</translation>
    </message>
    <message>
        <source>You took {card}: use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Masz {card} ze stosu: użyj tej karty, pozbądź się wszystkich innych oprócz jednej i tę jedną odrzuć – albo zwróć wziętą kartę.</translation>
    </message>
    <message>
        <source>You took {card}: lay all cards but one and discard that one, or return it.</source>
        <translation>Masz {card} ze stosu: pozbądź się wszystkich kart oprócz jednej i tę jedną odrzuć albo zwróć wziętą kartę.</translation>
    </message>
    <message>
        <source>You took {card}: open and go out, or return it.</source>
        <translation>Masz {card} ze stosu: wyłóż się i zakończ rozdanie albo zwróć kartę.</translation>
    </message>
    <message>
        <source>At the bottom: {card}</source>
        <translation>Na spodzie: {card}</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Przetasowano</translation>
    </message>
    <message>
        <source>{player} got the joker from the bottom</source>
        <translation>{player} dostaje jokera ze spodu</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved left: the {other}</source>
        <translation>{kind}, joker jako {card}; przesunięty w lewo: {other}</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved right: the {other}</source>
        <translation>{kind}, joker jako {card}; przesunięty w prawo: {other}</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Na ręce</translation>
    </message>
    <message>
        <source>bomb {number} of {most}</source>
        <translation>bomba {number} z&#xa0;{most}</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>bez wyłożenia</translation>
    </message>
    <message>
        <source>rounds won: {number} of {needed}</source>
        <translation>wygrane rozdania: {number} z&#xa0;{needed}</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Odpada</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>w rozdaniu {number}</translation>
    </message>
    <message>
        <source>* A bomb: the total becomes the highest among the losers who are not over {limit}.</source>
        <translation>* Bomba: wynik zrównuje się z najwyższym wynikiem przegranych, którzy nie przekroczyli {limit}.</translation>
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
        <source>{player}: %n point(s) in all</source>
        <translation>
            <numerusform>{player}: razem %n punkt</numerusform>
            <numerusform>{player}: razem %n punkty</numerusform>
            <numerusform>{player}: razem %n punktów</numerusform>
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
        <translation>Gracz</translation>
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
        <translation>Tak jak w&#xa0;Twojej partii</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>Zgodnie z&#xa0;zasadami, jeśli partia ich nie zmienia</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and text of a rule</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The deals of your match can be checked</source>
        <translation>Rozdania Twojej partii można sprawdzić</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Karty każdego rozdania wynikają z&#xa0;ziarna wylosowanego przed pierwszym rozdaniem. Jego SHA-256 to %1. Po partii ziarno zostaje pokazane: wtedy można sprawdzić każde rozdanie.</translation>
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
            <numerusform>Rozdanie zakończone wyłożeniem kart. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Rozdanie zakończone wyłożeniem kart. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Rozdanie zakończone wyłożeniem kart. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Rozdanie zakończone dołożeniem kart. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Rozdanie zakończone dołożeniem kart. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Rozdanie zakończone dołożeniem kart. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Rozdanie zakończone odrzuceniem karty. {player} zapisuje wartość kart przeciwników: %n punkt.</numerusform>
            <numerusform>Rozdanie zakończone odrzuceniem karty. {player} zapisuje wartość kart przeciwników: %n punkty.</numerusform>
            <numerusform>Rozdanie zakończone odrzuceniem karty. {player} zapisuje wartość kart przeciwników: %n punktów.</numerusform>
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
        <translation>Komplet to trzy lub cztery karty tej samej wysokości, każda w&#xa0;innym kolorze.</translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation>Jedna karta nie może należeć do dwóch układów. Pierwszy układ może mieć dowolną wartość: progu wyłożenia nie ma.</translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation>Najpierw dobierz dokładnie jedną kartę: wierzchnią kartę stosu zakrytego albo wierzchnią kartę stosu odkrytego.</translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation>Potem możesz wykładać nowe układy i&#xa0;dokładać karty z&#xa0;ręki do każdego układu na stole, bez względu na to, czyj jest: dowolną liczbę razy i&#xa0;w&#xa0;dowolnej kolejności. Naraz można dołożyć do układu kilka kart; po dołożeniu cały układ musi być prawidłowy. Kart leżących na stole nie przesuwa się ani nie zabiera.</translation>
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
        <source>Nothing on the table yet</source>
        <translation>Na stole nic jeszcze nie leży</translation>
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
        <translation>teraz gra</translation>
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
        <source>pts</source>
        <comment>under a score: points, in short, the same for every number</comment>
        <translation>pkt</translation>
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
        <source>{file} can’t be opened. {reason}</source>
        <translation>Nie można otworzyć pliku {file}. {reason}</translation>
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
    <message>
        <source>The settings could not be read, and begin anew: {file}</source>
        <translation>Ustawień nie można odczytać; zaczynają się od nowa: {file}</translation>
    </message>
    <message>
        <source>This match is open in another window of Talia.</source>
        <translation>Ta partia jest otwarta w&#xa0;innym oknie programu Talia.</translation>
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
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a record or a saved match, from a file</comment>
        <translation>Otwórz…</translation>
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
        <source>From %1 to %2</source>
        <comment>the least and the greatest number that can be set</comment>
        <translation>Od %1 do %2</translation>
    </message>
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
        <source>{cards}, %n point(s)</source>
        <translation>
            <numerusform>{cards}, %n punkt</numerusform>
            <numerusform>{cards}, %n punkty</numerusform>
            <numerusform>{cards}, %n punktów</numerusform>
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
        <source>Play out quickly</source>
        <translation>Dograj szybko</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Przejdź do wyniku</translation>
    </message>
    <message>
        <source>Auto-pass on</source>
        <translation>Automatyczny pas: włączony</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>Automatyczny pas</translation>
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
        <source>You have done nothing in this round yet.</source>
        <translation>W&#xa0;tym rozdaniu nie masz jeszcze czego cofnąć.</translation>
    </message>
    <message>
        <source>Take back; the match then counts as assisted</source>
        <translation>Cofnij ruch; partia będzie oznaczona jako rozegrana z&#xa0;pomocą</translation>
    </message>
    <message>
        <source>Choose a meld</source>
        <translation>Wybierz układ</translation>
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
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Your last move is taken back. The match is assisted.</source>
        <translation>Twój ostatni ruch został cofnięty. Partia jest oznaczona jako rozegrana z&#xa0;pomocą.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>assisted</source>
        <translation>z&#xa0;pomocą</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <comment>of the seed of all deals</comment>
        <translation>Odcisk %1</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Karty każdego rozdania wynikają z&#xa0;ziarna wylosowanego przed pierwszym rozdaniem. Jego SHA-256 to %1. Po partii ziarno zostaje pokazane: wtedy można sprawdzić każde rozdanie.</translation>
    </message>
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
