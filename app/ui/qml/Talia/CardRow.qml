pragma ComponentBehavior: Bound
import QtQuick

// Cards that lie still, each over the one before: a meld or a hand. cards: codes; w: width of a card; strip: what shows of
// a covered one, as part of w; room: narrower strips keep within it.
Item {
    id: row
    property var cards: []
    property real w: Theme.cardMeld
    property real strip: Theme.stripMeld
    property real room: Infinity
    readonly property real step: Math.min(w * strip, (room - w) / Math.max(1, cards.length - 1))
    implicitWidth: cards.length === 0 ? 0 : Math.round(w + step * (cards.length - 1))
    implicitHeight: Math.round(w * Theme.ratio)
    Accessible.ignored: true
    Repeater {
        model: row.cards
        Card {
            required property string modelData
            required property int index
            code: modelData
            w: row.w
            flips: false
            x: Math.round(index * row.step)
        }
    }
}
