import QtQuick
import QtQuick.Dialogs

// What OpenDialog loads: it opens at once and goes when it is closed.
FileDialog {
    required property OpenDialog opener
    title: qsTr("Open a record or a saved match")
    nameFilters: [qsTr("Records and saves (*.json)")]
    acceptLabel: qsTr("Open")
    rejectLabel: qsTr("Cancel")
    Component.onCompleted: open()
    onAccepted: {
        opener.chosen(selectedFile)
        opener.source = ""
    }
    onRejected: opener.source = ""
}
