pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The window: one page at a time, the table behind them while a match is on it, and one sentence when something happened.
Window {
    id: root
    required property Session session
    readonly property string page: session.page
    readonly property bool tableShown: page === "table"

    title: session.playing ? qsTr("%1: Talia", "title of the window during a match of this game").arg(session.gameName) : "Talia"
    color: tableShown || page === "start" ? Theme.felt : Theme.page
    minimumWidth: 800
    minimumHeight: 560

    Binding { target: Theme; property: "mode"; value: root.session.settings.themeMode }
    Binding { target: Theme; property: "feltName"; value: root.session.settings.felt }
    Binding { target: Theme; property: "fourColour"; value: root.session.settings.fourColours }
    Binding { target: Theme; property: "largeIndex"; value: root.session.settings.largeIndices }
    Binding { target: Theme; property: "indexStyle"; value: root.session.settings.indexStyle }
    Binding { target: Theme; property: "back"; value: root.session.settings.back }
    Binding { target: Theme; property: "textScale"; value: root.session.settings.textScale }
    Binding { target: Theme; property: "cardScale"; value: root.session.settings.cardSize }
    Binding { target: Theme; property: "speed"; value: root.session.settings.speed }
    Binding { target: Theme; property: "reducedMotion"; value: root.session.settings.reducedMotion }
    Binding { target: Theme; property: "k"; value: Theme.scaleFor(root.width, root.height) }

    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: root.toggleFullScreen()
    }
    Shortcut {
        sequences: [StandardKey.ZoomIn, "Ctrl+="]
        onActivated: root.session.settings.stepCardSize(1)
    }
    Shortcut {
        sequences: [StandardKey.ZoomOut]
        onActivated: root.session.settings.stepCardSize(-1)
    }
    Shortcut {
        sequences: ["Ctrl+0"]
        onActivated: root.session.settings.stepCardSize(0)
    }
    Shortcut {
        sequences: ["F1"]
        onActivated: root.session.go("rules")
    }
    Shortcut {
        sequences: [StandardKey.New]
        onActivated: root.session.setUp(root.session.game)
    }
    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: opener.open()
    }
    OpenDialog {
        id: opener
        onChosen: file => root.session.openUrl(file)
    }

    // Pages are loaded by their files, so that the first one need not wait for the others.
    Loader {
        id: table
        anchors.fill: parent
        visible: root.tableShown
        enabled: root.tableShown
        focus: root.tableShown
    }
    Loader {
        id: pages
        anchors.fill: parent
        focus: !root.tableShown
        OpacityAnimator {
            id: fade
            target: pages
            from: 0
            to: 1
            duration: Theme.tPage
        }
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onFullScreenWanted() {
            root.toggleFullScreen()
        }
    }
    Connections {
        target: pages.item
        ignoreUnknownSignals: true
        function onOpenWanted() {
            opener.open()
        }
    }
    readonly property var files: ({
        "start": "StartPage.qml", "new": "NewMatchPage.qml", "settings": "SettingsPage.qml",
        "rules": "RulesPage.qml", "about": "AboutPage.qml"
    })
    readonly property bool playing: session.playing
    onPlayingChanged: {
        if (playing)
            table.setSource("PlayPage.qml", { "session": session })
        else
            Qt.callLater(clearTable)   // the table may be in the middle of saying that it is left
    }
    function clearTable() {
        if (!playing)
            table.source = ""
    }
    onPageChanged: showPage()
    Component.onCompleted: showPage()

    function showPage() {
        if (page === "table") {
            pages.source = ""
        } else {
            pages.setSource(files[page], { "session": session })
            if (!Theme.reducedMotion)   // a fade that takes no time would leave the page unseen
                fade.restart()
        }
        Qt.callLater(giveFocus)
    }
    // Called later, when all that is shown and enabled by the same change is so.
    function giveFocus() {
        if (tableShown)
            table.forceActiveFocus()
        else
            pages.forceActiveFocus()
    }
    Toast { id: notice }
    Connections {
        target: root.session
        function onNoticed(sentence: string) {
            notice.show(sentence, root.width / 2, root.height - Theme.s6, sentence)
        }
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => root.session.openUrl(drop.urls[0])
    }
}
