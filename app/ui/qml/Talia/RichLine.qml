pragma ComponentBehavior: Bound
import QtQuick

// Text with cards in it: "Took {9c}, discarded {Kd}". Signs are images: Inter lacks three of them. text, ground (felt, paper),
// plus all of Txt: maximumLineCount, elide, wrapMode … Give Accessible.name the spoken sentence; braces are not read.
Txt {
    id: rich
    property string line
    property string ground: "felt"
    // The signs are letters of our own font.
    function dress(words: string): string {
        const safe = words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
        return safe.replace(/\{(.)([shdc])\}/g, (all, rank, suit) =>
            "<b>" + Theme.rankLabel(rank) + "</b><font color=\"" + Theme.signColour(suit, ground) + "\">"
            + Theme.signLetter(suit) + "</font>").replace(/\{Jk\}/g, "<b>" + qsTr("joker", "the card, inside a sentence") + "</b>")
    }
    text: rich.dress(rich.line)
    textFormat: Text.StyledText
    wrapMode: Text.WordWrap
    color: rich.ground === "felt" ? Theme.inkPlateMuted : Theme.text
    font.pixelSize: Theme.small
}
