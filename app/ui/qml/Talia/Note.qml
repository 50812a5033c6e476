import QtQuick

// One sentence that stays until it is dismissed: something that the player must know. text; dismissed().
Rectangle {
    id: note
    property string text
    signal dismissed
    implicitHeight: Math.max(words.height, close.height) + 20
    radius: Theme.rPlate
    color: Theme.raised
    border.width: Theme.hc ? 2 : 0
    border.color: Theme.line
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Icon {
        id: mark
        name: "warn"
        x: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        tone: Theme.iconAccent
    }
    Txt {
        id: words
        x: mark.x + mark.width + Theme.s3
        width: close.x - x - Theme.s3
        anchors.verticalCenter: parent.verticalCenter
        text: note.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    IconBtn {
        id: close
        icon: "close"
        paper: true
        name: qsTr("Close")
        anchors { right: parent.right; rightMargin: Theme.s2; verticalCenter: parent.verticalCenter }
        onClicked: note.dismissed()
    }
}
