"""Why an action of `remik51` is refused."""

from enum import StrEnum


class Code(StrEnum):
    """Violation codes; the parameters stand behind each."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"  # to_act
    UNKNOWN_ACTION = "unknown_action"
    BAD_PACKS = "bad_packs"  # packs, seats
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    NO_DISCARD = "no_discard"
    RETURNED_THIS_TURN = "returned_this_turn"
    NOTHING_TO_RETURN = "nothing_to_return"
    NOT_IN_HAND = "not_in_hand"  # card
    NO_CARDS = "no_cards"
    TOO_FEW_FOR_A_MELD = "too_few_for_a_meld"
    TWINS_IN_A_SET = "twins_in_a_set"
    TOO_MANY_JOKERS = "too_many_jokers"
    NOT_A_MELD = "not_a_meld"
    OPEN_FIRST = "open_first"  # points
    ALREADY_OPENED = "already_opened"
    OPENING_TOO_SMALL = "opening_too_small"  # points, needed
    NO_PURE_RUN = "no_pure_run"
    NO_SUCH_MELD = "no_such_meld"  # meld
    END_NEEDED = "end_needed"
    NO_END_IN_A_SET = "no_end_in_a_set"
    SET_IS_FULL = "set_is_full"
    DOES_NOT_FIT = "does_not_fit"  # cards, meld (its cards)
    NO_JOKER_THERE = "no_joker_there"
    NOT_THE_JOKERS_CARD = "not_the_jokers_card"  # card
    SET_NEEDS_ALL_MISSING = "set_needs_all_missing"  # missing
    TAKEN_MUST_BE_MELDED = "taken_must_be_melded"  # card
    TAKEN_MUST_GO_OUT = "taken_must_go_out"  # card
    KEEP_ONE_TO_DISCARD = "keep_one_to_discard"  # card
