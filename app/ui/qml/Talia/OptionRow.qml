pragma ComponentBehavior: Bound
import QtQuick

// One option of a game, with the control that goes with its kind. option: a row of option_rows; chosen(value).
SetRow {
    id: row
    required property var option
    visible: option.matters ?? true
    signal chosen(var value)
    label: option.title
    help: option.help
    Loader {
        sourceComponent: row.option.kind === "switch" ? toggle : row.option.kind === "number" ? stepper : choice
    }
    Component {
        id: toggle
        Toggle {
            objectName: "option-" + row.option.field
            name: row.option.title
            on: row.option.value === true
            onToggled: on => row.chosen(on)
        }
    }
    Component {
        id: stepper
        Stepper {
            objectName: "option-" + row.option.field
            name: row.option.title
            minimumValue: row.option.low ?? 0
            maximumValue: row.option.high ?? 0
            stepSize: row.option.step ?? 1
            value: Number(row.option.value)
            onMoved: value => row.chosen(value)
        }
    }
    Component {
        id: choice
        Segments {
            objectName: "option-" + row.option.field
            name: row.option.title
            maxWidth: row.width
            options: row.option.labels ?? []
            current: (row.option.values ?? []).indexOf(row.option.value)
            onChosen: index => row.chosen(row.option.values[index])
        }
    }
}
