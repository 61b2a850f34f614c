"""A bot that never answers hangs the process that it plays in: somebody in there watches, and ends it."""

from __future__ import annotations

import os
from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic

from ludoteca.bots import Bot
from ludoteca.engine import State

LEAST_PATIENCE = 60.0  # seconds: a bot may have much to read before its first answer
TIMES = 10  # as long as it may think


def patience_for(seconds: float) -> float:
    """How long a bot is waited for that may think for so many seconds: beyond them it is slow, beyond this it hangs."""
    return max(LEAST_PATIENCE, TIMES * seconds) if seconds else 0.0


class Watch:
    """Ends this process when a bot takes longer than `patience`; `tell` is given its name first."""

    def __init__(self, patience: float, tell: Callable[[str], object]) -> None:
        self._patience = patience
        self._tell = tell
        self._asked = ""  # the bot that is thinking; empty: none
        self._until = 0.0
        self._changed = Condition()
        Thread(target=self._wait, daemon=True).start()

    def over(self, bot: Bot) -> Bot:
        """The same bot, watched."""
        return _Watched(bot, self)

    def begin(self, name: str) -> None:
        """A bot begins to think."""
        with self._changed:
            self._asked, self._until = name, monotonic() + self._patience
            self._changed.notify()

    def end(self) -> None:
        """It has answered, or failed."""
        with self._changed:
            self._asked = ""

    def _wait(self) -> None:
        with self._changed:
            while True:
                left = self._until - monotonic()
                if self._asked and left <= 0.0:
                    self._tell(self._asked)
                    os._exit(1)
                self._changed.wait(left if self._asked else None)


class _Watched(Bot):
    """Plays as the bot that it stands for."""

    def __init__(self, bot: Bot, watch: Watch) -> None:
        super().__init__(bot.name)
        self._bot = bot
        self._watch = watch

    def choose(self, world: State, seed: int) -> int:
        """What the bot says."""
        self._watch.begin(self.name)
        try:
            return self._bot.choose(world, seed)
        finally:
            self._watch.end()
