"""What a bot believes is good at Pocket Mars."""

from __future__ import annotations

from ludoteca.engine.game import Strategy


class PocketMarsStrategy(Strategy):
    """To be filled."""
