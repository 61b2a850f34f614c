"""A review at the terminal: how the chances went, how each seat fared, and what mattered and why."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.bots.registry import PERSON
from ludoteca.engine import LudotecaError, Record, State, house
from ludoteca.files import check_free, written_whole
from ludoteca.lab.reviewing import reviewed
from ludoteca.review import Budget, Review, telling
from ludoteca.review.budget import MOST_SECONDS, MOST_SIMULATIONS
from ludoteca.review.chart import SIGNS, signed
from ludoteca.review.codec import review_to_json
from ludoteca.review.pieces import BLUNDER
from ludoteca.review.standalone import standalone
from ludoteca.review.subject import Subject
from ludoteca.terminal.arguments import SHOWN, UsageError, read_count, read_seconds
from ludoteca.terminal.content import show_contents
from ludoteca.terminal.lab import bar
from ludoteca.terminal.talk import LOUD, QUIET, Talk, one_line
from ludoteca.version import VERSION
from ludoteca.words import title

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # columns of the graph
MOST = 12  # moments that are told
TERRIBLE = "×"  # a blunder, in one column
KIND = ".html"


def read_budget(text: str, seed: int) -> Budget:
    """What a decision may cost: simulations (`600`), or seconds (`0.5s`)."""
    try:
        if text.endswith("s"):
            seconds = read_seconds("--budget", text.removesuffix("s"), int(MOST_SECONDS))
            budget = Budget(simulations=MOST_SIMULATIONS, seconds=seconds, seed=seed)
        else:
            budget = Budget(simulations=read_count("--budget", text, MOST_SIMULATIONS), seed=seed)
        budget.check()
    except LudotecaError:
        given, seconds = one_line(text)[:SHOWN], int(MOST_SECONDS)
        limits = house("review-budget-given", {"given": given, "most": MOST_SIMULATIONS, "seconds": seconds})
        raise UsageError(limits) from None
    return budget


def check_out(path: Path, *, force: bool = False) -> None:
    """Refuse, before anything is worked out, a page that could not be written afterwards."""
    if path.suffix.lower() != KIND:
        raise UsageError(house("review-out", {"file": str(path)}))
    check_free(path, force=force)


def run(
    talk: Talk,
    record: Record,
    seat: int | None,
    budget: Budget,
    jobs: int | None,
    out: Path | None = None,
    *,
    force: bool = False,
    as_json: bool = False,
) -> int:
    """Check everything, work it out, show it, write it down."""
    if out is not None:
        check_out(out, force=force)
    with bar(talk, len(record.actions), "review-working") as told:
        review = reviewed(record, budget, jobs, None if told is None else partial(told))
    positions = positions_of(record)
    if as_json:
        body = as_plain(record, review, budget, positions, seat, talk.lang)
        talk.console.file.write(json.dumps(body, ensure_ascii=False, indent=1) + "\n")
    else:
        show(talk, record, review, budget, positions, seat)
    if out is not None:
        page = page_of(talk, record, review, positions, seat)
        with written_whole(out) as file:
            file.write(page.encode())
        if not as_json:
            talk.tell("review-written")
            talk.line(f"  {out}")
    return 0


def positions_of(record: Record) -> list[State]:
    """The position before each decision, and the last one."""
    return [state.clone() for state in record.positions()]


def show(
    talk: Talk, record: Record, review: Review, budget: Budget, positions: list[State], seat: int | None = None
) -> None:
    """All of it; with a seat, what concerns that seat, which is spoken to."""
    game = positions[0].game
    talk.heading(title(game.name, talk.lang))
    show_contents(talk, game)
    for number, name in enumerate(record.seats):
        if name != PERSON:
            talk.write(f"{talk.seat(number)}: {name}")
    talk.heading(talk.words("review-chances"))
    show_chances(talk, review, seat)
    talk.heading(talk.words("review-seats"))
    talk.show(sums(talk, review))
    talk.tell("review-signs", QUIET)
    whole = telling.sum_up_all(game, review)
    if whole is not None:
        talk.write(talk.phrase(whole))
    for each in range(game.players) if seat is None else [seat]:
        talk.write(talk.phrase(telling.sum_up(game, review, each, seat)))
    talk.heading(talk.words("review-mattered"))
    moments = telling.moments(review, seat, MOST)
    for moment in moments:
        before = positions[moment.number]
        judgement = review.pieces[moment.number].judgement
        played = talk.phrase(telling.played(judgement, before))
        told = talk.phrase(telling.moment_told(review, moment, before, seat))
        talk.item(f"{moment.number + 1:>4}", f"{played}\n{told}")
    if not moments:
        talk.tell("review-nothing")
    talk.console.print()
    key = "review-budget-seconds" if budget.seconds else "review-budget-simulations"
    given = talk.number(budget.seconds, 1) if budget.seconds else str(budget.simulations)
    talk.tell(key, QUIET, budget=given, seed=str(budget.seed))


def show_chances(talk: Talk, review: Review, seat: int | None = None) -> None:
    """A line for each seat: how its chance went, from the start to the result; below it, where it went wrong."""
    chances = [*(piece.open for piece in review.pieces), review.result]
    width = max(10, min(WIDEST, talk.console.width - 30, len(chances)))
    places = [round(column * (len(chances) - 1) / max(1, width - 1)) for column in range(width)]
    grid = Grid.grid(padding=(0, 1))
    for place in range(len(review.result)) if seat is None else [seat]:
        line = "".join(BARS[min(len(BARS) - 1, int(chances[at][place] * len(BARS)))] for at in places)
        start, end = (f"{round(100 * chances[at][place])}%" for at in (0, -1))
        grid.add_row(talk.seat(place), Text(line, style="cyan"), Text(f"{start} → {end}"))
        if (marks := _marks(review, place, places)).strip():
            grid.add_row("", Text(marks, style=LOUD), "")
    talk.show(grid)
    talk.tell("review-marks", QUIET)


def _marks(review: Review, seat: int, places: list[int]) -> str:
    """Below the columns, `?` where the seat made a mistake, `×` where it made a blunder."""
    marks = [" "] * len(places)
    for piece in review.pieces:
        verdict = piece.judgement.verdict
        if piece.judgement.seat == seat and verdict in telling.WRONG:
            column = max(column for column, at in enumerate(places) if at <= piece.number)
            if marks[column] != TERRIBLE:
                marks[column] = TERRIBLE if verdict == BLUNDER else "?"
    return "".join(marks)


def sums(talk: Talk, review: Review) -> Grid:
    """A row for each seat: how accurate it was, what went wrong, and what its choices and luck did to its chance."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET)
    grid.add_column("", style=LOUD, no_wrap=True)
    signs = (SIGNS[verdict] for verdict in telling.LESS_THAN_BEST)
    words = {key: talk.words(f"review-{key}-column") for key in ("accuracy", "start", "choices", "luck", "result")}
    for heading in (words["accuracy"], *signs, *list(words.values())[1:]):
        grid.add_column(Text(heading), justify="right", no_wrap=True)
    for one in review.sums():
        star = "★ " if one.result > 0 else ""
        counts = [str(count) for count in (one.doubtful, one.mistakes, one.blunders)]
        parts = [signed(part) for part in (one.skill, one.luck)]
        ends = [f"{round(100 * end)}%" for end in (one.start, one.result)]
        grid.add_row(f"{star}{talk.seat(one.seat)}", f"{round(one.accuracy)}%", *counts, ends[0], *parts, ends[1])
    return grid


