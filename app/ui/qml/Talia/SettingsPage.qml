pragma ComponentBehavior: Bound
import QtQuick
import Talia.Bridge

// Everything that can be set. Every change acts at once.
FocusScope {
    id: page
    required property Session session
    readonly property SettingsObject settings: session.settings
    readonly property bool beside: width >= Theme.em(62)                  // sections at the side
    readonly property bool previewed: section === 0 && width >= Theme.em(66)
    property int section: 0
    readonly property var sections: [qsTr("Look and cards"), qsTr("Play and pace"), qsTr("Language and name")]

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")
    Component.onCompleted: first.forceActiveFocus()
    Keys.onPressed: event => {
        Theme.keyUsed()
        if (event.key === Qt.Key_Escape) {
            event.accepted = true
            session.back()
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    Rectangle {
        id: side
        width: page.beside ? Theme.em(15.7) : page.width
        height: page.beside ? page.height : head.height + (page.beside ? 0 : first.height + Theme.s3)
        color: page.beside ? Theme.surface : Theme.page
        Rectangle {
            visible: page.beside
            anchors.right: parent.right
            width: 1
            height: parent.height
            color: Theme.line
        }
        PageHead {
            id: head
            x: Theme.s3
            title: qsTr("Settings")
            onBackWanted: page.session.back()
        }
        FocusScope {
            id: first
            x: page.beside ? Theme.s3 : Theme.s6
            y: head.height + (page.beside ? Theme.s2 : 0)
            width: side.width - 2 * x
            height: page.beside ? tabs.height : bar.height
            Column {
                id: tabs
                visible: page.beside
                width: parent.width
                spacing: Theme.s1
                Repeater {
                    id: links
                    model: page.sections
                    NavTab {
                        required property string modelData
                        required property int index
                        width: tabs.width
                        text: modelData
                        chosen: index === page.section
                        focus: index === page.section
                        onClicked: page.section = index
                        Keys.onUpPressed: links.itemAt(index - 1)?.forceActiveFocus()
                        Keys.onDownPressed: links.itemAt(index + 1)?.forceActiveFocus()
                    }
                }
            }
            Segments {
                id: bar
                visible: !page.beside
                focus: visible
                name: qsTr("Part of the settings")
                maxWidth: first.width
                options: page.sections
                current: page.section
                onChosen: index => page.section = index
            }
        }
    }
    PageArea {
        id: area
        readonly property int edge: page.beside ? Theme.em(2.4) : Theme.s6
        x: page.beside ? side.width : 0
        y: page.beside ? 0 : side.height
        width: (page.previewed ? preview.x - Theme.s2 : page.width) - x
        height: page.height - y
        contentHeight: form.height + Theme.em(3.6)
        Column {
            id: form
            x: area.edge
            y: page.beside ? Theme.em(1.8) : 0
            width: Math.min(area.width - 2 * area.edge, Theme.em(46))
            Txt {
                visible: page.beside
                width: parent.width
                text: page.sections[page.section]
                font.pixelSize: Theme.title
                weight: 650
                bottomPadding: Theme.s3
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Loader {
                width: parent.width
                sourceComponent: [look, play, person][page.section]
            }
        }
    }
    Component {
        id: look
        LookSettings { settings: page.settings }
    }
    Component {
        id: play
        PlaySettings { settings: page.settings }
    }
    Component {
        id: person
        PersonSettings { settings: page.settings }
    }
    Preview {
        id: preview
        visible: page.previewed
        width: Math.round(Math.min(page.width * 0.26, Theme.em(24)))
        height: page.height - 2 * Theme.em(1.8)
        x: page.width - width - Theme.em(1.8)
        y: Theme.em(1.8)
    }
}
