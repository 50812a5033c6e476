import QtQuick

// One sentence beside a place: why an act was refused, what was undone. show(line, x, y): its middle above this point of the
// parent, kept inside it and left of ends; line may hold cards ("{7h}"), spoken is what the screen reader says. hide(). It leaves by itself.
Item {
    id: toast
    property string line
    property bool shown: false
    readonly property bool held: over.hovered
    property point at
    property real widest: Theme.toastWidth    // of its words
    property real ends: parent ? parent.width - Theme.s3 : 0
    x: Math.round(Math.max(Theme.s3, Math.min(ends - width, at.x - width / 2)))
    y: parent ? Math.round(Math.max(Theme.s3, Math.min(parent.height - height - Theme.s3, at.y - height - Theme.s3))) : 0
    width: Math.ceil(Math.min(words.implicitWidth, widest)) + 28
    height: Math.max(Theme.em(2.4), Math.ceil(words.height) + 18)
    visible: opacity > 0
    opacity: shown ? 1 : 0
    z: 200

    function show(sentence: string, x: real, y: real, spoken: string) {
        line = sentence
        at = Qt.point(x, y)
        shown = true
        Accessible.announce(spoken === "" ? sentence : spoken, Accessible.Assertive)
    }
    function hide() {
        shown = false
    }
    Behavior on opacity { NumberAnimation { duration: toast.shown ? Theme.tToastIn : Theme.tToastOut } }
    Timer {
        id: timer
        interval: Theme.tToast(toast.line)
        running: toast.shown && !toast.held
        onTriggered: toast.hide()
    }
    HoverHandler { id: over }
    TapHandler { onTapped: toast.hide() }
    Rectangle {
        anchors.fill: parent
        radius: Math.min(height / 2, Theme.rSheet)
        color: Theme.raised
        border.width: Theme.hc ? 2 : 0
        border.color: Theme.line
        Shadow { level: 2 }
    }
    RichLine {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, toast.widest)
        line: toast.line
        ground: "paper"
        font.pixelSize: Theme.body
        Accessible.role: Accessible.AlertMessage
        Accessible.name: toast.line
    }
}
