import QtQuick
import Talia.Bridge

// Which language is spoken, and to whom.
Column {
    id: part
    required property SettingsObject settings
    ChoiceRow {
        label: qsTr("Language")
        values: part.settings.languages
        names: part.settings.languageNames
        value: part.settings.languageChoice
        onChosen: value => part.settings.set("language", value)
    }
    SetRow {
        label: qsTr("Your name")
        help: qsTr("It stands at your seat and in records.")
        Field {
            name: qsTr("Your name")
            maximumLength: 24
            Component.onCompleted: text = part.settings.playerName
            onTextEdited: part.settings.set("player_name", text.trim())     // kept as it is typed
            Keys.onPressed: Theme.keyUsed()
        }
    }
}
