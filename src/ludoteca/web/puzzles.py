"""The pages of puzzles: the shelf of them, with one for each day, and a puzzle to be solved on its board.

A page of a puzzle holds what the deciding seat could see, and nothing of the answer: that is asked for.
"""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

import ludoteca
from ludoteca.engine.game import State
from ludoteca.engine.phrase import HOUSE, seat_name
from ludoteca.puzzles import STEPS, Puzzle, daily, hint, shipped, shipped_position, shipped_puzzle, ships_puzzles
from ludoteca.screen import Screen
from ludoteca.screen.markup import NOTHING, Attributes, Markup, join, tag
from ludoteca.screen.textboard import text_board
from ludoteca.web.at_table import live_region, looks, rule_drawer
from ludoteca.web.regions import prompt_of, undrawn
from ludoteca.web.shell import game_url, home_link, page, ui
from ludoteca.words import say, title

WORDS = ("lost", "close", "sheet")
STYLES = ("puzzles.css",)
STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"
MOST_STARS = 3


# ---- the shelf


def puzzles_page(lang: str, day: date) -> str:
    """All puzzles: those of the day, and the others by game and grade; the page's script marks what was solved here."""
    names = [name for name in ludoteca.games() if shipped(name).puzzles]
    words = {
        "data-puzzles": "",
        "data-day": day.isoformat(),
        "data-word-solved": ui(lang, "puzzle-solved"),
        "data-word-streak": ui(lang, "puzzle-streak", number="#"),
        "data-word-streak-one": ui(lang, "puzzle-streak-one"),
        "data-word-count": ui(lang, "puzzle-count", number="#", most="##"),
    }
    return page(
        lang,
        ui(lang, "puzzles"),
        tag("h1", None, ui(lang, "puzzles")),
        tag("p", {"class": "quiet"}, ui(lang, "puzzles-about")),
        tag(
            "section",
            {"class": "panel", **words},
            tag("h2", None, ui(lang, "puzzle-daily")),
            tag("p", {"class": "streak", "data-streak": "", "hidden": "hidden"}),
            tag("ul", {"class": "dailies"}, *[_daily_card(name, lang, day) for name in names]),
        ),
        *[_of_game(name, lang) for name in names],
        here="/puzzles",
        kind="puzzles",
        more=STYLES,
    )


def _daily_card(name: str, lang: str, day: date) -> Markup:
    puzzle = daily(name, day)
    assert puzzle is not None
    return tag(
        "li",
        None,
        tag(
            "a",
            {"href": address(puzzle), "data-puzzle-link": puzzle.id},
            tag("img", {"src": game_url(name, "cover.svg"), "alt": "", "width": 300, "height": 400}),
            tag("strong", None, title(name, lang)),
            stars(puzzle.grade, lang),
        ),
    )


def _of_game(name: str, lang: str) -> Markup:
    """The puzzles of a game, a row for each grade."""
    found = shipped(name).puzzles
    rows = []
    for grade in sorted({puzzle.grade for puzzle in found}):
        links = [
            tag(
                "li",
                None,
                tag(
                    "a",
                    {
                        "href": address(puzzle),
                        "data-puzzle-link": puzzle.id,
                        "aria-label": ui(lang, "puzzle-number", number=number),
                    },
                    str(number),
                ),
            )
            for number, puzzle in enumerate(found, start=1)
            if puzzle.grade == grade
        ]
        rows.append(tag("div", {"class": "grade"}, stars(grade, lang), tag("ol", {"class": "numbers"}, *links)))
    return tag(
        "section",
        {"class": "panel", "id": name, "data-puzzle-game": name},
        tag("h2", None, title(name, lang)),
        tag("p", {"class": "quiet", "data-solved-count": ""}),
        *rows,
    )


def stars(grade: int, lang: str) -> Markup:
    """A grade as stars, which say in words how many they are."""
    drawn = [
        f'<path class="{"on" if number < grade else "off"}" transform="translate({20 * number} 0)" d="{STAR}"/>'
        for number in range(MOST_STARS)
    ]
    label = ui(lang, "puzzle-stars", grade=grade)
    return tag(
        "svg",
        {"class": "stars", "viewBox": "0 0 60 20", "width": 48, "height": 16, "role": "img", "aria-label": label},
        Markup("".join(drawn)),
    )


def address(puzzle: Puzzle) -> str:
    """Where a puzzle is."""
    return f"/puzzles/{puzzle.game}/{puzzle.id}"


# ---- a puzzle


