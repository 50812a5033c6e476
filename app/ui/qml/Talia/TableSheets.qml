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
    signal againWanted
    signal startWanted

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
        objectName: "roundResult"
        open: over.sheet === "round" && !over.aside
        result: over.table.roundResult
        onNextWanted: over.next()
        onTableWanted: over.aside = true
    }
    MatchResult {
        objectName: "matchResult"
        open: over.sheet === "match" && !over.aside
        result: over.table.matchResult
        onAgainWanted: over.next()
        onTableWanted: over.aside = true
        onStartWanted: over.startWanted()
    }
    Btn {
        objectName: "backToResult"
        visible: over.sheet !== "" && over.aside
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.s6 }
        kind: "primary"
        text: qsTr("Back to the result")
        onVisibleChanged: if (visible) forceActiveFocus()
        onClicked: over.aside = false
    }
    Curtain {
        objectName: "curtain"
        who: over.table.curtainName
        onOpened: over.table.openCurtain()
    }
}
