pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

// The totals after each round, a line a seat. result: a map of match_result in models/result.py.
Item {
    id: plot
    required property var result
    readonly property var rows: result.rows ?? []
    readonly property int rounds: result.rounds ?? 0
    readonly property real low: Math.min(0, result.low ?? 0)
    readonly property real high: Math.max(low + 1, result.high ?? 1)
    readonly property real before: Math.max(highest.implicitWidth, zero.implicitWidth) + Theme.s2
    readonly property real after: Theme.em(1.4)
    readonly property real above: Theme.em(0.85)     // half a disc
    readonly property real below: Theme.em(1.6)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Plot of the totals after each round; the table below has the numbers.")

    function px(round: real): real {
        return before + (width - before - after) * round / Math.max(1, rounds)
    }
    function py(total: real): real {
        return above + (height - above - below) * (1 - (total - low) / (high - low))
    }
    // Where the discs at the ends of the lines stand: each clear of the others, as near to its line as may be
    readonly property var discs: {
        const size = Theme.em(1.5)
        const ends = rows.map((row, at) => ({at: at, y: py(row.total)})).sort((a, b) => a.y - b.y)
        for (let at = 1; at < ends.length; ++at)
            ends[at].y = Math.max(ends[at].y, ends[at - 1].y + size)
        for (let at = ends.length - 1, most = height - below; at >= 0; --at, most = ends[at + 1].y - size)
            ends[at].y = Math.min(ends[at].y, most)
        return ends.sort((a, b) => a.at - b.at).map(end => end.y)
    }
    Rectangle {
        x: plot.before
        y: Math.round(plot.py(0))
        width: plot.width - plot.before
        height: 1
        color: Theme.control
    }
    Rectangle {
        visible: (plot.result.target ?? null) !== null
        x: plot.before
        y: Math.round(plot.py(plot.result.target ?? 0))
        width: plot.width - plot.before
        height: 1
        color: Theme.accentText
    }
    Caption {
        id: zero
        visible: y >= highest.y + highest.height
        text: "0"
        x: plot.before - width - Theme.s2
        y: plot.py(0) - height / 2
    }
    Caption {
        id: highest
        text: String(plot.result.target ?? plot.high)
        x: plot.before - width - Theme.s2
        y: plot.py(plot.result.target ?? plot.high) - height / 2
    }
    Repeater {
        model: plot.rounds
        Caption {
            required property int index
            readonly property int every: Math.ceil(plot.rounds / Math.max(1, (plot.width - plot.before) / Theme.em(2)))
            visible: (index + 1) % every === 0
            text: String(index + 1)
            x: plot.px(index + 1) - width / 2
            y: plot.height - height
        }
    }
    Repeater {
        model: plot.rows
        Item {
            id: line
            required property var modelData
            required property int index
            // Up to where the bonuses at the end of a match take it
            readonly property var path: [...modelData.totals.map((total, round) => Qt.point(plot.px(round), plot.py(total))), Qt.point(plot.px(plot.rounds), plot.py(modelData.total))]
            readonly property color tone: Theme.hc ? Theme.text : Theme.dark ? Theme.seatTint(modelData.seat) : Qt.darker(Theme.seatTint(modelData.seat), 1.8)
            anchors.fill: parent
            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer
                ShapePath {
                    strokeColor: line.tone
                    strokeWidth: line.modelData.winner ? 3 : 2
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    capStyle: ShapePath.RoundCap
                    PathPolyline { path: line.path }
                }
            }
            Repeater {
                model: line.modelData.totals
                Rectangle {
                    required property int index
                    required property var modelData
                    width: 8
                    height: 8
                    radius: 4
                    x: plot.px(index) - 4
                    y: plot.py(modelData) - 4
                    visible: index > 0
                    color: line.tone
                    border.width: 1
                    border.color: Theme.surface
                }
            }
            SeatDisc {
                size: Theme.em(1.5)
                seat: line.modelData.seat
                name: line.modelData.name
                x: plot.px(plot.rounds) - width / 2
                y: plot.discs[line.index] - height / 2
                border.width: 2
                border.color: line.tone
            }
        }
    }
    component Caption: Txt {
        font.pixelSize: Theme.caption
        color: Theme.textMuted
        tabular: true
        Accessible.ignored: true
    }
}
