import QtQuick
import QtQuick.Controls.Basic as C

// A line to type in. text, placeholderText, name; fault: what is wrong with it, "" if nothing; accepted(), textEdited().
C.TextField {
    id: field
    property string name
    property string fault
    implicitWidth: Theme.em(16)
    implicitHeight: Theme.fieldHeight
    leftPadding: 12
    rightPadding: 12
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.inkAccent
    verticalAlignment: TextInput.AlignVCenter
    Accessible.name: name
    Accessible.description: fault
    background: Rectangle {
        radius: Theme.rControl
        color: Theme.surface
        border.width: field.fault !== "" || Theme.hc || field.activeFocus ? 2 : 1
        border.color: field.fault !== "" ? Theme.danger : field.activeFocus ? Theme.accentText : Theme.control
    }
}
