"""A clock that a test turns by hand."""

from __future__ import annotations

import pytest

from ludoteca.web import hub


class Clock:
    """What the tables take for the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(hub, "monotonic", lambda: self.now)
