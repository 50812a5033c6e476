pragma ComponentBehavior: Bound
import QtQuick

// Gin: the names of the groups over the hand, the place to knock, whose melds lie where, and the question before a knock.
// page is the TablePage.
Item {
    id: panel
    required property var page
    readonly property var layout: page.layout
    readonly property var display: page.table.display
    readonly property var told: display.panel
    readonly property var rows: layout.melds.rows

    Repeater {                                // what stands together in the hand
        model: panel.page.drag.active || Theme.largeText || panel.display.verdictText !== "" ? [] : panel.display.handGroups.filter(group => group.text !== "")
        Chip {
            required property var modelData
            readonly property var middle: panel.layout.handPlace((modelData.first + modelData.last) / 2, panel.display.heldCount)
            readonly property real angle: middle.turn * Math.PI / 180
            readonly property real up: middle.w * Theme.ratio / 2
            text: modelData.text
            tone: "good"
            x: Math.round(middle.x + Math.sin(angle) * up - width / 2)
            y: Math.round(middle.y - Math.cos(angle) * up - height - 9)
            Accessible.ignored: true
        }
    }
    Repeater {                                // whose melds they are
        model: Math.min(panel.rows.length, (panel.told.rows ?? []).length)
        Txt {
            required property int index
            readonly property real high: (panel.rows[index]?.y ?? 0) - panel.layout.scroll
            visible: panel.layout.scrollMost === 0 || high >= panel.layout.meldsHighest - 4 && high + height <= panel.layout.meldsBottom
            x: panel.layout.meldsLeft
            y: Math.round(high) - (!Theme.tight ? 0 : index === 0 ? 4 : 2)     // off the rings around melds
            width: panel.layout.meldsRight - x
            elide: Text.ElideRight
            text: panel.told.rows[index]?.text ?? ""
            font.pixelSize: Theme.small
            weight: 600
            color: Theme.inkFelt
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
    Loader {
        active: panel.told.knock !== undefined && !question.active
        sourceComponent: GinKnock {
            offer: panel.told.knock
            area: panel.layout.gin.knock
            onNeedsChanged: panel.layout.gin.knockWords = needs
            onClicked: panel.page.table.command("knock")
        }
    }
    Loader {
        id: question
        parent: panel.page
        z: 645
        active: panel.display.question.title !== undefined
        onActiveChanged: if (!active) panel.page.forceActiveFocus()
        sourceComponent: GinQuestion {
            page: panel.page
            question: panel.display.question
            Component.onCompleted: ask()
        }
    }
}
