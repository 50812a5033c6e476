"""`president` at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from app.core.cards import Card
from app.core.game import Event
from app.core.games.president.actions import Give, Pass, Play
from app.core.games.president.events import Gave, Passed, Played, Revolution, TrickEnded
from app.core.games.president.order import USUAL, strength
from app.core.games.president.view import View
from app.ui.games import pile_words as words
from app.ui.games.presenter import Act, Check, Mark, Note, Place, Presenter, Verdict, Why
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

_TRICK = {
    False: QT_TRANSLATE_NOOP("President", "The trick, nothing played yet"),
    True: QT_TRANSLATE_NOOP("President", "The trick in the reversed order, nothing played yet"),
}
_TRICK_SO_FAR = {
    False: QT_TRANSLATE_NOOP("President", "The trick, to beat: {cards}"),
    True: QT_TRANSLATE_NOOP("President", "The trick in the reversed order, to beat: {cards}"),
}
_EXCHANGE = QT_TRANSLATE_NOOP("President", "The place for the cards that you give back")
_LIES = QT_TRANSLATE_NOOP("President", "{player} played {cards}")
_TO_BEAT = QT_TRANSLATE_NOOP("President", "{player} · to beat")
_ACTS = {
    "play": QT_TRANSLATE_NOOP("President", "Play"),
    "pass": QT_TRANSLATE_NOOP("President", "Pass"),
    "give": QT_TRANSLATE_NOOP("President", "Give"),
}
_BEATS = QT_TRANSLATE_N_NOOP("President", "%n card(s) beat the trick", "", 1)
_TOO_LOW = QT_TRANSLATE_N_NOOP("President", "%n card(s) do not beat the trick", "", 1)
_LEADS = QT_TRANSLATE_N_NOOP("President", "You may lead %n card(s)", "", 1)
_MIXED = QT_TRANSLATE_NOOP("President", "of different ranks")
_GIVEN = QT_TRANSLATE_NOOP("President", "ready to give back")
_CHOOSE = QT_TRANSLATE_N_NOOP("President", "choose %n", "", 1)
_PASSED = QT_TRANSLATE_NOOP("President", "passed")
_OUT = QT_TRANSLATE_NOOP("President", "{place} · {title}")
_USUAL = QT_TRANSLATE_NOOP("President", "Usual order")
_REVERSED = QT_TRANSLATE_NOOP("President", "Order reversed")
_GOT = QT_TRANSLATE_NOOP("President", "{player} gave you {cards}")
_NEW = QT_TRANSLATE_NOOP("President", "new")
_GAVE = QT_TRANSLATE_NOOP("President", "You gave {player} {cards}")
_OTHERS = QT_TRANSLATE_N_NOOP("President", "{player} gave {other} %n card(s)", "", 1)
_OWE = QT_TRANSLATE_N_NOOP("President", "You give {other} %n card(s) back", "", 1)
_WAITS = QT_TRANSLATE_N_NOOP("President", "{player} still gives %n card(s) back to {other}", "", 1)


class President(Presenter):
    """The presenter of `president`."""

    passes = True
    sorts = ("rank", "melds")

    def contents(
        self, view: View, hands: Mapping[int, Sequence[Card]]
    ) -> dict[Spot, Sequence[Card]]:
        found = super().contents(view, hands)
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
                return Cue("exchange", tuple(_handed(board, to, tokens, shown)), "meld")
            case Revolution(_, turned):
                spots = [spot for spot in board.spots if spot[0] == "hand" and open_hand(spot[1])]
                moves = [move for spot in spots for move in _turned(board, spot, turned)]
                return Cue("exchange", tuple(moves)) if moves else None
        return cues.cue(event, board, open_hand)

    def places(self, view: View) -> Sequence[Place]:
        if view.phase == "give":
            name = say("President", _EXCHANGE)
        elif view.plays:
            cards = card_names.names(view.plays[-1][1])
            name = say("President", _TRICK_SO_FAR[view.reversed], cards=cards)
        else:
            name = say("President", _TRICK[view.reversed])
        return [Place(MIDDLE, 0, "", name)]

    def trick(self, view: View, voice: Voice) -> list[dict[str, str]]:
        """The plays of the trick: what stands under each, and its name for the ear."""
        last = len(view.plays) - 1
        rows = []
        for number, (seat, played) in enumerate(view.plays):
            name = voice.names[seat]
            label = say("President", _TO_BEAT, player=name) if number == last else name
            spoken = say("President", _LIES, player=name, cards=card_names.names(played))
            rows.append({"name": name, "label": label, "spoken": spoken})
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
        return [*acts, Act("sort", words.act("sort"), "", quiet=True)]

    def verdict(self, view: View, cards: Sequence[Card]) -> Verdict:
        count = len(cards)
        text = words.cards(count)
        if view.to_act != view.watcher:
            return Verdict(text)
        if view.phase == "give":
            need = view.owed[0][2]
            if count == need:
                return Verdict(text, say("President", _GIVEN), True)
            return Verdict(text, say("President", _CHOOSE, need), False)
        if len({card[0] for card in cards}) > 1:
            return Verdict(text, say("President", _MIXED), False)
        if not view.plays:
            return Verdict(strong=say("President", _LEADS, count), good=True)
        need = len(view.plays[-1][1])
        if not _beats(view, cards[0]):
            return Verdict(strong=say("President", _TOO_LOW, count))
        if count != need:
            return Verdict(text, say("President", _CHOOSE, need), False)
        return Verdict(strong=say("President", _BEATS, count), good=True)

    def arranged(self, view: View, cards: Sequence[Card], how: str) -> list[Card]:
        ordered = _by_rank(cards, view.reversed)
        if how == "melds":
            sizes = Counter(card[0] for card in cards)
            return sorted(ordered, key=lambda card: sizes[card[0]])
        return ordered

    def note(self, view: View, seat: int) -> Note:
        seats = len(view.hands)
        order = view.places if seat in view.places else view.before
        place = order.index(seat) + 1 if seat in order else 0
        name = title(place, seats) if place else ""
        crown = place == 1
        if seat in view.places:
            return Note(title=say("President", _OUT, place=place, title=name), crown=crown)
        if seat in view.passed:
            return Note(say("President", _PASSED), "plain", name, crown)
        if view.hands[seat].count == 1 and view.phase != "over":
            return Note(words.last_card(), "warn", name, crown)
        return Note(title=name, crown=crown)

    def dim(self, view: View) -> Collection[Card]:
        if view.phase != "follow" or view.to_act != view.watcher:
            return ()
        count = len(view.plays[-1][1])
        held = Counter(card[0] for card in view.hand)
        return [c for c in view.hand if held[c[0]] < count or not _beats(view, c)]

    def marks(self, view: View, helped: bool) -> Mapping[Card, Mark]:
        """What the watcher was given in the exchange is new until it plays or passes."""
        if any(isinstance(e, Played | Passed) and e.seat == view.watcher for e in view.history):
            return {}
        gifts = [e for e in view.history if isinstance(e, Gave) and e.to == view.watcher]
        new = Mark(say("President", _NEW), say("President", _NEW))
        return {card: new for gift in gifts for card in gift.cards or ()}

    def companions(self, view: View, chosen: Sequence[Card]) -> Sequence[Card]:
        """What the chosen ones lack to be a play; to lead, the rest of the rank of a first one."""
        if not self._plays(view) or not chosen:
            return ()
        same = [c for c in view.hand if c[0] == chosen[0][0] and c not in chosen]
        if view.phase == "lead":
            return same if len(chosen) == 1 else ()
        lacking = len(view.plays[-1][1]) - len(chosen)
        return same[:lacking] if 0 < lacking <= len(same) and _beats(view, chosen[0]) else ()

    def mixes(self, view: View, chosen: Sequence[Card], card: Card) -> bool:
        if not self._plays(view):
            return True
        full = view.phase == "follow" and len(chosen) >= len(view.plays[-1][1])
        return not full and all(other[0] == card[0] for other in chosen)

    def _plays(self, view: View) -> bool:
        """Whether the watcher has to play to a trick now."""
        return view.to_act == view.watcher and view.phase in ("lead", "follow")

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

    def exchange(self, view: View, voice: Voice) -> list[dict[str, Any]]:
        """What was given and what is still owed, until the first card of the round is played.

        `done`: whether it was given; `mine`: whether it concerns the watcher.
        """
        lines: list[dict[str, Any]] = []
        for event in view.history:
            if isinstance(event, Played):
                return []
            if isinstance(event, Gave):
                mine = view.watcher in (event.seat, event.to)
                lines.append({**_gift(event, view.watcher, voice), "done": True, "mine": mine})
        for seat, to, count in view.owed:
            names = {"player": voice.names[seat], "other": voice.names[to]}
            text = say("President", _OWE if seat == view.watcher else _WAITS, count, **names)
            mine = view.watcher in (seat, to)
            lines.append({"line": text, "spoken": text, "done": False, "mine": mine})
        return lines

    def forced(self, view: View, check: Check) -> Any | None:
        if view.phase != "follow" or len(self.dim(view)) < len(view.hand):
            return None
        return Pass(view.watcher)

    def may_onlook(self, options: Any) -> bool:
        return True

    def onlooking(self, view: View, people: Sequence[int]) -> bool:
        return view.phase != "over" and bool(people) and set(people) <= set(view.places)


def _by_rank(cards: Sequence[Card], turned: bool) -> list[Card]:
    """The cards from low to high in the order in force: the reversed one if `turned`."""
    return sorted(cards, key=lambda card: (strength(card, turned), _SUITS.index(card[1])))


def _handed(board: Board, to: int, tokens: Sequence[int], cards: Sequence[Card]) -> Iterable[Move]:
    """Cards for a hand: into their places if it stands by rank, else to its right end."""
    held = list(board.cards(hand(to)))
    by_rank = bool(held) and HIDDEN not in (*held, *cards) and held == _by_rank(held, False)
    for token, card in zip(tokens, cards, strict=True):
        held.append(card)
        yield Move(token, hand(to), card, _by_rank(held, False).index(card) if by_rank else None)


def _turned(board: Board, spot: Spot, turned: bool) -> Iterable[Move]:
    """The moves of a hand that stood by rank to where it does so in the other order."""
    held = list(board.cards(spot))
    if held == _by_rank(held, not turned):
        cue = cues.rearranged(board, spot, _by_rank(held, turned))
        yield from cue.moves if cue is not None else ()


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
