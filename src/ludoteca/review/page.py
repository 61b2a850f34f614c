"""What a review shows, part by part: who did how well, what mattered, and each decision with its board.

The page of a server and the file that stands alone are both made of these parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE
from ludoteca.review.accuracy import accuracy
from ludoteca.review.chart import SIGNS, percent, signed, told
from ludoteca.review.pieces import BEST, BLUNDER, DOUBTFUL, MISTAKE, ONLY, Choice, Judgement
from ludoteca.review.subject import COST, Moment, Subject
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
    name = reader.names[subject.seat]
    mine = [one.judgement for n, one in subject.pieces.items() if subject.movers[n] == subject.seat]
    wrong = sum(one.verdict in (MISTAKE, BLUNDER) for one in mine)
    if subject.review is None or subject.result is None:
        return reader.says("sum-so-far", name=name, judged=len(mine), wrong=wrong)
    luck = percent(subject.review.luck(subject.seat))
    won = "yes" if subject.result[subject.seat] > 0 else "no"
    fate = "good" if luck >= 5 else "bad" if luck <= -5 else "even"
    return reader.says("sum", name=name, wrong=wrong, won=won, fate=fate, luck=abs(luck))


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
        tag("span", {"class": f"badge {moment.kind}", "aria-hidden": "true"}, sign_of(subject, moment)),
        told(moment, reader.lang),
    )
    words = tag("small", None, in_short(subject, reader, moment))
    way = tag("a", {"href": reader.link(at=number), "data-look": "", **here}, head, words)
    return tag("li", {"class": f"{moment.kind}{' here' if number == at else ''}"}, way)


def sign_of(subject: Subject, moment: Moment) -> str:
    """What marks a moment."""
    judgement = subject.judgement(moment.number)
    if moment.kind == COST and judgement is not None:
        return SIGNS[judgement.verdict]
    return "★" if moment.kind != "misfortune" else "↯"


def in_short(subject: Subject, reader: Reader, moment: Moment) -> str:
    """A moment in a sentence: what was better, or what came to light."""
    judgement = subject.judgement(moment.number)
    before = subject.before(moment.number)
    if moment.kind == COST and judgement is not None:
        played, better = (reader.action(before, one) for one in (judgement.action, judgement.choices[0].action))
        return reader.says("instead", played=played, better=better)
    told_of = happened(subject, reader, moment.number)
    return told_of or reader.action(before, subject.record.actions[moment.number])


def happened(subject: Subject, reader: Reader, number: int) -> str:
    """What a decision brought about, in the words of the story, as far as the seat heard of it."""
    facing = subject.seat if subject.known else None
    after = subject.after(number)
    heard = [event for event in after.events if subject.known is False or event.heard_by(facing)]
    return " ".join(event.phrase.text(reader.lang, reader.names) for event in heard[:3])


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
    name = reader.names[mover]
    if judgement is None:
        return tag("p", {"class": "verdict-line"}, reader.says("not-yet", number=look.at + 1, name=name))
    parts = [
        tag(
            "p",
            {"class": f"verdict-line {judgement.verdict}"},
            tag("span", {"class": f"verdict {judgement.verdict}"}, _verdict(judgement, reader)),
            " ",
            reader.says("chose", name=name, action=reader.action(before, judgement.action)),
        )
    ]
    if judgement.verdict in WRONG:
        better = reader.action(before, judgement.choices[0].action)
        why = judgement.why
        more = [] if why is None else [" ", why.phrase.text(reader.lang, reader.names)]
        parts.append(tag("p", {"class": "better"}, tag("b", None, reader.says("better", action=better)), *more))
    step = subject.steps.get(look.at)
    if step is not None and not subject.known:
        luck = percent(step.luck[subject.seat])
        if luck:
            told_of = happened(subject, reader, look.at)
            key = "luck-was" if luck > 0 else "misfortune-was"
            said = reader.says(key, name=reader.names[subject.seat], percent=abs(luck))
            parts.append(tag("p", {"class": "fate"}, said, *([" ", tag("span", {"class": "quiet"}, told_of)] if told_of else [])))
    return join(parts)


def _verdict(judgement: Judgement, reader: Reader) -> str:
    words = reader.says(f"verdict-{judgement.verdict}")
    lost = percent(judgement.cost)
    return f"{words} −{lost}%" if judgement.verdict in WRONG and lost else words


def expected_line(subject: Subject, reader: Reader, look: Look) -> Markup:
    """The line that the search expects, each action a step that the board can be taken to."""
    judgement = subject.judgement(look.at) if look.at < subject.decisions else None
    if judgement is None or judgement.verdict == ONLY:
        return NOTHING
    line = subject.line(look.at)
    actions = (judgement.line or (judgement.choices[0].action,))[: len(line) - 1]
    steps = [_step(reader, 0, look.step, reader.says("line-start"), None)]
    steps += [
        _step(reader, number, look.step, reader.action(state, action), state.to_move)
        for number, (state, action) in enumerate(zip(line, actions, strict=False), start=1)
    ]
    return tag(
        "section",
        {"class": "line"},
        tag("h3", None, reader.says("line")),
        tag("ol", {"start": 0}, *steps),
        tag("small", None, reader.says("line-imagined" if subject.known else "line-as-lay")),
    )


def _step(reader: Reader, number: int, now: int, words: str, mover: int | None) -> Markup:
    here = {"aria-current": "step"} if number == now else {}
    way = tag("a", {"href": reader.link(step=number), "data-look": "", **here}, words)
    who = tag("span", {"class": "who"}, f"{reader.names[mover]}: ") if mover is not None and mover >= 0 else NOTHING
    return tag("li", {"class": f"s{mover}" if mover is not None else None}, who, way)


def choices(subject: Subject, reader: Reader, look: Look) -> Markup:
    """All that could have been chosen, with what the seat could expect of it."""
    judgement = subject.judgement(look.at) if look.at < subject.decisions else None
    if judgement is None or len(judgement.choices) < 2:
        return NOTHING
    before = subject.before(look.at)
    rows = [_choice(one, judgement, before, reader) for one in judgement.choices]
    head = [tag("th", {"scope": "col"}, reader.says(f"choice-{name}")) for name in ("what", "chance", "range", "points", "games")]
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


__all__ = ["BEST", "Look", "Reader", "board", "choices", "decision", "expected_line", "moment_list", "overview", "sum_up"]
