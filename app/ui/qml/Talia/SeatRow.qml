import QtQuick

// One seat of a new match. seat: its number; who: {name, fallback, kind, level}; levels: [{id, name}].
// renamed(name), kindWanted(kind), levelWanted(level).
Rectangle {
    id: row
    property int seat: 0
    required property var who
    property var levels: []
    readonly property bool ai: who.kind === "ai"
    signal renamed(string name)
    signal kindWanted(string kind)
    signal levelWanted(string level)

    implicitHeight: flow.height + 2 * Theme.s3
    radius: Theme.rPlate
    color: Theme.surface
    border.width: Theme.hc ? 2 : 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1: %2").arg(seat + 1).arg(who.name || who.fallback)
    SeatDisc {
        id: disc
        x: Theme.s3
        y: Theme.s3
        seat: row.seat
        name: row.who.name || row.who.fallback
    }
    Flow {
        id: flow
        x: disc.x + disc.width + Theme.s3
        y: Theme.s3
        width: row.width - x - Theme.s3
        spacing: Theme.s2
        Field {
            id: field
            objectName: "name-" + row.seat
            implicitWidth: Theme.em(9.5)
            name: qsTr("Name of the player in seat %1").arg(row.seat + 1)
            placeholderText: row.who.fallback
            maximumLength: 24
            text: row.who.name
            onEditingFinished: row.renamed(text)
            Keys.onPressed: Theme.keyUsed()
        }
        Segments {
            objectName: "kind-" + row.seat
            name: qsTr("Who plays in seat %1").arg(row.seat + 1)
            maxWidth: flow.width
            options: [qsTr("Person"), qsTr("Computer")]
            current: row.ai ? 1 : 0
            onChosen: index => row.kindWanted(index === 1 ? "ai" : "human")
        }
        Segments {
            objectName: "level-" + row.seat
            visible: row.ai
            name: qsTr("Level of the player in seat %1").arg(row.seat + 1)
            maxWidth: flow.width
            options: row.levels.map(level => level.name)
            current: row.levels.findIndex(level => level.id === row.who.level)
            onChosen: index => row.levelWanted(row.levels[index].id)
        }
    }
}
