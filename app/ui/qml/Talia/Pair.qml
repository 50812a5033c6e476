import QtQuick

// A name and what belongs to it, side by side or one above the other. label, text; selectable: the text can be copied.
Item {
    id: pair
    property string label
    property string text
    property bool selectable: false
    readonly property bool stacked: width < Theme.em(36)
    implicitHeight: (stacked ? name.height + value.height + 4 : Math.max(name.height, value.height)) + 12
    Txt {
        id: name
        width: pair.stacked ? pair.width : pair.width * 0.38
        text: pair.label
        weight: 600
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    TextEdit {
        id: value
        x: pair.stacked ? 0 : name.width + Theme.s4
        y: pair.stacked ? name.height + 4 : 0
        width: pair.width - x
        text: pair.text
        readOnly: true
        selectByMouse: pair.selectable
        activeFocusOnTab: pair.selectable
        wrapMode: Text.WrapAnywhere
        textFormat: TextEdit.PlainText
        color: Theme.textMuted
        selectionColor: Theme.accent
        selectedTextColor: Theme.inkAccent
        font.family: Theme.family
        font.pixelSize: Theme.body
        renderType: Text.QtRendering
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "a name and what belongs to it").arg(pair.label).arg(text)
        FocusRing {
            shown: value.activeFocus && Theme.keyboard
            paper: true
            corner: Theme.rSmall
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
