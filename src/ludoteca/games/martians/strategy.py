"""What a bot believes is good at Martians!!!."""

from __future__ import annotations

from ludoteca.engine.game import Strategy


class MartiansStrategy(Strategy):
    """Values the way to the win."""
