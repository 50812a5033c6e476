"""A whole match with the bomb: four times over 200, a seat out in mid-match, the last one left."""

from app.core.game import ALL_OPEN
from app.core.games.remik51 import GAME
from app.core.match import Match, Seat
from app.core.record import dumps, read, replay, to_record
from tests.core.remik51.deals import Discard, Draw, deck, opening, play, refused, turn

FIRST = ("As 2s 3s 4s 5s 6s 7s 8s 9s Ts", "Kc Kd Kh")
"""With these a seat opens; 2c is left to it."""
LAST = ("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh", "Qc Qd Qs")
"""With these a seat goes out: it discards what it has drawn."""


def new_round(match: Match, **hands: str) -> None:
    """Deal seats "a", "b" and "c" these hands."""
    given = [hands.get(seat, "") for seat in "abc"]
    dealer, out = 0, ()
    if match.results:
        dealer = GAME.next_dealer(3, match.rounds[-1].dealer, match.results[-1])
        out = match.results[-1].eliminated
    match.next_round(deck(given, dealer, "", GAME.pack(match.options, 3), out))
    assert match.to_act == match.rounds[-1].dealer == dealer


def lay(match: Match, seat: int, melds: tuple[str, ...], dealt: int) -> None:
    """Draw, unless the seat deals, lay these and discard the last card."""
    if seat != dealt:
        play(match, Draw(seat, "stock"))
    play(match, opening(seat, *melds))
    play(match, Discard(seat, match.view(seat).hand[-1]))


def one_opens_and_one_goes_out(match: Match) -> None:
    """Of seats 0 and 1 the one that plays first opens and keeps 2c, the other goes out."""
    after = match.rounds[-1].dealer if match.rounds else 2
    first = 1 if after == 0 else 0
    second = 1 - first
    hands = {"ab"[first]: f"{' '.join(FIRST)} 2c", "ab"[second]: " ".join(LAST)}
    new_round(match, **hands)
    dealer = match.rounds[-1].dealer
    if dealer == 2:
        play(match, Discard(2, match.view(2).hand[0]))
    lay(match, first, FIRST, dealer)
    if match.to_act == 2:
        play(match, *turn(2, match.view(2).hand[0]))
    lay(match, second, LAST, dealer)
    assert match.results[-1].winners == (second,)


def test_K18_the_fourth_bomb_in_mid_match_and_the_last_seat_left_wins() -> None:
    options = GAME.options(match_format="bomb")
    match = Match(GAME, options, [Seat(name) for name in "abc"], None)
    expected = [
        ((2, 0, 100), 0),
        ((2, 2, 200), 0),
        ((4, 2, 4), 1),
        ((6, 2, 104), 1),
        ((6, 4, 4), 2),
        ((8, 4, 104), 2),
        ((10, 4, 10), 3),
        ((10, 6, 110), 3),
        ((12, 6, 210), 3),
    ]
    for number, (totals, bombs) in enumerate(expected):
        one_opens_and_one_goes_out(match)
        result = match.results[-1]
        assert match.rounds[-1].dealer == number % 3
        assert (result.totals, result.bombs) == (totals, (0, 0, bombs))
        assert result.eliminated == ((2,) if number == 8 else ())
        assert not match.standing.over
    # Seat 2 is out: it is dealt nothing, its turn and its deal are skipped, its total stays.
    one_opens_and_one_goes_out(match)
    assert match.rounds[-1].dealer == 0
    assert counts(match) == [1, 0, 0]
    assert match.results[-1].points == (2, 0, 0)
    assert match.results[-1].totals == (14, 6, 210)
    new_round(match, b=" ".join(LAST))
    assert match.rounds[-1].dealer == 1
    assert counts(match) == [14, 15, 0]
    assert refused(match, Discard(2, "2c")) == "not_your_turn"
    play(match, opening(1, *LAST), Discard(1, match.view(1).hand[-1]))
    assert match.results[-1].totals == (114, 6, 210)
    assert not match.standing.over
    new_round(match, b=" ".join(LAST))
    play(match, Discard(0, match.view(0).hand[0]), Draw(1, "stock"), opening(1, *LAST))
    play(match, Discard(1, match.view(1).hand[-1]))
    # The only loser is over 200: all losers are, so it gets no bomb (K18).
    result = match.results[-1]
    assert (result.totals, result.bombs, result.eliminated) == ((214, 6, 210), (0, 0, 3), (0, 2))
    assert (match.standing.over, match.standing.winners) == (True, (1,))
    again = replay(read(dumps(to_record(match))))
    assert again.results == match.results
    assert again.standing == match.standing


def counts(match: Match) -> list[int]:
    """How many cards each seat holds."""
    return [hand.count for hand in match.view(ALL_OPEN).hands]
