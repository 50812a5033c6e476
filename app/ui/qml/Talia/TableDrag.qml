pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The drag in hand: which card the pointer holds, where it is, and where it would fall. No item: cards follow by themselves.
QtObject {
    id: drag
    required property TableController table
    required property TableLayout layout
    property bool active: false
    property bool returning: false            // the cards fly back
    property bool justEnded: false            // the release that ends a drag is no click
    property int token: -1
    property real x: 0
    property real y: 0
    property real gripX: 0
    property real gripY: 0
    property var slots: []                    // of the dragged cards in the hand, in order
    property int heldSlot: -1
    property int gap: -1                      // where in the hand they would go, or -1
    property bool closed: false               // the hand has closed up behind them
    readonly property Timer closing: Timer {
        interval: Theme.tGap
        onTriggered: drag.closed = true
    }
    readonly property Timer settling: Timer {
        interval: Math.max(50, Theme.tRefused)
        onTriggered: drag.returning = false
    }

    // Where the other cards of the hand stand meanwhile
    function slotOf(slot: int, dragged: bool): int {
        if (!active || dragged || slots.length === 0 && gap < 0 || slots.length > 0 && !closed)
            return slot
        let at = slot
        for (const other of slots)
            if (other < slot)
                --at
        return gap >= 0 && at >= gap ? at + Math.max(1, slots.length) : at
    }
    function countOf(count: int, dragged: bool): int {
        if (!active || dragged)
            return count
        if (slots.length === 0)
            return gap >= 0 ? count + 1 : count
        return closed && gap < 0 ? count - slots.length : count
    }
    // The same for the gaps of the hand
    function gaps(all: var): var {
        if (!active || slots.length === 0 && gap < 0 || slots.length > 0 && !closed)
            return all
        const moved = all.map(at => at - slots.filter(other => other < at).length)
        return moved.map(at => gap >= 0 && at > gap ? at + Math.max(1, slots.length) : at).filter((at, i, list) => at > 0 && list.indexOf(at) === i)
    }
    function offset(slot: int): real {
        if (slots.length < 2)
            return 0
        return (slots.indexOf(slot) - slots.indexOf(heldSlot)) * layout.handWidth * 0.3
    }

    function begin(card: TableCard, px: real, py: real) {
        const mine = []
        if (card.own) {
            for (const other of page.ownCards())
                if (other === card || card.selected && other.selected)
                    mine.push(other.slot)
            mine.sort((a, b) => a - b)
        }
        slots = mine
        heldSlot = card.slot
        gripX = px - card.x
        gripY = py - (card.y - card.up)
        active = true
        if (!table.beginDrag(card.token)) {
            active = false
            return
        }
        token = card.token
        closed = false
        closing.restart()
        move(px, py)
    }
    function move(px: real, py: real) {
        x = px - gripX
        y = py - gripY
        const inHand = px >= layout.handArea.x && px <= layout.handArea.x + layout.handArea.width && py >= layout.handArea.y
        gap = inHand ? layout.handSlot(x, table.display.heldCount - slots.length) : -1
        page.scrollWhileDragging(py)
    }
    required property var page

    function end() {
        if (!active)
            return
        const target = gap >= 0 ? {zone: "hand", number: table.display.ownSeat} : page.placeAt(x + gripX, y + gripY, Qt.rect(x - layout.handWidth / 2, y - layout.handWidth * 0.7, layout.handWidth, layout.handWidth * Theme.ratio))
        const slot = Math.max(0, gap)
        finish(() => target !== null && table.drop(target.zone, target.number, slot))
    }
    function cancel() {
        if (active)
            finish(() => false)
    }
    function finish(drop: var) {
        returning = true
        settling.restart()
        active = false
        token = -1
        justEnded = true
        Qt.callLater(() => { drag.justEnded = false })
        if (drop())
            returning = false
        else
            table.cancelDrag()
        slots = []
        gap = -1
        closing.stop()
    }
}
