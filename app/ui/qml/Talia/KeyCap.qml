import QtQuick

// The key of an act. text: "M", "Ctrl+Z"; ink: colour of the text it stands beside.
Rectangle {
    id: cap
    property alias text: label.text
    property color ink: Theme.text
    implicitWidth: Math.max(height, label.implicitWidth + 10)
    implicitHeight: Math.round(Theme.caption * 1.7)
    radius: 5
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(ink, Theme.hc ? 1 : 0.45)
    Txt {
        id: label
        anchors.centerIn: parent
        font.pixelSize: Theme.caption
        weight: 600
        color: cap.ink
    }
}
