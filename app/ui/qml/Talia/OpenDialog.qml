import QtQuick

// The system's dialog for a record or a save; its module is loaded when it is first wanted. open(), chosen(file).
Loader {
    id: opener
    signal chosen(url file)
    function open() {
        setSource("FileOpener.qml", { "opener": opener })
    }
}
