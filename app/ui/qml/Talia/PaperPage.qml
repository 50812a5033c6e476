import QtQuick

// A page of paper with a title and a way back. title; the children stand in a column that scrolls; foot: what stays below.
// wide: the column's width at most; backWanted() on Esc and on the arrow.
FocusScope {
    id: page
    focus: true
    property string title
    property int wide: Theme.em(52)
    property alias foot: footer.data
    default property alias content: column.data
    signal backWanted

    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.onPressed: event => {
        Theme.keyUsed()
        if (event.key === Qt.Key_Escape || event.key === Qt.Key_Back) {
            event.accepted = true
            backWanted()
        } else {
            event.accepted = area.scrollBy(event.key)
        }
    }
    function reveal(item: Item) {
        area.reveal(item)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    PageHead {
        id: head
        readonly property int edge: Math.max(Theme.margin, Theme.s6)
        x: Math.max(edge, column.x) - 12
        width: column.width
        title: page.title
        onBackWanted: page.backWanted()
    }
    PageArea {
        id: area
        anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: -column.y; bottom: bar.top }
        contentHeight: column.y + column.height + Theme.s8
        Column {
            id: column
            y: Theme.s2                       // room for the ring of focus
            x: Math.round((area.width - width) / 2)
            width: Math.min(page.wide, area.width - 2 * head.edge)
            spacing: Theme.s4
        }
    }
    Rectangle {
        id: bar
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: footer.children.length > 0 ? footer.childrenRect.height + 2 * Theme.s4 : 0
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: parent.height > 0 ? 1 : 0
            color: Theme.line
        }
        Item {
            id: footer
            x: column.x
            y: Theme.s4
            width: column.width
        }
    }
}
