"""Why an action of `gin` is refused."""

from enum import StrEnum


class Code(StrEnum):
    """Violation codes; the parameters stand behind each."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"  # to_act
    UNKNOWN_ACTION = "unknown_action"
    TAKE_UPCARD_OR_PASS = "take_upcard_or_pass"
    UPCARD_WAS_PASSED = "upcard_was_passed"
    NOTHING_TO_PASS = "nothing_to_pass"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    NOT_IN_HAND = "not_in_hand"  # card
    TAKEN_THIS_TURN = "taken_this_turn"  # card
    KNOCK_NEEDS_DISCARD = "knock_needs_discard"
    KNOCK_NEEDS_DRAW = "knock_needs_draw"
    TOO_MUCH_DEADWOOD = "too_much_deadwood"  # deadwood, limit
    TOO_FEW_FOR_A_MELD = "too_few_for_a_meld"
    ACE_IS_LOW = "ace_is_low"
    NOT_A_MELD = "not_a_meld"
    CARD_USED_TWICE = "card_used_twice"  # card
    ANSWER_THE_KNOCK = "answer_the_knock"
    NO_KNOCK_TO_ANSWER = "no_knock_to_answer"
    NO_SUCH_MELD = "no_such_meld"  # meld
    NO_CARDS = "no_cards"
    DOES_NOT_FIT = "does_not_fit"  # cards, meld (its cards)
