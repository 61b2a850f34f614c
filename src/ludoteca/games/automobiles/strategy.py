"""What a bot believes is good at Automobiles."""

from __future__ import annotations

from ludoteca.engine.game import Strategy


class AutomobilesStrategy(Strategy):
    """Nothing yet."""
