import QtQuick

// On or off. on: bind it to the setting; toggled(on) asks for the other state. From Pressable: name, off, reason.
Pressable {
    id: t
    property bool on: false
    signal toggled(bool on)
    implicitWidth: 46
    implicitHeight: 26
    onClicked: toggled(!on)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onToggleAction: press()
    FocusRing { shown: t.ringed; paper: true; corner: t.height / 2 }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        opacity: t.off ? 0.5 : 1
        color: t.on ? Theme.accent : t.hovered && !t.off ? Theme.surface2 : "transparent"
        border.width: 2
        border.color: t.on ? Theme.accentText : Theme.control
        Rectangle {
            width: t.on ? 18 : 12
            height: width
            radius: width / 2
            anchors.verticalCenter: parent.verticalCenter
            x: t.on ? 24 : 7
            color: t.on ? Theme.inkAccent : Theme.control
            Icon {
                visible: t.on
                anchors.centerIn: parent
                name: "check"
                size: 12
                tone: Theme.hc ? "yellow" : "amber"
            }
        }
    }
}
