"""What a review shows, part by part: who did how well, what mattered, and each decision with its board.

The page of a server and the file that stands alone are both made of these parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, Phrase
from ludoteca.review import telling
from ludoteca.review.accuracy import accuracy
from ludoteca.review.chart import kind_of, percent, sign_of, signed, told
from ludoteca.review.pieces import BLUNDER, DOUBTFUL, MISTAKE, ONLY, Choice, Judgement
from ludoteca.review.subject import Subject
from ludoteca.review.telling import COST, LUCK, Moment
from ludoteca.screen.markup import NOTHING, Markup, join, tag
from ludoteca.screen.screen import Screen
from ludoteca.screen.textboard import text_board
from ludoteca.words import decimal, say

WRONG: Final = (DOUBTFUL, MISTAKE, BLUNDER)

Link = Callable[..., str]
"""The address of another look at the review: `link(at=3)`, `link(seat=1)`, `link(step=2)`; what is not said stays."""


class Reader(NamedTuple):
    """For whom a review is written: the language, what the seats are called, and where its links lead."""

    lang: str
    names: Sequence[str]
    link: Link

    def says(self, key: str, **args: int | str) -> str:
        """A message of the house."""
        return say(HOUSE, f"ui-review-{key}", self.lang, **args)

    def phrase(self, phrase: Phrase) -> str:
        """What is to be said."""
        return phrase.text(self.lang, self.names)

    def action(self, state: State, action: int) -> str:
        """What an action is."""
        return state.describe(action).text(self.lang, self.names)


# ---- who did how well


def overview(subject: Subject, reader: Reader) -> Markup:
    """A sentence that sums up, and a row for each seat that may be told of."""
    seats = [subject.seat] if subject.result is None else list(range(subject.players))
    rows = [_row(subject, reader, seat) for seat in seats]
    heads = ("seat", "accuracy", *WRONG, *(("luck",) if subject.result is not None else ()))
    head = [tag("th", {"scope": "col"}, reader.says(f"head-{name}")) for name in heads]
    table = tag("table", {"class": "seats"}, tag("thead", None, tag("tr", None, *head)), tag("tbody", None, *rows))
    return join([tag("p", {"class": "sum-up"}, sum_up(subject, reader)), tag("div", {"class": "scroll"}, table)])


def _row(subject: Subject, reader: Reader, seat: int) -> Markup:
    mine = [one.judgement for n, one in sorted(subject.pieces.items()) if subject.movers[n] == seat]
    judged = [one for one in mine if one.verdict != ONLY]
    name = tag("a", {"href": reader.link(seat=seat), "data-look": ""}, reader.names[seat])
    won = subject.result is not None and subject.result[seat] > 0
    crown = tag("span", {"class": "crown", "title": reader.says("won")}, " ★") if won else NOTHING
    cells = [tag("td", {"class": "num strong"}, f"{round(accuracy(judged))}%" if judged else "–")]
    cells += [tag("td", {"class": "num"}, str(sum(one.verdict == verdict for one in judged))) for verdict in WRONG]
    if subject.result is not None:
        luck = signed(subject.review.luck(seat)) if subject.review is not None else "…"
        cells.append(tag("td", {"class": "num strong"}, luck))
    chosen = seat == subject.seat
    head = tag("th", {"scope": "row"}, tag("span", {"class": "swatch", "aria-hidden": "true"}), name, crown)
    return tag("tr", {"class": f"s{seat}{' chosen' if chosen else ''}"}, head, *cells)


def sum_up(subject: Subject, reader: Reader) -> str:
    """The game of the seat in a sentence."""
    if subject.review is not None:
        return reader.phrase(telling.sum_up(subject.game, subject.review, subject.seat, subject.facing))
    mine = [one.judgement for n, one in subject.pieces.items() if subject.movers[n] == subject.seat]
    wrong = sum(one.verdict in telling.WRONG for one in mine)
    if not mine:
        return reader.says("sum-none-yet", name=reader.names[subject.seat])
    return reader.says("sum-so-far", name=reader.names[subject.seat], judged=len(mine), wrong=wrong)


# ---- what mattered


def moment_list(subject: Subject, reader: Reader, at: int) -> Markup:
    """The moments that mattered, each a way to it."""
    if not subject.moments:
        return tag("p", {"class": "quiet"}, reader.says("nothing-yet" if not subject.review else "nothing"))
    return tag("ol", {"class": "moments"}, *[_entry(subject, reader, moment, at) for moment in subject.moments])


def _entry(subject: Subject, reader: Reader, moment: Moment, at: int) -> Markup:
    number = moment.number
    here = {"aria-current": "true"} if number == at else {}
    head = tag(
        "b",
        None,
        tag("span", {"class": "badge", "aria-hidden": "true"}, sign_of(subject, moment)),
        told(moment, reader.lang),
    )
    words = tag("small", None, in_short(subject, reader, moment))
    way = tag("a", {"href": reader.link(at=number), "data-look": "", **here}, head, words)
    return tag("li", {"class": f"{kind_of(subject, moment)}{' here' if number == at else ''}"}, way)


def in_short(subject: Subject, reader: Reader, moment: Moment) -> str:
    """A moment in short: what was better and why, or what came to light."""
    judgement, before = subject.judgement(moment.number), subject.before(moment.number)
    if moment.kind == COST and judgement is not None:
        played, better = (reader.action(before, one) for one in (judgement.action, judgement.choices[0].action))
        said, why = reader.says("instead", played=played, better=better), telling.why(judgement, subject.facing)
        return said if why is None else f"{said} {reader.phrase(why)}"
    amount = moment.amount if moment.kind == LUCK else -moment.amount
    came = telling.came_about(before, subject.record.actions[moment.number], moment.seat, amount, subject.facing)
    return " ".join(map(reader.phrase, came))


# ---- a decision


class Look(NamedTuple):
    """What is looked at: a decision, how far along the expected line, and through whose eyes."""

    at: int
    step: int = 0
    facing: int | None = None


def drawn(state: State, facing: int | None, reader: Reader) -> Screen:
    """The board as a picture: the game's own screen, with nothing to touch."""
    screen = state.game.screen(state, facing, reader.lang, list(reader.names), False)
    if isinstance(screen, Screen):
        return screen
    return Screen.plain(screen or text_board(state, facing, reader.lang, reader.says("board")))


