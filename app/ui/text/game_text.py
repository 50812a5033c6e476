"""What the words of one game consist of; each game fills this in in `games/<id>.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.core.game import Event
from app.ui.text.voice import Voice


@dataclass(frozen=True, slots=True)
class OptionText:
    """One option: its title, a line that explains it, and what its values are called.

    `values` is keyed by value; where any number goes, `number` has %n in its place. A chip marks
    a value that differs from the default, and is keyed alike; an option that the round's title
    names has none. On/off options need no `values`. An option matters when every other one in
    `when` has its value there, and none in `unless` has.
    """

    title: str
    help: str
    chips: Mapping[Any, str] = field(default_factory=dict)
    number_chip: str = ""
    values: Mapping[Any, str] = field(default_factory=dict)
    number: str = ""
    when: Mapping[str, Any] = field(default_factory=dict)
    unless: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule: its number, its text, and the options under which it holds.

    It holds when every option in `when` has its value there, and none in `unless` has. `count`
    names the option whose value stands for %n; other options stand in the text by their names.
    """

    number: str
    text: str
    when: Mapping[str, Any] = field(default_factory=dict)
    unless: Mapping[str, Any] = field(default_factory=dict)
    count: str = ""


def holds(text: OptionText | RuleText, options: Mapping[str, Any]) -> bool:
    """Whether an option matters, or a rule is in force, under these options."""
    return all(options[name] == value for name, value in text.when.items()) and not any(
        options[name] == value for name, value in text.unless.items()
    )


@dataclass(frozen=True, slots=True)
class SectionText:
    """A heading of the rules page and the rules below it."""

    title: str
    rules: tuple[RuleText, ...]


@dataclass(frozen=True, slots=True)
class GameText:
    """All words of a game. Mappings hold English sources; functions say finished texts."""

    context: str
    """The translation context of every source here."""
    violations: Mapping[str, str]
    """Code → sentence, for the codes of this game alone, or where it says a shared one otherwise.

    A parameter of the violation stands in it by its name, `count` as %n.
    """
    phases: Mapping[str, str]
    """Phase → what the seat to act has to do."""
    options: Mapping[str, OptionText]
    rules: tuple[SectionText, ...]
    announce: Callable[[Event, Voice], str]
    """One event → a sentence; empty where nothing is to be said."""
    last_move: Callable[[Sequence[Event], Voice], str]
    """The events of one turn of one seat → a phrase for its plate."""
    prompt: Callable[[Any], str]
    """A view of the game → what the seat to act has to do: closer than its phase alone."""
    ending: Callable[[Sequence[Event], Voice], str]
    """The events of a finished round → how it ended and what follows from that."""
    round_title: Callable[[int, Any], str]
    """The round's number, from 1, and the options → a line for the top bar."""
