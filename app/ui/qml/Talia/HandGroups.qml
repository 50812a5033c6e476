pragma ComponentBehavior: Bound
import QtQuick

// A hand in parts that lie still, each with its name under it. groups: [{text, cards}]; w: width of a card.
Flow {
    id: hand
    required property var groups
    property real w: Theme.cardResult
    spacing: Theme.s4
    Accessible.ignored: true
    Repeater {
        model: hand.groups
        Column {
            id: part
            required property var modelData
            spacing: 3
            CardRow {
                w: hand.w
                strip: 0.62
                cards: part.modelData.cards
            }
            Txt {
                text: part.modelData.text
                font.pixelSize: Theme.caption
                color: Theme.textMuted
                Accessible.ignored: true
            }
        }
    }
}
