pragma Singleton
import QtQuick

// How long cards fly: the motions of the table by name, from the durations of Theme.
QtObject {
    function duration(kind: string): int {
        switch (kind) {
        case "deal": return Theme.tDealCard
        case "draw":
        case "take": return Theme.tDraw
        case "discard":
        case "play": return Theme.tPlay
        case "sweep": return Theme.tTrickSweep
        case "exchange":
        case "reshuffle": return Theme.tExchange
        case "meld": return Theme.tMeld
        case "layOff":
        case "swap":
        case "undo": return Theme.tLayOff
        case "reveal": return Theme.tReveal
        case "show": return Theme.tShow
        case "refused": return Theme.tRefused
        }
        return Theme.tClose
    }
    // The time from the start of a cue until the card that is number `turn` of `turns` starts
    function delay(kind: string, turn: int, turns: int): int {
        switch (kind) {
        case "deal": return turns > 1 ? Math.max(0, Theme.tDeal - Theme.tDealCard) * turn / (turns - 1) : 0
        case "meld": return Theme.tMeldStagger * turn
        case "reshuffle": return turns > 1 ? Theme.tExchange * turn / (turns - 1) : 0
        case "sweep": return Theme.tTrickHold
        case "reveal": return Theme.tRevealStagger * turn
        }
        return 0
    }
    // The whole of a cue of `turns` moves
    function total(kind: string, turns: int): int {
        return delay(kind, turns - 1, turns) + duration(kind)
    }
    function easing(kind: string): int {
        return kind === "close" ? Theme.easeClose : Theme.easeMove
    }
}
