import QtQuick

// Gin: the piles stand in the middle until a knock lays melds there; the place to knock is at the right edge, away from the hand.
QtObject {
    id: gin
    required property TableLayout layout
    readonly property bool played: layout.table.display.gameId === "gin"
    readonly property bool knocked: layout.table.display.meldRows.length > 0
    readonly property bool centred: played && !knocked
    // Where room is short the phase line stands in the place of the bubble
    readonly property bool close: played && Theme.tight && !layout.flat && (layout.open || knocked && Theme.textScale > 1.1)

    // As large as the room over the phase line lets them be
    readonly property real pileWidth: Math.min(Theme.cardPileGin, (layout.phaseTop - layout.pilesY - Theme.small * 1.4 - 18) / Theme.ratio)
    readonly property real pilesX: Math.round((layout.width - 2 * layout.pileWidth - layout.pilesGap) / 2)
    readonly property real knockWidth: layout.flat ? Theme.em(9) : layout.actWidth
    property real knockWords: 0                                // the height that its words need
    readonly property rect knock: Qt.rect(layout.width - layout.margin - knockWidth, layout.pilesY, knockWidth, Math.max(knockWords, Math.round(layout.pileWidth * Theme.ratio)))

    // Deadwood that is shown lies at the end of its player's row of melds
    function loose(owner: int, slot: int): var {
        const told = layout.table.display.panel.rows ?? []
        const row = layout.melds.rows[Math.max(0, told.findIndex(row => row.seat === owner))]
        const ends = row?.ends ?? {x: layout.meldsLeft, y: layout.melds.top}
        const w = layout.melds.w
        return {x: ends.x + Theme.s3 + slot * layout.melds.strip + w / 2, y: ends.y + layout.melds.tall / 2 - layout.scroll, w: w, turn: 0}
    }
}
