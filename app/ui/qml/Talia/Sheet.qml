pragma ComponentBehavior: Bound
import QtQuick

// A sheet over everything, with a scrim. open: bind it; title, text; children stand in a column under the text and scroll
// if they must; leading and trailing: buttons at the bottom; wide: its width at most. accepted() on Enter, rejected() on Esc
// or a click beside it (dismissable). Up, Down, Home, End and the Page keys scroll. Opened, it has the focus itself. Disable what lies beneath (enabled: !sheet.open), so that Tab stays inside.
FocusScope {
    id: sheet
    property bool open: false
    property string title
    property string text
    property int wide: Theme.sheetWidth
    property bool dismissable: true
    property alias leading: leadRow.data
    property alias trailing: trailRow.data
    default property alias content: column.data
    readonly property real inner: panel.width - 72           // the width of the content
    readonly property bool footed: leadRow.children.length + trailRow.children.length > 0
    signal accepted
    signal rejected

    anchors.fill: parent
    visible: opacity > 0
    enabled: open
    opacity: open ? 1 : 0
    z: 300
    onOpenChanged: if (open) rest.forceActiveFocus()
    Behavior on opacity { NumberAnimation { duration: sheet.open ? Theme.tSheetIn : Theme.tSheetOut } }
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onPressed: event => {
        Theme.keyUsed()
        if (event.key === Qt.Key_Escape) {
            event.accepted = true
            rejected()
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true
            accepted()
        } else {
            const by = event.key === Qt.Key_Down ? Theme.rowHeight : event.key === Qt.Key_Up ? -Theme.rowHeight
                     : event.key === Qt.Key_PageDown ? body.height * 0.9 : event.key === Qt.Key_PageUp ? -body.height * 0.9
                     : event.key === Qt.Key_End ? body.contentHeight : event.key === Qt.Key_Home ? -body.contentHeight : 0
            event.accepted = by !== 0
            body.scroll(by)
        }
    }
    Item {                                    // what has the focus before Tab goes to a button
        id: rest
        focus: true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: if (sheet.dismissable) sheet.rejected()
            onWheel: event => event.accepted = true
        }
    }
    Rectangle {
        id: panel
        width: Math.min(sheet.wide, sheet.width - 2 * Theme.margin)
        height: Math.min(sheet.height - 2 * Theme.margin, head.height + body.contentHeight + foot.height + 64)
        anchors.centerIn: parent
        anchors.verticalCenterOffset: sheet.open ? 0 : Theme.sheetRise
        Behavior on anchors.verticalCenterOffset { NumberAnimation { duration: Theme.tSheetIn; easing.type: Theme.easeMove } }
        radius: Theme.rSheet
        color: Theme.surface
        border.width: Theme.hc ? 2 : 0
        border.color: Theme.line
        Shadow { level: 3 }
        MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; hoverEnabled: true }
        Column {
            id: head
            x: 36
            y: 32
            width: sheet.inner
            spacing: Theme.s2
            bottomPadding: sheet.text !== "" || body.contentHeight > 0 ? Theme.s4 : 0
            Txt {
                width: parent.width
                visible: text !== ""
                text: sheet.title
                font.pixelSize: Theme.title
                weight: 650
                wrapMode: Text.WordWrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Txt {
                width: parent.width
                visible: text !== ""
                text: sheet.text
                color: Theme.textMuted
                wrapMode: Text.WordWrap
                lineHeight: Theme.lineHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Flickable {
            id: body
            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: foot.top; leftMargin: 20; rightMargin: 20 }   // room for the mark beside the content
            contentWidth: width
            contentHeight: column.implicitHeight
            clip: interactive
            interactive: contentHeight > height + 1
            boundsBehavior: Flickable.StopAtBounds
            function scroll(by: real) {
                contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
            }
            Column {
                id: column
                x: 16
                width: sheet.inner
                spacing: Theme.s3
            }
            ScrollMark { area: body }
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 36; rightMargin: 36; bottomMargin: 32 }
            height: sheet.footed ? Math.max(leadRow.implicitHeight, trailRow.implicitHeight) + Theme.s6 : 0
            Row {
                id: leadRow
                anchors { left: parent.left; bottom: parent.bottom; leftMargin: -16 }
                spacing: Theme.s2
            }
            Row {
                id: trailRow
                anchors { right: parent.right; bottom: parent.bottom }
                spacing: Theme.s2
            }
        }
    }
}
