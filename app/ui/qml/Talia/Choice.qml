pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic as C

// One of many, in a list that drops down. options: strings; current: index, bind it; chosen(index) asks for another; name; off.
C.ComboBox {
    id: box
    property var options: []
    property int current: 0
    property string name
    property bool off: false
    signal chosen(int index)
    model: options
    currentIndex: current
    enabled: !off
    implicitWidth: Math.ceil(widest.implicitWidth) + 64
    leftPadding: 0
    rightPadding: 0
    implicitHeight: Theme.fieldHeight
    Accessible.name: name
    Keys.onPressed: Theme.keyUsed()
    onActivated: index => {
        chosen(index)
        currentIndex = Qt.binding(() => box.current)
    }
    Txt {   // one line for each option
        id: widest
        visible: false
        weight: 650
        text: box.options.join("\n")
    }
    contentItem: Txt {
        leftPadding: 14
        rightPadding: 30
        text: box.displayText
        weight: 500
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Icon {
        x: box.width - width - 10
        anchors.verticalCenter: parent?.verticalCenter
        name: "down"
        size: Theme.iconSmall
        tone: Theme.iconMuted
    }
    background: Rectangle {
        radius: Theme.rControl
        color: box.hovered ? Theme.surface2 : Theme.surface
        border.width: Theme.hc ? 2 : 1
        border.color: Theme.control
        FocusRing { shown: box.activeFocus && Theme.keyboard; paper: true }
    }
    delegate: C.ItemDelegate {
        id: entry
        required property string modelData
        required property int index
        width: box.width - 8
        height: Theme.fieldHeight
        highlighted: box.highlightedIndex === index
        contentItem: Txt {
            text: entry.modelData
            weight: entry.index === box.current ? 650 : 400
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            radius: Theme.rControl - 3
            color: entry.highlighted ? Theme.accentSoft : "transparent"
            border.width: entry.highlighted && Theme.hc ? 2 : 0
            border.color: Theme.accentText
        }
    }
    popup: C.Popup {
        y: box.height + 4
        width: box.width
        height: Math.min(contentItem.implicitHeight + 8, 8.5 * Theme.fieldHeight)
        padding: 4
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
        }
        background: Rectangle {
            radius: Theme.rControl
            color: Theme.raised
            border.width: Theme.hc ? 2 : 1
            border.color: Theme.line
            Shadow { level: 2 }
        }
    }
}
