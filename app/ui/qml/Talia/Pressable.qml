import QtQuick

// The base of everything one can press, by mouse, Space, Enter or screen reader. name: for the screen reader; off: can't
// be done now, reason says why; hovered, pressed, ringed (show the focus ring). Signals clicked(), refused() (pressed while off).
Item {
    id: part
    property string name
    property bool off: false
    property string reason
    readonly property bool hovered: area.containsMouse
    readonly property bool pressed: area.pressed && area.containsMouse
    readonly property bool ringed: activeFocus && Theme.keyboard
    signal clicked
    signal refused

    function press() {
        if (off)
            refused()
        else
            clicked()
    }
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: off ? reason : ""
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onPressed: event => {
        Theme.keyUsed()
        if (event.isAutoRepeat)
            return
        if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true
            press()
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        onPressed: {
            Theme.keyboard = false
            part.forceActiveFocus(Qt.MouseFocusReason)
        }
        onClicked: part.press()
    }
}
