pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// Versions, licences, and where the files are.
PaperPage {
    id: page
    required property Session session
    readonly property var facts: session.about
    title: qsTr("About Talia")
    onBackWanted: session.back()

    Prose {
        text: qsTr("Talia %1, with Python %2 and Qt %3").arg(page.facts.version).arg(page.facts.python).arg(page.facts.qt)
        font.pixelSize: Theme.lead
        weight: 600
    }
    Prose {
        text: qsTr("Talia is free software under the MIT licence. It sends nothing anywhere: matches, records and settings stay on this machine.")
    }
    Section { text: qsTr("Where things are") }
    Repeater {
        model: [
            [qsTr("Unfinished matches"), page.facts.saves],
            [qsTr("Records of finished matches"), page.facts.records],
            [qsTr("Settings"), page.facts.settings],
            [qsTr("What went wrong (log)"), page.facts.logs]
        ]
        Pair {
            required property var modelData
            width: parent.width
            label: modelData[0]
            text: modelData[1]
            selectable: true
        }
    }
    Section { text: qsTr("What Talia is built on") }
    Repeater {
        model: page.facts.packages
        Pair {
            required property var modelData
            width: parent.width
            label: qsTr("%1 %2", "name and version of a package").arg(modelData.name).arg(modelData.version)
            text: modelData.licence
        }
    }
    Prose {
        text: qsTr("The cards are our own drawings. The letters are Inter, under the SIL Open Font License.")
        color: Theme.textMuted
    }
}
