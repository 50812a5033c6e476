import QtQuick

// Remik 51: where the opening tray stands, the melds in it, and the parts of melds to which cards may go.
QtObject {
    id: remik
    required property TableLayout layout
    readonly property bool played: layout.table.display.gameId === "remik51"
    readonly property var sizes: layout.table.display.traySizes
    readonly property bool filled: played && sizes.length > 0
    readonly property bool close: filled || played && layout.table.display.meldSizes.length > (Theme.tight ? 6 : 12)   // phase line and bubble share a line

    readonly property real openHand: played && layout.open && layout.sided ? layout.openWidth + 14 * 16 : 0   // of 15 cards beside the melds
    readonly property var panel: played ? layout.table.display.panel : ({})     // read once, for all the places that need it
    readonly property string canOpen: panel.canOpen ?? ""
    property real duty: 0                     // the height of what a taken discard asks for, over the phase line

    // The tray, right over the hand
    readonly property real w: Math.max(54, Math.round(58 * Theme.cards))
    readonly property real tall: Math.round(w * Theme.ratio)
    readonly property int pad: Theme.tight ? 10 : 18
    readonly property int labelHeight: Theme.em(1.6)
    readonly property bool slim: layout.flat && needed > rightmost - leftmost    // the sums have a line of their own, under the melds
    readonly property real lineHeight: Theme.em(1.5)
    readonly property real high: Math.max(2 * pad + tall + labelHeight, Theme.em(layout.flat ? 4.6 : 6.4)) + (slim ? lineHeight : 0)
    readonly property real bottom: Math.min(layout.raisedTop - (Theme.tight ? 8 : 12), layout.flat ? layout.height : actsTop - 10)
    readonly property real top: bottom - high
    readonly property int covered: sizes.reduce((sum, count) => sum + count - 1, 0)
    readonly property real usual: Math.round(Math.max(w * Theme.stripMeld, Theme.stripMeldMin))
    readonly property real needed: sizes.length * (w + 10) + covered * usual + Math.round(w * 0.8) + told + 3 * pad + 10
    readonly property real wanted: Math.max(needed, Math.round(780 * Math.max(0.75, layout.width / 1280)))
    property real actsTop: layout.actTop      // of the buttons there are
    readonly property real leftmost: layout.pilesY + layout.pileWidth * Theme.ratio + Theme.em(1.6) > bottom - 2 * pad - tall ? layout.meldsLeft : layout.margin
    readonly property real rightmost: layout.width - layout.margin - (bottom > actsTop - 8 ? layout.actWidth + 12 : 0)
    readonly property real left: Math.max(leftmost, Math.min((layout.width - wanted) / 2, rightmost - wanted))
    readonly property real right: Math.min(rightmost, left + wanted)
    readonly property rect area: Qt.rect(left, top, right - left, high)
    readonly property real told: Math.round(Math.min(Theme.em(14.3), (rightmost - leftmost) * 0.34))   // width of the sums at the right
    readonly property real room: area.width - (slim ? 0 : told) - (slim ? 2 : 3) * pad - (slim ? 0 : 10)

    // {strip, places: [{x, width}], another: {x, width}}; closer where there is much in it
    readonly property var melds: arrange()
    function arrange(): var {
        let gap = Theme.tight ? 14 : 24
        let more = Math.round(w * 2.06)
        const all = strip => sizes.length * (w + gap) + covered * strip + more
        if (all(usual) > room) {
            gap = 10
            more = Math.round(w * 0.8)
        }
        const strip = Math.max(12, Math.min(usual, (room - all(0)) / Math.max(1, covered)))
        const places = []
        let x = left + pad
        for (const count of sizes) {
            places.push({x: x, width: w + strip * (count - 1)})
            x += w + strip * (count - 1) + gap
        }
        return {strip: strip, places: places, another: {x: x, width: x + more > left + room + 2 * pad ? 0 : more}}
    }
    readonly property rect another: Qt.rect(melds.another.x, top + pad, melds.another.width, tall)
    function meld(number: int): rect {
        const place = melds.places[number] ?? melds.another
        return Qt.rect(place.x, top + pad, place.width, tall)
    }
    function card(number: int, slot: int): var {
        const box = meld(number)
        return {x: box.x + w / 2 + slot * melds.strip, y: box.y + tall / 2, w: w, turn: 0}
    }

    // Parts of melds
    function half(box: rect, high: bool): rect {
        return Qt.rect(box.x + (high ? box.width / 2 : 0), box.y, box.width / 2, box.height)
    }
    function jokers(number: int, box: rect): rect {
        const found = (panel.jokers ?? []).filter(one => one.zone === "meld" && one.number === number)
        if (found.length === 0)
            return box
        const first = found[0].slot * layout.melds.strip
        const last = found[found.length - 1]
        const end = last.last === last.count - 1 ? box.width : (last.last + 1) * layout.melds.strip
        return Qt.rect(box.x + first, box.y, end - first, box.height)
    }
    function part(zone: string, number: int, box: rect): rect {
        return zone === "swap" ? jokers(number, box) : half(box, zone === "high")
    }
}
