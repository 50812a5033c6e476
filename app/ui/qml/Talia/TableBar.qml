pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The top of the table: the game, the round, changed options, and what can always be done.
Item {
    id: bar
    required property var page
    readonly property TableController table: page.table
    height: page.layout.barHeight

    Row {
        id: left
        x: Theme.margin - 8
        height: parent.height
        spacing: Theme.s2
        Repeater {
            model: bar.table.display.bar
            Tool { visible: index === 0 }
        }
        Txt {
            id: title
            text: bar.table.display.title
            weight: 650
            font.pixelSize: Theme.lead
            color: Theme.inkFelt
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Item { width: Theme.s1; height: 1 }
        Txt {
            visible: !Theme.largeText
            text: bar.table.display.roundTitle
            font.pixelSize: Theme.small
            color: Theme.inkFeltMuted
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: 1
        }
        Chip {
            visible: bar.table.display.assisted
            text: qsTr("assisted")
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { width: Theme.s1; height: 1 }
        Repeater {
            model: bar.shownChips
            Chip {
                required property string modelData
                text: modelData
                anchors.verticalCenter: parent?.verticalCenter
            }
        }
        Txt {                                 // promised before the first deal, kept after the match
            id: promise
            visible: bar.table.display.commitment !== "" && bar.shownChips.length < 2 && bar.width >= 1100 && !Theme.largeText
            text: qsTr("Fingerprint %1", "of the seed of all deals").arg(bar.table.display.commitment.slice(0, 8)) + "…"
            font.pixelSize: Theme.caption
            color: Theme.inkFeltMuted
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: 1
            HoverHandler { id: pointer }
            Tip {
                text: qsTr("The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.").arg(bar.table.display.commitment)
                wanted: pointer.hovered
            }
        }
    }
    // As many chips as there is room for
    readonly property var shownChips: {
        const all = table.display.chips
        if (all.length === 0)
            return []
        if (Theme.largeText)
            return [qsTr("%n changed rule(s)", "", all.length)]
        const most = width >= 1100 ? 3 : table.display.assisted ? 1 : 2
        return all.length <= most ? all : all.slice(0, most).concat(["+" + (all.length - most)])
    }
    Row {
        anchors { right: parent.right; rightMargin: Theme.margin - 8 }
        height: parent.height
        spacing: Theme.largeText ? 2 : Theme.s1
        Repeater {
            model: bar.table.display.bar
            Tool { visible: index > 0 }
        }
    }
    component Tool: IconBtn {
        required property int index
        required property string command
        required icon
        required name
        required key
        required off
        required reason
        readonly property bool chosen: visible && bar.table.cursorZone === "bar" && bar.table.cursorIndex === index
        anchors.verticalCenter: parent?.verticalCenter
        activeFocusOnTab: false
        onChosenChanged: if (chosen && bar.page.activeFocus) forceActiveFocus()
        onClicked: bar.table.command(command)
    }
}
