pragma ComponentBehavior: Bound
import QtQuick

// President: the order in force, who played what in the trick, and the exchange. page is the TablePage.
Item {
    id: panel
    required property var page
    readonly property var info: page.table.display.panel
    readonly property TrickLayout trick: page.layout.trick
    readonly property var ranks: info.ranks ?? []
    readonly property bool turned: info.reversed ?? false
    readonly property int toBeat: info.toBeat ?? -1
    // Where there is little room: what concerns the watcher, whose lines name cards, in place of the order, which is the usual one.
    readonly property bool close: page.layout.flat
    readonly property var gifts: {
        const all = trick.sizes.length === 0 ? info.exchange ?? [] : []
        const own = all.filter(gift => gift.line.indexOf("{") >= 0)
        return !close ? all : own.length > 0 ? own : all.slice(-3)
    }

    Repeater {                                // whose play it is
        model: Math.min(panel.trick.sizes.length, (panel.info.trick ?? []).length)
        Txt {
            id: owner
            required property int index
            readonly property rect box: panel.trick.play(index)
            readonly property bool last: index === panel.trick.last
            readonly property real room: last ? box.width + Theme.em(9) : (panel.trick.plays[index + 1]?.x ?? 0) - box.x - Theme.s2
            readonly property bool first: index === 0
            visible: last || room > Theme.em(2.4)
            x: last ? Math.max(first ? 0 : box.x, Math.min(panel.trick.right - width, box.x + (box.width - width) / 2)) : box.x + Math.max(0, (Math.min(box.width, room) - width) / 2)
            y: panel.trick.base + 8
            width: Math.min(implicitWidth, room)
            elide: Text.ElideRight
            text: panel.info.trick[index]?.label ?? ""
            font.pixelSize: Theme.small
            weight: last ? 600 : 400
            color: last ? Theme.inkFelt : Theme.inkFeltMuted
            Accessible.role: Accessible.StaticText
            Accessible.name: panel.info.trick[index]?.spoken ?? text
        }
    }
    Column {                                  // what was given, before the first trick
        objectName: "exchange"
        visible: panel.gifts.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: panel.close ? panel.page.layout.phaseTop - height - 4 : panel.trick.area.y + (panel.trick.area.height - height) / 2
        width: panel.trick.right - panel.trick.left
        spacing: panel.close ? 0 : Theme.s2
        Repeater {
            model: panel.gifts
            RichLine {
                required property var modelData
                width: parent?.width ?? 0
                horizontalAlignment: Text.AlignHCenter
                line: modelData.line
                font.pixelSize: panel.close ? Theme.small : Theme.body
                color: Theme.inkFelt
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.spoken
            }
        }
    }
    Rectangle {                               // the order in force
        id: strip
        readonly property bool brief: width > panel.width - 2 * Theme.margin || Theme.largeText
        readonly property real cell: Math.round(Theme.em(Theme.largeText ? 1.72 : 2.06))
        readonly property real named: mark.width + 10 + title.implicitWidth + 14
        anchors.horizontalCenter: parent.horizontalCenter
        y: panel.trick.stripTop
        width: (Theme.largeText ? mark.width + 12 : named) + cell * panel.ranks.length + (Theme.largeText ? 20 : low.width + high.width + 44)
        height: panel.trick.stripHeight
        radius: Theme.rPlate
        color: Theme.plate
        border.width: Theme.plateBorder
        border.color: panel.turned ? Theme.accent : Theme.plateLine
        visible: panel.ranks.length > 0 && !(panel.close && panel.gifts.length > 0)
        Accessible.role: Accessible.StaticText
        Accessible.name: [panel.info.order ?? "", ...(panel.turned ? [...panel.ranks].reverse() : panel.ranks)].join(" ")
        Shadow {}
        Icon {
            id: mark
            name: "flip"
            tone: panel.turned ? Theme.iconPlateAccent : Theme.iconFeltMuted
            size: Theme.iconSmall
            x: 12
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            id: title
            visible: !Theme.largeText
            x: mark.x + mark.width + 10
            anchors.verticalCenter: parent.verticalCenter
            text: panel.info.order ?? ""
            weight: 650
            color: Theme.inkPlate
            Accessible.ignored: true
        }
        Txt {
            id: low
            visible: !Theme.largeText
            x: title.x + title.width + 12
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("low", "end of the order of ranks")
            font.pixelSize: Theme.small
            color: Theme.inkPlateMuted
            Accessible.ignored: true
        }
        Item {
            id: row
            x: Theme.largeText ? mark.x + mark.width + 10 : low.x + low.width + 8
            width: strip.cell * panel.ranks.length
            height: parent.height
            Repeater {
                model: panel.ranks
                Rectangle {
                    id: rank
                    required property int index
                    required property string modelData
                    readonly property int place: panel.turned ? panel.ranks.length - 1 - index : index
                    readonly property int wanted: panel.turned ? panel.ranks.length - 1 - panel.toBeat : panel.toBeat
                    readonly property bool beaten: index === panel.toBeat
                    readonly property bool beats: panel.toBeat >= 0 && place > wanted
                    x: place * strip.cell + 2
                    Behavior on x {
                        enabled: panel.page.lively
                        NumberAnimation { duration: Theme.tExchange; easing.type: Theme.easeExchange }
                    }
                    anchors.verticalCenter: parent?.verticalCenter
                    width: strip.cell - 4
                    height: Theme.em(1.86)
                    radius: Theme.rSmall
                    color: beats ? Theme.accent : "transparent"
                    border.width: beaten ? 2 : 0
                    border.color: Theme.inkPlate
                    Txt {
                        anchors.centerIn: parent
                        text: rank.modelData
                        font.pixelSize: Theme.small
                        weight: rank.beats || rank.beaten ? 650 : 400
                        color: rank.beats ? Theme.inkAccent : rank.beaten ? Theme.inkPlate : Theme.inkPlateMuted
                        Accessible.ignored: true
                    }
                }
            }
        }
        Txt {
            id: high
            visible: !Theme.largeText
            x: row.x + row.width + 8
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("high", "end of the order of ranks")
            font.pixelSize: Theme.small
            color: Theme.inkPlateMuted
            Accessible.ignored: true
        }
    }
}
