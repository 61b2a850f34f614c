"""What the laboratory has found, in words: the same tables and sentences for the terminal, the page and the files."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isinf

from ludoteca.engine import Game
from ludoteca.engine.phrase import HOUSE
from ludoteca.engine.schema import differences
from ludoteca.lab.closing import Interval
from ludoteca.lab.compare import GAMES, Comparison, Difference
from ludoteca.lab.effects import MOST_DEEDS as MOST_EFFECTS
from ludoteca.lab.effects import Effects
from ludoteca.lab.limits import EVERYBODY, WEAK, Limit, called
from ludoteca.lab.measures import DECIDING, DOUBLING, HANDING_ON, MINUTES, POINTS, SHARE, Measure, Survey, Used
from ludoteca.lab.sides import Side
from ludoteca.lab.stakes import WORLDS, Stakes
from ludoteca.lab.tables import NOTHING, Cells
from ludoteca.lab.unmet import told, unmet
from ludoteca.words import can_say, decimal, say
from ludoteca.words.contents import changes

MOST_DEEDS = 40  # that a table has; the files have all
MOST_LISTED = 30
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
LENGTHS = ("decisions", "turns", "minutes")
OPTION_MEASURES = ("decisions", "minutes", "turn-1")
KNOWN_MARK = "●"


# ---- numbers


def amount(measure: Measure, value: float, lang: str) -> str:
    """A value of a measure."""
    if measure.unit == SHARE:
        return percent(value, lang)
    return decimal(value, 2 if measure.unit in (POINTS, MINUTES) or abs(value) < 100 else 1, lang)


def more(unit: str, value: float, lang: str, *, sign: bool = True) -> str:
    """A difference: of shares in percentage points."""
    if isinf(value):
        return "∞" if value > 0 else "−∞"
    if unit == SHARE:
        return say(HOUSE, "lab-pp", lang, number=decimal(round(100 * value, 1) + 0.0, 1, lang, sign=sign))
    return decimal(round(value, 2) + 0.0, 2, lang, sign=sign)


def interval(unit: str, found: Interval, lang: str) -> str:
    """From where to where, in a sentence."""
    low, high = _bare(unit, found.low, lang), more(unit, found.high, lang)
    return say(HOUSE, "lab-interval", lang, low=low, high=high)


def span(unit: str, found: Interval, lang: str) -> str:
    """From where to where, in a table; of shares in percentage points."""
    return f"{_bare(unit, found.low, lang)} … {_bare(unit, found.high, lang)}"


def _bare(unit: str, value: float, lang: str, digits: int = 2) -> str:
    """A difference without its unit."""
    if isinf(value):
        return "∞" if value > 0 else "−∞"
    value, digits = (100 * value, 1) if unit == SHARE else (value, digits)
    return decimal(round(value, digits) + 0.0, digits, lang, sign=True)


def percent(value: float, lang: str) -> str:
    """A share."""
    return f"{decimal(100 * value, 1, lang)}%"


# ---- names


def named(measure: Measure, sides: Sequence[Side], lang: str) -> str:
    """What a measure is called."""
    if measure.number < 0:
        return say(HOUSE, f"measure-{measure.key}", lang)
    key = "points-of" if measure.key == "points" else measure.key
    if measure.key in ("turn", "seat"):
        return say(HOUSE, f"measure-{key}", lang, number=measure.number + 1)
    bots = list(dict.fromkeys(side.seats[measure.number] for side in sides))
    return say(HOUSE, f"measure-{key}", lang, number=measure.number + 1, bot=" / ".join(bots))


def limit_in_words(game: Game, limit: Limit, lang: str) -> str:
    """What somebody may not do, must do, or how often it slips."""
    everybody = limit.player == EVERYBODY
    key = f"lab-{limit.kind}{'-all' if everybody else ''}"
    who = {} if everybody else {"number": limit.player + 1}
    if limit.kind == WEAK:
        return say(HOUSE, key, lang, share=percent(limit.share, lang), **who)
    return say(HOUSE, key, lang, deed=called(game, limit.deed, lang), **who)


def side_in_words(side: Side, lang: str) -> list[str]:
    """What there is on a side: its bots, the options and contents that are not as usual, the limits."""
    game = side.game
    seats = list(dict.fromkeys(side.seats))
    bots = f"{len(side.seats)} × {seats[0]}" if len(seats) == 1 else ", ".join(side.seats)
    usual = {option.name: option.default for option in game.option_list}
    found = [say(HOUSE, "lab-bots", lang, bots=bots)]
    found += [
        _option(game.name, name, value, lang)
        for name, value in game.options.items()
        if value != usual.get(name) and value is not None
    ]
    found += [str(change) for change in changes(game.name, differences(game), lang)]
    return found + [limit_in_words(game, limit, lang) for limit in side.limits]


def _option(game: str, name: str, value: object, lang: str) -> str:
    label = say(game, f"option-{name}", lang) if can_say(game, f"option-{name}", lang) else name
    key = f"option-{name}-{value}"
    plain = ", ".join(str(one) for one in value) if isinstance(value, tuple) else str(value)
    return f"{label}: {say(game, key, lang) if can_say(game, key, lang) else plain}"


# ---- a comparison


def verdict(found: Comparison, lang: str) -> str:
    """The answer in one sentence."""
    asked = found.verdict
    unit = asked.measure.unit
    key = {1: "compare-more", -1: "compare-less", 0: "compare-undecided"}[asked.known]
    by = asked.more.mean if asked.known == 0 else abs(asked.more.mean)
    return say(
        HOUSE,
        key,
        lang,
        measure=named(asked.measure, found.sides, lang),
        by=more(unit, by, lang, sign=asked.known == 0),
        interval=interval(unit, asked.more, lang),
    )


def about(found: Comparison, lang: str) -> list[str]:
    """How many games, why it ended, what the pairing brings, what the intervals promise."""
    counts: dict[str, int | str] = {"games": found.games, "deals": found.deals, "seed": str(found.seed)}
    sentences = [say(HOUSE, "compare-counted", lang, played=found.played, **counts)]
    if found.ended != GAMES:
        sentences.append(say(HOUSE, f"compare-ended-{found.ended}", lang))
    saved = found.saved()
    if saved < inf and found.deals > 1:
        sentences.append(say(HOUSE, "compare-saved", lang, factor=decimal(saved, 1, lang)))
    faults = sum(survey.faults for survey in found.surveys)
    if faults:
        sentences.append(say(HOUSE, "compare-faults", lang, count=faults))
    sentences.append(say(HOUSE, "compare-promise", lang, count=len(found.measures)))
    return sentences


def difference_cells(found: Comparison, lang: str) -> Cells:
    """Every measure on both sides; the one in question first."""
    differences_ = found.differences()
    order = [differences_[found.asked], *[one for number, one in enumerate(differences_) if number != found.asked]]
    headings = [say(HOUSE, f"compare-{key}-column", lang) for key in ("measure", "a", "b", "more", "interval")]
    return Cells([*headings, KNOWN_MARK], [_difference(one, found.sides, lang) for one in order])


def _difference(one: Difference, sides: Sequence[Side], lang: str) -> list[str]:
    unit = one.measure.unit
    return [
        named(one.measure, sides, lang),
        amount(one.measure, one.a, lang),
        amount(one.measure, one.b, lang),
        more(unit, one.b - one.a, lang),
        span(unit, one.more, lang),
        KNOWN_MARK if one.known else "",
    ]


def done_cells(found: Comparison, lang: str, most: int = MOST_DEEDS) -> Cells:
    """The deeds that differ most; none that are done alike."""
    game = found.sides[0].game
    headings = [say(HOUSE, f"compare-{key}-column", lang) for key in ("deed", "a", "b", "more", "interval")]
    rows = [
        [
            called(game, done.deed, lang),
            decimal(done.a, 2, lang),
            decimal(done.b, 2, lang),
            more("", done.b - done.a, lang),
            span("", done.more, lang),
            KNOWN_MARK if done.more.known else "",
        ]
        for done in [done for done in found.deeds() if done.a != done.b][:most]
    ]
    return Cells([*headings, KNOWN_MARK], rows)


# ---- effects


def effects_verdict(found: Effects, lang: str) -> str:
    """The answer in one sentence."""
    known = [effect for effect in found.effects() if effect.known]
    if not known:
        return say(HOUSE, "effects-verdict-none", lang, count=len(found.deeds))
    counts = {"known": len(known), "count": len(found.deeds)}
    best = max(known, key=lambda effect: abs(effect.more.mean))
    by = more(SHARE, best.more.mean, lang)
    return say(HOUSE, "effects-verdict", lang, best=called(found.side.game, best.deed, lang), by=by, **counts)


def effects_about(found: Effects, lang: str) -> list[str]:
    """How many games, what an effect is, what was left out."""
    counts = {"deals": found.deals, "played": found.played, "count": len(found.deeds)}
    sentences = [say(HOUSE, "effects-counted", lang, seed=str(found.seed), **counts)]
    if found.ended != GAMES:
        sentences.append(say(HOUSE, f"compare-ended-{found.ended}", lang))
    sentences += [say(HOUSE, key, lang) for key in ("effects-promise", "effects-habits")]
    if found.rare or found.over:
        sentences.append(say(HOUSE, "effects-left-out", lang, count=found.rare, most=MOST_EFFECTS, over=found.over))
    return sentences


def effect_cells(found: Effects, lang: str, *, narrow: bool = False) -> Cells:
    """Every deed, the most helpful first; `narrow`: without its name on the command line."""
    keys = ("deed", *([] if narrow else ["name"]), "effect", "interval", "known", "used", "biased")
    rows = [
        [
            called(found.side.game, effect.deed, lang),
            *([] if narrow else [effect.deed]),
            more(SHARE, effect.more.mean, lang),
            span(SHARE, effect.more, lang),
            say(HOUSE, f"effects-known-{effect.known}", lang),
            percent(effect.done, lang),
            percent(effect.biased, lang) if effect.done else NOTHING,
        ]
        for effect in found.effects()
    ]
    return Cells([say(HOUSE, f"effects-{key}-column", lang) for key in keys], rows)


def option_cells(found: Effects, lang: str) -> Cells:
    """What each option does to the length of the game, and to whoever has the first turn."""
    rows = []
    game = found.side.game
    measures: list[Measure] = []
    for option, value, comparison, alpha in found.options:
        row = [_option(game.name, option, value, lang)]
        measures = [measure for measure in comparison.measures if measure.name in OPTION_MEASURES]
        for measure in measures:
            gone = comparison.interval(comparison.measures.index(measure), alpha)
            row += [more(measure.unit, gone.mean, lang), span(measure.unit, gone, lang)]
        rows.append(row)
    headings = [say(HOUSE, "effects-options-column", lang)]
    for measure in measures:
        headings += [named(measure, [found.side], lang), say(HOUSE, "compare-interval-column", lang)]
    return Cells(headings, rows)


# ---- what was measured of one side


def figure_cells(survey: Survey, lang: str) -> Cells:
    """Every measure with its mean."""
    keys = ("compare-measure-column", "measures-mean-column", "measures-interval-column")
    rows = []
    for figure in survey.figures():
        low, high = amount(figure.measure, figure.low, lang), amount(figure.measure, figure.high, lang)
        unsure = isinf(figure.low) or isinf(figure.high)
        told_interval = NOTHING if unsure else f"{low} … {high}"
        name = named(figure.measure, [survey.side], lang)
        rows.append([name, amount(figure.measure, figure.mean, lang), told_interval])
    return Cells([say(HOUSE, key, lang) for key in keys], rows)


def length_cells(survey: Survey, lang: str) -> Cells:
    """How long the games are, as quantiles."""
    headings = [
        say(HOUSE, "measures-length-column", lang),
        *[percent(share, lang).replace(",0", "").replace(".0", "") for share in QUANTILES],
    ]
    rows = [
        [
            say(HOUSE, f"lab-length-{length}", lang),
            *[decimal(value, 1 if length == "minutes" else 0, lang) for value in survey.quantiles(length, QUANTILES)],
        ]
        for length in LENGTHS
    ]
    return Cells(headings, rows)


def used_cells(survey: Survey, lang: str, most: int = MOST_DEEDS) -> Cells:
    """What was done most, and how those fared who did it."""
    game = survey.side.game
    keys = ("deed", "times", "games", "taken", "won")
    often = sorted(survey.used(), key=lambda used: -used.times)[:most]
    return Cells(
        [say(HOUSE, f"measures-{key}-column", lang) for key in keys], [_used(survey, game, u, lang) for u in often]
    )


def _used(survey: Survey, game: Game, used: Used, lang: str) -> list[str]:
    return [
        called(game, used.deed, lang),
        decimal(used.times / max(1, survey.games), 2, lang),
        percent(used.games / max(1, survey.games), lang),
        percent(used.picked / used.offered, lang) if used.offered else NOTHING,
        percent(used.wins / used.doers, lang) if used.doers else NOTHING,
    ]


def part_cells(survey: Survey, lang: str) -> Cells:
    """Luck and skill; no rows where that cannot be told."""
    keys = ("measures-part-column", "measures-share-column", "measures-interval-column")
    rows = [
        [
            say(HOUSE, f"lab-part-{part.part}", lang),
            percent(part.share, lang),
            f"{percent(part.low, lang)} … {percent(part.high, lang)}",
        ]
        for part in survey.skill()
    ]
    return Cells([say(HOUSE, key, lang) for key in keys], rows)


def stakes_cells(stakes: Stakes, lang: str) -> Cells:
    """What hangs on a decision, and kingmaking where there can be any."""
    keys = ("stakes-column", "stakes-mean-column", "measures-interval-column")
    figures = {"own": stakes.own}
    if stakes.tells_kings:
        figures |= {"lost": stakes.lost, "others": stakes.others}
    rows = []
    for key, figure in figures.items():
        unsure = isinf(figure.low) or isinf(figure.high)
        told_interval = NOTHING if unsure else f"{percent(figure.low, lang)} … {percent(figure.high, lang)}"
        rows.append([say(HOUSE, f"stakes-{key}", lang), percent(figure.mean, lang), told_interval])
    return Cells([say(HOUSE, key, lang) for key in keys], rows)


def stakes_about(stakes: Stakes, lang: str) -> list[str]:
    """How that was found out."""
    found = [say(HOUSE, "stakes-how", lang, count=stakes.decisions, worlds=WORLDS)]
    return [*found, say(HOUSE, "stakes-kings-how", lang)] if stakes.tells_kings else found


def rule_lines(survey: Survey, lang: str) -> list[str]:
    """The rules that never showed, as they begin."""
    return [told(survey.side.game.name, rule, lang) for rule in unmet(survey)]


def notes(survey: Survey, lang: str) -> list[str]:
    """What the tables do not say: entropy, dead choices, rules that never showed, the model of the minutes."""
    game = survey.side.game
    bits = survey.entropy()
    found = [say(HOUSE, "measures-entropy", lang, bits=decimal(bits, 2, lang), ways=decimal(2.0**bits, 1, lang))]
    dead = survey.dead()
    if dead:
        listed = "; ".join(called(game, used.deed, lang) for used in dead[:MOST_LISTED])
        listed += " …" if len(dead) > MOST_LISTED else ""
        found.append(say(HOUSE, "measures-dead", lang, games=survey.games, deeds=listed))
    else:
        found.append(say(HOUSE, "measures-dead-none", lang, games=survey.games))
    rules = unmet(survey)
    if rules:
        found.append(say(HOUSE, "measures-unmet", lang, rules=", ".join(rules)))
    else:
        found.append(say(HOUSE, "measures-unmet-none", lang, games=survey.games))
    found.append(say(HOUSE, "measures-unmet-how", lang, looked=survey.looked))
    seconds = {"deciding": DECIDING, "doubling": DOUBLING, "handing": HANDING_ON}
    found.append(say(HOUSE, "measures-minutes", lang, **{key: f"{value:g}" for key, value in seconds.items()}))
    return found
