pragma ComponentBehavior: Bound
import QtQuick

// Remik 51: the opening tray, what jokers stand for, what a taken discard asks for, and whether one can open. page is the TablePage.
Item {
    id: panel
    required property var page
    readonly property var layout: page.layout
    readonly property var told: layout.remik.panel
    readonly property var jokers: told.jokers ?? []
    readonly property string duty: told.duty?.spoken ?? ""
    readonly property string canOpen: told.canOpen ?? ""
    readonly property string sums: told.tray?.spoken ?? ""

    function announce(words: string) {
        if (words !== "")
            page.Accessible.announce(words, Accessible.Polite)
    }
    onDutyChanged: announce(duty)
    onCanOpenChanged: announce(canOpen)
    onSumsChanged: announce(sums)

    Loader {
        active: panel.told.tray !== undefined && panel.layout.remik.filled
        sourceComponent: Remik51Tray {
            layout: panel.layout
            tray: panel.told.tray
        }
    }
    Item {                                    // what each joker stands for: over the cards, under the hand
        parent: panel.page
        anchors.fill: parent
        z: 94
        Repeater {
            model: panel.jokers.length
            StandsFor {
                id: pill
                required property int index
                readonly property var joker: panel.jokers[index] ?? {zone: "meld", number: 0, count: 1, slot: 0, last: 0, card: "", suits: "", raised: false}
                readonly property bool proposed: joker.zone === "tray"
                readonly property rect box: panel.layout.placeArea(joker.zone, joker.number)
                readonly property real strip: proposed ? panel.layout.remik.melds.strip : panel.layout.melds.strip
                readonly property real w: proposed ? panel.layout.remik.w : panel.layout.melds.w
                readonly property bool seen: proposed || box.y >= panel.layout.meldsHighest - 9 && box.y + box.height <= panel.layout.meldsBottom + 9
                property bool landed: false
                code: joker.card
                suits: joker.suits
                readonly property real from: box.x + joker.slot * strip
                readonly property real to: box.x + joker.last * strip + (joker.last === joker.count - 1 ? w : strip)    // of what is seen of them
                visible: landed && seen
                x: Math.round((from + to - width) / 2)
                readonly property real lowest: (proposed ? panel.height : panel.layout.meldsBottom + 8) - height    // clear of the phase line
                y: Math.round(Math.min(lowest, box.y + box.height - height * 0.55) - (joker.raised ? height * 0.95 : 0))
                Timer {
                    interval: Theme.tMeld
                    running: true
                    onTriggered: pill.landed = true
                }
            }
        }
    }
    Binding {
        target: panel.layout.remik
        property: "duty"
        value: task.visible ? task.height + 10 : 0
    }
    Rectangle {                               // what the taken discard asks for, as long as it does
        id: task
        objectName: "duty"
        readonly property bool alone: panel.layout.flat        // in place of the phase line
        readonly property real rightmost: Math.min(panel.layout.meldsRight, alone ? panel.width - panel.layout.margin - panel.layout.actWidth - 12 : panel.width)
        visible: panel.duty !== ""
        width: Math.min(words.implicitWidth + 28, rightmost - panel.layout.meldsLeft)
        height: words.height + 10
        x: Math.round(Math.max(panel.layout.meldsLeft, Math.min((panel.width - width) / 2, rightmost - width)))
        y: panel.layout.phaseTop - height + (alone ? Theme.em(1.5) : -8)
        radius: Math.min(height / 2, Theme.rPlate)
        color: Theme.plate
        border.width: Theme.plateBorder
        border.color: Theme.accent
        Accessible.role: Accessible.StaticText
        Accessible.name: panel.duty
        RichLine {
            id: words
            x: 14
            y: 5
            width: parent.width - 28
            horizontalAlignment: Text.AlignHCenter
            line: (panel.layout.flat ? panel.told.duty?.short : panel.told.duty?.line) ?? ""
            color: Theme.inkPlate
            Accessible.ignored: true
        }
    }
    Rectangle {                               // that one can open; with large text the phase line says it
        id: able
        objectName: "canOpen"
        readonly property real room: panel.layout.handMargin - panel.layout.margin - 12
        visible: panel.canOpen !== "" && !panel.layout.flat
        width: Math.min(room, sign.width + opening.implicitWidth + 26)
        height: opening.height + Math.round(Theme.caption * 0.6)
        x: panel.layout.margin
        y: panel.layout.ownPlate[1] - height - 16
        radius: Math.min(height / 2, Theme.rPlate)
        color: Theme.plate
        border.width: Theme.plateBorder
        border.color: Theme.plateLine
        Accessible.role: Accessible.StaticText
        Accessible.name: panel.canOpen
        Icon {
            id: sign
            name: "check"
            tone: Theme.iconFeltMuted
            size: Math.round(Theme.caption * 1.1)
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        Txt {
            id: opening
            x: sign.x + sign.width + 6
            width: Math.min(implicitWidth, able.room - x - 10)
            wrapMode: Text.WordWrap
            text: panel.canOpen
            font.pixelSize: Theme.caption
            weight: 600
            color: Theme.feltSuccess
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    RichLine {                                // the bottom card, or that there was a reshuffle
        visible: line !== ""
        x: panel.layout.pilesX
        y: panel.layout.pilesY + panel.layout.pileWidth * Theme.ratio + Theme.em(panel.layout.flat ? 1.4 : 1.7)
        width: panel.layout.pilesRight - x + 10
        line: panel.told.below?.line ?? ""
        color: Theme.inkFeltMuted
        font.pixelSize: Theme.caption * (panel.layout.flat ? 0.75 : 1)
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: panel.told.below?.spoken ?? ""
    }
}
