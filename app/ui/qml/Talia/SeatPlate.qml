pragma ComponentBehavior: Bound
import QtQuick

// The plate of a player: name, level, number of cards, score, last move; the turn and the state in words as a chip. With large
// text it is flat, and at the bottom it is one's own.
Rectangle {
    id: plate
    required property var page
    required property int index
    required property int seat
    required property int place
    required property string name
    required property string level
    required property bool person
    required property int count
    required property int score
    required property string last
    required property string spoken
    required property string summary
    required property string note
    required property string tone
    required property string title
    required property bool crown
    required property bool active

    readonly property bool own: place === 0
    readonly property bool flat: page.layout.flat
    readonly property var box: page.layout.plates[place] ?? page.layout.ownPlate
    readonly property bool tagged: active || note !== "" || title !== "" && !own
    readonly property string chipText: active ? (own && page.table.display.ownSeat === seat ? qsTr("your turn") : qsTr("to play")) : note
    readonly property string cards: qsTr("%n card(s)", "", plate.count)
    readonly property bool focused: page.table.cursorZone === "seats" && page.table.cursorIndex === index
    x: box[0]
    y: box[1]
    width: box[2]
    height: box[3] + growth
    readonly property real growth: flat || own ? 0 : Math.max(0, Math.ceil(lastLine.contentHeight - Theme.small * 1.4))
    onGrowthChanged: page.layout.growPlate(place, growth)
    z: 20
    radius: Theme.rPlate
    color: Theme.plate
    border.width: active ? 3 : Theme.plateBorder
    border.color: active ? Theme.accent : Theme.plateLine
    Shadow {}

    Accessible.role: Accessible.StaticText
    Accessible.name: [name, level, cards, summary, qsTr("%n point(s)", "", score), title, chipText].filter(part => part !== "").join(", ")
    Accessible.description: spoken
    Accessible.focusable: true
    onFocusedChanged: if (focused && page.activeFocus) forceActiveFocus()
    FocusRing {
        shown: plate.focused && Theme.keyboard && plate.page.activeFocus
        corner: plate.radius
    }

    component CardSign: Rectangle {
        width: Math.round(Theme.small * 0.7)
        height: Math.round(Theme.small * 0.95)
        radius: 2
        color: "transparent"
        border.width: plate.flat ? 2.5 : 1.5
        border.color: Theme.inkPlateMuted
        anchors.verticalCenter: parent?.verticalCenter
    }
    component Word: Txt {
        color: Theme.inkPlate
        Accessible.ignored: true
    }

    Item {                                    // the usual plate
        visible: !plate.flat
        x: 12
        y: plate.tagged ? 14 : plate.own ? 11 : 12
        width: parent.width - 24
        height: Math.round(Theme.rem * 2.54)
        SeatDisc {
            id: disc
            name: plate.name
            seat: plate.seat
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            anchors { left: disc.right; leftMargin: 10; right: points.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
            spacing: 1
            Word { text: plate.name; weight: 600; width: parent.width; elide: Text.ElideRight }
            Row {
                id: about
                spacing: 5
                width: parent.width
                Word {
                    visible: plate.own
                    width: Math.min(implicitWidth, plate.summary !== "" ? plate.width - disc.width - 34 : about.width)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    text: plate.summary || plate.cards
                    font.pixelSize: Theme.small
                    color: Theme.inkPlateMuted
                }
                Word {
                    id: grade
                    visible: !plate.own && plate.level !== ""
                    width: Math.min(implicitWidth, about.width - dot.width - sign.width - held.width - 15)
                    elide: Text.ElideRight
                    text: plate.level
                    font.pixelSize: Theme.small
                    color: Theme.inkPlateMuted
                }
                Word { id: dot; visible: !plate.own && plate.level !== ""; text: "·"; font.pixelSize: Theme.small; color: Theme.inkPlateMuted }
                CardSign { id: sign; visible: !plate.own }
                Word { id: held; visible: !plate.own; text: plate.count; weight: 600; font.pixelSize: Theme.small }
            }
        }
        Column {
            id: points
            anchors { right: parent.right; verticalCenter: parent.verticalCenter; verticalCenterOffset: plate.summary !== "" ? -Theme.em(0.6) : 0 }
            Word { anchors.right: parent.right; text: plate.score; weight: 600; font.pixelSize: Theme.lead }
            Word {
                anchors.right: parent.right
                readonly property real beside: plate.own ? 0 : grade.implicitWidth + dot.implicitWidth + sign.width + held.implicitWidth + 15 + Theme.em(1.8)    // far from the number of cards
                visible: !Theme.tight && plate.summary === "" && implicitWidth + beside <= plate.width - disc.width - 40
                text: qsTr("pts", "under a score: points, in short, the same for every number")
                font.pixelSize: Theme.caption
                color: Theme.inkPlateMuted
            }
        }
    }
    Rectangle {
        visible: !plate.flat && !plate.own
        x: 12
        y: Math.round(Theme.rem * 2.54) + (plate.tagged ? 19 : 18)
        width: parent.width - 24
        height: 1
        color: Theme.plateLine
    }
    RichLine {
        id: lastLine
        visible: !plate.flat && !plate.own
        x: 12
        y: Math.round(Theme.rem * 2.54) + (plate.tagged ? 24 : 23)
        width: parent.width - 24
        line: plate.last
        maximumLineCount: 2
        elide: Text.ElideRight
        font.pixelSize: Theme.tight ? Theme.caption : Theme.small
        Accessible.ignored: true
    }

    Item {                                    // large text
        visible: plate.flat
        x: 16
        width: parent.width - 32
        height: parent.height
        Row {
            id: head
            y: plate.own ? parent.height * 0.22 : Theme.em(0.25)
            width: parent.width
            spacing: 12
            readonly property real room: width - called.width - spacing - total.width - 8    // beside the name
            Word { id: called; text: plate.name; weight: 600; elide: Text.ElideRight; width: Math.min(implicitWidth, plate.own ? head.width - total.width - 8 : plate.width * 0.36) }
            Word {                            // its title, where players have one: it gets what the number of cards leaves
                visible: !plate.own && width > 0
                width: Math.max(0, Math.min(implicitWidth, Math.floor(head.room - (number.visible ? number.least + head.spacing : 0) - (backs.visible ? backs.width + head.spacing : 0)) - 1))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(12, Theme.caption * 0.6)
                elide: Text.ElideRight
                text: plate.title || plate.level
                font.pixelSize: Theme.small
                color: Theme.inkPlateMuted
                anchors.verticalCenter: parent.verticalCenter
            }
            CardSign { id: backs; visible: !plate.own && plate.count > 0; border.color: plate.tone === "warn" ? Theme.feltDanger : Theme.inkPlateMuted }
            Word {
                id: number
                visible: !plate.own && (plate.count > 0 || plate.note !== "")
                readonly property string both: qsTr("%1 · %2", "number of cards of a player and its state").arg(plate.count).arg(plate.note)
                readonly property real least: Math.min(Math.ceil(implicitWidth), head.room * 0.6)
                readonly property bool whole: plate.note === "" || text !== plate.note
                width: whole ? implicitWidth : Math.max(0, Math.min(implicitWidth, head.width - x - total.width - 8))
                fontSizeMode: whole ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Math.max(12, Theme.caption * 0.6)
                elide: Text.ElideRight
                text: plate.note === "" ? plate.count : plate.tone === "warn" ? plate.note : wide.advanceWidth < head.room * 0.6 ? both : plate.count
                weight: 600
                font.pixelSize: Theme.small
                color: plate.tone === "warn" ? Theme.feltDanger : plate.tone === "good" ? Theme.feltSuccess : Theme.inkPlateMuted
                anchors.verticalCenter: parent.verticalCenter
                TextMetrics {
                    id: wide
                    text: number.both
                    font: number.font
                }
            }
        }
        Word { id: total; anchors.right: parent.right; y: head.y; text: plate.score; weight: 600; font.pixelSize: Theme.lead }
        Word {
            visible: plate.own
            y: parent.height * 0.58
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            text: plate.title === "" ? plate.summary || plate.cards : plate.count === 0 ? plate.title : qsTr("%1 · %2", "title of a player and number of cards").arg(plate.title).arg(plate.cards)
            font.pixelSize: Theme.small
            color: Theme.inkPlateMuted
        }
        RichLine {
            visible: !plate.own
            y: Theme.em(1.65)
            width: parent.width - (state.visible ? state.width + 8 : 0)
            line: plate.last
            elide: Text.ElideRight
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Chip {                                    // a title that the seat has
        visible: !plate.flat && plate.title !== ""
        text: plate.title
        icon: plate.crown ? "crown" : ""
        maxWidth: state.visible && !plate.own ? parent.width - state.width - 28 : parent.width - 24
        x: 12
        y: Math.round((plate.own ? parent.height : 0) - height / 2)
        Accessible.ignored: true
    }
    Chip {
        id: state
        visible: plate.flat ? plate.active : plate.active || plate.note !== ""
        text: plate.chipText
        tone: plate.active ? "accent" : plate.tone
        x: plate.flat && plate.own ? 16 : parent.width - width - 12
        y: Math.round(plate.flat && !plate.own ? parent.height - height - 6 : -height / 2)
        Accessible.ignored: true
    }
}
