import QtQuick

// The table's ground: felt and vignette, kept as one picture.
Rectangle {
    color: Theme.felt
    Item {
        anchors.fill: parent
        visible: !Theme.hc
        layer.enabled: visible
        Rectangle {
            anchors.fill: parent
            color: Theme.felt
        }
        Image {
            anchors.fill: parent
            source: Theme.assets + "images/vignette.png"
        }
    }
}
