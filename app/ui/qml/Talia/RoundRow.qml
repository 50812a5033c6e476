import QtQuick

// One seat's line in the result of a round. entry: a row of models/result.py. Stacked, the hand stands under the line.
Item {
    id: row
    required property var entry
    property bool held: true          // the games that value what is left in a hand
    property bool stacked: false
    property real handX: 0
    property real heldX: 0            // right edges of the columns
    property real pointsX: 0
    readonly property real w: Theme.cardResult
    readonly property bool won: entry.winner
    readonly property real handHeight: entry.hand.length > 0 ? Math.round(w * Theme.ratio) : 0
    readonly property bool grouped: entry.groups.length > 0
    implicitHeight: stacked ? line.height + (grouped ? parts.height : handHeight) + Theme.s3 : line.height
    Accessible.role: Accessible.Row
    Accessible.name: entry.spoken
    Accessible.description: [entry.note, entry.described].filter(part => part !== "").join(". ")
    Rectangle {
        anchors { fill: parent; leftMargin: -14; rightMargin: -14; topMargin: 3; bottomMargin: 3 }
        radius: Theme.rControl
        visible: row.won
        color: Theme.accentSoft
        border.width: Theme.hc ? 2 : 0
        border.color: Theme.accent
    }
    Rectangle {
        width: parent.width
        height: 1
        visible: !row.won
        color: Theme.line
    }
    Item {
        id: line
        width: parent.width
        height: row.stacked ? Theme.em(3) : Math.max(Theme.em(row.held ? 3.6 : 3.2), row.grouped ? parts.height + 16 : row.held || row.handHeight > 0 ? row.w * Theme.ratio + 22 : 0)
        SeatDisc {
            id: disc
            size: Theme.em(2.2)
            seat: row.entry.seat
            name: row.entry.name
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: name
            readonly property real room: (row.stacked ? row.pointsX - Theme.em(4) : row.handX) - disc.width - Theme.s3 - (row.won ? crown.width + Theme.s3 : Theme.s2)
            x: disc.width + Theme.s3
            anchors.verticalCenter: parent.verticalCenter
            Txt {
                width: Math.min(implicitWidth, name.room)
                text: row.entry.name
                weight: 600
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                width: Math.min(implicitWidth, name.room)
                visible: text !== ""
                text: row.entry.note
                font.pixelSize: Theme.small
                color: Theme.textMuted
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Icon {
            id: crown
            visible: row.won
            name: "crown"
            tone: Theme.iconAccent
            size: Theme.iconSmall
            x: name.x + name.width + Theme.s2
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            visible: row.held && !row.stacked
            x: row.heldX - width
            text: String(row.entry.held ?? "")
            tabular: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Txt {
            x: row.pointsX - width
            text: row.entry.points
            tabular: true
            weight: row.won ? 650 : 400
            color: row.won ? Theme.success : Theme.text
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        ScoreBar {
            visible: (row.entry.share ?? null) !== null && !row.stacked
            share: row.entry.share ?? 0
            won: row.won
            x: row.pointsX + Theme.s6 + Theme.s2
            width: Math.max(0, total.x - x - Theme.s3)
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            id: total
            x: parent.width - Math.max(width, Theme.em(2.2))
            width: implicitWidth
            text: row.entry.total
            tabular: true
            font.pixelSize: Theme.lead
            weight: 650
            anchors.verticalCenter: parent.verticalCenter
            transform: Translate { x: Math.max(0, Theme.em(2.2) - total.width) }
            Accessible.ignored: true
        }
    }
    HandGroups {
        id: parts
        visible: row.grouped
        x: row.stacked ? disc.width + Theme.s3 : row.handX
        y: row.stacked ? line.height : (line.height - height) / 2
        w: row.stacked ? row.w : Math.min(row.w, Theme.em(2.94))    // four parts stand side by side
        strip: row.stacked ? 0.62 : 0.54
        width: row.stacked ? row.width - x : row.heldX - Theme.em(3) - x
        groups: row.entry.groups
    }
    CardRow {
        id: hand
        visible: !row.grouped
        x: row.stacked ? disc.width + Theme.s3 : row.handX
        y: row.stacked ? line.height : (line.height - height) / 2
        w: row.w
        strip: 0.62
        room: row.stacked ? row.width - x : row.heldX - Theme.em(3) - x
        cards: row.entry.hand
        height: row.handHeight
    }
    Txt {
        visible: row.entry.hand.length === 0 && !row.stacked && !row.grouped
        x: row.handX
        text: qsTr("no cards left")
        color: Theme.textMuted
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
