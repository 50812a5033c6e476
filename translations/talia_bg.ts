<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Talia</source>
        <translation>За Talia</translation>
    </message>
    <message>
        <source>Talia %1, with Python %2 and Qt %3</source>
        <translation>Talia %1, Python %2, Qt %3</translation>
    </message>
    <message>
        <source>Talia is free software under the MIT licence. It sends nothing anywhere: matches, records and settings stay on this machine.</source>
        <translation>Talia е свободен софтуер с лиценз MIT. Програмата не изпраща нищо никъде: партиите, записите и настройките остават на този компютър.</translation>
    </message>
    <message>
        <source>Where things are</source>
        <translation>Къде какво се намира</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Недовършени партии</translation>
    </message>
    <message>
        <source>Records of finished matches</source>
        <translation>Записи на завършени партии</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>What went wrong (log)</source>
        <translation>Какво се е объркало (дневник)</translation>
    </message>
    <message>
        <source>What Talia is built on</source>
        <translation>Върху какво е изградена Talia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and version of a package</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards are our own drawings. The letters are Inter, under the SIL Open Font License.</source>
        <translation>Картите са наши собствени рисунки. Буквите са шрифтът Inter с лиценз SIL Open Font License.</translation>
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
        <translation>асо спатия</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двойка спатия</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройка спатия</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четворка спатия</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>петица спатия</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестица спатия</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>седмица спатия</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>осмица спатия</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>деветка спатия</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десетка спатия</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>вале спатия</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама спатия</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>поп спатия</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>асо каро</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойка каро</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройка каро</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четворка каро</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>петица каро</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестица каро</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>седмица каро</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>осмица каро</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>деветка каро</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десетка каро</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>вале каро</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама каро</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>поп каро</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>асо купа</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойка купа</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройка купа</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четворка купа</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>петица купа</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестица купа</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>седмица купа</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>осмица купа</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>деветка купа</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десетка купа</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>вале купа</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама купа</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>поп купа</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>асо пика</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойка пика</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройка пика</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четворка пика</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>петица пика</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестица пика</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>седмица пика</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>осмица пика</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>деветка пика</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десетка пика</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>вале пика</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пика</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>поп пика</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>жокер</translation>
    </message>
</context>
<context>
    <name>CardAsObject</name>
    <message>
        <source>ace of clubs</source>
        <translation>асо спатия</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двойка спатия</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройка спатия</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четворка спатия</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>петица спатия</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестица спатия</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>седмица спатия</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>осмица спатия</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>деветка спатия</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десетка спатия</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>вале спатия</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама спатия</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>поп спатия</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>асо каро</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойка каро</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройка каро</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четворка каро</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>петица каро</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестица каро</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>седмица каро</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>осмица каро</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>деветка каро</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десетка каро</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>вале каро</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама каро</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>поп каро</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>асо купа</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойка купа</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройка купа</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четворка купа</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>петица купа</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестица купа</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>седмица купа</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>осмица купа</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>деветка купа</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десетка купа</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>вале купа</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама купа</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>поп купа</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>асо пика</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойка пика</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройка пика</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четворка пика</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>петица пика</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестица пика</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>седмица пика</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>осмица пика</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>деветка пика</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десетка пика</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>вале пика</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пика</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>поп пика</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>жокер</translation>
    </message>
</context>
<context>
    <name>CardMarks</name>
    <message>
        <source>drawn</source>
        <comment>mark on the card drawn this turn</comment>
        <translation>изтеглена</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Draw from the stock</source>
        <translation>Теглене от талона</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Вземане на изхвърлената карта</translation>
    </message>
    <message>
        <source>Meld the selected cards</source>
        <translation>Сваляне на избраните карти</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Pass for me when I can’t play</source>
        <translation>Автоматичен пас, когато не мога да играя</translation>
    </message>
    <message>
        <source>When you are out: play out quickly</source>
        <translation>Когато сте без карти: бързо доиграване</translation>
    </message>
    <message>
        <source>When you are out: skip to the result</source>
        <translation>Когато сте без карти: към резултата</translation>
    </message>
    <message>
        <source>Play the selected cards</source>
        <translation>Изиграване на избраните карти</translation>
    </message>
    <message>
        <source>Open with what is in the tray</source>
        <translation>Отваряне с подготвените комбинации</translation>
    </message>
    <message>
        <source>Give the selected cards back</source>
        <translation>Връщане на избраните карти</translation>
    </message>
    <message>
        <source>Take the best defence</source>
        <translation>Избор на най-добрата защита</translation>
    </message>
    <message>
        <source>Finish what is laid out</source>
        <translation>Край на свалянето</translation>
    </message>
    <message>
        <source>Return the taken discard</source>
        <translation>Връщане на взетата карта</translation>
    </message>
    <message>
        <source>Empty the opening tray</source>
        <translation>Връщане на подготвените комбинации в ръката</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтаряне</translation>
    </message>
    <message>
        <source>Sort by rank, or by how many there are of a rank</source>
        <translation>Подреждане по ранг или по брой карти от един ранг</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Наляво</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Надясно</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Нагоре</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Надолу</translation>
    </message>
    <message>
        <source>To the first</source>
        <translation>Към първата</translation>
    </message>
    <message>
        <source>To the last</source>
        <translation>Към последната</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Следваща част от масата</translation>
    </message>
    <message>
        <source>Previous part of the table</source>
        <translation>Предишна част от масата</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Преместване на картата наляво</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Преместване на картата надясно</translation>
    </message>
    <message>
        <source>Select a card, or skip the motion</source>
        <translation>Избор на карта или пропускане на анимацията</translation>
    </message>
    <message>
        <source>Lay off the selected cards, or the one in focus</source>
        <translation>Добавяне на избраните карти или на тази на фокус</translation>
    </message>
    <message>
        <source>Swap a joker for the selected cards, or the one in focus</source>
        <translation>Смяна на жокер с избраните карти или с тази на фокус</translation>
    </message>
    <message>
        <source>Discard the selected card, or the one in focus</source>
        <translation>Изхвърляне на избраната карта или на тази на фокус</translation>
    </message>
    <message>
        <source>Knock with the selected card, or the one in focus</source>
        <translation>Почукване с избраната карта или с тази на фокус</translation>
    </message>
    <message>
        <source>Act on what is in focus</source>
        <translation>Действие върху това, което е на фокус</translation>
    </message>
    <message>
        <source>Sort by suit, rank or melds</source>
        <translation>Подреждане по боя, ранг или комбинации</translation>
    </message>
    <message>
        <source>Cancel the drag, clear the selection</source>
        <translation>Прекъсване на влаченето, изчистване на избора</translation>
    </message>
    <message>
        <source>Where am I: phase, scores, hand, last move</source>
        <translation>Къде съм: фаза, резултати, ръка, последен ход</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Показване на картата едро</translation>
    </message>
    <message>
        <source>Larger cards</source>
        <translation>По-едри карти</translation>
    </message>
    <message>
        <source>Smaller cards</source>
        <translation>По-дребни карти</translation>
    </message>
    <message>
        <source>Cards of the usual size</source>
        <translation>Карти с обичайна големина</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Цял екран</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Отваряне на запис на партия</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Списък на клавишите</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Вашият ход</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Вашата ръка</translation>
    </message>
    <message>
        <source>Moving the focus</source>
        <translation>Преместване на фокуса</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Масата</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it’s your turn</source>
        <comment>to the person who takes the next turn at this machine</comment>
        <translation>На ход: %1</translation>
    </message>
    <message>
        <source>Press any key or click when only you can see the screen.</source>
        <translation>Натиснете клавиш или щракнете, когато само Вие виждате екрана.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{player} deals.</source>
        <translation>{player} раздава.</translation>
    </message>
    <message>
        <source>{player} deals. Upcard: {card}.</source>
        <translation>{player} раздава. Открита карта: {card}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} получава: {cards}.</translation>
    </message>
    <message>
        <source>{player} draws a card from the stock.</source>
        <translation>{player} тегли карта от талона.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the stock.</source>
        <translation>{player} тегли {card} от талона.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the discard pile.</source>
        <translation>{player} взема {card} от изхвърлените карти.</translation>
    </message>
    <message>
        <source>{player} melds: {cards}.</source>
        <translation>{player} сваля: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays off: {cards}. The meld now holds: {meld}.</source>
        <translation>{player} добавя: {cards}. Цялата комбинация: {meld}.</translation>
    </message>
    <message>
        <source>{player} discards the {card}.</source>
        <translation>{player} изхвърля {card}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} пасува.</translation>
    </message>
    <message>
        <source>{player} still holds: {cards}.</source>
        <translation>{player} още държи: {cards}.</translation>
    </message>
    <message>
        <source>The round is over. Winner: {player}.</source>
        <translation>Край на рунда. Победител: {player}.</translation>
    </message>
    <message>
        <source>The round is over, and nobody wins it.</source>
        <translation>Край на рунда без победител.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The file can’t be read.</source>
        <translation>Файлът не може да се прочете.</translation>
    </message>
    <message>
        <source>It is no record or save of Talia, or it is damaged.</source>
        <translation>Това не е запис на Talia или е повреден.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Talia.</source>
        <translation>Записан е от по-нова версия на Talia.</translation>
    </message>
    <message>
        <source>This version of Talia does not have its game.</source>
        <translation>Тази версия на Talia няма тази игра.</translation>
    </message>
    <message>
        <source>Its seats or options do not go with its game.</source>
        <translation>Местата или опциите не подхождат на играта.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}.</source>
        <translation>Повреден е в рунд {round}.</translation>
    </message>
    <message>
        <source>It is damaged in round {round}, at move {move}.</source>
        <translation>Повреден е в рунд {round}, ход {move}.</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Отваряне на запис на партия</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Записи на партии (*.json)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match: %1</source>
        <comment>what a game&apos;s tile does</comment>
        <translation>Нова партия: %1</translation>
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
        <translation>Реми</translation>
    </message>
    <message>
        <source>Gin rummy</source>
        <translation>Джин реми</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Президент</translation>
    </message>
    <message>
        <source>Rummy 51</source>
        <translation>Реми 51</translation>
    </message>
    <message>
        <source>One pack, no jokers: meld and lay off from the first turn</source>
        <translation>Едно тесте без жокери: сваляне и добавяне от първия ход</translation>
    </message>
    <message>
        <source>For two: melds stay in the hand until somebody knocks</source>
        <translation>За двама: комбинациите остават в ръката до почукването</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards</source>
        <translation>Отървете се от всичките си карти преди другите</translation>
    </message>
    <message>
        <source>Jokers, and 51 points with a pure run to open</source>
        <translation>Жокери, а за отваряне 51 точки с чиста поредица</translation>
    </message>
    <message>
        <source>Players: {numbers}</source>
        <translation>Играчи: {numbers}</translation>
    </message>
