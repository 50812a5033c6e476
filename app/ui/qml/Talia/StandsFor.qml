import QtQuick

// The badge of a joker on the table. code: the card that it stands for; "" in a set: any missing suit.
Rectangle {
    id: badge
    property string code
    readonly property bool any: code === ""
    implicitWidth: Math.ceil(row.implicitWidth) + 12
    implicitHeight: Math.round(Theme.caption * 1.6)
    radius: height / 2
    color: Theme.surface
    border.width: Theme.plateBorder
    border.color: Theme.hc ? Theme.plateLine : Theme.accent
    Accessible.ignored: true
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 2
        Txt {
            text: badge.any ? qsTr("any suit", "what a joker in a set stands for") : Theme.rankLabel(badge.code[0])
            font.pixelSize: Theme.caption
            weight: 650
        }
        Suit {
            visible: !badge.any
            suit: badge.any ? "s" : badge.code[1]
            ground: "paper"
            size: Theme.caption * 0.9
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
