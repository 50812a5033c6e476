"""Why an action of `president` is refused."""

from enum import StrEnum


class Code(StrEnum):
    """Violation codes; the parameters stand behind each."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"  # to_act
    UNKNOWN_ACTION = "unknown_action"
    GIVE_FIRST = "give_first"  # count
    NOTHING_TO_GIVE = "nothing_to_give"
    WRONG_NUMBER_TO_GIVE = "wrong_number_to_give"  # count
    NOT_IN_HAND = "not_in_hand"  # card
    NO_CARDS = "no_cards"
    MIXED_RANKS = "mixed_ranks"
    WRONG_COUNT = "wrong_count"  # count
    NOT_HIGHER = "not_higher"  # cards (to beat), reversed
    LEADER_MUST_PLAY = "leader_must_play"
