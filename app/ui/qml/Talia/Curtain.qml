import QtQuick

// Hides everything until the person who is to act sits down. who: their name, or empty; opened() by a key or a click.
FocusScope {
    id: curtain
    property string who
    property string shown      // the name stays while the curtain fades
    signal opened
    anchors.fill: parent
    visible: who !== ""
    z: 400
    onWhoChanged: if (who !== "") {
        shown = who
        forceActiveFocus()
    }
    Accessible.role: Accessible.Button
    Accessible.name: words.text
    Accessible.description: hint.text
    Accessible.focusable: true
    Accessible.onPressAction: opened()
    Keys.onPressed: event => {
        Theme.keyUsed()
        event.accepted = true
        if (!event.isAutoRepeat && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab)
            opened()
    }
    Felt { anchors.fill: parent }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onClicked: {
            Theme.keyboard = false
            curtain.opened()
        }
        onWheel: event => event.accepted = true
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.s12
        spacing: Theme.s6
        Card {
            anchors.horizontalCenter: parent.horizontalCenter
            w: Theme.cardTile
            flips: false
        }
        Txt {
            id: words
            width: parent.width
            text: qsTr("%1, it’s your turn", "to the person who takes the next turn at this machine").arg(curtain.shown)
            font.pixelSize: Theme.display
            weight: 700
            color: Theme.inkFelt
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Txt {
            id: hint
            width: parent.width
            text: qsTr("Press any key or click when only you can see the screen.")
            color: Theme.inkFeltMuted
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}
