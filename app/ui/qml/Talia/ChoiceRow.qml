import QtQuick

// A setting that is one of a few. label, help; values and their names; value: bind it; chosen(value) asks for another.
SetRow {
    id: row
    property var values: []
    property var names: []
    property var value
    signal chosen(var value)
    Segments {
        name: row.label
        maxWidth: row.width
        options: row.names
        current: row.values.indexOf(row.value)
        onChosen: index => row.chosen(row.values[index])
    }
}
