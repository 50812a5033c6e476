pragma ComponentBehavior: Bound
import QtQuick

// The badge of jokers on the table. code: the card that one stands for; suits: those that a set lacks, where it is left open.
Rectangle {
    id: badge
    property string code
    property string suits
    implicitWidth: Math.ceil(row.implicitWidth) + 12
    implicitHeight: Math.round(Theme.caption * 1.6)
    radius: height / 2
    color: Theme.surface
    border.width: Theme.plateBorder
    border.color: Theme.hc ? Theme.plateLine : Theme.accent
    Accessible.ignored: true
    component Sign: Suit {
        ground: "paper"
        size: Theme.caption * 0.9
        anchors.verticalCenter: parent?.verticalCenter
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 2
        Txt {
            visible: badge.code !== ""
            text: badge.code === "" ? "" : Theme.rankLabel(badge.code[0])
            font.pixelSize: Theme.caption
            weight: 650
        }
        Sign {
            visible: badge.code !== ""
            suit: badge.code === "" ? "s" : badge.code[1]
        }
        Repeater {
            model: badge.code === "" ? badge.suits.length : 0
            Row {
                id: either
                required property int index
                spacing: 2
                anchors.verticalCenter: parent?.verticalCenter
                Txt {
                    visible: either.index > 0
                    text: "/"
                    font.pixelSize: Theme.caption
                    color: Theme.textMuted
                    anchors.verticalCenter: parent.verticalCenter
                }
                Sign { suit: badge.suits[either.index] ?? "s" }
            }
        }
    }
}
