"""All words of the program that do not stand in QML, in the language of the moment.

Every function here translates when it is called. So nothing has to be rebuilt when the language
changes: ask again. The language is the QTranslator that is installed; lists of names also follow
the default QLocale, so set both (`languages.locale_name`).

    from app.ui.text import cards, game_names, indices, options, phases, players
    from app.ui.text import results, rules, turns, violations
    from app.ui.text.games import TEXTS
    from app.ui.text.voice import Voice

    printed = indices.letters(style, language)       index letters by rank: {"J": "W", "T": "10", …}
    voice = Voice(names, printed)                    what is on the screen: cards as signs
    voice = Voice(names, printed, spoken=True)       for a screen reader: cards by their names

    cards.name("Td")                                 "ten of diamonds", as it stands alone
    cards.as_object("Td")                            the same as the object of a sentence
    cards.sign("Td", printed)                        "10♦"
    phases.prompt("rummy", view)                     "Meld, lay off or discard"
    players.turn_of(name)                            "To play: Ana"
    players.names(match.seats)                       who has no name is "Player"
    violations.refusal("rummy", violation, voice)    why not, one sentence
    TEXTS["rummy"].announce(event, voice)            "Ana draws a card from the stock." or ""
    TEXTS["rummy"].last_move(turn, voice)            "Took 10♦, discarded K♥"
    results.round_title("rummy", number, options)    "Round 3 · first to 100 points"
    results.round_winner(result, number, voice)      "Ana wins round 3"
    results.round_ending("rummy", history, voice)    "Out by a lay-off. Ana scores …"
    results.score_line(seat, result, voice)          "Ana: 43 points in this round, 96 in all"
    results.match_winner(seats, voice)               "Ana wins the match"
    options.title/explanation("rummy", field)        what a new-match page says of an option
    options.value("rummy", field, value)             "100 points", "yes"
    options.chips("rummy", options)                  a few words for every changed option
    rules.rules_page("rummy", options, printed)      sections of numbered rules
    game_names.game_name/game_line("gin")            title, and the line under it
    players.level_name("hard"), players.kind_name("ai")

A new game adds `games/<id>.py` with one `GameText`, and its id in `games/__init__.py`.

Texts are marked with QT_TRANSLATE_NOOP, those with %n with QT_TRANSLATE_N_NOOP (`say.py`). Values
have names, {player}, so that a translation may put them in any order. Cards are the object of a
sentence only where the English has "the {card}"; several cards follow a colon, where no language
wants a case. Words follow `translations/glossary.md`.
"""
