import QtQuick

// A whole number between buttons for less and more. value: bind it; minimumValue, maximumValue, stepSize; label: the value
// in words, else the number; moved(value) asks for another; name; off. Arrows, Page keys (ten steps), Home, End, digits.
Item {
    id: s
    property string name
    property int minimumValue: 0
    property int maximumValue: 100
    property int stepSize: 1
    property int value: 0
    property string label: String(value)
    property bool off: false
    signal moved(int value)
    property string typed                     // the digits that were typed one after the other
    property bool clamped: false              // what was typed lies outside the range
    readonly property string range: qsTr("From %1 to %2", "the least and the greatest number that can be set").arg(minimumValue).arg(maximumValue)
    onActiveFocusChanged: {
        typed = ""
        clamped = false
    }
    function ask(wanted: int) {
        const next = Math.max(minimumValue, Math.min(maximumValue, wanted))
        if (!off && next !== value)
            moved(next)
    }
    implicitWidth: Math.max(Theme.em(8.4), number.implicitWidth + 2 * less.width + 16)
    implicitHeight: Theme.fieldHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: name
    Accessible.description: label
    Accessible.focusable: true
    Accessible.onIncreaseAction: ask(value + stepSize)
    Accessible.onDecreaseAction: ask(value - stepSize)
    Keys.onPressed: event => {
        Theme.keyUsed()
        const up = event.key === Qt.Key_Up || event.key === Qt.Key_Right ? 1
                 : event.key === Qt.Key_Down || event.key === Qt.Key_Left ? -1
                 : event.key === Qt.Key_PageUp ? 10 : event.key === Qt.Key_PageDown ? -10 : 0
        const digit = event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && !(event.modifiers & Qt.ControlModifier)
        event.accepted = up !== 0 || digit || event.key === Qt.Key_Home || event.key === Qt.Key_End
        typed = digit ? (typed + event.text).slice(-6) : ""
        clamped = false
        if (digit) {
            ask(Number(typed))
            pause.restart()
            clamped = Number(typed) < minimumValue || Number(typed) > maximumValue
            if (clamped)
                Accessible.announce(range, Accessible.Polite)
        } else if (up !== 0)
            ask(value + up * stepSize)
        else if (event.key === Qt.Key_Home)
            ask(minimumValue)
        else if (event.key === Qt.Key_End)
            ask(maximumValue)
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        color: Theme.surface
        border.width: Theme.hc ? 2 : 1
        border.color: Theme.control
    }
    MouseArea {
        anchors.fill: parent
        onPressed: s.forceActiveFocus(Qt.MouseFocusReason)
    }
    FocusRing { shown: s.activeFocus && Theme.keyboard; paper: true }
    Tip {
        text: s.range
        wanted: s.clamped
        soon: true
    }
    IconBtn {
        id: less
        activeFocusOnTab: false
        implicitHeight: s.height
        implicitWidth: s.height
        icon: "minus"
        name: qsTr("Less")
        paper: true
        off: s.off || s.value <= s.minimumValue
        onClicked: s.ask(s.value - s.stepSize)
    }
    Timer {
        id: pause
        interval: 1500
        onTriggered: s.typed = ""
    }
    Txt {
        id: number
        anchors.centerIn: parent
        text: s.label
        weight: 600
        Accessible.ignored: true
    }
    IconBtn {
        anchors.right: parent.right
        activeFocusOnTab: false
        implicitHeight: s.height
        implicitWidth: s.height
        icon: "plus"
        name: qsTr("More")
        paper: true
        off: s.off || s.value >= s.maximumValue
        onClicked: s.ask(s.value + s.stepSize)
    }
}
