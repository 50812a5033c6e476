import QtQuick

// A thin bar at the right of a Flickable that shows where one is, and drags. area: the Flickable.
Rectangle {
    id: bar
    required property Flickable area
    readonly property real share: area.height / Math.max(1, area.contentHeight)
    parent: area
    visible: share < 0.999
    width: mouse.containsMouse || mouse.drag.active ? 8 : 5
    height: Math.max(32, area.height * share)
    radius: width / 2
    x: area.width - width - 2
    y: (area.height - height) * Math.min(1, Math.max(0, (area.contentY - area.originY) / Math.max(1, area.contentHeight - area.height)))
    color: Theme.control
    opacity: 0.8
    Accessible.ignored: true
    MouseArea {
        id: mouse
        property real grip: 0
        anchors { fill: parent; leftMargin: -6; rightMargin: -2 }
        hoverEnabled: true
        preventStealing: true
        onPressed: event => grip = event.y
        onPositionChanged: event => {
            if (!pressed)
                return
            const room = bar.area.height - bar.height
            const y = Math.max(0, Math.min(room, bar.y + event.y - grip))
            bar.area.contentY = bar.area.originY + y / room * (bar.area.contentHeight - bar.area.height)
        }
    }
}
