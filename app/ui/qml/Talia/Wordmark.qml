import QtQuick

// The sign and the name of the program.
Row {
    spacing: Theme.em(0.9)
    Accessible.role: Accessible.Heading
    Accessible.name: "Talia"
    Item {
        id: sign
        readonly property int side: Theme.em(2.7)
        width: side
        height: side
        Card {
            w: sign.side * 0.62
            rotation: -12
            x: sign.side * 0.02
            y: sign.side * 0.06
            transformOrigin: Item.Center
            flips: false
        }
        Card {
            w: sign.side * 0.62
            code: "Ah"
            rotation: 9
            x: sign.side * 0.34
            y: sign.side * 0.08
            transformOrigin: Item.Center
            flips: false
        }
    }
    Txt {
        text: "Talia"
        font.pixelSize: Theme.em(2.15)
        weight: 700
        color: Theme.inkFelt
        anchors.verticalCenter: sign.verticalCenter
        Accessible.ignored: true
    }
}
