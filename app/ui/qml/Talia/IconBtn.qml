import QtQuick

// A button that is only an icon; its name shows as a hint. icon, name, key; paper: stands on paper; plus off, reason, clicked().
Pressable {
    id: b
    property string icon
    property string key
    property bool paper: false
    property int size: Theme.iconSize
    readonly property int side: Math.max(Theme.em(2.4), size + 14)
    implicitWidth: side
    implicitHeight: side
    z: tip.visible ? 100 : 0
    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        visible: !b.off && (b.hovered || b.pressed)
        readonly property bool light: !b.paper || Theme.dark || Theme.hc
        color: b.pressed ? (light ? Theme.pressLight : Theme.pressDark) : light ? Theme.hoverLight : Theme.hoverDark
    }
    FocusRing { shown: b.ringed; paper: b.paper }
    Icon {
        anchors.centerIn: parent
        name: b.icon
        size: b.size
        tone: b.paper ? Theme.iconText : Theme.iconFelt
        opacity: b.off ? 0.45 : 1
    }
    Tip {
        id: tip
        text: b.off && b.reason !== "" ? b.reason : b.key === "" ? b.name
            : qsTr("%1 (%2)", "name of an act and its key").arg(b.name).arg(b.key)
        wanted: b.hovered || b.ringed
    }
}
