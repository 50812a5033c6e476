pragma ComponentBehavior: Bound
import QtQuick

// A pile, a meld, or the place for a new meld: its label, its marks, and what a click on its empty part does. The cards lie over it.
Item {
    id: place
    required property var page
    required property string zone
    required property int number
    required property int count
    required property string label
    required property string name
    required property bool latest
    required property bool shown
    required property bool part               // of a meld, over whose cards it lies
    required property bool target

    readonly property bool pile: zone === "stock" || zone === "discard"
    readonly property bool fresh: zone === "new"
    readonly property rect area: page.layout.placeArea(zone, number)
    readonly property real radius: Math.max(3, (pile ? page.layout.pileWidth : page.layout.melds.w) * 0.065)
    readonly property bool focused: page.table.cursorSpot === zone + " " + number
    readonly property bool ringed: focused && Theme.keyboard && page.activeFocus
    readonly property bool end: part && zone !== "swap"
    readonly property bool proposed: zone.startsWith("tray") || fresh && page.layout.remik.filled
    readonly property bool scrolls: !pile && !proposed && page.layout.scrollMost > 0
    x: area.x
    y: area.y
    width: area.width
    height: area.height
    z: part ? 92 : target || ringed || fresh ? 30 : 25
    visible: shown && (!fresh && !part || target || fresh && proposed && width > 0) && (!scrolls || y >= page.layout.meldsHighest - 12 && y + height <= page.layout.meldsBottom + 12)

    Accessible.role: Accessible.Button
    Accessible.name: target ? qsTr("%1, a place for the selected cards").arg(name) : name
    Accessible.focusable: true
    Accessible.onPressAction: page.clicked(zone, number, -1)
    onFocusedChanged: {
        if (focused && page.activeFocus) {
            forceActiveFocus()
            page.reveal(area)
        }
    }
    onTargetChanged: {
        if (fresh)
            page.layout.newWanted = target && !proposed
        if (target && scrolls && (fresh || page.table.display.choosing))
            page.reveal(area)
        else if (target && scrolls)
            Qt.callLater(page.revealTargets)
    }

    Rectangle {                               // an empty pile
        visible: place.pile && place.count === 0
        anchors.fill: parent
        radius: place.radius
        color: "transparent"
        border.width: 2
        border.color: Theme.plateLine
    }
    Rectangle {                               // the lowest edge of a thick stock
        visible: place.zone === "stock" && place.count > 2
        x: 3
        y: 4
        width: parent.width
        height: parent.height
        radius: place.radius
        color: Theme.cardFace
        border.width: Theme.cardBorder
        border.color: Theme.cardEdge
        Shadow {}
    }
    Rectangle {                               // the place for a new meld
        visible: place.fresh
        anchors.fill: parent
        radius: 8
        color: "transparent"
        border.width: !place.target ? 1 : Theme.hc ? 4 : 2
        border.color: place.target ? Theme.accent : Theme.inkPlateMuted
        Column {
            anchors.centerIn: parent
            width: parent.width - 8
            spacing: 5
            Txt {
                id: title
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                readonly property bool wide: width > Theme.em(4.2)
                readonly property int size: place.target ? Theme.body : Theme.small
                text: wide ? place.label : "+"
                font.pixelSize: Math.max(12, Math.min(size, Math.floor(size * width / Math.max(1, longest.advanceWidth))))
                TextMetrics {                 // of the word that can't be broken
                    id: longest
                    text: place.label.split(" ").reduce((most, word) => word.length > most.length ? word : most, "")
                    font { family: Theme.family; pixelSize: title.size; weight: title.weight; variableAxes: ({ "wght": title.weight }) }
                }
                weight: place.target ? 600 : 400
                color: place.target ? Theme.inkFelt : Theme.inkPlateMuted
                Accessible.ignored: true
            }
            Txt {
                visible: place.target && !Theme.largeText && !place.page.drag.active && implicitWidth <= width
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("click or Enter", "under the place for a new meld")
                color: Theme.inkFeltMuted
                font.pixelSize: Theme.caption
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        readonly property bool strong: place.target
        readonly property rect frame: place.zone === "middle" ? place.page.layout.trick.frame : place.area
        visible: !place.fresh && !place.end && (strong || place.latest)
        x: frame.x - place.x - 5
        y: frame.y - place.y - 5
        width: frame.width + 10
        height: frame.height + 10
        radius: place.radius + 5
        color: "transparent"
        border.width: strong ? (Theme.hc ? 5 : 3) : 2
        border.color: strong ? Theme.accent : Theme.inkFeltMuted
        opacity: strong ? 1 : 0.6
    }
    Item {                                    // a bracket around one end of a run
        visible: place.end && place.target
        readonly property bool low: place.zone.endsWith("low")
        x: low ? -5 : place.width + 5 - width
        y: -5
        width: Math.round(place.width * 0.62) + 5
        height: place.height + 10
        clip: true
        Rectangle {
            x: parent.low ? 0 : -parent.width
            width: parent.width * 2
            height: parent.height
            radius: place.radius + 5
            color: "transparent"
            border.width: Theme.hc ? 5 : 3
            border.color: Theme.accent
        }
    }
    FocusRing {
        shown: place.ringed
        corner: place.radius + (place.target ? 6 : 2)
        anchors.margins: place.target ? -11 : -6
    }
    Txt {
        id: words
        visible: place.pile
        readonly property real fits: place.pile ? Math.min(1, width / Math.max(1, whole.advanceWidth)) : 1
        onFitsChanged: place.page.layout.fitPile(place.zone === "stock" ? 0 : 1, fits)
        TextMetrics {
            id: whole
            text: words.text
            font.family: Theme.family
            font.pixelSize: Theme.small
        }
        width: parent.width + place.page.layout.pilesGap - 8
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height + (place.page.layout.flat ? 4 : 10)
        text: qsTr("%1 · %2", "name of a pile and number of its cards").arg(place.label).arg(place.count)
        font.pixelSize: Math.floor(Theme.small * Math.min(...place.page.layout.pileFits))
        color: Theme.inkFeltMuted
        Accessible.ignored: true
    }
    MouseArea {
        anchors.fill: parent
        anchors.margins: place.fresh ? 0 : -4
        cursorShape: place.target ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: place.page.pressed()
        onClicked: place.page.clicked(place.zone, place.number, -1)
    }
}
