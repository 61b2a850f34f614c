"""Clocks as people see them: what a table has agreed on, what each seat has left, and the fields of a new table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.bots import LEVELS
from ludoteca.engine.phrase import HOUSE, house
from ludoteca.screen import tip
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.table import PERSON, Table
from ludoteca.table.clocks import DAY, FORFEIT, HOUR, LIVE, SECOND, SLOW, ClockError, Terms
from ludoteca.web.looker import Looker
from ludoteca.words import say

MINUTE: Final = 60
STARTS: Final = (3, 5, 10, 15, 20, 30, 45, 60, 90, 120)  # minutes that the form offers
INCREMENTS: Final = (0, 5, 10, 15, 20, 30, 60)  # seconds
GRACES: Final = (0, 30, 60, 120)  # seconds
DECISIONS: Final = (6, 12, 24, 48, 72, 168, 336)  # hours
HOLIDAYS: Final = (0, 7, 14, 30)  # days
DAYS_OFF: Final = (1, 2, 3, 7, 14, 30)  # that a person is offered at once
LABELS: Final = {"clock": "kind", "holidays": "days-off"}
HELPS: Final = {"clock": "kind"}
USUAL: Final = {"start": 15, "increment": 15, "grace": 30, "hours": 24, "holidays": 14, "out": "search:medium"}


def by_correspondence(table: Table) -> bool:
    """Whether nobody is expected to be there: who is here says nothing then, and is not shown."""
    return table.clocks is not None and table.clocks.terms.kind == SLOW


# ---- what was agreed on


def length(seconds: int, lang: str) -> str:
    """A time as one says it: `10 minutes`, `2 days`."""
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and seconds % size == 0 and (unit != "days" or seconds >= 2 * DAY):
            return say(HOUSE, f"ui-span-{unit}", lang, number=seconds // size)
    return say(HOUSE, "ui-span-seconds", lang, number=seconds)


def agreed(terms: Terms, lang: str) -> str:
    """What a table has agreed on about time, in a few sentences."""
    told = [say(HOUSE, f"ui-clock-{terms.kind}", lang, start=length(terms.start, lang))]
    if terms.increment:
        told.append(say(HOUSE, "ui-clock-more", lang, increment=length(terms.increment, lang)))
    if terms.grace:
        told.append(say(HOUSE, "ui-clock-grace-told", lang, grace=length(terms.grace, lang)))
    if terms.holidays:
        told.append(say(HOUSE, "ui-clock-holidays", lang, number=terms.holidays))
    if terms.out == FORFEIT:
        told.append(say(HOUSE, "ui-clock-forfeit", lang))
    else:
        told.append(say(HOUSE, "ui-clock-bot", lang, level=terms.out.partition(":")[2]))
    return " ".join(told)


# ---- what is left


def short(thousandths: int, lang: str) -> str:
    """A time that is left, as a clock shows it; the script of the page writes it in the same way."""
    seconds = -(-max(0, thousandths) // SECOND)
    days, hours, minutes = (say(HOUSE, f"ui-unit-{unit}", lang) for unit in ("day", "hour", "minute"))
    if seconds >= 2 * DAY:
        return f"{seconds // DAY} {days} {seconds % DAY // HOUR} {hours}"
    if seconds >= 2 * HOUR:
        return f"{seconds // HOUR} {hours} {seconds % HOUR // MINUTE} {minutes}"
    return f"{seconds // MINUTE}:{seconds % MINUTE:02d}"


def clock_mark(table: Table, looker: Looker, seat: int) -> Markup:
    """What a seat has left; where its time runs, the page counts on."""
    clocks, sitting = table.clocks, table.seats[seat]
    if clocks is None or sitting.kind != PERSON or sitting.thinks or sitting.timed_out:
        return NOTHING
    runs = table.timed == seat
    shown: dict[str, str | int | float | None] = {
        "class": "clock runs" if runs else "clock",
        "data-left": clocks.left[seat],
        "data-out": clocks.out_at(seat) if runs else None,
    }
    marks = [_ticking(clocks.left[seat], looker, shown, agreed(clocks.terms, looker.lang))]
    if clocks.until[seat] > clocks.now:
        marks.append(tag("span", {"class": "mark", "data-until": clocks.until[seat]}, looker.says("ui-on-holiday")))
    return join(marks)


def window_mark(table: Table, looker: Looker) -> Markup:
    """How long a question outside anybody's turn may still take; whoever is asked, the same is shown to all."""
    clocks = table.clocks
    if clocks is None:
        return NOTHING
    shown: dict[str, str | int | float | None] = {
        "class": "clock runs",
        "data-left": clocks.terms.window,
        "data-out": clocks.window_ends,
    }
    return _ticking(clocks.terms.window, looker, shown, looker.says("ui-clock-window")) if table.window else NOTHING


