pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// The rules of every game, with the options of the match under way.
PaperPage {
    id: page
    required property Session session
    readonly property Rules rules: session.rules
    title: qsTr("Rules")
    wide: Theme.em(46)
    onBackWanted: session.back()

    Segments {
        visible: page.rules.games.length > 1
        name: qsTr("Game")
        maxWidth: parent.width
        options: page.rules.games.map(game => game.name)
        current: page.rules.games.findIndex(game => game.id === page.rules.game)
        onChosen: index => page.rules.show(page.rules.games[index].id)
    }
    Txt {
        width: parent.width
        text: page.rules.games.find(game => game.id === page.rules.game).name
        font.pixelSize: Theme.title + 4
        weight: 650
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Prose {
        text: page.rules.ofMatch ? qsTr("As your match is played") : qsTr("As the rules say, unless a match changes them")
        color: Theme.textMuted
    }
    Repeater {
        model: page.rules.sections
        Column {
            id: section
            required property var modelData
            width: parent.width
            spacing: Theme.s3
            Section { text: section.modelData.title }
            Repeater {
                model: section.modelData.rules
                Item {
                    id: rule
                    required property var modelData
                    width: section.width
                    height: words.height
                    Txt {
                        id: number
                        text: rule.modelData.number
                        width: Theme.em(3)
                        weight: 600
                        color: Theme.accentText
                        visible: text !== ""
                        Accessible.ignored: true
                    }
                    Prose {
                        id: words
                        x: number.visible ? number.width : 0
                        width: rule.width - x
                        text: rule.modelData.text
                        Accessible.name: rule.modelData.number === "" ? text : qsTr("%1. %2", "number and text of a rule").arg(rule.modelData.number).arg(text)
                    }
                }
            }
        }
    }
    Section {
        visible: deals.visible
        text: qsTr("The deals of your match can be checked")
    }
    Prose {
        id: deals
        readonly property string commitment: page.rules.ofMatch ? (page.session.table as TableController)?.display.commitment ?? "" : ""
        visible: commitment !== ""
        text: qsTr("The cards of every round follow from a seed that was drawn before the first deal. Its SHA-256 is %1. The seed is shown after the match: then every deal can be checked.").arg(commitment)
        wrapMode: Text.Wrap
    }
}