</context>
<context>
    <name>Gin</name>
    <message>
        <source>Take the upcard or pass.</source>
        <translation>Вземете откритата карта или пасувайте.</translation>
    </message>
    <message>
        <source>Both players passed on the upcard: draw from the stock.</source>
        <translation>И двамата играчи пасуваха за откритата карта: изтеглете от талона.</translation>
    </message>
    <message>
        <source>You can pass only while the upcard is on offer.</source>
        <translation>Може да се пасува само докато се предлага откритата карта.</translation>
    </message>
    <message>
        <source>Knock together with your discard.</source>
        <translation>Почуквате, когато изхвърляте карта.</translation>
    </message>
    <message>
        <source>In this match you draw before you knock.</source>
        <translation>В тази партия първо се тегли, после се почуква.</translation>
    </message>
    <message>
        <source>Too much deadwood to knock: {deadwood}. It may be {limit} at most.</source>
        <translation>Твърде много точки от некомбинирани карти за почукване: {deadwood}. Може да са най-много {limit}.</translation>
    </message>
    <message>
        <source>The ace comes only before the two: {Q}-{K}-{A} is not a run here.</source>
        <translation>Асото стои само преди двойката: {Q}-{K}-{A} тук не е поредица.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most: {card}.</source>
        <translation>Една карта принадлежи само на една комбинация: {card}.</translation>
    </message>
    <message>
        <source>Answer the knock first: show your melds and lay off what fits.</source>
        <translation>Първо отговорете на почукването: покажете комбинациите си и добавете каквото пасва.</translation>
    </message>
    <message>
        <source>There is no knock to answer.</source>
        <translation>Няма почукване, на което да се отговори.</translation>
    </message>
    <message>
        <source>Take the upcard or pass</source>
        <translation>Вземете откритата карта или пасувайте</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Изтеглете карта</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Изхвърлете карта</translation>
    </message>
    <message>
        <source>Show your melds and lay off</source>
        <translation>Покажете комбинациите и добавете карти</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Край на рунда</translation>
    </message>
    <message>
        <source>Draw a card, or knock</source>
        <translation>Изтеглете карта или почукайте</translation>
    </message>
    <message>
        <source>Discard a card, or knock</source>
        <translation>Изхвърлете карта или почукайте</translation>
    </message>
    <message>
        <source>Draw a card, or show gin</source>
        <translation>Изтеглете карта или покажете джин</translation>
    </message>
    <message>
        <source>Discard a card, or show gin</source>
        <translation>Изхвърлете карта или покажете джин</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Точки до победа</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Партията свършва след рунда, в който някой ги достигне.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Добавени</translation>
    </message>
    <message>
        <source>{player}: deadwood</source>
        <translation>{player}: некомбинирани карти</translation>
    </message>
    <message>
        <source>{player}: deadwood after laying off</source>
        <translation>{player}: некомбинирани карти след добавяне</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Bonus for gin</source>
        <translation>Бонус за джин</translation>
    </message>
    <message>
        <source>{player} scores</source>
        <translation>{player} получава</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Победа на нула</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Спечелени рундове</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Added to the other hand’s deadwood.</source>
        <translation>Прибавя се към точките от некомбинирани карти на противника.</translation>
    </message>
    <message numerus="yes">
        <source>Gin: %n point(s)</source>
        <translation>
            <numerusform>Джин: %n точка</numerusform>
            <numerusform>Джин: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for an undercut</source>
        <translation>Бонус за подбиване</translation>
    </message>
    <message>
        <source>For the one who has no more deadwood than the knocker.</source>
        <translation>За този, чиито точки от некомбинирани карти не са повече от тези на почукващия.</translation>
    </message>
    <message numerus="yes">
        <source>Undercut: %n point(s)</source>
        <translation>
            <numerusform>Подбиване: %n точка</numerusform>
            <numerusform>Подбиване: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock without drawing</source>
        <translation>Почукване без теглене</translation>
    </message>
    <message>
        <source>You may knock at the start of your turn instead of drawing.</source>
        <translation>В началото на хода си може да почукате, вместо да теглите.</translation>
    </message>
    <message>
        <source>Knock only after drawing</source>
        <translation>Почукване само след теглене</translation>
    </message>
    <message>
        <source>Bonus for the match</source>
        <translation>Бонус за партията</translation>
    </message>
    <message>
        <source>Added at the end to the points of the winner.</source>
        <translation>Прибавя се накрая към точките на победителя.</translation>
    </message>
    <message numerus="yes">
        <source>Match: %n point(s)</source>
        <translation>
            <numerusform>Партия: %n точка</numerusform>
            <numerusform>Партия: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus for each round won</source>
        <translation>Бонус за всеки спечелен рунд</translation>
    </message>
    <message>
        <source>Added at the end to the points of each player.</source>
        <translation>Прибавя се накрая към точките на всеки играч.</translation>
    </message>
    <message numerus="yes">
        <source>Round won: %n point(s)</source>
        <translation>
            <numerusform>Спечелен рунд: %n точка</numerusform>
            <numerusform>Спечелен рунд: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>A shutout counts double</source>
        <translation>Победа на нула се брои двойно</translation>
    </message>
    <message>
        <source>The winner’s points are doubled if the other won no round at all.</source>
        <translation>Точките на победителя се удвояват, ако противникът не спечели нито един рунд.</translation>
    </message>
    <message>
        <source>Shutout counts double</source>
        <translation>Победа на нула: двойно</translation>
    </message>
    <message>
        <source>{player} knocks.</source>
        <translation>{player} почуква.</translation>
    </message>
    <message>
        <source>{player} has gin!</source>
        <translation>{player}: джин!</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Тегли карта</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Взема {taken}</translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Тегли, изхвърля {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Взема {taken}, изхвърля {card}</translation>
    </message>
    <message>
        <source>Drew, knocked with {card}</source>
        <translation>Тегли, почуква с {card}</translation>
    </message>
    <message>
        <source>Took {taken}, knocked with {card}</source>
        <translation>Взема {taken}, почуква с {card}</translation>
    </message>
    <message>
        <source>Drew, gin with {card}</source>
        <translation>Тегли, джин с {card}</translation>
    </message>
    <message>
        <source>Took {taken}, gin with {card}</source>
        <translation>Взема {taken}, джин с {card}</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Почуква</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Почукване</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Приключване</translation>
    </message>
    <message>
        <source>Best defence</source>
        <translation>Най-добра защита</translation>
    </message>
    <message>
        <source>Select one card to discard with the knock.</source>
        <translation>Изберете една карта за изхвърляне при почукването.</translation>
    </message>
    <message>
        <source>Select the cards to lay off.</source>
        <translation>Изберете карти за добавяне.</translation>
    </message>
    <message>
        <source>Show a meld, lay off a card, or take the best defence.</source>
        <translation>Покажете комбинация, добавете карта или изберете най-добрата защита.</translation>
    </message>
    <message>
        <source>Leaves deadwood {number}</source>
        <translation>Остават некомбинирани: {number} т.</translation>
    </message>
    <message>
        <source>you may knock</source>
        <translation>може да почукате</translation>
    </message>
    <message>
        <source>Gin</source>
        <translation>Джин</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Поредица</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>Deadwood {number}</source>
        <translation>Остатък: {number}</translation>
    </message>
    <message numerus="yes">
        <source>counts %n point(s) as deadwood</source>
        <translation>
            <numerusform>некомбинирана карта: %n точка</numerusform>
            <numerusform>некомбинирана карта: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding it leaves deadwood {number}</source>
        <translation>след изхвърляне остават некомбинирани: {number} т.</translation>
    </message>
    <message>
        <source>with it you may knock: deadwood {number}</source>
        <translation>при изхвърляне може да почукате: {number} т.</translation>
    </message>
    <message>
        <source>with it you have gin</source>
        <translation>при изхвърляне имате джин</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>почукване</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>джин</translation>
    </message>
    <message>
        <source>{player} · deadwood {number}</source>
        <translation>{player} · некомбинирани: {number} т.</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}.</source>
        <translation>Обратно в ръката Ви: {cards}.</translation>
    </message>
    <message>
        <source>A card just taken stays in the hand this turn</source>
        <translation>Току-що взетата карта в този ход остава в ръката</translation>
    </message>
    <message>
        <source>If you discard {card}, deadwood {number} is left: too much to knock, at most {limit}.</source>
        <translation>Ако изхвърлите {card}, остават некомбинирани: {number} т. – твърде много за почукване, най-много {limit}.</translation>
    </message>
    <message>
        <source>Finish with {number}</source>
        <translation>Приключване: {number}</translation>
    </message>
    <message>
        <source>Best defence: {number}</source>
        <translation>Най-добра защита: {number}</translation>
    </message>
    <message>
        <source>Your deadwood: {number}.</source>
        <translation>Вашият остатък: {number}.</translation>
    </message>
    <message>
        <source>The place to knock, deadwood {number}</source>
        <translation>Място за почукване, остатък {number}</translation>
    </message>
    <message>
        <source>The place to show gin</source>
        <translation>Място за показване на джин</translation>
    </message>
    <message>
        <source>no deadwood left</source>
        <translation>без некомбинирани карти</translation>
    </message>
    <message>
        <source>Drop your discard here</source>
        <translation>Пуснете тук картата за изхвърляне</translation>
    </message>
    <message>
        <source>Instead of drawing</source>
        <translation>Вместо теглене</translation>
    </message>
    <message>
        <source>Knock with {number}?</source>
        <translation>Да почукате ли с {number}?</translation>
    </message>
    <message>
        <source>Show gin?</source>
        <translation>Да покажете ли джин?</translation>
    </message>
    <message numerus="yes">
        <source>You discard {card} and show %n meld(s).</source>
        <translation>
            <numerusform>Изхвърляте {card} и показвате %n комбинация.</numerusform>
            <numerusform>Изхвърляте {card} и показвате %n комбинации.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knock without drawing and show %n meld(s).</source>
        <translation>
            <numerusform>Почуквате без теглене и показвате %n комбинация.</numerusform>
            <numerusform>Почуквате без теглене и показвате %n комбинации.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may lay off on them.</source>
        <translation>{player} може да добавя.</translation>
    </message>
    <message>
        <source>{player} can’t lay off anything.</source>
        <translation>{player} не може да добавя.</translation>
    </message>
    <message>
        <source>{number} of at most {limit}</source>
        <translation>{number} от позволени {limit}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Enter does it, Escape plays on.</source>
        <translation>Enter потвърждава, Escape продължава играта.</translation>
    </message>
    <message>
        <source>Deadwood</source>
        <translation>Некомбинирани карти</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Пасува</translation>
    </message>
    <message>
        <source>Showed the melds</source>
        <translation>Показва комбинациите</translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Добавя {added}</translation>
    </message>
    <message numerus="yes">
        <source>The knock holds. {player} scores the difference in deadwood: %n point(s).</source>
        <translation>
            <numerusform>Почукването успя. {player} получава разликата в точките от некомбинирани карти: %n точка.</numerusform>
            <numerusform>Почукването успя. {player} получава разликата в точките от некомбинирани карти: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin! {player} scores the other’s deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Джин! {player} получава точките от некомбинирани карти на противника и бонуса: %n точка.</numerusform>
            <numerusform>Джин! {player} получава точките от некомбинирани карти на противника и бонуса: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undercut! {player} scores the difference in deadwood and the bonus: %n point(s).</source>
        <translation>
            <numerusform>Подбиване! {player} получава разликата в точките от некомбинирани карти и бонуса: %n точка.</numerusform>
            <numerusform>Подбиване! {player} получава разликата в точките от некомбинирани карти и бонуса: %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is down to two cards and nobody has knocked: the round is drawn.</source>
        <translation>В талона останаха две карти, а никой не почука: равен рунд.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Рунд {number} · до %n точка</numerusform>
            <numerusform>Рунд {number} · до %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrange your hand in runs and sets, keep the cards outside them low, and knock before the other player does. Melds stay in the hand until then.</source>
        <translation>Подреждайте ръката си в поредици и групи, намалявайте стойността на некомбинираните карти и почукайте преди противника. Дотогава комбинациите остават в ръката.</translation>
    </message>
    <message>
        <source>Two players use one pack of 52 cards and are dealt 10 cards each. The next card is turned up and starts the discard pile. The other 31 cards are the stock.</source>
        <translation>Двама играчи играят с едно тесте от 52 карти, всеки получава по 10 карти. Следващата карта се открива и поставя началото на изхвърлените карти. Останалите 31 карти са талонът.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot, then the deal alternates. After a drawn round the same player deals again.</source>
        <translation>Първият раздаващ се определя чрез жребий, после играчите се редуват. След равен рунд раздава същият играч.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank. A run is three or more cards of one suit that follow one another. The ace comes only before the two: {A}-2-3 is a run, {Q}-{K}-{A} and {K}-{A}-2 are not.</source>
        <translation>Група са три или четири карти от един ранг. Поредица са три или повече карти от една боя, които следват една след друга. Асото стои само преди двойката: {A}-2-3 е поредица, а {Q}-{K}-{A} и {K}-{A}-2 не са.</translation>
    </message>
    <message>
        <source>A card belongs to one meld at most. Cards in no meld are deadwood: an ace counts 1, king, queen and jack 10 each, every other card its number. What counts is the arrangement that leaves the least.</source>
        <translation>Една карта принадлежи най-много на една комбинация. Картите извън комбинациите са некомбинирани, а точките им са остатъкът: асото се брои за 1, попът, дамата и валето по 10, всяка друга карта колкото е числото ѝ. Брои се подреждането, което оставя най-малко точки.</translation>
    </message>
    <message>
        <source>At first the player who did not deal may take the upcard or pass; then the dealer has the same choice. Whoever takes it discards or knocks. If both pass, the player who did not deal begins an ordinary turn, in which the upcard may not be taken.</source>
        <translation>Първо играчът, който не е раздавал, може да вземе откритата карта или да пасува; после същия избор има раздаващият. Който я вземе, изхвърля карта или почуква. Ако и двамата пасуват, играчът, който не е раздавал, започва обикновен ход, в който откритата карта не може да се вземе.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock or of the discard pile, then discard one card. The card just taken from the discard pile may not be discarded in the same turn, not with a knock either.</source>
        <translation>Изтеглете горната карта на талона или горната изхвърлена карта, после изхвърлете една карта. Картата, току-що взета от изхвърлените, не може да се изхвърли в същия ход, дори и при почукване.</translation>
    </message>
    <message>
        <source>With your discard you may knock if the ten cards left have 10 points of deadwood at most. With no deadwood at all the knock is gin. You may also play on.</source>
        <translation>Когато изхвърляте карта, може да почукате, ако останалите десет карти имат най-много 10 точки от некомбинирани карти. Без некомбинирани карти почукването е джин. Може и да играете нататък.</translation>
    </message>
    <message>
        <source>Instead of drawing you may knock at the start of your turn, if your ten cards have 10 points of deadwood at most. Not while the upcard is on offer.</source>
        <translation>Вместо да теглите, може да почукате в началото на хода си, ако десетте Ви карти имат най-много 10 точки от некомбинирани карти. Но не и докато се предлага откритата карта.</translation>
    </message>
    <message>
        <source>You may not knock instead of drawing: first draw, then knock.</source>
        <translation>Не може да се почуква вместо теглене: първо изтеглете, после почукайте.</translation>
    </message>
    <message>
        <source>The knocker may choose the melds, and these bind: every other card is deadwood. Otherwise the arrangement with the least deadwood is laid, and of equal ones the one on which the fewest cards can be laid off.</source>
        <translation>Почукващият може сам да избере комбинациите и те са задължителни: всяка друга карта е некомбинирана. Иначе се сваля подреждането с най-малко точки от некомбинирани карти, а от равните онова, към което могат да се добавят най-малко карти.</translation>
    </message>
    <message>
        <source>After a knock without gin the other player shows melds too, and may lay off cards on the knocker’s melds: a fourth card on a set, cards at either end of a run, one after another. Without a choice of the player the arrangement with the least deadwood is laid.</source>
        <translation>След почукване без джин другият играч също показва комбинации и може да добавя карти към комбинациите на почукващия: четвърта карта към група, карти в двата края на поредица, една след друга. Ако не избере сам, се сваля това, което оставя най-малко точки от некомбинирани карти.</translation>
    </message>
    <message>
        <source>After gin nothing may be laid off.</source>
        <translation>След джин нищо не може да се добавя.</translation>
    </message>
    <message>
        <source>If the other player is left with more deadwood, the knocker scores the difference.</source>
        <translation>Ако на другия играч останат повече точки от некомбинирани карти, почукващият получава разликата.</translation>
    </message>
    <message numerus="yes">
        <source>If the other player has less deadwood than the knocker or just as much, that is an undercut: the other scores the difference and %n point(s) more.</source>
        <translation>
            <numerusform>Ако другият играч има по-малко точки от некомбинирани карти от почукващия или също толкова, това е подбиване: той получава разликата и още %n точка.</numerusform>
            <numerusform>Ако другият играч има по-малко точки от некомбинирани карти от почукващия или също толкова, това е подбиване: той получава разликата и още %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gin scores the whole deadwood of the other player and %n point(s) more.</source>
        <translation>
            <numerusform>Джинът носи всички точки от некомбинирани карти на другия играч и още %n точка.</numerusform>
            <numerusform>Джинът носи всички точки от некомбинирани карти на другия играч и още %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>When a discard without a knock leaves two cards in the stock, the round is drawn at once: no points, and no knock any more.</source>
        <translation>Когато след изхвърляне без почукване в талона останат две карти, рундът веднага приключва като равен: без точки и вече без почукване.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when a player has %n point(s) or more. That player wins.</source>
        <translation>
            <numerusform>Партията свършва, когато играч има поне %n точка. Този играч печели.</numerusform>
            <numerusform>Партията свършва, когато играч има поне %n точки. Този играч печели.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is added at the end of the match.</source>
        <translation>В края на партията нищо не се прибавя.</translation>
    </message>
    <message>
        <source>If the loser won no round, the winner’s points are doubled at the end of the match.</source>
        <translation>Ако загубилият не е спечелил нито един рунд, в края на партията точките на победителя се удвояват.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of the match each player gets %n point(s) for every round won. A drawn round is nobody’s.</source>
        <translation>
            <numerusform>В края на партията всеки играч получава %n точка за всеки спечелен рунд. Равният рунд не е ничий.</numerusform>
            <numerusform>В края на партията всеки играч получава %n точки за всеки спечелен рунд. Равният рунд не е ничий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the match gets %n point(s) more.</source>
        <translation>
            <numerusform>Победителят в партията получава още %n точка.</numerusform>
            <numerusform>Победителят в партията получава още %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: 10 points of deadwood are the limit for a knock, there is no big gin, and no Oklahoma.</source>
        <translation>В тази игра винаги: границата за почукване е 10 точки от некомбинирани карти, няма голям джин, нито вариант Оклахома.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Компютърните играчи знаят само това, което знае играч на тяхното място: собствените си карти, откритите карти и онова, което става пред всички.</translation>
    </message>
    <message>
        <source>Easy: draws from the stock, keeps its melds, discards the unmatched card of the highest value, and knocks as soon as it can.</source>
        <translation>Лесно: тегли от талона, пази комбинациите, изхвърля некомбинираната карта с най-висока стойност и почуква, щом може.</translation>
    </message>
    <message>
        <source>Normal: finds the best arrangement, and does not discard what the other player is seen to collect.</source>
        <translation>Средно: намира най-доброто подреждане и не изхвърля това, което противникът видимо събира.</translation>
    </message>
    <message>
        <source>Hard: estimates the cards of the other player and weighs knocking now against playing on for gin, undercuts included.</source>
        <translation>Трудно: преценява картите на противника и решава дали да почука сега, или да играе за джин, като отчита и подбиванията.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Почукване</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Край на партията</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компютърни играчи</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, рунд {number}</translation>
    </message>
    <message>
        <source>Saved today at {time}</source>
        <translation>Запазено днес в {time}</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}</source>
        <translation>Запазено вчера в {time}</translation>
    </message>
    <message>
        <source>Saved on {date} at {time}</source>
        <translation>Запазено: {date}, {time}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Ваш ред е</translation>
    </message>
    <message>
        <source>the round is over</source>
        <translation>край на рунда</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>On the table: {melds}</source>
        <translation>На масата: {melds}</translation>
    </message>
    <message>
        <source>There is nothing on the table yet.</source>
        <translation>На масата още няма нищо.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Записът на партия не можа да се прочете; преместен е настрана и не е изтрит: {file}</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was left as it is: {file}. {reason}</source>
        <translation>Записът на партия не можа да се прочете; оставен е, както си е: {file}. {reason}</translation>
    </message>
    <message>
        <source>The folder of saved matches can’t be read: {folder}</source>
        <translation>Папката със записите на партии не може да се прочете: {folder}</translation>
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
        <translation>Автоматични</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Международни</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Полски</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Френски</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Литовски</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Български</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys · %1</source>
        <comment>title; the game</comment>
        <translation>Клавиши · %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
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
        <translation>Тема</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като в системата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>colour of the felt</comment>
        <translation>Зелено</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>colour of the felt</comment>
        <translation>Синьо</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>colour of the felt</comment>
        <translation>Сливово</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>colour of the felt</comment>
        <translation>Сиво</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Гръб на картите</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>back of the cards</comment>
        <translation>Решетка</translation>
    </message>
    <message>
        <source>Rosette</source>
        <comment>back of the cards</comment>
        <translation>Розетка</translation>
    </message>
    <message>
        <source>Monogram</source>
        <comment>back of the cards</comment>
        <translation>Монограм</translation>
    </message>
    <message>
        <source>Folk</source>
        <comment>back of the cards</comment>
        <translation>Народни мотиви</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Означения на картите</translation>
    </message>
    <message>
        <source>Automatic follows the language.</source>
        <translation>Автоматичните зависят от езика.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четирицветни карти</translation>
    </message>
    <message>
        <source>Diamonds are blue, clubs are green.</source>
        <translation>Карото е синьо, спатията е зелена.</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Едри означения</translation>
    </message>
    <message>
        <source>Half as big again, with fewer pips.</source>
        <translation>С половина по-едри, с по-малко знаци.</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Размер на картите</translation>
    </message>
    <message>
        <source>Ctrl + and Ctrl −</source>
        <translation>Ctrl + и Ctrl −</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of the usual size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>From 100% to 200%</source>
        <translation>От 100% до 200%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер на текста</translation>
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
            <numerusform>След %n рунд</numerusform>
            <numerusform>След %n рунда</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Към началната страница</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Показване на масата</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Още една партия</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seed of all deals: %1</source>
        <translation>Начална стойност на всички раздавания: %1</translation>
    </message>
    <message>
        <source>Its SHA-256, told before the first deal: %1</source>
        <translation>Нейният SHA-256, обявен преди първото раздаване: %1</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>{player}: score {score}, cards {count}.</source>
        <translation>{player}: резултат {score}, карти {count}.</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Вашата ръка: {cards}.</translation>
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
        <translation>Двама играчи имат едно и също име: {name}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match: %1</source>
        <comment>of this game</comment>
        <translation>Нова партия: %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кой играе</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Брой играчи</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>Reset to the rules</source>
        <translation>Възстановяване на правилата</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>По правилата</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Връщане на ходове</translation>
    </message>
    <message>
        <source>Moves may be taken back against computer players; the record says so.</source>
        <translation>Срещу компютъра ходовете могат да се връщат; това се отбелязва в записа.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n играч</numerusform>
            <numerusform>%n играчи</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>Options of this match</source>
        <translation>Опции на тази партия</translation>
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
        <translation>Назад</translation>
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
        <translation>Език</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Вашето име</translation>
    </message>
    <message>
        <source>It stands at your seat and in records.</source>
        <translation>Показва се на Вашето място и в записите.</translation>
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
        <translation>Местене на картите</translation>
    </message>
    <message>
        <source>Keys always work.</source>
        <translation>Клавишите работят винаги.</translation>
    </message>
    <message>
        <source>Drag or click</source>
        <translation>Влачене или щракване</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Влачене</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щракване</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Скорост на картите</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of the cards</comment>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed of the cards</comment>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of the cards</comment>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>speed of the cards</comment>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed of the cards</comment>
        <translation>Веднага</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>По-малко анимации</translation>
    </message>
    <message>
        <source>Cards appear in their places instead of flying.</source>
        <translation>Картите се появяват на местата си, вместо да летят.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като в системата</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключено</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Темпо на компютърните играчи</translation>
    </message>
    <message>
        <source>How long a move takes at least, with its thinking.</source>
        <translation>Колко най-малко трае един ход заедно с мисленето.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>pace of the computer players</comment>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace of the computer players</comment>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>pace of the computer players</comment>
        <translation>Веднага</translation>
    </message>
    <message>
        <source>Sort a new hand</source>
        <translation>Подреждане на нова ръка</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>По боя</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По ранг</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>По комбинации</translation>
    </message>
    <message>
        <source>Sort in the drawn card</source>
        <translation>Подреждане на изтеглената карта</translation>
    </message>
    <message>
        <source>Otherwise it comes to the right end of the hand.</source>
        <translation>Иначе застава в десния край на ръката.</translation>
    </message>
    <message>
        <source>Show melds and deadwood</source>
        <translation>Показване на комбинации и некомбинирани карти</translation>
    </message>
    <message>
        <source>In gin rummy your hand stands in its best melds, with what it counts.</source>
        <translation>В джин реми картите Ви са подредени в най-добрите комбинации; вижда се и стойността на некомбинираните.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компютър</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лесно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Ewa</source>
        <translation>Ева</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Йонас</translation>
    </message>
    <message>
        <source>Ivana</source>
        <translation>Ивана</translation>
    </message>
    <message>
        <source>Petar</source>
        <translation>Петър</translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation>На ход: {player}</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points of each round</source>
        <translation>Точки по рундове</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Рунд</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Общо</translation>
    </message>
