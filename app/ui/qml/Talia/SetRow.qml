pragma ComponentBehavior: Bound
import QtQuick

// A row of settings: label and help at the left, its control (the child) at the right, or below when the words would have
// to stand in a narrow column.
Item {
    id: row
    property string label
    property string help
    default property alias content: slot.data
    readonly property real room: width - slot.childrenRect.width - Theme.s6     // for the words, beside the control
    readonly property bool stacked: room < Theme.em(7.5) || oneLine.implicitWidth > 1.9 * room || helpLine.implicitWidth > 2.7 * room
    width: parent ? parent.width : 0
    implicitHeight: Math.max(Theme.rowHeight, stacked ? texts.height + slot.height + 36 : Math.max(texts.height, slot.height) + 24)
    Txt {                                     // how long the words are on one line
        id: oneLine
        visible: false
        text: row.label
        weight: 550
    }
    Txt {
        id: helpLine
        visible: false
        text: row.help
        font.pixelSize: Theme.small
    }
    Column {
        id: texts
        width: row.stacked ? row.width : row.width - slot.width - Theme.s6
        y: row.stacked ? 12 : (row.height - height) / 2
        spacing: 2
        Txt {
            width: parent.width
            text: row.label
            weight: 550
            wrapMode: Text.WordWrap
        }
        Txt {
            width: parent.width
            text: row.help
            visible: row.help !== ""
            font.pixelSize: Theme.small
            color: Theme.textMuted
            wrapMode: Text.WordWrap
        }
    }
    Item {
        id: slot
        width: childrenRect.width
        height: childrenRect.height
        x: row.stacked ? 0 : row.width - width
        y: row.stacked ? texts.y + texts.height + 10 : (row.height - height) / 2
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
