"""How often something may be done: a bucket for each who does it, which fills again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Buckets:
    """So many at once, then so many a second. The names of the least recent are forgotten first."""

    def __init__(self, most: float, rate: float, names: int = 20_000) -> None:
        self._most = most
        self._rate = rate
        self._names = names
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, size: int = 1) -> bool:
        """Take one out of a bucket; False: it is empty. One for several people is so many times as large."""
        now = monotonic()
        left, since = self._left.pop(name, (size * self._most, now))
        left = min(size * self._most, left + (now - since) * size * self._rate)
        self._left[name] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self._names:
            self._left.popitem(last=False)
        return left >= 1