</context>
<context>
    <name>President</name>
    <message numerus="yes">
        <source>First give %n card(s) back.</source>
        <translation>
            <numerusform>Първо върнете %n карта.</numerusform>
            <numerusform>Първо върнете %n карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing to give back.</source>
        <translation>Няма какво да върнете.</translation>
    </message>
    <message numerus="yes">
        <source>Choose exactly %n card(s) to give back.</source>
        <translation>
            <numerusform>Изберете точно %n карта за връщане.</numerusform>
            <numerusform>Изберете точно %n карти за връщане.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one card to play.</source>
        <translation>Изберете поне една карта за игра.</translation>
    </message>
    <message>
        <source>Play cards of one rank only.</source>
        <translation>Играйте карти само от един ранг.</translation>
    </message>
    <message numerus="yes">
        <source>Play exactly %n card(s), or pass.</source>
        <translation>
            <numerusform>Изиграйте точно %n карта или пасувайте.</numerusform>
            <numerusform>Изиграйте точно %n карти или пасувайте.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the order in force this does not beat {cards}.</source>
        <translation>По сегашния ред това не бие: {cards}.</translation>
    </message>
    <message>
        <source>You lead the trick, so you may not pass.</source>
        <translation>Вие започвате взятката, затова не може да пасувате.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to give back</source>
        <translation>
            <numerusform>Изберете %n карта за връщане</numerusform>
            <numerusform>Изберете %n карти за връщане</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards to give back</source>
        <translation>Изберете карти за връщане</translation>
    </message>
    <message>
        <source>Lead one to four cards of one rank</source>
        <translation>Започнете взятката: от една до четири карти от един ранг</translation>
    </message>
    <message>
        <source>Beat what was played or pass</source>
        <translation>Бийте изиграното или пасувайте</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Край на рунда</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Рундове</translation>
    </message>
    <message>
        <source>The most points over all rounds win the match.</source>
        <translation>Партията печели играчът с най-много точки от всички рундове.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n рунд</numerusform>
            <numerusform>%n рунда</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Революция</translation>
    </message>
    <message>
        <source>Four cards of one rank reverse the order.</source>
        <translation>Четири еднакви карти обръщат реда.</translation>
    </message>
    <message>
        <source>No revolution</source>
        <translation>Без революция</translation>
    </message>
    <message>
        <source>Who leads from the second round on</source>
        <translation>Кой започва от втория рунд нататък</translation>
    </message>
    <message>
        <source>The first trick of the round is theirs to lead.</source>
        <translation>Той започва първата взятка на рунда.</translation>
    </message>
    <message>
        <source>The President</source>
        <translation>Президентът</translation>
    </message>
    <message>
        <source>The player who came last</source>
        <translation>Последният играч</translation>
    </message>
    <message>
        <source>The President leads</source>
        <translation>Започва Президентът</translation>
    </message>
    <message>
        <source>The last player leads</source>
        <translation>Започва последният</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Президент</translation>
    </message>
    <message>
        <source>Vice-President</source>
        <translation>Вицепрезидент</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Гражданин</translation>
    </message>
    <message>
        <source>Vice-Scum</source>
        <translation>Бедняк</translation>
    </message>
    <message>
        <source>Scum</source>
        <translation>Просяк</translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s), {other} gets them.</source>
        <translation>
            <numerusform>{player} дава %n карта, получава я {other}.</numerusform>
            <numerusform>{player} дава %n карти, получава ги {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gives %n card(s) back, {other} gets them.</source>
        <translation>
            <numerusform>{player} връща %n карта, получава я {other}.</numerusform>
            <numerusform>{player} връща %n карти, получава ги {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives, {other} gets: {cards}.</source>
        <translation>{player} дава, {other} получава: {cards}.</translation>
    </message>
    <message>
        <source>{player} plays: {cards}.</source>
        <translation>{player} играе: {cards}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} пасува.</translation>
    </message>
    <message>
        <source>Revolution: the order is reversed.</source>
        <translation>Революция: редът е обърнат.</translation>
    </message>
    <message>
        <source>Revolution: the usual order is back.</source>
        <translation>Революция: връща се обичайният ред.</translation>
    </message>
    <message>
        <source>{player} has place {place}: {title}.</source>
        <translation>{player} заема място {place}: {title}.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} взема взятката.</translation>
    </message>
    <message>
        <source>{player} takes the trick, {other} leads.</source>
        <translation>{player} взема взятката, започва {other}.</translation>
    </message>
    <message>
        <source>Played {cards}</source>
        <translation>Играе {cards}</translation>
    </message>
    <message>
        <source>Played {cards}, the last cards</source>
        <translation>Играе последните си карти: {cards}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Пасува</translation>
    </message>
    <message numerus="yes">
        <source>Gave %n card(s)</source>
        <translation>
            <numerusform>Дава %n карта</numerusform>
            <numerusform>Дава %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Took the trick</source>
        <translation>Взема взятката</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Място {place}</translation>
    </message>
    <message>
        <source>The order of finishing: {players}.</source>
        <translation>Крайно класиране: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Рунд {number} от %n</numerusform>
            <numerusform>Рунд {number} от %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat a three or pass</source>
        <translation>Бийте тройка или пасувайте</translation>
    </message>
    <message>
        <source>Beat two threes or pass</source>
        <translation>Бийте две тройки или пасувайте</translation>
    </message>
    <message>
        <source>Beat three threes or pass</source>
        <translation>Бийте три тройки или пасувайте</translation>
    </message>
    <message>
        <source>Beat four threes or pass</source>
        <translation>Бийте четири тройки или пасувайте</translation>
    </message>
    <message>
        <source>Beat a four or pass</source>
        <translation>Бийте четворка или пасувайте</translation>
    </message>
    <message>
        <source>Beat two fours or pass</source>
        <translation>Бийте две четворки или пасувайте</translation>
    </message>
    <message>
        <source>Beat three fours or pass</source>
        <translation>Бийте три четворки или пасувайте</translation>
    </message>
    <message>
        <source>Beat four fours or pass</source>
        <translation>Бийте четири четворки или пасувайте</translation>
    </message>
    <message>
        <source>Beat a five or pass</source>
        <translation>Бийте петица или пасувайте</translation>
    </message>
    <message>
        <source>Beat two fives or pass</source>
        <translation>Бийте две петици или пасувайте</translation>
    </message>
    <message>
        <source>Beat three fives or pass</source>
        <translation>Бийте три петици или пасувайте</translation>
    </message>
    <message>
        <source>Beat four fives or pass</source>
        <translation>Бийте четири петици или пасувайте</translation>
    </message>
    <message>
        <source>Beat a six or pass</source>
        <translation>Бийте шестица или пасувайте</translation>
    </message>
    <message>
        <source>Beat two sixes or pass</source>
        <translation>Бийте две шестици или пасувайте</translation>
    </message>
    <message>
        <source>Beat three sixes or pass</source>
        <translation>Бийте три шестици или пасувайте</translation>
    </message>
    <message>
        <source>Beat four sixes or pass</source>
        <translation>Бийте четири шестици или пасувайте</translation>
    </message>
    <message>
        <source>Beat a seven or pass</source>
        <translation>Бийте седмица или пасувайте</translation>
    </message>
    <message>
        <source>Beat two sevens or pass</source>
        <translation>Бийте две седмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat three sevens or pass</source>
        <translation>Бийте три седмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat four sevens or pass</source>
        <translation>Бийте четири седмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat an eight or pass</source>
        <translation>Бийте осмица или пасувайте</translation>
    </message>
    <message>
        <source>Beat two eights or pass</source>
        <translation>Бийте две осмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat three eights or pass</source>
        <translation>Бийте три осмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat four eights or pass</source>
        <translation>Бийте четири осмици или пасувайте</translation>
    </message>
    <message>
        <source>Beat a nine or pass</source>
        <translation>Бийте деветка или пасувайте</translation>
    </message>
    <message>
        <source>Beat two nines or pass</source>
        <translation>Бийте две деветки или пасувайте</translation>
    </message>
    <message>
        <source>Beat three nines or pass</source>
        <translation>Бийте три деветки или пасувайте</translation>
    </message>
    <message>
        <source>Beat four nines or pass</source>
        <translation>Бийте четири деветки или пасувайте</translation>
    </message>
    <message>
        <source>Beat a ten or pass</source>
        <translation>Бийте десетка или пасувайте</translation>
    </message>
    <message>
        <source>Beat two tens or pass</source>
        <translation>Бийте две десетки или пасувайте</translation>
    </message>
    <message>
        <source>Beat three tens or pass</source>
        <translation>Бийте три десетки или пасувайте</translation>
    </message>
    <message>
        <source>Beat four tens or pass</source>
        <translation>Бийте четири десетки или пасувайте</translation>
    </message>
    <message>
        <source>Beat a jack or pass</source>
        <translation>Бийте вале или пасувайте</translation>
    </message>
    <message>
        <source>Beat two jacks or pass</source>
        <translation>Бийте две валета или пасувайте</translation>
    </message>
    <message>
        <source>Beat three jacks or pass</source>
        <translation>Бийте три валета или пасувайте</translation>
    </message>
    <message>
        <source>Beat four jacks or pass</source>
        <translation>Бийте четири валета или пасувайте</translation>
    </message>
    <message>
        <source>Beat a queen or pass</source>
        <translation>Бийте дама или пасувайте</translation>
    </message>
    <message>
        <source>Beat two queens or pass</source>
        <translation>Бийте две дами или пасувайте</translation>
    </message>
    <message>
        <source>Beat three queens or pass</source>
        <translation>Бийте три дами или пасувайте</translation>
    </message>
    <message>
        <source>Beat four queens or pass</source>
        <translation>Бийте четири дами или пасувайте</translation>
    </message>
    <message>
        <source>Beat a king or pass</source>
        <translation>Бийте поп или пасувайте</translation>
    </message>
    <message>
        <source>Beat two kings or pass</source>
        <translation>Бийте два попа или пасувайте</translation>
    </message>
    <message>
        <source>Beat three kings or pass</source>
        <translation>Бийте три попа или пасувайте</translation>
    </message>
    <message>
        <source>Beat four kings or pass</source>
        <translation>Бийте четири попа или пасувайте</translation>
    </message>
    <message>
        <source>Beat an ace or pass</source>
        <translation>Бийте асо или пасувайте</translation>
    </message>
    <message>
        <source>Beat two aces or pass</source>
        <translation>Бийте две аса или пасувайте</translation>
    </message>
    <message>
        <source>Beat three aces or pass</source>
        <translation>Бийте три аса или пасувайте</translation>
    </message>
    <message>
        <source>Beat four aces or pass</source>
        <translation>Бийте четири аса или пасувайте</translation>
    </message>
    <message>
        <source>Beat a two or pass</source>
        <translation>Бийте двойка или пасувайте</translation>
    </message>
    <message>
        <source>Beat two twos or pass</source>
        <translation>Бийте две двойки или пасувайте</translation>
    </message>
    <message>
        <source>Beat three twos or pass</source>
        <translation>Бийте три двойки или пасувайте</translation>
    </message>
    <message>
        <source>Beat four twos or pass</source>
        <translation>Бийте четири двойки или пасувайте</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards, and above all not the last.</source>
        <translation>Отървете се от всичките си карти преди другите, а най-вече не оставайте на последно място.</translation>
    </message>
    <message>
        <source>Three to six players use one pack of 52 cards. All of it is dealt, so that hands differ by one card at most. In the first round the last seat deals and the first seat is dealt to first; later the player who came last deals.</source>
        <translation>От трима до шестима играчи играят с едно тесте от 52 карти. Раздава се цялото тесте, затова броят на картите се различава най-много с една. В първия рунд раздава играчът на последното място на масата, а първата карта получава този на първото; по-късно раздава играчът, останал последен.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the President leads.</source>
        <translation>В първия рунд започва играчът на първото място на масата и може да играе каквото иска. В следващите рундове започва Президентът.</translation>
    </message>
    <message>
        <source>In the first round the first seat leads and may play anything. In later rounds the player who came last leads.</source>
        <translation>В първия рунд започва играчът на първото място на масата и може да играе каквото иска. В следващите рундове започва играчът, останал последен.</translation>
    </message>
    <message>
        <source>From low to high the order is 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Suits do not matter.</source>
        <translation>Редът от най-ниската: 3 4 5 6 7 8 9 10 {J} {Q} {K} {A} 2. Боите нямат значение.</translation>
    </message>
    <message>
        <source>The leader plays one to four cards of one rank, and may not pass.</source>
        <translation>Който започва, играе от една до четири карти от един ранг и не може да пасува.</translation>
    </message>
    <message>
        <source>Then everybody in turn, clockwise, plays the same number of cards of one higher rank, or passes. You may pass although you could play. Whoever passes is out of this trick until it ends.</source>
        <translation>После всички поред, по часовниковата стрелка, играят същия брой карти от един по-висок ранг или пасуват. Може да пасувате, макар да можете да играете. Който пасува, повече не играе в тази взятка.</translation>
    </message>
    <message>
        <source>When all others have passed, the player who played last takes the trick and leads the next.</source>
        <translation>Когато всички други пасуват, взятката взема играчът, който е играл последен, и започва следващата.</translation>
    </message>
    <message>
        <source>A player with no cards left has a place and leaves the round. The trick goes on: those who have not passed may still beat what was played. If nobody does, the next player clockwise who has cards leads.</source>
        <translation>Играч без карти заема своето място и напуска рунда. Взятката продължава: който не е пасувал, още може да бие изиграното. Ако никой не го направи, започва следващият поред играч, който има карти.</translation>
    </message>
    <message>
        <source>The round ends when only one player has cards. That player is last.</source>
        <translation>Рундът свършва, когато само един играч има карти. Той е последен.</translation>
    </message>
    <message>
        <source>Four cards of one rank are a revolution: at once the order is reversed, from low to high 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. The trick goes on in the new order. Another four of a kind reverses it again. The next round begins in the usual order.</source>
        <translation>Четири еднакви карти са революция: редът веднага се обръща, от най-ниската 2 {A} {K} {Q} {J} 10 9 8 7 6 5 4 3. Взятката продължава по новия ред. Други четири еднакви карти пак го обръщат. Следващият рунд започва по обичайния ред.</translation>
    </message>
    <message>
        <source>Four cards of one rank are an ordinary play. The order is never reversed.</source>
        <translation>Четири еднакви карти са обикновен ход. Редът никога не се обръща.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a kind that are higher in the order after the reversal: four sevens by four sixes, which bring the usual order back.</source>
        <translation>Четири карти се бият само с четири еднакви, по-високи по реда след обръщането: четири седмици – с четири шестици, които връщат обичайния ред.</translation>
    </message>
    <message>
        <source>Four cards are beaten only by four of a higher rank.</source>
        <translation>Четири карти се бият само с четири карти от по-висок ранг.</translation>
    </message>
    <message>
        <source>The first is President, the second Vice-President, the last but one Vice-Scum, the last Scum, everybody between them Citizen. With three players the second is Citizen.</source>
        <translation>Първият е Президент, вторият Вицепрезидент, предпоследният Бедняк, последният Просяк, а всички между тях са Граждани. При трима играчи вторият е Гражданин.</translation>
    </message>
    <message>
        <source>The first scores as many points as there are players, each next one a point less, the last one 1. Points add up over the rounds.</source>
        <translation>Първият получава толкова точки, колкото са играчите, всеки следващ с точка по-малко, последният 1. Точките от рундовете се събират.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The most points win; players who tie for the most share the match.</source>
        <translation>
            <numerusform>Партията има %n рунд. Печели този, който има най-много точки; при равенство победата е обща.</numerusform>
            <numerusform>Партията има %n рунда. Печели този, който има най-много точки; при равенство победата е обща.</numerusform>
        </translation>
    </message>
    <message>
        <source>From the second round on, after the deal, the Scum gives the two best cards to the President, who chooses any two cards to give back. With four players or more the Vice-Scum and the Vice-President do the same with one card. All best cards are handed over first; then the President gives back, then the Vice-President. Best is what is highest in the usual order; of equal ranks first spades, then hearts, diamonds, clubs.</source>
        <translation>От втория рунд нататък, след раздаването, Просякът дава на Президента двете си най-добри карти, а Президентът връща две по избор. При четирима играчи или повече Беднякът и Вицепрезидентът правят същото с една карта. Първо се предават всички най-добри карти; после връща Президентът, след него Вицепрезидентът. Най-добри са най-високите по обичайния ред; от равните първо пика, после купа, каро, спатия.</translation>
    </message>
    <message>
        <source>Always so in this game: no jokers, no runs, equal ranks do not beat, and neither a two nor four of a kind ends a trick.</source>
        <translation>В тази игра винаги: без жокери и поредици, равен ранг не бие, а нито двойка, нито четири еднакви карти приключват взятката.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Компютърните играчи знаят само това, което знае играч на тяхното място: собствените си карти, откритите карти и онова, което става пред всички.</translation>
    </message>
    <message>
        <source>Easy: plays the lowest cards that are allowed.</source>
        <translation>Лесно: играе най-ниските позволени карти.</translation>
    </message>
    <message>
        <source>Normal: keeps twos and fours of a kind to win the lead back, and does not break pairs and threes without need.</source>
        <translation>Средно: пази двойките и четирите еднакви карти, за да започва отново, и без нужда не разваля чифтове и три еднакви.</translation>
    </message>
    <message>
        <source>Hard: counts what is left of every rank, estimates who can still beat what, and plans how to get rid of its hand.</source>
        <translation>Трудно: брои какво остава от всеки ранг, преценява кой какво още може да бие и планира как да се отърве от картите си.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Четири еднакви</translation>
    </message>
    <message>
        <source>Titles and scoring</source>
        <translation>Титли и точкуване</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Размяна</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Какво няма тук</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компютърни играчи</translation>
    </message>
    <message>
        <source>The trick, nothing played yet</source>
        <translation>Взятка, още нищо не е изиграно</translation>
    </message>
    <message>
        <source>The trick in the reversed order, nothing played yet</source>
        <translation>Взятка в обърнат ред, още нищо не е изиграно</translation>
    </message>
    <message>
        <source>The trick, to beat: {cards}</source>
        <translation>Взятка, за биене: {cards}</translation>
    </message>
    <message>
        <source>The trick in the reversed order, to beat: {cards}</source>
        <translation>Взятка в обърнат ред, за биене: {cards}</translation>
    </message>
    <message>
        <source>The place for the cards that you give back</source>
        <translation>Място за картите, които връщате</translation>
    </message>
    <message>
        <source>{player} played {cards}</source>
        <translation>{player} играе: {cards}</translation>
    </message>
    <message>
        <source>{player} · to beat</source>
        <translation>{player} · за биене</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Даване</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beat the trick</source>
        <translation>
            <numerusform>%n карта бие взятката</numerusform>
            <numerusform>%n карти бият взятката</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) do not beat the trick</source>
        <translation>
            <numerusform>%n карта не бие взятката</numerusform>
            <numerusform>%n карти не бият взятката</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may lead %n card(s)</source>
        <translation>
            <numerusform>Можете да изиграете %n карта</numerusform>
            <numerusform>Можете да изиграете %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>of different ranks</source>
        <translation>различни рангове</translation>
    </message>
    <message>
        <source>ready to give back</source>
        <translation>готово за връщане</translation>
    </message>
    <message numerus="yes">
        <source>choose %n</source>
        <translation>
            <numerusform>изберете %n</numerusform>
            <numerusform>изберете %n</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>{place} · {title}</source>
        <translation>{place}. {title}</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Обичаен ред</translation>
    </message>
    <message>
        <source>Order reversed</source>
        <translation>Обърнат ред</translation>
    </message>
    <message>
        <source>{player} gave you {cards}</source>
        <translation>{player} Ви дава: {cards}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нова</translation>
    </message>
    <message>
        <source>You gave {player} {cards}</source>
        <translation>Давате: {cards} (получава {player})</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave {other} %n card(s)</source>
        <translation>
            <numerusform>{player} дава %n карта, получава {other}</numerusform>
            <numerusform>{player} дава %n карти, получава {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {other} %n card(s) back</source>
        <translation>
            <numerusform>Връщате %n карта (получава {other})</numerusform>
            <numerusform>Връщате %n карти (получава {other})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} still gives %n card(s) back to {other}</source>
        <translation>
            <numerusform>{player} трябва да върне %n карта, получава {other}</numerusform>
            <numerusform>{player} трябва да върне %n карти, получава {other}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresidentExchange</name>
    <message>
        <source>Exchange</source>
        <comment>heading: cards are given before the first trick</comment>
        <translation>Размяна</translation>
    </message>
