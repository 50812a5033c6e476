"""Penalties, bombs and the match's end in `remik51` (K16–K18)."""

from collections.abc import Iterable, Sequence

from app.core.cards import JOKER, Card
from app.core.game import RoundResult, Standing
from app.core.games.remik51.options import Options

BOMB_LIMIT = 200
BOMBS_ALLOWED = 3
UNOPENED_IN_BOMB = 100
JOKER_IN_BOMB = 10


def card_penalty(card: Card, options: Options) -> int:
    """What a card left in hand costs (K16, K18)."""
    if card == JOKER:
        return JOKER_IN_BOMB if options.match_format == "bomb" else options.joker_penalty
    return 10 if card[0] in "ATJQK" else int(card[0])


def hand_penalty(hand: Iterable[Card], opened: bool, options: Options) -> int:
    """What a hand costs; with the bomb 100 for a seat that has not opened (K16, K18)."""
    if options.match_format == "bomb" and not opened:
        return UNOPENED_IN_BOMB
    return sum(card_penalty(card, options) for card in hand)


def round_result(
    options: Options,
    winner: int | None,
    points: Sequence[int],
    totals: Sequence[int],
    bombs: Sequence[int],
    eliminated: Sequence[int],
) -> RoundResult:
    """The result of a round; `winner` is None when it is annulled (K15), then points are 0."""
    ended_by = "annulled" if winner is None else "out"
    winners = () if winner is None else (winner,)
    after = [total + penalty for total, penalty in zip(totals, points, strict=True)]
    if options.match_format != "bomb":
        return RoundResult(ended_by, winners, tuple(points), tuple(after))
    new_bombs, out = list(bombs), list(eliminated)
    if winner is not None:
        losers = [s for s in range(len(totals)) if s != winner and s not in eliminated]
        _explode(losers, after, new_bombs, out)
    return RoundResult(
        ended_by,
        winners,
        tuple(points),
        tuple(after),
        bombs=tuple(new_bombs),
        eliminated=tuple(sorted(out)),
    )


def _explode(losers: Sequence[int], totals: list[int], bombs: list[int], out: list[int]) -> None:
    over = [seat for seat in losers if totals[seat] > BOMB_LIMIT]
    safe = [totals[seat] for seat in losers if totals[seat] <= BOMB_LIMIT]
    for seat in over:
        if safe and bombs[seat] < BOMBS_ALLOWED:
            bombs[seat] += 1
            totals[seat] = max(safe)
        else:
            out.append(seat)


def standing(options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
    """Whether the match is over, by the match format (K17, K18)."""
    totals = results[-1].totals if results else (0,) * seats
    winners = _winners(options, seats, results, totals)
    return Standing(bool(winners), winners, totals)


def _winners(
    options: Options, seats: int, results: Sequence[RoundResult], totals: Sequence[int]
) -> tuple[int, ...]:
    lowest = tuple(seat for seat in range(seats) if totals[seat] == min(totals))
    match options.match_format:
        case "points":
            return lowest if max(totals) >= options.points_limit else ()
        case "rounds":
            played = sum(result.ended_by != "annulled" for result in results)
            return lowest if played >= options.rounds else ()
        case "wins":
            won = [sum(seat in result.winners for result in results) for seat in range(seats)]
            return tuple(seat for seat in range(seats) if won[seat] >= options.wins_needed)
        case "bomb":
            out = (results[-1].eliminated or ()) if results else ()
            left = tuple(seat for seat in range(seats) if seat not in out)
            return left if len(left) == 1 else ()
