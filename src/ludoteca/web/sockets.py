"""How many pages one visitor may have connected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.web.settings import CROWD, Settings
from ludoteca.web.visitor import Refused, Visitor


class Sockets:
    """The connected pages of each visitor and of each address."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.most_sockets
        self._open: Counter[str] = Counter()

    @contextmanager
    def held(self, visitor: Visitor) -> Iterator[None]:
        """Hold one more; `Refused` where there are too many already."""
        held = [(f"@{visitor.address}", CROWD * self._most)]
        if visitor.holder:  # whoever only looks on has no secret, and counts with their address
            held.append((visitor.holder, self._most))
        for key, most in held:
            if self._open[key] >= most:
                raise Refused(429, "web-sockets", most=most)
        self._open.update(key for key, _ in held)
        try:
            yield
        finally:
            for key, _ in held:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
