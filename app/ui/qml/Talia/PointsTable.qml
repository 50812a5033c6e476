pragma ComponentBehavior: Bound
import QtQuick

// What every round gave each seat. result: a map of match_result in models/result.py.
Flickable {
    id: table
    required property var result
    readonly property var rows: result.rows ?? []
    readonly property int rounds: result.rounds ?? 0
    readonly property real first: Math.min(Theme.em(9), width * 0.3)
    readonly property var extras: result.extras ?? []          // what the end of the match adds
    readonly property real cell: Math.max(Theme.em(result.legend ? 3.7 : 3.2), (width - first) / Math.max(1, rounds + 2 * extras.length + 1))
    implicitHeight: grid.height + (contentWidth > width ? 12 : 0)
    contentWidth: first + cell * (rounds + 2 * extras.length + 1)
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: interactive
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Points of each round")
    Keys.onRightPressed: contentX = Math.min(contentWidth - width, contentX + cell)
    Keys.onLeftPressed: contentX = Math.max(0, contentX - cell)
    Column {
        id: grid
        Line {
            texts: [qsTr("Round", "heading of a column: points"), ...Array.from({ "length": table.rounds }, (_, round) => String(round + 1)), ...table.extras, qsTr("Total", "heading of a column: points")]
            strong: true
        }
        Repeater {
            model: table.rows
            Line {
                required property var modelData
                texts: [modelData.name, ...modelData.points, ...modelData.extras, String(modelData.total)]
            }
        }
    }
    component Line: Row {
        id: line
        property var texts: []
        property bool strong: false
        Repeater {
            model: line.texts
            Txt {
                required property string modelData
                required property int index
                width: index === 0 ? table.first : index > table.rounds && index <= table.rounds + table.extras.length ? 2 * table.cell : table.cell
                height: Theme.em(1.9)
                text: modelData
                elide: Text.ElideRight
                tabular: true
                font.pixelSize: Theme.small
                weight: line.strong || index === line.texts.length - 1 ? 600 : 400
                color: line.strong ? Theme.textMuted : Theme.text
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
