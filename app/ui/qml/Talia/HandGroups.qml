pragma ComponentBehavior: Bound
import QtQuick

// A hand in parts that lie still, each with its name under it. groups: [{text, cards}]; w: width of a card; strip: as in CardRow.
Flow {
    id: hand
    required property var groups
    property real w: Theme.cardResult
    property real strip: 0.62
    spacing: Theme.s3
    Accessible.ignored: true
    Repeater {
        model: hand.groups
        Column {
            id: part
            required property var modelData
            spacing: 3
            CardRow {
                w: hand.w
                strip: hand.strip
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
