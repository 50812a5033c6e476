import QtQuick

// A line icon. name: a file of resources/icons/<tone>/; tone: Theme.iconText and its kin; size in pixels.
Image {
    property string name
    property string tone: Theme.iconText
    property int size: Theme.iconSize
    width: size
    height: size
    sourceSize: Qt.size(size, size)
    source: name === "" ? "" : Theme.iconUrl(name, tone)
    Accessible.ignored: true
}
