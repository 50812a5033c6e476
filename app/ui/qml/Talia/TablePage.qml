pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The table: every card is one item of it for as long as the round lasts. It shows what session.table says and passes on what
// people do; it knows no rules.
FocusScope {
    id: page
    focus: true
    required property Session session
    readonly property TableController table: session.table as TableController
    readonly property bool lively: settled && !Theme.still && !landing      // changes of place are flights
    property bool landing: false
    property real nudge: 0                    // a change of it while `landing` ends the flight of every card
    property bool settled: false
    property real scroll: 0
    readonly property alias layout: layout
    readonly property alias drag: drag

    TableLayout {
        id: layout
        table: page.table
        width: page.width
        height: page.height
        scroll: Math.min(page.scroll, scrollMost)
        handGaps: drag.gaps(page.table.display.handGaps)
    }
    TableDrag {
        id: drag
        table: page.table
        layout: layout
        page: page
    }

    // Input

    function pressed() {
        Theme.keyboard = false
        table.pointed()
        toast.hide()
        forceActiveFocus(Qt.MouseFocusReason)
    }
    // The focus is on what the cursor is at, not on a button that was clicked
    function takeFocus() {
        if (asked || !enabled)
            return
        forceActiveFocus()
        if (["bar", "acts"].indexOf(table.cursorZone) >= 0)
            return
        rest.forceActiveFocus()
        for (const card of ownCards())
            if (card.focused)
                card.takeFocus()
    }
    readonly property bool asked: table.display.question.title !== undefined
    readonly property bool byDrag: session.settings.acting !== "click"
    readonly property bool byClick: session.settings.acting !== "drag"
    property real lastDraw: 0
    function clicked(zone: string, number: int, token: int) {
        if (zone !== "hand" && !byClick)
            return
        const pile = zone === "stock" || zone === "discard"
        const now = Date.now()
        if (pile && now - lastDraw < Application.styleHints.mouseDoubleClickInterval)
            return                            // the second half of a double click
        if (pile)
            lastDraw = now
        if (token >= 0 && zone !== "meld")
            table.clickCard(token)
        else
            table.clickPlace(zone, number)
    }
    function ownCards(): var {
        const found = []
        for (let at = 0; at < cards.count; ++at) {
            const card = cards.itemAt(at) as TableCard
            if (card && card.own)
                found.push(card)
        }
        return found
    }
    // The place for cards that are let go at a point: one that may take them wins over one that may not
    function placeAt(px: real, py: real, box: rect): var {
        let best = null
        let most = 0
        for (let at = 0; at < places.count; ++at) {
            const place = places.itemAt(at) as TablePlace
            if (!place || !byDrag || !place.shown || (place.zone === "new" || place.part && place.zone !== "swap") && !place.target)
                continue
            const area = layout.placeArea(place.zone, place.number)
            const inside = px >= area.x - 10 && px <= area.x + area.width + 10 && py >= area.y - 10 && py <= area.y + area.height + 10
            const wide = Math.min(box.x + box.width, area.x + area.width) - Math.max(box.x, area.x)
            const tall = Math.min(box.y + box.height, area.y + area.height) - Math.max(box.y, area.y)
            const shared = wide > 0 && tall > 0 ? wide * tall : 0
            const worth = (inside ? 1e6 : place.target ? shared : 0) * (place.target ? 2 : 1) * (place.part ? 1.1 : 1)
            if (worth > most) {
                most = worth
                best = {zone: place.zone, number: place.number}
            }
        }
        if (!byDrag)
            return null
        const free = py > layout.seatsBottom && py < layout.handTop - 20 && px > layout.meldsLeft - 20 && px < layout.meldsRight + 20
        return best ?? (free && drag.slots.length > 0 ? {zone: "new", number: 0} : null)
    }
    function cardName(own: bool, name: string, selected: bool, slot: int, count: int): string {
        if (!own || name === "")
            return ""
        return selected ? qsTr("%1, selected, %2 of %3", "a card of the hand").arg(name).arg(slot + 1).arg(count)
                        : qsTr("%1, %2 of %3", "a card of the hand").arg(name).arg(slot + 1).arg(count)
    }
    function showLarge(code: string) {
        if (code !== "")
            large.code = code
    }
    // In the place of the bubble, whoever asks: neither the phase line nor what one works with is covered
    function explain(line: string, spoken: string) {
        toast.show(line, page.width / 2, layout.bubbleTop + bubble.height + Theme.s3, spoken)
    }
    function reveal(area: rect) {
        if (area.y < layout.meldsHighest)
            scroll = Math.max(0, layout.scroll - (layout.meldsHighest - area.y))
        else if (area.y + area.height > layout.meldsBottom)
            scroll = Math.min(layout.scrollMost, layout.scroll + area.y + area.height - layout.meldsBottom)
    }
    // Where cards may go to melds, at least one of these is in sight
    function revealTargets() {
        let first = null
        for (let at = 0; at < places.count; ++at) {
            const place = places.itemAt(at) as TablePlace
            if (!place || !place.target || !place.scrolls)
                continue
            const area = layout.placeArea(place.zone, place.number)
            if (area.y >= layout.meldsHighest - 12 && area.y + area.height <= layout.meldsBottom + 12)
                return
            first = first ?? area
        }
        if (first)
            reveal(first)
    }
    function scrollWhileDragging(py: real) {
        if (layout.scrollMost <= 0)
            return
        if (py > layout.meldsHighest && py < layout.meldsHighest + 40)
            scroll = Math.max(0, layout.scroll - 6)
        else if (py > layout.meldsBottom - 40 && py < layout.meldsBottom)
            scroll = Math.min(layout.scrollMost, layout.scroll + 6)
    }

    Keys.onPressed: event => {
        const command = table.commandFor(event.key, event.modifiers, event.nativeScanCode)
        if (command === "")
            return
        event.accepted = true
        if (event.isAutoRepeat && ["left", "right", "up", "down"].indexOf(command) < 0)
            return
        const seen = Theme.keyboard
        Theme.keyUsed()
        if (!seen && large.code === "" && (command === "next_zone" || command === "last_zone")) {
            table.lookForFocus()              // the first Tab shows where one is
            return
        }
        if (large.code !== "") {
            large.code = ""
            return
        }
        if (command === "cancel" && drag.active) {
            drag.cancel()
            return
        }
        if (command !== "large")
            toast.hide()
        table.key(command)
    }

    Connections {
        target: page.table
        function onStarted(kind: string, moves: int) {
            cue.interval = page.lively || kind === "show" ? Motion.total(kind, moves) : 0
            cue.restart()
        }
        function onSkipped() {
            cue.stop()
            page.landing = true
            page.nudge = 0.01 - page.nudge
            page.landing = false
            for (let at = 0; at < cards.count; ++at)
                (cards.itemAt(at) as TableCard).finish()
        }
        function onRefused(line: string, spoken: string) {
            page.explain(line, spoken)
        }
        function onRoundOver() {
            toast.hide()
        }
        function onAnnounced(text: string) {
            page.Accessible.announce(text, Accessible.Polite)
        }
        function onCurtainChanged() {             // what was told to one is not for the next
            toast.hide()
            toast.line = ""
            large.code = ""
        }
        function onTold(text: string) {
            page.explain(text, text)
        }
        function onAsked(command: string) {
            if (command === "start")
                page.table.leave()
            else if (command === "rules" || command === "settings")
                page.session.go(command)
            else if (command === "large")
                page.showFocused()
            toast.hide()
        }
    }
    function showFocused() {
        for (const card of ownCards())
            if (card.focused)
                showLarge(card.face)
    }
    Timer {
        id: cue
        onTriggered: page.table.finish()
    }
    Timer {
        id: still
        interval: Theme.tSettle
        onTriggered: {
            page.settled = true
            page.attend()
        }
    }
    function unsettle() {
        settled = false
        still.restart()
    }
    onWidthChanged: unsettle()
    onHeightChanged: unsettle()
    // Cards fly and others act only while one looks, and the table stands
    property bool attended: false
    function attend() {
        const looks = visible && (settled || attended)
        if (table && looks !== attended) {
            attended = looks
            table.attend(looks)
        }
    }
    onVisibleChanged: attend()
    Component.onCompleted: still.restart()
    Component.onDestruction: if (table) table.attend(false)

    // What is seen

    Item {                                    // what has the focus when no part of the table needs it
        id: rest
        focus: true
    }
    Felt {
        anchors.fill: parent
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            onPressed: page.pressed()
            onClicked: {
                if (page.table.busy)
                    page.table.skip()
                else
                    page.table.command("deselect")
            }
            onWheel: event => page.scroll = Math.max(0, Math.min(layout.scrollMost, layout.scroll - event.angleDelta.y / 2))
        }
    }
    TableBar {
        page: page
        width: parent.width
        z: 700
    }
    Repeater {
        model: page.table.display.seats
        SeatPlate { page: page }
    }
    Repeater {
        id: places
        model: page.table.display.places
        TablePlace { page: page }
    }
    Repeater {
        id: cards
        model: page.table.display.cards
        TableCard { page: page }
    }
    Rectangle {                               // where one is among the scrolling melds
        visible: layout.scrollMost > 0
        readonly property real seen: layout.meldsBottom - layout.meldsHighest
        x: layout.meldsRight + 2
        width: 5
        height: Math.max(32, seen * seen / (seen + layout.scrollMost))
        y: layout.meldsHighest + (seen - height) * layout.scroll / Math.max(1, layout.scrollMost)
        z: 90
        radius: 2.5
        color: Theme.inkFeltMuted
        opacity: 0.7
    }
    Loader {                                  // what only this game has on the table
        id: gamePanel
        readonly property var files: ({gin: "GinPanel.qml", president: "PresidentPanel.qml", remik51: "Remik51Panel.qml"})
        readonly property string file: files[page.table.display.gameId] ?? ""
        anchors.fill: parent
        z: 28
        onFileChanged: file === "" ? source = "" : setSource(Qt.resolvedUrl(file), {page: page})
        Component.onCompleted: fileChanged()
    }
    Txt {
        id: phase
        readonly property real ends: layout.flat && actions.y < layout.phaseTop + implicitHeight ? actions.x - 8 : page.width - Theme.margin
        readonly property bool covers: layout.flat && (layout.remik.filled || layout.phaseTop < layout.seatsBottom)    // the tray says what lacks
        visible: !(layout.close && bubble.visible) && !(toast.visible && toast.y < y + height) && !(page.asked && (layout.flat || Theme.tight)) && !(layout.flat && layout.remik.duty > 0) && !covers
        text: layout.flat && layout.remik.canOpen !== "" ? layout.remik.canOpen : page.table.display.prompt
        weight: 600
        font.pixelSize: Theme.lead
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        color: Theme.inkFelt
        width: Math.min(implicitWidth, ends - Theme.margin)
        x: Math.round(Math.min((page.width - width) / 2, ends - width))
        y: layout.phaseTop
        z: 30
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Bubble {
        id: bubble
        visible: page.table.display.verdictText + page.table.display.verdictStrong !== "" && !drag.active && !page.asked && !toast.visible
        text: page.table.display.verdictText
        strong: page.table.display.verdictStrong
        good: page.table.display.verdictGood
        centreX: page.selectionCentre
        pointing: !layout.remik.filled
        starts: layout.remik.filled ? layout.meldsLeft : Theme.s3    // beside the piles
        ends: phase.ends
        y: layout.bubbleTop
        z: 650
    }
    readonly property real selectionCentre: {
        table.display.verdictText
        const chosen = ownCards().filter(card => card.selected)
        return chosen.length > 0 ? chosen.reduce((sum, card) => sum + card.place.x, 0) / chosen.length : width / 2
    }
    ActionColumn {
        id: actions
        onYChanged: layout.remik.actsTop = y
        page: page
        width: layout.actWidth
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        z: 640
    }
    Toast {
        id: toast
        z: 800
        ends: phase.ends
        widest: Math.max(Theme.toastWidth, Math.min(2 * (actions.x - page.width / 2) - 44, Theme.em(44)))    // beside the acts
    }
    Rectangle {                               // a card shown large
        id: large
        property string code
        anchors.fill: parent
        visible: code !== ""
        color: Theme.scrim
        z: 900
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onClicked: large.code = ""
        }
        Card {
            anchors.centerIn: parent
            w: Math.min(parent.width * 0.5, parent.height * 0.55)
            code: large.code === "" ? "As" : large.code
            flips: false
            compact: false
        }
    }
}