</context>
<context>
    <name>PresidentOrder</name>
    <message>
        <source>low</source>
        <comment>end of the order of ranks</comment>
        <translation>най-ниска</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the lowest and the highest rank of the order in force</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>high</source>
        <comment>end of the order of ranks</comment>
        <translation>най-висока</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the cards</source>
        <translation>Преглед на картите</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Преглед</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over.</source>
        <translation>Рундът вече приключи.</translation>
    </message>
    <message>
        <source>It is not your turn. To play: {to_act}.</source>
        <translation>Не е Ваш ред. На ход: {to_act}.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>В тази игра няма такъв ход.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Първо изтеглете карта.</translation>
    </message>
    <message>
        <source>You have already drawn a card in this turn.</source>
        <translation>В този ход вече изтеглихте карта.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Тази карта не е в ръката Ви: {card}.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Комбинацията трябва да има поне три карти.</translation>
    </message>
    <message>
        <source>These cards are neither a run in one suit nor a set of one rank in different suits.</source>
        <translation>Тези карти не са нито поредица от една боя, нито група от един ранг в различни бои.</translation>
    </message>
    <message>
        <source>There is no meld number {meld} on the table.</source>
        <translation>На масата няма комбинация номер {meld}.</translation>
    </message>
    <message>
        <source>Choose at least one card to lay off.</source>
        <translation>Изберете поне една карта за добавяне.</translation>
    </message>
    <message>
        <source>{cards}: this does not fit the meld {meld}.</source>
        <translation>{cards}: не пасва на комбинацията {meld}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Картата, взета в този ход, не може да се изхвърли: {card}.</translation>
    </message>
