pragma ComponentBehavior: Bound
import QtQuick

// What was given in the exchange and what is still owed, before the first trick. With large text only what concerns the watcher.
Rectangle {
    id: exchange
    required property var panel
    objectName: "exchange"
    readonly property TrickLayout trick: panel.trick
    readonly property bool brief: trick.flat
    readonly property var gifts: {
        const all = trick.sizes.length === 0 ? panel.info.exchange ?? [] : []
        const own = all.filter(gift => gift.mine)
        const some = own.length > 0 ? own.filter(gift => gift.done || own.length < 3) : all
        return brief ? some.slice(-2) : all
    }
    readonly property real room: trick.area.height
    readonly property bool titled: !brief && room > Theme.em(1.9) * gifts.length + Theme.em(3)
    readonly property real gap: room > Theme.em(1.9) * gifts.length ? Theme.s2 : 2
    visible: gifts.length > 0
    anchors.horizontalCenter: parent?.horizontalCenter
    y: brief ? panel.page.layout.phaseTop - height - 4 : Math.round(trick.area.y + (room - height) / 2)
    width: Math.min(trick.right - trick.left, brief ? Infinity : Theme.em(26))
    height: lines.height + (brief ? 0 : 2 * lines.y)
    radius: Theme.rPlate
    color: brief ? "transparent" : Theme.plate
    border.width: brief ? 0 : Theme.plateBorder
    border.color: Theme.plateLine
    Shadow { visible: !exchange.brief && !Theme.hc }
    Column {
        id: lines
        x: exchange.brief ? 0 : 20
        y: exchange.brief ? 0 : exchange.titled ? 14 : 8
        width: parent.width - 2 * x
        spacing: exchange.brief ? 0 : exchange.gap
        Txt {
            visible: exchange.titled
            text: qsTr("Exchange", "heading: cards are given before the first trick")
            weight: 650
            color: Theme.inkPlate
            bottomPadding: 2
        }
        Repeater {
            model: exchange.gifts
            Item {
                id: gift
                required property var modelData
                width: parent?.width ?? 0
                height: words.height
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.spoken
                Icon {
                    id: sign
                    visible: !exchange.brief && gift.modelData.done
                    name: "check"
                    tone: gift.modelData.mine ? Theme.iconPlateAccent : Theme.iconFeltMuted
                    size: Theme.iconSmall
                    anchors.verticalCenter: parent.verticalCenter
                }
                Rectangle {
                    visible: !exchange.brief && !gift.modelData.done
                    width: Math.round(sign.size * 0.62)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 2
                    border.color: gift.modelData.mine ? Theme.accent : Theme.inkPlateMuted
                    anchors.centerIn: sign
                }
                RichLine {
                    id: words
                    x: exchange.brief ? 0 : sign.width + 10
                    width: parent.width - x
                    horizontalAlignment: exchange.brief ? Text.AlignHCenter : Text.AlignLeft
                    line: gift.modelData.line
                    font.pixelSize: exchange.brief ? Theme.small : Theme.body
                    weight: gift.modelData.mine && !exchange.brief ? 600 : 400
                    color: gift.modelData.mine || exchange.brief ? Theme.inkPlate : Theme.inkPlateMuted
                    Accessible.ignored: true
                }
            }
        }
    }
}
