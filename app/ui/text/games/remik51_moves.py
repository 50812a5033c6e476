"""One turn of `remik51` as a phrase for a seat's plate."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.game import Event
from app.core.games.remik51.events import Opened, Returned, Swapped
from app.ui.text import turns
from app.ui.text.say import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from app.ui.text.voice import Voice

# Every mixture is a text of its own, since languages differ in how they join them: t took the
# discard, then the one thing that mattered most, then d discarded.
_MOVES = {
    "": QT_TRANSLATE_NOOP("Remik51", "Drew a card"),
    "d": QT_TRANSLATE_NOOP("Remik51", "Discarded {card}"),
    "t": QT_TRANSLATE_NOOP("Remik51", "Took {taken}"),
    "td": QT_TRANSLATE_NOOP("Remik51", "Took {taken}, discarded {card}"),
    "r": QT_TRANSLATE_NOOP("Remik51", "Returned {returned}"),
    "rd": QT_TRANSLATE_NOOP("Remik51", "Returned {returned}, discarded {card}"),
    "o": QT_TRANSLATE_N_NOOP("Remik51", "Opened with %n point(s)", "", 1),
    "od": QT_TRANSLATE_N_NOOP("Remik51", "Opened with %n point(s), discarded {card}", "", 1),
    "to": QT_TRANSLATE_N_NOOP("Remik51", "Took {taken}, opened with %n point(s)", "", 1),
    "tod": QT_TRANSLATE_N_NOOP(
        "Remik51", "Took {taken}, opened with %n point(s), discarded {card}", "", 1
    ),
    "j": QT_TRANSLATE_NOOP("Remik51", "Swapped a joker"),
    "jd": QT_TRANSLATE_NOOP("Remik51", "Swapped a joker, discarded {card}"),
    "tj": QT_TRANSLATE_NOOP("Remik51", "Took {taken}, swapped a joker"),
    "tjd": QT_TRANSLATE_NOOP("Remik51", "Took {taken}, swapped a joker, discarded {card}"),
    "m": QT_TRANSLATE_N_NOOP("Remik51", "Melded %n card(s)", "", 1),
    "md": QT_TRANSLATE_N_NOOP("Remik51", "Melded %n card(s), discarded {card}", "", 1),
    "tm": QT_TRANSLATE_N_NOOP("Remik51", "Took {taken}, melded %n card(s)", "", 1),
    "tmd": QT_TRANSLATE_N_NOOP(
        "Remik51", "Took {taken}, melded %n card(s), discarded {card}", "", 1
    ),
    "l": QT_TRANSLATE_NOOP("Remik51", "Laid off {added}"),
    "ld": QT_TRANSLATE_NOOP("Remik51", "Laid off {added}, discarded {card}"),
}


def last_move(turn: Sequence[Event], voice: Voice) -> str:
    """One turn as a phrase: "Opened with 54 points, discarded K♥".

    Of opening, swapping, melding and laying off only the first in this order is told.
    """
    returned = ""
    for at, event in enumerate(turn):
        if isinstance(event, Returned):
            returned = voice.objects([event.card])
            turn = turn[at + 1 :]  # what was done before is undone
            break
    opened = next((event.points for event in turn if isinstance(event, Opened)), 0)
    swapped = any(isinstance(event, Swapped) for event in turn)
    values, melded = turns.moved(turn, voice), turns.melded(turn)
    done = {"o": opened, "j": swapped, "m": melded, "l": values["added"]}
    main = next((key for key, happened in done.items() if happened), "")
    first = "r" if returned and not main else "t" if values["taken"] and main != "l" else ""
    key = first + main + ("d" if values["card"] else "")
    return say("Remik51", _MOVES[key], opened or melded or -1, returned=returned, **values)
