pragma ComponentBehavior: Bound
import QtQuick

// The question before a knock: what is shown, what is left over, yes or no. page is the TablePage; question: a map of
// Gin.question; ask() takes the focus and says it aloud.
FocusScope {
    id: ask
    required property var page
    required property var question
    readonly property var layout: page.layout
    readonly property real least: layout.barHeight + 8
    readonly property real most: layout.raisedTop - Theme.em(2)
    width: Math.min(Math.round(306 * Theme.rem / 15), page.width * 0.6)
    height: body.height + 40
    x: page.width - width - Theme.margin
    y: Math.max(least, Math.min(layout.pilesY - 18, most - height))
    z: 10
    Accessible.role: Accessible.Dialog
    Accessible.name: question.title ?? ""
    Accessible.description: question.spoken ?? ""

    function ask() {
        yes.forceActiveFocus()
        Accessible.announce(question.spoken, Accessible.Assertive)
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab || event.key === Qt.Key_Left || event.key === Qt.Key_Right) {
            event.accepted = true
            Theme.keyUsed()
            if (yes.activeFocus)
                no.forceActiveFocus()
            else
                yes.forceActiveFocus()
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.rSheet
        color: Theme.surface
        border.width: Theme.hc ? 2 : Theme.dark ? 1 : 0
        border.color: Theme.line
        Shadow { level: 3 }
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
    }
    Column {
        id: body
        x: 20
        y: 20
        width: parent.width - 40
        spacing: Theme.s3
        Txt {
            width: parent.width
            text: ask.question.title ?? ""
            font.pixelSize: Theme.lead
            weight: 650
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
        RichLine {
            width: parent.width
            line: ask.question.line ?? ""
            ground: "paper"
            font.pixelSize: Theme.small
            color: Theme.textMuted
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: Theme.s3
            Repeater {
                model: [...(ask.question.melds ?? []), ...((ask.question.loose ?? []).length > 0 ? [ask.question.loose] : [])]
                CardRow {
                    required property var modelData
                    w: Math.max(44, Math.round(44 * Theme.k))
                    strip: 27 / w
                    cards: modelData
                }
            }
        }
        Column {
            width: parent.width
            spacing: 6
            Item {
                width: parent.width
                height: label.height
                Txt {
                    id: label
                    objectName: "knockLabel"
                    width: Math.min(implicitWidth, parent.width - measure.width - Theme.s2)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    text: ask.question.label ?? ""
                    font.pixelSize: Theme.small
                    color: Theme.textMuted
                    Accessible.ignored: true
                }
                Txt {
                    id: measure
                    objectName: "knockMeasure"
                    anchors.right: parent.right
                    text: ask.question.measure ?? ""
                    font.pixelSize: Theme.small
                    weight: 600
                    Accessible.ignored: true
                }
            }
            Rectangle {
                width: parent.width
                height: 8
                radius: 4
                color: Theme.surface2
                border.width: 1
                border.color: Theme.line
                Rectangle {
                    width: parent.width * (ask.question.share ?? 0)
                    height: 8
                    radius: 4
                    color: Theme.accent
                }
            }
        }
        Rectangle { width: parent.width; height: 1; color: Theme.line }
        Row {
            spacing: 10
            Btn {
                id: yes
                objectName: "knockYes"
                width: Math.round((body.width - 10) * 0.54)
                wide: true
                kind: "primary"
                paper: true
                text: ask.question.yes ?? ""
                key: "K"
                focus: true
                onClicked: ask.page.table.command("knock")
            }
            Btn {
                id: no
                objectName: "knockNo"
                width: body.width - 10 - yes.width
                wide: true
                kind: "paper"
                text: ask.question.no ?? ""
                onClicked: ask.page.table.command("cancel")
            }
        }
    }
}
