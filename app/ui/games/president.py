"""`president` at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from app.core.cards import Card
from app.core.game import Event
from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.events import Gave, Played, TrickEnded
from app.core.games.president.order import USUAL, strength
from app.core.games.president.view import View
from app.ui.games.presenter import Act, Check, Note, Place, Presenter, Verdict, Why
from app.ui.table import cues
from app.ui.table.board import GONE, HIDDEN, Board, Cue, Move, Spot, hand
from app.ui.text import cards as card_names
from app.ui.text.games.president import title
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

MIDDLE: Spot = ("middle", 0)
"""Where cards are played, and put to give them back."""
PASSING: Spot = ("pass", 0)
"""No place to be seen: what the command to pass goes to."""

_SUITS = "cdhs"

_TRICK = QT_TRANSLATE_NOOP("President", "The trick, nothing played yet")
_EXCHANGE = QT_TRANSLATE_NOOP("President", "The place for the cards that you give back")
_LIES = QT_TRANSLATE_NOOP("President", "{player} played {cards}")
_TO_BEAT = QT_TRANSLATE_NOOP("President", "{player} · to beat")
_ACTS = {
    "play": QT_TRANSLATE_NOOP("President", "Play"),
    "pass": QT_TRANSLATE_NOOP("President", "Pass"),
    "give": QT_TRANSLATE_NOOP("President", "Give"),
    "sort": QT_TRANSLATE_NOOP("Table", "Sort"),
}
_CARDS = QT_TRANSLATE_N_NOOP("Table", "%n card(s)", "", 1)
_BEATS = QT_TRANSLATE_NOOP("President", "beats the trick")
_TOO_LOW = QT_TRANSLATE_NOOP("President", "does not beat the trick")
_LEADS = QT_TRANSLATE_NOOP("President", "can be led")
_MIXED = QT_TRANSLATE_NOOP("President", "of different ranks")
_GIVEN = QT_TRANSLATE_NOOP("President", "ready to give back")
_CHOOSE = QT_TRANSLATE_N_NOOP("President", "choose %n", "", 1)
_PASSED = QT_TRANSLATE_NOOP("President", "passed")
_LAST_CARD = QT_TRANSLATE_NOOP("Table", "last card")
_OUT = QT_TRANSLATE_NOOP("President", "out · place {place}")
_USUAL = QT_TRANSLATE_NOOP("President", "Usual order")
_REVERSED = QT_TRANSLATE_NOOP("President", "Order reversed")
_GOT = QT_TRANSLATE_NOOP("President", "{player} gave you {cards}")
_GAVE = QT_TRANSLATE_NOOP("President", "You gave {player} {cards}")
_OTHERS = QT_TRANSLATE_N_NOOP("President", "{player} gave {other} %n card(s)", "", 1)
_WAITS = QT_TRANSLATE_N_NOOP("President", "{player} still gives %n card(s) back to {other}", "", 1)


class President(Presenter):
    """The presenter of `president`."""

    passes = True
    sorts = ("rank", "melds")

    def contents(
        self, view: View, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        found: dict[Spot, Sequence[Card]] = {}
        for seat, held in enumerate(view.hands):
            found[hand(seat)] = hands.get(seat) or held.cards or [HIDDEN] * held.count
        for number, (_, played) in enumerate(view.plays):
            found["trick", number] = played
        for seat, count in _taken(view.history).items():
            found[GONE, seat] = [HIDDEN] * count
        return found

    def cue(self, event: Event, board: Board, open_hand: Callable[[int], bool]) -> Cue | None:
        match event:
            case Played(seat, played):
                number = sum(1 for spot, held in board.spots.items() if spot[0] == "trick" and held)
                tokens = board.find(hand(seat), played)
                moves = [Move(t, ("trick", number), c) for t, c in zip(tokens, played, strict=True)]
                return Cue("play", tuple(moves), "discard")
            case TrickEnded(seat, _):
                tokens = [
                    token
                    for spot in sorted(spot for spot in board.spots if spot[0] == "trick")
                    for token in board.spots[spot]
                ]
                return Cue("sweep", tuple(Move(t, (GONE, seat), HIDDEN) for t in tokens), "sweep")
            case Gave(seat, to, count, given, _):
                tokens = board.find(hand(seat), given or [HIDDEN] * count)
                shown = given if given and open_hand(to) else [HIDDEN] * count
                moves = [Move(t, hand(to), c) for t, c in zip(tokens, shown, strict=True)]
                return Cue("exchange", tuple(moves), "meld")
        return cues.cue(event, board, open_hand)

    def places(self, view: View) -> Sequence[Place]:
        empty = say("President", _EXCHANGE if view.phase == "give" else _TRICK)
        return [Place(MIDDLE, 0, "", empty)]

    def trick(self, view: View, voice: Voice) -> list[dict[str, str]]:
        """The plays of the trick: what stands under each, and its name for the ear."""
        last = len(view.plays) - 1
        rows = []
        for number, (seat, played) in enumerate(view.plays):
            name = voice.names[seat]
            label = say("President", _TO_BEAT, player=name) if number == last else name
            spoken = say("President", _LIES, player=name, cards=card_names.names(played))
            rows.append({"label": label, "spoken": spoken})
        return rows

    def action(self, view: View, cards: Sequence[Card], source: Spot, target: Spot) -> Any | None:
        me = view.watcher
        if source != hand(me):
            return None
        if target == PASSING:
            return Pass(me)
        if target[0] not in ("middle", "trick"):
            return None
        return Give(me, tuple(cards)) if view.phase == "give" else Play(me, tuple(cards))

    def shortcut(self, view: View, spot: Spot, card: Card) -> Any | None:
        return None

    def sources(self, view: View) -> Sequence[Spot]:
        return ()

    def ways(self, view: View, command: str) -> Sequence[tuple[Spot, Spot]]:
        mine = hand(view.watcher)
        match command:
            case "play" if view.phase != "give":
                return [(mine, MIDDLE)]
            case "give" if view.phase == "give":
                return [(mine, MIDDLE)]
            case "pass":
                return [(mine, PASSING)]
        return []

    def acts(self, view: View, cards: Sequence[Card], check: Check, why: Why) -> Sequence[Act]:
        me = view.watcher
        if view.phase == "give":
            reasons = {"give": why(Give(me, tuple(cards)))}
        else:
            reasons = {"play": why(Play(me, tuple(cards))), "pass": why(Pass(me))}
        acts = [
            Act(name, say("President", _ACTS[name]), reason, quiet=name == "pass")
            for name, reason in reasons.items()
        ]
        return [*acts, Act("sort", say("Table", _ACTS["sort"]), "", quiet=True)]

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        text = say("Table", _CARDS, len(cards))
        if view.to_act != view.watcher:
            return Verdict(text, "", False)
        if view.phase == "give":
            need = view.owed[0][2]
            if len(cards) == need:
                return Verdict(text, say("President", _GIVEN), True)
            return Verdict(text, say("President", _CHOOSE, need), False)
        if len({card[0] for card in cards}) > 1:
            return Verdict(text, say("President", _MIXED), False)
        if not view.plays:
            return Verdict(text, say("President", _LEADS), True)
        good = len(cards) == len(view.plays[-1][1]) and _beats(view, cards[0])
        return Verdict(text, say("President", _BEATS if good else _TOO_LOW), good)

    def fresh(self, view: View) -> Card | None:
        return None

    def arranged(self, view: View, cards: Sequence[Card], how: str) -> list[Card]:
        def by_rank(card: Card) -> tuple[int, int]:
            return (USUAL.index(card[0]), _SUITS.index(card[1]))

        if how == "melds":
            sizes = Counter(card[0] for card in cards)
            return sorted(cards, key=lambda card: (sizes[card[0]], *by_rank(card)))
        return sorted(cards, key=by_rank)

    def note(self, view: View, seat: int) -> Note:
        seats = len(view.hands)
        order = view.places if seat in view.places else view.before
        name = title(order.index(seat) + 1, seats) if seat in order else ""
        crown = bool(order) and order[0] == seat
        if seat in view.places:
            place = view.places.index(seat) + 1
            return Note(say("President", _OUT, place=place), "good", name, crown)
        if seat in view.passed:
            return Note(say("President", _PASSED), "plain", name, crown)
        if view.hands[seat].count == 1 and view.phase != "over":
            return Note(say("President", _LAST_CARD), "warn", name, crown)
        return Note(title=name, crown=crown)

    def dim(self, view: View) -> Collection[Card]:
        if view.phase != "follow" or view.to_act != view.watcher:
            return ()
        count = len(view.plays[-1][1])
        held = Counter(card[0] for card in view.hand)
        return [c for c in view.hand if held[c[0]] < count or not _beats(view, c)]

    def companions(self, view: View, card: Card) -> Sequence[Card]:
        if view.to_act != view.watcher or view.phase not in ("lead", "follow"):
            return ()
        same = [c for c in view.hand if c[0] == card[0] and c != card]
        if view.phase == "lead":
            return same
        count = len(view.plays[-1][1])
        return same[: count - 1] if _beats(view, card) and len(same) >= count - 1 else ()

    def panel(self, view: View, cards: Sequence[Card], voice: Voice) -> Mapping[str, Any]:
        beaten = USUAL.index(view.plays[-1][1][0][0]) if view.plays else -1
        return {
            "order": say("President", _REVERSED if view.reversed else _USUAL),
            "reversed": view.reversed,
            "ranks": [voice.printed.get(rank, rank) for rank in USUAL],
            "toBeat": beaten,
            "trick": self.trick(view, voice),
            "exchange": self.exchange(view, voice) if view.phase in ("give", "lead") else [],
        }

    def exchange(self, view: View, voice: Voice) -> list[dict[str, str]]:
        """What was given and what is still owed, until the first card of the round is played."""
        lines = []
        for event in view.history:
            if isinstance(event, Played):
                return []
            if isinstance(event, Gave):
                lines.append(_gift(event, view.watcher, voice))
        for seat, to, count in view.owed:
            if seat != view.watcher:
                names = {"player": voice.names[seat], "other": voice.names[to]}
                text = say("President", _WAITS, count, **names)
                lines.append({"line": text, "spoken": text})
        return lines

    def forced(self, view: View, check: Check) -> Any | None:
        if view.phase != "follow" or len(self.dim(view)) < len(view.hand):
            return None
        return Pass(view.watcher)

    def onlooking(self, view: View, people: Sequence[int]) -> bool:
        return view.phase != "over" and bool(people) and set(people) <= set(view.places)


def _beats(view: View, card: Card) -> bool:
    to_beat = view.plays[-1][1][0]
    return strength(card, view.reversed) > strength(to_beat, view.reversed)


def _taken(history: Sequence[Event]) -> dict[int, int]:
    """Seat → how many cards lie in the tricks that it took."""
    taken: Counter[int] = Counter()
    lying = 0
    for event in history:
        if isinstance(event, Played):
            lying += len(event.cards)
        elif isinstance(event, TrickEnded):
            taken[event.seat] += lying
            lying = 0
    return dict(taken)


def _gift(event: Gave, watcher: int, voice: Voice) -> dict[str, str]:
    if event.cards is None or watcher not in (event.seat, event.to):
        names = {"player": voice.names[event.seat], "other": voice.names[event.to]}
        text = say("President", _OTHERS, event.count, **names)
        return {"line": text, "spoken": text}
    text = _GOT if event.to == watcher else _GAVE
    player = voice.names[event.seat if event.to == watcher else event.to]
    codes = " ".join(f"{{{card}}}" for card in event.cards)
    return {
        "line": say("President", text, player=player, cards=codes),
        "spoken": say("President", text, player=player, cards=card_names.names(event.cards)),
    }
