import QtQuick

// A heading inside a page. text.
Txt {
    width: parent ? parent.width : 0
    font.pixelSize: Theme.lead
    weight: 650
    topPadding: Theme.s3
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
