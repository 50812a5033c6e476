import QtQuick

// Says what the selection is and points at it. text, strong (the verdict), good; centre it with centreX in its parent, between starts and ends.
Item {
    id: b
    property string text
    property string strong
    property bool good: true
    property bool pointing: true              // false where something else lies between
    property real centreX: 0
    property real starts: Theme.s3
    property real ends: parent ? parent.width - Theme.s3 : 0
    width: Math.ceil(row.implicitWidth) + 28
    height: Theme.em(2.4)
    x: parent ? Math.round(Math.max(starts, Math.min(ends - width, centreX - width / 2))) : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: before + (before !== "" && strong !== "" ? " " : "") + strong
    readonly property string before: text === "" || strong === "" ? text : qsTr("%1,", "what is selected; the verdict on it follows").arg(text)
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.raised
        border.width: Theme.hc ? 2 : 0
        border.color: Theme.line
        Shadow { level: 2 }
    }
    Rectangle {
        width: 12
        height: 12
        rotation: 45
        color: Theme.raised
        x: Math.max(14, Math.min(b.width - 26, b.centreX - b.x - 6))
        y: b.height - 7
        antialiasing: true
        visible: b.pointing && !Theme.hc
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s2
        Rectangle {
            visible: b.strong !== ""
            width: Theme.em(1.2)
            height: width
            radius: width / 2
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.dark || Theme.hc ? "transparent" : b.good ? Theme.successSoft : Theme.dangerSoft
            Icon {
                anchors.centerIn: parent
                size: Theme.em(0.87)
                name: b.good ? "check" : "close"
                tone: b.good ? Theme.iconSuccess : Theme.iconDanger
            }
        }
        Txt {
            text: b.before
            visible: text !== ""
            rightPadding: b.strong === "" ? 0 : Theme.em(0.27) - row.spacing
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Txt {
            visible: b.strong !== ""
            text: b.strong
            width: Math.min(implicitWidth, b.ends - b.starts - 28 - x)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            weight: 650
            color: b.good ? Theme.success : Theme.danger
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
