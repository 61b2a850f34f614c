"""What an agent is told when something cannot be: a text that is ready, since it has several lines."""

from __future__ import annotations


class Refusal(Exception):  # not an error of ours: it is said to the agent
    """An answer that cannot be, with its rule and what would be right."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text
