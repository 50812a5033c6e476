pragma ComponentBehavior: Bound
import QtQuick

// A small fan of backs under a seat's plate. count: cards; maxWidth in pixels.
Item {
    id: fan
    property int count: 5
    property real w: Theme.cardPlate
    property real maxWidth: 150
    readonly property real strip: Math.min(w * 0.5, (maxWidth - w) / Math.max(1, count - 1))
    implicitWidth: count > 0 ? w + strip * (count - 1) : 0
    implicitHeight: w * Theme.ratio
    Accessible.ignored: true
    Repeater {
        model: fan.count
        Card {
            required property int index
            readonly property real place: index - (fan.count - 1) / 2
            w: fan.w
            shadow: false
            transformOrigin: Item.Top
            rotation: -place * Math.min(3, 26 / fan.count)
            x: index * fan.strip
            y: -place * place * 0.16
        }
    }
}
