import QtQuick

// The way back and the title of a page. title, backWanted().
Row {
    id: head
    property string title
    signal backWanted
    spacing: Theme.s2
    topPadding: Theme.tight ? Theme.s4 : Theme.s6
    bottomPadding: Theme.s3
    IconBtn {
        objectName: "back"
        icon: "back"
        name: qsTr("Back")
        key: qsTr("Esc", "the key")
        paper: true
        anchors.verticalCenter: words.verticalCenter
        onClicked: head.backWanted()
    }
    Txt {
        id: words
        text: head.title
        font.pixelSize: Theme.title
        weight: 650
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
