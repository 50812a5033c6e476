pragma ComponentBehavior: Bound
import QtQuick

// A number by sliding. minimumValue, maximumValue, stepSize, value: bind it to the setting; label: the value in words;
// moved(value) asks for another. Arrows step, Home and End go to the ends. late: what it sets moves the slider itself, so
// a drag asks when it ends; shown is where the knob is.
Item {
    id: s
    property string name
    property real minimumValue: 0
    property real maximumValue: 1
    property real stepSize: 0.1
    property real value: 0
    property string label
    property int track: 200
    property bool late: false
    readonly property real shown: late && mouse.pressed ? mouse.aim : value
    signal moved(real value)
    readonly property real part: (shown - minimumValue) / Math.max(1e-9, maximumValue - minimumValue)

    function near(wanted: real): real {
        const steps = Math.round((wanted - minimumValue) / stepSize)
        return Math.max(minimumValue, Math.min(maximumValue, minimumValue + steps * stepSize))
    }
    function ask(wanted: real) {
        const next = near(wanted)
        if (Math.abs(next - value) > stepSize / 100)
            moved(Number(next.toFixed(6)))
    }
    implicitWidth: track + (label === "" ? 0 : 16 + Theme.em(3.6))
    implicitHeight: Math.max(28, Theme.body + 8)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.description: label
    Accessible.focusable: true
    Accessible.onIncreaseAction: ask(value + stepSize)
    Accessible.onDecreaseAction: ask(value - stepSize)
    Keys.onPressed: event => {
        Theme.keyUsed()
        const to = event.key === Qt.Key_Right || event.key === Qt.Key_Up ? value + stepSize
                 : event.key === Qt.Key_Left || event.key === Qt.Key_Down ? value - stepSize
                 : event.key === Qt.Key_Home ? minimumValue : event.key === Qt.Key_End ? maximumValue : NaN
        if (!isNaN(to)) {
            event.accepted = true
            ask(to)
        }
    }
    Item {
        id: bar
        width: s.track
        height: parent.height
        Rectangle {
            width: parent.width
            height: 4
            radius: 2
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.control
        }
        Rectangle {
            width: knob.x + 10
            height: 4
            radius: 2
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.accentText
        }
        Rectangle {
            id: knob
            width: 20
            height: 20
            radius: 10
            x: s.part * (bar.width - width)
            anchors.verticalCenter: parent.verticalCenter
            color: mouse.containsMouse || mouse.pressed ? Theme.accentSoft : Theme.surface
            border.width: 2
            border.color: Theme.accentText
            FocusRing { shown: s.activeFocus && Theme.keyboard; paper: true; corner: 10 }
        }
        MouseArea {
            id: mouse
            anchors.fill: parent
            hoverEnabled: true
            preventStealing: true
            property real aim
            function follow(x: real) {
                aim = s.near(s.minimumValue + (x - 10) / (bar.width - 20) * (s.maximumValue - s.minimumValue))
                if (!s.late)
                    s.ask(aim)
            }
            onPressed: event => {
                Theme.keyboard = false
                s.forceActiveFocus(Qt.MouseFocusReason)
                follow(event.x)
            }
            onReleased: s.ask(aim)
            onPositionChanged: event => { if (pressed) follow(event.x) }
        }
    }
    Txt {
        text: s.label
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        Accessible.ignored: true
    }
}
