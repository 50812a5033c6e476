pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// Who plays, and by which rules.
PaperPage {
    id: page
    required property Session session
    readonly property NewMatch match: session.newMatch
    readonly property bool twoColumns: width >= Theme.em(60)
    title: qsTr("New match: %1", "of this game").arg(match.title)
    wide: Theme.em(twoColumns ? 74 : 44)
    onBackWanted: session.back()
    Component.onCompleted: start.forceActiveFocus()
    Keys.onReturnPressed: deal()
    Keys.onEnterPressed: deal()

    function deal() {
        if (!start.off)
            session.startMatch()
    }
    foot: [
        Txt {
            id: problem
            anchors.verticalCenter: start.verticalCenter
            width: start.x - Theme.s4
            visible: text !== ""
            text: page.match.problem
            color: Theme.danger
            wrapMode: Text.WordWrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        },
        Btn {
            id: start
            objectName: "start"
            anchors.right: parent.right
            width: Math.max(implicitWidth, Theme.em(12))
            wide: true
            kind: "primary"
            paper: true
            text: qsTr("Deal")
            key: qsTr("Enter", "the key")
            off: page.match.problem !== ""
            reason: page.match.problem
            onClicked: page.deal()
        }
    ]
    Grid {
        width: parent.width
        columns: page.twoColumns ? 2 : 1
        columnSpacing: Theme.em(3)
        rowSpacing: Theme.s4
        Column {
            id: left
            width: page.twoColumns ? Math.floor((parent.width - Theme.em(3)) / 2) : parent.width
            spacing: Theme.s3
            Section { text: qsTr("Who plays") }
            Segments {
                visible: page.match.seatCounts.length > 1
                name: qsTr("Number of players")
                maxWidth: left.width
                options: page.match.seatCounts.map(count => page.seatsText(count))
                current: page.match.seatCounts.indexOf(page.match.seatCount)
                onChosen: index => page.match.setSeatCount(page.match.seatCounts[index])
            }
            Repeater {
                model: page.match.seatCount
                SeatRow {
                    required property int index
                    width: left.width
                    seat: index
                    who: page.match.seats[index] ?? page.nobody
                    levels: page.match.levels
                    onRenamed: name => page.match.setName(index, name)
                    onKindWanted: kind => page.match.setKind(index, kind)
                    onLevelWanted: level => page.match.setLevel(index, level)
                }
            }
        }
        Column {
            width: left.width
            spacing: 0
            Item {
                width: parent.width
                height: heading.height + Theme.s2
                Section {
                    id: heading
                    width: parent.width - rules.width - Theme.s3
                    text: qsTr("How it is played")
                }
                Btn {
                    id: rules
                    objectName: "useRules"
                    visible: !page.match.byTheRules
                    anchors { right: parent.right; bottom: heading.bottom; bottomMargin: -4 }
                    height: heading.height + 8
                    kind: "ghost"
                    paper: true
                    icon: "undo"
                    text: qsTr("Reset to the rules")
                    onClicked: page.match.useRules()
                }
                Row {
                    visible: page.match.byTheRules
                    anchors { right: parent.right; bottom: heading.bottom }
                    spacing: 6
                    Icon {
                        name: "check"
                        tone: Theme.iconSuccess
                        size: Theme.iconSmall
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Txt {
                        text: qsTr("As the rules say")
                        font.pixelSize: Theme.small
                        color: Theme.textMuted
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
            Repeater {
                model: page.match.options.length
                OptionRow {
                    required property int index
                    option: page.match.options[index] ?? page.noOption
                    onChosen: value => page.match.setOption(option.field, value)
                }
            }
            SetRow {
                label: qsTr("Take-backs")
                help: qsTr("Moves may be taken back against computer players; the record says so.")
                Toggle {
                    objectName: "takeBacks"
                    name: qsTr("Take-backs")
                    on: page.match.takeBacks
                    onToggled: on => page.match.setTakeBacks(on)
                }
            }
        }
    }
    readonly property var nobody: ({ "name": "", "fallback": "", "kind": "human", "level": "normal" })
    readonly property var noOption: ({ "field": "", "title": "", "help": "", "kind": "switch", "value": false, "changed": false })

    function seatsText(count: int): string {
        return qsTr("%n player(s)", "how many play", count)
    }
}
