import QtQuick

// Running text that a screen reader reads too. text, and all of Txt.
Txt {
    width: parent ? parent.width : 0
    wrapMode: Text.WordWrap
    lineHeight: Theme.lineHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
