"""A clock that a test turns by hand."""

from __future__ import annotations

import pytest

from ludoteca.web import gathering, hub


class Clock:
    """What the tables take for the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        for module in (hub, gathering):
            monkeypatch.setattr(module, "monotonic", lambda: self.now)