def _ticking(left: int, looker: Looker, shown: Mapping[str, str | int | float | None], told: str) -> Markup:
    units = " ".join(looker.says(f"ui-unit-{unit}") for unit in ("day", "hour", "minute"))
    attributes: Attributes = {**shown, "role": "timer", "data-clock": units, "tabindex": 0, **tip(told)}
    return tag("span", attributes, short(left, looker.lang))


def time_panel(table: Table, looker: Looker) -> Markup:
    """What was agreed on about time, and the days off that whoever looks may take."""
    clocks = table.clocks
    assert clocks is not None
    parts = [tag("p", {"class": "quiet"}, agreed(clocks.terms, looker.lang))]
    own = [seat for seat in looker.seats if table.seats[seat].kind == PERSON and not table.seats[seat].thinks]
    if not clocks.terms.holidays or not own or table.is_over:
        return join(parts)
    days = clocks.days_left(own[0])
    parts.append(tag("p", None, looker.says("ui-holidays-left", number=days)))
    offered = [number for number in DAYS_OFF if number <= days]
    buttons = [_days_off(looker.says("ui-take-days", number=number), number) for number in offered]
    if any(clocks.until[seat] > clocks.now for seat in own):
        buttons.append(_days_off(looker.says("ui-back-early"), 0))
    return join([*parts, tag("div", {"class": "row"}, *buttons)])


def _days_off(words: str, days: int) -> Markup:
    return tag("button", {"class": "tool", "data-do": "holiday", "data-days": days}, words)


def clock_view(table: Table, now: int) -> dict[str, object] | None:
    """The clocks of a table for the API: what was agreed on, and what each seat has left, in seconds."""
    clocks = table.clocks
    if clocks is None:
        return None
    terms = {key: value for key, value in table.opening.clock.items() if key != "now"}
    left = [clocks.left_of(seat, now, table.timed == seat) / SECOND for seat in range(len(table.seats))]
    off = [max(0, until - now) / SECOND for until in clocks.until]
    return {**terms, "left": left, "runs": table.timed, "off": off, "window": bool(table.is_dealt and table.window)}


# ---- the form


def clock_fields(given: Mapping[str, str], lang: str) -> Markup:
    """Whether there is a clock, and which."""
    kinds = [("", "ui-clock-none"), (LIVE, "ui-clock-is-live"), (SLOW, "ui-clock-is-slow")]
    outs = [(f"search:{level}", say(HOUSE, "ui-clock-out-bot", lang, level=level)) for level in LEVELS]
    outs.append((FORFEIT, say(HOUSE, "ui-clock-out-forfeit", lang)))
    both = f"{LIVE} {SLOW}"
    days = [(str(number), say(HOUSE, "ui-span-days", lang, number=number)) for number in HOLIDAYS]
    return tag(
        "fieldset",
        None,
        tag("legend", None, say(HOUSE, "ui-clock", lang)),
        _choice("clock", "", [(kind, say(HOUSE, key, lang)) for kind, key in kinds], given, lang),
        _choice("start", LIVE, [(str(n), length(n * MINUTE, lang)) for n in STARTS], given, lang),
        _choice("increment", LIVE, [(str(n), length(n, lang)) for n in INCREMENTS], given, lang),
        _choice("grace", LIVE, [(str(n), length(n, lang)) for n in GRACES], given, lang),
        _choice("hours", SLOW, [(str(n), length(n * HOUR, lang)) for n in DECISIONS], given, lang),
        _choice("holidays", SLOW, days, given, lang),
        _choice("out", both, outs, given, lang),
    )


def _choice(name: str, kinds: str, values: list[tuple[str, str]], given: Mapping[str, str], lang: str) -> Markup:
    field = name if name == "clock" else f"clock-{name}"
    chosen = given.get(field, str(USUAL.get(name, "")))
    choices = [
        tag("option", {"value": value, "selected": "selected" if value == chosen else None}, words)
        for value, words in values
    ]
    return tag(
        "label",
        {"class": "field", "data-with": "clock" if kinds else None, "data-with-values": kinds or None},
        tag(
            "span",
            None,
            say(HOUSE, f"ui-clock-{LABELS.get(name, name)}", lang),
            tag("small", None, say(HOUSE, f"ui-clock-{HELPS.get(name, name)}-help", lang)),
        ),
        tag("select", {"name": field}, *choices),
    )


def clock_given(form: Mapping[str, str]) -> Terms | None:
    """The clock that a form wants; None: no clock."""
    kind = form.get("clock", "")
    if not kind:
        return None
    wanted: dict[str, object] = {"kind": kind, "out": form.get("clock-out", "")}
    fields = {LIVE: (("start", MINUTE), ("increment", 1), ("grace", 1)), SLOW: (("hours", HOUR), ("holidays", 1))}
    for name, size in fields.get(kind, ()):
        text = form.get(f"clock-{name}", "")
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            raise ClockError(house("clock-number", {"field": name, "given": text[:40], "least": 0, "most": 999_999}))
        wanted["start" if name == "hours" else name] = int(text) * size
    return Terms.read(wanted)
