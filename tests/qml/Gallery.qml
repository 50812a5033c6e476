pragma ComponentBehavior: Bound
import QtQuick
import Talia

// Cards and parts side by side, for looking. page: faces, cards, states, parts, sheet.
Felt {
    id: root
    property string page: "parts"
    property var inputs: ({})
    Component.onCompleted: {
        Theme.k = Qt.binding(() => Theme.scaleFor(root.width, root.height))
        for (const key in inputs)
            Theme[key] = inputs[key]
    }
    Loader {
        anchors.fill: parent
        sourceComponent: ({ "faces": faces, "cards": sizes, "states": states, "parts": parts, "sheet": sheet })[root.page]
    }

    Component {
        id: faces
        Flow {
            id: deck
            padding: 10
            spacing: 8
            property real w: (root.width - 20) / 13 - 8
            Repeater {
                model: "cdhs".split("").reduce((all, suit) => all.concat("A23456789TJQK".split("").map(rank => rank + suit)), []).concat(["Jk", "Jk", "", "", "", ""])
                Card {
                    required property string modelData
                    required property int index
                    w: deck.w
                    code: modelData
                    redJoker: index === 52
                    back: ["lattice", "rosette", "folk", "monogram"][Math.max(0, index - 54)]
                }
            }
        }
    }
    Component {
        id: sizes
        Column {
            padding: 16
            spacing: 14
            Repeater {
                model: [44, 60, 84, 118, 180]
                Row {
                    id: line
                    required property real modelData
                    spacing: 10
                    Repeater {
                        model: ["Th", "As", "Kc", "Qd", "Jh", "7s", "Td", "Jk", ""]
                        Card {
                            required property string modelData
                            required property int index
                            w: line.modelData
                            code: modelData
                            redJoker: true
                            dim: index === 5
                        }
                    }
                }
            }
        }
    }
    Component {
        id: states
        Item {
            Repeater {
                model: 11
                Card {
                    required property int index
                    readonly property real place: index - 5
                    readonly property real turn: place * Theme.fanTurn(11)
                    readonly property real up: selected ? w * Theme.liftSelect : 0
                    code: ["3s", "Kc", "Ks", "5h", "8h", "9h", "Th", "Qh", "Td", "Jd", "Jk"][index]
                    w: Theme.cardHand(root.width, root.height)
                    selected: index > 3 && index < 7
                    focused: index === 1
                    fresh: index === 10
                    dim: index === 8
                    points: index < 3 ? String(index + 1) : ""
                    rotation: turn
                    x: root.width / 2 + place * w * Theme.stripMax - w / 2 + Math.sin(turn * Math.PI / 180) * up
                    y: root.height - height - 40 + place * place * 0.6 - up
                }
            }
            Repeater {
                model: [["7s", "7d", "Jk"], ["9s", "Ts", "Js", "Qs"], ["Ah", "Ad", "Ac"]]
                Item {
                    id: meld
                    required property var modelData
                    required property int index
                    x: 40 + index * 220
                    y: 240
                    Repeater {
                        model: meld.modelData
                        Card {
                            required property string modelData
                            required property int index
                            w: Theme.cardMeld
                            code: modelData
                            redJoker: true
                            x: Math.round(index * Math.max(Theme.stripMeldMin, w * Theme.stripMeld))
                            target: meld.index === 2 && index === 2
                        }
                    }
                    StandsFor {
                        visible: meld.index === 0
                        x: 40
                        y: Theme.cardMeld * Theme.ratio - height * 0.62
                    }
                    StandsFor {
                        visible: meld.index === 1
                        code: "Td"
                        x: 40
                        y: Theme.cardMeld * Theme.ratio - height * 0.62
                    }
                }
            }
            Backs { count: 7; x: 40; y: 40 }
            Backs { count: 2; x: 240; y: 40 }
            Bubble { text: "3 cards, 27 points,"; strong: "a run"; centreX: root.width / 2; y: root.height - 300 }
            Bubble { text: "2 cards, 9 points,"; strong: "no meld"; good: false; centreX: 100; y: root.height - 300 }
            Toast { id: toast; Component.onCompleted: toast.show("A run needs three cards of one suit in a row; {7s} and {9s} leave a gap.", 1100, 300, "") }
        }
    }
    Component {
        id: parts
        Row {
            Column {
                width: root.width / 2
                padding: 24
                spacing: 14
                Row {
                    spacing: 10
                    Chip { text: "Ace counts 11" }
                    Chip { text: "your turn"; tone: "accent" }
                    Chip { text: "last card"; tone: "warn" }
                    Chip { text: "opened"; tone: "good" }
                    Chip { text: "President"; icon: "crown" }
                }
                Row {
                    spacing: 12
                    Repeater { model: 6; SeatDisc { required property int index; seat: index; name: ["Ana", "Boris", "Ewa", "Jonas", "Željko", "Мария"][index] } }
                }
                Row {
                    spacing: 4
                    Repeater {
                        model: ["menu", "undo", "redo", "hint", "log", "help", "gear"]
                        IconBtn { required property string modelData; icon: modelData; name: modelData; off: modelData === "redo"; focus: modelData === "hint" }
                    }
                }
                Grid {
                    columns: 2
                    spacing: 8
                    Btn { width: 190; wide: true; text: "Meld"; key: "M"; kind: "primary" }
                    Btn { width: 190; wide: true; text: "Meld"; key: "M"; kind: "primary"; off: true; reason: "Select three cards first." }
                    Btn { width: 190; wide: true; text: "Lay off"; key: "L" }
                    Btn { id: offed; width: 190; wide: true; text: "Discard"; key: "X"; off: true; reason: "Draw a card first." }
                    Btn { text: "Continue"; icon: "play" }
                    Btn { text: "Ghost"; kind: "ghost" }
                }
                RichLine { width: 400; line: "Took {9c}, discarded {Kd}; laid off {Th} & {7s} onto Ana's run" }
                Text { text: "Ąčęėįšųūž Łódź Čačak Жокер"; font.family: "Inter"; color: "white" }
                Repeater {
                    model: ["caption", "small", "body", "lead", "title", "display"]
                    Txt { required property string modelData; text: modelData + " 0123 Žaidimas"; font.pixelSize: Theme[modelData]; color: Theme.inkFelt; weight: 600 }
                }
            }
            Rectangle {
                width: root.width / 2
                height: root.height
                color: Theme.page
                Column {
                    x: 24
                    y: 20
                    width: parent.width - 48
                    spacing: 6
                    Txt { text: "Look and cards"; font.pixelSize: Theme.title; weight: 650 }
                    SetRow { label: "Theme"; Segments { id: segs; options: ["As the system", "Light", "Dark", "High contrast"]; current: 1; maxWidth: parent.parent.width; onChosen: index => current = index; focus: true } }
                    SetRow { label: "Four colours"; help: "Diamonds blue, clubs green"; Toggle { on: true; onToggled: on => this.on = on } }
                    SetRow { label: "Large indices"; help: "Half as big again, fewer pips"; Toggle { } }
                    SetRow { label: "Card size"; help: "Ctrl + and Ctrl −"; ValueSlider { value: 0.5; label: "100 %"; onMoved: v => value = v } }
                    SetRow { label: "Language"; Choice { options: ["English", "Polski", "Hrvatski", "Lietuvių", "Български"] } }
                    SetRow { label: "Target"; help: "Points that win a match"; Stepper { value: 100; minimumValue: 25; maximumValue: 500; stepSize: 25; onMoved: v => value = v } }
                    SetRow { label: "Name"; Field { text: "Ana" } }
                    Row {
                        topPadding: 10
                        spacing: 8
                        Btn { text: "Start"; kind: "primary"; paper: true }
                        Btn { text: "Presets"; kind: "paper"; icon: "star" }
                        Btn { text: "Cancel"; kind: "ghost"; paper: true }
                        Btn { text: "Delete"; kind: "danger"; icon: "trash" }
                    }
                    Row {
                        spacing: 8
                        Chip { text: "Take-back used"; tone: "paper" }
                        KeyCap { text: "Ctrl+Z" }
                        RichLine { line: "Best: {Ah} {Kd} {9c}"; ground: "paper" }
                    }
                }
            }
        }
    }
    Component {
        id: sheet
        Item {
            Sheet {
                open: true
                title: "Round 3"
                text: "Ana went out. Everyone else pays for the cards left in their hands."
                wide: 640
                Repeater { model: 6; SetRow { required property int index; label: "Line " + index; help: "and what it means" } }
                leading: Btn { text: "Replay"; kind: "ghost"; paper: true }
                trailing: [Btn { text: "Home"; kind: "paper" }, Btn { text: "Continue"; kind: "primary"; paper: true; key: "Enter" }]
            }
        }
    }
}
