pragma ComponentBehavior: Bound
import QtQuick

// The opening tray under the cards that lie in it: each meld with its value, the total, what is missing, the pure run.
// layout: TableLayout; tray: a map of remik51_words.tray.
Rectangle {
    id: panel
    required property var layout
    required property var tray
    readonly property var remik: layout.remik
    readonly property rect box: remik.area
    x: box.x
    y: box.y
    width: box.width
    height: box.height
    radius: Theme.rSheet
    color: Theme.plate
    border.width: Theme.plateBorder
    border.color: Theme.plateLine
    Accessible.role: Accessible.StaticText
    Accessible.name: panel.tray.spoken ?? ""
    Shadow { level: 2 }
    MouseArea { anchors.fill: parent }        // a click beside a card is none on the felt

    Repeater {
        model: Math.min((panel.tray.melds ?? []).length, panel.remik.melds.places.length)
        Row {
            id: label
            required property int index
            readonly property var meld: panel.tray.melds[index] ?? {title: "", short: "", value: 0, pure: false}
            readonly property rect over: panel.remik.meld(index)
            readonly property real room: over.width + 8 - Theme.em(2.4)
            readonly property bool titled: room >= title.implicitWidth
            x: over.x - panel.box.x
            y: over.y + over.height - panel.box.y + (Theme.tight ? 6 : 12)
            spacing: 6
            Icon {
                visible: label.meld.pure && (!label.titled || label.room >= title.implicitWidth + width + 6)
                name: "check"
                tone: "mint"
                size: Math.round(Theme.small * 1.2)
                anchors.verticalCenter: parent.verticalCenter
            }
            Txt {
                id: whole
                visible: false
                text: label.meld.title
                font.pixelSize: Theme.small
                weight: 600
            }
            Txt {
                id: title
                visible: label.titled
                text: label.room >= whole.implicitWidth ? label.meld.title : label.meld.short
                font.pixelSize: Theme.small
                weight: 600
                color: label.meld.pure ? Theme.feltSuccess : Theme.inkPlateMuted
                Accessible.ignored: true
            }
            Txt {
                id: value
                text: label.titled ? qsTr("· %1", "the value of a meld, behind its name").arg(label.meld.value) : label.meld.value
                font.pixelSize: Theme.small
                weight: 600
                color: Theme.inkPlate
                Accessible.ignored: true
            }
        }
    }
    Item {                                    // the sums on a line
        visible: panel.remik.slim
        x: panel.remik.pad
        y: parent.height - height - panel.remik.pad / 2
        width: parent.width - 2 * panel.remik.pad
        height: panel.remik.lineHeight
        Txt {
            id: soFar
            text: qsTr("%1 %2", "points of an opening, “of” those needed").arg(panel.tray.points ?? "").arg(panel.tray.of ?? "")
            weight: 650
            color: panel.tray.enough ? Theme.feltSuccess : Theme.inkPlate
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        PureSign {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            room: parent.width - soFar.width - Theme.s3
        }
    }
    Rectangle {
        visible: sums.visible
        x: sums.x - panel.remik.pad
        y: panel.remik.pad
        width: 1
        height: parent.height - 2 * panel.remik.pad
        color: Theme.plateLine
    }
    Column {
        id: sums
        visible: !panel.remik.slim
        x: parent.width - width - panel.remik.pad
        width: panel.remik.told
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.tight || panel.layout.flat ? 6 : 10
        Item {
            width: parent.width
            height: total.height
            Txt {
                id: total
                text: panel.tray.points ?? ""
                font.pixelSize: Theme.title + 4
                weight: 650
                color: Theme.inkPlate
                Accessible.ignored: true
            }
            Txt {
                id: needed
                x: total.width + 7
                anchors.baseline: total.baseline
                text: panel.tray.of ?? ""
                color: Theme.inkPlateMuted
                Accessible.ignored: true
            }
            Txt {
                visible: !panel.layout.flat
                anchors.right: parent.right
                anchors.baseline: total.baseline
                width: Math.min(implicitWidth, parent.width - needed.x - needed.width - 8)
                elide: Text.ElideRight
                text: panel.tray.missing ?? ""
                font.pixelSize: Theme.small
                weight: 600
                color: panel.tray.enough ? Theme.feltSuccess : Theme.feltDanger
                Accessible.ignored: true
            }
        }
        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            color: Theme.hc ? "#000000" : Theme.felt
            border.width: Theme.hc ? 1 : 0
            border.color: "#FFFFFF"
            Rectangle {
                width: parent.width * (panel.tray.share ?? 0)
                height: 8
                radius: 4
                color: Theme.accent
            }
        }
        PureSign { room: sums.width }
    }
    component PureSign: Row {
        id: pure
        property real room
        visible: (panel.tray.pure ?? "") !== ""
        spacing: 7
        Rectangle {
            id: disc
            width: Math.round(Theme.small * 1.35)
            height: width
            radius: width / 2
            color: panel.tray.isPure ? Theme.feltSuccess : "transparent"
            border.width: panel.tray.isPure ? 0 : 2
            border.color: Theme.feltDanger
            anchors.verticalCenter: parent.verticalCenter
            Icon {
                visible: panel.tray.isPure ?? false
                anchors.centerIn: parent
                name: "check"
                size: Math.round(parent.width * 0.7)
                tone: Theme.iconOnAccent
            }
        }
        Txt {
            width: Math.min(implicitWidth, pure.room - disc.width - 7)
            height: disc.height
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            text: panel.tray.pure ?? ""
            font.pixelSize: Theme.small
            color: Theme.inkPlate
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
