import QtQuick
import Talia.Bridge

// How one acts, and how fast things go.
Column {
    id: part
    required property SettingsObject settings
    readonly property var paces: ["slow", "calm", "normal", "quick", "none"]
    ChoiceRow {
        label: qsTr("Moving cards")
        help: qsTr("Keys always work.")
        values: ["both", "drag", "click"]
        names: [qsTr("Drag or click"), qsTr("Drag"), qsTr("Click")]
        value: part.settings.acting
        onChosen: value => part.settings.set("acting", value)
    }
    ChoiceRow {
        label: qsTr("Speed of the cards")
        values: part.paces
        names: [qsTr("Slow", "speed of the cards"), qsTr("Calm", "speed of the cards"), qsTr("Normal", "speed of the cards"), qsTr("Quick", "speed of the cards"), qsTr("At once", "speed of the cards")]
        value: part.settings.speed
        onChosen: value => part.settings.set("speed", value)
    }
    ChoiceRow {
        label: qsTr("Less motion")
        help: qsTr("Cards appear in their places instead of flying.")
        values: ["auto", "on", "off"]
        names: [qsTr("As the system"), qsTr("On"), qsTr("Off")]
        value: part.settings.motionChoice
        onChosen: value => part.settings.set("reduced_motion", value)
    }
    ChoiceRow {
        label: qsTr("Pace of the computer players")
        help: qsTr("How long a move takes at least, with its thinking.")
        values: part.paces
        names: [qsTr("Slow", "pace of the computer players"), qsTr("Calm", "pace of the computer players"), qsTr("Normal", "pace of the computer players"), qsTr("Quick", "pace of the computer players"), qsTr("At once", "pace of the computer players")]
        value: part.settings.aiPace
        onChosen: value => part.settings.set("ai_pace", value)
    }
    ChoiceRow {
        label: qsTr("Sort a new hand")
        values: ["suit", "rank", "melds"]
        names: [qsTr("By suit"), qsTr("By rank"), qsTr("By melds")]
        value: part.settings.sort
        onChosen: value => part.settings.set("sort", value)
    }
    SetRow {
        label: qsTr("Sort in the drawn card")
        help: qsTr("Otherwise it comes to the right end of the hand.")
        Toggle {
            name: qsTr("Sort in the drawn card")
            on: part.settings.sortDrawn
            onToggled: on => part.settings.set("sort_drawn", on)
        }
    }
    SetRow {
        label: qsTr("Show melds and deadwood")
        help: qsTr("In gin rummy your hand stands in its best melds, with what it counts.")
        Toggle {
            name: qsTr("Show melds and deadwood")
            on: part.settings.showMelds
            onToggled: on => part.settings.set("show_melds", on)
        }
    }
}
