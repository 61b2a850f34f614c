"""Content files: TOML, read strictly, with errors that name the file, the key and what is allowed."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from ludoteca.engine.errors import ContentError
from ludoteca.engine.phrase import house, listing


class Content:
    """A table of a content file. Every key must be read, so that a misspelt one is not overlooked."""

    def __init__(self, file: str, path: str, table: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self._table = table
        self._unread = set(table)

    @classmethod
    def parse(cls, file: str, text: str) -> Content:
        """The content of a TOML text."""
        try:
            return cls(file, "", tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise ContentError(house("content-toml", {"file": file, "error": str(error)})) from None

    @classmethod
    def of(cls, package: str, name: str = "content.toml") -> Content:
        """The content file of a game's package."""
        return cls.parse(f"{package}/{name}", files(package).joinpath(name).read_text(encoding="utf-8"))

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._take(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, value, '"..."')
        return value

    def one_of(self, key: str, allowed: list[str]) -> str:
        """One of a few words."""
        value = self._take(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, value, listing(allowed))
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, value, f"{low}-{high}")
        return value

    def yes(self, key: str) -> bool:
        """True or false; false where the key is left out."""
        if key not in self._table:
            return False
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.wrong(key, value, "true, false")
        return value

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers between two bounds."""
        values = self._take(key)
        allowed = f"[{low}-{high}, ...]" + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, values, allowed)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, value, allowed)
        return list(values)

    def texts(self, key: str, length: int | None = None) -> list[str]:
        """A list of texts."""
        values = self._take(key)
        allowed = '["...", ...]' + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, values, allowed)
        for value in values:
            if not isinstance(value, str):
                raise self.wrong(key, value, allowed)
        return list(values)

    def has(self, key: str) -> bool:
        """Whether the table has that key, which may be left out."""
        return key in self._table

    def values(self, key: str) -> dict[str, int | str]:
        """A table of numbers and texts that somebody else knows the names of."""
        values = self._take(key)
        if not isinstance(values, dict):
            raise self.wrong(key, values, f"[{self._name(key)}]")
        found: dict[str, int | str] = {}
        for name, value in values.items():
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise self.wrong(f"{key}.{name}", value, '1, "..."')
            found[str(name)] = value
        return found

    def table(self, key: str) -> Content:
        """A table within this one."""
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, value, f"[{self._name(key)}]")
        return Content(self.file, self._name(key), value)

    def tables(self, key: str, length: int | None = None) -> list[Content]:
        """An array of tables."""
        values = self._take(key)
        allowed = f"[[{self._name(key)}]]" + (f" x {length}" if length is not None else "")
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise self.wrong(key, f"x {len(values)}" if isinstance(values, list) else values, allowed)
        found = []
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.wrong(key, value, allowed)
            found.append(Content(self.file, f"{self._name(key)}[{number}]", value))
        return found

    def close(self) -> None:
        """Refuse what nobody has asked for."""
        for key in sorted(self._unread):
            raise ContentError(
                house(
                    "content-unknown",
                    {
                        "file": self.file,
                        "key": self._name(key),
                        "allowed": listing(sorted(set(self._table) - self._unread)),
                    },
                )
            )

    def wrong(self, key: str, found: object, allowed: str) -> ContentError:
        """An error about a value of this table."""
        return ContentError(
            house(
                "content-value",
                {"file": self.file, "key": self._name(key), "found": repr(found), "allowed": allowed},
            )
        )

    def _take(self, key: str) -> object:
        if key not in self._table:
            raise ContentError(house("content-missing", {"file": self.file, "key": self._name(key)}))
        self._unread.discard(key)
        return self._table[key]

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key
