"""What may change: values of the contents as dials, each with the positions that the contents' own schema allows.

>>> import ludoteca
>>> panel = panel_of(ludoteca.make("mars_needs_mechanics", players=3), ["prices.start", "cogs"], ["cogs=28..32"])
>>> [(dial.path, dial.now, len(dial.options)) for dial in panel.dials]
[('prices.start', 5, 10), ('cogs', 30, 5)]
>>> panel.changes(panel.turned({"prices.start": 4}))
{'prices': {'start': 4}}
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from math import prod
from typing import Any, Final, NamedTuple

from ludoteca.engine import ContentError, Game, Patch, house
from ludoteca.engine.content import Item
from ludoteca.engine.phrase import listing
from ludoteca.engine.schema import schema, settled
from ludoteca.lab.work import LabError

MOST_DIALS: Final = 120
MOST_OPTIONS: Final = 10_001  # of a number
MOST_PATTERNS: Final = 40
LONGEST: Final = 200  # characters of a pattern
MOST_KEPT: Final = 256  # games that were made of settings
MOST_TOLD: Final = 30  # patterns that a refusal lists
TUNABLE: Final = ("whole", "word", "yes", "wholes", "words")

Value = int | str | bool
Setting = tuple[int, ...]
"""Where every dial stands, by its place among the dial's options."""


class Dial(NamedTuple):
    """One value that may be turned: a value of its own, a place of a list, or whether a word is in a list."""

    path: str  # as a patch names it; of a place of a list and of a word in one: that of the list
    options: Sequence[Value]
    start: int  # where it stands now, among these
    ordered: bool  # whether options that lie near each other are alike
    place: int = -1  # of a list of fixed length
    word: str = ""  # of a list of any length: the word that is in it or not

    @property
    def now(self) -> Value:
        """The value as it is."""
        return self.options[self.start]

    def turned_by(self, option: int) -> float:
        """By how much of all that it may be turned it is turned."""
        if not self.ordered:
            return float(option != self.start)
        return abs(option - self.start) / max(1, len(self.options) - 1)


class _Span(NamedTuple):
    """How many words a list of any length may have."""

    least: int
    most: int


class Panel:
    """The dials of a game, and the games that they make."""

    def __init__(
        self, game: Game, items: Mapping[str, Item], dials: Sequence[Dial], spans: Mapping[str, _Span]
    ) -> None:
        self.game = game
        self.dials = tuple(dials)
        self.start: Setting = tuple(dial.start for dial in dials)
        self._items = items
        self._spans = spans
        self._made: OrderedDict[Setting, Game | None] = OrderedDict()
        self._by_path: dict[str, list[int]] = {}
        for number, dial in enumerate(self.dials):
            self._by_path.setdefault(dial.path, []).append(number)

    @property
    def combinations(self) -> int:
        """How many settings there are, that of now among them."""
        return prod(len(dial.options) for dial in self.dials)

    def changed(self, setting: Setting) -> float:
        """By how much it differs from what there is: each dial by its share of all that it may be turned."""
        return sum(dial.turned_by(option) for dial, option in zip(self.dials, setting, strict=True))

    def turned(self, values: Mapping[str, Value]) -> Setting:
        """The setting in which these single values are others, by path."""
        found = list(self.start)
        for path, value in values.items():
            (number,) = self._by_path[path]
            found[number] = list(self.dials[number].options).index(value)
        return tuple(found)

    def changes(self, setting: Setting) -> dict[str, Any]:
        """What a patch says of that setting: the values that are not as they are now."""
        found: dict[str, Any] = {}
        for path, numbers in self._by_path.items():
            if all(setting[number] == self.start[number] for number in numbers):
                continue
            *tables, key = path.split(".")
            inner = found
            for table in tables:
                inner = inner.setdefault(table, {})
            inner[key] = self._value(path, numbers, setting)
        return found

    def _value(self, path: str, numbers: Sequence[int], setting: Setting) -> object:
        """The value of a path, whose dials are these."""
        first = self.dials[numbers[0]]
        if first.word:
            return self._words(path, {self.dials[number].word: setting[number] == 1 for number in numbers})
        if first.place < 0:
            return first.options[setting[numbers[0]]]
        value = self._items[path].value
        assert isinstance(value, list)
        after = list(value)
        for number in numbers:
            after[self.dials[number].place] = self.dials[number].options[setting[number]]
        return after

    def _words(self, path: str, wanted: Mapping[str, bool]) -> list[str]:
        """A list of words, as many as it may have: those that stand there now stay sooner, and come back sooner."""
        item, span = self._items[path], self._spans[path]
        assert isinstance(item.value, list)
        now: list[str] = item.value
        order = [*now, *[word for word in item.allowed if word not in now]]
        kept = [word for word in order if wanted[word]][: span.most]
        for word in order:
            if len(kept) < span.least and word not in kept:
                kept.append(word)
        return [word for word in order if word in kept]

    def made(self, setting: Setting) -> Game | None:
        """The game with that setting; None: its contents cannot be."""
        if setting not in self._made:
            self._made[setting] = self._make(setting)
            while len(self._made) > MOST_KEPT:
                self._made.popitem(last=False)
        return self._made[setting]

    def _make(self, setting: Setting) -> Game | None:
        kind, options = type(self.game), self.game.options
        try:
            patch = Patch.joined([self.game.patch, Patch(self.changes(setting), "tune")])
            return kind(options, settled(kind, options, patch))
        except ContentError:
            return None