def board(subject: Subject, reader: Reader, look: Look) -> Screen:
    """The position before a decision, or further along the line that the search expects."""
    if look.at >= subject.decisions:
        return drawn(subject.before(subject.decisions), look.facing, reader)
    if not look.step:
        return drawn(subject.before(look.at), look.facing, reader)
    line = subject.line(look.at)
    return drawn(line[min(look.step, len(line) - 1)], look.facing, reader)


def decision(subject: Subject, reader: Reader, look: Look) -> Markup:
    """What is said of a decision: what was chosen, what was better and why, and what luck did."""
    if look.at >= subject.decisions:
        return tag("p", {"class": "verdict-line"}, reader.says("the-end"))
    judgement = subject.judgement(look.at)
    before = subject.before(look.at)
    mover = subject.movers[look.at]
    if subject.result is None and mover != subject.seat:  # who is asked in a window is nobody's affair
        return tag("p", {"class": "verdict-line"}, reader.says("not-yours", number=look.at + 1))
    if judgement is None:
        said = reader.says("not-yet", number=look.at + 1, name=reader.names[mover])
        return tag("p", {"class": "verdict-line"}, said)
    parts = [
        tag(
            "p",
            {"class": "verdict-line"},
            tag("span", {"class": f"verdict {judgement.verdict}"}, _verdict(judgement, reader)),
            " ",
            reader.phrase(telling.played(judgement, before)),
        )
    ]
    better, why = telling.better(judgement, before), telling.why(judgement, subject.facing)
    if better is not None:
        more = [] if why is None else [" ", reader.phrase(why)]
        parts.append(tag("p", {"class": "better"}, tag("b", None, reader.phrase(better)), *more))
    luck = 0.0 if subject.known else subject.luck(look.at)
    if luck:
        told_of = telling.fortune(before, judgement.action, subject.seat, luck, subject.facing)
        parts.append(tag("p", {"class": "fate"}, reader.phrase(told_of)))
    return join(parts)