def puzzle_page(name: str, puzzle_id: str, lang: str, day: date) -> str:
    """A puzzle on its board, to be solved by touching what one would play."""
    puzzle = shipped_puzzle(name, puzzle_id)
    state = shipped_position(name, puzzle_id).clone()
    today = daily(name, day)
    words = {key: ui(lang, key) for key in WORDS}
    shown = _regions(puzzle, state, lang)
    called = ui(lang, "puzzle-of", game=title(name, lang))
    return page(
        lang,
        called,
        tag(
            "div",
            {
                "class": "table puzzle",
                "data-puzzle": address(puzzle),
                "data-puzzle-id": puzzle.id,
                "data-day": day.isoformat() if today is not None and today.id == puzzle.id else None,
                **{f"data-word-{key}": text for key, text in words.items()},
            },
            tag("h1", {"class": "hidden"}, called),
            tag(
                "header",
                {"class": "deck"},
                home_link(lang),
                live_region("prompt", shown, {"role": "status", "aria-live": "polite"}),
                tag(
                    "div",
                    {"class": "hands"},
                    tag(
                        "div",
                        {"class": "tools"},
                        tag("a", {"class": "button", "href": f"/puzzles#{name}"}, ui(lang, "puzzles")),
                        tag("button", {"class": "tool", "data-rules": ""}, ui(lang, "rulebook")),
                    ),
                ),
            ),
            tag(
                "div",
                {"class": "play"},
                live_region("board", shown, {"class": "board", "role": "group", "aria-label": ui(lang, "board")}),
                live_region("actions", shown, {"class": "actions", "role": "group", "aria-label": ui(lang, "choices")}),
            ),
            tag(
                "aside",
                {"class": "side", "aria-label": ui(lang, "puzzle")},
                tag("div", {"id": "hint"}, _task(puzzle, state, lang)),
            ),
            tag("noscript", None, tag("p", {"class": "problem"}, ui(lang, "no-script"))),
        ),
        rule_drawer(name, lang),
        game=name,
        here=address(puzzle),
        kind="at-table",
        more=STYLES,
    )


def _regions(puzzle: Puzzle, state: State, lang: str) -> dict[str, str]:
    drawn = state.game.screen(state, puzzle.seat, lang)
    board = drawn if isinstance(drawn, Screen) else Screen.plain(drawn or _text(puzzle, state, lang))
    question = state.question()
    asked = question.phrase.text(lang)
    turn = ui(lang, "puzzle-you", seat=seat_name(puzzle.seat).text(lang))
    return {
        "prompt": prompt_of("yours", turn, asked, {"data-rule": question.rule}),
        "board": board,
        "actions": undrawn(state, board, lang),
    }


def _text(puzzle: Puzzle, state: State, lang: str) -> str:
    return text_board(state, puzzle.seat, lang, ui(lang, "text-board"))


def _task(puzzle: Puzzle, state: State, lang: str) -> Markup:
    """What is to be done, help in steps, and room for what is answered."""
    name = puzzle.game
    steps = [
        tag("button", {"class": "tool", "data-hint-step": step}, ui(lang, f"puzzle-hint-{step}"))
        for step in range(1, STEPS + 1)
    ]
    told = ui(lang, "puzzle-task", seat=seat_name(puzzle.seat).text(lang), number=len(state.choices))
    return tag(
        "section",
        {"class": "hints", "aria-label": ui(lang, "puzzle")},
        tag("div", {"class": "hints-head"}, tag("h2", None, ui(lang, "puzzle")), stars(puzzle.grade, lang)),
        tag("p", {"class": "quiet"}, title(name, lang)),
        tag("p", None, told),
        tag("p", {"class": "tried", "id": "tried", "role": "status"}),
        tag("div", {"id": "hints-told", "aria-live": "polite"}),
        tag(
            "div",
            {"class": "row", "data-helps": ""},
            *steps,
            tag("button", {"class": "tool", "data-give-up": ""}, ui(lang, "puzzle-show")),
        ),
        tag("div", {"id": "solution", "tabindex": -1}),
        looks(lang, address(puzzle)),
    )


# ---- what is asked for


class Answered(NamedTuple):
    """What is said of a try."""

    right: bool
    text: str  # in a sentence
    best: int  # the answer; -1 as long as it is not known
    html: str  # the solution; empty as long as it is not known
    tried: bool = True  # whether it was an answer at all


def answered(name: str, puzzle_id: str, lang: str, action: int | None) -> Answered:
    """What is said of a choice; None: whoever asks has given up, and is told."""
    puzzle = shipped_puzzle(name, puzzle_id)
    state = shipped_position(name, puzzle_id).clone()
    if action is None:
        return Answered(False, "", puzzle.best, str(_solution(puzzle, state, lang, -1)))
    if action == puzzle.best:
        return Answered(True, ui(lang, "puzzle-right"), puzzle.best, str(_solution(puzzle, state, lang, action)))
    reason = state.why_illegal(action)
    if reason is not None:
        return Answered(False, reason.text(lang), -1, "", tried=False)
    key = "puzzle-obvious" if action in puzzle.obvious else "puzzle-wrong"
    return Answered(False, ui(lang, key, choice=state.describe(action).text(lang)), -1, "")


class Refused(NamedTuple):
    """Why something cannot be done, and the rule that says so."""

    why: str
    rule: str


