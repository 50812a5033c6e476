<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
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
</TS>
