pragma ComponentBehavior: Bound
import QtQuick

// One card, w wide and 1.4 w high. code: "7h", "Td", "Jk", "" for a back; a change between face and back is turned over.
// States: selected, focused (ring), target (legal place), dim (can't be played), fresh (drawn now), lifted (shadow only),
// points (deadwood, text; pointsGood: it stands out). Looks: redJoker, compact (by width), back (else Theme.back), shadow, flips (turn over or swap at
// once), flipTime. Screen reader: name (ignored while empty), role; signal acted() on its press action.
// While w moves, the card is scaled; its images and letters are drawn anew when w rests.
Item {
    id: card
    property string code
    property real w: Theme.cardPile
    property bool selected: false
    property bool focused: false
    property bool target: false
    property bool dim: false
    property bool fresh: false
    property bool lifted: selected
    property string points
    property bool pointsGood: false
    property bool redJoker: false
    property bool compact: base < Theme.compactBelow
    property string back: Theme.back
    property bool shadow: true
    property bool flips: true
    property int flipTime: Theme.tReveal
    property string name
    signal acted

    property string shown: code          // what is drawn: changes half way through a turn
    property real base: w                // the width that everything is drawn for
    readonly property real radius: Math.max(3, base * 0.065)
    property real turnScale: 1

    width: Math.round(w)
    height: Math.round(w * Theme.ratio)
    transformOrigin: Item.Bottom
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.ignored: name === ""
    Accessible.selected: selected
    Accessible.selectable: name !== ""
    Accessible.onPressAction: acted()

    Component.onCompleted: {             // from here on both follow with delay
        shown = code
        base = w
    }
    onWChanged: {
        if (base < 8)                    // it had no size yet
            base = w
        settle.restart()
    }
    onCodeChanged: {
        if (flips && visible && !Theme.still && (code === "") !== (shown === ""))
            turn.restart()
        else if (!turn.running)
            shown = code
    }
    Timer {
        id: settle
        interval: Theme.tSettle
        onTriggered: card.base = card.w
    }
    SequentialAnimation {
        id: turn
        NumberAnimation { target: card; property: "turnScale"; to: 0; duration: card.flipTime / 2; easing.type: Easing.InQuad }
        ScriptAction { script: card.shown = card.code }
        NumberAnimation { target: card; property: "turnScale"; to: 1; duration: card.flipTime / 2; easing.type: Easing.OutQuad }
        onStopped: {
            card.shown = card.code
            card.turnScale = 1
        }
    }
    // Ends a running turn at once.
    function finish() {
        turn.complete()
    }

    Item {
        id: body
        width: Math.max(1, Math.round(card.base))
        height: Math.max(1, Math.round(card.base * Theme.ratio))
        x: card.width * (1 - card.turnScale) / 2
        transform: Scale {
            xScale: card.width / body.width * card.turnScale
            yScale: card.height / body.height
        }
        Item {   // one picture with the shadow: turned cards are drawn at half the cost
            id: picture
            readonly property int pad: !card.shadow || Theme.hc ? 2 : card.lifted ? 28 : 12   // room for the shadow
            x: -pad
            y: -pad
            width: body.width + 2 * pad
            height: body.height + 2 * pad
            layer.enabled: true
            layer.smooth: true
            Rectangle {
                x: picture.pad
                y: picture.pad
                width: body.width
                height: body.height
                radius: card.radius
                color: card.dim ? Theme.cardDim : Theme.cardFace
                border.width: Theme.cardBorder
                border.color: Theme.cardEdge
                antialiasing: true
                Shadow {
                    level: card.lifted ? 2 : 1
                    visible: card.shadow && !Theme.hc
                }
                Loader {
                    anchors.fill: parent
                    sourceComponent: card.shown === "" ? backSide : faceSide
                }
            }
        }
        Loader {
            anchors.fill: parent
            active: card.selected || card.target || card.focused || card.fresh || card.points !== ""
            sourceComponent: marks
        }
    }
    Component {
        id: backSide
        Image {
            source: Theme.backUrl(card.back)
            sourceSize: Qt.size(body.width, body.height)
            smooth: true
            antialiasing: true
        }
    }
    Component {
        id: faceSide
        CardFace {
            code: card.shown
            base: card.base
            compact: card.compact
            redJoker: card.redJoker
        }
    }
    Component {
        id: marks
        CardMarks {
            selected: card.selected
            target: card.target
            focused: card.focused
            fresh: card.fresh
            points: card.points
            pointsGood: card.pointsGood
            corner: card.radius
        }
    }
}
