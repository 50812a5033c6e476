pragma ComponentBehavior: Bound
import QtQuick

// A button. text, icon, key (shown as a cap, not bound); kind: primary (one a screen), felt, paper, ghost, danger;
// wide: text at the left, as in the column of acts; from Pressable: off, reason, name (else the text), clicked(), refused().
Pressable {
    id: b
    property string text
    property string key
    property string icon
    property string kind: "felt"
    property bool wide: false
    property bool paper: kind === "paper" || kind === "danger"       // what it stands on, for ring and hover
    readonly property bool filled: kind === "primary" || kind === "felt"
    readonly property color ink: off && kind === "primary" ? (paper ? Theme.text : Theme.inkPlate)
        : kind === "primary" ? Theme.inkAccent : kind === "felt" ? Theme.inkPlate
        : kind === "danger" ? Theme.danger : kind === "ghost" && !paper ? Theme.inkFelt : Theme.text
    readonly property string iconTone: off && kind === "primary" ? (paper ? Theme.iconText : Theme.iconFelt)
        : kind === "primary" ? Theme.iconOnAccent : kind === "danger" ? Theme.iconDanger
        : kind === "felt" || !paper ? Theme.iconFelt : Theme.iconText
    readonly property bool capped: key !== "" && !Theme.largeText
    readonly property real lead: icon === "" ? 0 : mark.width + 9
    readonly property real tail: capped ? cap.width + 14 : 0
    readonly property real room: Math.max(0, Math.min(label.implicitWidth, width - 24 - lead - tail))
    // Words are never broken: in a column the text gets smaller instead
    readonly property real shrink: wide ? Math.min(1, (width - 24 - lead - tail) / Math.max(1, words.implicitWidth)) : 1
    readonly property real fade: off ? 0.82 : 1

    name: text
    onRefused: tip.hide()                     // who takes the press says why
    implicitWidth: Math.ceil(whole.implicitWidth + lead + tail) + 32
    implicitHeight: Math.max(Theme.controlHeight, Math.ceil(label.contentHeight) + 14)
    z: tip.visible ? 100 : 0

    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        color: b.off || b.kind === "ghost" ? "transparent"
            : b.kind === "primary" ? Theme.accent : b.kind === "felt" ? Theme.plate : Theme.surface
        border.width: b.kind === "ghost" || b.kind === "primary" && !b.off ? 0 : Theme.hc && !b.off ? 2 : 1
        border.color: b.kind === "danger" && !b.off ? Theme.danger : b.paper ? Theme.control : Theme.plateLine
        Rectangle {
            readonly property bool light: b.kind === "felt" || b.kind === "ghost" && !b.paper || Theme.dark || Theme.hc
            anchors.fill: parent
            radius: parent.radius
            visible: !b.off && (b.hovered || b.pressed)
            color: b.pressed ? (light ? Theme.pressLight : Theme.pressDark) : light ? Theme.hoverLight : Theme.hoverDark
        }
    }
    FocusRing { shown: b.ringed; paper: b.paper }
    Icon {
        id: mark
        visible: b.icon !== ""
        name: b.icon
        size: Theme.iconSmall
        tone: b.iconTone
        opacity: b.fade
        x: b.wide ? 16 : (b.width - b.room - b.lead - b.tail) / 2
        anchors.verticalCenter: parent.verticalCenter
    }
    Txt {
        id: whole
        visible: false
        text: b.text
        weight: 600
    }
    Txt {                                     // a word a line
        id: words
        visible: false
        text: b.wide ? b.text.replace(/ /g, "\n") : ""
        weight: 600
    }
    Txt {
        id: label
        text: b.text
        weight: 600
        font.pixelSize: Math.floor(Theme.body * b.shrink)
        color: b.ink
        opacity: b.fade
        x: mark.x + b.lead
        width: b.room
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        lineHeight: 1
        Accessible.ignored: true
    }
    KeyCap {
        id: cap
        visible: b.capped
        text: b.key
        ink: b.ink
        opacity: b.fade
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
    }
    Tip {
        id: tip
        text: b.off ? b.reason : ""
        wanted: b.off && (b.hovered || b.ringed)
    }
}
