pragma Singleton
import QtQuick

// Every colour, size and duration. The root window sets the first block from the settings and from its
// own size; everything else follows. k scales the geometry of the table, rem scales text.
QtObject {
    id: theme

    // Inputs
    property string assets: Qt.resolvedUrl("../../../../resources/")   // URL of the folder, with its last slash
    property string mode: "light"              // light, dark, contrast
    property string feltName: "green"          // green, blue, plum, slate
    property bool fourColour: false
    property bool largeIndex: false
    property string indexStyle: "international" // international, polish, french, lithuanian, bulgarian
    property string back: "lattice"            // lattice, rosette, folk, monogram
    property real textScale: 1                 // 1 to 2
    property real cardScale: 1
    property string speed: "normal"            // slow, calm, normal, quick, none
    property bool reducedMotion: false
    property real k: 1                         // scaleFor(width, height)
    property bool keyboard: false              // the last input was a key: focus rings show
    signal keyed                               // a key was pressed: hints go
    function keyUsed() {
        keyboard = true
        keyed()
    }

    function scaleFor(width: real, height: real): real {
        return Math.max(0.75, Math.min(width / 1280, height / 800))
    }

    readonly property bool hc: mode === "contrast"
    readonly property bool dark: mode === "dark"
    readonly property bool tight: k < 0.85
    readonly property bool largeText: textScale >= 1.5
    function pick(light: color, dim: color, sharp: color): color {
        return hc ? sharp : dark ? dim : light
    }

    // Table. A felt is [felt, plate, line of a plate].
    readonly property var felts: ({
        "green": {"light": ["#306955", "#224B3E", "#3B6A5A"], "dark": ["#1F2F29", "#26362F", "#3A4D44"]},
        "blue": {"light": ["#2F5F7A", "#214355", "#3E6C86"], "dark": ["#1D2A33", "#25343E", "#3A4B57"]},
        "plum": {"light": ["#6B4A57", "#4B343D", "#795967"], "dark": ["#2D2128", "#382A32", "#4F3E48"]},
        "slate": {"light": ["#5A5F63", "#3F4345", "#6A6F73"], "dark": ["#24282A", "#2E3336", "#454B4F"]}
    })
    readonly property var feltSet: (felts[feltName] ?? felts["green"])[dark ? "dark" : "light"]
    readonly property color felt: hc ? "#000000" : feltSet[0]
    readonly property color inkFelt: "#FFFFFF"
    readonly property color inkFeltMuted: pick("#D5E6DD", "#A9B8B0", "#FFFFFF")
    readonly property color plate: hc ? "#000000" : feltSet[1]
    readonly property color plateLine: hc ? "#FFFFFF" : feltSet[2]
    readonly property int plateBorder: hc ? 2 : 1
    readonly property color inkPlate: "#FFFFFF"
    readonly property color inkPlateMuted: pick("#C9DBD2", "#A9B8B0", "#FFFFFF")
    readonly property color feltDanger: pick("#FFCFC7", "#FFB3A8", "#FF9C8F")
    readonly property color feltSuccess: pick("#A6E5C3", "#A6E5C3", "#7CFFB2")
    readonly property var seatTints: ["#F3DDB0", "#8CC7E0", "#E4B7CF", "#C3D98B", "#E6BE8C", "#C9B8EA"]
    readonly property color inkTint: "#14211C"
    function seatTint(seat: int): color {
        return hc ? "#FFFFFF" : seatTints[seat % seatTints.length]
    }

    // Paper: pages, sheets, bubbles
    readonly property color page: pick("#F3F1EB", "#161E1B", "#000000")
    readonly property color surface: pick("#FDFCF9", "#1F2925", "#000000")
    readonly property color surface2: pick("#F1EEE7", "#2A3631", "#000000")
    readonly property color raised: pick("#FDFCF9", "#3A4A42", "#000000")
    readonly property color chosen: pick("#FFFFFF", "#3C4B44", "#FFD400")
    readonly property color inkChosen: pick("#1E2522", "#E9EFEB", "#000000")
    readonly property color line: pick("#DDD8CC", "#3A4943", "#FFFFFF")
    readonly property color control: pick("#8A8578", "#7E8E86", "#FFFFFF")
    readonly property color text: pick("#1E2522", "#E9EFEB", "#FFFFFF")
    readonly property color textMuted: pick("#59625E", "#A9B8B0", "#FFFFFF")
    readonly property color accent: pick("#F0B94D", "#F0B94D", "#FFD400")
    readonly property color inkAccent: pick("#2A1E05", "#2A1E05", "#000000")
    readonly property color accentText: pick("#7E5300", "#F0B94D", "#FFD400")
    readonly property color accentSoft: pick("#FBEFD6", "#3B331F", "#000000")
    readonly property color success: pick("#1B6E45", "#A6E5C3", "#7CFFB2")
    readonly property color successSoft: pick("#DFF1E6", "#21392D", "#000000")
    readonly property color warning: pick("#7E5300", "#F0B94D", "#FFD400")
    readonly property color danger: pick("#B3261E", "#FFB3A8", "#FF9C8F")
    readonly property color dangerSoft: pick("#FBE5E1", "#43292A", "#000000")
    readonly property color focus: pick("#FFFFFF", "#FFFFFF", "#00E5FF")
    readonly property color focusPaper: hc ? focus : accentText
    readonly property color focusDark: "#14211C"
    readonly property color scrim: hc ? "#D9000000" : "#99000000"
    readonly property color hoverLight: "#0FFFFFFF"
    readonly property color hoverDark: "#14000000"
    readonly property color pressLight: "#1FFFFFFF"
    readonly property color pressDark: "#1F000000"

    // Cards. The colours of suits are those of the drawn faces.
    readonly property color cardFace: pick("#FFFFFF", "#F4F2ED", "#FFFFFF")
    readonly property color cardDim: pick("#E9E6DE", "#DFDBD2", "#D0D0D0")
    readonly property color cardEdge: pick("#C9C6BE", "#8F8C85", "#000000")
    readonly property int cardBorder: hc ? 2 : 1
    readonly property var suitColours: hc
        ? ({"s": "#000000", "h": "#B00000", "d": fourColour ? "#0033CC" : "#B00000", "c": fourColour ? "#005A1E" : "#000000"})
        : ({"s": "#1B2340", "h": "#B8202F", "d": fourColour ? "#1F5AA8" : "#B8202F", "c": fourColour ? "#1C6B45" : "#1B2340"})
    function suitColour(suit: string): color {
        return suitColours[suit] ?? suitColours["s"]
    }
    function jokerColour(red: bool): color {
        return red ? suitColours["h"] : hc ? "#000000" : "#34424F"
    }
    // In four colours only diamonds and clubs have faces and signs of their own.
    function scheme(name: string, suit: string): string {
        return fourColour && (suit === "d" || suit === "c") ? name : name.replace(/-?four$/, "")
    }
    function faceUrl(code: string): url {
        const folder = hc ? scheme("contrast-four", code[1]) : scheme("four", code[1]) || "two"
        return assets + "cards/" + folder + "/" + code + ".svg"
    }
    function jokerUrl(red: bool, small: bool): url {
        return assets + "cards/joker-" + (red ? "red" : "ink") + (small ? "-small" : "") + ".svg"
    }
    function backUrl(name: string): url {
        return assets + "cards/back-" + name + ".svg"
    }
    // ground: card, felt (also plates and any dark paper), paper
    function signUrl(suit: string, ground: string): url {
        const tone = ground === "card" ? (hc ? scheme("contrast-four", suit) : scheme("four", suit) || "two")
                   : ground === "felt" || dark || hc ? scheme("felt-four", suit) : scheme("paper-four", suit)
        return assets + "cards/signs/" + suit + "-" + tone + ".svg"
    }
    // The signs as letters of our own font, for text
    function signLetter(suit: string): string {
        return "\uE660\uE661\uE662\uE663"["shdc".indexOf(suit)] ?? ""
    }
    function signColour(suit: string, ground: string): color {
        const light = ground === "felt" || dark || hc
        if (fourColour && suit === "d")
            return light ? "#A9CDF5" : "#1A56A8"
        if (fourColour && suit === "c")
            return light ? "#A6E5C3" : "#186A39"
        return suit === "h" || suit === "d" ? (light ? "#FFB3A8" : "#B3261E") : light ? "#FFFFFF" : "#1E2522"
    }
    function iconUrl(name: string, tone: string): url {
        return assets + "icons/" + tone + "/" + name + ".svg"
    }

    // Letters of the ranks on the cards: ace, king, queen, jack
    readonly property var indexLetters: ({
        "international": "AKQJ", "polish": "AKDW", "french": "ARDV", "lithuanian": "TKDV", "bulgarian": "АКДВ"
    })
    readonly property string jokerIndex: indexStyle === "bulgarian" ? "ЖОК" : "JOK"
    function rankLabel(rank: string): string {
        const at = "AKQJ".indexOf(rank)
        return rank === "T" ? "10" : at < 0 ? rank : (indexLetters[indexStyle] ?? "AKQJ")[at]
    }

    // Widths of cards; a card is 5 : 7
    readonly property real ratio: 1.4
    readonly property real cards: k * cardScale
    readonly property real cardPile: 84 * cards
    readonly property real cardTrick: 96 * cards
    readonly property real cardPileGin: 104 * cards
    readonly property real cardMeld: (tight ? 54 / k : 62) * cards
    readonly property real cardMeldSmall: Math.max(54, 56 * cards)
    readonly property real cardMeldLarge: 76 * cards
    readonly property real cardTray: 112 * cards
    readonly property real cardResult: 44 * grow
    readonly property real cardPlate: 30 * grow
    readonly property real cardTile: 86 * k
    readonly property real compactBelow: 78
    function cardHand(width: real, height: real): real {
        return Math.min(0.092 * width, 0.147 * height) * cardScale
    }

    // Parts of a card's width: fan, states
    readonly property real stripMin: 0.30
    readonly property real stripMax: 0.56
    readonly property real stripGin: 0.50
    readonly property real gapHand: 0.50                    // between groups of a hand, in strips
    readonly property real stripMeld: 0.46
    readonly property real stripMeldMin: 27
    readonly property real liftHover: 0.12
    readonly property real liftSelect: 0.20
    readonly property real dragScale: 1.04
    function fanTurn(count: int): real {       // degrees between neighbours
        return count < 14 ? 0.9 : 0.6
    }
    function fanMargin(count: int): real {     // kept free at each side of the hand
        return count >= 16 ? 190 : tight ? 196 : 244
    }

    // Type: Inter; sizes are multiples of rem
    readonly property string family: "Inter"
    readonly property real grow: Math.max(1, Math.min(1.4, Math.sqrt(k)))
    readonly property real rem: 15 * textScale * grow
    readonly property int caption: Math.round(rem * 0.80)   // 12
    readonly property int small: Math.round(rem * 0.87)     // 13
    readonly property int body: Math.round(rem)             // 15
    readonly property int lead: Math.round(rem * 1.2)       // 18
    readonly property int title: Math.round(rem * 1.6)      // 24
    readonly property int display: Math.round(rem * 2.4)    // 36
    readonly property real lineHeight: 1.08                 // running text: 1.3 of the size
    function em(n: real): int {                             // n times the body size
        return Math.round(rem * n)
    }

    // Space, radii, sizes of parts
    readonly property int s1: 4
    readonly property int s2: 8
    readonly property int s3: 12
    readonly property int s4: 16
    readonly property int s6: 24
    readonly property int s8: 32
    readonly property int s12: 48
    readonly property int margin: tight ? 14 : 20
    readonly property int rSmall: 6
    readonly property int rControl: 10
    readonly property int rPlate: 14
    readonly property int rSheet: 18
    readonly property int controlHeight: Math.round(rem * (tight ? 2.4 : 2.67))
    readonly property int fieldHeight: Math.round(rem * 2.4)
    readonly property int iconSmall: Math.round(18 * Math.min(1.6, rem / 15))
    readonly property int iconSize: Math.round(20 * Math.min(1.6, rem / 15))
    readonly property int rowHeight: 64
    readonly property int sheetWidth: 900
    readonly property int toastWidth: 420
    readonly property int tipWidth: 320
    readonly property int ringWidth: 2
    readonly property int ringGap: 4

    // Shadows: [padding, border, offset] of each level's image
    readonly property var shadows: [[0, 0, 0], [10, 21, 2], [20, 31, 6], [48, 69, 12]]

    // Colours of icons, by ground
    readonly property string iconFelt: "white"
    readonly property string iconFeltMuted: hc ? "white" : dark ? "ash" : "pale"
    readonly property string iconText: hc ? "white" : dark ? "pale" : "ink"
    readonly property string iconMuted: hc ? "white" : dark ? "ash" : "muted"
    readonly property string iconAccent: hc ? "yellow" : dark ? "amber" : "gold"
    readonly property string iconOnAccent: "bronze"
    readonly property string iconPlateAccent: hc ? "yellow" : "amber"
    readonly property string iconSuccess: hc || dark ? "mint" : "green"
    readonly property string iconDanger: hc || dark ? "rose" : "red"

    // Motion, in ms: [slow, calm, normal, quick, none]
    readonly property int pace: Math.max(0, ["slow", "calm", "normal", "quick", "none"].indexOf(speed))
    readonly property bool still: reducedMotion || speed === "none"   // no flips, no flights
    function ms(times: var): int {
        return reducedMotion ? 0 : times[pace]
    }
    readonly property int tDeal: ms([1200, 800, 500, 300, 0])         // all cards
    readonly property int tDealCard: ms([260, 200, 140, 100, 0])      // the flight of one
    readonly property int tDraw: ms([320, 240, 180, 120, 0])
    readonly property int tPlay: ms([280, 220, 160, 110, 0])          // discard, play
    readonly property int tMeld: ms([360, 280, 200, 130, 0])
    readonly property int tMeldStagger: ms([30, 22, 15, 8, 0])
    readonly property int tLayOff: ms([320, 240, 180, 120, 0])        // and a joker's swap
    readonly property int tClose: ms([220, 180, 140, 100, 0])         // hand and melds close up
    readonly property int tTrickHold: ms([600, 450, 300, 150, 0])
    readonly property int tTrickSweep: ms([300, 240, 180, 120, 0])
    readonly property int tExchange: ms([420, 320, 240, 160, 0])
    readonly property int tReveal: ms([280, 220, 160, 110, 0])
    readonly property int tRevealStagger: ms([60, 40, 25, 12, 0])
    readonly property int tShow: [2000, 1600, 1200, 800, 0][pace]     // how a round ended, before its result covers it
    readonly property int tRefused: ms([220, 200, 160, 120, 0])
    readonly property int tLift: reducedMotion ? 0 : 90
    readonly property int tFade: 120                                  // in place of a flight
    readonly property int tSheetIn: 180
    readonly property int tSheetOut: 120
    readonly property int sheetRise: reducedMotion ? 0 : 12
    readonly property int tToastIn: 140
    readonly property int tToastOut: 200
    readonly property int tPage: 120
    readonly property int tTip: 500                                   // until a hovered part explains itself
    readonly property int tGap: 120                                   // until the hand closes behind a drag
    readonly property int tSettle: 80                                 // until images are drawn anew for a new size
    function tToast(words: string): int {
        return 4000 + 60 * words.length
    }
    readonly property int easeMove: Easing.OutCubic
    readonly property int easeClose: Easing.OutQuad
    readonly property int easeSweep: Easing.InCubic
    readonly property int easeExchange: Easing.InOutCubic
    readonly property int easeFlip: Easing.InOutQuad
}
