import QtQuick

// The round sign of a seat. name: its first letter shows; seat: number of the seat, picks the tint; size in pixels.
Rectangle {
    id: disc
    property string name
    property int seat: 0
    property int size: Theme.em(2.4)
    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: Theme.seatTint(seat)
    Accessible.ignored: true
    Txt {
        anchors.centerIn: parent
        text: Array.from(disc.name)[0] ?? ""
        weight: 700
        font.pixelSize: Math.round(disc.size * 0.45)
        color: Theme.inkTint
        Accessible.ignored: true
    }
}
