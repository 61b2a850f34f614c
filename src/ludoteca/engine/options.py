"""The options of a game: what may be chosen before it starts, and what is said to a wrong choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import OptionError
from ludoteca.engine.phrase import house, listing

Value = int | str | tuple[int, ...] | tuple[str, ...]
"""What an option can be set to."""

YES: Final = ("on", "true", "yes")
NO: Final = ("off", "false", "no")
OWN: Final = ("chosen", "custom")  # the values of a choice that leave it to the players


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing to choose. Subclasses say which values there are."""

    def __init__(self, name: str, default: Value | None) -> None:
        self.name = name
        self.default = default  # None: worked out by the game from the other options
        self.other = ""  # the option without whose `values` this one does not count
        self.with_values: tuple[int | str, ...] = ()
        self.keys: dict[str, str] = {}  # of the words for values that are called as something else is
        self.quiet = False  # whether a game is called without it while it has its default

    def only_with(self, other: str, *values: int | str) -> Option:
        """Say that this option counts only where another has one of these values; a form then shows it only there."""
        self.other = other
        self.with_values = values
        return self

    def called(self, keys: Mapping[int | str, str]) -> Option:
        """Say whose words are those of a value, such as a card's: they need no second key."""
        self.keys = {str(value): key for value, key in keys.items()}
        return self

    def seldom(self) -> Option:
        """Say that few will change it: `repr` names it only for them."""
        self.quiet = True
        return self

    def key_of(self, value: object) -> str:
        """The key of the words for a value."""
        return self.keys.get(str(value), f"option-{self.name}-{value}")

    def read(self, given: object) -> Value:
        """The value meant by what was given, which may be text from a form or a command line."""
        raise self._refusal(given)

    def allowed(self) -> str:
        """The values that there are, as one would list them."""
        return ""

    def _refusal(self, given: object) -> OptionError:
        told = listing(given) if isinstance(given, (list, tuple)) else str(given)
        return OptionError(house("option-value", {"option": self.name, "given": told, "allowed": self.allowed()}))


class Choice(Option):
    """One of a few values."""

    def __init__(self, name: str, values: tuple[int | str, ...], default: int | str | None) -> None:
        super().__init__(name, default)
        self.values = values

    def read(self, given: object) -> Value:
        """The value whose written form is the given one; `True` and `False` mean `on` and `off`."""
        wanted = str(given).strip().lower()
        for value in self.values:
            if str(value) == wanted:
                return value
        for value in self.values:
            if (value == "on" and wanted in YES) or (value == "off" and wanted in NO):
                return value
        raise self._refusal(given)

    def allowed(self) -> str:
        """The values, one after the other."""
        return listing(self.values)


class Whole(Option):
    """A whole number between two bounds, or one of a few words that stand for none, such as `off`."""

    def __init__(self, name: str, low: int, high: int, default: int | None, words: tuple[str, ...] = ()) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high
        self.words = words

    def read(self, given: object) -> Value:
        """The number, if it lies within the bounds, or the word; `False` means `off`."""
        wanted = str(given).strip().lower()
        for word in self.words:
            if wanted == word or (word == "off" and wanted in NO):
                return word
        try:
            number = int(wanted)
        except ValueError:
            raise self._refusal(given) from None
        if not self.low <= number <= self.high:
            raise self._refusal(given)
        return number

    def allowed(self) -> str:
        """The two bounds, and the words."""
        return listing([f"{self.low}-{self.high}", *self.words])


class Several(Option):
    """Some different values out of many, in no order: `4,10`."""

    def __init__(
        self, name: str, values: tuple[int | str, ...], least: int, most: int, default: tuple[int | str, ...]
    ) -> None:
        super().__init__(name, _uniform(default))
        self.values = values
        self.least = least
        self.most = most

    def read(self, given: object) -> Value:
        """The values in the order in which the option lists them."""
        parts = [str(part).strip() for part in given] if isinstance(given, (list, tuple)) else _split(str(given))
        wanted = [part.lower() for part in parts]
        picked = tuple(value for value in self.values if str(value).lower() in wanted)
        if len(picked) != len(parts) or not self.least <= len(picked) <= self.most:
            raise self._refusal(given)
        return _uniform(picked)

    def allowed(self) -> str:
        """How many of which values."""
        count = str(self.least) if self.least == self.most else f"{self.least}-{self.most}"
        return f"{count} x ({listing(self.values)})"


class Text(Option):
    """A text of the player's own, such as a track."""

    def __init__(self, name: str, most: int, default: str = "") -> None:
        super().__init__(name, default)
        self.most = most

    def read(self, given: object) -> Value:
        """The text, if it is short enough."""
        text = str(given)
        if len(text) > self.most:
            raise OptionError(house("option-long", {"option": self.name, "length": len(text), "most": self.most}))
        return text

    def allowed(self) -> str:
        """How long it may be."""
        return f"0-{self.most} x A"


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.replace(" ", ",").split(",") if part.strip()]


def _uniform(values: tuple[int | str, ...]) -> tuple[int, ...] | tuple[str, ...]:
    numbers = tuple(value for value in values if isinstance(value, int))
    return numbers if len(numbers) == len(values) else tuple(str(value) for value in values)


def counted_with(options: tuple[Option, ...]) -> dict[str, tuple[str, tuple[int | str, ...]]]:
    """For each option that counts only with values of another: that other and those values.

    Options say so themselves (`only_with`). A list or a text directly after a choice that can be `chosen` or `custom`
    spells out what was chosen, and need not say it.
    """
    found: dict[str, tuple[str, tuple[int | str, ...]]] = {}
    before: Option | None = None
    for option in options:
        if option.other:
            found[option.name] = (option.other, option.with_values)
        elif isinstance(option, (Several, Text)) and isinstance(before, Choice):
            own = tuple(value for value in before.values if value in OWN)
            if own:
                found[option.name] = (before.name, own)
        before = option
    return found


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the given one, or the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(house("option-unknown", {"option": name, "allowed": listing(names)}))
    settled: dict[str, Value] = {}
    for option in options:
        if option.name in given and given[option.name] is not None:
            settled[option.name] = option.read(given[option.name])
        elif option.default is not None:
            settled[option.name] = option.default
    return settled
