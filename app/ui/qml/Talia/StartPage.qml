pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The first page: the match to go on with, a new match in each game, and the way to everything else.
Felt {
    id: page
    required property Session session
    signal openWanted()
    readonly property Home home: session.home
    readonly property int side: Math.max(Theme.margin, Math.round(80 * width / 1280))
    readonly property int inner: width - 2 * side
    readonly property bool hasMatch: home.current.id !== undefined

    FocusScope {
        id: scope
        anchors.fill: parent
        focus: true
        enabled: !saves.open
        Keys.onPressed: Theme.keyUsed()
        Component.onCompleted: page.focusFirst()

        Flickable {
            id: area
            anchors.fill: parent
            contentHeight: Math.max(height, column.height + 2 * column.topGap)
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: column
                readonly property int topGap: Math.max(Theme.s6, Math.round(34 * Theme.k))
                readonly property real spare: Math.max(0, area.height - height - 2 * topGap)
                x: page.side
                y: topGap + Math.min(spare / 3, Theme.em(5))
                width: page.inner
                spacing: Theme.tight ? Theme.s4 : Theme.s6        // in the smallest window the names of the games are seen
                Item {
                    width: parent.width
                    height: nav.y + nav.height
                    Wordmark { id: mark }
                    Flow {
                        id: nav
                        readonly property bool below: mark.width + Theme.s6 + probe.width > parent.width
                        x: below ? -16 : parent.width - width + 16
                        y: below ? mark.height + Theme.s2 : (mark.height - height) / 2
                        width: below ? parent.width + 32 : probe.width
                        spacing: Theme.s2
                        Repeater {
                            model: page.places
                            Btn {
                                required property var modelData
                                objectName: "nav-" + modelData.page
                                kind: "ghost"
                                icon: modelData.icon
                                text: modelData.text
                                onClicked: modelData.page === "open" ? page.openWanted() : page.session.go(modelData.page)
                            }
                        }
                    }
                    Row {   // the width of the links in one line
                        id: probe
                        visible: false
                        spacing: Theme.s2
                        Repeater {
                            model: page.places
                            Btn {
                                required property var modelData
                                kind: "ghost"
                                icon: modelData.icon
                                text: modelData.text
                            }
                        }
                    }
                }
                Repeater {
                    model: page.home.notices
                    Note {
                        required property string modelData
                        required property int index
                        width: column.width
                        text: modelData
                        onDismissed: page.home.dismiss(index)
                    }
                }
                SavedMatch {
                    id: current
                    visible: page.hasMatch
                    width: parent.width
                    saved: page.hasMatch ? page.home.current : page.nothing
                    others: page.home.others.length
                    onResumed: page.session.resume(page.home.current.id)
                    onOthersWanted: saves.open = true
                }
                Txt {
                    text: qsTr("New match")
                    font.pixelSize: Theme.lead
                    weight: 650
                    color: Theme.inkFelt
                    topPadding: Theme.s2
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Grid {
                    id: grid
                    readonly property int count: page.home.games.length
                    readonly property real tallest: {
                        let most = 0
                        for (let at = 0; at < tiles.count; ++at)
                            most = Math.max(most, tiles.itemAt(at)?.implicitHeight ?? 0)
                        return most
                    }
                    width: parent.width
                    readonly property int most: Math.max(1, Math.min(count, Math.floor((width + spacing) / (Theme.em(11.5) + spacing))))
                    columns: Math.ceil(count / Math.ceil(count / most))   // as many in each row
                    spacing: Theme.s6
                    Repeater {
                        id: tiles
                        model: page.home.games
                        GameTile {
                            required property var modelData
                            required property int index
                            objectName: "game-" + modelData.id
                            game: modelData
                            height: grid.tallest
                            width: Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                            onClicked: page.session.setUp(modelData.id)
                            Keys.onLeftPressed: tiles.focusAt(index - 1)
                            Keys.onRightPressed: tiles.focusAt(index + 1)
                            Keys.onUpPressed: index < grid.columns ? current.focusContinue() : tiles.focusAt(index - grid.columns)
                            Keys.onDownPressed: tiles.focusAt(index + grid.columns)
                        }
                        function focusAt(index: int) {
                            const tile = itemAt(index) as GameTile
                            if (tile)
                                tile.forceActiveFocus()
                        }
                    }
                }
            }
            ScrollMark { area: area }
        }
    }
    readonly property var nothing: ({ "id": "", "title": "", "note": "", "seats": [], "melds": [], "tableSpoken": "" })
    readonly property var places: [
        { "page": "open", "icon": "folder", "text": qsTr("Open…", "a record or a saved match, from a file") },
        { "page": "rules", "icon": "book", "text": qsTr("Rules") },
        { "page": "settings", "icon": "gear", "text": qsTr("Settings") },
        { "page": "about", "icon": "info", "text": qsTr("About") }
    ]

    function focusFirst() {
        if (hasMatch)
            current.focusContinue()
        else
            tiles.focusAt(0)
    }
    SavesSheet {
        id: saves
        anchors.fill: parent
        home: page.home
        onResumed: id => page.session.resume(id)
        onRejected: {
            open = false
            page.focusFirst()
        }
    }
}
