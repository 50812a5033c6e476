pragma ComponentBehavior: Bound
import QtQuick

// President: who played what in the trick, the exchange, and the order in force. page is the TablePage.
Item {
    id: panel
    required property var page
    readonly property var info: page.table.display.panel
    readonly property TrickLayout trick: page.layout.trick

    Item {                                    // whose play it is; over the cards
        parent: panel.page
        z: 300
        Repeater {
            id: owners
            model: Math.min(panel.trick.sizes.length, (panel.info.trick ?? []).length)
            Rectangle {
                id: owner
                objectName: "owner"
                required property int index
                readonly property var play: panel.info.trick[index] ?? ({})
                readonly property rect box: panel.trick.play(index)
                readonly property bool last: index === panel.trick.last
                readonly property bool over: panel.trick.close                 // the card itself
                readonly property real pad: over ? 9 : 0
                readonly property real aside: over && panel.trick.last > 0 ? 12 : 0       // how far the last one may stand out at the left
                readonly property real room: last ? panel.trick.right - least : (panel.trick.plays[index + 1]?.x ?? 0) - box.x - Theme.s2 - (index === panel.trick.last - 1 ? aside : 0)
                readonly property Item before: index > 0 ? owners.itemAt(index - 1) : null
                readonly property real least: over ? Math.max(panel.trick.left, box.x - (last ? aside : 0)) : Math.max(panel.trick.left, before && before.visible ? before.x + before.width + Theme.s2 : 0)
                visible: last || room > Theme.em(2.4)
                x: Math.round(last ? Math.max(least, Math.min(panel.trick.right - width, box.x + (box.width - width) / 2))
                                   : box.x + Math.max(0, (Math.min(box.width, room) - width) / 2))
                y: over ? panel.trick.base - height + 3 : panel.trick.base + (panel.trick.flat ? 3 : 8)
                z: index
                width: Math.min(words.implicitWidth + 2 * pad, room)
                height: words.implicitHeight
                radius: height / 2
                color: over ? Theme.plate : "transparent"
                border.width: over ? 1 : 0
                border.color: Theme.plateLine
                Accessible.role: Accessible.StaticText
                Accessible.name: play.spoken ?? ""
                Txt {
                    id: words
                    x: owner.pad
                    width: owner.width - 2 * owner.pad
                    elide: Text.ElideRight
                    text: (panel.trick.flat || whole.advanceWidth > owner.room ? owner.play.name : owner.play.label) ?? ""
                    font.pixelSize: owner.over ? Theme.caption : Theme.small
                    weight: owner.last ? 600 : 400
                    color: owner.last ? Theme.inkFelt : owner.over ? Theme.inkPlateMuted : Theme.inkFeltMuted
                    Accessible.ignored: true
                    TextMetrics {
                        id: whole
                        text: owner.play.label ?? ""
                        font: words.font
                    }
                }
            }
        }
    }
    PresidentExchange {
        panel: panel
    }
    PresidentOrder {
        panel: panel
        visible: ranks.length > 0 && !(panel.trick.flat && (panel.info.exchange ?? []).length > 0)
    }
}
