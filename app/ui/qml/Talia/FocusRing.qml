import QtQuick

// The ring around a focused part. shown: when to show; paper: on paper (else on felt); corner: radius of the part.
Rectangle {
    property bool shown: false
    property bool paper: false
    property real corner: Theme.rControl
    visible: shown
    anchors.fill: parent
    anchors.margins: -Theme.ringGap
    radius: corner + Theme.ringGap
    color: "transparent"
    border.width: Theme.ringWidth
    border.color: paper ? Theme.focusPaper : Theme.focus
}
