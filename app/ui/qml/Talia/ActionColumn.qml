pragma ComponentBehavior: Bound
import QtQuick

// The acts of the moment, at the lower right; those that can't be done now say why.
Column {
    id: column
    required property var page
    spacing: 8
    Repeater {
        model: column.page.table.display.acts
        Btn {
            required property int index
            required property string command
            required text
            required key
            required reason
            required property bool primary
            readonly property bool chosen: column.page.table.cursorZone === "acts" && column.page.table.cursorIndex === index
            kind: primary ? "primary" : "felt"
            off: reason !== ""
            wide: true
            width: column.width
            activeFocusOnTab: false
            onChosenChanged: if (chosen && column.page.activeFocus) forceActiveFocus()
            onClicked: {
                const page = column.page
                const kept = chosen
                page.table.command(command)
                if (!kept)
                    page.takeFocus()
            }
            onRefused: {
                column.page.explain(reason, reason)
                if (!chosen)
                    column.page.takeFocus()
            }
        }
    }
}
