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
        <source>%1 %2</source>
        <comment>what is selected, and the verdict on it</comment>
        <translation>%1 – %2</translation>
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
        <source>Lay off the selected cards</source>
        <translation>Добавяне на избраните карти</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Изхвърляне на избраната карта</translation>
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
        <translation>До първата</translation>
    </message>
    <message>
        <source>To the last</source>
        <translation>До последната</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Следваща част от масата</translation>
    </message>
    <message>
        <source>Last part of the table</source>
        <translation>Предишна част от масата</translation>
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
    <name>FileOpener</name>
    <message>
        <source>Open a record or a saved match</source>
        <translation>Отваряне на запис на партия</translation>
    </message>
    <message>
        <source>Records and saves (*.json)</source>
        <translation>Записи на партии (*.json)</translation>
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
        <source>On the table: {melds}</source>
        <translation>На масата: {melds}</translation>
    </message>
    <message>
        <source>There are no melds on the table yet.</source>
        <translation>На масата още няма комбинации.</translation>
    </message>
    <message>
        <source>A saved match could not be read; it was put aside and not deleted: {file}</source>
        <translation>Записът на партия не можа да се прочете; той е отделен настрана и не е изтрит: {file}</translation>
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
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
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
        <translation>Нова игра</translation>
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
        <source>Back to the rules</source>
        <translation>Връщане към правилата</translation>
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
        <translation>Стои при Вашето място и в записите.</translation>
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
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>To play: {player}</source>
        <translation>На ход: {player}</translation>
    </message>
    <message>
        <source>{player}, it’s your turn</source>
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
        <source>This does not fit the meld {meld}: {cards}.</source>
        <translation>Това не пасва на комбинацията {meld}: {cards}.</translation>
    </message>
    <message>
        <source>You may not discard the card that you took in this turn: {card}.</source>
        <translation>Картата, взета в този ход, не може да се изхвърли: {card}.</translation>
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
        <translation>Рунд {number}: равенство</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
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
        <translation>Място</translation>
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
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>До %n точка</numerusform>
            <numerusform>До %n точки</numerusform>
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
            <numerusform>Край със сваляне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Край със сваляне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a lay-off. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Край с добавяне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Край с добавяне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by a discard. {player} scores what the others still hold: %n point(s).</source>
        <translation>
            <numerusform>Край с изхвърляне. {player} получава стойността на картите, останали у другите: %n точка.</numerusform>
            <numerusform>Край с изхвърляне. {player} получава стойността на картите, останали у другите: %n точки.</numerusform>
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
        <translation>Нормално: разчита и на чифтове и празнини, които още могат да се допълнят, и преценява риска изхвърлената карта да помогне на другите.</translation>
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
        <source>No melds on the table yet</source>
        <translation>На масата още няма комбинации</translation>
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
        <translation>Запазване</translation>
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
        <source>points</source>
        <comment>under a score</comment>
        <translation>точки</translation>
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
        <source>{file} can’t be opened: {reason}</source>
        <translation>Файлът {file} не може да се отвори: {reason}</translation>
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
        <translation>Настройките не можаха да се прочетат; те са отделени настрана и започват отначало: {file}</translation>
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
    <name>StandsFor</name>
    <message>
        <source>any suit</source>
        <comment>what a joker in a set stands for</comment>
        <translation>произволна боя</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New match</source>
        <translation>Нова партия</translation>
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
        <translation>Изхвърлени карти, няма</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
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
        <source>Cards can’t be put here.</source>
        <translation>Тук не могат да се слагат карти.</translation>
    </message>
    <message>
        <source>Only what you did in this turn can be undone, until you see a hidden card.</source>
        <translation>Може да се отмени само направеното в този ход, докато не видите закрита карта.</translation>
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
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
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
