import QtQuick

// A word of state or a changed rule. text, icon; tone: plain, accent, good, warn, paper; maxWidth: longer text is cut.
Rectangle {
    id: chip
    property alias text: label.text
    property string icon
    property string tone: "plain"
    property real maxWidth: Infinity
    readonly property color ink: tone === "accent" ? Theme.inkAccent : tone === "paper" ? Theme.text
        : tone === "warn" ? Theme.feltDanger : tone === "good" ? Theme.feltSuccess : Theme.inkPlateMuted
    readonly property real lead: icon === "" ? 0 : mark.width + 5
    implicitWidth: Math.min(maxWidth, Math.ceil(label.implicitWidth + lead + 18))
    implicitHeight: Math.round(Theme.caption * 1.85)
    radius: height / 2
    color: tone === "accent" ? Theme.accent : tone === "paper" ? Theme.surface2 : Theme.plate
    border.width: tone === "accent" ? 0 : 1
    border.color: tone === "warn" ? Theme.feltDanger : tone === "paper" ? Theme.line : Theme.plateLine
    antialiasing: true
    Icon {
        id: mark
        visible: chip.icon !== ""
        name: chip.icon
        size: Math.round(Theme.caption * 1.1)
        tone: chip.tone === "accent" ? Theme.iconOnAccent : chip.tone === "paper" ? Theme.iconMuted : Theme.iconFeltMuted
        x: 9
        anchors.verticalCenter: parent.verticalCenter
    }
    Txt {
        id: label
        x: 9 + chip.lead
        width: chip.width - x - 9
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        font.pixelSize: Theme.caption
        weight: 600
        color: chip.ink
    }
}
