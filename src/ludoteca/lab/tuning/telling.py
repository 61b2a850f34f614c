"""A search in words: the same tables and sentences for the terminal, the page and the files."""

from __future__ import annotations

from ludoteca.engine import Game
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.schema import schema
from ludoteca.lab.closing import Interval
from ludoteca.lab.compare import GAMES
from ludoteca.lab.findings import more, named, percent, span
from ludoteca.lab.limits import called
from ludoteca.lab.measures import SHARE, Measure
from ludoteca.lab.tables import Cells
from ludoteca.lab.tuning.aims import DEED, TURN, Gauge
from ludoteca.lab.tuning.dials import Panel, Setting
from ludoteca.lab.tuning.race import PLAYS, RESTED, WORSE, Patched
from ludoteca.lab.tuning.search import Confirmed, Tuning
from ludoteca.words import decimal, say
from ludoteca.words.contents import called as content_called
from ludoteca.words.contents import changes, label, toml_of, written

MOST_DIALS = 40  # that a table has
MOST_CHANGES = 6  # that a sentence has


def points(share: float, lang: str) -> str:
    """By how much something is missed."""
    return say(HOUSE, "tune-points", lang, number=decimal(100.0 * share, 1, lang))


# ---- what was asked


def aim_lines(found: Tuning, lang: str) -> list[str]:
    """What is aimed at."""
    return [phrase.text(lang) for phrase in found.aims.phrases]


def dial_cells(panel: Panel, lang: str) -> Cells:
    """What may change, and how far."""
    items = {item.path: item for item in schema(panel.game)}
    rows: dict[str, list[str]] = {}
    for dial in panel.dials:
        item = items[dial.path]
        may = f"{dial.options[0]} … {dial.options[-1]}" if dial.ordered else ", ".join(map(_word, dial.options))
        if dial.word:
            may = ", ".join(item.allowed)
        rows.setdefault(dial.path, [label(panel.game.name, item, lang), dial.path, written(item.value, lang), may])
    headings = [say(HOUSE, f"tune-{key}-column", lang) for key in ("value", "path", "now", "may")]
    return Cells(headings, list(rows.values())[:MOST_DIALS])


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def gauge_name(game: Game, gauge: Gauge, lang: str) -> str:
    """What a gauge is called."""
    if gauge.kind == TURN:
        return named(Measure("turn", gauge.place, SHARE), [], lang)
    if gauge.kind == DEED:
        return say(HOUSE, "tune-thing", lang, thing=_thing(game, gauge, lang))
    return say(HOUSE, "tune-rounds" if gauge.kind == "rounds" else f"measure-{gauge.kind}", lang)


def _thing(game: Game, gauge: Gauge, lang: str) -> str:
    """What is taken away: a deed, or an entry of the contents."""
    if gauge.deeds == (gauge.thing,):
        return called(game, gauge.thing, lang)
    for item in schema(game):
        if item.names and item.path.split(".")[-2] == gauge.thing:
            return content_called(game.name, item, lang)[0]
    return gauge.thing


# ---- patches


def patch_lines(panel: Panel, setting: Setting, lang: str) -> list[str]:
    """What a patch changes of the contents as they are."""
    game = panel.made(setting)
    assert game is not None
    before = {item.path: item.value for item in schema(panel.game)}
    items = schema(game)
    for item in items:
        item.printed = before.get(item.path, item.printed)
    return [str(change) for change in changes(game.name, items, lang)]


def patch_in_short(panel: Panel, setting: Setting, lang: str) -> str:
    """The same in a line."""
    lines = patch_lines(panel, setting, lang)
    rest = [say(HOUSE, "tune-and-more", lang, count=len(lines) - MOST_CHANGES)] if len(lines) > MOST_CHANGES else []
    return "; ".join([*lines[:MOST_CHANGES], *rest])


def as_settings(panel: Panel, setting: Setting) -> list[str]:
    """A patch as `--set` takes it."""
    game = panel.made(setting)
    assert game is not None
    before = {item.path: item.value for item in schema(panel.game)}
    differ = [item for item in schema(game) if item.value != before.get(item.path)]
    return [f"{item.path}={item.value if item.kind == 'word' else toml_of(item.value)}" for item in differ]


def best_lines(found: Tuning, lang: str) -> list[str]:
    """The best patches, a line for each."""
    told = []
    for one in found.best():
        near, start = found.race.missed(one), found.race.missed(found.race.start, one.deals)
        figures: dict[str, int | str] = {"after": points(near, lang), "before": points(start, lang), "deals": one.deals}
        told.append(
            say(HOUSE, "tune-best-line", lang, changes=patch_in_short(found.panel, one.setting, lang), **figures)
        )
    return told