def panel_of(game: Game, patterns: Sequence[str], within: Sequence[str] = ()) -> Panel:
    """The dials that these patterns name, within these bounds: `prices.*`, `mechanisms.*.cost=1..3`."""
    items = {item.path: item for item in schema(game)}
    if not patterns:
        raise LabError(house("tune-nothing", {"known": _known(items)}))
    if len(patterns) > MOST_PATTERNS or len(within) > MOST_PATTERNS:
        raise LabError(house("tune-patterns", {"most": MOST_PATTERNS}))
    dials: dict[tuple[str, int, str], Dial] = {}
    for pattern in patterns:
        for dial in _named(items, pattern):
            dials.setdefault((dial.path, dial.place, dial.word), dial)
    spans = {path: _Span(0, len(items[path].allowed)) for path, _, word in dials if word}
    for text in within:
        _bound(items, dials, spans, text)
    found = [dial for dial in dials.values() if len(dial.options) > 1]
    if not found:
        raise LabError(house("tune-still", {"given": _short(listing(patterns))}))
    if len(found) > MOST_DIALS:
        raise LabError(house("tune-many", {"found": len(found), "most": MOST_DIALS}))
    return Panel(game, items, found, spans)


# ---- what patterns name


def _named(items: Mapping[str, Item], pattern: str) -> list[Dial]:
    """The dials of all values that a pattern names."""
    wanted = pattern.strip()[: LONGEST + 1].split(".")
    met = [(item, place) for item in items.values() for place in _places(item, wanted)]
    if not met:
        raise _unknown("--change", pattern, items)
    found = [dial for item, place in met if not item.fixed for dial in _dials(item, place)]
    if not found:
        raise LabError(house("tune-fixed", {"given": _short(pattern), "known": _known(items)}))
    return found


def _places(item: Item, wanted: Sequence[str]) -> list[int]:
    """The places of a value that a pattern names: -1 for all of it."""
    parts = item.path.split(".")
    if _fits(parts, wanted):
        return [-1]
    if isinstance(item.value, list) and len(wanted) == len(parts) + 1 and _fits(parts, wanted[:-1]):
        return [place for place in range(len(item.value)) if fnmatchcase(str(place), wanted[-1])]
    return []


def _fits(parts: Sequence[str], wanted: Sequence[str]) -> bool:
    return len(parts) == len(wanted) and all(map(fnmatchcase, parts, wanted))


def _dials(item: Item, place: int) -> list[Dial]:
    """The dials of a value; none of one that is a text, or anything."""
    if item.kind not in TUNABLE:
        return []
    if not isinstance(item.value, list):
        dial = _dial(item, item.value)
        return [dial] if dial is not None else []
    if item.kind == "words" and item.length is None:
        words: list[str] = item.value
        if place >= 0 or len(set(words)) < len(words):
            return []
        return [Dial(item.path, (False, True), int(word in words), False, word=word) for word in item.allowed]
    places = range(len(item.value)) if place < 0 else [place]
    each = [_dial(item, item.value[number], number) for number in places]
    return [dial for dial in each if dial is not None]


def _dial(item: Item, value: Any, place: int = -1) -> Dial | None:
    """The dial of a single value; None: it can be too much, or is not among what it may be."""
    options: Sequence[Value]
    if item.kind in ("whole", "wholes"):
        assert item.least is not None and item.most is not None
        options = range(item.least, item.most + 1)
    elif item.kind == "yes":
        options = (False, True)
    else:
        options = tuple(item.allowed)
    if len(options) > MOST_OPTIONS or value not in options:
        return None
    return Dial(item.path, options, options.index(value), item.kind in ("whole", "wholes"), place)


