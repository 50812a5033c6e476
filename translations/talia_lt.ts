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
        <source>%1,</source>
        <comment>what is selected; the verdict on it follows</comment>
        <translation>%1,</translation>
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
        <source>Pass</source>
        <translation>Pasuoti</translation>
    </message>
    <message>
        <source>Pass for me when I can’t play</source>
        <translation>Pasuoti už mane, kai negaliu dėti</translation>
    </message>
    <message>
        <source>When you are out: play out quickly</source>
        <translation>Kai nebeturite kortų: greitai sužaisti iki galo</translation>
    </message>
    <message>
        <source>When you are out: skip to the result</source>
        <translation>Kai nebeturite kortų: pereiti prie rezultato</translation>
    </message>
    <message>
        <source>Play the selected cards</source>
        <translation>Dėti pažymėtas kortas</translation>
    </message>
    <message>
        <source>Open with what is in the tray</source>
        <translation>Atsidaryti paruoštais deriniais</translation>
    </message>
    <message>
        <source>Give the selected cards back</source>
        <translation>Grąžinti pažymėtas kortas</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Pasirinkti geriausią gynybą</translation>
    </message>
    <message>
        <source>Finish what is laid out</source>
        <translation>Baigti dėliojimą</translation>
    </message>
    <message>
        <source>Return the taken discard</source>
        <translation>Grąžinti paimtą kortą</translation>
    </message>
    <message>
        <source>Empty the opening tray</source>
        <translation>Grąžinti paruoštus derinius į ranką</translation>
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
        <source>Sort by rank, or by how many there are of a rank</source>
        <translation>Rikiuoti pagal rangą arba vieno rango kortų skaičių</translation>
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
        <source>Previous part of the table</source>
        <translation>Ankstesnė stalo dalis</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Tarpas</translation>
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
        <source>Lay off the selected cards, or the one in focus</source>
        <translation>Pridėti pažymėtas kortas arba tą, kuri pasirinkta</translation>
    </message>
    <message>
        <source>Swap a joker for the selected cards, or the one in focus</source>
        <translation>Pakeisti džokerį pažymėtomis kortomis arba ta, kuri pasirinkta</translation>
    </message>
    <message>
        <source>Discard the selected card, or the one in focus</source>
        <translation>Išmesti pažymėtą kortą arba tą, kuri pasirinkta</translation>
    </message>
    <message>
        <source>Knock with the selected card, or the one in focus</source>
        <translation>Pabelsti su pažymėta korta arba ta, kuri pasirinkta</translation>
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
        <source>Open a record or a saved match</source>
        <translation>Atverti partijos įrašą</translation>
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
        <source>{player} passes.</source>
        <translation>{player} pasuoja.</translation>
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
    <name>Faults</name>
    <message>
        <source>The file can’t be read.</source>
        <translation>Failo perskaityti negalima.</translation>
    </message>
    <message>
        <source>It is no record or save of Talia, or it is damaged.</source>
        <translation>Tai ne programos „Talia“ įrašas arba jis sugadintas.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Talia.</source>
        <translation>Jį įrašė naujesnė programos „Talia“ versija.</translation>
    </message>
    <message>
        <source>This version of Talia does not have its game.</source>
        <translation>Šioje programos „Talia“ versijoje to žaidimo nėra.</translation>
    </message>
    <message>
        <source>Its seats or options do not go with its game.</source>
        <translation>Vietos arba parinktys netinka žaidimui.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}.</source>
        <translation>Jis sugadintas: {round} raundas.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}, at move {move}.</source>
        <translation>Jis sugadintas: {round} raundas, {move} ėjimas.</translation>
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
    <message>
        <source>Open</source>
        <translation>Atverti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Atšaukti</translation>
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
        <translation>Dviem žaidėjams: deriniai lieka rankoje iki beldimo</translation>
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
    <name>Gin</name>
    <message>
        <source>Take the upcard or pass.</source>
        <translation>Paimkite atverstą kortą arba pasuokite.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard: draw from the stock.</source>
        <translation>Abu žaidėjai atverstos kortos atsisakė: traukite iš malkos.</translation>
    </message>
    <message>
        <source>You can pass only while the upcard is on offer.</source>
        <translation>Pasuoti galima tik tada, kai siūloma atversta korta.</translation>
    </message>
    <message>
        <source>Knock together with your discard.</source>
        <translation>Pabelskite kartu su išmetama korta.</translation>
    </message>
    <message>
        <source>In this match you draw before you knock.</source>
        <translation>Šioje partijoje pirma traukiama, o tada beldžiama.</translation>
    </message>
    <message>
        <source>Too much deadwood to knock: {deadwood}. It may be {limit} at most.</source>
        <translation>Per daug nesujungtų kortų taškų beldimui: {deadwood}. Jų gali būti daugiausia {limit}.</translation>
    </message>
    <message>
        <source>The ace comes only before the two: {Q}-{K}-{A} is not a run here.</source>
        <translation>Tūzas eina tik prieš dviakę: {Q}-{K}-{A} čia nėra seka.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most: {card}.</source>
        <translation>Korta gali priklausyti tik vienam deriniui: {card}.</translation>
    </message>
    <message>
        <source>Answer the knock first: show your melds and lay off what fits.</source>
        <translation>Pirmiausia atsakykite į beldimą: parodykite derinius ir pridėkite, kas tinka.</translation>
    </message>
    <message>
        <source>There is no knock to answer.</source>
        <translation>Nėra beldimo, į kurį reikėtų atsakyti.</translation>
    </message>
    <message>
        <source>Take the upcard or pass</source>
        <translation>Paimkite atverstą kortą arba pasuokite</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Traukite kortą</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Išmeskite kortą</translation>
    </message>
    <message>
        <source>Show your melds and lay off</source>
        <translation>Parodykite derinius ir pridėkite kortas</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Raundas baigtas</translation>
    </message>
    <message>
        <source>Draw a card, or knock</source>
        <translation>Traukite kortą arba pabelskite</translation>
    </message>
    <message>
        <source>Discard a card, or knock</source>
        <translation>Išmeskite kortą arba pabelskite</translation>
    </message>
    <message>
        <source>Draw a card, or show gin</source>
        <translation>Traukite kortą arba rodykite džiną</translation>
    </message>
    <message>
        <source>Discard a card, or show gin</source>
        <translation>Išmeskite kortą arba rodykite džiną</translation>
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
    <message>
        <source>Laid off</source>
        <translation>Pridėta</translation>
    </message>
    <message>
        <source>{player}: deadwood</source>
        <translation>{player}: nesujungtos kortos</translation>
    </message>
    <message>
        <source>{player}: deadwood after laying off</source>
        <translation>{player}: nesujungtos kortos po pridėjimo</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Skirtumas</translation>
    </message>
    <message>
        <source>Bonus for gin</source>
        <translation>Premija už džiną</translation>
    </message>
    <message>
        <source>{player} scores</source>
        <translation>{player} gauna</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Sausa pergalė</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Laimėti raundai</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partija</translation>
    </message>
    <message>
        <source>Added to the other hand’s deadwood.</source>
        <translation>Pridedama prie varžovo nesujungtų kortų taškų.</translation>
    </message>
    <message numerus="yes">
        <source>Gin: %n point(s)</source>
        <translation>
            <numerusform>Džinas: %n taškas</numerusform>
            <numerusform>Džinas: %n taškai</numerusform>
            <numerusform>Džinas: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Premija už atkirtį</translation>
    </message>
    <message>
        <source>For the one who has no more deadwood than the knocker.</source>
        <translation>Tam, kieno nesujungtų kortų taškų ne daugiau nei beldžiančio žaidėjo.</translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %n point(s)</source>
        <translation>
            <numerusform>Atkirtis: %n taškas</numerusform>
            <numerusform>Atkirtis: %n taškai</numerusform>
            <numerusform>Atkirtis: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock without drawing</source>
        <translation>Beldimas netraukus</translation>
    </message>
    <message>
        <source>You may knock at the start of your turn instead of drawing.</source>
        <translation>Ėjimo pradžioje galima belsti užuot traukus.</translation>
    </message>
    <message>
        <source>Knock only after drawing</source>
        <translation>Beldimas tik patraukus</translation>
    </message>
    <message>
        <source>Bonus for the match</source>
        <translation>Premija už partiją</translation>
    </message>
    <message>
        <source>Added at the end to the points of the winner.</source>
        <translation>Pabaigoje pridedama prie laimėtojo taškų.</translation>
    </message>
    <message numerus="yes">
        <source>Match: %n point(s)</source>
        <translation>
            <numerusform>Partija: %n taškas</numerusform>
            <numerusform>Partija: %n taškai</numerusform>
            <numerusform>Partija: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Premija už kiekvieną laimėtą raundą</translation>
    </message>
    <message>
        <source>Added at the end to the points of each player.</source>
        <translation>Pabaigoje pridedama prie kiekvieno žaidėjo taškų.</translation>
    </message>
    <message numerus="yes">
        <source>Round won: %n point(s)</source>
        <translation>
            <numerusform>Laimėtas raundas: %n taškas</numerusform>
            <numerusform>Laimėtas raundas: %n taškai</numerusform>
            <numerusform>Laimėtas raundas: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>A shutout counts double</source>
        <translation>Sausa pergalė skaičiuojama dvigubai</translation>
    </message>
    <message>
        <source>The winner’s points are doubled if the other won no round at all.</source>
        <translation>Laimėtojo taškai dvigubinami, jei varžovas nelaimėjo nė vieno raundo.</translation>
    </message>
    <message>
        <source>Shutout counts double</source>
        <translation>Sausa pergalė dvigubai</translation>
    </message>
    <message>
        <source>{player} knocks.</source>
        <translation>{player} beldžia.</translation>
    </message>
    <message>
        <source>{player} has gin!</source>
        <translation>{player}: džinas!</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Traukia kortą</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Paima {taken}</translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Traukia, išmeta {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Paima {taken}, išmeta {card}</translation>
    </message>
    <message>
        <source>Drew, knocked with {card}</source>
        <translation>Traukia, išmeta {card} ir beldžia</translation>
    </message>
    <message>
        <source>Took {taken}, knocked with {card}</source>
        <translation>Paima {taken}, išmeta {card} ir beldžia</translation>
    </message>
    <message>
        <source>Drew, gin with {card}</source>
        <translation>Traukia, išmeta {card}: džinas</translation>
    </message>
    <message>
        <source>Took {taken}, gin with {card}</source>
        <translation>Paima {taken}, išmeta {card}: džinas</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Beldžia</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuoti</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Pabelsti</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Baigti</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Geriausia gynyba</translation>
    </message>
    <message>
        <source>Select one card to discard with the knock.</source>
        <translation>Pažymėkite vieną kortą, kurią išmesite belsdami.</translation>
    </message>
    <message>
        <source>Select the cards to lay off.</source>
        <translation>Pažymėkite kortas, kurias pridėsite.</translation>
    </message>
    <message>
        <source>Show a meld, lay off a card, or take the best defence.</source>
        <translation>Parodykite derinį, pridėkite kortą arba pasirinkite geriausią gynybą.</translation>
    </message>
    <message>
        <source>Leaves deadwood {number}</source>
        <translation>Lieka nesujungtų: {number} tšk.</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>galite pabelsti</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Džinas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Seka</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Grupė</translation>
    </message>
    <message>
        <source>Deadwood {number}</source>
        <translation>Nesujungtos: {number}</translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s) as deadwood</source>
        <translation>
            <numerusform>nesujungta korta: %n taškas</numerusform>
            <numerusform>nesujungta korta: %n taškai</numerusform>
            <numerusform>nesujungta korta: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding it leaves deadwood {number}</source>
        <translation>išmetus lieka nesujungtų: {number} tšk.</translation>
    </message>
    <message>
        <source>with it you may knock: deadwood {number}</source>
        <translation>išmetus galima belsti: {number} tšk.</translation>
    </message>
    <message>
        <source>with it you have gin</source>
        <translation>išmetus turite džiną</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>beldimas</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>džinas</translation>
    </message>
    <message>
        <source>{player} · deadwood {number}</source>
        <translation>{player} · nesujungtos: {number} tšk.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Grąžinta į ranką: {cards}.</translation>
    </message>
    <message>
        <source>A card just taken stays in the hand this turn</source>
        <translation>Ką tik paimta korta šį ėjimą lieka rankoje</translation>
    </message>
    <message>
        <source>If you discard {card}, deadwood {number} is left: too much to knock, at most {limit}.</source>
        <translation>Jei išmesite {card}, liks nesujungtų: {number} tšk. – per daug beldimui, gali būti daugiausia {limit}.</translation>
    </message>
    <message>
        <source>Finish with {number}</source>
        <translation>Baigti: {number} tšk.</translation>
    </message>
    <message>
        <source>Best defence: {number}</source>
        <translation>Geriausia gynyba: {number}</translation>
    </message>
    <message>
        <source>Your deadwood: {number}.</source>
        <translation>Jūsų nesujungtos kortos: {number} tšk.</translation>
    </message>
    <message>
        <source>The place to knock, deadwood {number}</source>
        <translation>Vieta belsti, nesujungtos kortos: {number} tšk.</translation>
    </message>
    <message>
        <source>The place to show gin</source>
        <translation>Vieta rodyti džiną</translation>
    </message>
    <message>
        <source>no deadwood left</source>
        <translation>be nesujungtų kortų</translation>
    </message>
    <message>
        <source>Drop your discard here</source>
        <translation>Čia paleiskite išmetamą kortą</translation>
    </message>
    <message>
        <source>Instead of drawing</source>
        <translation>Užuot traukus</translation>
    </message>
    <message>
        <source>Knock with {number}?</source>
        <translation>Belsti su {number}?</translation>
    </message>
    <message>
        <source>Show gin?</source>
        <translation>Rodyti džiną?</translation>
    </message>
    <message numerus="yes">
        <source>You discard {card} and show %n meld(s).</source>
        <translation>
            <numerusform>Išmetate {card} ir rodote %n derinį.</numerusform>
            <numerusform>Išmetate {card} ir rodote %n derinius.</numerusform>
            <numerusform>Išmetate {card} ir rodote %n derinių.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock without drawing and show %n meld(s).</source>
        <translation>
            <numerusform>Beldžiate netraukę ir rodote %n derinį.</numerusform>
            <numerusform>Beldžiate netraukę ir rodote %n derinius.</numerusform>
            <numerusform>Beldžiate netraukę ir rodote %n derinių.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may lay off on them.</source>
        <translation>{player} gali prie jų pridėti.</translation>
    </message>
    <message>
        <source>{player} can’t lay off anything.</source>
        <translation>{player} nieko pridėti negali.</translation>
    </message>
    <message>
        <source>{number} of at most {limit}</source>
        <translation>{number} iš leistinų {limit}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Žaisti toliau</translation>
    </message>
    <message>
        <source>Enter does it, Escape plays on.</source>
        <translation>Enter patvirtina, Escape tęsia žaidimą.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Nesujungtos kortos</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasuoja</translation>
    </message>
    <message>
        <source>Showed the melds</source>
        <translation>Parodo derinius</translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Prideda {added}</translation>
    </message>
    <message numerus="yes">
        <source>The knock holds. {player} scores the difference in deadwood: %n point(s).</source>
        <translation>
            <numerusform>Beldimas pavyko. {player} gauna nesujungtų kortų taškų skirtumą: %n taškas.</numerusform>
            <numerusform>Beldimas pavyko. {player} gauna nesujungtų kortų taškų skirtumą: %n taškai.</numerusform>
            <numerusform>Beldimas pavyko. {player} gauna nesujungtų kortų taškų skirtumą: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! {player} scores the other’s deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Džinas! {player} gauna varžovo nesujungtų kortų taškus ir premiją: %n taškas.</numerusform>
            <numerusform>Džinas! {player} gauna varžovo nesujungtų kortų taškus ir premiją: %n taškai.</numerusform>
            <numerusform>Džinas! {player} gauna varžovo nesujungtų kortų taškus ir premiją: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Atkirtis! {player} gauna nesujungtų kortų taškų skirtumą ir premiją: %n taškas.</numerusform>
            <numerusform>Atkirtis! {player} gauna nesujungtų kortų taškų skirtumą ir premiją: %n taškai.</numerusform>
            <numerusform>Atkirtis! {player} gauna nesujungtų kortų taškų skirtumą ir premiją: %n taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is down to two cards and nobody has knocked: the round is drawn.</source>
        <translation>Malkoje liko dvi kortos, o niekas nepabeldė: raundas lygiosiomis.</translation>
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
        <source>Arrange your hand in runs and sets, keep the cards outside them low, and knock before the other player does. Melds stay in the hand until then.</source>
        <translation>Dėliokite ranką į sekas ir grupes, mažinkite nesujungtų kortų vertę ir pabelskite pirmiau už varžovą. Iki tol deriniai lieka rankoje.</translation>
    </message>
    <message>
        <source>Two players use one pack of 52 cards and are dealt 10 cards each. The next card is turned up and starts the discard pile. The other 31 cards are the stock.</source>
        <translation>Du žaidėjai žaidžia viena 52 kortų kalade, kiekvienas gauna 10 kortų. Kita korta atverčiama ir pradeda išmestų kortų krūvą. Likusi 31 korta – malka.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot, then the deal alternates. After a drawn round the same player deals again.</source>
        <translation>Pirmasis dalytojas parenkamas burtais, paskui dalijama pakaitomis. Po raundo lygiosiomis vėl dalija tas pats žaidėjas.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank. A run is three or more cards of one suit that follow one another. The ace comes only before the two: {A}-2-3 is a run, {Q}-{K}-{A} and {K}-{A}-2 are not.</source>
        <translation>Grupė – tai trys arba keturios to paties rango kortos. Seka – tai trys ar daugiau vienos rūšies kortų, einančių paeiliui. Tūzas eina tik prieš dviakę: {A}-2-3 yra seka, o {Q}-{K}-{A} ir {K}-{A}-2 – ne.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most. Cards in no meld are deadwood: an ace counts 1, king, queen and jack 10 each, every other card its number. What counts is the arrangement that leaves the least.</source>
        <translation>Korta priklauso daugiausia vienam deriniui. Į derinius neįeinančios kortos yra nesujungtos: tūzas vertas 1, karalius, dama ir valetas – po 10, kiekviena kita korta – tiek, koks jos skaičius. Skaičiuojamas išdėstymas, kuriame taškų lieka mažiausiai.</translation>
    </message>
    <message>
        <source>At first the player who did not deal may take the upcard or pass; then the dealer has the same choice. Whoever takes it discards or knocks. If both pass, the player who did not deal begins an ordinary turn, in which the upcard may not be taken.</source>
        <translation>Iš pradžių nedalijęs žaidėjas gali paimti atverstą kortą arba pasuoti; paskui tą patį renkasi dalytojas. Kas ją paima, išmeta kortą arba beldžia. Jei abu pasuoja, nedalijęs žaidėjas pradeda įprastą ėjimą, kuriame atverstos kortos imti negalima.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card. The card just taken from the discard pile may not be discarded in the same turn, not with a knock either.</source>
        <translation>Traukite viršutinę malkos arba išmestų kortų krūvos kortą, tada išmeskite vieną kortą. Ką tik iš išmestų kortų krūvos paimtos kortos negalima išmesti tą patį ėjimą, net ir beldžiant.</translation>
    </message>
    <message>
        <source>With your discard you may knock if the ten cards left have 10 points of deadwood at most. With no deadwood at all the knock is gin. You may also play on.</source>
        <translation>Išmesdami kortą galite pabelsti, jei likusios dešimt kortų turi daugiausia 10 nesujungtų kortų taškų. Jei nesujungtų kortų nėra, tai džinas. Galite ir žaisti toliau.</translation>
    </message>
    <message>
        <source>Instead of drawing you may knock at the start of your turn, if your ten cards have 10 points of deadwood at most. Not while the upcard is on offer.</source>
        <translation>Užuot traukę galite pabelsti ėjimo pradžioje, jei jūsų dešimt kortų turi daugiausia 10 nesujungtų kortų taškų. Bet ne tada, kai siūloma atversta korta.</translation>
    </message>
    <message>
        <source>You may not knock instead of drawing: first draw, then knock.</source>
        <translation>Belsti užuot traukus negalima: pirma traukite, tada belskite.</translation>
    </message>
    <message>
        <source>The knocker may choose the melds, and these bind: every other card is deadwood. Otherwise the arrangement with the least deadwood is laid, and of equal ones the one on which the fewest cards can be laid off.</source>
        <translation>Beldžiantis žaidėjas gali pats pasirinkti derinius, ir jie galioja: visos kitos kortos yra nesujungtos. Kitaip išdedamas išdėstymas su mažiausiu nesujungtų kortų taškų skaičiumi, o iš vienodų – tas, prie kurio galima pridėti mažiausiai kortų.</translation>
    </message>
    <message>
        <source>After a knock without gin the other player shows melds too, and may lay off cards on the knocker’s melds: a fourth card on a set, cards at either end of a run, one after another. Without a choice of the player the arrangement with the least deadwood is laid.</source>
        <translation>Po beldimo be džino kitas žaidėjas taip pat parodo derinius ir gali pridėti kortų prie beldžiančio žaidėjo derinių: ketvirtą kortą prie grupės, kortas abiejuose sekos galuose, vieną po kitos. Jei pats nesirenka, išdedama tai, kas palieka mažiausiai nesujungtų kortų taškų.</translation>
    </message>
    <message>
        <source>After gin nothing may be laid off.</source>
        <translation>Po džino nieko pridėti negalima.</translation>
    </message>
    <message>
        <source>If the other player is left with more deadwood, the knocker scores the difference.</source>
        <translation>Jei kitam žaidėjui lieka daugiau nesujungtų kortų taškų, beldžiantis žaidėjas gauna skirtumą.</translation>
    </message>
    <message numerus="yes">
        <source>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point(s) more.</source>
        <translation>
            <numerusform>Jei kito žaidėjo nesujungtų kortų taškų mažiau nei beldžiančio arba tiek pat, tai atkirtis: jis gauna skirtumą ir dar %n tašką.</numerusform>
            <numerusform>Jei kito žaidėjo nesujungtų kortų taškų mažiau nei beldžiančio arba tiek pat, tai atkirtis: jis gauna skirtumą ir dar %n taškus.</numerusform>
            <numerusform>Jei kito žaidėjo nesujungtų kortų taškų mažiau nei beldžiančio arba tiek pat, tai atkirtis: jis gauna skirtumą ir dar %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin scores the whole deadwood of the other player and %n point(s) more.</source>
        <translation>
            <numerusform>Džinas duoda visus kito žaidėjo nesujungtų kortų taškus ir dar %n tašką.</numerusform>
            <numerusform>Džinas duoda visus kito žaidėjo nesujungtų kortų taškus ir dar %n taškus.</numerusform>
            <numerusform>Džinas duoda visus kito žaidėjo nesujungtų kortų taškus ir dar %n taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a discard without a knock leaves two cards in the stock, the round is drawn at once: no points, and no knock any more.</source>
        <translation>Kai išmetus kortą be beldimo malkoje lieka dvi kortos, raundas iš karto baigiasi lygiosiomis: be taškų ir be beldimo.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a player has %n point(s) or more. That player wins.</source>
        <translation>
            <numerusform>Partija baigiasi, kai žaidėjas turi bent %n tašką. Tas žaidėjas laimi.</numerusform>
            <numerusform>Partija baigiasi, kai žaidėjas turi bent %n taškus. Tas žaidėjas laimi.</numerusform>
            <numerusform>Partija baigiasi, kai žaidėjas turi bent %n taškų. Tas žaidėjas laimi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is added at the end of the match.</source>
        <translation>Partijos pabaigoje nieko nepridedama.</translation>
    </message>
    <message>
        <source>If the loser won no round, the winner’s points are doubled at the end of the match.</source>
        <translation>Jei pralaimėtojas nelaimėjo nė vieno raundo, partijos pabaigoje laimėtojo taškai dvigubinami.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the match each player gets %n point(s) for every round won. A drawn round is nobody’s.</source>
        <translation>
            <numerusform>Partijos pabaigoje kiekvienas žaidėjas gauna %n tašką už kiekvieną laimėtą raundą. Raundas lygiosiomis nepriklauso niekam.</numerusform>
            <numerusform>Partijos pabaigoje kiekvienas žaidėjas gauna %n taškus už kiekvieną laimėtą raundą. Raundas lygiosiomis nepriklauso niekam.</numerusform>
            <numerusform>Partijos pabaigoje kiekvienas žaidėjas gauna %n taškų už kiekvieną laimėtą raundą. Raundas lygiosiomis nepriklauso niekam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the match gets %n point(s) more.</source>
        <translation>
            <numerusform>Partijos laimėtojas gauna dar %n tašką.</numerusform>
            <numerusform>Partijos laimėtojas gauna dar %n taškus.</numerusform>
            <numerusform>Partijos laimėtojas gauna dar %n taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: 10 points of deadwood are the limit for a knock, there is no big gin, and no Oklahoma.</source>
        <translation>Šiame žaidime visada: beldimo riba – 10 nesujungtų kortų taškų, nėra didžiojo džino ir Oklahomos varianto.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Kompiuteriniai žaidėjai žino tik tai, ką žino žaidėjas jų vietoje: savo kortas, atverstas kortas ir tai, ką matė visi.</translation>
    </message>
    <message>
        <source>Easy: draws from the stock, keeps its melds, discards the unmatched card of the highest value, and knocks as soon as it can.</source>
        <translation>Lengvas: traukia iš malkos, saugo derinius, išmeta didžiausios vertės nesujungtą kortą ir beldžia, kai tik gali.</translation>
    </message>
    <message>
        <source>Normal: finds the best arrangement, and does not discard what the other player is seen to collect.</source>
        <translation>Vidutinis: randa geriausią išdėstymą ir neišmeta to, ką varžovas akivaizdžiai renka.</translation>
    </message>
    <message>
        <source>Hard: estimates the cards of the other player and weighs knocking now against playing on for gin, undercuts included.</source>
        <translation>Sunkus: vertina varžovo kortas ir sveria, ar belsti dabar, ar žaisti toliau dėl džino, įskaitant atkirčius.</translation>
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
        <source>Knocking</source>
        <translation>Beldimas</translation>
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
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>Ant stalo: {melds}</translation>
    </message>
    <message>
        <source>There is nothing on the table yet.</source>
        <translation>Ant stalo dar nieko nėra.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Partijos įrašo perskaityti nepavyko; jis padėtas atskirai ir neištrintas: {file}</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was left as it is: {file}. {reason}</source>
        <translation>Partijos įrašo perskaityti nepavyko; jis paliktas toks, koks buvo: {file}. {reason}</translation>
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
        <source>Keys · %1</source>
        <comment>title; the game</comment>
        <translation>Klavišai · %1</translation>
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
    <message>
        <source>Seed of all deals: %1</source>
        <translation>Visų dalijimų pradinė reikšmė: %1</translation>
    </message>
    <message>
        <source>Its SHA-256, told before the first deal: %1</source>
        <translation>Jos SHA-256, paskelbta prieš pirmą dalijimą: %1</translation>
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
        <source>Reset to the rules</source>
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
    <message>
        <source>Show melds and deadwood</source>
        <translation>Rodyti derinius ir nesujungtas kortas</translation>
    </message>
    <message>
        <source>In gin rummy your hand stands in its best melds, with what it counts.</source>
        <translation>Žaidžiant džino ramį ranka išdėliojama geriausiais deriniais ir rodoma nesujungtų kortų vertė.</translation>
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
    <name>President</name>
    <message numerus="yes">
        <source>First give %n card(s) back.</source>
        <translation>
            <numerusform>Pirmiausia grąžinkite %n kortą.</numerusform>
            <numerusform>Pirmiausia grąžinkite %n kortas.</numerusform>
            <numerusform>Pirmiausia grąžinkite %n kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to give back.</source>
        <translation>Neturite ko grąžinti.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give back.</source>
        <translation>
            <numerusform>Pasirinkite lygiai %n kortą, kurią grąžinsite.</numerusform>
            <numerusform>Pasirinkite lygiai %n kortas, kurias grąžinsite.</numerusform>
            <numerusform>Pasirinkite lygiai %n kortų, kurias grąžinsite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one card to play.</source>
        <translation>Pasirinkite bent vieną kortą, kurią dėsite.</translation>
    </message>
    <message>
        <source>Play cards of one rank only.</source>
        <translation>Dėkite tik vieno rango kortas.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s), or pass.</source>
        <translation>
            <numerusform>Dėkite lygiai %n kortą arba pasuokite.</numerusform>
            <numerusform>Dėkite lygiai %n kortas arba pasuokite.</numerusform>
            <numerusform>Dėkite lygiai %n kortų arba pasuokite.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the order in force this does not beat {cards}.</source>
        <translation>Pagal galiojančią tvarką tai nenukerta: {cards}.</translation>
    </message>
    <message>
        <source>You lead the trick, so you may not pass.</source>
        <translation>Jūs pradedate kirtį, todėl pasuoti negalite.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back</source>
        <translation>
            <numerusform>Pasirinkite %n kortą, kurią grąžinsite</numerusform>
            <numerusform>Pasirinkite %n kortas, kurias grąžinsite</numerusform>
            <numerusform>Pasirinkite %n kortų, kurias grąžinsite</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards to give back</source>
        <translation>Pasirinkite kortas, kurias grąžinsite</translation>
    </message>
    <message>
        <source>Lead one to four cards of one rank</source>
        <translation>Pradėkite kirtį: nuo vienos iki keturių to paties rango kortų</translation>
    </message>
    <message>
        <source>Beat what was played or pass</source>
        <translation>Nukirskite padėtas kortas arba pasuokite</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Raundas baigtas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Raundai</translation>
    </message>
    <message>
        <source>The most points over all rounds win the match.</source>
        <translation>Partiją laimi didžiausia visų raundų taškų suma.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n raundas</numerusform>
            <numerusform>%n raundai</numerusform>
            <numerusform>%n raundų</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revoliucija</translation>
    </message>
    <message>
        <source>Four cards of one rank reverse the order.</source>
        <translation>Keturios vienodos kortos apverčia tvarką.</translation>
    </message>
    <message>
        <source>No revolution</source>
        <translation>Be revoliucijos</translation>
    </message>
    <message>
        <source>Who leads from the second round on</source>
        <translation>Kas pradeda nuo antro raundo</translation>
    </message>
    <message>
        <source>The first trick of the round is theirs to lead.</source>
        <translation>Jam tenka pradėti pirmą raundo kirtį.</translation>
    </message>
    <message>
        <source>The President</source>
        <translation>Prezidentas</translation>
    </message>
    <message>
        <source>The player who came last</source>
        <translation>Paskutinis žaidėjas</translation>
    </message>
    <message>
        <source>The President leads</source>
        <translation>Pradeda Prezidentas</translation>
    </message>
    <message>
        <source>The last player leads</source>
        <translation>Pradeda paskutinis</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Prezidentas</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Viceprezidentas</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Pilietis</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Vargšas</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Elgeta</translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s), {other} gets them.</source>
        <translation>
            <numerusform>{player} atiduoda %n kortą, ją gauna {other}.</numerusform>
            <numerusform>{player} atiduoda %n kortas, jas gauna {other}.</numerusform>
            <numerusform>{player} atiduoda %n kortų, jas gauna {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s) back, {other} gets them.</source>
        <translation>
            <numerusform>{player} grąžina %n kortą, ją gauna {other}.</numerusform>
            <numerusform>{player} grąžina %n kortas, jas gauna {other}.</numerusform>
            <numerusform>{player} grąžina %n kortų, jas gauna {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives, {other} gets: {cards}.</source>
        <translation>{player} atiduoda, {other} gauna: {cards}.</translation>
    </message>
    <message>
        <source>{player} plays: {cards}.</source>
        <translation>{player} deda: {cards}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasuoja.</translation>
    </message>
    <message>
        <source>Revolution: the order is reversed.</source>
        <translation>Revoliucija: tvarka atvirkštinė.</translation>
    </message>
    <message>
        <source>Revolution: the usual order is back.</source>
        <translation>Revoliucija: grįžta įprasta tvarka.</translation>
    </message>
    <message>
        <source>{player} has place {place}: {title}.</source>
        <translation>{player} užima {place} vietą: {title}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} paima kirtį.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {other} leads.</source>
        <translation>{player} paima kirtį, pradeda {other}.</translation>
    </message>
    <message>
        <source>Played {cards}</source>
        <translation>Deda {cards}</translation>
    </message>
    <message>
        <source>Played {cards}, the last cards</source>
        <translation>Deda paskutines kortas: {cards}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pasuoja</translation>
    </message>
    <message numerus="yes">
        <source>Gave %n card(s)</source>
        <translation>
            <numerusform>Atiduoda %n kortą</numerusform>
            <numerusform>Atiduoda %n kortas</numerusform>
            <numerusform>Atiduoda %n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>Took the trick</source>
        <translation>Paima kirtį</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place} vieta</translation>
    </message>
    <message>
        <source>The order of finishing: {players}.</source>
        <translation>Galutinės vietos: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>{number} raundas iš %n</numerusform>
            <numerusform>{number} raundas iš %n</numerusform>
            <numerusform>{number} raundas iš %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat a three or pass</source>
        <translation>Nukirskite triakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two threes or pass</source>
        <translation>Nukirskite dvi triakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three threes or pass</source>
        <translation>Nukirskite tris triakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four threes or pass</source>
        <translation>Nukirskite keturias triakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a four or pass</source>
        <translation>Nukirskite keturakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two fours or pass</source>
        <translation>Nukirskite dvi keturakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three fours or pass</source>
        <translation>Nukirskite tris keturakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four fours or pass</source>
        <translation>Nukirskite keturias keturakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a five or pass</source>
        <translation>Nukirskite penkakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two fives or pass</source>
        <translation>Nukirskite dvi penkakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three fives or pass</source>
        <translation>Nukirskite tris penkakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four fives or pass</source>
        <translation>Nukirskite keturias penkakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a six or pass</source>
        <translation>Nukirskite šešakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two sixes or pass</source>
        <translation>Nukirskite dvi šešakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three sixes or pass</source>
        <translation>Nukirskite tris šešakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four sixes or pass</source>
        <translation>Nukirskite keturias šešakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a seven or pass</source>
        <translation>Nukirskite septynakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two sevens or pass</source>
        <translation>Nukirskite dvi septynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three sevens or pass</source>
        <translation>Nukirskite tris septynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four sevens or pass</source>
        <translation>Nukirskite keturias septynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat an eight or pass</source>
        <translation>Nukirskite aštuonakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two eights or pass</source>
        <translation>Nukirskite dvi aštuonakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three eights or pass</source>
        <translation>Nukirskite tris aštuonakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four eights or pass</source>
        <translation>Nukirskite keturias aštuonakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a nine or pass</source>
        <translation>Nukirskite devynakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two nines or pass</source>
        <translation>Nukirskite dvi devynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three nines or pass</source>
        <translation>Nukirskite tris devynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four nines or pass</source>
        <translation>Nukirskite keturias devynakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a ten or pass</source>
        <translation>Nukirskite dešimtakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two tens or pass</source>
        <translation>Nukirskite dvi dešimtakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three tens or pass</source>
        <translation>Nukirskite tris dešimtakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four tens or pass</source>
        <translation>Nukirskite keturias dešimtakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a jack or pass</source>
        <translation>Nukirskite valetą arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two jacks or pass</source>
        <translation>Nukirskite du valetus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three jacks or pass</source>
        <translation>Nukirskite tris valetus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four jacks or pass</source>
        <translation>Nukirskite keturis valetus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a queen or pass</source>
        <translation>Nukirskite damą arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two queens or pass</source>
        <translation>Nukirskite dvi damas arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three queens or pass</source>
        <translation>Nukirskite tris damas arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four queens or pass</source>
        <translation>Nukirskite keturias damas arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a king or pass</source>
        <translation>Nukirskite karalių arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two kings or pass</source>
        <translation>Nukirskite du karalius arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three kings or pass</source>
        <translation>Nukirskite tris karalius arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four kings or pass</source>
        <translation>Nukirskite keturis karalius arba pasuokite</translation>
    </message>
    <message>
        <source>Beat an ace or pass</source>
        <translation>Nukirskite tūzą arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two aces or pass</source>
        <translation>Nukirskite du tūzus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three aces or pass</source>
        <translation>Nukirskite tris tūzus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four aces or pass</source>
        <translation>Nukirskite keturis tūzus arba pasuokite</translation>
    </message>
    <message>
        <source>Beat a two or pass</source>
        <translation>Nukirskite dviakę arba pasuokite</translation>
    </message>
    <message>
        <source>Beat two twos or pass</source>
        <translation>Nukirskite dvi dviakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat three twos or pass</source>
        <translation>Nukirskite tris dviakes arba pasuokite</translation>
    </message>
    <message>
        <source>Beat four twos or pass</source>
        <translation>Nukirskite keturias dviakes arba pasuokite</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards, and above all not the last.</source>
        <translation>Atsikratykite visų kortų pirmiau už kitus, o svarbiausia – nelikite paskutinėje vietoje.</translation>
    </message>
    <message>
        <source>Three to six players use one pack of 52 cards. All of it is dealt, so that hands differ by one card at most. In the first round the last seat deals and the first seat is dealt to first; later the player who came last deals.</source>
        <translation>Nuo trijų iki šešių žaidėjų žaidžia viena 52 kortų kalade. Išdalijama visa kaladė, tad kortų skaičius rankose skiriasi daugiausia viena korta. Pirmą raundą dalija žaidėjas paskutinėje vietoje prie stalo, o pirmą kortą gauna žaidėjas pirmojoje; vėliau dalija žaidėjas, užėmęs paskutinę vietą.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the President leads.</source>
        <translation>Pirmą raundą pradeda žaidėjas pirmojoje vietoje prie stalo ir gali dėti ką nori. Kitus raundus pradeda Prezidentas.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the player who came last leads.</source>
        <translation>Pirmą raundą pradeda žaidėjas pirmojoje vietoje prie stalo ir gali dėti ką nori. Kitus raundus pradeda žaidėjas, užėmęs paskutinę vietą.</translation>
    </message>
    <message>
        <source>From low to high the order is 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Suits do not matter.</source>
        <translation>Tvarka nuo žemiausios: 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Rūšys nesvarbios.</translation>
    </message>
    <message>
        <source>The leader plays one to four cards of one rank, and may not pass.</source>
        <translation>Pradedantysis deda nuo vienos iki keturių to paties rango kortų ir pasuoti negali.</translation>
    </message>
    <message>
        <source>Then everybody in turn, clockwise, plays the same number of cards of one higher rank, or passes. You may pass although you could play. Whoever passes is out of this trick until it ends.</source>
        <translation>Tada visi iš eilės pagal laikrodžio rodyklę deda tiek pat vieno aukštesnio rango kortų arba pasuoja. Pasuoti galima ir tada, kai galėtumėte dėti. Kas pasuoja, tame kirtyje nebežaidžia.</translation>
    </message>
    <message>
        <source>When all others have passed, the player who played last takes the trick and leads the next.</source>
        <translation>Kai visi kiti pasuoja, kirtį paima paskutinis dėjęs žaidėjas ir pradeda kitą.</translation>
    </message>
    <message>
        <source>A player with no cards left has a place and leaves the round. The trick goes on: those who have not passed may still beat what was played. If nobody does, the next player clockwise who has cards leads.</source>
        <translation>Žaidėjas be kortų užima savo vietą ir pasitraukia iš raundo. Kirtis tęsiasi: kas nepasavo, dar gali nukirsti padėtas kortas. Jei niekas nenukerta, pradeda kitas iš eilės žaidėjas, turintis kortų.</translation>
    </message>
    <message>
        <source>The round ends when only one player has cards. That player is last.</source>
        <translation>Raundas baigiasi, kai kortų turi tik vienas žaidėjas. Jis užima paskutinę vietą.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a revolution: at once the order is reversed, from low to high 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. The trick goes on in the new order. Another four of a kind reverses it again. The next round begins in the usual order.</source>
        <translation>Keturios vienodos kortos – revoliucija: tvarka iš karto apsiverčia, nuo žemiausios 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. Kirtis tęsiasi pagal naują tvarką. Kitos keturios vienodos kortos vėl ją apverčia. Kitas raundas prasideda įprasta tvarka.</translation>
    </message>
    <message>
        <source>Four cards of one rank are an ordinary play. The order is never reversed.</source>
        <translation>Keturios vienodos kortos – įprastas ėjimas. Tvarka niekada neapverčiama.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a kind that are higher in the order after the reversal: four sevens by four sixes, which bring the usual order back.</source>
        <translation>Keturias kortas nukerta tik keturios vienodos, aukštesnės pagal apverstą tvarką: keturias septynakes – keturios šešakės, kurios grąžina įprastą tvarką.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a higher rank.</source>
        <translation>Keturias kortas nukerta tik keturios aukštesnio rango kortos.</translation>
    </message>
    <message>
        <source>The first is President, the second Vice-President, the last but one Vice-Scum, the last Scum, everybody between them Citizen. With three players the second is Citizen.</source>
        <translation>Pirmas yra Prezidentas, antras – Viceprezidentas, priešpaskutinis – Vargšas, paskutinis – Elgeta, o visi tarp jų – Piliečiai. Trims žaidžiant antras yra Pilietis.</translation>
    </message>
    <message>
        <source>The first scores as many points as there are players, each next one a point less, the last one 1. Points add up over the rounds.</source>
        <translation>Pirmas gauna tiek taškų, kiek yra žaidėjų, kiekvienas kitas – tašku mažiau, paskutinis – 1. Raundų taškai sumuojami.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The most points win; players who tie for the most share the match.</source>
        <translation>
            <numerusform>Partiją sudaro %n raundas. Laimi daugiausia taškų surinkęs žaidėjas; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partiją sudaro %n raundai. Laimi daugiausia taškų surinkęs žaidėjas; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partiją sudaro %n raundų. Laimi daugiausia taškų surinkęs žaidėjas; lygiųjų atveju pergalė bendra.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, after the deal, the Scum gives the two best cards to the President, who chooses any two cards to give back. With four players or more the Vice-Scum and the Vice-President do the same with one card. All best cards are handed over first; then the President gives back, then the Vice-President. Best is what is highest in the usual order; of equal ranks first spades, then hearts, diamonds, clubs.</source>
        <translation>Nuo antro raundo, išdalijus kortas, Elgeta atiduoda Prezidentui dvi geriausias kortas, o Prezidentas grąžina dvi pasirinktas. Kai žaidžia keturi ar daugiau, Vargšas ir Viceprezidentas tą patį daro su viena korta. Pirmiausia atiduodamos visos geriausios kortos; tada grąžina Prezidentas, po jo Viceprezidentas. Geriausios yra aukščiausios pagal įprastą tvarką; iš vienodų pirma vynai, paskui širdys, būgnai, kryžiai.</translation>
    </message>
    <message>
        <source>Always so in this game: no jokers, no runs, equal ranks do not beat, and neither a two nor four of a kind ends a trick.</source>
        <translation>Šiame žaidime visada: be džokerių ir sekų, lygus rangas nenukerta, o dviakė ar keturios vienodos kortos kirčio nebaigia.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Kompiuteriniai žaidėjai žino tik tai, ką žino žaidėjas jų vietoje: savo kortas, atverstas kortas ir tai, ką matė visi.</translation>
    </message>
    <message>
        <source>Easy: plays the lowest cards that are allowed.</source>
        <translation>Lengvas: deda žemiausias leistinas kortas.</translation>
    </message>
    <message>
        <source>Normal: keeps twos and fours of a kind to win the lead back, and does not break pairs and threes without need.</source>
        <translation>Vidutinis: saugo dviakes ir keturias vienodas kortas, kad vėl pradėtų, ir be reikalo neardo porų bei trijų vienodų.</translation>
    </message>
    <message>
        <source>Hard: counts what is left of every rank, estimates who can still beat what, and plans how to get rid of its hand.</source>
        <translation>Sunkus: skaičiuoja, kiek kokio rango kortų liko, vertina, kas ką dar gali nukirsti, ir planuoja, kaip atsikratyti savo kortų.</translation>
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
        <source>A trick</source>
        <translation>Kirtis</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Keturios vienodos</translation>
    </message>
    <message>
        <source>Titles and scoring</source>
        <translation>Titulai ir taškai</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Mainai</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Ko čia nėra</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Kompiuteriniai žaidėjai</translation>
    </message>
    <message>
        <source>The trick, nothing played yet</source>
        <translation>Kirtis, dar nieko nepadėta</translation>
    </message>
    <message>
        <source>The trick in the reversed order, nothing played yet</source>
        <translation>Kirtis atvirkštine tvarka, dar nieko nepadėta</translation>
    </message>
    <message>
        <source>The trick, to beat: {cards}</source>
        <translation>Kirtis, reikia nukirsti: {cards}</translation>
    </message>
    <message>
        <source>The trick in the reversed order, to beat: {cards}</source>
        <translation>Kirtis atvirkštine tvarka, reikia nukirsti: {cards}</translation>
    </message>
    <message>
        <source>The place for the cards that you give back</source>
        <translation>Vieta grąžinamoms kortoms</translation>
    </message>
    <message>
        <source>{player} played {cards}</source>
        <translation>{player} deda: {cards}</translation>
    </message>
    <message>
        <source>{player} · to beat</source>
        <translation>{player} · reikia nukirsti</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Dėti</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuoti</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Atiduoti</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beat the trick</source>
        <translation>
            <numerusform>%n korta nukerta kirtį</numerusform>
            <numerusform>%n kortos nukerta kirtį</numerusform>
            <numerusform>%n kortų nukerta kirtį</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) do not beat the trick</source>
        <translation>
            <numerusform>%n korta nenukerta kirčio</numerusform>
            <numerusform>%n kortos nenukerta kirčio</numerusform>
            <numerusform>%n kortų nenukerta kirčio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may lead %n card(s)</source>
        <translation>
            <numerusform>Galite dėti %n kortą</numerusform>
            <numerusform>Galite dėti %n kortas</numerusform>
            <numerusform>Galite dėti %n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>of different ranks</source>
        <translation>skirtingų rangų</translation>
    </message>
    <message>
        <source>ready to give back</source>
        <translation>paruošta grąžinti</translation>
    </message>
    <message numerus="yes">
        <source>choose %n</source>
        <translation>
            <numerusform>pasirinkite %n</numerusform>
            <numerusform>pasirinkite %n</numerusform>
            <numerusform>pasirinkite %n</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasuota</translation>
    </message>
    <message>
        <source>{place} · {title}</source>
        <translation>{place}. {title}</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Įprasta tvarka</translation>
    </message>
    <message>
        <source>Order reversed</source>
        <translation>Atvirkštinė tvarka</translation>
    </message>
    <message>
        <source>{player} gave you {cards}</source>
        <translation>{player} atiduoda jums: {cards}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nauja</translation>
    </message>
    <message>
        <source>You gave {player} {cards}</source>
        <translation>Atiduodate: {cards} (gauna {player})</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave {other} %n card(s)</source>
        <translation>
            <numerusform>{player} atiduoda %n kortą, gauna {other}</numerusform>
            <numerusform>{player} atiduoda %n kortas, gauna {other}</numerusform>
            <numerusform>{player} atiduoda %n kortų, gauna {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {other} %n card(s) back</source>
        <translation>
            <numerusform>Grąžinate %n kortą (gauna {other})</numerusform>
            <numerusform>Grąžinate %n kortas (gauna {other})</numerusform>
            <numerusform>Grąžinate %n kortų (gauna {other})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still gives %n card(s) back to {other}</source>
        <translation>
            <numerusform>{player} turi grąžinti %n kortą, gaus {other}</numerusform>
            <numerusform>{player} turi grąžinti %n kortas, gaus {other}</numerusform>
            <numerusform>{player} turi grąžinti %n kortų, gaus {other}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresidentExchange</name>
    <message>
        <source>Exchange</source>
        <comment>heading: cards are given before the first trick</comment>
        <translation>Mainai</translation>
    </message>
</context>
<context>
    <name>PresidentOrder</name>
    <message>
        <source>low</source>
        <comment>end of the order of ranks</comment>
        <translation>žemiausia</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the lowest and the highest rank of the order in force</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>high</source>
        <comment>end of the order of ranks</comment>
        <translation>aukščiausia</translation>
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
        <source>{cards}: this does not fit the meld {meld}.</source>
        <translation>{cards}: netinka prie derinio {meld}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Šį ėjimą paimtos kortos išmesti negalima: {card}.</translation>
    </message>
</context>
<context>
    <name>Remik51</name>
    <message>
        <source>These do not go together. Packs: {packs}. Players: {seats}.</source>
        <translation>Tai nedera. Kaladės: {packs}. Žaidėjai: {seats}.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>Nėra išmestos kortos, kurią galėtumėte paimti.</translation>
    </message>
    <message>
        <source>You returned the discard in this turn: draw from the stock.</source>
        <translation>Šį ėjimą išmesta korta grąžinta: traukite iš malkos.</translation>
    </message>
    <message>
        <source>There is no taken discard to return.</source>
        <translation>Nėra paimtos kortos, kurią reikėtų grąžinti.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Pasirinkite bent vieną kortą.</translation>
    </message>
    <message>
        <source>A set may not hold two cards of the same rank and suit.</source>
        <translation>Grupėje negali būti dviejų tokių pačių kortų.</translation>
    </message>
    <message>
        <source>There are too many jokers for a meld.</source>
        <translation>Derinyje per daug džokerių.</translation>
    </message>
    <message>
        <source>Open first. Points needed for that: {points}.</source>
        <translation>Pirmiausia atsidarykite. Reikia taškų: {points}.</translation>
    </message>
    <message>
        <source>You have opened already: lay melds one by one.</source>
        <translation>Jau atsidarėte: dėkite derinius po vieną.</translation>
    </message>
    <message>
        <source>Not enough to open. Points: {points} of {needed}.</source>
        <translation>Atsidaryti per mažai. Taškai: {points} iš {needed}.</translation>
    </message>
    <message>
        <source>An opening needs a pure run: a run without a joker.</source>
        <translation>Atsidaryti reikia grynos sekos: sekos be džokerio.</translation>
    </message>
    <message>
        <source>Choose the end of the run to lay off on.</source>
        <translation>Pasirinkite sekos galą, prie kurio pridedate.</translation>
    </message>
    <message>
        <source>A set has no ends: just lay off on it.</source>
        <translation>Grupė galų neturi: tiesiog pridėkite prie jos.</translation>
    </message>
    <message>
        <source>This set has its four cards already.</source>
        <translation>Šioje grupėje jau yra keturios kortos.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>Šiame derinyje džokerio nėra.</translation>
    </message>
    <message>
        <source>No joker here stands for this card: {card}.</source>
        <translation>Joks džokeris čia neatstoja šios kortos: {card}.</translation>
    </message>
    <message>
        <source>To swap the joker of a set, put all missing suits down at once: {missing}.</source>
        <translation>Norėdami pakeisti grupės džokerį, iš karto padėkite visas trūkstamas kortas: {missing}.</translation>
    </message>
    <message>
        <source>The discard that you took must go into a new meld in this turn: {card}.</source>
        <translation>Paimta korta šį ėjimą turi patekti į naują derinį: {card}.</translation>
    </message>
    <message>
        <source>With the discard that you took you must open, lay all other cards but one, and discard that one: {card}.</source>
        <translation>Su paimta korta turite atsidaryti, atsikratyti visų kitų kortų, išskyrus vieną, ir ją išmesti: {card}.</translation>
    </message>
    <message>
        <source>Keep one card: after taking the discard you must end with a discard.</source>
        <translation>Pasilikite vieną kortą: paėmus išmestą kortą reikia baigti išmetimu.</translation>
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
    <message numerus="yes">
        <source>Open with %n point(s), or discard</source>
        <translation>
            <numerusform>Atsidarykite su %n tašku arba išmeskite</numerusform>
            <numerusform>Atsidarykite su %n taškais arba išmeskite</numerusform>
            <numerusform>Atsidarykite su %n taškų arba išmeskite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s) and a pure run, or discard</source>
        <translation>
            <numerusform>Atsidarykite su %n tašku ir gryna seka arba išmeskite</numerusform>
            <numerusform>Atsidarykite su %n taškais ir gryna seka arba išmeskite</numerusform>
            <numerusform>Atsidarykite su %n taškų ir gryna seka arba išmeskite</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld the discard that you took, or return it</source>
        <translation>Išdėkite paimtą kortą arba ją grąžinkite</translation>
    </message>
    <message>
        <source>Open and go out, or return the discard that you took</source>
        <translation>Atsidarykite ir baikite raundą arba grąžinkite paimtą kortą</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kaladės</translation>
    </message>
    <message>
        <source>One pack is for two players, two packs for up to four.</source>
        <translation>Viena kaladė – dviem žaidėjams, dvi – daugiausia keturiems.</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Pagal žaidėjų skaičių</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Viena</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dvi</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trys</translation>
    </message>
    <message>
        <source>Packs by the number of players</source>
        <translation>Kaladės pagal žaidėjų skaičių</translation>
    </message>
    <message>
        <source>One pack</source>
        <translation>Viena kaladė</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dvi kaladės</translation>
    </message>
    <message>
        <source>Three packs</source>
        <translation>Trys kaladės</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Atsidarymo taškai</translation>
    </message>
    <message>
        <source>What the first melds of a player must be worth.</source>
        <translation>Kiek turi būti verti pirmieji žaidėjo deriniai.</translation>
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
        <source>Opening: %n point(s)</source>
        <translation>
            <numerusform>Atsidarymas: %n taškas</numerusform>
            <numerusform>Atsidarymas: %n taškai</numerusform>
            <numerusform>Atsidarymas: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Pure run to open</source>
        <translation>Gryna seka atsidarant</translation>
    </message>
    <message>
        <source>An opening needs a run without a joker.</source>
        <translation>Atsidaryti reikia sekos be džokerio.</translation>
    </message>
    <message>
        <source>Opening without a pure run</source>
        <translation>Atsidarymas be grynos sekos</translation>
    </message>
    <message>
        <source>Joker in hand</source>
        <translation>Džokeris rankoje</translation>
    </message>
    <message>
        <source>What a joker costs that is left in hand.</source>
        <translation>Bauda už rankoje likusį džokerį.</translation>
    </message>
    <message numerus="yes">
        <source>Joker in hand: %n point(s)</source>
        <translation>
            <numerusform>Džokeris rankoje: %n taškas</numerusform>
            <numerusform>Džokeris rankoje: %n taškai</numerusform>
            <numerusform>Džokeris rankoje: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>Joker at the cut</source>
        <translation>Džokeris perkeliant kaladę</translation>
    </message>
    <message>
        <source>A joker at the bottom of the pack goes to the player right of the dealer.</source>
        <translation>Kaladės apačioje esantis džokeris atitenka žaidėjui dalytojui iš dešinės.</translation>
    </message>
    <message>
        <source>The match ends by</source>
        <translation>Partijos pabaigą lemia</translation>
    </message>
    <message>
        <source>What decides that the match is over.</source>
        <translation>Kas lemia partijos pabaigą.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Baudos taškai</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Laimėti raundai</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Sužaisti raundai</translation>
    </message>
    <message>
        <source>The bomb</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Limit of penalty points</source>
        <translation>Baudos taškų riba</translation>
    </message>
    <message>
        <source>Whoever reaches it ends the match.</source>
        <translation>Kas ją pasiekia, užbaigia partiją.</translation>
    </message>
    <message>
        <source>Rounds to win</source>
        <translation>Raundai iki pergalės</translation>
    </message>
    <message>
        <source>Whoever first wins so many rounds wins the match.</source>
        <translation>Kas pirmas laimi tiek raundų, laimi partiją.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n raundas</numerusform>
            <numerusform>%n raundai</numerusform>
            <numerusform>%n raundų</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>Raundų skaičius</translation>
    </message>
    <message>
        <source>After so many rounds the lowest total wins.</source>
        <translation>Po tiek raundų laimi mažiausia suma.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}.</source>
        <translation>Kaladės apatinė korta: {card}.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}. {player} takes it.</source>
        <translation>Kaladės apatinė korta: {card}. Ją paima {player}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the stock: %n card(s).</source>
        <translation>
            <numerusform>Išmestų kortų krūva permaišoma ir tampa malka: %n korta.</numerusform>
            <numerusform>Išmestų kortų krūva permaišoma ir tampa malka: %n kortos.</numerusform>
            <numerusform>Išmestų kortų krūva permaišoma ir tampa malka: %n kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns the {card} to the discard pile.</source>
        <translation>{player} grąžina {card} į išmestų kortų krūvą.</translation>
    </message>
    <message numerus="yes">
        <source>{player} opens with %n point(s).</source>
        <translation>
            <numerusform>{player} atsidaro: %n taškas.</numerusform>
            <numerusform>{player} atsidaro: %n taškai.</numerusform>
            <numerusform>{player} atsidaro: %n taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.</source>
        <translation>
            <numerusform>{player} padeda: {cards}, ir pasiima %n džokerį. Visas derinys: {meld}.</numerusform>
            <numerusform>{player} padeda: {cards}, ir pasiima %n džokerius. Visas derinys: {meld}.</numerusform>
            <numerusform>{player} padeda: {cards}, ir pasiima %n džokerių. Visas derinys: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with a meld. The others get penalty points for the cards that they hold.</source>
        <translation>Raundas baigtas išdėjimu. Kiti gauna baudos taškų už rankoje likusias kortas.</translation>
    </message>
    <message>
        <source>Out by a lay-off. The others get penalty points for the cards that they hold.</source>
        <translation>Raundas baigtas pridėjimu. Kiti gauna baudos taškų už rankoje likusias kortas.</translation>
    </message>
    <message>
        <source>Out by a discard. The others get penalty points for the cards that they hold.</source>
        <translation>Raundas baigtas išmetimu. Kiti gauna baudos taškų už rankoje likusias kortas.</translation>
    </message>
    <message>
        <source>There is no card left to draw: the round is annulled, and the same dealer deals.</source>
        <translation>Nebėra ko traukti: raundas anuliuotas, dalija tas pats žaidėjas.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · ends at %n point(s)</source>
        <translation>
            <numerusform>{number} raundas · iki %n taško</numerusform>
            <numerusform>{number} raundas · iki %n taškų</numerusform>
            <numerusform>{number} raundas · iki %n taškų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · rounds to win: %n</source>
        <translation>
            <numerusform>{number} raundas · iki %n pergalės</numerusform>
            <numerusform>{number} raundas · iki %n pergalių</numerusform>
            <numerusform>{number} raundas · iki %n pergalių</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>{number} raundas iš %n</numerusform>
            <numerusform>{number} raundas iš %n</numerusform>
            <numerusform>{number} raundas iš %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} · with the bomb</source>
        <translation>{number} raundas · su bomba</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Traukia kortą</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <translation>Išmeta {card}</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Paima {taken}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Paima {taken}, išmeta {card}</translation>
    </message>
    <message>
        <source>Returned {returned}</source>
        <translation>Grąžina {returned}</translation>
    </message>
    <message>
        <source>Returned {returned}, discarded {card}</source>
        <translation>Grąžina {returned}, išmeta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s)</source>
        <translation>
            <numerusform>Atsidaro: %n taškas</numerusform>
            <numerusform>Atsidaro: %n taškai</numerusform>
            <numerusform>Atsidaro: %n taškų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Atsidaro: %n taškas, išmeta {card}</numerusform>
            <numerusform>Atsidaro: %n taškai, išmeta {card}</numerusform>
            <numerusform>Atsidaro: %n taškų, išmeta {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s)</source>
        <translation>
            <numerusform>Paima {taken}, atsidaro: %n taškas</numerusform>
            <numerusform>Paima {taken}, atsidaro: %n taškai</numerusform>
            <numerusform>Paima {taken}, atsidaro: %n taškų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Paima {taken}, atsidaro: %n taškas, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, atsidaro: %n taškai, išmeta {card}</numerusform>
            <numerusform>Paima {taken}, atsidaro: %n taškų, išmeta {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped a joker</source>
        <translation>Pakeičia džokerį</translation>
    </message>
    <message>
        <source>Swapped a joker, discarded {card}</source>
        <translation>Pakeičia džokerį, išmeta {card}</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker</source>
        <translation>Paima {taken}, pakeičia džokerį</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker, discarded {card}</source>
        <translation>Paima {taken}, pakeičia džokerį, išmeta {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Išdeda %n kortą</numerusform>
            <numerusform>Išdeda %n kortas</numerusform>
            <numerusform>Išdeda %n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Išdeda %n kortą, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortas, išmeta {card}</numerusform>
            <numerusform>Išdeda %n kortų, išmeta {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Paima {taken}, išdeda %n kortą</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortas</numerusform>
            <numerusform>Paima {taken}, išdeda %n kortų</numerusform>
        </translation>
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
        <source>Laid off {added}</source>
        <translation>Prideda {added}</translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Prideda {added}, išmeta {card}</translation>
    </message>
    <message>
        <source>Open with a pure run and enough points, then lay melds, lay off cards and swap jokers until you have no cards left. The others get penalty points for what they still hold.</source>
        <translation>Atsidarykite su gryna seka ir pakankamai taškų, tada dėkite derinius, pridėkite kortų ir keiskite džokerius, kol liksite be kortų. Kiti gauna baudos taškų už rankoje likusias kortas.</translation>
    </message>
    <message>
        <source>Two to six players. A pack has 52 cards and two jokers. Two packs are used for two to four players, three for five or six.</source>
        <translation>Nuo dviejų iki šešių žaidėjų. Kaladėje yra 52 kortos ir du džokeriai. Dviem–keturiems žaidėjams imamos dvi kaladės, penkiems ar šešiems – trys.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.</source>
        <translation>
            <numerusform>Nuo dviejų iki šešių žaidėjų. Kaladėje yra 52 kortos ir du džokeriai. Kaladžių šioje partijoje: %n.</numerusform>
            <numerusform>Nuo dviejų iki šešių žaidėjų. Kaladėje yra 52 kortos ir du džokeriai. Kaladžių šioje partijoje: %n.</numerusform>
            <numerusform>Nuo dviejų iki šešių žaidėjų. Kaladėje yra 52 kortos ir du džokeriai. Kaladžių šioje partijoje: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt 14 cards, the dealer 15. No card is turned up. The dealer begins, and does not draw in this first turn. For the next round the deal passes to the left.</source>
        <translation>Kiekvienas gauna 14 kortų, dalytojas – 15. Jokia korta neatverčiama. Pradeda dalytojas ir šį pirmą ėjimą netraukia. Kitą raundą dalija žaidėjas iš kairės.</translation>
    </message>
    <message>
        <source>After the shuffle the bottom card is shown. If it is a joker, the player to the right of the dealer takes it and is dealt one card less.</source>
        <translation>Sumaišius parodoma apatinė kaladės korta. Jei tai džokeris, jį paima žaidėjas dalytojui iš dešinės ir gauna viena korta mažiau.</translation>
    </message>
    <message>
        <source>The bottom card of the pack is not shown to anybody.</source>
        <translation>Apatinė kaladės korta niekam nerodoma.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another, at least two of them no jokers. The ace comes before the two or after the king: {A}-2-3 and {Q}-{K}-{A} are runs, {K}-{A}-2 is not. A run has 14 cards at most, with an ace at each end.</source>
        <translation>Seka – tai trys ar daugiau vienos rūšies kortų, einančių paeiliui, iš jų bent dvi paprastos, ne džokeriai. Tūzas eina prieš dviakę arba po karaliaus: {A}-2-3 ir {Q}-{K}-{A} yra sekos, o {K}-{A}-2 – ne. Sekoje gali būti daugiausia 14 kortų, su tūzu abiejuose galuose.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits, at least one of them no joker. Two cards of the same rank and suit never lie in one set.</source>
        <translation>Grupė – tai trys arba keturios to paties rango kortos, visos skirtingų rūšių, iš jų bent viena paprasta. Dviejų tokių pačių kortų vienoje grupėje nebūna.</translation>
    </message>
    <message>
        <source>A joker stands for any card. In a run it stands for the card of its place, and that never changes; several jokers may lie side by side. In a set it stands for a missing suit, no matter which. One card with two or three jokers is always a set.</source>
        <translation>Džokeris atstoja bet kurią kortą. Sekoje jis atstoja savo vietos kortą, ir tai niekada nesikeičia; keli džokeriai gali gulėti greta. Grupėje jis atstoja trūkstamą rūšį, nesvarbu kurią. Viena korta su dviem ar trimis džokeriais visada yra grupė.</translation>
    </message>
    <message>
        <source>In a meld king, queen, jack and ten are worth 10 each, other cards their number, and a joker what it stands for. An ace is worth 1 at the low end of a run and 10 anywhere else.</source>
        <translation>Derinyje karalius, dama, valetas ir dešimtakė verti po 10, kitos kortos – tiek, koks jų skaičius, o džokeris – kiek jo atstojama korta. Tūzas sekos pradžioje vertas 1, visur kitur – 10.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškas, tarp jų gryną seką, tai yra seką be džokerio. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškai, tarp jų gryną seką, tai yra seką be džokerio. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškų, tarp jų gryną seką, tai yra seką be džokerio. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškas. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškai. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
            <numerusform>Pirmiausia reikia atsidaryti: iš karto išdėkite vieną ar daugiau naujų derinių, kurių bendra vertė bent %n taškų. Iki tol negalima nei pridėti, nei keisti džokerių. Galite išdėti iš karto visas kortas ir baigti raundą.</numerusform>
        </translation>
    </message>
    <message>
        <source>From then on, in the same turn already, you may lay new melds of any value, lay off on any meld on the table and swap jokers, as often as you like and in any order, until you discard.</source>
        <translation>Nuo tada, jau tą patį ėjimą, galite išdėti bet kokios vertės naujus derinius, pridėti prie bet kurio derinio ant stalo ir keisti džokerius, kiek norite kartų ir bet kokia tvarka, kol išmesite kortą.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock, or take the top discard under the next rule. Then do what the rules of opening allow, and discard one card. Whoever has no cards left wins the round at once, be it by a meld, a lay-off or the discard.</source>
        <translation>Traukite viršutinę malkos kortą arba pagal kitą taisyklę paimkite viršutinę išmestą kortą. Tada darykite, ką leidžia atsidarymo taisyklės, ir išmeskite vieną kortą. Kas nebeturi kortų, iš karto laimi raundą: išdėjimu, pridėjimu arba išmetimu.</translation>
    </message>
    <message>
        <source>If you had opened before this turn, the discard that you take must go into a new meld in this turn. If not, you must open in this turn, use the taken card, lay all your other cards but one, and discard that one. Moves that would end the turn or the round without this are not allowed.</source>
        <translation>Jei atsidarėte prieš šį ėjimą, paimta išmesta korta šį ėjimą turi patekti į naują derinį. Jei ne, šį ėjimą turite atsidaryti, panaudoti paimtą kortą, atsikratyti visų kitų kortų, išskyrus vieną, ir ją išmesti. Veiksmai, kurie be to užbaigtų ėjimą ar raundą, neleidžiami.</translation>
    </message>
    <message>
        <source>Until you discard you may return the discard that you took: all that you did in this turn is undone, the card goes back, and you draw from the stock instead.</source>
        <translation>Kol neišmetėte kortos, galite grąžinti paimtąją: viskas, kas šį ėjimą padaryta, atšaukiama, korta grįžta, o jūs traukiate iš malkos.</translation>
    </message>
    <message>
        <source>On a run you lay off at either end, cards or jokers, several at once in their order; on a set of three a fourth: a card of a missing suit, or a joker. A pure run may get a joker too.</source>
        <translation>Prie bet kurio sekos galo pridedamos kortos ar džokeriai, galima ir kelias iš karto paeiliui; prie trijų kortų grupės – ketvirta: trūkstamos rūšies korta arba džokeris. Džokerį galima pridėti ir prie grynos sekos.</translation>
    </message>
    <message>
        <source>To swap a joker of a run, put the very card in its place that it stands for. In a set put all missing suits at once, so that four cards without jokers lie there; then all its jokers come free. The jokers go to your hand: keep them, lay them off or meld them.</source>
        <translation>Norėdami pakeisti sekos džokerį, į jo vietą padėkite būtent tą kortą, kurią jis atstoja. Grupėje iš karto padėkite visas trūkstamas rūšis, kad gulėtų keturios kortos be džokerių; tada atsilaisvina visi jos džokeriai. Džokeriai patenka į jūsų ranką: galite juos pasilikti, pridėti arba išdėti.</translation>
    </message>
    <message>
        <source>If you draw from the empty stock, the discard pile without its top card is shuffled and becomes the stock. If nothing but the top card is there, the round is annulled: no penalties, no winner, and the same dealer deals again. An annulled round does not count.</source>
        <translation>Kai traukiama iš tuščios malkos, išmestų kortų krūva be viršutinės kortos permaišoma ir tampa malka. Jei ten tik viršutinė korta, raundas anuliuojamas: be baudų, be laimėtojo, vėl dalija tas pats žaidėjas. Anuliuotas raundas neskaičiuojamas.</translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).</source>
        <translation>
            <numerusform>Raundo laimėtojas gauna 0 taškų. Kiti gauna baudos taškų už rankoje likusias kortas: karalius, dama, valetas ir tūzas – po 10, kitos kortos – tiek, koks jų skaičius, džokeris – %n taškas.</numerusform>
            <numerusform>Raundo laimėtojas gauna 0 taškų. Kiti gauna baudos taškų už rankoje likusias kortas: karalius, dama, valetas ir tūzas – po 10, kitos kortos – tiek, koks jų skaičius, džokeris – %n taškai.</numerusform>
            <numerusform>Raundo laimėtojas gauna 0 taškų. Kiti gauna baudos taškų už rankoje likusias kortas: karalius, dama, valetas ir tūzas – po 10, kitos kortos – tiek, koks jų skaičius, džokeris – %n taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack, ace and joker 10 each, other cards their number.</source>
        <translation>Raundo laimėtojas gauna 0 taškų. Kiti gauna baudos taškų už rankoje likusias kortas: karalius, dama, valetas, tūzas ir džokeris – po 10, kitos kortos – tiek, koks jų skaičius.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partija baigiasi, kai kas nors turi bent %n baudos tašką. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partija baigiasi, kai kas nors turi bent %n baudos taškus. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partija baigiasi, kai kas nors turi bent %n baudos taškų. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever first wins %n round(s) wins the match.</source>
        <translation>
            <numerusform>Kas pirmas laimi %n raundą, laimi partiją.</numerusform>
            <numerusform>Kas pirmas laimi %n raundus, laimi partiją.</numerusform>
            <numerusform>Kas pirmas laimi %n raundų, laimi partiją.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Partiją sudaro %n raundas. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partiją sudaro %n raundai. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
            <numerusform>Partiją sudaro %n raundų. Laimi mažiausia suma; lygiųjų atveju pergalė bendra.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is played with the bomb: the last player left in it wins.</source>
        <translation>Partija žaidžiama su bomba: laimi paskutinis joje likęs žaidėjas.</translation>
    </message>
    <message>
        <source>Whoever has not opened gets 100 penalty points, no matter what they hold. After each round those losers of the round who have more than 200 get a bomb, and their total becomes the highest total among the losers who are not over 200. Instead of a fourth bomb a player is eliminated. If all losers are over 200, all of them are eliminated. The eliminated are dealt no more cards.</source>
        <translation>Kas neatsidarė, gauna 100 baudos taškų, kad ir kas būtų rankoje. Po kiekvieno raundo jo pralaimėtojai, turintys daugiau kaip 200, gauna bombą, o jų suma prilyginama didžiausiai sumai tų pralaimėtojų, kurie neviršijo 200. Vietoj ketvirtos bombos žaidėjas iškrenta. Jei visi pralaimėtojai viršija 200, iškrenta visi. Kas iškrenta, kortų nebegauna.</translation>
    </message>
    <message>
        <source>Players never play as partners. What lies on the table belongs to all. After a discard only the next player may act.</source>
        <translation>Kiekvienas žaidžia už save, niekada poromis. Kas guli ant stalo, priklauso visiems. Išmetus kortą veikti gali tik kitas žaidėjas.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Kompiuteriniai žaidėjai žino tik tai, ką žino žaidėjas jų vietoje: savo kortas, atverstas kortas ir tai, ką matė visi.</translation>
    </message>
    <message>
        <source>Easy: opens as soon as it can, lays everything it can, and discards the unmatched card of the highest value, but never a joker.</source>
        <translation>Lengvas: atsidaro, kai tik gali, išdeda viską, ką gali, ir išmeta didžiausios vertės nesujungtą kortą, bet niekada džokerio.</translation>
    </message>
    <message>
        <source>Normal: builds its pure run and its opening, keeps useful pairs and jokers, swaps jokers, and does not discard what helps the next player.</source>
        <translation>Vidutinis: kuria gryną seką ir atsidarymą, saugo naudingas poras ir džokerius, keičia džokerius ir neišmeta to, kas padeda kitam žaidėjui.</translation>
    </message>
    <message>
        <source>Hard: also counts every card seen, plans whether to open now or to go out at once, and keeps its penalty low when somebody is about to go out.</source>
        <translation>Sunkus: taip pat skaičiuoja kiekvieną matytą kortą, planuoja, ar atsidaryti dabar, ar baigti iš karto, ir mažina savo baudą, kai kas nors netrukus baigs.</translation>
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
        <source>Opening</source>
        <translation>Atsidarymas</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ėjimas</translation>
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
    <message>
        <source>Another meld</source>
        <translation>Kitas derinys</translation>
    </message>
    <message numerus="yes">
        <source>In the tray, {kind}, %n point(s): {cards}</source>
        <translation>
            <numerusform>Paruoštas derinys, {kind}, %n taškas: {cards}</numerusform>
            <numerusform>Paruoštas derinys, {kind}, %n taškai: {cards}</numerusform>
            <numerusform>Paruoštas derinys, {kind}, %n taškų: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Low end of meld {number}</source>
        <translation>{number} derinio pradžia</translation>
    </message>
    <message>
        <source>High end of meld {number}</source>
        <translation>{number} derinio pabaiga</translation>
    </message>
    <message>
        <source>Low end of meld {number} in the tray</source>
        <translation>{number} paruošto derinio pradžia</translation>
    </message>
    <message>
        <source>High end of meld {number} in the tray</source>
        <translation>{number} paruošto derinio pabaiga</translation>
    </message>
    <message>
        <source>The joker of meld {number}, in its place: {cards}</source>
        <translation>{number} derinio džokeris, į jo vietą: {cards}</translation>
    </message>
    <message>
        <source>The jokers of meld {number}, in their place: {cards}</source>
        <translation>{number} derinio džokeriai, į jų vietą: {cards}</translation>
    </message>
    <message>
        <source>joker as the {card}</source>
        <translation>džokeris kaip {card}</translation>
    </message>
    <message>
        <source>To the tray</source>
        <translation>Paruošti</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Atsidaryti</translation>
    </message>
    <message>
        <source>Swap a joker</source>
        <translation>Pakeisti džokerį</translation>
    </message>
    <message>
        <source>Return it</source>
        <translation>Grąžinti kortą</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Į ranką</translation>
    </message>
    <message>
        <source>This fits none of the melds in the tray.</source>
        <translation>Tai netinka prie jokio paruošto derinio.</translation>
    </message>
    <message>
        <source>No joker lies on the table.</source>
        <translation>Ant stalo nėra nė vieno džokerio.</translation>
    </message>
    <message>
        <source>This can’t be put for any joker on the table.</source>
        <translation>Tuo negalima pakeisti jokio džokerio ant stalo.</translation>
    </message>
    <message>
        <source>First put the melds for your opening into the tray.</source>
        <translation>Pirmiausia paruoškite derinius atsidarymui.</translation>
    </message>
    <message>
        <source>The tray is empty.</source>
        <translation>Paruoštų derinių nėra.</translation>
    </message>
    <message>
        <source>a pure run</source>
        <translation>gryna seka</translation>
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
        <source>Pure run</source>
        <translation>Gryna seka</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Seka</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Grupė</translation>
    </message>
    <message>
        <source>fits a meld in the tray</source>
        <translation>tinka prie paruošto derinio</translation>
    </message>
    <message>
        <source>frees a joker</source>
        <translation>atlaisvina džokerį</translation>
    </message>
    <message>
        <source>for a swap also needed: {cards}</source>
        <translation>keitimui dar trūksta: {cards}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>atsidarė</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>iškrito</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomba</numerusform>
            <numerusform>%n bombos</numerusform>
            <numerusform>%n bombų</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>iš {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>trūksta %n</numerusform>
            <numerusform>trūksta %n</numerusform>
            <numerusform>trūksta %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough</source>
        <translation>pakanka</translation>
    </message>
    <message>
        <source>No pure run yet</source>
        <translation>Dar nėra grynos sekos</translation>
    </message>
    <message>
        <source>Opening tray: {points} of {needed} points.</source>
        <translation>Atsidarymui: {points} iš {needed} taškų.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s)</source>
        <translation>
            <numerusform>Galite atsidaryti: %n taškas</numerusform>
            <numerusform>Galite atsidaryti: %n taškai</numerusform>
            <numerusform>Galite atsidaryti: %n taškų</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card}: lay it in a new meld, or return it.</source>
        <translation>Paėmėte {card}: išdėkite šią kortą naujame derinyje arba ją grąžinkite.</translation>
    </message>
    <message>
        <source>You took {card}: open, use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Paėmėte {card}: atsidarykite, panaudokite šią kortą, atsikratykite visų kitų, išskyrus vieną, ir ją išmeskite – arba grąžinkite paimtą kortą.</translation>
    </message>
    <message>
        <source>You took {card}: use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Paėmėte {card}: panaudokite šią kortą, atsikratykite visų kitų, išskyrus vieną, ir ją išmeskite – arba grąžinkite paimtą kortą.</translation>
    </message>
    <message>
        <source>You took {card}: lay all cards but one and discard that one, or return it.</source>
        <translation>Paėmėte {card}: atsikratykite visų kortų, išskyrus vieną, ir ją išmeskite arba grąžinkite paimtą kortą.</translation>
    </message>
    <message>
        <source>You took {card}: open and go out, or return it.</source>
        <translation>Paėmėte {card}: atsidarykite ir baikite raundą arba grąžinkite kortą.</translation>
    </message>
    <message>
        <source>At the bottom: {card}</source>
        <translation>Apačioje: {card}</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Permaišyta</translation>
    </message>
    <message>
        <source>{player} got the joker from the bottom</source>
        <translation>{player} gauna džokerį iš apačios</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved left: the {other}</source>
        <translation>{kind}, džokeris kaip {card}; pastumtas kairėn: {other}</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved right: the {other}</source>
        <translation>{kind}, džokeris kaip {card}; pastumtas dešinėn: {other}</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Rankoje</translation>
    </message>
    <message>
        <source>bomb {number} of {most}</source>
        <translation>{number} bomba iš {most}</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>neatsidarė</translation>
    </message>
    <message>
        <source>rounds won: {number} of {needed}</source>
        <translation>laimėti raundai: {number} iš {needed}</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombos</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Iškrito</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>{number} raunde</translation>
    </message>
    <message>
        <source>* A bomb: the total becomes the highest among the losers who are not over {limit}.</source>
        <translation>* Bomba: suma prilyginama didžiausiai sumai pralaimėtojų, kurie neviršijo {limit}.</translation>
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
        <translation>{number} raundas: laimi {player}</translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation>{number} raundas: be laimėtojo</translation>
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
        <source>{player}: %n point(s) in all</source>
        <translation>
            <numerusform>{player}: iš viso %n taškas</numerusform>
            <numerusform>{player}: iš viso %n taškai</numerusform>
            <numerusform>{player}: iš viso %n taškų</numerusform>
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
        <translation>Žaidėjas</translation>
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
    <message>
        <source>%1. %2</source>
        <comment>number and text of a rule</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The deals of your match can be checked</source>
        <translation>Jūsų partijos dalijimus galima patikrinti</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Visų raundų kortas lemia pradinė reikšmė, parinkta burtais prieš pirmą dalijimą. Jos SHA-256: %1. Po partijos ji parodoma: tada galima patikrinti kiekvieną dalijimą.</translation>
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
        <source>Nothing on the table yet</source>
        <translation>Ant stalo dar nieko nėra</translation>
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
        <translation>dabar eina</translation>
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
        <source>pts</source>
        <comment>under a score: points, in short, the same for every number</comment>
        <translation>tšk.</translation>
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
        <source>{file} can’t be opened. {reason}</source>
        <translation>Failo {file} atverti negalima. {reason}</translation>
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
    <message>
        <source>The settings could not be read, and begin anew: {file}</source>
        <translation>Nuostatų perskaityti nepavyko, pradedama iš naujo: {file}</translation>
    </message>
    <message>
        <source>This match is open in another window of Talia.</source>
        <translation>Ši partija atverta kitame programos „Talia“ lange.</translation>
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
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Nauja partija</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a record or a saved match, from a file</comment>
        <translation>Atverti…</translation>
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
        <source>From %1 to %2</source>
        <comment>the least and the greatest number that can be set</comment>
        <translation>Nuo %1 iki %2</translation>
    </message>
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
        <source>{cards}, %n point(s)</source>
        <translation>
            <numerusform>{cards}, %n taškas</numerusform>
            <numerusform>{cards}, %n taškai</numerusform>
            <numerusform>{cards}, %n taškų</numerusform>
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
        <translation>tai ne derinys</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>paskutinė korta</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Greitai sužaisti iki galo</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Pereiti prie rezultato</translation>
    </message>
    <message>
        <source>Auto-pass on</source>
        <translation>Pasuoti automatiškai: įjungta</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>Pasuoti automatiškai</translation>
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
        <source>You have done nothing in this round yet.</source>
        <translation>Šiame raunde dar nieko nepadarėte.</translation>
    </message>
    <message>
        <source>Take back; the match then counts as assisted</source>
        <translation>Atsiimti ėjimą; partija bus pažymėta kaip sužaista su pagalba</translation>
    </message>
    <message>
        <source>Choose a meld</source>
        <translation>Pasirinkite derinį</translation>
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
        <source>Keys</source>
        <translation>Klavišai</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>Your last move is taken back. The match is assisted.</source>
        <translation>Jūsų paskutinis ėjimas atsiimtas. Partija pažymėta kaip sužaista su pagalba.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>assisted</source>
        <translation>su pagalba</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <comment>of the seed of all deals</comment>
        <translation>Atspaudas %1</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Visų raundų kortas lemia pradinė reikšmė, parinkta burtais prieš pirmą dalijimą. Jos SHA-256: %1. Po partijos ji parodoma: tada galima patikrinti kiekvieną dalijimą.</translation>
    </message>
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
