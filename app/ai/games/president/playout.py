"""Playing a world of `president` to its end by a plain policy."""

from app.core.games.president.search import RANKS, World

_UP = range(RANKS)
_DOWN = range(RANKS - 1, -1, -1)


def playout(world: World) -> list[int]:
    """Every seat plays low and keeps groups whole; returns the places, changing the world.

    Written out in one loop, since a decision plays some hundred worlds.
    """
    while world.owed:
        hand = world.hands[world.to_act]
        single = next((rank for rank in _UP if hand[rank] == 1), None)
        rank = single if single is not None else next(rank for rank in _UP if hand[rank])
        world.play((rank, 0))
    hands, left, places = world.hands, world.left, world.places
    seats = len(hands)
    seat, last, rank, count = world.to_act, world.last, world.rank, world.count
    passed, turned, revolution = world.passed, world.reversed, world.revolution
    if len(places) == seats:
        return places
    while True:
        hand = hands[seat]
        play = -1
        if not count:
            for r in _DOWN if turned else _UP:
                if hand[r]:
                    play = r
                    count = hand[r]
                    if count < 4 or not revolution:
                        break
        else:
            higher = range(rank - 1, -1, -1) if turned else range(rank + 1, RANKS)
            for r in higher:
                held = hand[r]
                if held == count:
                    play = r
                    break
                if held > count and play < 0:
                    play = r
        if play >= 0:
            hand[play] -= count
            rest = left[seat] - count
            left[seat] = rest
            last, rank = seat, play
            if count == 4 and revolution:
                turned = not turned
            if not rest:
                places.append(seat)
                if len(places) == seats - 1:
                    places.append(next(s for s in range(seats) if left[s]))
                    return places
        else:
            passed |= 1 << seat
        for _ in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if left[seat] and seat != last and not passed >> seat & 1:
                break
        else:
            seat = last
            while not left[seat]:
                seat = seat + 1 if seat + 1 < seats else 0
            count = 0
            passed = 0
