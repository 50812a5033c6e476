import QtQuick

// The picture of one value of a PickRow.
Item {
    property string value
}
