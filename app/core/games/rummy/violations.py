"""Why an action of `rummy` is refused."""

from enum import StrEnum


class Code(StrEnum):
    """Violation codes; the parameters stand behind each."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"  # to_act
    UNKNOWN_ACTION = "unknown_action"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    NOT_IN_HAND = "not_in_hand"  # card
    TOO_FEW_FOR_A_MELD = "too_few_for_a_meld"
    ACE_IS_HIGH = "ace_is_high"
    NOT_A_MELD = "not_a_meld"
    NO_SUCH_MELD = "no_such_meld"  # meld
    NO_CARDS = "no_cards"
    DOES_NOT_FIT = "does_not_fit"  # cards, meld (its cards)
    LAST_CARD_MUST_BE_DISCARDED = "last_card_must_be_discarded"
    TAKEN_THIS_TURN = "taken_this_turn"  # card
