pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// All unfinished matches but the one that the start page shows. resumed(id).
Sheet {
    id: sheet
    required property Home home
    property string doomed      // the id of the match about which it asks before giving it up
    signal resumed(string id)

    title: qsTr("Unfinished matches")
    wide: Theme.em(44)
    onAccepted: rejected()
    onOpenChanged: doomed = ""
    trailing: Btn {
        kind: "paper"
        text: qsTr("Close")
        key: qsTr("Esc", "the key")
        onClicked: sheet.rejected()
    }
    Repeater {
        model: sheet.home.others
        Item {
            id: row
            required property var modelData
            readonly property bool asks: sheet.doomed === modelData.id
            width: sheet.inner
            height: Math.max(words.height, acts.height) + 24
            Column {
                id: words
                width: acts.x - Theme.s4
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2
                Prose {
                    text: row.asks ? qsTr("Give this match up? Its record stays, but nobody can go on with it.") : row.modelData.title
                    weight: 600
                }
                Prose {
                    visible: !row.asks
                    text: row.modelData.players
                    font.pixelSize: Theme.small
                }
                Prose {
                    visible: !row.asks
                    text: row.modelData.note
                    font.pixelSize: Theme.small
                    color: Theme.textMuted
                }
            }
            Row {
                id: acts
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: Theme.s2
                Btn {
                    visible: !row.asks
                    kind: "paper"
                    text: qsTr("Continue")
                    name: qsTr("Continue: %1", "a match").arg(row.modelData.title)
                    onClicked: sheet.resumed(row.modelData.id)
                }
                IconBtn {
                    visible: !row.asks
                    icon: "trash"
                    paper: true
                    name: qsTr("Give up")
                    onClicked: sheet.doomed = row.modelData.id
                }
                Btn {
                    visible: row.asks
                    kind: "danger"
                    text: qsTr("Give up")
                    onClicked: {
                        sheet.doomed = ""
                        sheet.home.giveUp(row.modelData.id)
                    }
                }
                Btn {
                    visible: row.asks
                    kind: "paper"
                    text: qsTr("Keep it")
                    onClicked: sheet.doomed = ""
                }
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }
    }
}