def page_of(talk: Talk, record: Record, review: Review, positions: list[State], seat: int | None) -> str:
    """The review as one HTML file; without a seat it begins with the first winner."""
    won = [place for place, share in enumerate(review.result) if share > 0]
    shown = seat if seat is not None else won[0] if won else 0
    movers = [state.to_move for state in positions[: len(record.actions)]]
    pieces = {piece.number: piece for piece in review.pieces}
    subject = Subject(record, movers, pieces, review.result, shown, facing=seat)
    return standalone(subject, [talk.seat(place) for place in range(len(review.result))], talk.lang)


def as_plain(
    record: Record, review: Review, budget: Budget, positions: list[State], seat: int | None, lang: str
) -> dict[str, object]:
    """The whole for programs: what it comes to, what mattered in words, and every piece."""
    game = positions[0].game
    return {
        "ludoteca": VERSION,
        "game": record.game,
        "options": game.options,
        "seats": record.seats,
        "budget": budget._asdict(),
        "sums": [
            one._asdict() | {"told": telling.sum_up(game, review, one.seat, seat).text(lang)} for one in review.sums()
        ],
        "moments": [
            moment._asdict()
            | {
                "played": telling.played(review.pieces[moment.number].judgement, positions[moment.number]).text(lang),
                "told": telling.moment_told(review, moment, positions[moment.number], seat).text(lang),
            }
            for moment in telling.moments(review, seat, MOST)
        ],
        **review_to_json(review),
    }
