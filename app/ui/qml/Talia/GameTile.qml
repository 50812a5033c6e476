pragma ComponentBehavior: Bound
import QtQuick

// A game on the start page: three of its cards, its name and what it is. game: {id, name, line, players, cards}.
Pressable {
    id: tile
    required property var game
    readonly property real broadArt: Theme.cardTile * 1.4
    readonly property bool broad: width > broadArt * 2.35 + Theme.em(24)      // art at the left, words beside it
    readonly property real w: broad ? broadArt : Theme.cardTile
    implicitHeight: broad ? Math.max(art.height + Theme.em(3.4), words.height + Theme.em(2.6))
                          : art.height + words.height + Theme.em(4.6)
    name: qsTr("New match: %1", "what a game's tile does").arg(game.name)
    Accessible.description: qsTr("%1. %2", "what a game is; how many play").arg(game.line).arg(game.players)
    Rectangle {
        anchors.fill: parent
        radius: Theme.rSheet
        color: Theme.plate
        border.width: Theme.plateBorder
        border.color: Theme.plateLine
        Shadow { level: 1 }
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: tile.hovered || tile.pressed
            color: tile.pressed ? Theme.pressLight : Theme.hoverLight
        }
    }
    FocusRing { shown: tile.ringed; corner: Theme.rSheet }
    Item {
        id: art
        width: Math.round(tile.w * 2.35)
        height: Math.round(tile.w * 1.62)
        x: tile.broad ? Theme.em(2) : (tile.width - width) / 2
        y: tile.broad ? (tile.height - height) / 2 : Theme.em(1.9)
        Repeater {
            model: tile.game.cards
            Card {
                required property string modelData
                required property int index
                readonly property real place: index - 1
                code: modelData
                w: tile.w
                compact: false
                redJoker: true
                flips: false
                transformOrigin: Item.Center
                rotation: place * 13
                x: (art.width - width) / 2 + place * tile.w * 0.5
                y: Math.round(tile.w * 0.04) + Math.abs(place) * tile.w * 0.08
            }
        }
    }
    Column {
        id: words
        x: tile.broad ? art.x + art.width + Theme.em(2.4) : Theme.em(1.35)
        y: tile.broad ? (tile.height - height) / 2 : art.y + art.height + Theme.em(1.1)
        width: tile.width - x - Theme.em(1.35)
        spacing: 3
        Txt {
            width: parent.width
            text: tile.game.name
            font.pixelSize: tile.broad ? Theme.title + 4 : Theme.lead + 2
            weight: 650
            color: Theme.inkPlate
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Txt {
            width: parent.width
            text: tile.game.line
            font.pixelSize: tile.broad ? Theme.body : Theme.small
            color: Theme.inkPlateMuted
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        Txt {
            width: parent.width
            topPadding: 4
            text: tile.game.players
            font.pixelSize: tile.broad ? Theme.body : Theme.small
            weight: 600
            color: Theme.inkPlate
            Accessible.ignored: true
        }
    }
}
