import QtQuick

// Where the plays of a trick lie: earlier ones small, the one to beat large, on one base line over the strip with the order.
// With large text in a small window it is close: names lie over the cards, and the order stands in short at the left.
QtObject {
    id: trick
    required property TableLayout layout
    readonly property var sizes: layout.table.display.trickSizes
    readonly property int last: sizes.length - 1

    readonly property bool flat: layout.flat
    readonly property real room: layout.phaseTop - layout.seatsBottom
    readonly property real needed: 96 + labelHeight + stripHeight
    readonly property bool close: flat && room < needed
    readonly property real actsLeft: layout.width - layout.margin - layout.actWidth - 10
    readonly property real stripHeight: Theme.em(flat ? 1.9 : 2.9)
    readonly property real stripTop: close ? layout.seatsBottom + 10 : layout.phaseTop - stripHeight - (flat ? (room > needed + Theme.em(0.5) ? Theme.em(0.5) : 8) : Theme.tight ? 8 : 20)
    readonly property bool between: (layout.open || layout.table.over) && layout.sided && layout.plates[1][1] + layout.plateHeight + layout.openWidth * Theme.ratio + 14 > stripTop    // open hands
    readonly property real stripLeft: between ? left : layout.margin
    readonly property real stripRight: between ? right : stripTop + stripHeight > layout.actTop - 8 ? actsLeft : layout.width - layout.margin
    readonly property real labelHeight: Theme.em(flat ? 1.4 : 1.7)
    readonly property real base: close ? layout.phaseTop - 6 : stripTop - labelHeight - (flat ? 4 : 8)
    readonly property real top: layout.seatsBottom + (flat ? 8 : 14)
    readonly property real left: close ? layout.margin + layout.ownWidth + 12 : layout.sided ? layout.margin + layout.plateWidth + 20 : layout.margin + 8
    readonly property real right: close || flat && base + labelHeight > layout.actTop - 8 ? actsLeft : layout.width - left
    readonly property real big: Math.round(Math.max(54, Math.min(Theme.cardTrick, (base - top) / Theme.ratio)))
    readonly property real small: close ? big : Math.round(Math.max(54, big * 0.69))
    readonly property rect area: Qt.rect(left, Math.min(top, base - big * Theme.ratio), right - left, base - Math.min(top, base - big * Theme.ratio))
    readonly property var plays: arrange()
    // What is outlined where cards may go: the plays with their names, or the place for a first one
    readonly property rect frame: {
        const tall = big * Theme.ratio
        const empty = Math.min(right - left, Math.max(3 * big, Theme.em(18)))
        const newest = plays[plays.length - 1]
        const from = newest ? plays[0].x - 10 : (left + right - empty) / 2
        const to = newest ? newest.x + newest.width + 10 : from + empty
        return Qt.rect(from, base - tall - 5, to - from, tall + 5 + (newest && !close ? labelHeight - 2 : 0))
    }

    function cardWidth(number: int): real {
        return number === last ? big : small
    }
    function strip(number: int): real {
        return Math.round(Math.max(Theme.stripMeldMin, cardWidth(number) * (number === last ? 0.5 : 0.51)))
    }
    // [{x, width}]: side by side, closer where there are many
    function arrange(): var {
        const widths = sizes.map((count, at) => cardWidth(at) + strip(at) * (count - 1))
        const all = widths.reduce((sum, wide) => sum + wide, 0)
        const room = right - left - (close ? Theme.em(1) : 0)     // a name may stand out at the end
        const usual = flat ? Theme.em(1.6) : Math.round(34 * Math.max(0.6, Theme.k))
        const gap = sizes.length > 1 ? Math.min(usual, (room - all) / (sizes.length - 1)) : 0
        let x = left + Math.max(0, (room - all - gap * (sizes.length - 1)) / 2)
        return widths.map(wide => {
            const place = {x: x, width: wide}
            x += wide + gap
            return place
        })
    }
    function play(number: int): rect {
        const place = plays[number] ?? {x: (left + right - big) / 2, width: big}
        const tall = cardWidth(number) * Theme.ratio
        return Qt.rect(place.x, base - tall, place.width, tall)
    }
    function card(number: int, slot: int): var {
        const box = play(number)
        const w = cardWidth(number)
        return {x: box.x + w / 2 + slot * strip(number), y: box.y + box.height / 2, w: w, turn: 0}
    }
}
