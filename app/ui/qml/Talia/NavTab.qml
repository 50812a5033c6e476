import QtQuick

// A link to a part of a page, one below the other. text; chosen: it is the part that is shown.
Pressable {
    id: tab
    property string text
    property bool chosen: false
    name: text
    activeFocusOnTab: chosen      // arrows lead to the others
    implicitHeight: Math.max(Theme.em(2.8), label.height + Theme.s3)
    Accessible.role: Accessible.PageTab
    Accessible.selected: chosen
    Rectangle {
        anchors.fill: parent
        radius: Theme.rControl
        color: tab.chosen ? Theme.accentSoft : tab.hovered ? Theme.surface2 : "transparent"
        border.width: tab.chosen && Theme.hc ? 2 : 0
        border.color: Theme.accent
        Rectangle {
            visible: tab.chosen
            y: (parent.height - height) / 2
            width: 4
            height: Theme.em(1.33)
            radius: 2
            color: Theme.accentText
        }
    }
    FocusRing { shown: tab.ringed; paper: true }
    Txt {
        id: label
        x: Theme.s4
        width: parent.width - x - Theme.s2
        anchors.verticalCenter: parent.verticalCenter
        text: tab.text
        weight: tab.chosen ? 650 : 450
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
