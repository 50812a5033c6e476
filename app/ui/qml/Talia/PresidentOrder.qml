pragma ComponentBehavior: Bound
import QtQuick

// The order of ranks in force, with what beats the trick; it turns over at a revolution. Where it is close only its two ends.
Rectangle {
    id: order
    required property var panel
    objectName: "order"
    readonly property TrickLayout trick: panel.trick
    readonly property var ranks: panel.info.ranks ?? []
    readonly property bool turned: panel.info.reversed ?? false
    readonly property int toBeat: panel.info.toBeat ?? -1
    readonly property int most: ranks.length - 1
    readonly property int turning: 2 * Theme.tExchange
    readonly property real room: trick.stripRight - trick.stripLeft
    readonly property bool worded: !trick.flat && room > mark.width + title.implicitWidth + low.implicitWidth + high.implicitWidth + Theme.em(2.06) * ranks.length + 62
    readonly property real cell: !worded ? Math.min(Theme.em(trick.flat ? 1.72 : 2.06), (room - row.x - 10) / Math.max(1, ranks.length)) : Theme.em(2.06)
    readonly property real wide: trick.close ? ends.x + ends.width + 14 : row.x + row.width + (worded ? high.width + 22 : 10)
    x: Math.round(trick.close ? trick.stripLeft : Math.max(trick.stripLeft, Math.min(trick.stripRight - width, (panel.width - width) / 2)))
    y: trick.stripTop
    width: Math.round(wide)
    height: trick.stripHeight
    radius: Theme.rPlate
    color: Theme.plate
    border.width: turned ? Math.max(2, Theme.plateBorder) : Theme.plateBorder
    border.color: turned ? Theme.accent : Theme.plateLine
    Accessible.role: Accessible.StaticText
    Accessible.name: [panel.info.order ?? "", ...(turned ? [...ranks].reverse() : ranks)].join(" ")
    Shadow {}

    component Word: Txt {
        anchors.verticalCenter: parent?.verticalCenter
        color: Theme.inkPlateMuted
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Icon {
        id: mark
        name: "flip"
        tone: order.turned ? Theme.iconPlateAccent : Theme.iconFeltMuted
        size: Theme.iconSmall
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        rotation: order.turned ? 180 : 0
        Behavior on rotation {
            enabled: order.panel.page.lively
            NumberAnimation { duration: order.turning; easing.type: Theme.easeExchange }
        }
    }
    Word {
        id: title
        visible: order.worded
        x: mark.x + mark.width + 10
        text: order.panel.info.order ?? ""
        font.pixelSize: Theme.body
        weight: 650
        color: Theme.inkPlate
    }
    Word {
        id: low
        visible: order.worded
        x: title.x + title.width + 12
        text: qsTr("low", "end of the order of ranks")
    }
    Word {                                    // its two ends
        id: ends
        visible: order.trick.close
        x: mark.x + mark.width + 10
        text: qsTr("%1 → %2", "the lowest and the highest rank of the order in force")
            .arg(order.ranks[order.turned ? order.most : 0] ?? "").arg(order.ranks[order.turned ? 0 : order.most] ?? "")
        weight: 650
        color: Theme.inkPlate
    }
    Item {
        id: row
        visible: !order.trick.close
        x: order.worded ? low.x + low.width + 8 : mark.x + mark.width + 8
        width: order.cell * order.ranks.length
        height: parent.height
        Repeater {
            model: order.ranks
            Rectangle {
                id: rank
                required property int index
                required property string modelData
                readonly property int place: order.turned ? order.most - index : index
                readonly property bool beaten: index === order.toBeat
                readonly property bool beats: order.toBeat >= 0 && (order.turned ? index < order.toBeat : index > order.toBeat)
                x: place * order.cell + 2
                Behavior on x {
                    enabled: order.panel.page.lively
                    NumberAnimation { duration: order.turning; easing.type: Theme.easeExchange }
                }
                anchors.verticalCenter: parent?.verticalCenter
                width: order.cell - 4
                height: Theme.em(1.86)
                radius: Theme.rSmall
                color: beats ? Theme.accent : "transparent"
                border.width: beaten ? 2 : 0
                border.color: Theme.inkPlate
                Word {
                    anchors.centerIn: parent
                    text: rank.modelData
                    weight: rank.beats || rank.beaten ? 650 : 400
                    color: rank.beats ? Theme.inkAccent : rank.beaten ? Theme.inkPlate : Theme.inkPlateMuted
                }
            }
        }
    }
    Word {
        id: high
        visible: order.worded
        x: row.x + row.width + 8
        text: qsTr("high", "end of the order of ranks")
    }
}
