"""The drawings of a game that never change: they lie in its `screen.svg`, each in a group with a name."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

GROUP = re.compile(r'^<g id="([^"]+)">(?:([^\n]*)|\n(.*?)^)</g>$', re.MULTILINE | re.DOTALL)


@cache
def drawings(package: str) -> dict[str, str]:
    """By name what each of them is made of; a group stands on one line, or ends with a line of its own."""
    text = files(package).joinpath("screen.svg").read_text(encoding="utf-8")
    return {
        name: line or "".join(part.strip() for part in lines.splitlines()) for name, line, lines in GROUP.findall(text)
    }
