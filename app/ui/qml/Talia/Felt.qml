import QtQuick

// The table's ground: felt and vignette.
Rectangle {
    color: Theme.felt
    Image {
        anchors.fill: parent
        source: Theme.assets + "images/vignette.png"
        visible: !Theme.hc
        Accessible.ignored: true
    }
}
