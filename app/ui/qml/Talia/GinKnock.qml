import QtQuick

// The place to knock: a button, and where the discard of a knock is dropped. offer: {title, text, help, gin}; area: where
// it stands; needs: the height for its words. For screen readers it is the place in TablePlace.
Pressable {
    id: knock
    property var offer: ({})
    property rect area
    readonly property real needs: words.height + 24
    x: area.x
    y: area.y
    width: area.width
    height: area.height
    activeFocusOnTab: false
    Accessible.ignored: true
    Rectangle {
        anchors.fill: parent
        radius: Theme.rPlate
        color: knock.offer.gin ? Theme.accent : Theme.plate
        border.width: knock.offer.gin ? 0 : Theme.plateBorder
        border.color: Theme.plateLine
        Shadow {}
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: knock.hovered || knock.pressed
            color: knock.offer.gin ? (knock.pressed ? Theme.pressDark : Theme.hoverDark) : knock.pressed ? Theme.pressLight : Theme.hoverLight
        }
    }
    Column {
        id: words
        readonly property color ink: knock.offer.gin ? Theme.inkAccent : Theme.inkPlate
        anchors.centerIn: parent
        width: parent.width - 24
        spacing: Theme.s1
        Item {
            width: parent.width
            height: title.height
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.s2
                Txt {
                    id: title
                    text: knock.offer.title ?? ""
                    font.pixelSize: Theme.lead
                    weight: 650
                    color: words.ink
                    Accessible.ignored: true
                }
                KeyCap {
                    visible: !Theme.largeText
                    text: "K"
                    ink: words.ink
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Line { color: words.ink; text: knock.offer.text ?? ""; weight: 600; visible: !Theme.largeText || knock.offer.gin !== true }
        Line { color: words.ink; text: knock.offer.help ?? ""; visible: !Theme.largeText }
    }
    component Line: Txt {
        width: parent?.width ?? 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
