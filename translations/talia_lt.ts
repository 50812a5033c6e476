<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Talia</source>
        <translation>Apie „Talia“</translation>
    </message>
    <message>
        <source>Talia %1, with Python %2 and Qt %3</source>
        <translation>Talia %1, Python %2, Qt %3</translation>
    </message>
    <message>
        <source>Talia is free software under the MIT licence. It sends nothing anywhere: matches, records and settings stay on this machine.</source>
        <translation>„Talia“ – laisvoji programinė įranga pagal MIT licenciją. Ji niekur nieko nesiunčia: partijos, įrašai ir nuostatos lieka šiame kompiuteryje.</translation>
    </message>
    <message>
        <source>Where things are</source>
        <translation>Kur kas yra</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Nebaigtos partijos</translation>
    </message>
    <message>
        <source>Records of finished matches</source>
        <translation>Baigtų partijų įrašai</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>What went wrong (log)</source>
        <translation>Kas nepavyko (žurnalas)</translation>
    </message>
    <message>
        <source>What Talia is built on</source>
        <translation>Kuo paremta „Talia“</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and version of a package</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards are our own drawings. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Kortos nupieštos mūsų pačių. Raidės – šriftas „Inter“ pagal SIL Open Font License licenciją.</translation>
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
    <name>CardMarks</name>
    <message>
        <source>drawn</source>
        <comment>mark on the card drawn this turn</comment>
        <translation>ištraukta</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Traukti iš malkos</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Paimti išmestą kortą</translation>
    </message>
    <message>
        <source>Meld the selected cards</source>
        <translation>Išdėti pažymėtas kortas</translation>
    </message>
    <message>
        <source>Lay off the selected cards</source>
        <translation>Pridėti pažymėtas kortas</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Išmesti pažymėtą kortą</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Atšaukti</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Pakartoti</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Į kairę</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Į dešinę</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aukštyn</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Žemyn</translation>
    </message>
    <message>
        <source>To the first</source>
        <translation>Į pirmą</translation>
    </message>
    <message>
        <source>To the last</source>
        <translation>Į paskutinę</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Kita stalo dalis</translation>
    </message>
    <message>
        <source>Last part of the table</source>
        <translation>Ankstesnė stalo dalis</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Perkelti kortą į kairę</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Perkelti kortą į dešinę</translation>
    </message>
    <message>
        <source>Select a card, or skip the motion</source>
        <translation>Pažymėti kortą arba praleisti animaciją</translation>
    </message>
    <message>
        <source>Act on what is in focus</source>
        <translation>Panaudoti tai, kas pasirinkta</translation>
    </message>
    <message>
        <source>Sort by suit, rank or melds</source>
        <translation>Rikiuoti pagal rūšį, rangą arba derinius</translation>
    </message>
    <message>
        <source>Cancel the drag, clear the selection</source>
        <translation>Nutraukti vilkimą, panaikinti žymėjimą</translation>
    </message>
    <message>
        <source>Where am I: phase, scores, hand, last move</source>
        <translation>Kas ant stalo: etapas, rezultatai, ranka, paskutinis ėjimas</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Rodyti kortą padidintą</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>Didesnės kortos</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>Mažesnės kortos</translation>
    </message>
    <message>
        <source>Cards of the usual size</source>
        <translation>Įprasto dydžio kortos</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Visas ekranas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Klavišų sąrašas</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nauja partija</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jūsų ėjimas</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Jūsų ranka</translation>
    </message>
    <message>
        <source>Moving the focus</source>
        <translation>Fokuso perkėlimas</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stalas</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it’s your turn</source>
        <comment>to the person who takes the next turn at this machine</comment>
        <translation>Ėjimas: %1</translation>
    </message>
    <message>
        <source>Press any key or click when only you can see the screen.</source>
        <translation>Kai ekraną matote tik jūs, paspauskite bet kurį klavišą arba spustelėkite.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} deals.</source>
        <translation>{player} dalija.</translation>
    </message>
    <message>
        <source>{player} deals. Upcard: {card}.</source>
        <translation>{player} dalija. Atversta korta: {card}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} gauna: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a card from the stock.</source>
        <translation>{player} traukia kortą iš malkos.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the stock.</source>
        <translation>{player} traukia {card} iš malkos.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the discard pile.</source>
        <translation>{player} paima {card} iš išmestų kortų krūvos.</translation>
    </message>
    <message>
        <source>{player} melds: {cards}.</source>
        <translation>{player} išdeda: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays off: {cards}. The meld now holds: {meld}.</source>
        <translation>{player} prideda: {cards}. Visas derinys: {meld}.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} išmeta {card}.</translation>
    </message>
    <message>
        <source>{player} still holds: {cards}.</source>
        <translation>{player} dar turi rankoje: {cards}.</translation>
    </message>
    <message>
        <source>The round is over. Winner: {player}.</source>
        <translation>Raundas baigtas. Laimi: {player}.</translation>
    </message>
    <message>
        <source>The round is over, and nobody wins it.</source>
        <translation>Raundas baigtas be laimėtojo.</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Atverti partijos įrašą</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Partijų įrašai (*.json)</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match: %1</source>
        <comment>what a game&apos;s tile does</comment>
        <translation>Nauja partija: %1</translation>
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
        <translation>Ramis</translation>
    </message>
    <message>
        <source>Gin rummy</source>
        <translation>Džino ramis</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Prezidentas</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Ramis 51</translation>
    </message>
    <message>
        <source>One pack, no jokers: meld and lay off from the first turn</source>
        <translation>Viena kaladė be džokerių: išdėti ir pridėti galima nuo pirmo ėjimo</translation>
    </message>
    <message>
        <source>For two: melds stay in the hand until somebody knocks</source>
        <translation>Dviem: deriniai lieka rankoje iki beldimo</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards</source>
        <translation>Atsikratykite visų kortų pirmiau už kitus</translation>
    </message>
    <message>
        <source>Jokers, and 51 points with a pure run to open</source>
        <translation>Džokeriai, o atsidarant – 51 taškas su gryna seka</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Žaidėjai: {numbers}</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, {number} raundas</translation>
    </message>
    <message>
        <source>Saved today at {time}</source>
        <translation>Įrašyta šiandien {time}</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}</source>
        <translation>Įrašyta vakar {time}</translation>
    </message>
    <message>
        <source>Saved on {date} at {time}</source>
        <translation>Įrašyta: {date}, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jūsų ėjimas</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>raundas baigtas</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>Ant stalo: {melds}</translation>
    </message>
    <message>
        <source>There are no melds on the table yet.</source>
        <translation>Ant stalo derinių dar nėra.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Partijos įrašo perskaityti nepavyko; jis padėtas atskirai ir neištrintas: {file}</translation>
    </message>
    <message>
        <source>The folder of saved matches can’t be read: {folder}</source>
        <translation>Partijų įrašų aplanko perskaityti negalima: {folder}</translation>
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
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klavišai</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Užverti</translation>
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
        <translation>Kaip sistemoje</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Šviesi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamsi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Didelis kontrastas</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Stalo audinys</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of the felt</comment>
        <translation>Žalias</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of the felt</comment>
        <translation>Mėlynas</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>colour of the felt</comment>
        <translation>Slyvinis</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>colour of the felt</comment>
        <translation>Pilkas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nugarėlė</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Grotelės</translation>
    </message>
    <message>
        <source>Rosette</source>
        <comment>back of the cards</comment>
        <translation>Rozetė</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of the cards</comment>
        <translation>Monograma</translation>
    </message>
    <message>
        <source>Folk</source>
        <comment>back of the cards</comment>
        <translation>Liaudies raštai</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Kortų žymenys</translation>
    </message>
    <message>
        <source>Automatic follows the language.</source>
        <translation>Automatiniai priklauso nuo kalbos.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Keturspalvė kaladė</translation>
    </message>
    <message>
        <source>Diamonds are blue, clubs are green.</source>
        <translation>Būgnai mėlyni, kryžiai žali.</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Dideli žymenys</translation>
    </message>
    <message>
        <source>Half as big again, with fewer pips.</source>
        <translation>Pusantro karto didesni, su mažiau ženklų.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kortų dydis</translation>
    </message>
    <message>
        <source>Ctrl + and Ctrl −</source>
        <translation>Ctrl + ir Ctrl −</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of the usual size</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>From 100% to 200%</source>
        <translation>Nuo 100&#xa0;% iki 200&#xa0;%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Teksto dydis</translation>
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
            <numerusform>Po %n raundo</numerusform>
            <numerusform>Po %n raundų</numerusform>
            <numerusform>Po %n raundų</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Atgal į pradžios puslapį</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Rodyti stalą</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Žaisti dar kartą</translation>
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
        <translation>{player}: rezultatas {score}, kortos {count}.</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Jūsų ranka: {cards}.</translation>
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
        <translation>Du žaidėjai turi tą patį vardą: {name}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match: %1</source>
        <comment>of this game</comment>
        <translation>Nauja partija: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dalyti</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kas žaidžia</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Žaidėjų skaičius</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Kaip žaidžiama</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Grąžinti pagal taisykles</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Pagal taisykles</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Ėjimų atsiėmimas</translation>
    </message>
    <message>
        <source>Moves may be taken back against computer players; the record says so.</source>
        <translation>Žaidžiant su kompiuteriu ėjimus galima atsiimti; tai pažymima partijos įraše.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n žaidėjas</numerusform>
            <numerusform>%n žaidėjai</numerusform>
            <numerusform>%n žaidėjų</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close</source>
        <translation>Užverti</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>yes</source>
        <translation>taip</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation>Šios partijos parinktys</translation>
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
        <translation>Atgal</translation>
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
        <translation>Kalba</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Jūsų vardas</translation>
    </message>
    <message>
        <source>It stands at your seat and in records.</source>
        <translation>Jis rodomas prie jūsų vietos ir įrašuose.</translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Moving cards</source>
        <translation>Kortų perkėlimas</translation>
    </message>
    <message>
        <source>Keys always work.</source>
        <translation>Klavišai veikia visada.</translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation>Vilkimas arba spustelėjimas</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Vilkimas</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Spustelėjimas</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Kortų greitis</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the cards</comment>
        <translation>Lėtai</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed of the cards</comment>
        <translation>Ramiai</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the cards</comment>
        <translation>Įprastai</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed of the cards</comment>
        <translation>Greitai</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed of the cards</comment>
        <translation>Iš karto</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mažiau animacijos</translation>
    </message>
    <message>
        <source>Cards appear in their places instead of flying.</source>
        <translation>Kortos ne skrenda, o iš karto atsiranda savo vietose.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kaip sistemoje</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Įjungta</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Išjungta</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Kompiuterinių žaidėjų tempas</translation>
    </message>
    <message>
        <source>How long a move takes at least, with its thinking.</source>
        <translation>Kiek mažiausiai trunka ėjimas kartu su apmąstymu.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Lėtai</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace of the computer players</comment>
        <translation>Ramiai</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Įprastai</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of the computer players</comment>
        <translation>Greitai</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of the computer players</comment>
        <translation>Iš karto</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Naujos rankos rikiavimas</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Pagal rūšį</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Pagal rangą</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Pagal derinius</translation>
    </message>
    <message>
        <source>Sort in the drawn card</source>
        <translation>Ištrauktos kortos įrikiavimas</translation>
    </message>
    <message>
        <source>Otherwise it comes to the right end of the hand.</source>
        <translation>Kitaip ji dedama rankos dešinėje.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player</source>
        <translation>Žaidėjas</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Kompiuteris</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lengvas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vidutinis</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sunkus</translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation>Ėjimas: {player}</translation>
    </message>
    <message>
        <source>{player}, it’s your turn</source>
        <translation>Ėjimas: {player}</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points of each round</source>
        <translation>Kiekvieno raundo taškai</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Raundas</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Iš viso</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Kortų peržiūra</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Peržiūra</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Raundas jau baigtas.</translation>
    </message>
    <message>
        <source>It is not your turn. To play: {to_act}.</source>
        <translation>Dabar ne jūsų ėjimas. Ėjimas: {to_act}.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Šiame žaidime tokio ėjimo nėra.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Pirmiausia traukite kortą.</translation>
    </message>
    <message>
        <source>You have already drawn a card in this turn.</source>
        <translation>Šį ėjimą korta jau ištraukta.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Šios kortos neturite rankoje: {card}.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Derinyje turi būti bent trys kortos.</translation>
    </message>
    <message>
        <source>These cards are neither a run in one suit nor a set of one rank in different suits.</source>
        <translation>Šios kortos nėra nei vienos rūšies seka, nei to paties rango skirtingų rūšių grupė.</translation>
    </message>
    <message>
        <source>There is no meld number {meld} on the table.</source>
        <translation>Ant stalo nėra derinio, kurio numeris {meld}.</translation>
    </message>
    <message>
        <source>Choose at least one card to lay off.</source>
        <translation>Pasirinkite bent vieną kortą, kurią pridėsite.</translation>
    </message>
    <message>
        <source>This does not fit the meld {meld}: {cards}.</source>
        <translation>Tai netinka prie derinio {meld}: {cards}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Šį ėjimą paimtos kortos išmesti negalima: {card}.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{player} wins round {number}</source>
        <translation>{player} laimi {number} raundą</translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation>{number} raundas: lygiosios</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} laimi partiją</translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation>Partiją laimi kartu: {players}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n taškas šiame raunde, iš viso {total}</numerusform>
            <numerusform>{player}: %n taškai šiame raunde, iš viso {total}</numerusform>
            <numerusform>{player}: %n taškų šiame raunde, iš viso {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n taškas</numerusform>
            <numerusform>%n taškai</numerusform>
            <numerusform>%n taškų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n korta</numerusform>
            <numerusform>%n kortos</numerusform>
            <numerusform>%n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Iš viso</translation>
    </message>
    <message>
        <source>Total of {target}</source>
        <translation>Iš viso (iki {target})</translation>
    </message>
</context>
<context>
    <name>RichLine</name>
    <message>
        <source>joker</source>
        <comment>the card, inside a sentence</comment>
        <translation>džokeris</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>See the table</source>
        <translation>Rodyti stalą</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Partijos rezultatas</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Kitas raundas</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column</comment>
        <translation>Vieta</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading of a column</comment>
        <translation>Ranka</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>heading of a column: points</comment>
        <translation>Rankoje</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Raundas</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Iš viso</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>no cards left</source>
        <translation>be kortų</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Žaidimas</translation>
    </message>
    <message>
        <source>As your match is played</source>
        <translation>Taip, kaip žaidžiama jūsų partija</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>Pagal taisykles, jei partija jų nekeičia</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message>
        <source>The ace comes only after the king: {A}-2-3 is not a run here.</source>
        <translation>Tūzas eina tik po karaliaus: {A}-2-3 čia nėra seka.</translation>
    </message>
    <message>
        <source>Keep a card: in this match the last card must be a discard.</source>
        <translation>Pasilikite kortą: šioje partijoje paskutinė korta turi būti išmesta.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Traukite kortą</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Išdėkite, pridėkite arba išmeskite</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Raundas baigtas</translation>
    </message>
    <message>
        <source>Take the discard, or draw and end the round</source>
        <translation>Paimkite išmestą arba traukite ir baikite raundą</translation>
    </message>
    <message>
        <source>Draw and end the round</source>
        <translation>Traukite ir baikite raundą</translation>
    </message>
    <message>
        <source>Lay off or discard your last card</source>
        <translation>Pridėkite arba išmeskite paskutinę kortą</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>Išmeskite paskutinę kortą</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Taškų riba</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Partija baigiasi po raundo, kuriame kas nors ją pasiekia.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n taškas</numerusform>
            <numerusform>%n taškai</numerusform>
            <numerusform>%n taškų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>Iki %n taško</numerusform>
            <numerusform>Iki %n taškų</numerusform>
            <numerusform>Iki %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card must be a discard</source>
        <translation>Paskutinė korta turi būti išmesta</translation>
    </message>
    <message>
        <source>You may not go out by a meld or a lay-off.</source>
        <translation>Raundo negalima baigti nei išdėjimu, nei pridėjimu.</translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation>Paskutinė korta išmetama</translation>
    </message>
    <message>
        <source>Ace counts 11</source>
        <translation>Tūzas vertas 11</translation>
    </message>
    <message>
        <source>An ace left in hand is worth 11 points instead of 1.</source>
        <translation>Rankoje likęs tūzas vertas 11 taškų, o ne 1.</translation>
    </message>
    <message>
        <source>Taken card may be discarded</source>
        <translation>Paimtą kortą galima išmesti</translation>
    </message>
    <message>
        <source>You may discard a card in the turn in which you took it from the pile.</source>
        <translation>Iš išmestų kortų krūvos paimtą kortą galima išmesti tą patį ėjimą.</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Traukia kortą</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Paima {taken}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Išdeda %n kortą</numerusform>
            <numerusform>Išdeda %n kortas</numerusform>
            <numerusform>Išdeda %n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Prideda {added}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Paima {taken}, išdeda %n kortą</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortas</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}</source>
        <translation>Paima {taken}, prideda {added}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Išdeda %n kortą, prideda {added}</numerusform>
            <numerusform>Išdeda %n kortas, prideda {added}</numerusform>
            <numerusform>Išdeda %n kortų, prideda {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Paima {taken}, išdeda %n kortą, prideda {added}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortas, prideda {added}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortų, prideda {added}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Traukia, išmeta {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Paima {taken}, išmeta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Išdeda %n kortą, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortas, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortų, išmeta {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Prideda {added}, išmeta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Paima {taken}, išdeda %n kortą, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortas, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortų, išmeta {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}, discarded {card}</source>
        <translation>Paima {taken}, prideda {added}, išmeta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Išdeda %n kortą, prideda {added}, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortas, prideda {added}, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortų, prideda {added}, išmeta {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Paima {taken}, išdeda %n kortą, prideda {added}, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortas, prideda {added}, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortų, prideda {added}, išmeta {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Raundas baigtas išdėjimu. {player} gauna varžovams likusių kortų vertę: %n taškas.</numerusform>
            <numerusform>Raundas baigtas išdėjimu. {player} gauna varžovams likusių kortų vertę: %n taškai.</numerusform>
            <numerusform>Raundas baigtas išdėjimu. {player} gauna varžovams likusių kortų vertę: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Raundas baigtas pridėjimu. {player} gauna varžovams likusių kortų vertę: %n taškas.</numerusform>
            <numerusform>Raundas baigtas pridėjimu. {player} gauna varžovams likusių kortų vertę: %n taškai.</numerusform>
            <numerusform>Raundas baigtas pridėjimu. {player} gauna varžovams likusių kortų vertę: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Raundas baigtas išmetimu. {player} gauna varžovams likusių kortų vertę: %n taškas.</numerusform>
            <numerusform>Raundas baigtas išmetimu. {player} gauna varžovams likusių kortų vertę: %n taškai.</numerusform>
            <numerusform>Raundas baigtas išmetimu. {player} gauna varžovams likusių kortų vertę: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Malka tuščia. {player} turi mažiausios vertės ranką ir gauna varžovams likusių kortų vertę: %n taškas.</numerusform>
            <numerusform>Malka tuščia. {player} turi mažiausios vertės ranką ir gauna varžovams likusių kortų vertę: %n taškai.</numerusform>
            <numerusform>Malka tuščia. {player} turi mažiausios vertės ranką ir gauna varžovams likusių kortų vertę: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>{number} raundas · iki %n taško</numerusform>
            <numerusform>{number} raundas · iki %n taškų</numerusform>
            <numerusform>{number} raundas · iki %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be the first with no cards left. Whoever goes out scores what the others still hold.</source>
        <translation>Dėkite ant stalo sekas ir grupes, pridėkite kortų prie ten gulinčių derinių ir likite be kortų pirmiau už kitus. Kas baigia raundą, gauna kitiems rankose likusių kortų vertę.</translation>
    </message>
    <message>
        <source>Two to four players use one pack of 52 cards without jokers. With two players everybody is dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and starts the discard pile. The rest is the stock.</source>
        <translation>Du, trys arba keturi žaidėjai žaidžia viena 52 kortų kalade be džokerių. Dviem žaidėjams dalijama po 7 kortas, trims ir keturiems – po 10 kortų. Kita korta atverčiama ir pradeda išmestų kortų krūvą. Likusios kortos – malka.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go clockwise. For the next round the deal passes one seat to the left.</source>
        <translation>Pirmasis dalytojas parenkamas burtais. Pradeda žaidėjas dalytojui iš kairės, o eilė eina pagal laikrodžio rodyklę. Kitą raundą dalija žaidėjas, sėdintis viena vieta kairiau.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another in the order 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, {A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.</source>
        <translation>Seka – tai trys ar daugiau vienos rūšies kortų, einančių paeiliui tokia tvarka: 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. Tūzas eina tik po karaliaus: {Q}-{K}-{A} yra seka, o {A}-2-3 ir {K}-{A}-2 – ne. Sekoje gali būti daugiausia 13 kortų.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits.</source>
        <translation>Grupė – tai trys arba keturios to paties rango kortos, visos skirtingų rūšių.</translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation>Ta pati korta negali priklausyti dviem deriniams. Pirmasis derinys gali būti bet kokios vertės: atsidarymo ribos nėra.</translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation>Pirmiausia traukite lygiai vieną kortą: viršutinę malkos kortą arba viršutinę išmestų kortų krūvos kortą.</translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation>Tada galite išdėti naujus derinius ir pridėti kortų iš rankos prie bet kurio derinio ant stalo, kad ir kieno jis būtų: kiek norite kartų ir bet kokia tvarka. Prie derinio galima iš karto pridėti kelias kortas; po to visas derinys turi būti taisyklingas. Ant stalo gulinčios kortos nebejudinamos ir neatsiimamos.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Išmeskite vieną kortą. Tuo jūsų ėjimas baigiasi.</translation>
    </message>
    <message>
        <source>Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a discard.</source>
        <translation>Kas nebeturi kortų, baigia raundą: išdėjimu, pridėjimu arba išmetimu.</translation>
    </message>
    <message>
        <source>Whoever discards their last card goes out and ends the round. The last card must be a discard: a meld or a lay-off that would leave you without cards is not allowed.</source>
        <translation>Kas išmeta paskutinę kortą, baigia raundą. Paskutinė korta turi būti išmesta: išdėti ar pridėti taip, kad liktumėte be kortų, negalima.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn, unless it is the only card left in your hand.</source>
        <translation>Iš išmestų kortų krūvos paimtos kortos negalima išmesti tą patį ėjimą, nebent rankoje liko tik ji.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may be discarded in the same turn.</source>
        <translation>Iš išmestų kortų krūvos paimtą kortą galima išmesti tą patį ėjimą.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled again. When the stock is empty, you may still take the top discard. Drawing from the empty stock ends the round at once: the hand worth least wins. Of equal hands the one with the lowest seat number wins.</source>
        <translation>Išmestų kortų krūva niekada nepermaišoma. Kai malka tuščia, dar galima paimti viršutinę išmestą kortą. Traukimas iš tuščios malkos iš karto baigia raundą: laimi mažiausios vertės ranka. Lygiųjų atveju laimi mažiausias vietos numeris.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Rankoje likusios kortos vertos: tūzas – 1 taško; karalius, dama ir valetas – po 10 taškų; kiekviena kita korta – tiek, koks jos skaičius. Tūzo vertė niekada nekeičia jo vietos sekoje.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Rankoje likusios kortos vertos: tūzas – 11 taškų; karalius, dama ir valetas – po 10 taškų; kiekviena kita korta – tiek, koks jos skaičius. Tūzo vertė niekada nekeičia jo vietos sekoje.</translation>
    </message>
    <message>
        <source>The winner of a round adds the values of all cards left in the other hands to their score. The others score nothing. This also holds when the round was ended by an empty stock.</source>
        <translation>Raundo laimėtojas prie savo rezultato prideda visų kitiems rankose likusių kortų vertę. Kiti negauna nieko. Taip yra ir tada, kai raundas baigiasi dėl tuščios malkos.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation>
            <numerusform>Partija baigiasi po raundo, kuriame žaidėjas pasiekia %n tašką. Tas žaidėjas laimi.</numerusform>
            <numerusform>Partija baigiasi po raundo, kuriame žaidėjas pasiekia %n taškus. Tas žaidėjas laimi.</numerusform>
            <numerusform>Partija baigiasi po raundo, kuriame žaidėjas pasiekia %n taškų. Tas žaidėjas laimi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no reshuffling of the discard pile, no runs that go on after the ace.</source>
        <translation>Šiame žaidime visada: be džokerių ir be jų atsiėmimo, be 51 taško ribos atsidaryti, be išmestų kortų permaišymo, be sekų, einančių toliau už tūzą.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Kompiuteriniai žaidėjai žino tik tai, ką žino žaidėjas jų vietoje: savo kortas, atverstas kortas ir tai, ką matė visi.</translation>
    </message>
    <message>
        <source>Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched card of the highest value.</source>
        <translation>Lengvas: išdeda kiekvieną derinį ir prideda kiekvieną kortą, kai tik gali, o išmeta didžiausios vertės nesujungtą kortą.</translation>
    </message>
    <message>
        <source>Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that its discard helps others.</source>
        <translation>Vidutinis: taip pat remiasi poromis ir spragomis, kurias dar galima užpildyti, ir vertina riziką, kad išmesta korta padės kitiems.</translation>
    </message>
    <message>
        <source>Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, and keeps the value of its unmatched cards low; it may hold a meld back.</source>
        <translation>Sunkus: taip pat įsimena visas visiems matant paimtas ir išmestas kortas, pagal jas spėja kitų rankas ir mažina savo nesujungtų kortų vertę; kartais palaukia su derinio išdėjimu.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Tikslas</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Paruošimas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Deriniai</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ėjimas</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Tuščia malka</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Taškai</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Partijos pabaiga</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Kompiuteriniai žaidėjai</translation>
    </message>
</context>
<context>
    <name>SavedMatch</name>
    <message>
        <source>Your match</source>
        <translation>Jūsų partija</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Other saves (%1)</source>
        <comment>how many more unfinished matches there are</comment>
        <translation>Kiti įrašai (%1)</translation>
    </message>
    <message>
        <source>No melds on the table yet</source>
        <translation>Ant stalo derinių dar nėra</translation>
    </message>
</context>
<context>
    <name>SavesSheet</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Nebaigtos partijos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Užverti</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give this match up? Its record stays, but nobody can go on with it.</source>
        <translation>Atsisakyti šios partijos? Jos įrašas liks, bet tęsti jos nebus galima.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a match</comment>
        <translation>Tęsti: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Atsisakyti</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Palikti</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>your turn</source>
        <translation>jūsų ėjimas</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ėjimas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n korta</numerusform>
            <numerusform>%n kortos</numerusform>
            <numerusform>%n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n taškas</numerusform>
            <numerusform>%n taškai</numerusform>
            <numerusform>%n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>under a score</comment>
        <translation>taškai</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1: %2</source>
        <translation>%1 vieta: %2</translation>
    </message>
    <message>
        <source>Name of the player in seat %1</source>
        <translation>Žaidėjo vardas, %1 vieta</translation>
    </message>
    <message>
        <source>Who plays in seat %1</source>
        <translation>Kas žaidžia, %1 vieta</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Žmogus</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Kompiuteris</translation>
    </message>
    <message>
        <source>Level of the player in seat %1</source>
        <translation>Žaidėjo lygis, %1 vieta</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{file} can’t be opened: {reason}</source>
        <translation>Failo {file} atverti negalima: {reason}</translation>
    </message>
    <message>
        <source>This can’t be written, and may be lost: {file}</source>
        <translation>Šio failo įrašyti negalima, jis gali būti prarastas: {file}</translation>
    </message>
    <message>
        <source>Something went wrong; your match is saved. What happened is written in {file}</source>
        <translation>Kažkas nepavyko; jūsų partija įrašyta. Kas nutiko, aprašyta faile {file}</translation>
    </message>
    <message>
        <source>The settings could not be read; they were put aside and begin anew: {file}</source>
        <translation>Nuostatų perskaityti nepavyko; jos padėtos atskirai ir pradedamos iš naujo: {file}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Kaip sistemoje</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look and cards</source>
        <translation>Išvaizda ir kortos</translation>
    </message>
    <message>
        <source>Play and pace</source>
        <translation>Žaidimas ir tempas</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Kalba ir vardas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>Nuostatų dalis</translation>
    </message>
</context>
<context>
    <name>StandsFor</name>
    <message>
        <source>any suit</source>
        <comment>what a joker in a set stands for</comment>
        <translation>bet kuri rūšis</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nauja partija</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Apie</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mažiau</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daugiau</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Stock</source>
        <translation>Malka</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Išmestos</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Išmesti</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Naujas derinys</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Malka, %n korta</numerusform>
            <numerusform>Malka, %n kortos</numerusform>
            <numerusform>Malka, %n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: {card}</source>
        <translation>
            <numerusform>Išmestų kortų krūva, %n korta, viršuje: {card}</numerusform>
            <numerusform>Išmestų kortų krūva, %n kortos, viršuje: {card}</numerusform>
            <numerusform>Išmestų kortų krūva, %n kortų, viršuje: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Išmestų kortų krūva, tuščia</translation>
    </message>
    <message>
        <source>Meld {number}, a run: {cards}</source>
        <translation>{number} derinys, seka: {cards}</translation>
    </message>
    <message>
        <source>Meld {number}, a set: {cards}</source>
        <translation>{number} derinys, grupė: {cards}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Traukti</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Paimti išmestą</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Išdėti</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Pridėti</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Rikiuoti</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>Pažymėkite vieną kortą, kurią išmesite.</translation>
    </message>
    <message>
        <source>There is no meld on the table yet.</source>
        <translation>Ant stalo dar nėra jokio derinio.</translation>
    </message>
    <message>
        <source>This fits none of the melds on the table.</source>
        <translation>Tai netinka prie jokio derinio ant stalo.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n korta</numerusform>
            <numerusform>%n kortos</numerusform>
            <numerusform>%n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n taškas</numerusform>
            <numerusform>%n taškai</numerusform>
            <numerusform>%n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>a run</source>
        <translation>seka</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>grupė</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>tinka prie derinio</translation>
    </message>
    <message>
        <source>not a meld</source>
        <translation>ne derinys</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>paskutinė korta</translation>
    </message>
    <message>
        <source>Cards can’t be put here.</source>
        <translation>Čia kortų dėti negalima.</translation>
    </message>
    <message>
        <source>Only what you did in this turn can be undone, until you see a hidden card.</source>
        <translation>Atšaukti galima tik tai, kas padaryta šį ėjimą, kol nepamatote užverstos kortos.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Niekas neatšaukta.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Atgal į pradžios puslapį</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n pakeista taisyklė</numerusform>
            <numerusform>%n pakeistos taisyklės</numerusform>
            <numerusform>%n pakeistų taisyklių</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, selected, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, pažymėta, %2 iš %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, %2 iš %3</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>%1, a place for the selected cards</source>
        <translation>%1, vieta pažymėtoms kortoms</translation>
    </message>
    <message>
        <source>click or Enter</source>
        <comment>under the place for a new meld</comment>
        <translation>spustelėkite arba Enter</translation>
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
        <translation>Atgal į rezultatą</translation>
    </message>
</context>
<context>
    <name>TotalsPlot</name>
    <message>
        <source>Plot of the totals after each round; the table below has the numbers.</source>
        <translation>Rezultatų po kiekvieno raundo grafikas; skaičiai – lentelėje žemiau.</translation>
    </message>
</context>
</TS>