</context>
<context>
    <name>Remik51</name>
    <message>
        <source>These do not go together. Packs: {packs}. Players: {seats}.</source>
        <translation>Това не върви заедно. Тестета: {packs}. Играчи: {seats}.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>Няма изхвърлена карта за вземане.</translation>
    </message>
    <message>
        <source>You returned the discard in this turn: draw from the stock.</source>
        <translation>В този ход изхвърлената карта е върната: изтеглете от талона.</translation>
    </message>
    <message>
        <source>There is no taken discard to return.</source>
        <translation>Няма взета карта за връщане.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Изберете поне една карта.</translation>
    </message>
    <message>
        <source>A set may not hold two cards of the same rank and suit.</source>
        <translation>В група не може да има две еднакви карти от една боя.</translation>
    </message>
    <message>
        <source>There are too many jokers for a meld.</source>
        <translation>В комбинацията има твърде много жокери.</translation>
    </message>
    <message>
        <source>Open first. Points needed for that: {points}.</source>
        <translation>Първо се отворете. Нужни точки: {points}.</translation>
    </message>
    <message>
        <source>You have opened already: lay melds one by one.</source>
        <translation>Вече сте отворени: сваляйте комбинациите една по една.</translation>
    </message>
    <message>
        <source>Not enough to open. Points: {points} of {needed}.</source>
        <translation>Малко е за отваряне. Точки: {points} от {needed}.</translation>
    </message>
    <message>
        <source>An opening needs a pure run: a run without a joker.</source>
        <translation>За отваряне е нужна чиста поредица: поредица без жокер.</translation>
    </message>
    <message>
        <source>Choose the end of the run to lay off on.</source>
        <translation>Изберете края на поредицата, към който добавяте.</translation>
    </message>
    <message>
        <source>A set has no ends: just lay off on it.</source>
        <translation>Групата няма краища: просто добавете към нея.</translation>
    </message>
    <message>
        <source>This set has its four cards already.</source>
        <translation>Тази група вече има четири карти.</translation>
    </message>
    <message>
        <source>There is no joker in this meld.</source>
        <translation>В тази комбинация няма жокер.</translation>
    </message>
    <message>
        <source>No joker here stands for this card: {card}.</source>
        <translation>Никой жокер тук не замества тази карта: {card}.</translation>
    </message>
    <message>
        <source>To swap the joker of a set, put all missing suits down at once: {missing}.</source>
        <translation>За да смените жокера в група, поставете наведнъж всички липсващи карти: {missing}.</translation>
    </message>
    <message>
        <source>The discard that you took must go into a new meld in this turn: {card}.</source>
        <translation>Взетата карта трябва в този ход да влезе в нова комбинация: {card}.</translation>
    </message>
    <message>
        <source>With the discard that you took you must open, lay all other cards but one, and discard that one: {card}.</source>
        <translation>С взетата карта трябва да се отворите, да се освободите от всички други карти без една и да изхвърлите нея: {card}.</translation>
    </message>
    <message>
        <source>Keep one card: after taking the discard you must end with a discard.</source>
        <translation>Оставете си една карта: след вземане на изхвърлената трябва да завършите с изхвърляне.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Изтеглете карта</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Свалете, добавете или изхвърлете</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Край на рунда</translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s), or discard</source>
        <translation>
            <numerusform>Отворете се с %n точка или изхвърлете</numerusform>
            <numerusform>Отворете се с %n точки или изхвърлете</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with %n point(s) and a pure run, or discard</source>
        <translation>
            <numerusform>Отворете се с %n точка и чиста поредица или изхвърлете</numerusform>
            <numerusform>Отворете се с %n точки и чиста поредица или изхвърлете</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld the discard that you took, or return it</source>
        <translation>Свалете взетата карта или я върнете</translation>
    </message>
    <message>
        <source>Open and go out, or return the discard that you took</source>
        <translation>Отворете се и приключете рунда или върнете взетата карта</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Тестета</translation>
    </message>
    <message>
        <source>One pack is for two players, two packs for up to four.</source>
        <translation>Едно тесте е за двама играчи, две за най-много четирима.</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Според броя на играчите</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Едно</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Две</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Три</translation>
    </message>
    <message>
        <source>Packs by the number of players</source>
        <translation>Тестета според броя на играчите</translation>
    </message>
    <message>
        <source>One pack</source>
        <translation>Едно тесте</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Две тестета</translation>
    </message>
    <message>
        <source>Three packs</source>
        <translation>Три тестета</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Точки за отваряне</translation>
    </message>
    <message>
        <source>What the first melds of a player must be worth.</source>
        <translation>Колко трябва да струват първите комбинации на играча.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: %n point(s)</source>
        <translation>
            <numerusform>Отваряне: %n точка</numerusform>
            <numerusform>Отваряне: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Pure run to open</source>
        <translation>Чиста поредица за отваряне</translation>
    </message>
    <message>
        <source>An opening needs a run without a joker.</source>
        <translation>За отваряне е нужна поредица без жокер.</translation>
    </message>
    <message>
        <source>Opening without a pure run</source>
        <translation>Отваряне без чиста поредица</translation>
    </message>
    <message>
        <source>Joker in hand</source>
        <translation>Жокер в ръката</translation>
    </message>
    <message>
        <source>What a joker costs that is left in hand.</source>
        <translation>Наказание за жокер в ръката.</translation>
    </message>
    <message numerus="yes">
        <source>Joker in hand: %n point(s)</source>
        <translation>
            <numerusform>Жокер в ръката: %n точка</numerusform>
            <numerusform>Жокер в ръката: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Joker at the cut</source>
        <translation>Жокер при цепене</translation>
    </message>
    <message>
        <source>A joker at the bottom of the pack goes to the player right of the dealer.</source>
        <translation>Жокерът на дъното на тестето отива при играча вдясно от раздаващия.</translation>
    </message>
    <message>
        <source>The match ends by</source>
        <translation>Край на партията според</translation>
    </message>
    <message>
        <source>What decides that the match is over.</source>
        <translation>Какво решава кога партията свършва.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Наказателни точки</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Спечелени рундове</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Изиграни рундове</translation>
    </message>
    <message>
        <source>The bomb</source>
        <translation>Бомба</translation>
    </message>
    <message>
        <source>Limit of penalty points</source>
        <translation>Граница на наказателните точки</translation>
    </message>
    <message>
        <source>Whoever reaches it ends the match.</source>
        <translation>Който я достигне, приключва партията.</translation>
    </message>
    <message>
        <source>Rounds to win</source>
        <translation>Рундове за победа</translation>
    </message>
    <message>
        <source>Whoever first wins so many rounds wins the match.</source>
        <translation>Който пръв спечели толкова рунда, печели партията.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n рунд</numerusform>
            <numerusform>%n рунда</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>Брой рундове</translation>
    </message>
    <message>
        <source>After so many rounds the lowest total wins.</source>
        <translation>След толкова рунда печели най-малкият сбор.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}.</source>
        <translation>Картата на дъното на тестето: {card}.</translation>
    </message>
    <message>
        <source>The bottom card is shown: {card}. {player} takes it.</source>
        <translation>Картата на дъното на тестето: {card}. Взема я {player}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled and becomes the stock: %n card(s).</source>
        <translation>
            <numerusform>Изхвърлените карти се разбъркват и стават талон: %n карта.</numerusform>
            <numerusform>Изхвърлените карти се разбъркват и стават талон: %n карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} returns the {card} to the discard pile.</source>
        <translation>{player} връща {card} при изхвърлените карти.</translation>
    </message>
    <message numerus="yes">
        <source>{player} opens with %n point(s).</source>
        <translation>
            <numerusform>{player} се отваря: %n точка.</numerusform>
            <numerusform>{player} се отваря: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts down {cards} and takes %n joker(s). The meld now holds: {meld}.</source>
        <translation>
            <numerusform>{player} поставя: {cards}, и взема %n жокер. Цялата комбинация: {meld}.</numerusform>
            <numerusform>{player} поставя: {cards}, и взема %n жокера. Цялата комбинация: {meld}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with a meld. The others get penalty points for the cards that they hold.</source>
        <translation>Рундът приключи със сваляне. Другите получават наказателни точки за картите в ръката.</translation>
    </message>
    <message>
        <source>Out by a lay-off. The others get penalty points for the cards that they hold.</source>
        <translation>Рундът приключи с добавяне. Другите получават наказателни точки за картите в ръката.</translation>
    </message>
    <message>
        <source>Out by a discard. The others get penalty points for the cards that they hold.</source>
        <translation>Рундът приключи с изхвърляне. Другите получават наказателни точки за картите в ръката.</translation>
    </message>
    <message>
        <source>There is no card left to draw: the round is annulled, and the same dealer deals.</source>
        <translation>Няма вече какво да се тегли: рундът е анулиран, раздава същият играч.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · ends at %n point(s)</source>
        <translation>
            <numerusform>Рунд {number} · до %n точка</numerusform>
            <numerusform>Рунд {number} · до %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · rounds to win: %n</source>
        <translation>
            <numerusform>Рунд {number} · до %n победа</numerusform>
            <numerusform>Рунд {number} · до %n победи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} of %n</source>
        <translation>
            <numerusform>Рунд {number} от %n</numerusform>
            <numerusform>Рунд {number} от %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} · with the bomb</source>
        <translation>Рунд {number} · с бомба</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Тегли карта</translation>
    </message>
    <message>
        <source>Discarded {card}</source>
        <translation>Изхвърля {card}</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Взема {taken}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Взема {taken}, изхвърля {card}</translation>
    </message>
    <message>
        <source>Returned {returned}</source>
        <translation>Връща {returned}</translation>
    </message>
    <message>
        <source>Returned {returned}, discarded {card}</source>
        <translation>Връща {returned}, изхвърля {card}</translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s)</source>
        <translation>
            <numerusform>Отваря се: %n точка</numerusform>
            <numerusform>Отваря се: %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Отваря се: %n точка, изхвърля {card}</numerusform>
            <numerusform>Отваря се: %n точки, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s)</source>
        <translation>
            <numerusform>Взема {taken}, отваря се: %n точка</numerusform>
            <numerusform>Взема {taken}, отваря се: %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, opened with %n point(s), discarded {card}</source>
        <translation>
            <numerusform>Взема {taken}, отваря се: %n точка, изхвърля {card}</numerusform>
            <numerusform>Взема {taken}, отваря се: %n точки, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped a joker</source>
        <translation>Сменя жокер</translation>
    </message>
    <message>
        <source>Swapped a joker, discarded {card}</source>
        <translation>Сменя жокер, изхвърля {card}</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker</source>
        <translation>Взема {taken}, сменя жокер</translation>
    </message>
    <message>
        <source>Took {taken}, swapped a joker, discarded {card}</source>
        <translation>Взема {taken}, сменя жокер, изхвърля {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Сваля %n карта</numerusform>
            <numerusform>Сваля %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Сваля %n карта, изхвърля {card}</numerusform>
            <numerusform>Сваля %n карти, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта</numerusform>
            <numerusform>Взема {taken}, сваля %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта, изхвърля {card}</numerusform>
            <numerusform>Взема {taken}, сваля %n карти, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Добавя {added}</translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Добавя {added}, изхвърля {card}</translation>
    </message>
    <message>
        <source>Open with a pure run and enough points, then lay melds, lay off cards and swap jokers until you have no cards left. The others get penalty points for what they still hold.</source>
        <translation>Отворете се с чиста поредица и достатъчно точки, после сваляйте комбинации, добавяйте карти и сменяйте жокери, докато останете без карти. Другите получават наказателни точки за картите в ръката.</translation>
    </message>
    <message>
        <source>Two to six players. A pack has 52 cards and two jokers. Two packs are used for two to four players, three for five or six.</source>
        <translation>От двама до шестима играчи. Едно тесте има 52 карти и два жокера. За двама до четирима играчи се вземат две тестета, за петима или шестима – три.</translation>
    </message>
    <message numerus="yes">
        <source>Two to six players. A pack has 52 cards and two jokers. In this match %n pack(s) are used.</source>
        <translation>
            <numerusform>От двама до шестима играчи. Едно тесте има 52 карти и два жокера. Тестета в тази партия: %n.</numerusform>
            <numerusform>От двама до шестима играчи. Едно тесте има 52 карти и два жокера. Тестета в тази партия: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt 14 cards, the dealer 15. No card is turned up. The dealer begins, and does not draw in this first turn. For the next round the deal passes to the left.</source>
        <translation>Всеки получава 14 карти, раздаващият 15. Никоя карта не се открива. Започва раздаващият и в този първи ход не тегли. В следващия рунд раздава играчът вляво.</translation>
    </message>
    <message>
        <source>After the shuffle the bottom card is shown. If it is a joker, the player to the right of the dealer takes it and is dealt one card less.</source>
        <translation>След разбъркването се показва картата на дъното. Ако е жокер, взема го играчът вдясно от раздаващия и получава една карта по-малко.</translation>
    </message>
    <message>
        <source>The bottom card of the pack is not shown to anybody.</source>
        <translation>Картата на дъното на тестето не се показва на никого.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another, at least two of them no jokers. The ace comes before the two or after the king: {A}-2-3 and {Q}-{K}-{A} are runs, {K}-{A}-2 is not. A run has 14 cards at most, with an ace at each end.</source>
        <translation>Поредица са три или повече карти от една боя, които следват една след друга, поне две от тях обикновени, не жокери. Асото стои преди двойката или след попа: {A}-2-3 и {Q}-{K}-{A} са поредици, а {K}-{A}-2 не е. Поредицата има най-много 14 карти, с асо в двата края.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits, at least one of them no joker. Two cards of the same rank and suit never lie in one set.</source>
        <translation>Група са три или четири карти от един ранг, всички от различни бои, поне една от тях обикновена. Две карти от един ранг и боя никога не са в една група.</translation>
    </message>
    <message>
        <source>A joker stands for any card. In a run it stands for the card of its place, and that never changes; several jokers may lie side by side. In a set it stands for a missing suit, no matter which. One card with two or three jokers is always a set.</source>
        <translation>Жокерът замества всяка карта. В поредица замества картата на мястото си и това никога не се променя; няколко жокера могат да лежат един до друг. В група замества липсваща боя, без значение коя. Една карта с два или три жокера винаги е група.</translation>
    </message>
    <message>
        <source>In a meld king, queen, jack and ten are worth 10 each, other cards their number, and a joker what it stands for. An ace is worth 1 at the low end of a run and 10 anywhere else.</source>
        <translation>В комбинация попът, дамата, валето и десетката струват по 10, другите карти колкото числото им, а жокерът колкото картата, която замества. Асото струва 1 в началото на поредица и 10 навсякъде другаде.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together, one of them a pure run, that is a run without a joker. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Първо трябва да се отворите: свалете наведнъж една или повече нови комбинации, които заедно струват поне %n точка, сред тях чиста поредица, тоест поредица без жокер. Преди това не може нито да добавяте, нито да сменяте жокери. Може да свалите всички карти наведнъж и да приключите рунда.</numerusform>
            <numerusform>Първо трябва да се отворите: свалете наведнъж една или повече нови комбинации, които заедно струват поне %n точки, сред тях чиста поредица, тоест поредица без жокер. Преди това не може нито да добавяте, нито да сменяте жокери. Може да свалите всички карти наведнъж и да приключите рунда.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First you have to open: lay one or more new melds at once, worth at least %n point(s) together. Before that you may neither lay off nor swap jokers. You may lay all your cards at once and go out.</source>
        <translation>
            <numerusform>Първо трябва да се отворите: свалете наведнъж една или повече нови комбинации, които заедно струват поне %n точка. Преди това не може нито да добавяте, нито да сменяте жокери. Може да свалите всички карти наведнъж и да приключите рунда.</numerusform>
            <numerusform>Първо трябва да се отворите: свалете наведнъж една или повече нови комбинации, които заедно струват поне %n точки. Преди това не може нито да добавяте, нито да сменяте жокери. Може да свалите всички карти наведнъж и да приключите рунда.</numerusform>
        </translation>
    </message>
    <message>
        <source>From then on, in the same turn already, you may lay new melds of any value, lay off on any meld on the table and swap jokers, as often as you like and in any order, until you discard.</source>
        <translation>Оттук нататък, още в същия ход, може да сваляте нови комбинации с всякаква стойност, да добавяте към всяка комбинация на масата и да сменяте жокери, колкото пъти искате и в какъвто ред искате, докато изхвърлите карта.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock, or take the top discard under the next rule. Then do what the rules of opening allow, and discard one card. Whoever has no cards left wins the round at once, be it by a meld, a lay-off or the discard.</source>
        <translation>Изтеглете горната карта на талона или вземете горната изхвърлена по следващото правило. После направете каквото позволяват правилата за отваряне и изхвърлете една карта. Който остане без карти, веднага печели рунда: със сваляне, добавяне или изхвърляне.</translation>
    </message>
    <message>
        <source>If you had opened before this turn, the discard that you take must go into a new meld in this turn. If not, you must open in this turn, use the taken card, lay all your other cards but one, and discard that one. Moves that would end the turn or the round without this are not allowed.</source>
        <translation>Ако сте се отворили преди този ход, взетата изхвърлена карта трябва в този ход да влезе в нова комбинация. Ако не, трябва в този ход да се отворите, да използвате взетата карта, да се освободите от всички други карти без една и да изхвърлите нея. Действия, които без това биха приключили хода или рунда, не са позволени.</translation>
    </message>
    <message>
        <source>Until you discard you may return the discard that you took: all that you did in this turn is undone, the card goes back, and you draw from the stock instead.</source>
        <translation>Докато не сте изхвърлили карта, може да върнете взетата: всичко, направено в този ход, се отменя, картата се връща, а Вие теглите от талона.</translation>
    </message>
    <message>
        <source>On a run you lay off at either end, cards or jokers, several at once in their order; on a set of three a fourth: a card of a missing suit, or a joker. A pure run may get a joker too.</source>
        <translation>Към поредица се добавят карти или жокери в кой да е край, и няколко наведнъж по реда им; към група от три карти – четвърта: карта от липсваща боя или жокер. И към чиста поредица може да се добави жокер.</translation>
    </message>
    <message>
        <source>To swap a joker of a run, put the very card in its place that it stands for. In a set put all missing suits at once, so that four cards without jokers lie there; then all its jokers come free. The jokers go to your hand: keep them, lay them off or meld them.</source>
        <translation>За да смените жокер в поредица, поставете на мястото му точно картата, която той замества. В група поставете наведнъж всички липсващи бои, така че да лежат четири карти без жокери; тогава се освобождават всичките ѝ жокери. Жокерите отиват в ръката Ви: може да ги задържите, добавите или свалите.</translation>
    </message>
    <message>
        <source>If you draw from the empty stock, the discard pile without its top card is shuffled and becomes the stock. If nothing but the top card is there, the round is annulled: no penalties, no winner, and the same dealer deals again. An annulled round does not count.</source>
        <translation>Когато се тегли от празния талон, изхвърлените карти без горната се разбъркват и стават талон. Ако има само горна карта, рундът се анулира: без наказания, без победител, пак раздава същият играч. Анулираният рунд не се брои.</translation>
    </message>
    <message numerus="yes">
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack and ace 10 each, other cards their number, a joker %n point(s).</source>
        <translation>
            <numerusform>Победителят в рунда получава 0 точки. Другите получават наказателни точки за картите в ръката: попът, дамата, валето и асото по 10, другите карти колкото числото им, жокерът %n точка.</numerusform>
            <numerusform>Победителят в рунда получава 0 точки. Другите получават наказателни точки за картите в ръката: попът, дамата, валето и асото по 10, другите карти колкото числото им, жокерът %n точки.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of a round scores 0. The others get penalty points for the cards in their hands: king, queen, jack, ace and joker 10 each, other cards their number.</source>
        <translation>Победителят в рунда получава 0 точки. Другите получават наказателни точки за картите в ръката: попът, дамата, валето, асото и жокерът по 10, другите карти колкото числото им.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has %n penalty point(s) or more. The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Партията свършва, когато някой има поне %n наказателна точка. Печели най-малкият сбор; при равенство победата е обща.</numerusform>
            <numerusform>Партията свършва, когато някой има поне %n наказателни точки. Печели най-малкият сбор; при равенство победата е обща.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever first wins %n round(s) wins the match.</source>
        <translation>
            <numerusform>Който пръв спечели %n рунд, печели партията.</numerusform>
            <numerusform>Който пръв спечели %n рунда, печели партията.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s). The lowest total wins; players who tie for it share the match.</source>
        <translation>
            <numerusform>Партията има %n рунд. Печели най-малкият сбор; при равенство победата е обща.</numerusform>
            <numerusform>Партията има %n рунда. Печели най-малкият сбор; при равенство победата е обща.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is played with the bomb: the last player left in it wins.</source>
        <translation>Партията се играе с бомба: печели последният играч, останал в нея.</translation>
    </message>
    <message>
        <source>Whoever has not opened gets 100 penalty points, no matter what they hold. After each round those losers of the round who have more than 200 get a bomb, and their total becomes the highest total among the losers who are not over 200. Instead of a fourth bomb a player is eliminated. If all losers are over 200, all of them are eliminated. The eliminated are dealt no more cards.</source>
        <translation>Който не се е отворил, получава 100 наказателни точки, каквото и да държи. След всеки рунд загубилите, които имат повече от 200, получават бомба, а сборът им се изравнява с най-големия сбор на загубилите, които не са над 200. Вместо четвърта бомба играчът отпада. Ако всички загубили са над 200, отпадат всички. Отпадналите повече не получават карти.</translation>
    </message>
    <message>
        <source>Players never play as partners. What lies on the table belongs to all. After a discard only the next player may act.</source>
        <translation>Всеки играе за себе си, никога по двойки. Което лежи на масата, е на всички. След изхвърляне може да действа само следващият играч.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Компютърните играчи знаят само това, което знае играч на тяхното място: собствените си карти, откритите карти и онова, което става пред всички.</translation>
    </message>
    <message>
        <source>Easy: opens as soon as it can, lays everything it can, and discards the unmatched card of the highest value, but never a joker.</source>
        <translation>Лесно: отваря се, щом може, сваля всичко, което може, и изхвърля некомбинираната карта с най-висока стойност, но никога жокер.</translation>
    </message>
    <message>
        <source>Normal: builds its pure run and its opening, keeps useful pairs and jokers, swaps jokers, and does not discard what helps the next player.</source>
        <translation>Средно: изгражда чиста поредица и отварянето си, пази полезни чифтове и жокери, сменя жокери и не изхвърля това, което помага на следващия играч.</translation>
    </message>
    <message>
        <source>Hard: also counts every card seen, plans whether to open now or to go out at once, and keeps its penalty low when somebody is about to go out.</source>
        <translation>Трудно: брои и всяка видяна карта, планира дали да се отвори сега, или да приключи наведнъж, и намалява наказанието си, когато някой е близо до края.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Край на партията</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компютърни играчи</translation>
    </message>
    <message>
        <source>Another meld</source>
        <translation>Друга комбинация</translation>
    </message>
    <message numerus="yes">
        <source>In the tray, {kind}, %n point(s): {cards}</source>
        <translation>
            <numerusform>Подготвена комбинация, {kind}, %n точка: {cards}</numerusform>
            <numerusform>Подготвена комбинация, {kind}, %n точки: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Low end of meld {number}</source>
        <translation>Начало на комбинация {number}</translation>
    </message>
    <message>
        <source>High end of meld {number}</source>
        <translation>Край на комбинация {number}</translation>
    </message>
    <message>
        <source>Low end of meld {number} in the tray</source>
        <translation>Начало на подготвена комбинация {number}</translation>
    </message>
    <message>
        <source>High end of meld {number} in the tray</source>
        <translation>Край на подготвена комбинация {number}</translation>
    </message>
    <message>
        <source>The joker of meld {number}, in its place: {cards}</source>
        <translation>Жокерът на комбинация {number}, на мястото му: {cards}</translation>
    </message>
    <message>
        <source>The jokers of meld {number}, in their place: {cards}</source>
        <translation>Жокерите на комбинация {number}, на мястото им: {cards}</translation>
    </message>
    <message>
        <source>joker as the {card}</source>
        <translation>жокер като {card}</translation>
    </message>
    <message>
        <source>To the tray</source>
        <translation>Подготвяне</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Swap a joker</source>
        <translation>Смяна на жокер</translation>
    </message>
    <message>
        <source>Return it</source>
        <translation>Връщане</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>В ръката</translation>
    </message>
    <message>
        <source>This fits none of the melds in the tray.</source>
        <translation>Това не пасва на никоя подготвена комбинация.</translation>
    </message>
    <message>
        <source>No joker lies on the table.</source>
        <translation>На масата няма жокер.</translation>
    </message>
    <message>
        <source>This can’t be put for any joker on the table.</source>
        <translation>С това не може да се смени никой жокер на масата.</translation>
    </message>
    <message>
        <source>First put the melds for your opening into the tray.</source>
        <translation>Първо подгответе комбинациите за отварянето.</translation>
    </message>
    <message>
        <source>The tray is empty.</source>
        <translation>Няма подготвени комбинации.</translation>
    </message>
    <message>
        <source>a pure run</source>
        <translation>чиста поредица</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>поредица</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>група</translation>
    </message>
    <message>
        <source>Pure run</source>
        <translation>Чиста поредица</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Поредица</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Група</translation>
    </message>
    <message>
        <source>fits a meld in the tray</source>
        <translation>пасва на подготвена комбинация</translation>
    </message>
    <message>
        <source>frees a joker</source>
        <translation>освобождава жокер</translation>
    </message>
    <message>
        <source>for a swap also needed: {cards}</source>
        <translation>за смяна липсва още: {cards}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>отворено</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>отпада</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n бомба</numerusform>
            <numerusform>%n бомби</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>от {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>липсва %n</numerusform>
            <numerusform>липсват %n</numerusform>
        </translation>
    </message>
    <message>
        <source>enough</source>
        <translation>достатъчно</translation>
    </message>
    <message>
        <source>No pure run yet</source>
        <translation>Още няма чиста поредица</translation>
    </message>
    <message>
        <source>Opening tray: {points} of {needed} points.</source>
        <translation>За отваряне: {points} от {needed} точки.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n point(s)</source>
        <translation>
            <numerusform>Може да се отворите: %n точка</numerusform>
            <numerusform>Може да се отворите: %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card}: lay it in a new meld, or return it.</source>
        <translation>Взехте {card}: свалете тази карта в нова комбинация или я върнете.</translation>
    </message>
    <message>
        <source>You took {card}: open, use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Взехте {card}: отворете се, използвайте тази карта, освободете се от всички други без една и изхвърлете нея – или върнете взетата карта.</translation>
    </message>
    <message>
        <source>You took {card}: use it, lay all your other cards but one and discard that one – or return it.</source>
        <translation>Взехте {card}: използвайте тази карта, освободете се от всички други без една и изхвърлете нея – или върнете взетата карта.</translation>
    </message>
    <message>
        <source>You took {card}: lay all cards but one and discard that one, or return it.</source>
        <translation>Взехте {card}: освободете се от всички карти без една и изхвърлете нея или върнете взетата карта.</translation>
    </message>
    <message>
        <source>You took {card}: open and go out, or return it.</source>
        <translation>Взехте {card}: отворете се и приключете рунда или върнете картата.</translation>
    </message>
    <message>
        <source>At the bottom: {card}</source>
        <translation>На дъното: {card}</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Разбъркано</translation>
    </message>
    <message>
        <source>{player} got the joker from the bottom</source>
        <translation>{player} получава жокера от дъното</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved left: the {other}</source>
        <translation>{kind}, жокер като {card}; преместен наляво: {other}</translation>
    </message>
    <message>
        <source>{kind}, joker as the {card}; moved right: the {other}</source>
        <translation>{kind}, жокер като {card}; преместен надясно: {other}</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>В ръката</translation>
    </message>
    <message>
        <source>bomb {number} of {most}</source>
        <translation>бомба {number} от {most}</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>без отваряне</translation>
    </message>
    <message>
        <source>rounds won: {number} of {needed}</source>
        <translation>спечелени рундове: {number} от {needed}</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Бомби</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Отпада</translation>
    </message>
    <message>
        <source>in round {number}</source>
        <translation>в рунд {number}</translation>
    </message>
    <message>
        <source>* A bomb: the total becomes the highest among the losers who are not over {limit}.</source>
        <translation>* Бомба: сборът се изравнява с най-големия сбор на загубилите, които не са над {limit}.</translation>
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
        <translation>{player} печели рунд {number}</translation>
    </message>
    <message>
        <source>Nobody wins round {number}</source>
        <translation>Рунд {number}: без победител</translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} печели партията</translation>
    </message>
    <message>
        <source>The match is shared: {players}</source>
        <translation>Споделена победа в партията: {players}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in this round, {total} in all</source>
        <translation>
            <numerusform>{player}: %n точка в този рунд, общо {total}</numerusform>
            <numerusform>{player}: %n точки в този рунд, общо {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) in all</source>
        <translation>
            <numerusform>{player}: общо %n точка</numerusform>
            <numerusform>{player}: общо %n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Общо</translation>
    </message>
    <message>
        <source>Total of {target}</source>
        <translation>Общо (до {target})</translation>
    </message>
