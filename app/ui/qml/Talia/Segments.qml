pragma ComponentBehavior: Bound
import QtQuick

// One of a few. options: strings; current: index, bind it to the setting; chosen(index) asks for another; name.
// Longer rows than maxWidth wrap. Left and Right choose by key.
FocusScope {
    id: s
    property var options: []
    property int current: 0
    property string name
    property bool off: false
    property real maxWidth: Infinity
    signal chosen(int index)
    readonly property bool ringed: activeFocus && Theme.keyboard
    readonly property int cell: Theme.fieldHeight - 6

    function step(by: int) {
        const next = Math.max(0, Math.min(options.length - 1, current + by))
        if (!off && next !== current)
            chosen(next)
    }
    implicitWidth: Math.min(maxWidth, Math.ceil(probe.implicitWidth) + options.length + 6)
    implicitHeight: flow.implicitHeight + 6
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: name
    Accessible.description: options[current] ?? ""
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onPressed: event => {
        Theme.keyUsed()
        const by = event.key === Qt.Key_Right || event.key === Qt.Key_Down ? 1
                 : event.key === Qt.Key_Left || event.key === Qt.Key_Up ? -1 : 0
        if (by !== 0) {
            event.accepted = true
            step(by)
        }
    }
    Row {   // its width if all stand in one line
        id: probe
        visible: false
        spacing: 2
        Repeater {
            model: s.options
            Txt {
                required property string modelData
                text: modelData
                font.pixelSize: Theme.small + 1
                weight: 650
                rightPadding: 26
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        color: Theme.surface2
        border.width: 1
        border.color: Theme.line
    }
    FocusRing { shown: s.ringed; paper: true }
    Flow {
        id: flow
        x: 3
        y: 3
        width: s.width - 6
        spacing: 2
        opacity: s.off ? 0.6 : 1
        Repeater {
            model: s.options
            Rectangle {
                id: cell
                required property string modelData
                required property int index
                readonly property bool on: index === s.current
                width: Math.min(label.wide, flow.width)
                height: Math.max(s.cell, label.height + 8)
                radius: Theme.rControl - 3
                color: on ? Theme.chosen : mouse.containsMouse && !s.off ? Theme.hoverDark : "transparent"
                border.width: on ? 1.5 : 0
                border.color: Theme.accentText
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: s.step(index - s.current)
                Txt {
                    id: label
                    readonly property real wide: Math.ceil(bold.implicitWidth) + 26
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width - 12)
                    text: cell.modelData
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small + 1
                    weight: cell.on ? 650 : 450
                    color: cell.on ? Theme.inkChosen : Theme.text
                    Accessible.ignored: true
                }
                Txt {   // keeps the width while the weight changes
                    id: bold
                    visible: false
                    text: cell.modelData
                    font.pixelSize: Theme.small + 1
                    weight: 650
                }
                MouseArea {
                    id: mouse
                    anchors.fill: parent
                    hoverEnabled: true
                    onPressed: {
                        Theme.keyboard = false
                        s.forceActiveFocus(Qt.MouseFocusReason)
                    }
                    onClicked: s.step(cell.index - s.current)
                }
            }
        }
    }
}
