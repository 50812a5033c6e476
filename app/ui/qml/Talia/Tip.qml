import QtQuick

// A hint beside its parent: the name of an icon, or why a part is off. text; wanted: when to show (after a moment). It goes when the text
// changes, at any key, and after a while. It stays inside the window; the parent should raise its own z while `visible`.
Item {
    id: tip
    property string text
    property bool wanted: false
    property bool soon: false
    visible: false
    z: 100
    width: Math.ceil(Math.min(words.implicitWidth, Theme.tipWidth)) + 20
    height: Math.ceil(words.height) + 12

    onTextChanged: hide()                     // what it explained is no longer so
    onVisibleChanged: if (!visible) hide()    // its parent went: it does not come back with it

    function place() {
        if (!parent?.Window.contentItem)      // its page went while it waited
            return
        const root = parent.Window.contentItem
        const at = parent.mapToItem(root, parent.width / 2, 0)
        const left = Math.max(8, Math.min(root.width - width - 8, at.x - width / 2))
        const above = at.y - height - 8
        x = parent.width / 2 + left - at.x
        y = above > 4 ? -height - 8 : parent.height + 8
        visible = true
    }
    function hide() {
        visible = false
        wait.stop()
    }
    onWantedChanged: {
        hide()
        if (wanted && text !== "")
            wait.restart()
    }
    Connections {
        target: Theme
        function onKeyed() {
            tip.hide()
        }
    }
    Timer {
        interval: Theme.tToast(tip.text)
        running: tip.visible
        onTriggered: tip.hide()
    }
    Timer {
        id: wait
        interval: tip.soon ? 1 : Theme.tTip
        onTriggered: tip.place()
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        color: Theme.raised
        border.width: Theme.hc ? 2 : 1
        border.color: Theme.line
        Shadow { level: 2 }
    }
    Txt {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, Theme.tipWidth)
        text: tip.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
