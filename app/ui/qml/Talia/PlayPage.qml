pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// A match: the table, and over it the results, the curtain and the sheet of keys. fullScreenWanted().
FocusScope {
    id: page
    required property Session session
    readonly property TableController table: session.table as TableController
    signal fullScreenWanted
    focus: true

    // The part that is to have the focus now.
    function giveFocus() {
        if (keys.open)
            keys.forceActiveFocus()
        else if (sheets.active)
            sheets.takeFocus()
        else
            cards.takeFocus()
    }
    TablePage {
        id: cards
        anchors.fill: parent
        focus: true
        enabled: !sheets.open && !keys.open
        session: page.session
    }
    TableSheets {
        id: sheets
        anchors.fill: parent
        table: page.table
        onAgainWanted: page.session.playAgain()
        onStartWanted: page.session.leave()
        onOpenChanged: Qt.callLater(page.giveFocus)
    }
    KeySheet {
        id: keys
        objectName: "keySheet"
        game: page.table.display.title
        groups: open ? page.table.keySheet() : []
        onRejected: open = false
        onOpenChanged: Qt.callLater(page.giveFocus)
    }
    onActiveFocusChanged: if (activeFocus) Qt.callLater(giveFocus)
    Connections {
        target: page.table
        function onAsked(command: string) {
            const settings = page.session.settings
            if (command === "keys")
                keys.open = true
            else if (command === "fullscreen")
                page.fullScreenWanted()
            else if (command === "new")
                page.session.setUp(page.session.game)
            else if (command === "bigger")
                settings.stepCardSize(1)
            else if (command === "smaller")
                settings.stepCardSize(-1)
            else if (command === "usual_size")
                settings.stepCardSize(0)
        }
    }
}