def best_cells(found: Tuning, lang: str) -> Cells:
    """The best patches, and the contents as they are on the same deals."""
    keys = ("patch", "changes", "misses", "before", "deals")
    race = found.race
    rows = [
        [
            say(HOUSE, "tune-patch", lang, number=number),
            patch_in_short(found.panel, one.setting, lang),
            points(race.missed(one), lang),
            points(race.missed(race.start, one.deals), lang),
            str(one.deals),
        ]
        for number, one in enumerate(found.best(), 1)
    ]
    return Cells([say(HOUSE, f"tune-{key}-column", lang) for key in keys], rows)


def gauge_cells(found: Tuning, lang: str) -> Cells:
    """Every gauge of the confirmation on both sides; no rows where nothing was confirmed."""
    headings = [say(HOUSE, f"tune-{key}-column", lang) for key in ("gauge", "before", "patched", "more", "interval")]
    if found.confirmed is None:
        return Cells(headings, [])
    rows = []
    for gauge, before, after, apart in found.confirmed.gauges():
        unit = SHARE if gauge.is_share else ""
        rows.append(
            [
                gauge_name(found.side.game, gauge, lang),
                _value(gauge, before, lang),
                _value(gauge, after, lang),
                more(unit, after - before, lang),
                span(unit, apart, lang),
            ]
        )
    return Cells(headings, rows)


def _value(gauge: Gauge, value: float, lang: str) -> str:
    if gauge.kind == TURN:
        return percent(value, lang)
    return more(SHARE, value, lang) if gauge.kind == DEED else decimal(value, 1, lang)


# ---- what came of it


def verdict(found: Tuning, lang: str) -> str:
    """The answer in one sentence."""
    best = found.best(1)
    if not best:
        return say(HOUSE, "tune-none", lang, count=len(found.patches) - 1)
    patch = patch_in_short(found.panel, best[0].setting, lang)
    confirmed = found.confirmed
    if confirmed is None:
        missed, start = found.race.missed(best[0]), found.race.missed(found.race.start, best[0].deals)
        return say(HOUSE, "tune-unconfirmed", lang, patch=patch, after=points(missed, lang), before=points(start, lang))
    return _confirmed(confirmed, patch, lang)


def _confirmed(confirmed: Confirmed, patch: str, lang: str) -> str:
    apart = confirmed.more
    less = Interval(-apart.mean, -apart.high, -apart.low)
    key = {1: "tune-better", -1: "tune-worse", 0: "tune-unsure"}[less.known]
    told = less if less.known >= 0 else apart
    interval = say(
        HOUSE,
        "lab-interval",
        lang,
        low=decimal(100.0 * told.low, 1, lang, sign=True),
        high=points_signed(told.high, lang),
    )
    return say(
        HOUSE,
        key,
        lang,
        deals=confirmed.deals,
        patch=patch,
        before=points(confirmed.before, lang),
        after=points(confirmed.after, lang),
        interval=interval,
    )


def points_signed(share: float, lang: str) -> str:
    """By how much more or less something is missed."""
    return say(HOUSE, "tune-points", lang, number=decimal(100.0 * share, 1, lang, sign=True))


def about(found: Tuning, lang: str) -> list[str]:
    """How much was tried, why it ended, how it was compared, what the interval promises."""
    fates = {fate: sum(1 for one in found.patches[1:] if one.fate == fate) for fate in (PLAYS, WORSE, RESTED)}
    counts: dict[str, int | str] = {"patches": len(found.patches) - 1, "games": found.games, "most": found.race.most}
    sentences = [
        say(HOUSE, "tune-counted", lang, worse=fates[WORSE], rested=fates[RESTED], seed=str(found.seed), **counts)
    ]
    if found.ended != GAMES:
        sentences.append(say(HOUSE, f"tune-ended-{found.ended}", lang))
    sentences.append(say(HOUSE, "tune-unit", lang))
    if found.confirmed is not None:
        confirmed = found.confirmed
        told: dict[str, int | str] = {
            "deals": confirmed.deals,
            "games": confirmed.games,
            "seed": str(confirmed.comparison.seed),
        }
        sentences.append(say(HOUSE, "tune-promise", lang, **told))
        faults = sum(survey.faults for survey in confirmed.comparison.surveys)
        if faults:
            sentences.append(say(HOUSE, "compare-faults", lang, count=faults))
    sentences.append(say(HOUSE, "tune-bots", lang))
    return sentences


def fate_of(found: Tuning, one: Patched, lang: str) -> str:
    """What became of a patch, where a picture is pointed at."""
    by = points_signed(found.race.more(one), lang)
    fate = say(HOUSE, f"tune-fate-{one.fate}", lang)
    return f"{one.number}: {patch_in_short(found.panel, one.setting, lang)} ({by}; {fate})"
