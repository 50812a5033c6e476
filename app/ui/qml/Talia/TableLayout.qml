pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// Where everything stands on the table, from its size and from how many cards and players there are. Nothing here moves.
// A place for a card is {x, y, w, turn}: its centre, width and rotation in degrees.
QtObject {
    id: layout
    required property TableController table
    required property real width
    required property real height
    property real scroll: 0                  // of the melds, in pixels
    property int barHeight: Math.round(52 * Theme.grow * Math.max(1, Theme.textScale * 0.62))

    readonly property bool flat: Theme.largeText
    readonly property int opponents: Math.max(0, table.display.seatCount - 1)
    readonly property bool open: table.display.ownSeat === -2          // one watches: all hands lie open
    readonly property int margin: Theme.margin

    // Plates: [x, y, width, height] by place, the own one first
    readonly property int plateWidth: Math.round((Theme.tight ? 190 : 208) * Theme.rem / 15)
    readonly property int topWidth: Math.round((Theme.tight ? 214 : 224) * Theme.rem / 15)
    readonly property int plateHeight: Math.round(Theme.rem * 2.54 + 20 + 9 + Theme.small * 1.4) + 5
    readonly property int ownWidth: flat ? Theme.em(7.1) : Math.round((Theme.tight ? 172 : 208) * Theme.rem / 15)
    readonly property int ownHeight: flat ? Theme.em(4.3) : Math.round(Theme.rem * 2.54) + 26
    readonly property int actWidth: flat ? Theme.em(6.55) : Math.round((Theme.tight ? 164 : 168) * Theme.rem / 15)
    readonly property var plates: [ownPlate].concat(flat ? flatPlates() : roundPlates())
    readonly property var ownPlate: [margin, height - margin - ownHeight, ownWidth, ownHeight]

    property var plateGrowth: []                               // by place: what a second line of the last move needs
    function growPlate(place: int, more: real) {
        const growth = plateGrowth.slice()
        growth[place] = more
        plateGrowth = growth
    }
    function roundPlates(): var {
        const sides = ({1: [], 2: [0.20], 3: [0.20], 4: [0.268], 5: [0.235]})[opponents] ?? []
        const tops = ({1: [0.5], 2: [], 3: [0.5], 4: [0.345, 0.655], 5: [0.27, 0.5, 0.73]})[opponents] ?? []
        const top = Math.round(Math.max(barHeight + 6, (Theme.tight ? 58 : 62) * Theme.grow))
        const wide = tops.length === 1 ? topWidth : plateWidth
        const crowded = tops.length > 0 && width * tops[0] - wide / 2 < margin + plateWidth + 8
        const side = sides.length > 0 ? Math.max(Math.round(height * (Theme.tight ? 0.17 : sides[0])), tops.length > 1 ? top + (crowded ? plateHeight + 18 : Math.round(plateHeight * 0.7)) : 0) : 0
        const found = []
        if (sides.length > 0)
            found.push([margin, side, plateWidth, plateHeight])
        for (const x of tops)
            found.push([Math.round(width * x - wide / 2), top, wide, plateHeight])
        if (sides.length > 0)
            found.push([width - margin - plateWidth, side, plateWidth, plateHeight])
        return found
    }
    function flatPlates(): var {
        const across = opponents > 3 ? Math.ceil(opponents / 2) : Math.max(1, opponents)
        const wide = Math.round((width - 2 * margin - 12 * (across - 1)) / across)
        const tall = Theme.em(3.2)
        const found = []
        for (let at = 0; at < opponents; ++at)
            found.push([margin + (at % across) * (wide + 12), barHeight + 4 + Math.floor(at / across) * (tall + 8), wide, tall])
        return found
    }
    readonly property bool sided: !flat && opponents > 1
    readonly property bool topped: !flat && opponents !== 2
    readonly property bool backsShown: !Theme.tight && !flat && !open
    readonly property real openWidth: Math.round(Theme.cardMeldSmall)
    readonly property int underPlate: open && !flat && !gin.knocked ? Math.round(openWidth * Theme.ratio) + 14 : backsShown ? 26 : 0
    readonly property real seatsBottom: {                      // of the plates that stand over the middle
        let low = barHeight
        for (let at = 1; at < plates.length; ++at)
            if (flat || !sided || at > 1 && at < plates.length - 1)
                low = Math.max(low, plates[at][1] + plates[at][3])
        return low + (topped ? underPlate : 0)
    }

    // The hand at the bottom
    readonly property real handWidth: Math.round(Theme.cardHand(width, height))
    readonly property real handMargin: Math.max(Theme.fanMargin(table.display.heldCount), ownWidth + margin + 10, actWidth + margin + 10)
    readonly property real handTop: Math.round(height - handWidth * Theme.ratio - (Theme.tight ? 12 : 22) - 10)
    readonly property real raisedTop: handTop - handWidth * Theme.liftSelect
    property var handGaps: table.display.handGaps              // the slots before which there is half a strip more
    function gapsBefore(slot: real): real {
        return handGaps.filter(at => at <= slot).length * Theme.gapHand
    }
    function handStrip(count: int): real {
        const room = (width - 2 * handMargin - handWidth) / Math.max(1, count - 1 + handGaps.length * Theme.gapHand)
        return Math.max(handWidth * (flat || count > 18 ? 0.25 : Theme.stripMin), Math.min(handWidth * (gin.played ? Theme.stripGin : Theme.stripMax), room))
    }
    function handPlace(slot: real, count: int): var {
        const strip = handStrip(count)
        const step = Theme.fanTurn(count)
        const away = slot + gapsBefore(slot) - (count - 1 + handGaps.length * Theme.gapHand) / 2
        const turn = away * step
        const angle = turn * Math.PI / 180
        const radius = strip / Math.sin(step * Math.PI / 180)
        const tall = handWidth * Theme.ratio
        return {
            x: width / 2 + away * strip + Math.sin(angle) * tall / 2,
            y: handTop + tall + radius * (1 - Math.cos(angle)) - Math.cos(angle) * tall / 2,
            w: handWidth, turn: turn
        }
    }
    // The slot in the hand for a pointer at x
    function handSlot(x: real, count: int): int {
        let best = 0
        for (let slot = 1; slot <= count; ++slot)
            if (Math.abs(handPlace(slot, count + 1).x - x) < Math.abs(handPlace(best, count + 1).x - x))
                best = slot
        return best
    }
    readonly property rect handArea: Qt.rect(handMargin - margin, handTop - handWidth * 0.35, width - 2 * handMargin + 2 * margin, height - handTop + handWidth * 0.35)

    // Other hands: backs under the plate, or open
    function backPlace(place: int, slot: int, count: int): var {
        const plate = plates[place] ?? ownPlate
        const wide = Theme.cardPlate
        const tall = wide * Theme.ratio
        const middle = plate[0] + plate[2] / 2
        const low = plate[1] + plate[3] + (plateGrowth[place] ?? 0)
        if (!backsShown)
            return {x: middle, y: plate[1] + plate[3] / 2, w: wide, turn: 0}
        const strip = Math.min(wide * 0.5, (plate[2] - 44 - wide) / Math.max(1, count - 1))
        const away = slot - (count - 1) / 2
        return {x: middle + away * strip, y: low + 24 - tall / 2 - away * away * 0.16, w: wide, turn: -away * Math.min(3, 26 / count)}
    }
    function openPlace(place: int, slot: int, count: int): var {
        const plate = plates[place] ?? ownPlate
        const wide = openWidth
        const tall = Math.round(wide * Theme.ratio)
        const top = plate[1] + plate[3] + (plateGrowth[place] ?? 0) + 8
        const between = place > 1 && place < opponents && top + tall > plates[1][1] - 12     // it stands beside the plates at the sides
        const edge = between ? margin + plateWidth + 8 : margin
        const room = opponents === 1 ? width - 2 * margin : between ? (width - 2 * edge) / (opponents - 2) - 6 : plate[2] + 12
        const strip = Math.min(wide * Theme.stripMeld, Math.max(16, (room - wide) / Math.max(1, count - 1)))
        const span = wide + strip * (count - 1)
        const middle = Math.max(edge + span / 2, Math.min(width - edge - span / 2, plate[0] + plate[2] / 2))
        return {x: middle - span / 2 + wide / 2 + slot * strip, y: top + wide * Theme.ratio / 2, w: wide, turn: 0}
    }

    // Piles
    readonly property real pileWidth: Math.round(gin.centred && !flat ? gin.pileWidth : flat ? Math.min(108 * Theme.cards, height * 0.15) : (Theme.tight ? 62 / 84 / Theme.k : 1) * Theme.cardPile)
    readonly property bool pilesUnder: sided && (opponents > 4 || remik.played || margin + plateWidth > width * 0.19 - 8)
    readonly property real pilesX: gin.centred ? gin.pilesX : flat ? margin + 8 : pilesUnder || remik.played ? margin + (Theme.tight ? 14 : 18) : Math.round(width * 0.19)
    readonly property real pilesY: flat ? seatsBottom + 20
        : pilesUnder ? Math.round(plates[1][1] + plateHeight + underPlate + (Theme.tight ? 36 : 44))
        : open && sided ? Math.round(plates[1][1] + plateHeight + underPlate + 12) : Math.round(Math.max(height * 0.32, seatsBottom + 16))
    readonly property real pilesGap: flat ? Theme.em(1.4) : Math.max(Theme.tight ? 24 : 18, gin.centred ? Theme.em(6) - pileWidth : 0)
    property var pileFits: [1, 1]             // how much of its size the label of each pile has room for: both get the same
    function fitPile(number: int, part: real) {
        const fits = pileFits.slice()
        fits[number] = part
        pileFits = fits
    }
    function pileX(number: int): real {
        return pilesX + number * (pileWidth + pilesGap)
    }
    readonly property real pilesRight: pileX(1) + pileWidth

    // Phase line and bubble
    readonly property real bubbleTop: remik.filled ? remik.top - 8 - Theme.em(2.4) : raisedTop - (Theme.tight ? 10 : 13) - Theme.em(2.4)
    readonly property bool close: flat || remik.close || gin.close    // the phase line stands where the bubble comes
    readonly property real phaseTop: close ? bubbleTop + Theme.em(0.4) : bubbleTop - Theme.em(1.45) - (Theme.tight ? 10 : 21 * Theme.grow)

    // Melds: the first arrangement that fits, else the last one, which scrolls
    readonly property real meldsLeft: flat || !pilesUnder ? pilesRight + 40 * Math.max(0.6, Theme.k)
        : Math.max(margin + Math.max(plateWidth, remik.openHand), pilesRight) + (Theme.tight ? 17 : 22)
    readonly property real actTop: height - margin - 4 * Theme.controlHeight - 24
    readonly property real meldsRight: width - margin - Math.max(sided ? Math.max(plateWidth, remik.openHand) + 8 : flat ? 10 : 20, meldsBottom > actTop - 8 ? actWidth + 16 : 0)
    readonly property real meldsBottom: phaseTop - remik.duty - (Theme.tight || flat || remik.close ? 12 : 24)
    readonly property real meldsHighest: seatsBottom + (flat || open ? 20 : 14)
    readonly property int headHeight: Theme.tight && !flat ? Math.round(Theme.small * 1.4) : Theme.em(1.6)    // of the heading over a row of melds
    readonly property var melds: arrange()
    property bool newWanted: false            // the place for a new meld is to be seen too
    readonly property real scrollMost: table.display.meldSizes.length === 0 ? 0 : Math.max(0, (newWanted ? melds.bottom : melds.low) - meldsBottom)
    function arrange(): var {
        const usual = flat ? meldsHighest : Math.max(meldsHighest, Math.round(height * (Theme.tight ? 0.29 : 0.30)))
        const gap = Theme.tight ? 16 : Math.round(22 * Theme.k)
        const tries = gin.knocked && Theme.tight && !flat ? [[Math.round(Theme.cardMeldSmall), seatsBottom + 4, 4]]
            : flat ? [[Math.round(Math.max(54, Math.min(Theme.cardMeldLarge, (meldsBottom - meldsHighest) / Theme.ratio))), meldsHighest, 22]]    // one row is seen whole
            : [[Math.round(Theme.cardMeld), usual, gap], [Math.round(Theme.cardMeld), meldsHighest, gap], [Math.round(Theme.cardMeldSmall), meldsHighest, 14],
               [Math.max(54, Math.round(54 * Theme.cards)), meldsHighest - 6, 10], [Math.round(Theme.cardMeldSmall), meldsHighest, 14]]
        const all = tries.map(([w, top, space]) => flow(w, top, space))
        for (const edge of ["bottom", "low"]) {                // with the place for a new meld, else without
            const at = all.findIndex(found => found[edge] <= meldsBottom)
            if (at >= 0)
                return flow(tries[at][0], Math.min(usual, tries[at][1] + meldsBottom - all[at][edge]), tries[at][2])
        }
        return all[all.length - 1]
    }
    // {w, strip, top, bottom, low: bottom of the melds alone, places: [{x, y, width}], fresh: the place for a new meld, rows: [{y, ends: {x, y}}] under headings}
    function flow(w: real, top: real, space: real): var {
        const strip = Math.round(Math.max(w * Theme.stripMeld, Theme.stripMeldMin))
        const tall = Math.round(w * Theme.ratio)
        const places = []
        const starts = table.display.meldRows
        const rows = []
        let x = meldsLeft
        let y = top
        const put = wide => {
            if (starts[rows.length] === places.length) {       // a row with a heading
                y += (rows.length > 0 ? tall + space : 0) + headHeight
                x = meldsLeft
                rows.push({y: y - headHeight, ends: {x: x, y: y}})
            } else if (x > meldsLeft && x + wide > meldsRight) {
                x = meldsLeft
                y += tall + space
            }
            places.push({x: x, y: y, width: wide})
            x += wide + Math.max(space, 14)
        }
        const end = () => {
            if (rows.length > 0)
                rows[rows.length - 1].ends = {x: x, y: y}
        }
        for (const count of table.display.meldSizes) {
            put(w + strip * (count - 1))
            end()
        }
        put(Math.round(Math.max(w * 2.06, Theme.em(6.4))))
        const fresh = places.pop()
        return {w: w, strip: strip, tall: tall, top: top, bottom: fresh.y + tall, low: places.length > 0 ? places[places.length - 1].y + tall : top, places: places, fresh: fresh, rows: rows}
    }
    function meldPlace(number: int, slot: int): var {
        const meld = melds.places[number] ?? melds.fresh
        return {x: meld.x + slot * melds.strip + melds.w / 2, y: meld.y + melds.tall / 2 - scroll, w: melds.w, turn: 0}
    }

    // Any place beside the hands, as a rectangle
    readonly property TrickLayout trick: TrickLayout { layout: layout }
    readonly property GinLayout gin: GinLayout { layout: layout }
    readonly property Remik51Layout remik: Remik51Layout { layout: layout }
    function placeArea(zone: string, number: int): rect {
        if (zone === "knock")
            return gin.knock
        if (zone === "middle")
            return trick.area
        if (zone === "trick")
            return trick.play(number)
        if (zone === "stock" || zone === "discard")
            return Qt.rect(pileX(zone === "stock" ? 0 : 1), pilesY, pileWidth, Math.round(pileWidth * Theme.ratio))
        if (zone === "new" && remik.filled)
            return remik.another
        if (zone.startsWith("tray"))
            return zone === "tray" ? remik.meld(number) : remik.half(remik.meld(number), zone === "trayhigh")
        const meld = zone === "new" ? melds.fresh : melds.places[number] ?? melds.fresh
        const box = Qt.rect(meld.x, meld.y - scroll, meld.width, melds.tall)
        return zone === "meld" || zone === "new" ? box : remik.part(zone, number, box)
    }
    // Any card
    function cardPlace(zone: string, owner: int, slot: int, count: int, faced: bool): var {
        if (zone === "hand") {
            const seats = Math.max(1, table.display.seatCount)
            const place = (owner - table.display.bottomSeat + seats) % seats
            if (place === 0)
                return handPlace(slot, count)
            if (faced && gin.knocked)
                return gin.loose(owner, slot)
            return faced && !flat ? openPlace(place, slot, count) : backPlace(place, slot, count)
        }
        if (zone === "meld")
            return meldPlace(owner, slot)
        if (zone === "tray")
            return remik.card(owner, slot)
        if (zone === "trick")
            return trick.card(owner, slot)
        if (zone === "gone") {
            const taker = plates[(owner - table.display.bottomSeat + table.display.seatCount) % Math.max(1, table.display.seatCount)] ?? ownPlate
            return {x: taker[0] + taker[2] / 2, y: taker[1] + taker[3] / 2, w: Theme.cardPlate, turn: 0}
        }
        const area = placeArea(zone, 0)
        const depth = zone === "stock" ? Math.min(2, count - 1 - slot) : 0
        return {x: area.x + area.width / 2 + depth * 1.5, y: area.y + area.height / 2 + depth * 2, w: pileWidth, turn: 0}
    }
}
