pragma ComponentBehavior: Bound
import QtQuick

// How a round ended, line by line, with every hand face up. result: a map of models/result.py; open; nextWanted(), and
// tableWanted() to look at the table first.
Sheet {
    id: sheet
    required property var result
    readonly property bool stacked: inner < Theme.em(46)
    readonly property real pointsX: stacked ? inner - Theme.em(4.6) : inner - Theme.em(15)
    readonly property real heldX: result.showsHeld ? pointsX - Theme.em(5.4) : pointsX
    readonly property real handX: Theme.em(grouped ? 10.2 : 12)
    readonly property var lines: result.lines ?? []
    readonly property bool grouped: (result.rows ?? []).some(row => row.groups.length > 0)
    signal nextWanted
    signal tableWanted

    title: result.title ?? ""
    text: result.ending ?? ""
    wide: Theme.em(60)
    dismissable: false
    onAccepted: nextWanted()
    onRejected: tableWanted()
    leading: Btn {
        objectName: "seeTable"
        kind: "ghost"
        paper: true
        text: qsTr("See the table")
        key: qsTr("Esc", "the key")
        onClicked: sheet.tableWanted()
    }
    trailing: Btn {
        objectName: "nextRound"
        width: Math.max(implicitWidth, Theme.em(12))
        wide: true
        kind: "primary"
        paper: true
        text: sheet.result.over ? qsTr("Result of the match") : qsTr("Next round")
        key: qsTr("Enter", "the key")
        onClicked: sheet.nextWanted()
    }
    Column {
        width: sheet.inner
        Item {
            width: parent.width
            height: head.height + Theme.s2
            Head { x: Theme.em(2.2) + Theme.s3; text: qsTr("Seat", "heading of a column") }
            Head { visible: !sheet.stacked; x: sheet.handX; text: qsTr("Hand", "heading of a column") }
            Head { visible: !sheet.stacked && sheet.result.showsHeld === true; x: sheet.heldX - width; text: sheet.result.heldTitle || qsTr("In hand", "heading of a column: points") }
            Head { x: sheet.pointsX - width; text: qsTr("Round", "heading of a column: points") }
            Head { id: head; x: parent.width - width; text: sheet.stacked ? qsTr("Total", "heading of a column: points") : sheet.result.totalTitle ?? "" }
        }
        Repeater {
            model: sheet.result.rows ?? []
            RoundRow {
                required property var modelData
                width: sheet.inner
                entry: modelData
                held: sheet.result.showsHeld === true
                stacked: sheet.stacked
                handX: sheet.handX
                heldX: sheet.heldX
                pointsX: sheet.pointsX
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Item { width: 1; height: sheet.lines.length > 0 ? Theme.s3 : 0 }
        Repeater {                            // how the points came about
            model: sheet.lines
            Item {
                id: line
                required property var modelData
                required property int index
                readonly property bool last: index === sheet.lines.length - 1
                x: sheet.stacked ? 0 : Theme.em(2.2) + Theme.s3
                width: (sheet.stacked ? sheet.inner : sheet.heldX) - x
                height: words.height + (last ? 14 : 4)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2", "a line of the score and its points").arg(modelData.text).arg(modelData.value)
                Rectangle {
                    visible: line.last
                    y: 4
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Txt {
                    id: words
                    y: line.last ? 11 : 2
                    width: parent.width - value.width - Theme.s3
                    text: line.modelData.text
                    weight: line.last ? 650 : 400
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
                Txt {
                    id: value
                    y: words.y
                    anchors.right: parent.right
                    text: line.modelData.value
                    tabular: true
                    weight: line.last ? 650 : 400
                    Accessible.ignored: true
                }
            }
        }
    }
    component Head: Txt {
        font.pixelSize: Theme.caption
        weight: 600
        color: Theme.textMuted
    }
}
