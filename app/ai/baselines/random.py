"""The opponent that only measures: any legal action, each as likely."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.ai.agent import Decision, Limit
from app.ai.token import Token


@dataclass(frozen=True, slots=True)
class Random:
    """Plays any game."""

    def decide(
        self, view: Any, legal: Sequence[Any], seed: int, limit: Limit, token: Token
    ) -> Decision:
        """Uniform over the legal actions."""
        return Decision(legal[random.Random(seed).randrange(len(legal))])
