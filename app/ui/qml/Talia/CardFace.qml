pragma ComponentBehavior: Bound
import QtQuick

// What is printed on a face: the drawing and the indices, for a card that is `base` wide. Used by Card.
Item {
    id: face
    property string code
    property real base
    property bool compact
    property bool redJoker

    readonly property bool joker: code === "Jk"
    readonly property bool court: !joker && "JQK".indexOf(code[0]) >= 0
    readonly property string suit: joker ? "s" : code[1]
    readonly property bool large: Theme.largeIndex && !compact
    readonly property real indexSize: compact ? Math.max(17, base * 0.30) : Math.max(18, base * 0.205) * (large ? 1.5 : 1)
    readonly property bool drawn: !compact && (!large || court || joker)   // else one big sign

    Image {
        visible: face.drawn || face.joker
        width: Math.round(face.base * (face.compact ? 0.60 : face.large ? 0.67 : 1))
        height: face.compact ? width : Math.round(width * Theme.ratio)
        x: face.compact ? face.width - width - face.base * 0.05 : (face.width - width) / 2
        y: face.compact ? face.height - height - face.base * 0.06 : (face.height - height) / 2
        source: !visible ? "" : face.joker ? Theme.jokerUrl(face.redJoker, face.compact) : Theme.faceUrl(face.code)
        sourceSize: Qt.size(width, height)
        smooth: true
        antialiasing: true
    }
    Suit {
        visible: !face.drawn && !face.joker
        suit: face.suit
        size: face.base * (face.compact && face.base < 52 ? 0.34 : 0.42)
        x: face.width * (face.large ? 0.5 : face.base < 52 ? 0.80 : 0.72) - width / 2
        y: face.height * (face.large ? 0.5 : 0.74) - height / 2
    }
    Index {}
    Index { visible: !face.compact; rotation: 180 }

    component Index: Item {
        id: index
        anchors.fill: parent
        readonly property int letter: Math.round(face.indexSize * (!face.joker ? 1 : face.compact ? 0.76 : face.large ? 0.52 : 0.62))
        readonly property real inset: face.base * (face.compact ? 0.075 : 0.04)
        readonly property real room: face.indexSize * (face.compact ? 1.3 : 0.88)   // letters stand in its middle, wide ones are condensed
        Txt {
            id: rank
            readonly property real tight: Math.min(1, index.room / implicitWidth)
            x: face.compact ? Math.round(index.inset) : index.inset + (index.room - implicitWidth * tight) / 2
            y: Math.round(face.base * 0.045 - index.letter * 0.12)
            text: face.joker ? Array.from(Theme.jokerIndex).join("\n") : Theme.rankLabel(face.code[0])
            color: face.joker ? Theme.jokerColour(face.redJoker) : Theme.suitColour(face.suit)
            weight: face.joker ? 700 : 650
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: index.letter
            font.letterSpacing: text === "10" ? -index.letter * 0.06 : 0
            lineHeight: 0.76
            antialiasing: true
            transform: Scale { xScale: rank.tight }
            Accessible.ignored: true
        }
        Suit {
            visible: !face.joker
            suit: face.suit
            size: face.indexSize * (face.compact ? 0.74 : face.large ? 0.54 : 0.70)
            x: face.compact ? Math.round(index.inset) : index.inset + (index.room - width) / 2
            y: rank.y + Math.round(face.indexSize * (face.large ? 1.02 : 1.13))
        }
    }
}
