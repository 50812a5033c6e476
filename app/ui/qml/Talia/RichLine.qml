pragma ComponentBehavior: Bound
import QtQuick

// Text with cards in it: "Took {9c}, discarded {Kd}". Signs are images: Inter lacks three of them. text, ground (felt, paper),
// plus all of Txt: maximumLineCount, elide, wrapMode … Give Accessible.name the spoken sentence; braces are not read.
Txt {
    id: line
    property string line
    property string ground: "felt"
    function dress(words: string): string {
        const safe = words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
        const side = Math.round(font.pixelSize * 0.85)
        return safe.replace(/\{(.)([shdc])\}/g, (all, rank, suit) =>
            "<b>" + Theme.rankLabel(rank) + "</b>\u2060<img src=\"" + Theme.signUrl(suit, ground)
            + "\" width=\"" + side + "\" height=\"" + side + "\" align=\"middle\">")
    }
    text: dress(line)
    textFormat: Text.StyledText
    wrapMode: Text.WordWrap
    color: ground === "felt" ? Theme.inkPlateMuted : Theme.text
    font.pixelSize: Theme.small
}