def _verdict(judgement: Judgement, reader: Reader) -> str:
    words, lost = reader.phrase(telling.verdict(judgement)), percent(judgement.cost)
    return f"{words} −{lost}%" if judgement.verdict in telling.LESS_THAN_BEST and lost else words


def expected_line(subject: Subject, reader: Reader, look: Look, *, walk: bool = True) -> Markup:
    """The line that the search expects; to `walk` along it, each action is a step that the board can be taken to."""
    judgement = subject.judgement(look.at) if look.at < subject.decisions else None
    if judgement is None or judgement.verdict == ONLY:
        return NOTHING
    line = subject.line(look.at)
    actions = (judgement.line or (judgement.choices[0].action,))[: len(line) - 1]
    steps = [_step(reader, 0, look.step, reader.says("line-start"), None)] if walk else []
    for number, (state, action) in enumerate(zip(line, actions, strict=False), start=1):
        words = reader.action(state, action)
        steps.append(_step(reader, number if walk else -1, look.step, words, state.to_move))
    how = reader.says("line-imagined" if subject.known else "line-as-lay")
    return tag(
        "section",
        {"class": "line"},
        tag("h3", None, reader.says("line")),
        tag("ol", {"start": 0 if walk else 1}, *steps),
        tag("small", None, f"{how} {reader.says('line-walk')}" if walk else how),
    )


def _step(reader: Reader, number: int, now: int, words: str, mover: int | None) -> Markup:
    """A step of a line; -1: one that leads nowhere."""
    here = {"aria-current": "step"} if number == now else {}
    way = tag("a", {"href": reader.link(step=number), "data-look": "", **here}, words) if number >= 0 else words
    who = tag("span", {"class": "who"}, f"{reader.names[mover]}: ") if mover is not None and mover >= 0 else NOTHING
    return tag("li", {"class": f"s{mover}" if mover is not None else None}, who, way)


def choices(subject: Subject, reader: Reader, look: Look) -> Markup:
    """All that could have been chosen, with what the seat could expect of it."""
    judgement = subject.judgement(look.at) if look.at < subject.decisions else None
    if judgement is None or len(judgement.choices) < 2:
        return NOTHING
    before = subject.before(look.at)
    rows = [_choice(one, judgement, before, reader) for one in judgement.choices]
    head = [
        tag("th", {"scope": "col"}, reader.says(f"choice-{name}"))
        for name in ("what", "chance", "range", "points", "games")
    ]
    table = tag("table", None, tag("thead", None, tag("tr", None, *head)), tag("tbody", None, *rows))
    return tag(
        "details",
        {"class": "fold", "data-key": "choices"},
        tag("summary", None, reader.says("choices", number=len(rows))),
        tag("div", {"class": "numbers", "tabindex": 0}, table),
        tag("small", None, reader.says("choices-meaning")),
    )


def _choice(one: Choice, judgement: Judgement, before: State, reader: Reader) -> Markup:
    best, played = one is judgement.choices[0], one.action == judgement.action
    marks = [reader.says("mark-best")] if best else []
    marks += [reader.says("mark-played")] if played else []
    mark = [" ", tag("em", None, " · ".join(marks))] if marks else []
    measure = before.game.measure
    points = decimal(one.points / measure, 2 if measure > 1 else 1, reader.lang)
    return tag(
        "tr",
        {"class": " ".join(kind for kind, on in (("best", best), ("played", played)) if on) or None},
        tag("th", {"scope": "row"}, reader.action(before, one.action), *mark),
        tag("td", None, f"{percent(one.chance)}%"),
        tag("td", None, f"{percent(one.low)}–{percent(one.high)}%"),
        tag("td", None, points),
        tag("td", None, str(one.games)),
    )
