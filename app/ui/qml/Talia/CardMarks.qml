pragma ComponentBehavior: Bound
import QtQuick

// Outline, focus ring and pills of a card; made only while one of them shows. Used by Card.
Item {
    id: marks
    property bool selected
    property bool target
    property bool focused
    property bool fresh
    property string points
    property bool pointsGood
    property real corner

    Rectangle {
        visible: marks.selected || marks.target
        anchors.fill: parent
        anchors.margins: marks.target ? -5 : Theme.hc ? -3 : -2
        radius: marks.corner - anchors.margins
        color: "transparent"
        border.width: Theme.hc ? 5 : 3
        border.color: Theme.accent
        antialiasing: true
    }
    Rectangle {   // light between two dark lines, so that it shows on felt and over white neighbours
        visible: marks.focused
        anchors.fill: parent
        anchors.margins: -8
        radius: marks.corner + 8
        color: "transparent"
        border.width: 6
        border.color: Theme.focusDark
        antialiasing: true
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            radius: parent.radius - 2
            color: "transparent"
            border.width: Theme.ringWidth
            border.color: Theme.focus
            antialiasing: true
        }
    }
    Pill {
        visible: marks.fresh
        text: qsTr("drawn", "mark on the card drawn this turn")
        size: Theme.caption
        anchors.left: parent.left             // where the next card does not cover it
        anchors.leftMargin: 4
        y: Math.round(4 - height)
    }
    Pill {
        visible: marks.points !== ""
        text: marks.points
        size: Math.max(12, Math.min(Theme.small, Math.round(marks.width * 0.15)))    // the next card has one too
        pad: size < Theme.small ? 5 : 13
        good: marks.pointsGood
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height - 8
    }

    component Pill: Rectangle {
        property alias text: label.text
        property int size
        property int pad: 13
        property bool good: false
        implicitWidth: Math.max(height, Math.ceil(label.implicitWidth) + pad)
        implicitHeight: Math.round(size * 1.6)
        radius: height / 2
        color: good ? Theme.accent : Theme.plate
        border.width: good ? 0 : 1
        border.color: Theme.plateLine
        antialiasing: true
        Txt {
            id: label
            anchors.centerIn: parent
            font.pixelSize: parent.size
            weight: 600
            color: parent.good ? Theme.inkAccent : Theme.inkPlate
            antialiasing: true
            Accessible.ignored: true
        }
    }
}
