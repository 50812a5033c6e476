pragma ComponentBehavior: Bound
import QtQuick

// One card of the table, from the deal to the scoring. Its place follows from zone, owner, slot and count; a change of them
// moves it. `page` is the TablePage, which knows the layout and what is dragged.
Item {
    id: one
    required property var page
    required property int index
    required property int token
    required property string zone
    required property int owner
    required property int slot
    required property int count
    required property string code
    required property string name
    required property bool selected
    required property bool dragged
    required property bool fresh
    required property bool dim
    required property string mark
    required property string spoken
    required property bool good
    required property bool movable
    required property string kind
    required property int turn
    required property int turns

    readonly property bool own: zone === "hand" && owner === page.table.display.bottomSeat
    readonly property bool buried: zone === "gone" || (zone === "stock" || zone === "discard") && slot < count - 2
    readonly property bool held: dragged && page.drag.active
    readonly property string motion: page.drag.returning && own ? "refused" : kind
    readonly property int delay: Motion.delay(kind, turn, turns)
    readonly property int duration: Motion.duration(motion)
    readonly property bool flying: moveX.running || moveY.running
    property string face: ""                  // turned over when the card's turn has come
    property bool waiting: false              // to be dealt
    readonly property var place: page.layout.cardPlace(zone, owner, own ? page.drag.slotOf(slot, dragged) : slot,
                                                       own ? page.drag.countOf(count, dragged) : count, face !== "")
    readonly property bool focused: own && page.table.cursorZone === "hand" && page.table.cursorIndex === slot
    readonly property bool pointed: (mouse.containsMouse || focused && Theme.keyboard) && own && !page.drag.active
    property real up: held || !own ? 0 : selected ? place.w * Theme.liftSelect : pointed ? place.w * Theme.liftHover : 0
    Behavior on up { NumberAnimation { duration: Theme.tLift; easing.type: Easing.OutQuad } }

    property real wide: place.w + page.nudge
    x: held ? page.drag.x + page.drag.offset(slot) : place.x + page.nudge
    y: held ? page.drag.y : place.y + page.nudge
    rotation: held ? 0 : place.turn + page.nudge
    scale: held ? Theme.dragScale : 1
    z: held ? 600 + slot : flying && motion !== "close" ? 400 + (kind === "deal" ? turns - turn : turn)
        : own ? 100 + slot : zone === "hand" ? 2 + slot : zone === "meld" || zone === "tray" ? 60 + slot : zone === "trick" ? 60 + owner * 4 + slot : 40 + (slot >= count - 2 ? slot - count + 3 : 0)
    visible: !waiting && (!buried || flying)
    Behavior on x {
        id: moveX
        readonly property bool running: runX.running
        enabled: one.page.lively && !one.held
        SequentialAnimation {
            id: runX
            PauseAnimation { duration: one.delay }
            NumberAnimation { duration: one.duration; easing.type: Motion.easing(one.motion) }
        }
    }
    Behavior on y {
        id: moveY
        readonly property bool running: runY.running
        enabled: one.page.lively && !one.held
        SequentialAnimation {
            id: runY
            PauseAnimation { duration: one.delay }
            NumberAnimation { duration: one.duration; easing.type: Motion.easing(one.motion) }
        }
    }
    Behavior on rotation {
        enabled: one.page.lively && !one.held
        SequentialAnimation {
            PauseAnimation { duration: one.delay }
            NumberAnimation { duration: one.duration; easing.type: Motion.easing(one.motion) }
        }
    }
    Behavior on wide {
        enabled: one.page.lively && !one.held
        SequentialAnimation {
            PauseAnimation { duration: one.delay }
            NumberAnimation { duration: one.duration; easing.type: Motion.easing(one.motion) }
        }
    }

    Component.onCompleted: face = code
    onZoneChanged: if (page.lively && delay > 0 && kind === "deal") {
        waiting = true
        later.restart()
    }
    onCodeChanged: {
        if (page.lively && delay > 0 && (code === "") !== (face === ""))
            later.restart()
        else
            face = code
    }
    Timer {
        id: later
        interval: one.delay
        onTriggered: {
            one.face = one.code
            one.waiting = false
        }
    }
    // Shows at once what was to show later
    function finish() {
        later.stop()
        face = code
        waiting = false
        card.finish()
    }
    onFocusedChanged: if (focused && page.activeFocus) takeFocus()
    function takeFocus() {
        card.forceActiveFocus()
    }

    // A meld that is scrolled half out of sight is cut there
    readonly property bool scrolls: (zone === "meld" || zone === "hand" && !own && page.layout.gin.knocked) && page.layout.scrollMost > 0
    readonly property real cutTop: scrolls ? Math.max(0, page.layout.meldsHighest - 8 - (y - card.height / 2)) : 0
    readonly property real cutBottom: scrolls ? Math.max(0, y + card.height / 2 - page.layout.meldsBottom) : 0
    Item {
        readonly property bool cut: one.cutTop > 0 || one.cutBottom > 0
        clip: cut
        visible: !cut || one.cutTop + one.cutBottom < card.height
        x: -card.width / 2
        y: -card.height / 2 + one.cutTop
        width: card.width
        height: Math.max(0, card.height - one.cutTop - one.cutBottom)
        Card {
            id: card
            y: -one.cutTop - one.up
            w: one.wide
            compact: one.zone === "meld" || one.zone === "hand" && !one.own || base < Theme.compactBelow
            code: one.face
            selected: one.selected
            focused: one.focused && Theme.keyboard && one.page.activeFocus && !one.page.asked
            fresh: one.fresh && !one.held && one.mark === ""
            points: one.selected || one.held || one.flying || Theme.largeText && !one.good ? "" : one.mark
            pointsGood: one.good
            dim: one.dim || one.zone === "trick" && one.owner < one.page.layout.trick.last
            lifted: one.selected || one.pointed || one.held || one.flying
            shadow: one.zone === "stock" ? one.slot === 0 || one.slot === one.count - 2 || one.flying && one.kind !== "reshuffle" : one.own || one.zone !== "hand" || one.face !== "" || one.flying
            flipTime: one.duration
            flips: one.page.lively
            name: one.page.cardName(one.own, one.name, one.selected, one.slot, one.count)
            Accessible.description: one.spoken
            Accessible.focusable: one.own
            onActed: one.page.table.clickCard(one.token)
        }
    }
    MouseArea {
        id: mouse
        readonly property real least: Application.styleHints.startDragDistance
        property point start
        x: -card.width / 2
        y: -card.height / 2 - one.up
        width: card.width
        height: card.height + one.up
        hoverEnabled: one.own
        enabled: one.own || one.zone !== "hand"
        preventStealing: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: one.movable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: event => {
            one.page.pressed()
            if (event.button === Qt.RightButton) {
                one.page.showLarge(one.face)
                return
            }
            start = mapToItem(one.page, event.x, event.y)
        }
        onPositionChanged: event => {
            if (!pressed || !(pressedButtons & Qt.LeftButton))
                return
            const at = mapToItem(one.page, event.x, event.y)
            if (one.page.drag.active)
                one.page.drag.move(at.x, at.y)
            else if (one.movable && (one.own || one.page.byDrag) && Math.hypot(at.x - start.x, at.y - start.y) >= least)
                one.page.drag.begin(one, at.x, at.y)
        }
        onReleased: if (one.page.drag.token === one.token) one.page.drag.end()
        onCanceled: one.page.drag.cancel()
        onClicked: event => {
            if (event.button === Qt.LeftButton && !one.page.drag.justEnded)
                one.page.clicked(one.zone, one.owner, one.token)
        }
        onDoubleClicked: event => {
            if (event.button !== Qt.LeftButton)
                return
            if (one.own)
                one.page.table.doubleClickCard(one.token)
            else if (one.zone !== "meld" && !one.page.byClick)
                one.page.table.clickPlace(one.zone, one.owner)
        }
        onPressAndHold: event => {
            if (event.button === Qt.LeftButton && !one.page.drag.active)
                one.page.showLarge(one.face)
        }
    }
}
