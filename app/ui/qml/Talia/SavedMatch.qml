pragma ComponentBehavior: Bound
import QtQuick

// The match to go on with: what is public of it. saved: {id, title, note, seats, melds}; others: how many more there are.
// Signals resumed(), othersWanted(). focusContinue() puts the focus on its button.
Rectangle {
    id: card
    required property var saved
    property int others: 0
    readonly property bool stacked: width < Theme.em(46)
    readonly property int edge: Theme.em(2.1)
    signal resumed
    signal othersWanted

    function focusContinue() {
        go.forceActiveFocus()
    }
    implicitHeight: stacked ? left.height + 2 * edge : Math.max(left.height + 2 * edge, Math.round(220 * Theme.k))
    radius: Theme.rSheet
    color: Theme.surface
    border.width: Theme.hc ? 2 : Theme.dark ? 1 : 0
    border.color: Theme.line
    Shadow { level: 2 }

    Column {
        id: left
        x: card.edge
        y: card.stacked ? card.edge : (card.height - height) / 2
        width: (card.stacked ? card.width : felt.x) - 2 * card.edge
        spacing: 6
        Txt {
            text: qsTr("Your match")
            font.pixelSize: Theme.small
            weight: 600
            color: Theme.accentText
        }
        Txt {
            width: parent.width
            text: card.saved.title
            font.pixelSize: Theme.title + 4
            weight: 650
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Txt {
            width: parent.width
            text: card.saved.note
            color: Theme.textMuted
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: Theme.em(2)
            topPadding: Theme.s2
            bottomPadding: Theme.s4
            Repeater {
                model: card.saved.seats
                Column {
                    id: seat
                    required property var modelData
                    spacing: 1
                    Txt {
                        text: seat.modelData.name
                        font.pixelSize: Theme.small
                        weight: seat.modelData.toAct ? 650 : 400
                        color: seat.modelData.toAct ? Theme.text : Theme.textMuted
                    }
                    Txt {
                        text: seat.modelData.total
                        font.pixelSize: Theme.lead
                        weight: 600
                        Accessible.name: seat.modelData.spoken
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.s3
            Btn {
                id: go
                objectName: "continue"
                kind: "primary"
                paper: true
                text: qsTr("Continue")
                key: qsTr("Enter", "the key")
                onClicked: card.resumed()
            }
            Btn {
                objectName: "otherSaves"
                visible: card.others > 0
                kind: "ghost"
                paper: true
                text: qsTr("Other saves (%1)", "how many more unfinished matches there are").arg(card.others)
                onClicked: card.othersWanted()
            }
        }
    }
    Rectangle {   // what lies on that table: public cards only
        id: felt
        visible: !card.stacked
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; margins: 14 }
        width: Math.round(card.width / 2)
        radius: Theme.rControl + 2
        color: Theme.felt
        border.width: Theme.hc ? 2 : 0
        border.color: Theme.inkFelt
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: card.saved.tableSpoken
        Txt {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.s6
            visible: card.saved.melds.length === 0
            text: qsTr("No melds on the table yet")
            color: Theme.inkFeltMuted
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Flow {
            id: melds
            readonly property real w: Math.max(34, Math.min(54, 260 / Math.sqrt(Math.max(1, count)) / 2.2)) * Theme.k
            readonly property int count: card.saved.melds.length
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.s6, implicitWidth)
            spacing: Math.round(16 * Theme.k)
            Repeater {
                model: card.saved.melds
                CardRow {
                    required property var modelData
                    cards: modelData
                    w: melds.w
                    strip: 0.5
                }
            }
        }
    }
}
