import QtQuick

// A part of a page that scrolls, and keeps what has the focus in sight.
Flickable {
    id: area
    readonly property Item focused: Window.activeFocusItem
    clip: true
    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: if (Theme.keyboard) reveal(focused)

    // Scrolls as the key says; whether it was a key for that.
    function scrollBy(key: int): bool {
        const by = key === Qt.Key_Down ? Theme.em(3) : key === Qt.Key_Up ? -Theme.em(3)
                 : key === Qt.Key_PageDown ? height * 0.9 : key === Qt.Key_PageUp ? -height * 0.9
                 : key === Qt.Key_End ? contentHeight : key === Qt.Key_Home ? -contentHeight : 0
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
        return by !== 0
    }
    function reveal(item: Item) {
        let inside = item
        while (inside && inside !== contentItem)
            inside = inside.parent
        if (!inside)
            return
        const top = item.mapToItem(contentItem, 0, 0).y
        const bottom = top + item.height
        if (top - Theme.em(2) < contentY)
            contentY = Math.max(0, top - Theme.em(2))
        else if (bottom + Theme.em(2) > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, bottom + Theme.em(2) - height))
    }
    ScrollMark { area: area }
}
