import QtQuick

// Text in Inter. weight: 100 to 900; size by font.pixelSize: Theme.caption … Theme.display; tabular: figures in columns.
Text {
    property int weight: 400
    property bool tabular: false
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: weight
    font.variableAxes: ({ "wght": weight })          // a variable font: font.weight alone gives regular or bold only
    font.hintingPreference: Font.PreferNoHinting     // hinted glyphs lose a row of pixels when turned
    font.features: tabular ? ({ "tnum": 1 }) : ({})
    color: Theme.text
    renderType: Text.QtRendering
    textFormat: Text.PlainText
}
