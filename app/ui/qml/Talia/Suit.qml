import QtQuick

// The sign of a suit. suit: s, h, d, c; ground: card, felt (also plates), paper; size in pixels.
Image {
    property string suit: "s"
    property string ground: "card"
    property real size: Theme.small * 0.85
    width: Math.round(size)
    height: width
    sourceSize: Qt.size(width, width)
    source: Theme.signUrl(suit, ground)
    smooth: true
    antialiasing: true
    Accessible.ignored: true
}
