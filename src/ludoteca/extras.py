"""What is said when a library of somebody else's is not installed: which one, and how to get it."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A face of a game was asked for, but the library that it is a face for is not here."""

    def __init__(self, library: str, extra: str = "research") -> None:
        super().__init__(f"{library} is not installed; get it with: pip install 'ludoteca[{extra}]'", name=library)
