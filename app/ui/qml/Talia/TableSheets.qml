import QtQuick
import Talia.Bridge

// What lies over the table: the results of round and match, and the curtain between people. open: the table must rest.
// againWanted(), startWanted().
Item {
    id: over
    required property TableController table
    property string sheet               // "", "round", "match"
    property bool aside: false          // the table is looked at before one goes on
    readonly property bool open: sheet !== "" && !aside || table.curtainName !== ""
    readonly property bool active: open || sheet !== ""   // something here wants the focus
    signal againWanted
    signal startWanted

    function takeFocus() {
        if (table.curtainName !== "")
            curtain.forceActiveFocus()
        else if (aside)
            back.forceActiveFocus()
        else if (sheet === "round")
            round.forceActiveFocus()
        else if (sheet === "match")
            match.forceActiveFocus()
    }
    function next() {
        aside = false
        if (sheet === "round")
            table.nextRound()
        else
            againWanted()
    }
    Connections {
        target: over.table
        function onRoundOver() {
            over.aside = false
            over.sheet = "round"
        }
        function onMatchOver() {
            over.aside = false
            over.sheet = "match"
        }
        function onSceneChanged() {
            if (!over.table.over)
                over.sheet = ""
        }
    }
    RoundResult {
        id: round
        objectName: "roundResult"
        open: over.sheet === "round" && !over.aside
        result: over.table.roundResult
        onNextWanted: over.next()
        onTableWanted: over.aside = true
    }
    MatchResult {
        id: match
        objectName: "matchResult"
        open: over.sheet === "match" && !over.aside
        result: over.table.matchResult
        onAgainWanted: over.next()
        onTableWanted: over.aside = true
        onStartWanted: over.startWanted()
    }
    Btn {
        id: back
        objectName: "backToResult"
        visible: over.sheet !== "" && over.aside
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.margin }
        kind: "primary"
        text: qsTr("Back to the result")
        onClicked: over.aside = false
    }
    Curtain {
        id: curtain
        objectName: "curtain"
        who: over.table.curtainName
        onOpened: over.table.openCurtain()
    }
}
