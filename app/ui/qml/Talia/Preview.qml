import QtQuick

// What the settings of the look make of a table.
Rectangle {
    id: felt
    color: Theme.felt
    radius: Theme.rSheet
    border.width: Theme.hc ? 2 : 0
    border.color: Theme.inkFelt
    clip: true
    readonly property real w: Math.min(width * 0.3, 112 * Theme.cards)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Preview of the cards")
    Txt {
        x: Theme.em(1.4)
        y: Theme.em(1.2)
        text: qsTr("Preview")
        font.pixelSize: Theme.small
        weight: 600
        color: Theme.inkFeltMuted
        Accessible.ignored: true
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.em(1.6)
        CardRow {
            anchors.horizontalCenter: parent.horizontalCenter
            w: felt.w * 0.56
            cards: ["9s", "Ts", "Js", "Qs"]
        }
        CardRow {
            anchors.horizontalCenter: parent.horizontalCenter
            w: felt.w * 0.56
            cards: ["7s", "7h", "7d", "7c"]
        }
        CardRow {
            anchors.horizontalCenter: parent.horizontalCenter
            w: felt.w
            strip: 0.42
            cards: ["Kh", "9d", "5c", "As"]
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.s4
            Card {
                w: felt.w * 0.8
                flips: false
            }
            Card {
                w: felt.w * 0.8
                code: "Ad"
                flips: false
            }
        }
    }
}
