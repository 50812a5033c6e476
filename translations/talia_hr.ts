<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
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
</TS>
