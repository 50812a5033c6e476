import QtQuick

// How near a total is to the target. share: 0 to 1; won: in the accent colour.
Rectangle {
    id: bar
    property real share: 0
    property bool won: false
    implicitWidth: Theme.em(8.2)
    implicitHeight: 8
    radius: height / 2
    color: Theme.surface2
    border.width: 1
    border.color: Theme.hc ? Theme.control : Theme.line
    Accessible.ignored: true
    Rectangle {
        visible: bar.share > 0
        width: Math.max(height, parent.width * Math.min(1, bar.share))
        height: parent.height
        radius: height / 2
        color: bar.won ? Theme.accent : Theme.control
    }
}
