pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// How the table and the cards look.
Column {
    id: part
    required property SettingsObject settings
    ChoiceRow {
        label: qsTr("Theme")
        values: ["auto", "light", "dark", "contrast"]
        names: [qsTr("As the system"), qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
        value: part.settings.theme
        onChosen: value => part.settings.set("theme", value)
    }
    PickRow {
        label: qsTr("Felt")
        values: ["green", "blue", "plum", "slate"]
        names: [qsTr("Green", "colour of the felt"), qsTr("Blue", "colour of the felt"), qsTr("Plum", "colour of the felt"), qsTr("Slate", "colour of the felt")]
        named: true
        corner: 21
        value: part.settings.felt
        onChosen: value => part.settings.set("felt", value)
        cell: PickCell {
            id: disc
            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: (Theme.felts[disc.value] ?? Theme.felts["green"]).light[0]
                border.width: 1
                border.color: Theme.control
            }
        }
    }
    PickRow {
        label: qsTr("Back")
        values: ["lattice", "rosette", "monogram", "folk"]
        names: [qsTr("Lattice", "back of the cards"), qsTr("Rosette", "back of the cards"), qsTr("Monogram", "back of the cards"), qsTr("Folk", "back of the cards")]
        cellWidth: 56
        cellHeight: 78
        value: part.settings.back
        onChosen: value => part.settings.set("back", value)
        cell: PickCell {
            id: picture
            Card {
                w: picture.width
                back: picture.value || Theme.back
                shadow: false
                flips: false
            }
        }
    }
    SetRow {
        label: qsTr("Letters")
        help: qsTr("Automatic follows the language.")
        Choice {
            width: Math.max(implicitWidth, Theme.em(12))
            name: qsTr("Letters")
            options: part.settings.indexStyleNames
            current: part.settings.indexStyles.indexOf(part.settings.indexStyleChoice)
            onChosen: index => part.settings.set("index_style", part.settings.indexStyles[index])
        }
    }
    SetRow {
        label: qsTr("Four colours")
        help: qsTr("Diamonds are blue, clubs are green.")
        Toggle {
            name: qsTr("Four colours")
            on: part.settings.fourColours
            onToggled: on => part.settings.set("four_colours", on)
        }
    }
    SetRow {
        label: qsTr("Large indices")
        help: qsTr("Half as big again, with fewer pips.")
        Toggle {
            name: qsTr("Large indices")
            on: part.settings.largeIndices
            onToggled: on => part.settings.set("large_indices", on)
        }
    }
    SetRow {
        label: qsTr("Card size")
        help: qsTr("Ctrl + and Ctrl −")
        ValueSlider {
            name: qsTr("Card size")
            minimumValue: 0.7
            maximumValue: 1.4
            stepSize: 0.05
            value: part.settings.cardSize
            label: qsTr("%1%", "share of the usual size").arg(Math.round(value * 100))
            onMoved: value => part.settings.set("card_size", value)
        }
    }
    SetRow {
        label: qsTr("Text size")
        help: qsTr("From 100% to 200%")
        ValueSlider {
            objectName: "textSize"
            name: qsTr("Text size")
            minimumValue: 1
            maximumValue: 2
            stepSize: 0.1
            value: part.settings.textScale
            late: true
            label: qsTr("%1%", "share of the usual size").arg(Math.round(shown * 100))
            onMoved: value => part.settings.set("text_scale", value)
        }
    }
}
