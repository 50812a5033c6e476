pragma ComponentBehavior: Bound
import QtQuick

// All keys of the table, by groups.
Sheet {
    id: sheet
    property var groups: []
    property string game
    title: qsTr("Keys · %1", "title; the game").arg(game)
    wide: 820
    z: 1000
    onAccepted: rejected()
    trailing: Btn {
        objectName: "closeKeys"
        text: qsTr("Close")
        key: qsTr("Esc", "the key")
        kind: "primary"
        paper: true
        onClicked: sheet.rejected()
    }
    Repeater {
        model: sheet.groups
        Column {
            id: group
            required property var modelData
            readonly property real room: sheet.inner - Theme.s4
            width: room
            spacing: Theme.s2
            Txt {
                text: group.modelData.title
                weight: 650
                topPadding: Theme.s2
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Grid {
                columns: Theme.largeText ? 1 : 2
                columnSpacing: Theme.s6
                rowSpacing: Theme.s2
                Repeater {
                    model: group.modelData.rows
                    Item {
                        id: line
                        required property var modelData
                        width: (group.room - (Theme.largeText ? 0 : Theme.s6)) / (Theme.largeText ? 1 : 2)
                        height: Math.max(cap.height, words.height)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %2", "key and what it does").arg(modelData.key).arg(modelData.text)
                        Txt {
                            id: words
                            width: line.width - cap.width - 8
                            text: line.modelData.text
                            wrapMode: Text.WordWrap
                            Accessible.ignored: true
                        }
                        KeyCap {
                            id: cap
                            text: line.modelData.key
                            anchors.right: parent.right
                        }
                    }
                }
            }
        }
    }
}
