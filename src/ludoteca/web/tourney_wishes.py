"""What is asked for of tournaments by the API."""

from __future__ import annotations

from typing import Any

import msgspec


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """What is needed to set a tournament up."""

    name: str
    game: str
    kind: str = "swiss"
    rounds: int = 5
    days: int = 0
    options: dict[str, int | str | list[int | str]] = {}
    clock: dict[str, Any] = {}
    group: str = ""


class Door(msgspec.Struct, forbid_unknown_fields=True):
    """Taking part: with what stands in the link."""

    key: str = ""
