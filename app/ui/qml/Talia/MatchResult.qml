pragma ComponentBehavior: Bound
import QtQuick

// How a match ended: the totals, and how they grew round by round. result: a map of models/result.py; open;
// againWanted(), startWanted(), tableWanted().
Sheet {
    id: sheet
    required property var result
    readonly property var rows: result.rows ?? []
    readonly property int rounds: result.rounds ?? 0
    readonly property bool stacked: inner < Theme.em(46)
    signal againWanted
    signal startWanted
    signal tableWanted

    title: result.title ?? ""
    text: rounds > 0 ? roundsText(rounds) : ""
    wide: Theme.em(60)
    dismissable: false
    onAccepted: againWanted()
    onRejected: tableWanted()
    function roundsText(count: int): string {
        return qsTr("After %n round(s)", "the length of a match", count)
    }
    leading: [
        Btn {
            objectName: "backToStart"
            kind: "ghost"
            paper: true
            text: qsTr("Back to the start page")
            onClicked: sheet.startWanted()
        },
        Btn {
            kind: "ghost"
            paper: true
            visible: !sheet.stacked
            text: qsTr("See the table")
            key: qsTr("Esc", "the key")
            onClicked: sheet.tableWanted()
        }
    ]
    trailing: Btn {
        objectName: "playAgain"
        width: Math.max(implicitWidth, Theme.em(12))
        wide: true
        kind: "primary"
        paper: true
        text: qsTr("Play again")
        key: qsTr("Enter", "the key")
        onClicked: sheet.againWanted()
    }
    Grid {
        width: sheet.inner
        columns: sheet.stacked ? 1 : 2
        columnSpacing: Theme.em(2.6)
        rowSpacing: Theme.s4
        Column {
            id: places
            width: sheet.stacked ? sheet.inner : Math.round(sheet.inner * 0.36)
            Repeater {
                model: sheet.rows
                Item {
                    id: place
                    required property var modelData
                    width: places.width
                    height: Theme.em(3.4)
                    Accessible.role: Accessible.Row
                    Accessible.name: modelData.spoken
                    Rectangle {
                        anchors { fill: parent; leftMargin: -10; rightMargin: -10; topMargin: 2; bottomMargin: 2 }
                        radius: Theme.rControl
                        visible: place.modelData.winner
                        color: Theme.accentSoft
                        border.width: Theme.hc ? 2 : 0
                        border.color: Theme.accent
                    }
                    SeatDisc {
                        id: disc
                        size: Theme.em(2.2)
                        seat: place.modelData.seat
                        name: place.modelData.name
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Txt {
                        id: name
                        x: disc.width + Theme.s3
                        width: Math.min(implicitWidth, total.x - x - Theme.s2 - (crown.visible ? crown.width + Theme.s2 : 0))
                        text: place.modelData.name
                        weight: 600
                        elide: Text.ElideRight
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                    Icon {
                        id: crown
                        visible: place.modelData.winner
                        name: "crown"
                        tone: Theme.iconAccent
                        size: Theme.iconSmall
                        x: name.x + name.width + Theme.s2
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Txt {
                        id: total
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        text: place.modelData.total
                        tabular: true
                        font.pixelSize: Theme.lead
                        weight: 650
                        Accessible.ignored: true
                    }
                }
            }
        }
        TotalsPlot {
            visible: sheet.rounds > 0
            width: sheet.stacked ? sheet.inner : sheet.inner - places.width - Theme.em(2.6)
            height: Math.max(Theme.em(13), sheet.stacked ? 0 : places.height)
            result: sheet.result
        }
    }
    PointsTable {
        width: sheet.inner
        visible: sheet.rounds > 0
        result: sheet.result
    }
    Txt {                                     // what an asterisk means
        width: sheet.inner
        visible: text !== ""
        text: sheet.result.legend ?? ""
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.caption
        color: Theme.textMuted
    }
    Hex { text: qsTr("Seed of all deals: %1").arg(sheet.result.seed ?? "") }
    Hex { text: qsTr("Its SHA-256, told before the first deal: %1").arg(sheet.result.commitment ?? "") }
    component Hex: TextEdit {                 // to be copied
        width: sheet.inner
        visible: (sheet.result.seed ?? "") !== ""
        readOnly: true
        selectByMouse: true
        activeFocusOnPress: false
        font.family: Theme.family
        font.pixelSize: Theme.caption
        color: Theme.textMuted
        selectionColor: Theme.accent
        selectedTextColor: Theme.inkAccent
        wrapMode: TextEdit.WrapAnywhere
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