</context>
<context>
    <name>RichLine</name>
    <message>
        <source>joker</source>
        <comment>the card, inside a sentence</comment>
        <translation>жокер</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>See the table</source>
        <translation>Показване на масата</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Резултат от партията</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следващ рунд</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>heading of a column</comment>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>heading of a column</comment>
        <translation>Ръка</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>heading of a column: points</comment>
        <translation>В ръката</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>heading of a column: points</comment>
        <translation>Рунд</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column: points</comment>
        <translation>Общо</translation>
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
        <translation>без карти</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>As your match is played</source>
        <translation>Както се играе Вашата партия</translation>
    </message>
    <message>
        <source>As the rules say, unless a match changes them</source>
        <translation>По правилата, освен ако партията не ги променя</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and text of a rule</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The deals of your match can be checked</source>
        <translation>Раздаванията във Вашата партия могат да се проверят</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Картите на всеки рунд следват от начална стойност, изтеглена преди първото раздаване. Нейният SHA-256 е %1. След партията тя се показва: тогава всяко раздаване може да се провери.</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message>
        <source>The ace comes only after the king: {A}-2-3 is not a run here.</source>
        <translation>Асото стои само след попа: {A}-2-3 тук не е поредица.</translation>
    </message>
    <message>
        <source>Keep a card: in this match the last card must be a discard.</source>
        <translation>Оставете си карта: в тази партия последната карта трябва да се изхвърли.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Изтеглете карта</translation>
    </message>
    <message>
        <source>Meld, lay off or discard</source>
        <translation>Свалете, добавете или изхвърлете</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Край на рунда</translation>
    </message>
    <message>
        <source>Take the discard, or draw and end the round</source>
        <translation>Вземете изхвърлената или изтеглете и приключете рунда</translation>
    </message>
    <message>
        <source>Draw and end the round</source>
        <translation>Изтеглете и приключете рунда</translation>
    </message>
    <message>
        <source>Lay off or discard your last card</source>
        <translation>Добавете или изхвърлете последната карта</translation>
    </message>
    <message>
        <source>Discard your last card</source>
        <translation>Изхвърлете последната карта</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Точки до победа</translation>
    </message>
    <message>
        <source>The match ends after the round in which somebody reaches it.</source>
        <translation>Партията свършва след рунда, в който някой ги достигне.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card must be a discard</source>
        <translation>Последната карта трябва да се изхвърли</translation>
    </message>
    <message>
        <source>You may not go out by a meld or a lay-off.</source>
        <translation>Рундът не може да приключи със сваляне или добавяне.</translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation>Последната карта се изхвърля</translation>
    </message>
    <message>
        <source>Ace counts 11</source>
        <translation>Асото струва 11</translation>
    </message>
    <message>
        <source>An ace left in hand is worth 11 points instead of 1.</source>
        <translation>Асо, останало в ръката, струва 11 точки вместо 1.</translation>
    </message>
    <message>
        <source>Taken card may be discarded</source>
        <translation>Взетата карта може да се изхвърли</translation>
    </message>
    <message>
        <source>You may discard a card in the turn in which you took it from the pile.</source>
        <translation>Карта, взета от изхвърлените, може да се изхвърли в същия ход.</translation>
    </message>
    <message>
        <source>Drew a card</source>
        <translation>Тегли карта</translation>
    </message>
    <message>
        <source>Took {taken}</source>
        <translation>Взема {taken}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s)</source>
        <translation>
            <numerusform>Сваля %n карта</numerusform>
            <numerusform>Сваля %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}</source>
        <translation>Добавя {added}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s)</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта</numerusform>
            <numerusform>Взема {taken}, сваля %n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}</source>
        <translation>Взема {taken}, добавя {added}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Сваля %n карта, добавя {added}</numerusform>
            <numerusform>Сваля %n карти, добавя {added}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта, добавя {added}</numerusform>
            <numerusform>Взема {taken}, сваля %n карти, добавя {added}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drew, discarded {card}</source>
        <translation>Тегли, изхвърля {card}</translation>
    </message>
    <message>
        <source>Took {taken}, discarded {card}</source>
        <translation>Взема {taken}, изхвърля {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Сваля %n карта, изхвърля {card}</numerusform>
            <numerusform>Сваля %n карти, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid off {added}, discarded {card}</source>
        <translation>Добавя {added}, изхвърля {card}</translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), discarded {card}</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта, изхвърля {card}</numerusform>
            <numerusform>Взема {taken}, сваля %n карти, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Took {taken}, laid off {added}, discarded {card}</source>
        <translation>Взема {taken}, добавя {added}, изхвърля {card}</translation>
    </message>
    <message numerus="yes">
        <source>Melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Сваля %n карта, добавя {added}, изхвърля {card}</numerusform>
            <numerusform>Сваля %n карти, добавя {added}, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took {taken}, melded %n card(s), laid off {added}, discarded {card}</source>
        <translation>
            <numerusform>Взема {taken}, сваля %n карта, добавя {added}, изхвърля {card}</numerusform>
            <numerusform>Взема {taken}, сваля %n карти, добавя {added}, изхвърля {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with a meld. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Рундът приключи със сваляне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Рундът приключи със сваляне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Рундът приключи с добавяне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Рундът приключи с добавяне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Рундът приключи с изхвърляне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Рундът приключи с изхвърляне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty. {player} has the lowest hand and scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Талонът е празен. {player} има най-малко точки в ръката и получава точките на другите: %n точка.</numerusform>
            <numerusform>Талонът е празен. {player} има най-малко точки в ръката и получава точките на другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number} · first to %n point(s)</source>
        <translation>
            <numerusform>Рунд {number} · до %n точка</numerusform>
            <numerusform>Рунд {number} · до %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your cards on the table in runs and sets, add cards to the melds that lie there, and be the first with no cards left. Whoever goes out scores what the others still hold.</source>
        <translation>Сваляйте на масата поредици и групи, добавяйте карти към комбинациите, които лежат там, и останете без карти преди другите. Който приключи рунда, получава стойността на картите, останали у другите.</translation>
    </message>
    <message>
        <source>Two to four players use one pack of 52 cards without jokers. With two players everybody is dealt 7 cards, with three or four everybody is dealt 10. The next card is turned up and starts the discard pile. The rest is the stock.</source>
        <translation>Играят двама, трима или четирима играчи с едно тесте от 52 карти без жокери. При двама играчи всеки получава по 7 карти, при трима и четирима – по 10. Следващата карта се открива и поставя началото на изхвърлените карти. Останалите карти са талонът.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot. The player to the left of the dealer begins, and turns go clockwise. For the next round the deal passes one seat to the left.</source>
        <translation>Първият раздаващ се определя чрез жребий. Започва играчът вляво от раздаващия, а редът върви по часовниковата стрелка. В следващия рунд раздава играчът с едно място по-наляво.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another in the order 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. The ace comes only after the king: {Q}-{K}-{A} is a run, {A}-2-3 and {K}-{A}-2 are not. A run has 13 cards at most.</source>
        <translation>Поредица са три или повече карти от една боя, които следват една след друга в реда 2 3 4 5 6 7 8 9 10 {J} {Q} {K} {A}. Асото стои само след попа: {Q}-{K}-{A} е поредица, а {A}-2-3 и {K}-{A}-2 не са. Поредицата има най-много 13 карти.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, all of different suits.</source>
        <translation>Група са три или четири карти от един ранг, всички от различни бои.</translation>
    </message>
    <message>
        <source>No card belongs to two melds. Your first meld may be worth anything: there is no threshold.</source>
        <translation>Никоя карта не принадлежи на две комбинации. Първата комбинация може да струва колкото и да е: праг за отваряне няма.</translation>
    </message>
    <message>
        <source>First draw exactly one card: the top card of the stock or the top card of the discard pile.</source>
        <translation>Първо изтеглете точно една карта: горната карта на талона или горната изхвърлена карта.</translation>
    </message>
    <message>
        <source>Then you may lay new melds, and lay off cards from your hand on any meld on the table, no matter who laid it: as often as you like and in any order. Several cards may be laid off on a meld at once; afterwards the whole meld must be valid. Cards on the table are never moved or taken back.</source>
        <translation>След това можете да сваляте нови комбинации и да добавяте карти от ръката си към всяка комбинация на масата, чиято и да е тя: колкото пъти искате и в какъвто ред искате. Към една комбинация може да добавите наведнъж няколко карти; след това цялата комбинация трябва да е валидна. Картите на масата никога не се местят и не се вземат обратно.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Изхвърлете една карта. С това ходът Ви свършва.</translation>
    </message>
    <message>
        <source>Whoever has no cards left goes out and ends the round, be it by a meld, a lay-off or a discard.</source>
        <translation>Който остане без карти, приключва рунда: със сваляне, добавяне или изхвърляне.</translation>
    </message>
    <message>
        <source>Whoever discards their last card goes out and ends the round. The last card must be a discard: a meld or a lay-off that would leave you without cards is not allowed.</source>
        <translation>Който изхвърли последната си карта, приключва рунда. Последната карта трябва да се изхвърли: сваляне или добавяне, след което бихте останали без карти, не е позволено.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may not be discarded in the same turn, unless it is the only card left in your hand.</source>
        <translation>Карта, взета от изхвърлените, не може да се изхвърли в същия ход, освен ако е единствената останала в ръката.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile may be discarded in the same turn.</source>
        <translation>Карта, взета от изхвърлените, може да се изхвърли в същия ход.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled again. When the stock is empty, you may still take the top discard. Drawing from the empty stock ends the round at once: the hand worth least wins. Of equal hands the one with the lowest seat number wins.</source>
        <translation>Изхвърлените карти никога не се разбъркват отново. Когато талонът е празен, още може да се вземе горната изхвърлена карта. Теглене от празния талон веднага приключва рунда: печели ръката с най-малка стойност. При равни ръце печели най-малкият номер на място.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 1 point; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Картите, останали в ръката, струват: асото 1 точка; попът, дамата и валето по 10 точки; всяка друга карта колкото е числото ѝ. Стойността на асото никога не променя мястото му в поредицата.</translation>
    </message>
    <message>
        <source>A card left in hand is worth: the ace 11 points; the king, the queen and the jack 10 points each; every other card its number. What an ace is worth never changes its place in a run.</source>
        <translation>Картите, останали в ръката, струват: асото 11 точки; попът, дамата и валето по 10 точки; всяка друга карта колкото е числото ѝ. Стойността на асото никога не променя мястото му в поредицата.</translation>
    </message>
    <message>
        <source>The winner of a round adds the values of all cards left in the other hands to their score. The others score nothing. This also holds when the round was ended by an empty stock.</source>
        <translation>Победителят в рунда прибавя към резултата си стойността на всички карти, останали в ръцете на другите. Те не получават нищо. Така е и когато рундът приключи заради празен талон.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after the round in which a player reaches %n point(s). That player wins.</source>
        <translation>
            <numerusform>Партията свършва след рунда, в който играч достигне %n точка. Този играч печели.</numerusform>
            <numerusform>Партията свършва след рунда, в който играч достигне %n точки. Този играч печели.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always so in this game: no jokers and no taking back of jokers, no 51 points to open, no reshuffling of the discard pile, no runs that go on after the ace.</source>
        <translation>В тази игра винаги: без жокери и без вземането им обратно, без 51 точки за отваряне, без повторно разбъркване на изхвърлените карти, без поредици, които продължават след асото.</translation>
    </message>
    <message>
        <source>Computer players know only what a player in their seat knows: their own cards, the cards that lie face up, and what everybody has seen happen.</source>
        <translation>Компютърните играчи знаят само това, което знае играч на тяхното място: собствените си карти, откритите карти и онова, което става пред всички.</translation>
    </message>
    <message>
        <source>Easy: lays every meld and lays off every card as soon as it can, and discards the unmatched card of the highest value.</source>
        <translation>Лесно: сваля всяка комбинация и добавя всяка карта, щом може, и изхвърля некомбинираната карта с най-висока стойност.</translation>
    </message>
    <message>
        <source>Normal: also builds on pairs and gaps that can still be completed, and weighs the risk that its discard helps others.</source>
        <translation>Средно: разчита и на чифтове и празнини, които още могат да се допълнят, и преценява риска изхвърлената карта да помогне на другите.</translation>
    </message>
    <message>
        <source>Hard: also remembers every card taken and discarded in sight of all, guesses hands from them, and keeps the value of its unmatched cards low; it may hold a meld back.</source>
        <translation>Трудно: помни и всяка карта, взета или изхвърлена пред всички, по тях преценява ръцете на другите и намалява стойността на некомбинираните си карти; може и да изчака със свалянето.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>An empty stock</source>
        <translation>Празен талон</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Точкуване</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Край на партията</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компютърни играчи</translation>
    </message>
