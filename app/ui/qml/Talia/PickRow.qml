pragma ComponentBehavior: Bound
import QtQuick

// A setting chosen among pictures. label; values and their names; value: bind it; cell: a PickCell that draws one,
// cellWidth and cellHeight are its size; named: the names stand beside the pictures. chosen(value) asks for another.
SetRow {
    id: row
    property var values: []
    property var names: []
    property string value
    property bool named: false
    property int cellWidth: 34
    property int cellHeight: 34
    property int corner: Theme.rControl
    property Component cell
    signal chosen(string value)
    Row {
        spacing: Theme.s3
        Repeater {
            id: cells
            model: row.values
            Pressable {
                id: choice
                required property string modelData
                required property int index
                readonly property bool on: modelData === row.value
                readonly property string shown: row.names[index] ?? ""
                name: qsTr("%1: %2", "a name and what belongs to it").arg(row.label).arg(shown)
                implicitWidth: row.cellWidth + 8 + (row.named ? label.implicitWidth + 7 : 0)
                implicitHeight: row.cellHeight + 8
                activeFocusOnTab: on      // arrows lead to the others
                onClicked: row.chosen(modelData)
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: on
                Keys.onLeftPressed: cells.itemAt(index - 1)?.forceActiveFocus()
                Keys.onRightPressed: cells.itemAt(index + 1)?.forceActiveFocus()
                Rectangle {
                    width: row.cellWidth + 8
                    height: parent.height
                    radius: row.corner
                    color: "transparent"
                    border.width: choice.on ? 3 : 0
                    border.color: Theme.accentText
                    FocusRing { shown: choice.ringed; paper: true; corner: row.corner }
                }
                Loader {
                    x: 4
                    y: 4
                    width: row.cellWidth
                    height: row.cellHeight
                    sourceComponent: row.cell
                    onLoaded: (item as PickCell).value = choice.modelData
                }
                Txt {
                    id: label
                    visible: row.named
                    x: row.cellWidth + 15
                    anchors.verticalCenter: parent.verticalCenter
                    text: choice.shown
                    font.pixelSize: Theme.small
                    weight: choice.on ? 650 : 400
                    Accessible.ignored: true
                }
            }
        }
    }
}
