"""Why a file can't be opened, in one sentence."""

import pytest

from app.core.faults import Fault, RecordError
from app.ui.text.faults import fault


@pytest.mark.parametrize("code", Fault)
def test_every_fault_has_a_sentence(code, qapp):
    assert fault(RecordError(code, "in English")).endswith(".")


def test_rounds_and_moves_count_from_one(qapp):
    assert "round 1, at move 3" in fault(RecordError("draw_first", "", round=0, action=2))
    assert "round 2" in fault(RecordError(Fault.DECK, "", round=1))
