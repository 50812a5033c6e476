import QtQuick

// A shadow behind its parent. level 1: resting card, plate; 2: lifted card, bubble, toast; 3: sheet.
BorderImage {
    property int level: 1
    readonly property var measures: Theme.shadows[level]
    readonly property int edge: measures[1]
    visible: !Theme.hc
    z: -1
    x: -measures[0]
    y: -measures[0] + measures[2]
    width: parent ? parent.width + 2 * measures[0] : 0
    height: parent ? parent.height + 2 * measures[0] : 0
    border { left: edge; right: edge; top: edge; bottom: edge }
    source: Theme.assets + "images/shadow-" + level + ".png"
    smooth: true
    antialiasing: true
}
