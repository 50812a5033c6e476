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
    readonly property int rim: Theme.tight ? Theme.em(1.2) : edge     // above and below
    signal resumed
    signal othersWanted

    function focusContinue() {
        go.forceActiveFocus()
    }
    implicitHeight: stacked ? left.height + 2 * rim : Math.max(left.height + 2 * rim, Math.round(220 * Theme.k))
    radius: Theme.rSheet
    color: Theme.surface
    border.width: Theme.hc ? 2 : Theme.dark ? 1 : 0
    border.color: Theme.line
    Shadow { level: 2 }

    Column {
        id: left
        x: card.edge
        y: card.stacked ? card.rim : (card.height - height) / 2
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
        Prose {
            text: card.saved.note
            color: Theme.textMuted
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
                        Accessible.ignored: true
                    }
                    Txt {
                        text: seat.modelData.total
                        font.pixelSize: Theme.lead
                        weight: 600
                        Accessible.role: Accessible.StaticText
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
            text: qsTr("Nothing on the table yet")
            color: Theme.inkFeltMuted
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Flow {
            id: melds
            readonly property int gap: Math.round(16 * Theme.k)
            readonly property real w: room.widest()
            x: Math.round((felt.width - width) / 2)
            y: Math.round((felt.height - height) / 2)
            width: room.used(w)[0]
            spacing: gap
            Repeater {
                model: card.saved.melds
                CardRow {
                    required property var modelData
                    cards: modelData
                    w: melds.w
                    strip: room.strip
                }
            }
        }
        QtObject {   // how the melds find room
            id: room
            readonly property real strip: 0.5
            readonly property int roomX: felt.width - 2 * Theme.s6
            readonly property int roomY: felt.height - 2 * Theme.s4

            function meldWidth(cards: var, w: real): real {
                return Math.round(w + w * strip * (cards.length - 1))
            }
            // Width and height of all rows with cards of width w
            function used(w: real): var {
                let x = 0, rows = 1, wide = 0
                for (const meld of card.saved.melds) {
                    const one = meldWidth(meld, w)
                    if (x > 0 && x + one > roomX) {
                        x = 0
                        rows += 1
                    }
                    wide = Math.max(wide, x + one)
                    x += one + melds.gap
                }
                return [Math.min(wide, roomX), rows * (Math.round(w * Theme.ratio) + melds.gap) - melds.gap]
            }
            function widest(): real {
                let w = 60 * Theme.k
                while (w > 20 && used(w)[1] > roomY)
                    w -= 2
                return w
            }
        }
    }
}