# ---- bounds


def _bound(
    items: Mapping[str, Item], dials: dict[tuple[str, int, str], Dial], spans: dict[str, _Span], text: str
) -> None:
    """Narrow the dials that a bound names: `cogs=20..40`, `cards.*.colour=red|blue`."""
    pattern, equals, bound = (part.strip() for part in text[: 2 * LONGEST].partition("="))
    if not equals or not pattern or not bound:
        raise LabError(house("tune-within-form", {"given": _short(text)}))
    wanted = pattern.split(".")
    met = False
    for key, dial in list(dials.items()):
        places = _places(items[dial.path], wanted)
        if not places or (places != [-1] and dial.place not in places):
            continue
        met = True
        if dial.word:
            spans[dial.path] = _span(items[dial.path], bound, text)
        else:
            dials[key] = _narrowed(dial, items[dial.path], bound, text)
    if not met:
        named = listing(list(dict.fromkeys(dial.path for dial in dials.values()))[:MOST_TOLD])
        raise LabError(house("tune-within-pattern", {"given": _short(text), "named": named}))


def _narrowed(dial: Dial, item: Item, bound: str, text: str) -> Dial:
    """A dial that may be turned no further than that."""
    if dial.ordered:
        low, high = _span_of(bound, text)
        if low < int(dial.options[0]) or high > int(dial.options[-1]):
            raise _outside(item, f"{dial.options[0]}..{dial.options[-1]}", text)
        options: Sequence[Value] = range(low, high + 1)
    else:
        words = [word.strip() for word in bound.split("|")]
        named: dict[str, Value] = {_written(option): option for option in dial.options}
        if any(word not in named for word in words):
            raise _outside(item, "|".join(named), text)
        options = tuple(option for word, option in named.items() if word in words)
    if dial.now not in options:
        raise LabError(house("tune-within-now", {"given": _short(text), "path": _at(dial), "now": _written(dial.now)}))
    return dial._replace(options=options, start=options.index(dial.now))


def _span(item: Item, bound: str, text: str) -> _Span:
    """How many words a list may have."""
    low, high = _span_of(bound, text)
    if low < 0 or high > len(item.allowed):
        raise _outside(item, f"0..{len(item.allowed)}", text)
    assert isinstance(item.value, list)
    if not low <= len(item.value) <= high:
        raise LabError(house("tune-within-now", {"given": _short(text), "path": item.path, "now": len(item.value)}))
    return _Span(low, high)


def _span_of(bound: str, text: str) -> tuple[int, int]:
    low, dots, high = (part.strip() for part in bound.partition(".."))
    try:
        found = (int(low), int(high))
    except ValueError:
        found = (1, 0)
    if not dots or found[0] > found[1]:
        raise LabError(house("tune-within-form", {"given": _short(text)}))
    return found


# ---- words


def _outside(item: Item, allowed: str, text: str) -> LabError:
    return LabError(house("tune-within-outside", {"given": _short(text), "path": item.path, "allowed": allowed}))


def _unknown(argument: str, pattern: str, items: Mapping[str, Item]) -> LabError:
    near = get_close_matches(pattern[:LONGEST], [*_patterns(items), *items], n=1, cutoff=0.6)
    key = "tune-pattern-near" if near else "tune-pattern"
    return LabError(
        house(
            key,
            {
                "argument": argument,
                "given": _short(pattern),
                "known": _known(items),
                "near": near[0] if near else "",
            },
        )
    )


def _known(items: Mapping[str, Item]) -> str:
    known = _patterns(items)
    return listing(known[:MOST_TOLD]) + (", ..." if len(known) > MOST_TOLD else "") if known else "-"


def _patterns(items: Mapping[str, Item]) -> list[str]:
    """What can be tuned, as patterns: entries of a list by a star."""
    entries = {item.path.rpartition(".")[0] for item in items.values() if item.names}
    found: dict[str, None] = {}
    for item in items.values():
        if item.fixed or not _dials(item, -1):
            continue
        parts = item.path.split(".")
        starred = ["*" if ".".join(parts[: depth + 1]) in entries else part for depth, part in enumerate(parts)]
        found[".".join(starred)] = None
    return list(found)


def _at(dial: Dial) -> str:
    return dial.path if dial.place < 0 else f"{dial.path}.{dial.place}"


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"
