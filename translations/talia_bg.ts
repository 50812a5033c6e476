<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
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
</TS>
