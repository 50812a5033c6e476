<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
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
</TS>