</context>
<context>
    <name>SavedMatch</name>
    <message>
        <source>Your match</source>
        <translation>Вашата партия</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Other saves (%1)</source>
        <comment>how many more unfinished matches there are</comment>
        <translation>Други записи (%1)</translation>
    </message>
    <message>
        <source>Nothing on the table yet</source>
        <translation>На масата още няма нищо</translation>
    </message>
</context>
<context>
    <name>SavesSheet</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Недовършени партии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give this match up? Its record stays, but nobody can go on with it.</source>
        <translation>Да се откажете ли от тази партия? Записът ѝ остава, но тя няма да може да се продължи.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a match</comment>
        <translation>Продължаване: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Отказване</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставяне</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>your turn</source>
        <translation>Ваш ред е</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>на ход</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>pts</source>
        <comment>under a score: points, in short, the same for every number</comment>
        <translation>т.</translation>
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
        <translation>Място %1: %2</translation>
    </message>
    <message>
        <source>Name of the player in seat %1</source>
        <translation>Име на играча на място %1</translation>
    </message>
    <message>
        <source>Who plays in seat %1</source>
        <translation>Кой играе на място %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компютър</translation>
    </message>
    <message>
        <source>Level of the player in seat %1</source>
        <translation>Ниво на играча на място %1</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{file} can’t be opened. {reason}</source>
        <translation>Файлът {file} не може да се отвори. {reason}</translation>
    </message>
    <message>
        <source>This can’t be written, and may be lost: {file}</source>
        <translation>Този файл не може да се запише и може да се загуби: {file}</translation>
    </message>
    <message>
        <source>Something went wrong; your match is saved. What happened is written in {file}</source>
        <translation>Нещо се обърка; партията Ви е запазена. Какво се е случило, пише във файла {file}</translation>
    </message>
    <message>
        <source>The settings could not be read; they were put aside and begin anew: {file}</source>
        <translation>Настройките не можаха да се прочетат; преместени са настрана и започват отначало: {file}</translation>
    </message>
    <message>
        <source>The settings could not be read, and begin anew: {file}</source>
        <translation>Настройките не можаха да се прочетат и започват отначало: {file}</translation>
    </message>
    <message>
        <source>This match is open in another window of Talia.</source>
        <translation>Тази партия е отворена в друг прозорец на Talia.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Като в системата</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look and cards</source>
        <translation>Външен вид и карти</translation>
    </message>
    <message>
        <source>Play and pace</source>
        <translation>Игра и темпо</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Език и име</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Part of the settings</source>
        <translation>Част от настройките</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>a record or a saved match, from a file</comment>
        <translation>Отвори…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Относно</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>From %1 to %2</source>
        <comment>the least and the greatest number that can be set</comment>
        <translation>От %1 до %2</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>По-малко</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Повече</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Stock</source>
        <translation>Талон</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Купчина</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Изхвърляне</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Нова комбинация</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Талон, %n карта</numerusform>
            <numerusform>Талон, %n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: {card}</source>
        <translation>
            <numerusform>Изхвърлени карти, %n карта, най-горе: {card}</numerusform>
            <numerusform>Изхвърлени карти, %n карти, най-горе: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Изхвърлени карти: няма</translation>
    </message>
    <message>
        <source>Meld {number}, a run: {cards}</source>
        <translation>Комбинация {number}, поредица: {cards}</translation>
    </message>
    <message>
        <source>Meld {number}, a set: {cards}</source>
        <translation>Комбинация {number}, група: {cards}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Теглене</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Вземане</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Сваляне</translation>
    </message>
    <message>
        <source>Lay off</source>
        <translation>Добавяне</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Подреждане</translation>
    </message>
    <message>
        <source>Select one card to discard.</source>
        <translation>Изберете една карта за изхвърляне.</translation>
    </message>
    <message>
        <source>There is no meld on the table yet.</source>
        <translation>На масата още няма комбинация.</translation>
    </message>
    <message>
        <source>This fits none of the melds on the table.</source>
        <translation>Това не пасва на никоя комбинация на масата.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}, %n point(s)</source>
        <translation>
            <numerusform>{cards}, %n точка</numerusform>
            <numerusform>{cards}, %n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>a run</source>
        <translation>поредица</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>група</translation>
    </message>
    <message>
        <source>fits a meld</source>
        <translation>пасва на комбинация</translation>
    </message>
    <message>
        <source>not a meld</source>
        <translation>не е комбинация</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>последна карта</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Бързо доиграване</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Към резултата</translation>
    </message>
    <message>
        <source>Auto-pass on</source>
        <translation>Автоматичен пас: включен</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>Автоматичен пас</translation>
    </message>
    <message>
        <source>Cards can’t be put here.</source>
        <translation>Тук не могат да се слагат карти.</translation>
    </message>
    <message>
        <source>Only what you did in this turn can be undone, until you see a hidden card.</source>
        <translation>Може да се отмени само направеното в този ход, докато не видите закрита карта.</translation>
    </message>
    <message>
        <source>You have done nothing in this round yet.</source>
        <translation>В този рунд още нищо не сте направили.</translation>
    </message>
    <message>
        <source>Take back; the match then counts as assisted</source>
        <translation>Връщане на ход; партията ще бъде отбелязана като изиграна с помощ</translation>
    </message>
    <message>
        <source>Choose a meld</source>
        <translation>Изберете комбинация</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Нищо не е отменено.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Към началната страница</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Your last move is taken back. The match is assisted.</source>
        <translation>Последният Ви ход е върнат. Партията е отбелязана като изиграна с помощ.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>assisted</source>
        <translation>с помощ</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <comment>of the seed of all deals</comment>
        <translation>Отпечатък %1</translation>
    </message>
    <message>
        <source>The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.</source>
        <translation>Картите на всеки рунд следват от начална стойност, изтеглена преди първото раздаване. Нейният SHA-256 е %1. След партията тя се показва: тогава всяко раздаване може да се провери.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n променено правило</numerusform>
            <numerusform>%n променени правила</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>%1, selected, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, избрано, %2 от %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a card of the hand</comment>
        <translation>%1, %2 от %3</translation>
    </message>
</context>
<context>
    <name>TablePlace</name>
    <message>
        <source>%1, a place for the selected cards</source>
        <translation>%1, място за избраните карти</translation>
    </message>
    <message>
        <source>click or Enter</source>
        <comment>under the place for a new meld</comment>
        <translation>щракване или Enter</translation>
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
        <translation>Обратно към резултата</translation>
    </message>
</context>
<context>
    <name>TotalsPlot</name>
    <message>
        <source>Plot of the totals after each round; the table below has the numbers.</source>
        <translation>Графика на резултатите след всеки рунд; числата са в таблицата по-долу.</translation>
    </message>
</context>
</TS>
