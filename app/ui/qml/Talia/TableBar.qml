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
    }
    Row {
        id: chips
        x: left.x + left.width + Theme.s3
        height: parent.height
        spacing: Theme.s2
        Repeater {
            model: bar.shownChips
            Chip {
                id: chip
                required property string modelData
                text: modelData
                anchors.verticalCenter: parent?.verticalCenter
                HoverHandler { id: over }
                Tip {                         // what there was no room for
                    text: bar.table.display.chips.join("\n")
                    wanted: over.hovered && (chip.text.startsWith("+") || Theme.largeText)
                }
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
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.caption
        font.weight: Font.Bold
    }
    // As many chips as there is room for
    readonly property var shownChips: {
        const rules = table.display.chips
        const most = width >= 1100 ? 3 : 2
        const all = [...table.display.assisted ? [qsTr("assisted")] : [],
                     ...Theme.largeText && rules.length > 0 ? [qsTr("%n changed rule(s)", "", rules.length)] : rules.slice(0, most)]
        const wide = text => metrics.advanceWidth(text) + 20 + chips.spacing
        const found = []
        let room = tools.x - chips.x - Theme.s2 - (rules.length > 0 ? wide("+9") : 0)
        for (const text of all) {
            if (wide(text) > room)
                break
            found.push(text)
            room -= wide(text)
        }
        const told = found.length - (table.display.assisted && found.length > 0 ? 1 : 0)
        const hidden = Theme.largeText && told > 0 ? 0 : rules.length - told
        return hidden > 0 && tools.x > chips.x + wide("+9") ? [...found, "+" + hidden] : found
    }
    Row {
        id: tools
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
        onClicked: {
            const page = bar.page
            const kept = chosen
            bar.table.command(command)
            if (!kept)
                page.takeFocus()
        }
    }
}