def refused(name: str, puzzle_id: str, lang: str, action: int) -> Refused | None:
    """Why an action is none of the choices; None: it is one."""
    reason = shipped_position(name, puzzle_id).clone().why_illegal(action)
    return None if reason is None else Refused(reason.text(lang), reason.rule)


class Told(NamedTuple):
    """What a hint says, and the choices that it leaves."""

    html: str
    among: list[int]


def helped(name: str, puzzle_id: str, lang: str, step: int) -> Told:
    """A hint; each step tells more than the one before."""
    puzzle = shipped_puzzle(name, puzzle_id)
    state = shipped_position(name, puzzle_id).clone()
    found = hint(puzzle, state, step)
    if found.why is not None:
        gains = ui(lang, "puzzle-gains", reason=found.why.text(lang))
        return Told(str(tag("p", {"class": "why"}, gains)), [])
    items = [tag("li", {"data-hint": action}, state.describe(action).text(lang)) for action in found.among]
    head = ui(lang, "puzzle-among", number=len(items))
    return Told(str(join([tag("p", {"class": "why"}, head), tag("ul", {"class": "among"}, *items)])), list(found.among))


def _solution(puzzle: Puzzle, state: State, lang: str, tried: int) -> Markup:
    """The answer with its reason, the chances of the choices, and how sure all this is."""
    confirmed = puzzle.confirmed
    missed = [ui(lang, f"puzzle-level-{asked.level}") for asked in puzzle.asked if asked.missed]
    key = "puzzle-solved-head" if tried >= 0 else "puzzle-answer"
    found = shipped(puzzle.game).puzzles
    after = found[(found.index(puzzle) + 1) % len(found)]
    return join(
        [
            tag("h2", None, ui(lang, key)),
            tag("p", {"class": "why"}, puzzle.reason.text(lang)),
            tag(
                "ol", {"class": "rated"}, *[_rated(puzzle, state, number, lang) for number in range(len(puzzle.rated))]
            ),
            tag("p", {"class": "quiet"}, ui(lang, "puzzle-missed", number=len(missed), levels=", ".join(missed))),
            tag(
                "p",
                {"class": "quiet"},
                ui(
                    lang,
                    "puzzle-sure",
                    searches=confirmed.searches,
                    simulations=confirmed.simulations,
                    games=confirmed.games,
                ),
            ),
            tag(
                "p",
                {"class": "row"},
                tag("a", {"class": "button main", "href": address(after)}, ui(lang, "puzzle-next")),
                tag("a", {"class": "button", "href": f"/puzzles#{puzzle.game}"}, ui(lang, "puzzle-all")),
                tag(
                    "form",
                    {"method": "post", "action": f"{address(puzzle)}/play"},
                    tag("button", {"class": "tool"}, ui(lang, "puzzle-play")),
                ),
            ),
        ]
    )


def _rated(puzzle: Puzzle, state: State, place: int, lang: str) -> Markup:
    """A choice with its chance to win; the first in mind says so."""
    rated = puzzle.rated[place]
    told = [tag("small", None, ui(lang, "puzzle-first"))] if rated.action in puzzle.obvious else []
    chance = ui(lang, "puzzle-chance", percent=_percent(rated.chance))
    between = ui(lang, "puzzle-between", low=_percent(rated.low), high=_percent(rated.high))
    return tag(
        "li",
        {"class": "best" if place == 0 else None, "data-hint": rated.action},
        tag(
            "p",
            {"class": "verdict"},
            tag("b", None, state.describe(rated.action).text(lang)),
            tag("span", {"class": "chance", "data-tip": between}, chance),
        ),
        _bar(rated.chance, rated.low, rated.high),
        *told,
    )


def _percent(share: float) -> int:
    return min(99, max(1, round(100 * share)))


def _bar(chance: float, low: float, high: float) -> Markup:
    """The chance as a bar, with its interval as a line."""
    return Markup(
        '<svg class="chance-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        f'<rect class="ground" width="100" height="6"/><rect class="won" width="{100 * chance:.0f}" height="6"/>'
        f'<rect class="between" x="{100 * low:.1f}" y="2" width="{100 * (high - low):.1f}" height="2"/></svg>'
    )


# ---- links to it


def puzzle_link(name: str, lang: str) -> Markup:
    """From the card of a game to its puzzle of the day; nothing where it has none."""
    if not ships_puzzles(name):
        return NOTHING
    words: Attributes = {
        "class": "button learn",
        "href": f"/puzzles/{name}",
        "aria-label": ui(lang, "puzzle-today-of", game=title(name, lang)),
    }
    return tag("a", words, say(HOUSE, "ui-puzzle-today", lang))


def puzzles_link(lang: str) -> Markup:
    """From the first page to all of them; nothing where no game has any."""
    if not any(ships_puzzles(name) for name in ludoteca.games()):
        return NOTHING
    return tag(
        "p",
        {"class": "to-puzzles"},
        tag("a", {"class": "button", "href": "/puzzles"}, ui(lang, "puzzle-daily")),
        " ",
        tag("span", {"class": "quiet"}, ui(lang, "puzzles-short")),
    )
